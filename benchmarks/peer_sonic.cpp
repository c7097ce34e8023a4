// SPDX-License-Identifier: BSL-1.0
//
// sonic-cpp on the structs: nodes with texts that are not copied, then its writer. And its own
// documents, as parsed.
//
// Its best: arrays and objects are reserved at their size, nodes lie in memory that is kept, and so
// does the text ("-fresh" allocates both).
#include <sonic/sonic.h>

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "contenders.hpp"
#include "described.hpp"
#include "row.hpp"
#include "verify.hpp"

namespace bench {
namespace {

using sonic_json::Node;
using Allocator = sonic_json::MemoryPoolAllocator<>;

// A node for each of our values.
class NodeMaker {
 public:
  explicit NodeMaker(Allocator& allocator) : allocator_(allocator) {}

  Node operator()(bool value) const { return Node(value); }
  Node operator()(int value) const { return Node(value); }
  Node operator()(std::int64_t value) const { return Node(value); }
  Node operator()(double value) const { return Node(value); }
  Node operator()(float value) const { return Node(value); }
  Node operator()(const std::string& value) const { return Node(value.data(), value.size()); }

  template <class T>
  Node operator()(const std::optional<T>& value) const {
    return value ? (*this)(*value) : Node();
  }

  template <class T>
  Node operator()(const std::vector<T>& values) const {
    return array<T>(values);
  }
  template <class T, std::size_t N>
  Node operator()(const std::array<T, N>& values) const {
    return array<T>(values);
  }

  template <class T>
  Node operator()(const std::map<std::string, T>& map) const {
    Node object(sonic_json::kObject);
    object.MemberReserve(map.size(), allocator_);
    for (const auto& [key, value] : map) add(object, key, value);
    return object;
  }

  template <Described T>
  Node operator()(const T& record) const {
    Node object(sonic_json::kObject);
    object.MemberReserve(boost::mp11::mp_size<MembersOf<T>>::value, allocator_);
    forEachMember(record, [&](auto member, const auto& value) { add(object, std::string_view(member.name), value); });
    return object;
  }

 private:
  template <class T, class Range>
  Node array(const Range& values) const {
    Node array(sonic_json::kArray);
    array.Reserve(values.size(), allocator_);
    for (const T& value : values) array.PushBack((*this)(value), allocator_);
    return array;
  }

  template <class T>
  void add(Node& object, std::string_view key, const T& value) const {
    object.AddMember({key.data(), key.size()}, (*this)(value), allocator_, false);
  }

  Allocator& allocator_;
};

std::string_view write(const Node& node, sonic_json::WriteBuffer& text) {
  if (node.Serialize(text) != sonic_json::kErrorNone) throw std::runtime_error("sonic cannot print");
  return {text.ToString(), text.Size()};
}

// Memory for nodes and a text, kept between prints.
class Kept {
 public:
  template <class T>
  std::string_view print(const T& value) {
    allocator_.Clear();
    const Node node = NodeMaker(allocator_)(value);
    return write(node, text_);
  }

 private:
  std::vector<char> memory_ = std::vector<char>(std::size_t{16} << 20);
  Allocator allocator_{memory_.data(), memory_.size()};
  sonic_json::WriteBuffer text_;
};

}  // namespace

void addSonic(const Data& data) {
  note("sonic-cpp", SONIC_VERSION_STRING " (nodes, then writer)");
  const auto kept = std::make_shared<Kept>();
  data.forEach([&](std::string workload, const auto& value) {
    addRow(workload, "sonic", [&value, kept](Use& use) { use(kept->print(value)); });
    addRow(workload, "sonic-fresh", [&value](Use& use) {
      Allocator allocator;
      sonic_json::WriteBuffer text;
      const Node node = NodeMaker(allocator)(value);
      use(write(node, text));
    });
  });
}

void addSonicAst(const std::vector<Document>& documents) {
  const auto text = std::make_shared<sonic_json::WriteBuffer>();
  for (const Document& document : documents) {
    const auto ast = std::make_shared<sonic_json::Document>();
    ast->Parse(document.text.data(), document.text.size());
    if (ast->HasParseError()) throw std::runtime_error("sonic cannot parse " + document.name);
    const std::string workload = document.name + "-sonic";
    requireSame(write(*ast, *text), document.text);
    addRow(workload, "sonic", [ast, text](Use& use) { use(write(*ast, *text)); });
    addRow(workload, "sonic-fresh", [ast](Use& use) {
      sonic_json::WriteBuffer fresh;
      use(write(*ast, fresh));
    });
  }
}

}  // namespace bench
