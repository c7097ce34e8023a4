// SPDX-License-Identifier: BSL-1.0
//
// A sink of one's own. The snippets of docs/guide.md come from here.
#include <bytepress/bytepress.hpp>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

// snippet: sink
// Passes the document on in HTTP/1.1 chunks.
class ChunkSink final : public bytepress::DrainSink {
 public:
  explicit ChunkSink(std::ostream& to) : to_(to) {}

 private:
  bool drain(std::string_view piece) noexcept override {  // at most 1 KiB, never empty
    to_ << std::hex << piece.size() << "\r\n" << piece << "\r\n";
    return to_.good();
  }
  std::ostream& to_;
};
// end

int main() {
  std::cout << "-- sink\n";
  // snippet: use
  std::vector<int> numbers(1000, 7);
  std::ostringstream connection;
  ChunkSink sink(connection);
  bytepress::printTo(sink, numbers);
  connection << "0\r\n\r\n";
  std::cout << sink.size() << " bytes of JSON, " << connection.str().size() << " sent\n";
  // end
}
