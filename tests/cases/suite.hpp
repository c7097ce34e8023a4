// SPDX-License-Identifier: BSL-1.0
//
// What every table is checked with: where the files are, reading a table, counting.
//
//     Tally tally("strings/escape");
//     for (const Row& row : suite.rows("strings/escape.tsv")) tally.check(row[0], printed,
//     unhex(row[3])); suite.add(tally);
//
// May include: std.
#ifndef BYTEPRESS_TESTS_CASES_SUITE_HPP
#define BYTEPRESS_TESTS_CASES_SUITE_HPP

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace cases {

using Row = std::vector<std::string>;

// The rows of one table: how many agree, and the first few that do not.
class Tally {
 public:
  explicit Tally(std::string name) : name_(std::move(name)) {}

  // Each call is one row, or one question about a row.
  bool check(std::string_view id, std::string_view got, std::string_view wanted);
  bool check(std::string_view id, bool agrees, std::string_view got, std::string_view wanted);
  void pass() { ++passed_; }
  void fail(std::string_view id, std::string_view got, std::string_view wanted);

  std::size_t passed() const { return passed_; }
  std::size_t failed() const { return failed_; }
  void print() const;

 private:
  static constexpr std::size_t kShown = 5;

  std::string name_;
  std::size_t passed_ = 0;
  std::size_t failed_ = 0;
  std::vector<std::string> differences_;
};

// One question that several things must answer alike: a row passes when all of them do. The first
// difference is shown.
class RowCheck {
 public:
  void expect(std::string_view what, std::string_view got, std::string_view wanted);
  void expect(std::string_view what, bool agrees, std::string_view got, std::string_view wanted);
  void into(Tally& tally, std::string_view id) const;

 private:
  bool failed_ = false;
  std::string what_, got_, wanted_;
};

class Suite {
 public:
  // `tables` is the folder of the case tables, `unpacked` one with the texts that are .xz there,
  // `tool` the command-line tool, or empty.
  Suite(std::string tables, std::string unpacked, std::string tool)
      : tables_(std::move(tables)), unpacked_(std::move(unpacked)), tool_(std::move(tool)) {}

  // The rows of a table without its comment lines, split at tabs or at `separator`. A table that
  // is not there is one failure.
  std::vector<Row> rows(const std::string& path, char separator = '\t');

  // A file, unpacked if it is packed. False if there is none.
  bool read(const std::string& path, std::string& text) const;

  const std::string& tool() const { return tool_; }
  std::string scratch(std::string_view name) const { return unpacked_ + '/' + std::string(name); }

  void add(const Tally& tally);
  std::size_t passed() const { return passed_; }
  std::size_t failed() const { return failed_; }

 private:
  std::string tables_, unpacked_, tool_;
  std::size_t passed_ = 0;
  std::size_t failed_ = 0;
};

// The tables, by folder. Each prints and adds what it found.
void runStrings(Suite& suite);
void runReprinted(Suite& suite);
void runNumbers(Suite& suite);
void runEs6Stream(Suite& suite);
void runIntegers(Suite& suite);
void runMapKeys(Suite& suite);
void runOtherKeys(Suite& suite);
void runStructs(Suite& suite);
void runDocuments(Suite& suite);
void runCanonical(Suite& suite);
void runSmallDocuments(Suite& suite);
void runReports(Suite& suite);

}  // namespace cases

#endif  // BYTEPRESS_TESTS_CASES_SUITE_HPP
