// SPDX-License-Identifier: BSL-1.0
//
// Binary records: the record of 14 bytes of the benchmark of Buffy and Gloss (int32, int16, int64, packed, big
// endian), set member by member, by name, and as a whole, beside what one would write by hand.
#include <array>
#include <bit>
#include <boost/describe/class.hpp>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <string>
#include <string_view>

#include "bytepress/bytepress.hpp"
#include "bytepress/record/record.hpp"
#include "row.hpp"
#include "scaling.hpp"

namespace bench {
namespace {

namespace record = bytepress::record;

struct Three {
  std::int32_t f1 = 125;
  std::int16_t f2 = 156;
  std::int64_t f3 = std::numeric_limits<std::int64_t>::max();
};
BOOST_DESCRIBE_STRUCT(Three, (), (f1, f2, f3))

using Memory = std::array<std::byte, record::kSize<Three>>;

template <class Bytes>
std::string_view viewOf(const Bytes& bytes) {
  return {reinterpret_cast<const char*>(&bytes), sizeof bytes};
}

// A row that makes bytes; its text, which is compared, is their JSON.
template <class Print, class Json>
class BytesRow final : public RowOf<Print> {
 public:
  BytesRow(Name name, Print print, Json json) : RowOf<Print>(std::move(name), std::move(print)), json_(json) {}

  std::string text() override { return json_(RowOf<Print>::text()); }
  bool printsTheSame(const Row& other) const override { return other.name().group == "record"; }

 private:
  Json json_;
};

template <class Print, class Json>
void addBytesRow(std::string workload, std::string contender, Print print, Json json) {
  Name name{"record", std::move(workload), std::move(contender)};
  rows().push_back(std::make_unique<BytesRow<Print, Json>>(std::move(name), std::move(print), json));
}

std::string jsonOfRecord(const std::string& bytes) { return bytepress::printString(record::RecordView<Three>(bytes)); }
std::string jsonOfStruct(const std::string& bytes) {
  Three three;
  std::memcpy(&three, bytes.data(), sizeof three);
  return bytepress::printString(three);
}
std::string itself(const std::string& text) { return text; }

template <class Word, class Integer>
std::byte* putByHand(std::byte* at, Integer value) {
  Word word = static_cast<Word>(value);
  if constexpr (std::endian::native == std::endian::little) word = bytepress::swappedBytes(word);
  std::memcpy(at, &word, sizeof word);
  return at + sizeof word;
}

}  // namespace

void addRecords() {
  addBytesRow("set3", "bytepress", [values = Three(), memory = Memory()](Use& use) mutable {
    record::set<&Three::f1>(memory, values.f1);
    record::set<&Three::f3>(memory, values.f3);
    record::set<&Three::f2>(memory, values.f2);
    use(viewOf(memory));
  }, jsonOfRecord);
  addBytesRow("set3", "by-hand", [values = Three(), memory = Memory()](Use& use) mutable {
    putByHand<std::uint32_t>(memory.data(), values.f1);
    putByHand<std::uint64_t>(memory.data() + 6, values.f3);
    putByHand<std::uint16_t>(memory.data() + 4, values.f2);
    use(viewOf(memory));
  }, jsonOfRecord);
  const std::array<std::string, 3> fields{"f1", "f3", "f2"};
  addBytesRow("setByName", "bytepress", [values = Three(), names = fields, memory = Memory()](Use& use) mutable {
    record::set<Three>(memory, names[0], values.f1);
    record::set<Three>(memory, names[1], values.f3);
    record::set<Three>(memory, names[2], values.f2);
    use(viewOf(memory));
  }, jsonOfRecord);

  addBytesRow("compose", "bytepress", [values = Three(), memory = Memory()](Use& use) mutable {
    record::compose(values, memory);
    use(viewOf(memory));
  }, jsonOfRecord);
  addBytesRow("compose", "bytepress-fresh", [values = Three()](Use& use) {
    const auto memory = record::compose(values);
    use(viewOf(memory));
  }, jsonOfRecord);
  addBytesRow("compose", "bytepress-buffer", [values = Three(), buffer = bytepress::ByteBuffer()](Use& use) mutable {
    buffer.clear();
    record::compose(values, buffer);
    use(buffer.view());
  }, jsonOfRecord);
  addBytesRow("compose", "bytepress-buffer-fresh", [values = Three()](Use& use) {
    bytepress::ByteBuffer buffer;
    record::compose(values, buffer);
    use(buffer.view());
  }, jsonOfRecord);

  addBytesRow("decompose", "bytepress", [memory = record::compose(Three()), values = Three()](Use& use) mutable {
    record::decompose(memory, values);
    use(viewOf(values));
  }, jsonOfStruct);

  addBytesRow("json", "bytepress-struct", [values = Three(), buffer = bytepress::ByteBuffer()](Use& use) mutable {
    buffer.clear();
    bytepress::printByteBuffer(values, buffer);
    use(buffer.view());
  }, itself);
  addBytesRow("json", "bytepress-view", [memory = record::compose(Three()), buffer = bytepress::ByteBuffer()](Use& use) mutable {
    buffer.clear();
    bytepress::printByteBuffer(record::RecordView<Three>(memory), buffer);
    use(buffer.view());
  }, itself);
}

}  // namespace bench
