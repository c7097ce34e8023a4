// SPDX-License-Identifier: BSL-1.0
#include "bytepress/text/base64.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "canary.hpp"

using namespace bytepress;
using bytepress::test::Canary;

namespace {

using Kernel = BytesStep (*)(char*, char*, const std::byte*, const std::byte*) noexcept;

// In pieces of `room` bytes, like a caller with little memory. "<…>" if a promise is broken.
template <std::size_t Room>
std::string writtenInPieces(Kernel kernel, const std::vector<std::byte>& bytes) {
  std::string text;
  const std::byte* from = bytes.data();
  const std::byte* last = from + bytes.size();
  while (from != last) {
    Canary<Room> memory;
    const BytesStep step = kernel(memory.at(), memory.end(), from, last);
    if (step.next == from) return "<no progress>";
    if (!memory.intact()) return "<wrote outside>";
    text += memory.text(step.at);
    from = step.next;
  }
  return text;
}

std::string written(Kernel kernel, std::string_view bytes) {
  const auto* from = reinterpret_cast<const std::byte*>(bytes.data());
  return writtenInPieces<512>(kernel, {from, from + bytes.size()});
}

// One character at a time, straight from RFC 4648.
std::string reference(const std::vector<std::byte>& bytes, std::string_view lastTwo, bool padded) {
  std::string alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
  alphabet += lastTwo;
  std::string text;
  for (std::size_t bit = 0; bit < bytes.size() * 8; bit += 6) {
    std::size_t group = 0;
    for (std::size_t i = bit; i < bit + 6; ++i) {
      const bool set =
          i / 8 < bytes.size() && (std::to_integer<unsigned>(bytes[i / 8]) >> (7 - i % 8) & 1) != 0;
      group = group * 2 + set;
    }
    text += alphabet[group];
  }
  while (padded && text.size() % 4 != 0) text += '=';
  return text;
}

std::vector<std::byte> randomBytes(std::size_t count) {
  std::mt19937 random(static_cast<unsigned>(count));
  std::vector<std::byte> bytes(count);
  for (std::byte& byte : bytes) byte = static_cast<std::byte>(random());
  return bytes;
}

}  // namespace

TEST_CASE("base64 prints the test vectors of RFC 4648, section 10") {
  CHECK(written(writeBase64, "") == "");
  CHECK(written(writeBase64, "f") == "Zg==");
  CHECK(written(writeBase64, "fo") == "Zm8=");
  CHECK(written(writeBase64, "foo") == "Zm9v");
  CHECK(written(writeBase64, "foob") == "Zm9vYg==");
  CHECK(written(writeBase64, "fooba") == "Zm9vYmE=");
  CHECK(written(writeBase64, "foobar") == "Zm9vYmFy");
}

TEST_CASE("base64url has its own last two characters and no padding") {
  CHECK(written(writeBase64, "\xfb\xff\xfe") == "+//+");
  CHECK(written(writeBase64Url, "\xfb\xff\xfe") == "-__-");
  CHECK(written(writeBase64Url, "f") == "Zg");
  CHECK(written(writeBase64Url, "fo") == "Zm8");
  CHECK(written(writeBase64Url, "foo") == "Zm9v");
}

TEST_CASE("hex prints two lower-case digits for each byte") {
  CHECK(written(writeHex, "") == "");
  CHECK(written(writeHex, "foobar") == "666f6f626172");
  CHECK(written(writeHex, std::string_view("\x00\x7f\x80\xff", 4)) == "007f80ff");
}

TEST_CASE("bytes of every length print the same in one piece and in the smallest pieces") {
  for (std::size_t count = 0; count <= 100; ++count) {
    CAPTURE(count);
    const std::vector<std::byte> bytes = randomBytes(count);
    const std::string base64 = reference(bytes, "+/", true);
    const std::string base64Url = reference(bytes, "-_", false);
    CHECK(base64.size() == base64Chars(count));
    CHECK(base64Url.size() == base64UrlChars(count));
    CHECK(writtenInPieces<1024>(writeBase64, bytes) == base64);
    CHECK(writtenInPieces<kMinBytesRoom>(writeBase64, bytes) == base64);
    CHECK(writtenInPieces<19>(writeBase64, bytes) == base64);
    CHECK(writtenInPieces<1024>(writeBase64Url, bytes) == base64Url);
    CHECK(writtenInPieces<kMinBytesRoom>(writeBase64Url, bytes) == base64Url);
    CHECK(writtenInPieces<17>(writeBase64Url, bytes) == base64Url);
    const std::string hex = writtenInPieces<1024>(writeHex, bytes);
    CHECK(hex.size() == hexChars(count));
    CHECK(writtenInPieces<kMinBytesRoom + 1>(writeHex, bytes) == hex);
  }
}
