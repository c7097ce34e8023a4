// SPDX-License-Identifier: BSL-1.0
#include "ast.hpp"

#include "printed.hpp"

namespace cases {

namespace {

Asts makeAsts() {
  Asts asts;
#if BYTEPRESS_WITH_SIMDJSON
  addSimdjson(asts);
#endif
#if BYTEPRESS_WITH_RAPIDJSON
  addRapidJson(asts);
#endif
#if BYTEPRESS_WITH_BOOST_JSON
  addBoostJson(asts);
#endif
#if BYTEPRESS_WITH_NLOHMANN
  addNlohmann(asts);
#endif
  return asts;
}

}  // namespace

const Asts& allAsts() {
  static const Asts asts = makeAsts();
  return asts;
}

std::string reprinted(Ast& ast, const std::string& text, const bytepress::JsonOptions& options) {
  if (!ast.read(text)) return std::string(kError);
  const std::string printed = ast.print(options);
  return isError(printed) ? std::string(kError) : printed;
}

}  // namespace cases
