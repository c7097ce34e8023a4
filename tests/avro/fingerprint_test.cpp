// SPDX-License-Identifier: BSL-1.0
#include <doctest/doctest.h>

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>

#include <bytepress/avro/fingerprint.hpp>
#include <bytepress/avro/schema.hpp>

#include "avro/schema_tests.hpp"

using namespace bytepress;

struct foo {
  bool f1 = false;
  int f2 = 0;
};
BOOST_DESCRIBE_STRUCT(foo, (), (f1, f2))

namespace x::y {
struct foo {};
BOOST_DESCRIBE_STRUCT(foo, (), ())
}  // namespace x::y
namespace x::y::z {
enum class foo { A1, A2 };
BOOST_DESCRIBE_ENUM(foo, A1, A2)
}  // namespace x::y::z

struct Message {
  std::int64_t id = 0;
  std::string name;
  std::vector<std::string> tags;
  friend constexpr auto fieldRules(For<Message>) { return rules(avro::name("org.apache.avro.TestMessage")); }
};
BOOST_DESCRIBE_STRUCT(Message, (), (id, name, tags))

constexpr std::uint64_t unsignedOf(std::int64_t fingerprint) { return static_cast<std::uint64_t>(fingerprint); }

// All of it is done when the program is compiled.
static_assert(avro::fingerprintOf("") == 0xc15d213aa4d7a795);
static_assert(avro::fingerprintOf("\"int\"") == 0x7275d51a3f395c8f);
static_assert(avro::kFingerprint<int> == 0x7275d51a3f395c8f);

TEST_CASE("fingerprints of canonical forms are those that all implementations agree on") {
  for (const SchemaTest& test : kSchemaTests) {
    if (test.fingerprint != 0) CHECK(avro::fingerprintOf(test.canonical) == unsignedOf(test.fingerprint));
  }
}

TEST_CASE("types have the canonical form and the fingerprint of their schema") {
  const auto agrees = [](std::string_view canonical, std::uint64_t fingerprint) {
    for (const SchemaTest& test : kSchemaTests) {
      if (test.canonical == canonical && test.fingerprint != 0) return unsignedOf(test.fingerprint) == fingerprint;
    }
    return false;
  };
  CHECK(agrees(avro::kCanonicalSchema<std::nullptr_t>, avro::kFingerprint<std::nullptr_t>));
  CHECK(agrees(avro::kCanonicalSchema<bool>, avro::kFingerprint<bool>));
  CHECK(agrees(avro::kCanonicalSchema<std::uint32_t>, avro::kFingerprint<std::uint32_t>));
  CHECK(agrees(avro::kCanonicalSchema<float>, avro::kFingerprint<float>));
  CHECK(agrees(avro::kCanonicalSchema<double>, avro::kFingerprint<double>));
  CHECK(agrees(avro::kCanonicalSchema<std::vector<std::byte>>, avro::kFingerprint<std::vector<std::byte>>));
  CHECK(agrees(avro::kCanonicalSchema<std::string>, avro::kFingerprint<std::string>));
  using Union = std::variant<int, bool>;
  CHECK(agrees(avro::kCanonicalSchema<Union>, avro::kFingerprint<Union>));
  CHECK(agrees(avro::kCanonicalSchema<std::vector<std::nullptr_t>>, avro::kFingerprint<std::vector<std::nullptr_t>>));
  using Map = std::map<std::string, std::string>;
  CHECK(agrees(avro::kCanonicalSchema<Map>, avro::kFingerprint<Map>));
  CHECK(agrees(avro::kCanonicalSchema<foo>, avro::kFingerprint<foo>));
  CHECK(agrees(avro::kCanonicalSchema<x::y::foo>, avro::kFingerprint<x::y::foo>));
  CHECK(agrees(avro::kCanonicalSchema<x::y::z::foo>, avro::kFingerprint<x::y::z::foo>));
  // The schema of share/test/data/messageV1 of the Avro project.
  CHECK(avro::kFingerprint<Message> == 0x3df542a2f8e12da9);
}

TEST_CASE("defaults are no part of a canonical form") {
  CHECK(avro::kSchema<std::pair<std::optional<int>, int>> ==
        R"({"name":"tuple2_optional_int_int","type":"record","fields":[{"name":"_1","type":["null","int"],"default":null},)"
        R"({"name":"_2","type":"int"}]})");
  CHECK(avro::kCanonicalSchema<std::pair<std::optional<int>, int>> ==
        R"({"name":"tuple2_optional_int_int","type":"record","fields":[{"name":"_1","type":["null","int"]},)"
        R"({"name":"_2","type":"int"}]})");
}
