// SPDX-License-Identifier: BSL-1.0
//
// Options. The snippets of docs/guide.md come from here.
#include <boost/describe.hpp>
#include <bytepress/bytepress.hpp>
#include <cstdint>
#include <iostream>
#include <limits>
#include <optional>
#include <string>
#include <vector>

// snippet: type
struct Page {
  std::string title;
  std::optional<std::string> author;
  std::vector<double> scores;
};
BOOST_DESCRIBE_STRUCT(Page, (), (title, author, scores))

const Page page{"<Čaj>", {}, {2, 0.5}};
// end

int main() {
  using bytepress::printString;

  std::cout << "-- default\n";
  // snippet: default
  std::cout << printString(page) << '\n';
  // end

  std::cout << "-- indent\n";
  // snippet: indent
  std::cout << printString(page, {.indent = 2}) << '\n';
  // end

  std::cout << "-- each\n";
  // snippet: each
  std::cout << printString(page, {.sortKeys = true}) << '\n';
  std::cout << printString(page, {.dropNulls = true}) << '\n';
  std::cout << printString(page, {.asciiOnly = true}) << '\n';
  std::cout << printString(page, {.htmlSafe = true}) << '\n';
  std::cout << printString(page, {.realStyle = bytepress::RealStyle::ecmaScript}) << '\n';
  std::cout << printString(page, {.canonical = true}) << '\n';
  // end

  std::cout << "-- layouts\n";
  // snippet: layouts
  std::cout << printString(page, bytepress::jacksonPretty()) << '\n';
  std::cout << printString(page, {.indent = 2, .colon = bytepress::Colon::tight}) << '\n';
  // end

  std::cout << "-- numbers\n";
  // snippet: numbers
  std::cout << printString(page.scores, {.precision = 2}) << '\n';
  const std::int64_t ids[] = {7, 9007199254740993};
  std::cout << printString(ids, {.integers = bytepress::IntegerStyle::unsafeAsString}) << '\n';
  // end

  std::cout << "-- view\n";
  // snippet: view
  const auto view = bytepress::FieldView::parse("title,scores");
  std::cout << printString(page, {.view = &*view}) << '\n';
  const auto allBut = bytepress::FieldView::parse("-author");
  std::cout << printString(page, {.view = &*allBut}) << '\n';
  // end

  std::cout << "-- nan\n";
  // snippet: nan
  const double values[] = {1, std::numeric_limits<double>::quiet_NaN(), -std::numeric_limits<double>::infinity()};
  std::cout << printString(values) << '\n';
  std::cout << printString(values, {.nonFinite = bytepress::NonFinite::string}) << '\n';
  // end

  std::cout << "-- several\n";
  // snippet: several
  bytepress::JsonOptions options;
  options.dropNulls = true;
  options.maxDepth = 20;
  options.maxBytes = 1'000'000;
  std::cout << printString(page, options) << '\n';
  // end
}
