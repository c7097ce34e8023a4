// SPDX-License-Identifier: BSL-1.0
// expects: the memory ends before this member does
#include <bytepress/record/record.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

#include <boost/describe/class.hpp>

using namespace bytepress;

struct Frame {
  std::uint16_t magic = 0, length = 0;
};
BOOST_DESCRIBE_STRUCT(Frame, (), (magic, length))

int length(const std::array<std::byte, 3>& memory) { return record::get<&Frame::length>(memory); }
