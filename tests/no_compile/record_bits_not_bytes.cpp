// SPDX-License-Identifier: BSL-1.0
// expects: members with bits<> that follow each other have to be a multiple of 8 bits
#include <bytepress/record/record.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

#include <boost/describe/class.hpp>

using namespace bytepress;

struct Flags {
  unsigned a = 0, b = 0;
  friend constexpr auto fieldRules(For<Flags>) { return rules(record::bits<&Flags::a, 3>, record::bits<&Flags::b, 4>); }
};
BOOST_DESCRIBE_STRUCT(Flags, (), (a, b))

auto bytes() { return record::compose(Flags()); }
