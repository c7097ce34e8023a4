// SPDX-License-Identifier: BSL-1.0
//
// Schemas, keyword by keyword. That documents validate against them is looked at by validate.py.
#include <doctest/doctest.h>

#include <list>
#include <string>

#include "schema/schema_types.hpp"

namespace shop {
namespace {

// Without what every schema begins with.
template <class T>
std::string schema(const JsonOptions& options = {}) {
  const std::string text = printSchema<T>(options);
  const std::string begin = R"({"$schema":"https://json-schema.org/draft/2020-12/schema")";
  REQUIRE(text.starts_with(begin));
  return text == begin + "}" ? "{}" : "{" + text.substr(begin.size() + 1);
}

struct Omitting {
  std::optional<int> plain, null;
  std::optional<std::optional<int>> twice;
  std::string empty;
};
BOOST_DESCRIBE_STRUCT(Omitting, (), (plain, null, twice, empty))
constexpr auto fieldRules(For<Omitting>) {
  return rules(omitNull<&Omitting::null>, omitNull<&Omitting::twice>, omitEmpty<&Omitting::empty>);
}

struct Bytes {
  std::string base64, url, hex;
};
BOOST_DESCRIBE_STRUCT(Bytes, (), (base64, url, hex))
constexpr auto fieldRules(For<Bytes>) {
  return rules(asBase64<&Bytes::base64>, asBase64Url<&Bytes::url>, asHex<&Bytes::hex>);
}

struct None {};
BOOST_DESCRIBE_STRUCT(None, (), ())

// Its places are alike by name only, and one is met before the other.
struct Twice {
  Place here;
  std::list<other::Place> seats;
  Place there;
};
BOOST_DESCRIBE_STRUCT(Twice, (), (here, seats, there))

struct Chain {
  std::shared_ptr<Chain> next;
};
BOOST_DESCRIBE_STRUCT(Chain, (), (next))

}  // namespace

TEST_CASE("schemas of scalars are types") {
  CHECK(schema<bool>() == R"({"type":"boolean"})");
  CHECK(schema<std::nullptr_t>() == R"({"type":"null"})");
  CHECK(schema<std::string>() == R"({"type":"string"})");
  CHECK(schema<const char*>() == R"({"type":["string","null"]})");
  CHECK(schema<char[4]>() == R"({"type":"string"})");
  CHECK(schema<char>() == R"({"type":"string","minLength":1,"maxLength":1})");
  CHECK(schema<std::int8_t>() == R"({"type":"integer","minimum":-128,"maximum":127})");
  CHECK(schema<std::uint16_t>() == R"({"type":"integer","minimum":0,"maximum":65535})");
  CHECK(schema<std::uint64_t>() == R"({"type":"integer","minimum":0})");
  CHECK(schema<std::int64_t>() == R"({"type":"integer"})");
}

TEST_CASE("schemas say what options make of numbers") {
  CHECK(schema<double>() == R"({"type":["number","null"]})");
  CHECK(schema<double>({.nonFinite = NonFinite::error}) == R"({"type":"number"})");
  CHECK(schema<double>({.canonical = true}) == R"({"type":"number"})");
  CHECK(schema<double>({.nonFinite = NonFinite::string}) ==
        R"({"anyOf":[{"type":"number"},{"enum":["NaN","Infinity","-Infinity"]}]})");
  CHECK(schema<int>({.integers = IntegerStyle::string}) == R"({"type":"string","pattern":"^-?[0-9]+$"})");
  CHECK(schema<int>({.integers = IntegerStyle::unsafeAsString}) == R"({"type":"integer","minimum":-2147483648,"maximum":2147483647})");
  CHECK(schema<long long>({.integers = IntegerStyle::unsafeAsString}) == R"({"type":["integer","string"],"pattern":"^-?[0-9]+$"})");
}

TEST_CASE("schemas of enums are their names, as rules have them, and numbers where these can be") {
  CHECK(schema<State>() ==
        R"({"anyOf":[{"enum":["open","paid","sentBack"]},{"type":"integer","minimum":-2147483648,"maximum":2147483647}]})");
  CHECK(schema<Level>() == R"({"enum":["low","TOP"]})");
  CHECK(schema<Plain>() == R"({"type":"integer","minimum":-2147483648,"maximum":2147483647})");
  CHECK(schema<Access>() ==
        R"({"type":"array","items":{"anyOf":[{"enum":["read","write"]},{"type":"integer","minimum":-2147483648,"maximum":2147483647}]},)"
        R"("uniqueItems":true})");
}

TEST_CASE("schemas of containers") {
  CHECK(schema<std::vector<bool>>() == R"({"type":"array","items":{"type":"boolean"}})");
  CHECK(schema<std::array<std::string, 2>>() == R"({"type":"array","items":{"type":"string"},"minItems":2,"maxItems":2})");
  CHECK(schema<char[2][3]>() == R"({"type":"array","items":{"type":"string"},"minItems":2,"maxItems":2})");
  CHECK(schema<std::map<int, bool>>() == R"({"type":"object","additionalProperties":{"type":"boolean"}})");
  CHECK(schema<std::pair<bool, std::string>>() ==
        R"({"type":"array","prefixItems":[{"type":"boolean"},{"type":"string"}],"minItems":2,"maxItems":2})");
  CHECK(schema<std::tuple<>>() == R"({"type":"array","minItems":0,"maxItems":0})");
  CHECK(schema<std::vector<std::byte>>() == R"({"type":"string","contentEncoding":"base64"})");
  CHECK(schema<std::list<std::byte>>() == R"({"type":"string","contentEncoding":"base64"})");
}

TEST_CASE("schemas of what may be null or one of several") {
  CHECK(schema<std::optional<bool>>() == R"({"anyOf":[{"type":"boolean"},{"type":"null"}]})");
  CHECK(schema<std::weak_ptr<bool>>() == R"({"anyOf":[{"type":"boolean"},{"type":"null"}]})");
  CHECK(schema<std::variant<bool, std::string>>() == R"({"anyOf":[{"type":"boolean"},{"type":"string"}]})");
}

TEST_CASE("schemas of types of the standard library") {
  CHECK(schema<std::chrono::sys_seconds>() == R"({"type":"string","format":"date-time"})");
  CHECK(schema<std::chrono::year_month_day>() == R"({"type":"string","format":"date"})");
  CHECK(schema<std::chrono::seconds>() == R"({"type":"string"})");
  CHECK(schema<std::chrono::duration<double>>() == R"({"type":["string","null"]})");
  CHECK(schema<std::bitset<3>>() == R"({"type":"string","pattern":"^[01]*$"})");
  CHECK(schema<std::atomic<bool>>() == R"({"type":"boolean"})");
  CHECK(schema<std::complex<double>>({.nonFinite = NonFinite::error}) ==
        R"({"type":"array","items":{"type":"number"},"minItems":2,"maxItems":2})");
  CHECK(schema<std::filesystem::path>() == R"({"type":"string"})");
}

TEST_CASE("schemas of structs have the keys that are printed, and no others") {
  CHECK(schema<Place>() ==
        R"({"type":"object","properties":{"city":{"type":"string"},"street":{"type":"string"}},"required":["city"],)"
        R"("additionalProperties":false})");
  CHECK(schema<None>() == R"({"type":"object","properties":{},"additionalProperties":false})");
  CHECK(schema<Bytes>() ==
        R"({"type":"object","properties":{"base64":{"type":"string","contentEncoding":"base64"},)"
        R"("url":{"type":"string","contentEncoding":"base64url"},"hex":{"type":"string","contentEncoding":"base16"}},)"
        R"("required":["base64","url","hex"],"additionalProperties":false})");
}

TEST_CASE("a member that rules leave out when it is null is never null") {
  const std::string integer = R"({"type":"integer","minimum":-2147483648,"maximum":2147483647})";
  const std::string orNull = R"({"anyOf":[)" + integer + R"(,{"type":"null"}]})";
  CHECK(schema<Omitting>() == R"({"type":"object","properties":{"plain":)" + orNull + R"(,"null":)" + integer + R"(,"twice":)" +
                                  orNull + R"(,"empty":{"type":"string"}},"required":["plain"],"additionalProperties":false})");
}

TEST_CASE("options that leave members out make them not required") {
  const std::string properties = R"({"type":"object","properties":{"city":{"type":"string"},"street":{"type":"string"}},)";
  const auto view = FieldView::parse("city");
  CHECK(schema<Place>({.dropNulls = true}) == properties + R"("required":["city"],"additionalProperties":false})");
  CHECK(schema<Chain>({.dropNulls = true}).find("required") == std::string::npos);
  CHECK(schema<Place>({.dropEmpties = true}) == properties + R"("additionalProperties":false})");
  CHECK(schema<Place>({.view = &*view}) == properties + R"("additionalProperties":false})");
}

TEST_CASE("types with a name stand once in $defs, those with the same name by a number") {
  const std::string place = R"({"type":"object","properties":{"city":{"type":"string"},"street":{"type":"string"}},)"
                            R"("required":["city"],"additionalProperties":false})";
  const std::string row = R"({"type":"object","properties":{"row":{"type":"integer","minimum":-2147483648,"maximum":2147483647}},)"
                          R"("required":["row"],"additionalProperties":false})";
  CHECK(schema<Twice>() ==
        R"({"type":"object","properties":{"here":{"$ref":"#/$defs/Place"},"seats":{"type":"array","items":{"$ref":"#/$defs/Place2"}},)"
        R"("there":{"$ref":"#/$defs/Place"}},"required":["here","seats","there"],"additionalProperties":false,)"
        R"("$defs":{"Place":)" + place + R"(,"Place2":)" + row + "}}");
  CHECK(schema<std::vector<Place>>() == R"({"type":"array","items":{"$ref":"#/$defs/Place"},"$defs":{"Place":)" + place + "}}");
}

TEST_CASE("a type that contains itself refers to itself") {
  CHECK(schema<Chain>() ==
        R"({"type":"object","properties":{"next":{"anyOf":[{"$ref":"#"},{"type":"null"}]}},"required":["next"],)"
        R"("additionalProperties":false})");
  CHECK(schema<Nest>() == R"({"type":"array","items":{"$ref":"#"}})");
  CHECK(schema<std::vector<Nest>>() ==
        R"({"type":"array","items":{"$ref":"#/$defs/Nest"},"$defs":{"Nest":{"type":"array","items":{"$ref":"#/$defs/Nest"}}}})");
}

TEST_CASE("what is printed as something else has the schema of that") {
  CHECK(schema<Uuid>() == R"({"type":"string"})");
  CHECK(schema<std::vector<Uuid>>() == R"({"type":"array","items":{"$ref":"#/$defs/Uuid"},"$defs":{"Uuid":{"type":"string"}}})");
  CHECK(schema<Money>() == R"({"type":"string"})");
  CHECK(schema<Foreign>() == R"({"type":"integer","minimum":-2147483648,"maximum":2147483647})");
  CHECK(schema<Any>() == "{}");
  CHECK(schema<RawJson>() == "{}");
}

TEST_CASE("a variant with rules is one of its alternatives, named as rules name them") {
  const std::string circle = R"({"type":"object","properties":{"type":{"const":"circle"},"radius":{"type":"number"}},)"
                             R"("required":["type","radius"],"additionalProperties":false})";
  const std::string group = R"({"type":"object","properties":{"type":{"const":"a group"},"parts":{"type":"array","items":)"
                            R"({"oneOf":[{"$ref":"#/$defs/circle"},{"$ref":"#/$defs/a_group"}]}}},)"
                            R"("required":["type","parts"],"additionalProperties":false})";
  CHECK(schema<Shape>({.nonFinite = NonFinite::error}) ==
        R"({"oneOf":[{"$ref":"#/$defs/circle"},{"$ref":"#/$defs/a_group"}],"$defs":{"circle":)" + circle + R"(,"a_group":)" + group + "}}");
  CHECK(schema<Wrapped>().find(R"("none":{"type":"object","properties":{"none":{"type":"null"}},"required":["none"],)") !=
        std::string::npos);
  CHECK(schema<Adjacent>().find(R"("circle":{"type":"object","properties":{"type":{"const":"circle"},"content":{"$ref":"#/$defs/Circle"}},)"
                                R"("required":["type","content"],)") != std::string::npos);
}

TEST_CASE("a schema is laid out by the options, sorted by them, and left whole") {
  CHECK(printSchema<bool>({.indent = 1, .dropEmpties = true, .integers = IntegerStyle::string, .maxDepth = 1}) ==
        "{\n \"$schema\": \"https://json-schema.org/draft/2020-12/schema\",\n \"type\": \"boolean\"\n}");
  CHECK(schema<char>({.sortKeys = true}) == R"({"maxLength":1,"minLength":1,"type":"string"})");
  CHECK(schema<char>({.integers = IntegerStyle::string}) == schema<char>());
  CHECK(schema<std::vector<RawJson>>({.dropEmpties = true}) == R"({"type":"array","items":{}})");
}

TEST_CASE("a schema is a value that prints like every other") {
  std::string text = "kept ";
  REQUIRE(tryPrintSchema<bool>(text));
  CHECK(text == "kept " + printSchema<bool>());
  CHECK(tryPrintSchema<bool>(text, {.indent = 17}).code() == PrintCode::badOption);
  CHECK(text == "kept " + printSchema<bool>());
  CHECK(printString(schemaOf<bool>()) == printSchema<bool>());
  CHECK(printString(std::vector{schemaOf<bool>()}) == "[" + printSchema<bool>() + "]");
}

}  // namespace shop
