// SPDX-License-Identifier: BSL-1.0
//
// simdjson's two ways of reading: the DOM, and On-Demand, which reads while it is printed.
#include <simdjson.h>

#include "ast.hpp"
#include "bytepress/adapt/simdjson.hpp"
#include "printed.hpp"

namespace cases {

namespace {

class SimdjsonDom final : public Ast {
 public:
  std::string_view name() const override { return "simdjson-dom"; }
  bool read(const std::string& text) override { return parser_.parse(text).get(element_) == simdjson::SUCCESS; }
  std::string print(const bytepress::JsonOptions& options) override { return printed(element_, options); }
  bool keepsDuplicates() const override { return true; }
  bool takesLongIntegers() const override { return false; }

 private:
  simdjson::dom::parser parser_;
  simdjson::dom::element element_;
};

class SimdjsonOnDemand final : public Ast {
 public:
  std::string_view name() const override { return "simdjson-ondemand"; }
  bool read(const std::string& text) override {
    text_ = simdjson::padded_string(text);
    return parser_.iterate(text_).error() == simdjson::SUCCESS;
  }
  // A document can be gone through once, so it is read anew for each print.
  std::string print(const bytepress::JsonOptions& options) override {
    simdjson::ondemand::document document;
    if (parser_.iterate(text_).get(document) != simdjson::SUCCESS) return std::string(kError);
    std::string text;
    const auto status = bytepress::tryPrintString(document, text, options);
    if (status) return text;
    return text.empty() ? std::string(kError) + ": " + status.message() : "a failed print left bytes behind";
  }
  bool keepsDuplicates() const override { return true; }

 private:
  simdjson::ondemand::parser parser_;
  simdjson::padded_string text_;
};

}  // namespace

void addSimdjson(Asts& asts) {
  asts.push_back(std::make_unique<SimdjsonDom>());
  asts.push_back(std::make_unique<SimdjsonOnDemand>());
}

}  // namespace cases
