// SPDX-License-Identifier: BSL-1.0
//
// Reals: shortest digits in both layouts, alone and in arrays (the bulk kernels); non-finite
// values.
#include <bit>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "printed.hpp"
#include "suite.hpp"
#include "text.hpp"

namespace cases {

namespace {

using bytepress::JsonOptions;
using bytepress::NonFinite;
using bytepress::RealStyle;

constexpr JsonOptions kEcmaScript{.realStyle = RealStyle::ecmaScript};
constexpr JsonOptions kCanonical{.canonical = true};

// The default spelling, from ECMAScript's: whole numbers keep ".0", exponents have no plus.
std::string defaultSpelling(std::string text, bool negative) {
  if (text == "0") return negative ? "-0.0" : "0.0";
  if (const std::size_t plus = text.find("e+"); plus != std::string::npos) return text.erase(plus + 1, 1);
  return text.find_first_of(".e") == std::string::npos ? text + ".0" : text;
}

template <class Real>
Real realOf(std::string_view hex) {
  using Bits = std::conditional_t<sizeof(Real) == 4, std::uint32_t, std::uint64_t>;
  return std::bit_cast<Real>(static_cast<Bits>(bitsOf(hex)));
}

// The digits and the exponent of a spelling, as the tables give them: "15 -324".
std::string digitsOf(std::string_view text) {
  std::string digits;
  long exponent = 0;
  bool point = false;
  for (std::size_t i = text.starts_with('-') ? 1 : 0; i != text.size(); ++i) {
    if (text[i] == 'e') {
      exponent += std::stol(std::string(text.substr(i + 1)));
      break;
    }
    if (text[i] == '.') {
      point = true;
    } else {
      digits.push_back(text[i]);
      exponent -= point ? 1 : 0;
    }
  }
  digits.erase(0, digits.find_first_not_of('0'));
  if (digits.empty()) return "0 0";
  for (; digits.back() == '0'; digits.pop_back()) ++exponent;
  return digits + ' ' + std::to_string(exponent);
}

// All values of a table in one array: the bulk kernels have to agree with the one-value ones.
template <class Real>
void checkArrays(Tally& tally, const std::vector<Real>& values, const std::vector<std::string>& texts,
                 const std::string& style, const JsonOptions& options) {
  std::string wanted("[");
  for (const std::string& text : texts) wanted.append(wanted.size() == 1 ? "" : ",").append(text);
  wanted.push_back(']');
  withEveryKernelSet([&](std::string_view kernels) {
    tally.check("all in one array, " + style + ", " + std::string(kernels), printed(values, options), wanted);
  });
}

template <class Real>
void runShortest(Suite& suite, const std::string& name) {
  Tally tally("numbers/" + name);
  std::vector<Real> values;
  std::vector<std::string> plain, ecmaScript;
  for (const Row& cells : suite.rows("numbers/" + name + ".tsv")) {
    const bool negative = cells.at(1) == "-";
    const Real value = realOf<Real>(cells[0]);
    RowCheck row;
    const std::string text = printed(value);
    row.expect("digits", digitsOf(text), cells.at(2) + ' ' + cells.at(3));
    row.expect("default", text, defaultSpelling(cells.at(4), negative));
    row.expect("ecmaScript", printed(value, kEcmaScript), cells[4]);
    row.expect("canonical", printed(value, kCanonical), sizeof(Real) == 4 ? cells.at(5) : cells[4]);
    row.into(tally, cells[0]);
    values.push_back(value);
    plain.push_back(defaultSpelling(cells[4], negative));
    ecmaScript.push_back(cells[4]);
  }
  checkArrays(tally, values, plain, "default", {});
  checkArrays(tally, values, ecmaScript, "ecmaScript", kEcmaScript);
  suite.add(tally);
}

void runLayouts(Suite& suite) {
  Tally tally("numbers/layouts");
  for (const Row& cells : suite.rows("numbers/layouts.tsv")) {
    const auto value = realOf<double>(cells[0]);
    RowCheck row;
    row.expect("ecmaScript", printed(value, kEcmaScript), cells.at(1));
    row.expect("default", printed(value), defaultSpelling(cells[1], cells.at(2).starts_with('-')));
    row.into(tally, cells[0]);
  }
  suite.add(tally);
}

template <class Real>
void expectNonFinite(RowCheck& row, Real value, const Row& cells) {
  const auto expect = [&](const std::string& what, const JsonOptions& options, const std::string& wanted) {
    const bool error = wanted == "ERROR";
    const std::string reason = "ERROR: a number is not finite";
    row.expect(what, printed(value, options), error ? reason : wanted);
    row.expect(what + ", in an array", printed(std::vector<Real>{1, value, 2}, options),
               error                                        ? reason + " at /1"
               : options.realStyle == RealStyle::ecmaScript ? "[1," + wanted + ",2]"
                                                            : "[1.0," + wanted + ",2.0]");
    row.expect(what + ", in a map", printed(std::map<std::string, Real>{{"a", value}}, options),
               error ? reason + " at /a" : "{\"a\":" + wanted + '}');
  };
  expect("null", {}, cells.at(3));
  expect("null, ecmaScript", kEcmaScript, cells[3]);
  expect("error", {.nonFinite = NonFinite::error}, cells.at(4));
  expect("canonical", kCanonical, cells.at(5));
}

void runNonFinite(Suite& suite) {
  Tally tally("numbers/nonfinite");
  for (const Row& cells : suite.rows("numbers/nonfinite.tsv")) {
    RowCheck row;
    withEveryKernelSet([&](std::string_view) {
      if (cells.at(1) == "32") {
        expectNonFinite(row, realOf<float>(cells[0]), cells);
      } else {
        expectNonFinite(row, realOf<double>(cells[0]), cells);
      }
    });
    row.into(tally, cells[0] + ' ' + cells.at(2));
  }
  suite.add(tally);
}

void runAppendixB(Suite& suite) {
  Tally tally("rfc8785/appendix_b_numbers");
  for (const Row& cells : suite.rows("rfc8785/appendix_b_numbers.tsv")) {
    const std::string text = printed(realOf<double>(cells[0]), kCanonical);
    tally.check(cells[0], isError(text) ? std::string(kError) : text, cells.at(1));
  }
  suite.add(tally);
}

}  // namespace

void runNumbers(Suite& suite) {
  for (const char* name : {"double_nasty", "double_boundaries", "double_rounding_boundary", "double_corpus"}) {
    runShortest<double>(suite, name);
  }
  for (const char* name : {"float_nasty", "float_boundaries", "float_gay_shortest"}) runShortest<float>(suite, name);
  runLayouts(suite);
  runNonFinite(suite);
  runAppendixB(suite);
}

}  // namespace cases
