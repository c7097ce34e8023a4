// SPDX-License-Identifier: BSL-1.0
#include <bytepress/avro/snappy.hpp>

#include "avro/codec_check.hpp"

using namespace bytepress;

TEST_CASE("snappy: a file of the Java implementation is read") {
  avro::SnappyCodec codec;
  CodecCheck{codec}.readsWeather(kWeatherSnappy);
}

TEST_CASE("snappy: files are written and read") {
  avro::SnappyCodec codec;
  CodecCheck{codec}.writesWhatItReads();
}

TEST_CASE("snappy: anything is packed and unpacked, up to the last byte that is allowed") {
  avro::SnappyCodec codec;
  CodecCheck{codec}.packsAnything();
}

TEST_CASE("snappy: what is cut short, too long or changed is refused, or does no harm") {
  avro::SnappyCodec codec;
  CodecCheck{codec}.refusesWhatIsWrong();
}

TEST_CASE("snappy: the checksum is that of zlib and PNG, and is looked at") {
  CHECK(avro::crc32Of("123456789") == 0xcbf43926);
  avro::SnappyCodec codec;
  std::string packed = CodecCheck{codec}.packed("abc"), plain;
  packed.back() = static_cast<char>(packed.back() ^ 1);
  CHECK(CodecCheck{codec}.unpacked(packed, plain) == "a block is corrupt");
}

TEST_CASE("snappy: a length that lies asks for no memory") {
  avro::SnappyCodec codec;
  std::string plain;
  CHECK(CodecCheck{codec}.unpacked(bytesOfHex("ffffff3f 00 00000000"), plain) == "a block is corrupt");
}
