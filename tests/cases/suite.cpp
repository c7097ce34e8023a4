// SPDX-License-Identifier: BSL-1.0
#include "suite.hpp"

#include <cstdio>
#include <fstream>
#include <sstream>

#include "text.hpp"

namespace cases {

namespace {

bool readFile(const std::string& path, std::string& text) {
  std::ifstream in(path, std::ios::binary);
  if (!in) return false;
  std::ostringstream all;
  all << in.rdbuf();
  text = std::move(all).str();
  return true;
}

Row split(std::string_view line, char separator) {
  Row cells;
  for (;;) {
    const std::size_t end = line.find(separator);
    cells.emplace_back(line.substr(0, end));
    if (end == std::string_view::npos) return cells;
    line.remove_prefix(end + 1);
  }
}

}  // namespace

bool Tally::check(std::string_view id, std::string_view got, std::string_view wanted) {
  return check(id, got == wanted, got, wanted);
}

bool Tally::check(std::string_view id, bool agrees, std::string_view got, std::string_view wanted) {
  if (agrees) {
    pass();
  } else {
    fail(id, got, wanted);
  }
  return agrees;
}

void Tally::fail(std::string_view id, std::string_view got, std::string_view wanted) {
  if (++failed_ > kShown) return;
  const std::size_t from = firstDifference(got, wanted);
  std::string line("  ");
  line.append(id).append("\n    got       ").append(shown(got, from));
  line.append("\n    expected  ").append(shown(wanted, from));
  differences_.push_back(std::move(line));
}

void Tally::print() const {
  std::printf("%s: %zu passed, %zu failed\n", name_.c_str(), passed_, failed_);
  for (const std::string& line : differences_) std::printf("%s\n", line.c_str());
  if (failed_ > kShown) std::printf("  and %zu more\n", failed_ - kShown);
  std::fflush(stdout);
}

void RowCheck::expect(std::string_view what, std::string_view got, std::string_view wanted) {
  expect(what, got == wanted, got, wanted);
}

void RowCheck::expect(std::string_view what, bool agrees, std::string_view got, std::string_view wanted) {
  if (agrees || failed_) return;
  failed_ = true;
  what_ = what;
  got_ = got;
  wanted_ = wanted;
}

void RowCheck::into(Tally& tally, std::string_view id) const {
  if (!failed_) {
    tally.pass();
  } else {
    tally.fail(std::string(id) + ", " + what_, got_, wanted_);
  }
}

std::vector<Row> Suite::rows(const std::string& path, char separator) {
  std::string text;
  std::vector<Row> rows;
  if (!read(path, text)) {
    Tally tally(path);
    tally.fail("the table", "not there", "a file");
    add(tally);
    return rows;
  }
  std::string_view rest(text);
  while (!rest.empty()) {
    const std::size_t end = rest.find('\n');
    const std::string_view line = rest.substr(0, end);
    if (!line.empty() && line.front() != '#') rows.push_back(split(line, separator));
    rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
  }
  return rows;
}

bool Suite::read(const std::string& path, std::string& text) const {
  return readFile(tables_ + '/' + path, text) || readFile(unpacked_ + '/' + path, text);
}

void Suite::add(const Tally& tally) {
  tally.print();
  passed_ += tally.passed();
  failed_ += tally.failed();
}

}  // namespace cases
