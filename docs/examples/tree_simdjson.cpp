// SPDX-License-Identifier: BSL-1.0
//
// Printing what simdjson has read. The snippets of docs/guide.md come from here.
#include <bytepress/adapt/simdjson.hpp>
#include <bytepress/bytepress.hpp>
#include <iostream>

using namespace simdjson;  // for _padded

int main() {
  std::cout << "-- dom\n";
  // snippet: dom
  const auto text = R"({"id": 7, "names": ["Zo\u00eb", "Li"], "score": 1.50})"_padded;
  simdjson::dom::parser parser;
  std::cout << bytepress::printString(parser.parse(text)) << '\n';
  std::cout << bytepress::printString(parser.parse(text)["names"], {.asciiOnly = true}) << '\n';
  // end

  std::cout << "-- ondemand\n";
  // snippet: ondemand
  simdjson::ondemand::parser reader;
  bytepress::ByteBuffer buffer;
  simdjson::ondemand::document document = reader.iterate(text);
  bytepress::printByteBuffer(document, buffer, {.sortKeys = true});
  std::cout << buffer.view() << '\n';

  const auto broken = R"({"id": 7, "names": ["Li", tru]})"_padded;
  document = reader.iterate(broken);
  std::cout << bytepress::tryPrintByteBuffer(document, buffer).message() << '\n';  // the buffer is as it was
  // end
}
