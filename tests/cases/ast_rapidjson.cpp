// SPDX-License-Identifier: BSL-1.0
#include <rapidjson/document.h>

#include "ast.hpp"
#include "bytepress/adapt/rapidjson.hpp"
#include "printed.hpp"

namespace cases {

namespace {

class RapidJson final : public Ast {
 public:
  std::string_view name() const override { return "rapidjson"; }

  bool read(const std::string& text) override {
    // Without these it reads doubles wrongly in the last place, and any bytes in strings.
    constexpr unsigned kFlags =
        rapidjson::kParseFullPrecisionFlag | rapidjson::kParseValidateEncodingFlag | rapidjson::kParseIterativeFlag;
    document_ = std::make_unique<rapidjson::Document>();
    return !document_->Parse<kFlags>(text.data(), text.size()).HasParseError();
  }

  std::string print(const bytepress::JsonOptions& options) override { return printed(*document_, options); }

  bool keepsDuplicates() const override { return true; }

 private:
  std::unique_ptr<rapidjson::Document> document_;
};

}  // namespace

void addRapidJson(Asts& asts) {
  asts.push_back(std::make_unique<RapidJson>());
}

}  // namespace cases
