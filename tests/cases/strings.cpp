// SPDX-License-Identifier: BSL-1.0
//
// Strings: every row as a value, as the key of a map, and long (so that other kernels take it).
#include <map>
#include <string>
#include <vector>

#include "printed.hpp"
#include "suite.hpp"
#include "text.hpp"

namespace cases {

namespace {

using bytepress::InvalidUtf8;
using bytepress::JsonOptions;
using bytepress::PrintCode;

// `quoted` is what `text` has to become. Behind a long prefix the long kernels see it too, at other
// offsets in their blocks.
void expectString(RowCheck& row, const std::string& what, const std::string& text, const std::string& quoted,
                  const JsonOptions& options) {
  row.expect(what, printed(text, options), quoted);
  const std::vector<std::string> pair{text, text};
  row.expect(what + " in an array", printed(pair, options), '[' + quoted + ',' + quoted + ']');
  const std::map<std::string, int> map{{text, 1}};
  row.expect(what + " as a key", printed(map, options), '{' + quoted + ":1}");
  for (const std::size_t before : {61U, 500U}) {
    const std::string prefix(before, 'x');
    row.expect(what + " behind " + std::to_string(before) + " bytes", printed(prefix + text + prefix, options),
               '"' + prefix + quoted.substr(1, quoted.size() - 2) + prefix + '"');
  }
}

void expectEverywhere(RowCheck& row, const std::string& what, const std::string& text, const std::string& quoted,
                      const JsonOptions& options) {
  withEveryKernelSet(
      [&](std::string_view kernels) { expectString(row, what + ", " + std::string(kernels), text, quoted, options); });
}

void runEscapes(Suite& suite, const std::string& name) {
  Tally tally("strings/" + name);
  for (const Row& cells : suite.rows("strings/" + name + ".tsv")) {
    const std::string text = unhex(cells.at(2));
    RowCheck row;
    expectEverywhere(row, "default", text, unhex(cells.at(3)), {});
    expectEverywhere(row, "ascii", text, unhex(cells.at(4)), {.asciiOnly = true});
    expectEverywhere(row, "html", text, unhex(cells.at(5)), {.htmlSafe = true});
    expectEverywhere(row, "ascii and html", text, unhex(cells.at(6)), {.asciiOnly = true, .htmlSafe = true});
    if (text.find('\0') == std::string::npos) row.expect("const char*", printed(text.c_str()), unhex(cells.at(3)));
    row.into(tally, cells[0]);
  }
  suite.add(tally);
}

void expectError(RowCheck& row, const std::string& text, std::size_t offset) {
  const JsonOptions options{.invalidUtf8 = InvalidUtf8::error};
  row.expect("error", printed(text, options), "ERROR: a string is not valid UTF-8");
  row.expect("error in an array", printed(std::vector<std::string>{"", text}, options),
             "ERROR: a string is not valid UTF-8 at /1");
  std::string memory(text.size() * bytepress::kMaxEscapeChars + 16 + bytepress::kSlack, '?');
  char* const end = memory.data() + memory.size() - bytepress::kSlack;
  const auto step =
      bytepress::writeText(memory.data(), end, text.data(), text.data() + text.size(), InvalidUtf8::error);
  row.expect("offset of the error", std::to_string(step.next - text.data()), std::to_string(offset));
}

void runIllFormed(Suite& suite, const std::string& name) {
  Tally tally("strings/" + name);
  for (const Row& cells : suite.rows("strings/" + name + ".tsv")) {
    const std::string text = unhex(cells.at(2));
    RowCheck row;
    expectEverywhere(row, "replace", text, unhex(cells.at(4)), {});
    expectEverywhere(row, "replace, ascii", text, unhex(cells.at(5)), {.asciiOnly = true});
    withEveryKernelSet([&](std::string_view) { expectError(row, text, std::stoul(cells.at(3))); });
    row.into(tally, cells[0]);
  }
  suite.add(tally);
}

}  // namespace

void runStrings(Suite& suite) {
  for (const char* name : {"escape", "escape_alignment", "escape_random"}) runEscapes(suite, name);
  for (const char* name : {"invalid_utf8", "invalid_utf8_sample"}) runIllFormed(suite, name);
}

}  // namespace cases
