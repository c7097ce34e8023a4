// SPDX-License-Identifier: BSL-1.0
//
// Keys of maps that are not integers. Those that must not compile are files of the folder refused/;
// the script that starts this program compiles them and notes which were refused.
#include <boost/describe.hpp>
#include <map>
#include <string>
#include <string_view>

#include "printed.hpp"
#include "suite.hpp"

namespace cases {

namespace {

enum class Color { Red, Green = 5, Blue };
BOOST_DESCRIBE_ENUM(Color, Red, Green, Blue)

using bytepress::InvalidUtf8;

void expectIllFormed(RowCheck& row) {
  const std::map<std::string, int> map{{"\xFF", 0}};
  row.expect("replace", printed(map), "{\"\xEF\xBF\xBD\":0}");
  row.expect("error", printed(map, {.invalidUtf8 = InvalidUtf8::error}).substr(0, 34),
             "ERROR: a string is not valid UTF-8");
}

void expectRepeated(RowCheck& row) {
  const std::multimap<int, int> map{{1, 0}, {1, 0}};
  row.expect("compact", printed(map), R"({"1":0,"1":0})");
  row.expect("sorted", printed(map, {.sortKeys = true}), R"({"1":0,"1":0})");
  row.expect("canonical", printed(map, {.canonical = true}),
             "ERROR: an object has two members with the same key at /1");
}

// False if nothing is known about the row.
bool expectKeys(RowCheck& row, const std::string& type, const std::string& wanted) {
  if (type == "bool") {
    row.expect("map", printed(std::map<bool, int>{{true, 1}, {false, 0}}), wanted);
  } else if (type == "enum (described)") {
    row.expect("map", printed(std::map<Color, int>{{Color::Red, 0}, {Color::Green, 1}}), wanted);
    row.expect("not described", printed(std::map<Color, int>{{static_cast<Color>(7), 0}}), R"({"7":0})");
  } else if (type == "char") {
    row.expect("map", printed(std::map<char, int>{{'a', 0}, {'b', 1}}), wanted);
  } else if (type == "string with quote") {
    row.expect("map", printed(std::map<std::string, int>{{"a\"b", 0}}), wanted);
  } else if (type == "empty string") {
    row.expect("map", printed(std::map<std::string, int>{{"", 0}}), wanted);
  } else if (type == "std::string_view not NUL terminated") {
    row.expect("map", printed(std::map<std::string_view, int>{{std::string_view("abc", 2), 0}}), wanted);
  } else if (type == "string with NUL") {
    row.expect("map", printed(std::map<std::string, int>{{std::string("a\0b", 3), 0}}), wanted);
  } else if (type == "invalid UTF-8") {
    expectIllFormed(row);
  } else if (type == "duplicate text keys") {
    expectRepeated(row);
  } else {
    return false;
  }
  return true;
}

// Which file of refused/ is about the row.
std::string_view refusedFile(const std::string& type) {
  if (type == "double") return "double_key";
  if (type == "optional<int> key") return "optional_key";
  if (type == "struct key") return "struct_key";
  return "";
}

}  // namespace

void runOtherKeys(Suite& suite) {
  Tally tally("ints/map_keys_other");
  std::string refused;
  const bool tried = suite.read("refused", refused);
  for (const Row& cells : suite.rows("ints/map_keys_other.tsv")) {
    RowCheck row;
    if (!expectKeys(row, cells[0], cells.at(2))) {
      const std::string_view file = refusedFile(cells[0]);
      if (file.empty()) {
        row.expect("row", "no check for it", "a check");
      } else if (tried) {
        row.expect("compiling", refused.find(file) != std::string::npos, "compiles", "refused");
      } else {
        continue;
      }
    }
    row.into(tally, cells[0]);
  }
  suite.add(tally);
}

}  // namespace cases
