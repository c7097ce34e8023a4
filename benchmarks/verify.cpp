// SPDX-License-Identifier: BSL-1.0
//
// Compares two parsed documents; see verify.hpp.
#include "verify.hpp"

#include <simdjson.h>

#include <stdexcept>

namespace bench {
namespace {

using simdjson::dom::element;
using simdjson::dom::element_type;

class Comparison {
 public:
  explicit Comparison(Tolerance tolerance) : tolerance_(tolerance) {}

  // Empty, or the path of the first difference.
  std::string compare(element a, element b) {
    return same(a, b) ? std::string() : (path_.empty() ? "(the whole document)" : path_);
  }

 private:
  bool same(element a, element b) {
    if (isNumber(a) && isNumber(b)) return sameNumber(a, b);
    if (a.type() != b.type()) return false;
    switch (a.type()) {
      case element_type::ARRAY:
        return sameArray(a.get_array().value(), b.get_array().value());
      case element_type::OBJECT:
        return sameObject(a.get_object().value(), b.get_object().value());
      case element_type::STRING:
        return a.get_string().value() == b.get_string().value();
      case element_type::BOOL:
        return a.get_bool().value() == b.get_bool().value();
      default:
        return true;
    }
  }

  static bool isNumber(element e) { return e.is_double() || e.is_int64() || e.is_uint64(); }

  bool sameNumber(element a, element b) const {
    if (a.is_int64() && b.is_int64()) return a.get_int64().value() == b.get_int64().value();
    if (a.is_uint64() && b.is_uint64()) return a.get_uint64().value() == b.get_uint64().value();
    const double x = a.get_double(), y = b.get_double();
    return tolerance_.floats ? static_cast<float>(x) == static_cast<float>(y) : x == y;
  }

  bool sameArray(simdjson::dom::array a, simdjson::dom::array b) {
    auto other = b.begin();
    std::size_t index = 0;
    for (element e : a) {
      if (!(other != b.end()) || !same(e, *other)) return at(std::to_string(index));
      ++other;
      ++index;
    }
    return !(other != b.end()) || at(std::to_string(index));
  }

  bool sameObject(simdjson::dom::object a, simdjson::dom::object b) {
    for (const auto [key, value] : a) {
      element other;
      const bool found = b.at_key(key).get(other) == simdjson::SUCCESS;
      if (found ? !same(value, other) : !mayMiss(value)) return at(key);
    }
    for (const auto [key, value] : b) {
      element other;
      if (a.at_key(key).get(other) != simdjson::SUCCESS && !mayMiss(value)) return at(key);
    }
    return true;
  }

  bool mayMiss(element value) const { return tolerance_.missingNulls && value.is_null(); }

  bool at(std::string_view token) {
    path_ = std::string(1, '/').append(token).append(path_);
    return false;
  }

  Tolerance tolerance_;
  std::string path_;
};

}  // namespace

std::string difference(std::string_view text, std::string_view expected, Tolerance tolerance) {
  simdjson::dom::parser parser, expectedParser;
  element document, expectedDocument;
  const simdjson::padded_string padded(text), expectedPadded(expected);
  if (const auto error = parser.parse(padded).get(document)) {
    return std::string("is not JSON: ") + simdjson::error_message(error);
  }
  if (expectedParser.parse(expectedPadded).get(expectedDocument)) return "has no valid reference";
  const std::string path = Comparison(tolerance).compare(document, expectedDocument);
  return path.empty() ? path : "differs at " + path;
}

void requireSame(std::string_view text, std::string_view expected) {
  const std::string wrong = difference(text, expected, {});
  if (!wrong.empty()) throw std::runtime_error("printed from an AST: " + wrong);
}

}  // namespace bench
