// SPDX-License-Identifier: BSL-1.0
//
// simdjson's string_builder (simdjson 4) on the structs, called by hand.
//
// Its best: the builder is kept, and a key is one constant with quotes, colon and comma. It checks no
// UTF-8 unless asked, and is not asked.
#include <simdjson.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "contenders.hpp"
#include "described.hpp"
#include "row.hpp"

namespace bench {
namespace {

using Builder = simdjson::builder::string_builder;

// `,"name":` as a constant.
template <class Member>
constexpr auto makeKey() {
  constexpr std::string_view name = Member::name;
  std::array<char, name.size() + 4> key{',', '"'};
  for (std::size_t i = 0; i < name.size(); ++i) key[i + 2] = name[i];
  key[name.size() + 2] = '"';
  key[name.size() + 3] = ':';
  return key;
}
template <class Member>
constexpr auto kKey = makeKey<Member>();

class Appender {
 public:
  explicit Appender(Builder& out) : out_(out) {}

  void operator()(bool value) const { out_.append(value); }
  void operator()(int value) const { out_.append(value); }
  void operator()(std::int64_t value) const { out_.append(value); }
  void operator()(double value) const { out_.append(value); }
  void operator()(float value) const { out_.append(value); }
  void operator()(const std::string& value) const { out_.escape_and_append_with_quotes(value); }

  template <class T>
  void operator()(const std::optional<T>& value) const {
    if (value) {
      (*this)(*value);
    } else {
      out_.append_null();
    }
  }

  template <class T>
  void operator()(const std::vector<T>& values) const {
    array<T>(values);
  }
  template <class T, std::size_t N>
  void operator()(const std::array<T, N>& values) const {
    array<T>(values);
  }

  template <class T>
  void operator()(const std::map<std::string, T>& map) const {
    out_.start_object();
    bool first = true;
    for (const auto& [key, value] : map) {
      if (!first) out_.append_comma();
      first = false;
      (*this)(key);
      out_.append_colon();
      (*this)(value);
    }
    out_.end_object();
  }

  template <Described T>
  void operator()(const T& record) const {
    using First = boost::mp11::mp_front<MembersOf<T>>;
    out_.start_object();
    forEachMember(record, [&](auto member, const auto& value) {
      constexpr const auto& key = kKey<decltype(member)>;
      constexpr bool isFirst = std::is_same_v<decltype(member), First>;  // without the comma
      out_.append_raw_n<key.size() - isFirst>(key.data() + isFirst);
      (*this)(value);
    });
    out_.end_object();
  }

 private:
  template <class T, class Range>
  void array(const Range& values) const {
    out_.start_array();
    bool first = true;
    for (const T& value : values) {
      if (!first) out_.append_comma();
      first = false;
      (*this)(value);
    }
    out_.end_array();
  }

  Builder& out_;
};

template <class T>
std::string_view print(const T& value, Builder& builder) {
  Appender append(builder);
  append(value);
  return builder.view().value();
}

}  // namespace

void addSimdjsonBuilder(const Data& data) {
  data.forEach([](std::string workload, const auto& value) {
    addRow(workload, "simdjson-builder", [&value, builder = std::make_unique<Builder>()](Use& use) {
      builder->clear();
      use(print(value, *builder));
    });
    addRow(workload, "simdjson-builder-fresh", [&value](Use& use) {
      Builder builder;
      use(print(value, builder));
    });
  });
}

}  // namespace bench
