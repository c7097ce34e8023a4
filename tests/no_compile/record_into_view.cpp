// SPDX-License-Identifier: BSL-1.0
// expects: a record cannot be read into a view
#include <bytepress/record/record.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

#include <boost/describe/class.hpp>

using namespace bytepress;

struct Name {
  std::string_view text;
  friend constexpr auto fieldRules(For<Name>) { return rules(record::padded<&Name::text, 8>); }
};
BOOST_DESCRIBE_STRUCT(Name, (), (text))

auto read(const std::array<std::byte, 8>& memory) { return record::decompose<Name>(memory); }
