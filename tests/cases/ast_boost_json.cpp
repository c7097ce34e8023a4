// SPDX-License-Identifier: BSL-1.0
#include <boost/json.hpp>
#include <boost/json/basic_parser_impl.hpp>
#include <charconv>
#include <cmath>

#include "ast.hpp"
#include "bytepress/adapt/boost_json.hpp"
#include "printed.hpp"

namespace cases {

namespace {

namespace json = boost::json;

// Boost.JSON 1.81 misreads many doubles in their last places. So its parser is given a handler that
// makes the value itself and reads the text of each number rightly: what is printed then is equal
// to what other libraries hold.
class Builder {
 public:
  static constexpr std::size_t max_object_size = json::object::max_size();
  static constexpr std::size_t max_array_size = json::array::max_size();
  static constexpr std::size_t max_key_size = json::string::max_size();
  static constexpr std::size_t max_string_size = json::string::max_size();

  bool on_document_begin(json::error_code&) { return stack_.reset(), true; }
  bool on_document_end(json::error_code&) { return true; }
  bool on_object_begin(json::error_code&) { return true; }
  bool on_object_end(std::size_t n, json::error_code&) { return stack_.push_object(n), true; }
  bool on_array_begin(json::error_code&) { return true; }
  bool on_array_end(std::size_t n, json::error_code&) { return stack_.push_array(n), true; }
  bool on_key_part(json::string_view part, std::size_t, json::error_code&) { return stack_.push_chars(part), true; }
  bool on_key(json::string_view last, std::size_t, json::error_code&) { return stack_.push_key(last), true; }
  bool on_string_part(json::string_view part, std::size_t, json::error_code&) { return stack_.push_chars(part), true; }
  bool on_string(json::string_view last, std::size_t, json::error_code&) { return stack_.push_string(last), true; }
  bool on_number_part(json::string_view part, json::error_code&) {
    return number_.append(part.data(), part.size()), true;
  }
  bool on_int64(std::int64_t value, json::string_view, json::error_code&) {
    return number_.clear(), stack_.push_int64(value), true;
  }
  bool on_uint64(std::uint64_t value, json::string_view, json::error_code&) {
    return number_.clear(), stack_.push_uint64(value), true;
  }
  // Boost.JSON makes an infinity of a number beyond double; that is refused here, as others do.
  bool on_double(double value, json::string_view last, json::error_code& error) {
    number_.append(last.data(), last.size());
    std::from_chars(number_.data(), number_.data() + number_.size(), value);
    number_.clear();
    if (std::isinf(value)) error = json::error::exponent_overflow;
    return !error && (stack_.push_double(value), true);
  }
  bool on_bool(bool value, json::error_code&) { return stack_.push_bool(value), true; }
  bool on_null(json::error_code&) { return stack_.push_null(), true; }
  bool on_comment_part(json::string_view, json::error_code&) { return true; }
  bool on_comment(json::string_view, json::error_code&) { return true; }

  json::value release() { return stack_.release(); }

 private:
  json::value_stack stack_;
  std::string number_;
};

class BoostJson final : public Ast {
 public:
  std::string_view name() const override { return "boost-json"; }

  bool read(const std::string& text) override {
    json::parse_options options;
    options.max_depth = 2000;
    json::basic_parser<Builder> parser(options);
    json::error_code error;
    const std::size_t used = parser.write_some(false, text.data(), text.size(), error);
    if (error || used != text.size()) return false;
    value_ = parser.handler().release();
    return true;
  }

  std::string print(const bytepress::JsonOptions& options) override { return printed(value_, options); }

  bool keepsDuplicates() const override { return false; }

 private:
  json::value value_;
};

}  // namespace

void addBoostJson(Asts& asts) {
  asts.push_back(std::make_unique<BoostJson>());
}

}  // namespace cases
