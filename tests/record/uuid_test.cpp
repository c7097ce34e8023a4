// SPDX-License-Identifier: BSL-1.0
//
// The example is that of RFC 4122, 3; its bytes are from Python's uuid.
#include <doctest/doctest.h>

#include <array>
#include <string>

#include <boost/describe/class.hpp>

#include <bytepress/avro/avro.hpp>
#include <bytepress/avro/decode.hpp>
#include <bytepress/bytepress.hpp>
#include <bytepress/record/uuid.hpp>

#include "record/bytes.hpp"

using namespace bytepress;
using record::Uuid;

namespace {

constexpr std::string_view kText = "f81d4fae-7dec-11d0-a765-00a0c91e6bf6";

struct Session {
  std::uint8_t kind = 1;
  Uuid id = *Uuid::parse(kText);
  friend constexpr auto fieldRules(For<Session>) { return rules(record::allLittle); }
};
BOOST_DESCRIBE_STRUCT(Session, (), (kind, id))

}  // namespace

TEST_CASE("a uuid has 16 bytes in a record, whatever the order of its numbers") {
  auto memory = record::compose(Session());
  CHECK(hex(memory) == "01 f8 1d 4f ae 7d ec 11 d0 a7 65 00 a0 c9 1e 6b f6");
  CHECK(record::get<&Session::id>(memory).value() == Session().id);
  record::set<&Session::id>(memory, Uuid::of(1, 2));
  CHECK(hex(memory) == "01 00 00 00 00 00 00 00 01 00 00 00 00 00 00 00 02");
  CHECK(Uuid::of(0xf81d4fae7dec11d0, 0xa76500a0c91e6bf6) == Session().id);
  CHECK(record::get<Session, Uuid>(memory, "id") == Uuid::of(1, 2));
}

TEST_CASE("a uuid is its text in JSON, from a struct and from a record") {
  const std::string json = R"({"kind":1,"id":"f81d4fae-7dec-11d0-a765-00a0c91e6bf6"})";
  CHECK(printString(Session()) == json);
  CHECK(printString(record::RecordView<Session>(record::compose(Session()))) == json);
}

TEST_CASE("texts of uuids") {
  static_assert(Uuid::parse(kText)->text().chars[0] == 'f');
  CHECK(Uuid::parse("F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6") == Session().id);
  for (const std::string_view wrong : {"", "f81d4fae-7dec-11d0-a765-00a0c91e6bf", "f81d4fae-7dec-11d0-a765-00a0c91e6bf6a",
                                       "f81d4fae-7dec-11d0-a765_00a0c91e6bf6", "g81d4fae-7dec-11d0-a765-00a0c91e6bf6",
                                       "f81d4fae7-dec-11d0-a765-00a0c91e6bf6", "f81d4fae-7dec-11d0-a765-00a0c91e6b-6"}) {
    CHECK_FALSE(Uuid::parse(wrong));
  }
}

TEST_CASE("a uuid comes back from Avro") {
  const ByteBuffer bytes = avro::encode(Session());
  CHECK(bytes.view() == std::string("\x02\x48", 2) + std::string(kText));
  CHECK(avro::decode<Session>(bytes).id == Session().id);
}
