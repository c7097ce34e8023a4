// SPDX-License-Identifier: BSL-1.0
//
// What every codec of container files has to do.
#ifndef BYTEPRESS_TESTS_AVRO_CODEC_CHECK_HPP
#define BYTEPRESS_TESTS_AVRO_CODEC_CHECK_HPP

#include <doctest/doctest.h>

#include <cstddef>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include <bytepress/avro/file_reader.hpp>
#include <bytepress/avro/file_writer.hpp>

#include "avro/hex.hpp"
#include "avro/weather.hpp"

struct CodecCheck {
  bytepress::avro::Codec& codec;

  // "" after a success.
  std::string unpacked(std::string_view packed, std::string& plain, std::size_t maxBytes = std::size_t{1} << 30) const {
    bytepress::ByteBuffer buffer;
    bytepress::Cursor to(buffer, maxBytes);
    const auto code = codec.decompress(packed, to);
    const auto written = to.finish();
    plain = buffer.view();
    if (written != bytepress::PrintCode::ok) return std::string(describe(written));
    return code == bytepress::avro::DecodeCode::ok ? "" : std::string(describe(code));
  }
  std::string packed(std::string_view plain) const {
    bytepress::ByteBuffer buffer;
    bytepress::Cursor to(buffer, std::size_t{1} << 30);
    codec.compress(plain, to);
    REQUIRE(to.finish() == bytepress::PrintCode::ok);
    return std::string(buffer.view());
  }

  // A file that another implementation wrote.
  void readsWeather(std::string_view hex) const {
    const std::string bytes = bytesOfHex(hex);
    bytepress::avro::Codec* const codecs[] = {&codec};
    bytepress::avro::FileReader<Weather> file(bytes, {.codecs = codecs});
    CHECK(file.codec() == codec.name());
    std::vector<Weather> read;
    for (Weather each; file.next(each);) read.push_back(each);
    CHECK(file.status().message() == "decoded");
    CHECK(read == kWeather);

    bytepress::avro::FileReader<Weather> without(bytes);
    CHECK(without.status().code() == bytepress::avro::DecodeCode::unknownCodec);
    // One byte of the block changed, wherever it is. In some of them that can pass unseen.
    for (std::size_t at = bytes.size() - 17; at > bytes.size() - 60; --at) {
      std::string wrong = bytes;
      wrong[at] = static_cast<char>(wrong[at] ^ 0x15);
      bytepress::avro::FileReader<Weather> other(wrong, {.codecs = codecs});
      for (Weather each; other.next(each);) CHECK(each.station.size() <= 200);
    }
  }

  void writesWhatItReads() const {
    bytepress::ByteBuffer bytes;
    bytepress::avro::FileWriter<std::string> writer(bytes, {.codec = &codec, .blockBytes = 5000});
    const auto text = [](std::size_t i) { return std::string(i % 300, static_cast<char>('a' + i % 26)); };
    for (std::size_t i = 0; i < 2000; ++i) writer.write(text(i));
    writer.flush();
    CHECK(bytes.size() < 150000);  // of 299000
    bytepress::avro::Codec* const codecs[] = {&codec};
    bytepress::avro::FileReader<std::string> reader(bytes, {.codecs = codecs});
    std::size_t count = 0;
    for (std::string each; reader.next(each); ++count) REQUIRE(each == text(count));
    CHECK(count == 2000);
    CHECK(reader.status().message() == "decoded");
  }

  void packsAnything() const {
    std::mt19937 random(3);
    for (const std::size_t size : {0u, 1u, 2u, 100u, 1023u, 1024u, 1025u, 65536u, 1000000u}) {
      std::string zeros(size, '\0'), noise(size, '\0'), plain;
      for (char& each : noise) each = static_cast<char>(random());
      for (const std::string& given : {zeros, noise}) {
        const std::string bytes = packed(given);
        CHECK(unpacked(bytes, plain) == "");
        CHECK(plain == given);
        if (size == 0) continue;
        CHECK(unpacked(bytes, plain, size) == "");
        CHECK(unpacked(bytes, plain, size - 1) == "the document is longer than maxBytes allows");
      }
    }
  }

  void refusesWhatIsWrong() const {
    std::string plain;
    const std::string good = packed("The quick brown fox jumps over the lazy dog, the quick brown fox jumps over the lazy dog.");
    CHECK(unpacked(good, plain) == "");
    for (std::size_t size = 0; size < good.size(); ++size) CHECK(unpacked(good.substr(0, size), plain) == "a block is corrupt");
    CHECK(unpacked(good + 'x', plain) == "a block is corrupt");
    std::mt19937 random(5);
    for (int round = 0; round < 2000; ++round) {
      std::string bytes = good;
      bytes[random() % bytes.size()] = static_cast<char>(random());
      (void)unpacked(bytes, plain, 10000);
    }
  }
};

#endif  // BYTEPRESS_TESTS_AVRO_CODEC_CHECK_HPP
