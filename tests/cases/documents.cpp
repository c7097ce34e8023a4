// SPDX-License-Identifier: BSL-1.0
//
// Whole documents through every AST and the tool, in every variant, read and printed again too; and
// lines of JSON.
#include <algorithm>
#include <map>
#include <string>

#include "ast.hpp"
#include "compare.hpp"
#include "printed.hpp"
#include "sha256.hpp"
#include "suite.hpp"
#include "text.hpp"
#include "tool.hpp"

namespace cases {

namespace {

// What the tables hold about one variant of one document.
struct Golden {
  std::string document, variant, sha256, compare;
  std::string text;  // empty where only the hash is kept

  // Where a key is repeated, the tables show what is left when the last value wins, and for
  // "compact" all of them too. Those that keep all are right in the other variants as well.
  bool applies(bool keepsDuplicates) const {
    return compare != "dups" || keepsDuplicates == (variant == "compact_dups");
  }

  std::string options() const { return variant == "compact_dups" ? "compact" : variant; }

  // The tool's options are joined by '+'.
  std::string toolOptions() const {
    std::string names = options();
    std::replace(names.begin(), names.end(), '_', '+');
    return names;
  }

  bool agrees(const std::string& printed) const {
    if (cases::sha256(printed) == sha256) return true;
    return compare == "numbers" && variant != "canonical" && sameButForNumbers(text, printed);
  }
};

class Documents {
 public:
  explicit Documents(Suite& suite) : suite_(suite) {
    for (const Row& cells : suite.rows("docs/GOLDENS.tsv")) {
      Golden golden{cells.at(0), cells.at(1), cells.at(3), cells.at(4), {}};
      suite.read("docs/golden/" + golden.document + '.' + golden.variant + ".json", golden.text);
      goldens_[golden.document].push_back(std::move(golden));
    }
  }

  void run(Ast& ast) {
    Tally tally("docs/" + std::string(ast.name()));
    forEach(
        tally,
        [&](const std::string& text, const Golden& golden) {
          bytepress::JsonOptions options;
          if (!optionsNamed(golden.options(), options)) return std::string("no such variant");
          if (!ast.read(text)) return std::string("refused by the library");
          const std::string once = ast.print(options);
          if (!ast.takesLongIntegers() && hasLongInteger(once)) return once;
          const std::string twice = reprinted(ast, once, options);
          return once == twice ? once : "read and printed again: " + twice;
        },
        ast.keepsDuplicates());
    suite_.add(tally);
  }

  void runTool() {
    Tally tally("docs/tool");
    forEach(
        tally,
        [&](const std::string& text, const Golden& golden) {
          return cases::runTool(suite_, golden.toolOptions(), text).result();
        },
        true);
    suite_.add(tally);
  }

 private:
  // Prints each variant of each document with `print`.
  template <class Print>
  void forEach(Tally& tally, Print print, bool keepsDuplicates) {
    for (const auto& [document, goldens] : goldens_) {
      std::string text;
      if (!suite_.read("docs/" + document + ".json", text)) {
        tally.fail(document, "not there", "a file");
        continue;
      }
      for (const Golden& golden : goldens) {
        if (!golden.applies(keepsDuplicates)) continue;
        const std::string got = print(text, golden);
        tally.check(document + ", " + golden.variant, golden.agrees(got), got,
                    golden.text.empty() ? golden.sha256 : golden.text);
      }
    }
  }

  Suite& suite_;
  std::map<std::string, std::vector<Golden>> goldens_;
};

// Each line is a document of its own.
std::string linesThrough(Ast& ast, const std::string& text, const bytepress::JsonOptions& options) {
  std::string all;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    all += reprinted(ast, text.substr(at, end - at), options) + '\n';
    at = end + 1;
  }
  return all;
}

void runLines(Suite& suite) {
  for (const auto& ast : allAsts()) {
    Tally tally("docs/ndjson/" + std::string(ast->name()));
    for (const Row& cells : suite.rows("docs/ndjson/GOLDENS.tsv")) {
      std::string text, golden;
      bytepress::JsonOptions options;
      const std::string name = "docs/ndjson/" + cells.at(0);
      if (!suite.read(name + ".ndjson", text) || !suite.read(name + '.' + cells.at(1) + ".ndjson", golden) ||
          !optionsNamed(cells[1], options)) {
        tally.fail(cells[0], "not there", "a file");
        continue;
      }
      const std::string lines = linesThrough(*ast, text, options);
      tally.check(cells[0] + ", " + cells[1], sameButForNumbers(golden, lines), lines, golden);
    }
    suite.add(tally);
  }
}

}  // namespace

void runDocuments(Suite& suite) {
  Documents documents(suite);
  for (const auto& ast : allAsts()) documents.run(*ast);
  if (!suite.tool().empty()) documents.runTool();
  runLines(suite);
}

}  // namespace cases
