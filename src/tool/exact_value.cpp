// SPDX-License-Identifier: BSL-1.0
#include "exact_value.hpp"

#include <algorithm>
#include <charconv>
#include <string_view>

#include "bytepress/json/writer_base.hpp"

namespace bytepress::tool {

namespace {

namespace ondemand = simdjson::ondemand;

// As deep as simdjson's own DOM goes.
constexpr std::size_t kMaxDepth = simdjson::DEFAULT_MAX_DEPTH;

constexpr std::string_view kBlanks = " \t\r\n";

// How many digits `text` starts with.
std::size_t digitsOf(std::string_view text) {
  const std::size_t n = text.find_first_not_of("0123456789");
  return n == std::string_view::npos ? text.size() : n;
}

// On-Demand hands tokens out unseen.
bool isNumber(std::string_view text) {
  if (text.starts_with('-')) text.remove_prefix(1);
  const std::size_t whole = digitsOf(text);
  if (whole == 0 || (whole > 1 && text.front() == '0')) return false;
  text.remove_prefix(whole);
  if (text.starts_with('.')) {
    const std::size_t fraction = digitsOf(text.substr(1));
    if (fraction == 0) return false;
    text.remove_prefix(1 + fraction);
  }
  if (text.starts_with('e') || text.starts_with('E')) {
    text.remove_prefix(1);
    if (text.starts_with('-') || text.starts_with('+')) text.remove_prefix(1);
    const std::size_t exponent = digitsOf(text);
    if (exponent == 0) return false;
    text.remove_prefix(exponent);
  }
  return text.empty();
}

template <class Number>
bool parse(std::string_view text, Number& number) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && end == text.data() + text.size();
}

using Error = simdjson::error_code;
constexpr Error kGood = simdjson::SUCCESS;

class Reader {
 public:
  // A document that is a number is all that there is, which On-Demand does not check.
  Error document(ondemand::document& document, std::string_view text, ExactValue& value) {
    ondemand::json_type type;
    if (const auto error = document.type().get(type)) return error;
    if (type == ondemand::json_type::number) {
      return readNumber(text.substr(std::min(text.find_first_not_of(kBlanks), text.size())), value);
    }
    if (type != ondemand::json_type::array && type != ondemand::json_type::object) {
      return readScalar(document, type, value);
    }
    ondemand::value root;
    if (const auto error = document.get_value().get(root)) return error;
    return read(root, value, 0);
  }

  // Whether there was a number that nothing but its text holds.
  bool keptNumbers() const { return keptNumbers_; }

 private:
  Error readNumber(std::string_view token, ExactValue& value) {
    token = token.substr(0, token.find_last_not_of(kBlanks) + 1);
    if (!isNumber(token)) return simdjson::NUMBER_ERROR;
    std::int64_t small;
    std::uint64_t large;
    if (token.find_first_of(".eE") != std::string_view::npos) {
      const double real = numberValue(token);
      if (isFinite(real)) return value.held = real, kGood;
    } else if (parse(token, small)) {
      return value.held = small, kGood;
    } else if (parse(token, large)) {
      return value.held = large, kGood;
    }
    value.held = ExactNumber{std::string(token)};
    keptNumbers_ = true;
    return kGood;
  }

  Error readArray(ondemand::value from, ExactValue& value, std::size_t depth) {
    ondemand::array array;
    if (const auto error = from.get_array().get(array)) return error;
    auto& elements = value.held.emplace<std::vector<ExactValue>>();
    for (auto each : array) {
      ondemand::value element;
      if (const auto error = each.get(element)) return error;
      if (const auto error = read(element, elements.emplace_back(), depth)) return error;
    }
    return kGood;
  }

  Error readObject(ondemand::value from, ExactValue& value, std::size_t depth) {
    ondemand::object object;
    if (const auto error = from.get_object().get(object)) return error;
    auto& members = value.held.emplace<ExactObject>();
    for (auto each : object) {
      std::string_view key;
      if (const auto error = each.unescaped_key().get(key)) return error;
      ondemand::value member;
      if (const auto error = each.value().get(member)) return error;
      if (const auto error = read(member, members.emplace_back(std::string(key), ExactValue()).second, depth)) {
        return error;
      }
    }
    return kGood;
  }

  // Strings, literals and numbers: of a value inside the document, or of the document itself.
  template <class From>
  Error readScalar(From& from, ondemand::json_type type, ExactValue& value) {
    switch (type) {
      case ondemand::json_type::string: {
        std::string_view text;
        if (const auto error = from.get_string().get(text)) return error;
        value.held = std::string(text);
        return kGood;
      }
      case ondemand::json_type::number: {
        std::string_view token;
        if (const auto error = simdjson::simdjson_result<std::string_view>(from.raw_json_token()).get(token)) {
          return error;
        }
        return readNumber(token, value);
      }
      case ondemand::json_type::boolean: {
        bool truth;
        if (const auto error = from.get_bool().get(truth)) return error;
        value.held = truth;
        return kGood;
      }
      default:
        // null, or what only looks like it.
        return simdjson::simdjson_result<bool>(from.is_null()).value_unsafe() ? kGood : simdjson::N_ATOM_ERROR;
    }
  }

  Error read(ondemand::value from, ExactValue& value, std::size_t depth) {
    if (depth == kMaxDepth) return simdjson::DEPTH_ERROR;
    ondemand::json_type type;
    if (const auto error = from.type().get(type)) return error;
    if (type == ondemand::json_type::array) return readArray(from, value, depth + 1);
    if (type == ondemand::json_type::object) return readObject(from, value, depth + 1);
    return readScalar(from, type, value);
  }

  bool keptNumbers_ = false;
};

}  // namespace

ExactRead readExact(simdjson::padded_string_view text, ExactValue& value) {
  ondemand::parser parser;
  ondemand::document document;
  Reader reader;
  ExactRead result;
  result.code = parser.iterate(text).get(document);
  if (result.code != simdjson::SUCCESS) return result;
  result.code = reader.document(document, text, value);
  result.keptNumbers = reader.keptNumbers();
  const bool scalar = value.held.index() < kFirstContainer;
  const char* at = nullptr;
  if (document.current_location().get(at) == simdjson::SUCCESS) {
    if (result.code == simdjson::SUCCESS && !scalar) result.code = simdjson::TRAILING_CONTENT;
    result.offset = static_cast<std::size_t>(at - text.data());
  }
  return result;
}

}  // namespace bytepress::tool
