// SPDX-License-Identifier: BSL-1.0
#include <bytepress/avro/deflate.hpp>

#include "avro/codec_check.hpp"

using namespace bytepress;

TEST_CASE("deflate: a file of the Java implementation is read") {
  avro::DeflateCodec codec;
  CodecCheck{codec}.readsWeather(kWeatherDeflate);
}

TEST_CASE("deflate: files are written and read") {
  avro::DeflateCodec codec;
  CodecCheck{codec}.writesWhatItReads();
}

TEST_CASE("deflate: anything is packed and unpacked, up to the last byte that is allowed") {
  avro::DeflateCodec codec;
  CodecCheck{codec}.packsAnything();
}

TEST_CASE("deflate: what is cut short, too long or changed is refused, or does no harm") {
  avro::DeflateCodec codec;
  CodecCheck{codec}.refusesWhatIsWrong();
}

TEST_CASE("deflate: levels are zlib's") {
  const std::string text(100000, 'x');
  for (int level = -1; level <= 9; ++level) {
    avro::DeflateCodec codec(level);
    std::string plain;
    CHECK(CodecCheck{codec}.unpacked(CodecCheck{codec}.packed(text), plain) == "");
    CHECK(plain == text);
  }
  avro::DeflateCodec codec(10);
  ByteBuffer bytes;
  avro::FileWriter<int> file(bytes, {.codec = &codec, .blockBytes = 0});
  CHECK(file.tryWrite(1).code() == PrintCode::badOption);
}
