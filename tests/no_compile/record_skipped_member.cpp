// SPDX-License-Identifier: BSL-1.0
// expects: the record has no such member
#include <bytepress/record/record.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

#include <boost/describe/class.hpp>

using namespace bytepress;

struct Frame {
  std::uint16_t magic = 0, cache = 0;
  friend constexpr auto fieldRules(For<Frame>) { return rules(skip<&Frame::cache>); }
};
BOOST_DESCRIBE_STRUCT(Frame, (), (magic, cache))

int cache(const std::array<std::byte, 4>& memory) { return record::get<&Frame::cache>(memory); }
