// SPDX-License-Identifier: BSL-1.0
//
// The JSON of a value from its bytes is that of the struct. What it is in Avro's own JSON encoding is from the
// specification, and compared with Apache's library in avro/libavro_test.cpp.
#include <doctest/doctest.h>

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>

#include <bytepress/avro/avro.hpp>
#include <bytepress/avro/datum.hpp>
#include <bytepress/avro/file_values.hpp>
#include <bytepress/avro/file_writer.hpp>
#include <bytepress/avro/schema.hpp>
#include <bytepress/bytepress.hpp>
#include <bytepress/walk/decimal.hpp>
#include <bytepress/walk/uuid.hpp>

#include "avro/hex.hpp"
#include "avro/weather.hpp"

using namespace bytepress;

namespace {

enum class Side { buy, sell = 7 };
BOOST_DESCRIBE_ENUM(Side, buy, sell)

struct Tree {
  int value = 0;
  std::unique_ptr<Tree> left;
  std::vector<Tree> more;
};
BOOST_DESCRIBE_STRUCT(Tree, (), (value, left, more))

struct All {
  bool flag = true;
  std::int64_t large = -5000000000;
  std::uint16_t small = 65535;
  float f = 0.1f;
  double d = 1e300;
  std::string text = "\xc3\xa9\"\n<";
  std::vector<std::byte> bytes{std::byte{0}, std::byte{255}};
  std::array<std::byte, 3> fixed{std::byte{1}, std::byte{2}, std::byte{3}};
  Side side = Side::sell;
  std::optional<int> none;
  std::optional<std::string> some = "x";
  std::variant<std::monostate, int, Tree, std::vector<bool>> choice = std::vector<bool>{true, false};
  std::map<std::string, std::vector<double>> map{{"a", {1.0, 2.5}}, {"b", {}}};
  std::vector<std::map<std::string, Side>> maps{{}, {{"k", Side::buy}}};
  std::chrono::time_point<std::chrono::system_clock, std::chrono::milliseconds> at{std::chrono::milliseconds(-1)};
  std::chrono::time_point<std::chrono::system_clock, std::chrono::nanoseconds> exactly{std::chrono::nanoseconds(1790000000500000001)};
  std::chrono::year_month_day day{std::chrono::year(2026), std::chrono::month(12), std::chrono::day(1)};
  Uuid id = *Uuid::parse("f81d4fae-7dec-11d0-a765-00a0c91e6bf6");
  Decimal<9, 2> price{-5};
  std::vector<Decimal<38, 10>> prices{{}, {Decimal<38, 10>::kMost}, {-Decimal<38, 10>::kMost}, {-10000000000}, {256}};
  Tree tree;
};
BOOST_DESCRIBE_STRUCT(All, (), (flag, large, small, f, d, text, bytes, fixed, side, none, some, choice, map, maps, at, exactly, day, id, price, prices, tree))

template <class T>
avro::Schema schemaOf() { return avro::Schema::parse(avro::kSchema<T>); }

// The JSON of bytes, or why there is none.
std::string jsonOf(std::string_view schema, std::string_view hex, avro::JsonForm form = avro::JsonForm::plain) {
  const avro::Schema parsed = avro::Schema::parse(schema);
  avro::DecodeStatus status;
  std::string json = "kept ";
  const PrintStatus printed = tryPrintString(avro::Datum(parsed, bytesOfHex(hex), {.form = form, .status = &status}), json);
  if (printed) {
    CHECK(status);
    return json.substr(5);
  }
  CHECK(json == "kept ");
  if (status) return printed.message();
  CHECK(printed.code() == PrintCode::sourceError);
  CHECK(printed.path() == status.path());
  return status.message();
}
std::string avroJsonOf(std::string_view schema, std::string_view hex) { return jsonOf(schema, hex, avro::JsonForm::avro); }

}  // namespace

TEST_CASE("a value has the JSON of the struct that was encoded, in every layout") {
  All all;
  all.tree.left = std::make_unique<Tree>();
  all.tree.more.resize(2);
  all.tree.more[1].value = 5;
  const avro::Schema schema = schemaOf<All>();
  for (const auto blocks : {avro::Blocks::plain, avro::Blocks::sized}) {
    const ByteBuffer bytes = avro::encode(all, {.blocks = blocks});
    const avro::Datum datum(schema, bytes);
    CHECK(printString(datum) == printString(all));
    CHECK(printString(datum, {.indent = 2}) == printString(all, {.indent = 2}));
    CHECK(printString(datum, {.sortKeys = true}) == printString(all, {.sortKeys = true}));
    CHECK(printString(datum, {.dropNulls = true, .asciiOnly = true}) == printString(all, {.dropNulls = true, .asciiOnly = true}));
    CHECK(printedSize(datum) == printString(all).size());
  }
}

TEST_CASE("the JSON encoding of the specification tells unions apart and bytes by characters") {
  using enum avro::JsonForm;
  const std::string_view schema = R"(["null","string",{"type":"record","name":"a.R","fields":[{"name":"x","type":["null","bytes"]}]},
                                      {"type":"array","items":"int"},{"type":"long","logicalType":"timestamp-millis"}])";
  CHECK(avroJsonOf(schema, "00") == "null");
  CHECK(avroJsonOf(schema, "020261") == R"({"string":"a"})");
  CHECK(avroJsonOf(schema, "0400") == R"({"a.R":{"x":null}})");
  CHECK(avroJsonOf(schema, "04020401ff") == R"({"a.R":{"x":{"bytes":"\u0001)" "\xc3\xbf" R"("}}})");
  CHECK(avroJsonOf(schema, "06020200") == R"({"array":[1]})");
  CHECK(avroJsonOf(schema, "0802") == R"({"long":1})");
  CHECK(jsonOf(schema, "0802") == R"("1970-01-01T00:00:00.001Z")");
  CHECK(jsonOf(schema, "04020401ff") == R"({"x":"Af8="})");
}

TEST_CASE("logical types that no C++ type here has") {
  CHECK(jsonOf(R"({"type":"int","logicalType":"date"})", "01") == R"("1969-12-31")");
  CHECK(jsonOf(R"({"type":"int","logicalType":"date"})", "ffffffff0f") == R"("-5877641-06-23")");
  CHECK(jsonOf(R"({"type":"int","logicalType":"time-millis"})", "e8a4c131") == R"("14:25:15.060")");
  CHECK(jsonOf(R"({"type":"long","logicalType":"time-micros"})", "02") == R"("00:00:00.000001")");
  CHECK(jsonOf(R"({"type":"int","logicalType":"time-millis"})", "01") == "a value has no printed form");
  CHECK(jsonOf(R"({"type":"int","logicalType":"time-millis"})", "80f0b252") == "a value has no printed form");
  CHECK(jsonOf(R"({"type":"int","logicalType":"time-millis"})", "feefb252") == R"("23:59:59.999")");
  CHECK(jsonOf(R"({"type":"long","logicalType":"local-timestamp-millis"})", "01") == R"("1969-12-31T23:59:59.999")");
  CHECK(jsonOf(R"({"type":"long","logicalType":"local-timestamp-micros"})", "00") == R"("1970-01-01T00:00:00.000000")");
  CHECK(jsonOf(R"({"type":"long","logicalType":"local-timestamp-nanos"})", "00") == R"("1970-01-01T00:00:00.000000000")");
  const std::string_view duration = R"({"type":"fixed","name":"D","size":12,"logicalType":"duration"})";
  CHECK(jsonOf(duration, "010000000200000003000000") == R"("P1M2DT0.003S")");
  CHECK(jsonOf(duration, "000000000000000000000000") == R"("PT0S")");
  CHECK(jsonOf(duration, "0c0000000000000000000000") == R"("P12M")");
  CHECK(jsonOf(duration, "0000000000000000ffffffff") == R"("PT4294967.295S")");
  CHECK(jsonOf(R"({"type":"fixed","name":"U","size":16,"logicalType":"uuid"})", "f81d4fae7dec11d0a76500a0c91e6bf6") ==
        R"("f81d4fae-7dec-11d0-a765-00a0c91e6bf6")");
  CHECK(jsonOf(R"({"type":"fixed","name":"F","size":2,"logicalType":"decimal","precision":4,"scale":4})", "ffff") == "-0.0001");
  // 10^60 - 1, its negative and -10^60 are from Python.
  const std::string_view large = R"({"type":"bytes","logicalType":"decimal","precision":60,"scale":0})";
  CHECK(jsonOf(large, "34009f4f2726179a224501d762422c946590d90fffffffffffffff") == std::string(60, '9'));
  CHECK(jsonOf(large, "34ff60b0d8d9e865ddbafe289dbdd36b9a6f26f000000000000001") == "-" + std::string(60, '9'));
  CHECK(jsonOf(large, "34ff60b0d8d9e865ddbafe289dbdd36b9a6f26f000000000000000") == "a number is out of the range of its type at byte 1");
  CHECK(jsonOf(large, "00") == "a number is out of the range of its type at byte 1");
  CHECK(jsonOf(large, "0280") == "-128");
}

TEST_CASE("bytes that every implementation has to reject are rejected") {
  // share/test/data/binary-rejections.json of the Avro project.
  const std::pair<std::string_view, std::string_view> rejected[] = {
      {R"("long")", "80808080808080808080"},
      {R"("int")", "8080808080"},
      {R"({"type":"array","items":"int"})", "ffffffffffffffffff0102"},
      {R"("bytes")", "01"},
      {R"("string")", "01"},
      {R"(["null","int"])", "01"},
      {R"(["null","int"])", "0a"},
      {R"({"type":"enum","name":"E","symbols":["A","B"]})", "01"},
      {R"({"type":"enum","name":"E","symbols":["A","B"]})", "0a"},
  };
  for (const auto& [schema, hex] : rejected) {
    const std::string message = jsonOf(schema, hex);
    CHECK(message.find(" at byte ") != std::string::npos);
  }
}

TEST_CASE("bytes that are not a value of the schema are refused with their place") {
  const std::string_view schema = R"({"type":"record","name":"R","fields":[{"name":"a","type":{"type":"array","items":["null","int"]}},
                                      {"name":"m","type":{"type":"map","values":"boolean"}}]})";
  CHECK(jsonOf(schema, "0400020200" "02026b0100") == R"({"a":[null,1],"m":{"k":true}})");
  CHECK(jsonOf(schema, "0400040200") == "an index is none of the union or enum at /a/1, byte 2");
  CHECK(jsonOf(schema, "00" "02026b0200") == "a boolean is neither 0 nor 1 at /m/k, byte 4");
  CHECK(jsonOf(schema, "040002feffffff1f00" "00") == "a number is out of the range of its type at /a/1, byte 3");
  CHECK(jsonOf(schema, "00" "0000") == "there are bytes behind the value at byte 2");
  CHECK(jsonOf(schema, "00" "0202ff0100") == "a string is not UTF-8, or not what its type holds at /m, byte 3");
  CHECK(jsonOf(schema, "0800" "00") == "a length is negative or more than the bytes that are left at /a, byte 0");
  CHECK(jsonOf(schema, "0302" "0000") == "a block has not the size that it says at /a, byte 4");
  CHECK(jsonOf(R"({"type":"array","items":"null"})", "808080800200") == "a length is negative or more than the bytes that are left at byte 0");
  CHECK(jsonOf(R"({"type":"array","items":{"type":"fixed","name":"F","size":1000}})", "0400") ==
        "a length is negative or more than the bytes that are left at byte 0");
}

TEST_CASE("depth is limited by the bytes' options and by those of the print") {
  const avro::Schema schema = schemaOf<Tree>();
  std::string bytes;
  for (int i = 0; i < 2000; ++i) bytes += std::string("\x02\x02", 2);  // value, and a left one
  avro::DecodeStatus status;
  std::string json;
  CHECK_FALSE(tryPrintString(avro::Datum(schema, bytes, {.status = &status}), json, {.maxDepth = 100000}));
  CHECK(status.code() == avro::DecodeCode::tooDeep);
  const PrintStatus printed = tryPrintString(avro::Datum(schema, bytes, {.status = &status}), json, {.maxDepth = 10});
  CHECK(printed.code() == PrintCode::tooDeep);
  CHECK(status);  // which was not the bytes' fault
  const avro::Schema inItself = avro::Schema::parse(R"({"type":"record","name":"R","fields":[{"name":"r","type":"R"}]})");
  CHECK_FALSE(tryPrintString(avro::Datum(inItself, std::string_view(), {.status = &status}), json, {.maxDepth = 100000}));
  CHECK(status.code() == avro::DecodeCode::tooDeep);
}

TEST_CASE("bytes changed at random are printed or refused, and do no harm") {
  std::mt19937 random(11);
  const avro::Schema schema = schemaOf<All>();
  const ByteBuffer good = avro::encode(All());
  for (int round = 0; round < 3000; ++round) {
    std::string bytes(good.view());
    for (int changes = round % 4; changes >= 0; --changes) bytes[random() % bytes.size()] = static_cast<char>(random());
    std::string json;
    (void)tryPrintString(avro::Datum(schema, bytes), json);
    (void)tryPrintString(avro::Datum(schema, bytes, {.form = avro::JsonForm::avro}), json, {.sortKeys = true});
  }
}

TEST_CASE("the values of a file are printed without a type") {
  const std::string bytes = bytesOfHex(kWeatherFile);
  avro::FileValues file(bytes);
  std::string lines;
  while (file.next()) lines += printString(file.value()) + "\n";
  // share/test/data/weather.json of the Avro project.
  CHECK(lines ==
        R"({"station":"011990-99999","time":-619524000000,"temp":0})" "\n"
        R"({"station":"011990-99999","time":-619506000000,"temp":22})" "\n"
        R"({"station":"011990-99999","time":-619484400000,"temp":-11})" "\n"
        R"({"station":"012650-99999","time":-655531200000,"temp":111})" "\n"
        R"({"station":"012650-99999","time":-655509600000,"temp":78})" "\n");
  CHECK(file.status());
  CHECK_FALSE(file.next());
  CHECK(file.status());
}

TEST_CASE("a file that is wrong is read up to there") {
  ByteBuffer bytes;
  avro::FileWriter<std::vector<bool>> writer(bytes, {.blockBytes = 7});
  for (int i = 0; i < 5; ++i) writer.write({true, false});
  writer.flush();  // blocks of 2, 2 and 1 values
  const auto read = [](std::string_view file) {
    avro::FileValues values(file);
    std::size_t count = 0;
    while (values.next()) ++count;
    CHECK_FALSE(values.next());
    return std::to_string(count) + ": " + values.status().message();
  };
  std::string file(bytes.view());
  CHECK(read(file) == "5: decoded");
  const std::size_t last = file.size() - 16 - 4;
  std::string wrong = file;
  wrong[last + 1] = 7;
  CHECK(read(wrong) == "4: a boolean is neither 0 nor 1 at /4/0, byte " + std::to_string(last + 1));
  wrong = file;
  wrong[last] = 0;  // of no items: a value of one byte, and three bytes behind it
  CHECK(read(wrong) == "5: a block has not the size that it says at byte " + std::to_string(last + 1));
  CHECK(read(file.substr(0, file.size() - 1)).starts_with("4: the bytes end within a value"));
}
