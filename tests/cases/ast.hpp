// SPDX-License-Identifier: BSL-1.0
//
// The JSON libraries whose values bytepress prints, behind one interface: read a text, then print
// what was read, with any options.
//
//     for (const auto& ast : allAsts()) {
//       if (ast->read(text)) use(ast->print({.indent = 2}));
//     }
//
// May include: print.hpp, std.
#ifndef BYTEPRESS_TESTS_CASES_AST_HPP
#define BYTEPRESS_TESTS_CASES_AST_HPP

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "bytepress/json/options.hpp"

namespace cases {

class Ast {
 public:
  virtual ~Ast() = default;

  virtual std::string_view name() const = 0;

  // False if the library does not take the text.
  virtual bool read(const std::string& text) = 0;

  // What was read last; "ERROR: …" if it cannot be printed so.
  virtual std::string print(const bytepress::JsonOptions& options) = 0;

  // Whether it holds both of two members with the same key.
  virtual bool keepsDuplicates() const = 0;

  // Whether it takes integers that are longer than 64 bits, exactly or as doubles.
  virtual bool takesLongIntegers() const { return true; }
};

using Asts = std::vector<std::unique_ptr<Ast>>;

// Those that this program was built with.
const Asts& allAsts();

// "ERROR" for every kind of refusal.
std::string reprinted(Ast& ast, const std::string& text, const bytepress::JsonOptions& options);

// In a file for each library.
void addSimdjson(Asts& asts);
void addRapidJson(Asts& asts);
void addBoostJson(Asts& asts);
void addNlohmann(Asts& asts);

}  // namespace cases

#endif  // BYTEPRESS_TESTS_CASES_AST_HPP
