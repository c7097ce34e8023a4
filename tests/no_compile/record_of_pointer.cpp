// SPDX-License-Identifier: BSL-1.0
// expects: bytepress cannot store this type in a record
#include <bytepress/record/record.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

#include <boost/describe/class.hpp>

using namespace bytepress;

struct Link {
  int* target = nullptr;
};
BOOST_DESCRIBE_STRUCT(Link, (), (target))

auto bytes() { return record::compose(Link()); }
