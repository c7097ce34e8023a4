// SPDX-License-Identifier: BSL-1.0
// expects: this constant does not fit its field
#include <bytepress/record/record.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

#include <boost/describe/class.hpp>

using namespace bytepress;

struct Frame {
  std::uint16_t length = 0;
};
BOOST_DESCRIBE_STRUCT(Frame, (), (length))

void set(std::array<std::byte, 2>& memory) { record::set<&Frame::length>(memory, std::integral_constant<int, 65536>()); }
