// SPDX-License-Identifier: BSL-1.0
//
// Compiled with -fno-exceptions -fno-rtti. The snippets of docs/guide.md come from here.
#include <boost/describe.hpp>
#include <bytepress/bytepress.hpp>
#include <cstdio>
#include <string>

struct Reading {
  std::string sensor;
  double celsius;
};
BOOST_DESCRIBE_STRUCT(Reading, (), (sensor, celsius))

int main() {
  std::puts("-- status");
  // snippet: status
  bytepress::ByteBuffer buffer;
  if (bytepress::PrintStatus status = bytepress::tryPrintByteBuffer(Reading{"roof", 21.5}, buffer); !status) {
    std::fprintf(stderr, "%s\n", status.message().c_str());
    return 1;
  }
  std::printf("%.*s\n", static_cast<int>(buffer.size()), buffer.data());
  // end
}
