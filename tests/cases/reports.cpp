// SPDX-License-Identifier: BSL-1.0
//
// Public reports about the output of JSON libraries. Most give an input and what is right; those
// told in words have a check of their own. All run under a locale with decimal commas and grouping.
#include "reports.hpp"

#include <bit>
#include <locale>
#include <string>

#include "ast.hpp"
#include "compare.hpp"
#include "printed.hpp"
#include "text.hpp"
#include "tool.hpp"

namespace cases {

namespace {

class CommaPunctuation : public std::numpunct<char> {
  char do_decimal_point() const override { return ','; }
  char do_thousands_sep() const override { return '.'; }
  std::string do_grouping() const override { return "\3"; }
};

class CommaLocale {
 public:
  CommaLocale() : before_(std::locale::global(std::locale(std::locale(), new CommaPunctuation))) {
    for (const char* name : {"de_DE.UTF-8", "fr_FR.UTF-8", "de_DE", "fr_FR"}) {
      if (std::setlocale(LC_ALL, name) != nullptr) break;
    }
  }
  ~CommaLocale() {
    std::setlocale(LC_ALL, "C");
    std::locale::global(before_);
  }
  CommaLocale(const CommaLocale&) = delete;
  CommaLocale& operator=(const CommaLocale&) = delete;

 private:
  std::locale before_;
};

// Row columns: id, source, category, symptom, kind, input, mode, expected, note.
class ReportRow {
 public:
  ReportRow(const Row& cells, RowCheck& row) : mode_(cells.at(6)), row_(row) {
    unquote(cells.at(5), input_);
    std::string expected;
    unquote(cells.at(7), expected);
    allowed_ = alternatives(expected);
    if (!optionsNamed(mode_, options_)) row_.expect("mode", mode_, "a known one");
  }

  void run(const Suite& suite, const std::string& kind) {
    if (kind == "str") {
      if (input_.starts_with("hex:")) expect("string", printed(unhex(input_.substr(4)), options_));
    } else if (kind == "f64") {
      expect("double", printed(std::bit_cast<double>(bitsOf(bits())), options_));
    } else if (kind == "f32") {
      expect("float", printed(std::bit_cast<float>(static_cast<std::uint32_t>(bitsOf(bits()))), options_));
    } else if (kind == "json") {
      for (const auto& ast : allAsts()) expect(std::string(ast->name()), reprinted(*ast, input_, options_));
      if (!suite.tool().empty()) expect("tool", runTool(suite, mode_, input_).result());
    }
  }

 private:
  std::string_view bits() const { return std::string_view(input_).substr(input_.find("bits:") + 5); }

  void expect(const std::string& what, const std::string& got) {
    row_.expect(what, isAllowed(got), got, allowed_.front());
  }

  bool isAllowed(const std::string& got) const {
    for (const std::string& each : allowed_) {
      if (got == each || (isError(got) && (each == "REFUSE" || each == "ERROR"))) return true;
      if (!options_.canonical && got.starts_with('-') == each.starts_with('-') && sameButForNumbers(each, got)) {
        return true;
      }
    }
    return false;
  }

  std::string mode_, input_;
  std::vector<std::string> allowed_;
  bytepress::JsonOptions options_;
  RowCheck& row_;
};

void runReport(const Suite& suite, const Row& cells, RowCheck& row) {
  const ReportCheck ofStructs = structReport(cells[0]), ofMemory = memoryReport(cells[0]);
  if (ofStructs != nullptr) ofStructs(suite, row);
  if (ofMemory != nullptr) ofMemory(suite, row);
  const std::string& kind = cells.at(4);
  if (kind == "api") {
    return row.expect("report", ofStructs != nullptr || ofMemory != nullptr, "no check for it", "a check");
  }
  ReportRow(cells, row).run(suite, kind);
}

}  // namespace

void runReports(Suite& suite) {
  Tally tally("bugs/reports");
  const CommaLocale locale;
  for (const Row& cells : suite.rows("bugs/reports.tsv")) {
    RowCheck row;
    runReport(suite, cells, row);
    row.into(tally, cells[0]);
  }
  suite.add(tally);
}

}  // namespace cases
