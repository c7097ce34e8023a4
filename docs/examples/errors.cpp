// SPDX-License-Identifier: BSL-1.0
//
// What happens when a value cannot be printed. The snippets of docs/guide.md come from here.
#include <boost/describe.hpp>
#include <bytepress/bytepress.hpp>
#include <iostream>
#include <limits>
#include <string>
#include <vector>

// snippet: type
struct Reading {
  std::string sensor;
  double celsius;
};
BOOST_DESCRIBE_STRUCT(Reading, (), (sensor, celsius))

const std::vector<Reading> readings = {{"roof", 21.5}, {"well", std::numeric_limits<double>::quiet_NaN()}};
const bytepress::JsonOptions strict{.nonFinite = bytepress::NonFinite::error};
// end

void thrown() {
  std::cout << "-- thrown\n";
  // snippet: thrown
  try {
    std::string text = bytepress::printString(readings, strict);
  } catch (const bytepress::PrintError& error) {
    std::cout << error.what() << '\n';
    std::cout << error.path() << '\n';  // a JSON Pointer, RFC 6901
  }
  // end
}

void returned() {
  std::cout << "-- returned\n";
  // snippet: returned
  std::string text = "kept";
  if (bytepress::PrintStatus status = bytepress::tryPrintString(readings, text, strict); !status) {
    if (status.code() == bytepress::PrintCode::nonFinite) std::cout << status.message() << '\n';
  }
  std::cout << text << '\n';  // as it was
  // end
}

void limited() {
  std::cout << "-- limited\n";
  // snippet: limited
  bytepress::ByteBuffer buffer;
  std::vector<std::vector<int>> nested = {{1, 2}};
  std::cout << bytepress::tryPrintByteBuffer(nested, buffer, {.maxDepth = 1}).message() << '\n';
  std::cout << bytepress::tryPrintByteBuffer("a text", buffer, {.maxBytes = 5}).message() << '\n';
  std::cout << bytepress::tryPrintByteBuffer("a\xff", buffer, {.invalidUtf8 = bytepress::InvalidUtf8::error}).message()
            << '\n';
  // end
}

int main() {
  thrown();
  returned();
  limited();
}
