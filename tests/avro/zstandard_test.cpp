// SPDX-License-Identifier: BSL-1.0
#include <bytepress/avro/zstandard.hpp>

#include "avro/codec_check.hpp"

using namespace bytepress;

TEST_CASE("zstandard: a file of the Java implementation is read") {
  avro::ZstandardCodec codec;
  CodecCheck{codec}.readsWeather(kWeatherZstandard);
}

TEST_CASE("zstandard: files are written and read") {
  avro::ZstandardCodec codec;
  CodecCheck{codec}.writesWhatItReads();
}

TEST_CASE("zstandard: anything is packed and unpacked, up to the last byte that is allowed") {
  avro::ZstandardCodec codec;
  CodecCheck{codec}.packsAnything();
}

TEST_CASE("zstandard: what is cut short, too long or changed is refused, or does no harm") {
  avro::ZstandardCodec codec;
  CodecCheck{codec}.refusesWhatIsWrong();
}
