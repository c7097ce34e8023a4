// SPDX-License-Identifier: BSL-1.0
#include <nlohmann/json.hpp>

#include "ast.hpp"
#include "bytepress/adapt/nlohmann.hpp"
#include "printed.hpp"

namespace cases {

namespace {

// As ordered_json, since plain json sorts the keys itself.
class Nlohmann final : public Ast {
 public:
  std::string_view name() const override { return "nlohmann"; }

  bool read(const std::string& text) override {
    value_ = nlohmann::ordered_json::parse(text, nullptr, false);
    return !value_.is_discarded();
  }

  std::string print(const bytepress::JsonOptions& options) override { return printed(value_, options); }

  bool keepsDuplicates() const override { return false; }

 private:
  nlohmann::ordered_json value_;
};

}  // namespace

void addNlohmann(Asts& asts) {
  asts.push_back(std::make_unique<Nlohmann>());
}

}  // namespace cases
