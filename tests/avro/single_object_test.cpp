// SPDX-License-Identifier: BSL-1.0
#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include <boost/describe/class.hpp>

#include <bytepress/avro/single_object.hpp>

#include "avro/hex.hpp"

using namespace bytepress;

namespace {

struct Message {
  std::int64_t id = 42;
  std::string name = "Bill";
  std::vector<std::string> tags{"dog_lover", "cat_hater"};
  bool operator==(const Message&) const = default;
  friend constexpr auto fieldRules(For<Message>) { return rules(avro::name("org.apache.avro.TestMessage")); }
};
BOOST_DESCRIBE_STRUCT(Message, (), (id, name, tags))

// share/test/data/messageV1/test_message.bin of the Avro project.
constexpr std::string_view kMessage = "c301" "a92de1f8a242f53d" "54" "0842696c6c" "04" "12646f675f6c6f766572" "126361745f6861746572" "00";

template <class T>
std::string failureOf(std::string_view hex) {
  T value{};
  return avro::tryDecodeSingle(bytesOfHex(hex), value).message();
}

}  // namespace

TEST_CASE("a message is that of the other implementations") {
  CHECK(hexOf(avro::encodeSingle(Message())) == kMessage);
  Message read{0, "", {}};
  avro::decodeSingle(bytesOfHex(kMessage), read);
  CHECK(read == Message());
  CHECK(avro::decodeSingle<Message>(avro::encodeSingle(Message(), {.blocks = avro::Blocks::sized})) == Message());
  CHECK(avro::singleObjectFingerprint(bytesOfHex(kMessage)) == 0x3df542a2f8e12da9);
  CHECK(hexOf(avro::encodeSingle(27)) == "c301" "8f5c393f1ad57572" "36");
}

TEST_CASE("bytes that are no single object, or one of another schema, are refused") {
  CHECK(failureOf<int>("") == "the bytes end within a value at byte 0");
  CHECK(failureOf<int>("c3") == "the bytes end within a value at byte 0");
  CHECK(failureOf<int>("c302" "8f5c393f1ad57572" "36") == "this is not how Avro data begins at byte 0");
  CHECK(failureOf<int>("01c3" "8f5c393f1ad57572" "36") == "this is not how Avro data begins at byte 0");
  CHECK(failureOf<int>("c301" "8f5c393f1ad575") == "the bytes end within a value at byte 2");
  CHECK(failureOf<int>("c301" "8f5c393f1ad57573" "36") == "the schema is not that of the type at byte 2");
  CHECK(failureOf<std::int64_t>("c301" "8f5c393f1ad57572" "36") == "the schema is not that of the type at byte 2");
  CHECK(failureOf<int>("c301" "8f5c393f1ad57572" "80") == "the bytes end within a value at byte 10");
  CHECK(failureOf<int>("c301" "8f5c393f1ad57572" "3636") == "there are bytes behind the value at byte 11");
  for (const char* none : {"", "c301", "c301" "8f5c393f1ad575", "c201" "8f5c393f1ad57572"}) {
    CHECK_FALSE(avro::singleObjectFingerprint(bytesOfHex(none)));
  }
  CHECK_THROWS_AS((void)avro::decodeSingle<int>(bytesOfHex("c302")), avro::DecodeError);
}

TEST_CASE("a value that cannot be encoded leaves the buffer as it was, without a header") {
  ByteBuffer buffer;
  buffer.append("kept");
  const std::vector<std::uint64_t> value{1, std::numeric_limits<std::uint64_t>::max()};
  for (const auto blocks : {avro::Blocks::plain, avro::Blocks::sized}) {
    const PrintStatus status = avro::tryEncodeSingle(value, buffer, {.blocks = blocks});
    CHECK(status.message() == "a value has no printed form at /1");
    CHECK(buffer.view() == "kept");
  }
  avro::encodeSingle(27, buffer);
  CHECK(buffer.view().substr(0, 6) == "kept\xc3\x01");
  CHECK(buffer.size() == 4 + 11);
}
