// SPDX-License-Identifier: BSL-1.0
//
// Small documents, right and wrong ones, through the command-line tool; those that are right
// through every AST too.
#include <string>

#include "ast.hpp"
#include "compare.hpp"
#include "printed.hpp"
#include "suite.hpp"
#include "text.hpp"
#include "tool.hpp"

namespace cases {

namespace {

// One row of the tables whose columns are id, verdict, compare, input, compact, indent2, canonical,
// note.
class SmallDocument {
 public:
  explicit SmallDocument(const Row& cells)
      : cells_(cells), verdict_(cells.at(1)), compare_(cells.at(2)), input_(unhex(cells.at(3))) {}

  void throughTool(RowCheck& row, const Suite& suite) const {
    for (const Variant& variant : kVariants) {
      const std::string got = runTool(suite, variant.name, input_).result();
      expect(row, "tool, " + std::string(variant.name), variant, got, true);
    }
  }

  void throughAst(RowCheck& row, Ast& ast) const {
    // What a library does not take cannot be printed: a few refuse exponents of many digits.
    if (verdict_ != "accept" || !ast.read(input_)) return;
    for (const Variant& variant : kVariants) {
      bytepress::JsonOptions options;
      optionsNamed(variant.name, options);
      const std::string got = reprinted(ast, input_, options);
      expect(row, std::string(ast.name()) + ", " + std::string(variant.name), variant, got, ast.keepsDuplicates());
    }
  }

 private:
  struct Variant {
    std::string_view name;
    std::size_t column;
  };
  static constexpr Variant kVariants[] = {{"compact", 4}, {"indent2", 5}, {"canonical", 6}};

  void expect(RowCheck& row, const std::string& what, const Variant& variant, const std::string& got,
              bool keepsDuplicates) const {
    const std::string& cell = cells_.at(variant.column);
    const std::string wanted = cell == "-" ? std::string(kError) : unhex(cell);
    if (compare_ == "dups" && keepsDuplicates) {
      return row.expect(what, got == keptBoth(variant), got, keptBoth(variant));
    }
    if (compare_ == "dups" && cell == "-") return;  // nothing is repeated any more
    const bool same = variant.name == "canonical" ? got == wanted : got == wanted || sameButForNumbers(wanted, got);
    row.expect(what, same || (verdict_ == "either" && isAllowed(got)), got, wanted);
  }

  // A refusal, or a number or text kept as it is. That is all that rows without one right answer
  // are about.
  bool isAllowed(const std::string& got) const {
    return isError(got) || sameButForNumbers(withoutBlanks(input_), withoutBlanks(got));
  }

  // None of these rows has a blank in a string.
  static std::string withoutBlanks(std::string text) {
    std::erase_if(text, [](char c) { return c == ' ' || c == '\n'; });
    return text;
  }

  // The note has the compact text with both members; canonical refuses.
  std::string keptBoth(const Variant& variant) const {
    if (variant.name == "canonical") return std::string(kError);
    const std::string& note = cells_.at(7);
    const std::string compact = unhex(note.substr(note.rfind(' ') + 1));
    return variant.name == "compact" ? compact : indented(compact);
  }

  // Of a flat object without commas, colons or braces in its strings.
  static std::string indented(const std::string& compact) {
    std::string text;
    for (const char c : compact) {
      if (c == '}') text += '\n';
      text += c;
      if (c == ':') text += ' ';
      if (c == '{' || c == ',') text += "\n  ";
    }
    return text;
  }

  const Row& cells_;
  const std::string& verdict_;
  const std::string& compare_;
  std::string input_;
};

void runSmall(Suite& suite, const std::string& name) {
  Tally tally("small/" + name);
  for (const Row& cells : suite.rows("small/" + name + ".tsv")) {
    const SmallDocument document(cells);
    RowCheck row;
    if (!suite.tool().empty()) document.throughTool(row, suite);
    for (const auto& ast : allAsts()) document.throughAst(row, *ast);
    row.into(tally, cells[0]);
  }
  suite.add(tally);
}

void runCommandLines(Suite& suite) {
  Tally tally("small/cli");
  for (const Row& cells : suite.rows("small/cli.tsv")) {
    const std::string got = runTool(suite, cells.at(2), unhex(cells.at(3))).result();
    tally.check(cells[0], got, cells.at(5) == "0" ? unhex(cells.at(4)) : std::string(kError));
  }
  suite.add(tally);
}

// The tool and the lines of JSON of whole files.
void runToolLines(Suite& suite) {
  Tally tally("docs/ndjson/tool");
  for (const Row& cells : suite.rows("docs/ndjson/GOLDENS.tsv")) {
    std::string text, golden;
    const std::string name = "docs/ndjson/" + cells.at(0);
    if (!suite.read(name + ".ndjson", text) || !suite.read(name + '.' + cells.at(1) + ".ndjson", golden)) {
      tally.fail(cells[0], "not there", "a file");
      continue;
    }
    const std::string got = runTool(suite, "ndjson+" + cells[1], text).result();
    tally.check(cells[0] + ", " + cells[1], sameButForNumbers(golden, got), got, golden);
  }
  suite.add(tally);
}

}  // namespace

void runSmallDocuments(Suite& suite) {
  runSmall(suite, "jsontestsuite");
  runSmall(suite, "jsonchecker_roundtrip");
  if (suite.tool().empty()) return;
  runCommandLines(suite);
  runToolLines(suite);
}

}  // namespace cases
