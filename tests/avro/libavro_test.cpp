// SPDX-License-Identifier: BSL-1.0
//
// Apache's C library reads our files, and we read what it writes.
#include <doctest/doctest.h>

#include <avro.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>

#include <bytepress/avro/deflate.hpp>
#include <bytepress/avro/file_reader.hpp>
#include <bytepress/avro/file_values.hpp>
#include <bytepress/avro/file_writer.hpp>
#include <bytepress/avro/snappy.hpp>
#include <bytepress/bytepress.hpp>

using namespace bytepress;

namespace shop {

enum class Side { buy, sell = 7 };
BOOST_DESCRIBE_ENUM(Side, buy, sell)

struct Line {
  std::string article;
  std::uint32_t count = 0;
  std::map<std::string, double> taxes;
  bool operator==(const Line&) const = default;
};
BOOST_DESCRIBE_STRUCT(Line, (), (article, count, taxes))

struct Tree {
  int value = 0;
  std::vector<Tree> below;
  bool operator==(const Tree&) const = default;
};
BOOST_DESCRIBE_STRUCT(Tree, (), (value, below))

struct Order {
  std::int64_t id = 0;
  bool paid = false;
  float weight = 0;
  double total = 0;
  std::string name;
  std::vector<std::byte> photo;
  std::array<std::byte, 4> key{};
  Side side = Side::buy;
  std::optional<std::string> note;
  std::variant<std::monostate, int, std::string, Line> payload;
  std::pair<int, std::string> pair;
  std::vector<Line> lines;
  std::vector<float> numbers;
  std::vector<std::vector<bool>> flags;
  Tree tree;
  std::array<std::byte, 4> again{};
  std::vector<Side> sides;
  bool operator==(const Order&) const = default;

  friend constexpr auto fieldRules(For<Order>) { return rules(keyCase(KeyCase::snake), rename<&Order::again>("key-again")); }
};
BOOST_DESCRIBE_STRUCT(Order, (), (id, paid, weight, total, name, photo, key, side, note, payload, pair, lines, numbers, flags, tree, again, sides))

}  // namespace shop

namespace {

using shop::Order;
using shop::Side;

Order full() {
  return {-5000000000,
          true,
          1.5f,
          -0.25,
          "\xc3\xa9\"\n",
          {std::byte{1}, std::byte{255}},  // its JSON ends at a zero
          {std::byte{1}, std::byte{2}, std::byte{3}, std::byte{4}},
          Side::sell,
          "note",
          shop::Line{"tea", 4000000000, {{"vat", 0.5}}},
          {-1, "pair"},
          {{"a", 1, {}}, {"b", 2, {{"x", 1.0}, {"y", 2.0}}}},
          {1.0f, -2.0f},
          {{true}, {}, {false, true}},
          {1, {{2, {}}, {3, {{4, {}}}}}},
          {std::byte{9}, std::byte{8}, std::byte{10}, std::byte{13}},
          {Side::sell, Side::buy}};
}

// Avro's JSON encoding, written down by hand.
constexpr std::string_view kFullJson =
    R"({"id": -5000000000, "paid": true, "weight": 1.5, "total": -0.25, "name": "\u00E9\"\n", "photo": "\u0001\u00FF", )"
    R"("key": "\u0001\u0002\u0003\u0004", "side": "sell", "note": {"string": "note"}, )"
    R"("payload": {"Line": {"article": "tea", "count": 4000000000, "taxes": {"vat": 0.5}}}, "pair": {"_1": -1, "_2": "pair"}, )"
    R"("lines": [{"article": "a", "count": 1, "taxes": {}}, {"article": "b", "count": 2, "taxes": {"x": 1.0, "y": 2.0}}], )"
    R"("numbers": [1.0, -2.0], "flags": [[true], [], [false, true]], )"
    R"("tree": {"value": 1, "below": [{"value": 2, "below": []}, {"value": 3, "below": [{"value": 4, "below": []}]}]}, )"
    R"("key_again": "\t\b\n\r", "sides": ["sell", "buy"]})";

class TemporaryFile {
 public:
  explicit TemporaryFile(std::string_view bytes = {}) {
    const int file = mkstemp(path_);
    REQUIRE(file >= 0);
    std::FILE* const stream = fdopen(file, "wb");
    CHECK(std::fwrite(bytes.data(), 1, bytes.size(), stream) == bytes.size());
    std::fclose(stream);
  }
  ~TemporaryFile() { std::remove(path_); }
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;

  const char* path() const { return path_; }
  std::string bytes() const {
    std::string all;
    std::FILE* const file = std::fopen(path_, "rb");
    char part[4096];
    for (std::size_t size; (size = std::fread(part, 1, sizeof part, file)) != 0;) all.append(part, size);
    std::fclose(file);
    return all;
  }

 private:
  char path_[32] = "/tmp/bytepress-avro-XXXXXX";
};

// libavro's reading of a file; what it reads is given to each(value).
template <class Each>
int readByLibavro(const char* path, Each each) {
  avro_file_reader_t reader;
  if (avro_file_reader(path, &reader) != 0) return -1;
  avro_schema_t schema = avro_file_reader_get_writer_schema(reader);
  avro_value_iface_t* type = avro_generic_class_from_schema(schema);
  avro_value_t value;
  avro_generic_value_new(type, &value);
  int count = 0;
  while (avro_file_reader_read_value(reader, &value) == 0) {
    each(value);
    avro_value_reset(&value);
    ++count;
  }
  avro_value_decref(&value);
  avro_value_iface_decref(type);
  avro_schema_decref(schema);
  avro_file_reader_close(reader);
  return count;
}

std::string jsonOf(const avro_value_t& value) {
  char* text = nullptr;
  REQUIRE(avro_value_to_json(&value, 1, &text) == 0);
  std::string json(text);
  std::free(text);
  return json;
}

template <class T>
std::string fileOf(const std::vector<T>& values, const avro::FileOptions& options) {
  ByteBuffer bytes;
  avro::FileWriter<T> file(bytes, options);
  for (const T& value : values) file.write(value);
  file.flush();
  return std::string(bytes.view());
}

template <class T>
std::vector<T> valuesOf(std::string_view bytes) {
  avro::DeflateCodec deflate;
  avro::SnappyCodec snappy;
  avro::Codec* const codecs[] = {&deflate, &snappy};
  avro::FileReader<T> file(bytes, {.codecs = codecs});
  std::vector<T> values;
  for (T each; file.next(each);) values.push_back(each);
  CHECK(file.status().message() == "decoded");
  return values;
}

}  // namespace

TEST_CASE("libavro reads values of every kind from plain and sized blocks, with every codec that it has") {
  avro::DeflateCodec deflate;
  avro::SnappyCodec snappy;
  for (avro::Codec* const codec : std::initializer_list<avro::Codec*>{nullptr, &deflate, &snappy}) {
    for (const auto blocks : {avro::Blocks::plain, avro::Blocks::sized}) {
      const TemporaryFile file(fileOf<Order>({full(), Order(), full()}, {.codec = codec, .values = {.blocks = blocks}}));
      std::vector<std::string> read;
      CHECK(readByLibavro(file.path(), [&](const avro_value_t& value) { read.push_back(jsonOf(value)); }) == 3);
      REQUIRE(read.size() == 3);
      CHECK(read[0] == kFullJson);
      CHECK(read[1].find(R"("note": null, "payload": null)") != std::string::npos);
      CHECK(read[2] == kFullJson);
    }
  }
}

TEST_CASE("Avro's JSON encoding is libavro's, but for blanks and the namespaces of the types of a union") {
  const auto compact = [](std::string json) {
    std::string text;
    bool inside = false;
    for (std::size_t i = 0; i < json.size(); ++i) {
      if (json[i] == '"') inside = !inside;
      if (json[i] != ' ' || inside) text += json[i];
      if (json[i] == '\\') text += json[++i];
    }
    return text;
  };
  std::vector<std::string> theirs;
  const std::string bytes = fileOf<Order>({full(), Order()}, {});
  const TemporaryFile file(bytes);
  readByLibavro(file.path(), [&](const avro_value_t& value) { theirs.push_back(compact(jsonOf(value))); });
  avro::FileValues ours(bytes, {}, avro::JsonForm::avro);
  std::size_t index = 0;
  for (; ours.next(); ++index) {
    std::string json = printString(ours.value(), {.asciiOnly = true, .upperCaseHex = true});
    if (const std::size_t at = json.find("shop.Line"); at != json.npos) json.erase(at, 5);
    if (index == 0) CHECK(json == theirs[index]);
  }
  CHECK(index == 2);
}

TEST_CASE("what libavro writes comes back, with every codec that it has") {
  std::vector<Order> orders(500, full());
  for (std::size_t i = 0; i < orders.size(); ++i) {
    orders[i].id = static_cast<std::int64_t>(i);
    if (i % 2 == 0) orders[i].note.reset();
    if (i % 3 == 0) orders[i].payload = static_cast<int>(i);
  }
  const TemporaryFile ours(fileOf(orders, {.blockBytes = 3000}));
  for (const char* const codec : {"null", "deflate", "snappy"}) {
    const TemporaryFile theirs;
    avro_schema_t schema;
    REQUIRE(avro_schema_from_json_length(avro::kSchema<Order>.data(), avro::kSchema<Order>.size(), &schema) == 0);
    avro_file_writer_t writer;
    std::remove(theirs.path());
    REQUIRE(avro_file_writer_create_with_codec(theirs.path(), schema, &writer, codec, 0) == 0);
    bool appended = true;
    const int count = readByLibavro(ours.path(), [&](avro_value_t& value) {
      appended = appended && avro_file_writer_append_value(writer, &value) == 0;
    });
    CHECK(count == 500);
    CHECK(appended);
    avro_file_writer_close(writer);
    avro_schema_decref(schema);
    CHECK(valuesOf<Order>(theirs.bytes()) == orders);
  }
}

TEST_CASE("libavro's schema is ours after it has read and printed it") {
  avro_schema_t schema;
  REQUIRE(avro_schema_from_json_length(avro::kSchema<Order>.data(), avro::kSchema<Order>.size(), &schema) == 0);
  std::string printed(10000, '\0');
  avro_writer_t writer = avro_writer_memory(printed.data(), static_cast<std::int64_t>(printed.size()));
  REQUIRE(avro_schema_to_json(schema, writer) == 0);
  printed.resize(static_cast<std::size_t>(avro_writer_tell(writer)));
  avro_writer_free(writer);
  avro_schema_decref(schema);
  CHECK(avro::Schema::parse(printed).canonical() == avro::kCanonicalSchema<Order>);
  CHECK(avro::Schema::parse(printed).fingerprint() == avro::kFingerprint<Order>);
}

TEST_CASE("many values in many blocks are read by libavro one by one") {
  std::vector<std::int64_t> numbers(100000);
  for (std::size_t i = 0; i < numbers.size(); ++i) numbers[i] = static_cast<std::int64_t>(i * i * i) - 1000000;
  avro::DeflateCodec codec;
  const TemporaryFile file(fileOf(numbers, {.codec = &codec, .blockBytes = 1000}));
  std::size_t at = 0;
  bool equal = true;
  CHECK(readByLibavro(file.path(), [&](const avro_value_t& value) {
          std::int64_t number = 0;
          avro_value_get_long(&value, &number);
          equal = equal && number == numbers[at++];
        }) == 100000);
  CHECK(equal);
}
