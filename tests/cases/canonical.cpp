// SPDX-License-Identifier: BSL-1.0
//
// RFC 8785 documents and the two orders of keys, and escapes read and printed again, through every
// AST.
#include <map>
#include <string>
#include <vector>

#include "ast.hpp"
#include "printed.hpp"
#include "suite.hpp"
#include "text.hpp"
#include "tool.hpp"

namespace cases {

namespace {

constexpr bytepress::JsonOptions kCanonical{.canonical = true};

std::string named(const Ast& ast, const std::string& what) {
  return std::string(ast.name()) + (what.empty() ? "" : ", " + what);
}

// An AST that keeps one of two equal keys holds nothing that could be refused; and what its library
// does not take cannot be printed.
bool applies(const Ast& ast, const Row& cells, const std::string& input) {
  const bool duplicates = cells.at(1).find("duplicate") != std::string::npos;
  if (duplicates && !ast.keepsDuplicates()) return false;
  return isError(cells.at(3)) || ast.takesLongIntegers() || !hasLongInteger(input);
}

void expectTool(RowCheck& row, const Suite& suite, std::string_view options, const std::string& input,
                const std::string& wanted) {
  if (!suite.tool().empty()) {
    row.expect("tool, " + std::string(options), runTool(suite, options, input).result(), wanted);
  }
}

void runCanonicalDocuments(Suite& suite) {
  Tally tally("rfc8785/documents");
  for (const Row& cells : suite.rows("rfc8785/documents.tsv")) {
    RowCheck row;
    const std::string wanted = isError(cells.at(3)) ? cells[3] : unhex(cells[3]);
    const std::string input = unhex(cells.at(2));
    for (const auto& ast : allAsts()) {
      if (!applies(*ast, cells, input)) continue;
      row.expect(named(*ast, ""), reprinted(*ast, input, kCanonical), wanted);
    }
    expectTool(row, suite, "canonical", input, wanted);
    row.into(tally, cells[0]);
  }
  suite.add(tally);
}

void runOfficial(Suite& suite) {
  Tally tally("rfc8785/official");
  for (const std::string name : {"arrays", "french", "structures", "unicode", "values", "weird"}) {
    std::string input, output;
    RowCheck row;
    row.expect("files",
               suite.read("rfc8785/official/input/" + name + ".json", input) &&
                   suite.read("rfc8785/official/output/" + name + ".json", output),
               "not there", "two files");
    for (const auto& ast : allAsts()) {
      row.expect(named(*ast, ""), reprinted(*ast, input, kCanonical), output);
    }
    expectTool(row, suite, "canonical", input, output);
    row.into(tally, name);
  }
  suite.add(tally);
}

// {"key":1,…} in the order of `keys`, whose texts are JSON strings as they stand in the table.
std::string objectOf(const std::vector<std::string>& keys, const bytepress::JsonOptions& options) {
  std::string text("{");
  for (const std::string& key : keys) {
    text.append(text.size() == 1 ? "" : ",").append(bytepress::printString(key, options)).append(":1");
  }
  return text + '}';
}

void runKeyOrder(Suite& suite) {
  Tally tally("rfc8785/keysort_random");
  for (const Row& cells : suite.rows("rfc8785/keysort_random.tsv")) {
    const std::vector<std::string> keys = unquoteAll(cells.at(1));
    const std::string utf16 = objectOf(unquoteAll(cells.at(2)), {}), utf8 = objectOf(unquoteAll(cells.at(3)), {});
    const std::string text = objectOf(keys, {.asciiOnly = true});
    RowCheck row;
    std::map<std::string, int> map;
    for (const std::string& key : keys) map[key] = 1;
    row.expect("map, canonical", printed(map, kCanonical), utf16);
    row.expect("map, sorted", printed(map, {.sortKeys = true}), utf8);
    for (const auto& ast : allAsts()) {
      row.expect(named(*ast, "canonical"), reprinted(*ast, text, kCanonical), utf16);
      row.expect(named(*ast, "sorted"), reprinted(*ast, text, {.sortKeys = true}), utf8);
    }
    row.into(tally, cells[0]);
  }
  suite.add(tally);
}

// What becomes of a lone surrogate that a library (RapidJSON) lets pass and holds as the three
// bytes that UTF-8 would have for it: none of them is well-formed, so each is replaced.
std::string asThreeBytes(const std::string& text) {
  const std::string_view mark = "\xEF\xBF\xBD";
  std::string result;
  for (std::size_t at = 0; at != text.size();) {
    const bool marked = std::string_view(text).substr(at).starts_with(mark);
    const std::string_view piece = std::string_view(text).substr(at, marked ? mark.size() : 1);
    for (int i = 0; i != (marked ? 3 : 1); ++i) result += piece;
    at += piece.size();
  }
  return result;
}

}  // namespace

void runReprinted(Suite& suite) {
  Tally tally("strings/reprint_escapes");
  for (const Row& cells : suite.rows("strings/reprint_escapes.tsv")) {
    const std::string text = unhex(cells.at(2));
    RowCheck row;
    for (const auto& ast : allAsts()) {
      if (cells.at(6) == "yes") {
        // A lone surrogate: refused, or replaced.
        const std::string got = reprinted(*ast, text, {});
        const std::string replaced = unhex(cells.at(8));
        row.expect(named(*ast, "lone surrogate"), isError(got) || got == replaced || got == asThreeBytes(replaced), got,
                   replaced);
        row.expect(named(*ast, "canonical"), reprinted(*ast, text, kCanonical), kError);
        continue;
      }
      row.expect(named(*ast, "default"), reprinted(*ast, text, {}), unhex(cells.at(3)));
      row.expect(named(*ast, "ascii"), reprinted(*ast, text, {.asciiOnly = true}), unhex(cells.at(4)));
      row.expect(named(*ast, "html"), reprinted(*ast, text, {.htmlSafe = true}), unhex(cells.at(5)));
    }
    row.into(tally, cells[0]);
  }
  suite.add(tally);
}

void runCanonical(Suite& suite) {
  runCanonicalDocuments(suite);
  runOfficial(suite);
  runKeyOrder(suite);
}

}  // namespace cases
