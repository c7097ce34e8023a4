// SPDX-License-Identifier: BSL-1.0
//
// An array whose elements come one after the other. The snippets of docs/guide.md come from here.
#include <boost/describe.hpp>
#include <bytepress/bytepress.hpp>
#include <iostream>
#include <string>

struct Row {
  int id;
  std::string name;
};
BOOST_DESCRIBE_STRUCT(Row, (), (id, name))

int main() {
  std::cout << "-- rows\n";
  // snippet: rows
  bytepress::StreamSink out(std::cout);
  bytepress::ArrayWriter rows(out);
  for (int id = 1; id <= 3; ++id) rows.add(Row{id, "row"});
  if (bytepress::PrintStatus status = rows.close(); !status) std::cerr << status.message() << '\n';
  // end

  std::cout << "\n-- failures\n";
  // snippet: failures
  bytepress::ByteBuffer buffer;
  bytepress::ArrayWriter some(buffer, {.invalidUtf8 = bytepress::InvalidUtf8::error});
  some.add(Row{1, "good"});
  if (!some.add(Row{2, "b\xff"})) std::cout << "left out: " << some.takeFailure().message() << '\n';
  some.add(Row{3, "good"});
  if (some.close()) std::cout << buffer.view() << '\n';
  // end
}
