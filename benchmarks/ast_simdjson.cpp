// SPDX-License-Identifier: BSL-1.0
//
// simdjson documents (DOM), printed by bytepress and by simdjson itself.
#include <simdjson.h>

#include <memory>
#include <string>
#include <vector>

#include "bytepress/adapt/simdjson.hpp"
#include "targets.hpp"

namespace bench {

void addSimdjsonAst(const std::vector<Document>& documents) {
  note("simdjson", std::to_string(simdjson::SIMDJSON_VERSION_MAJOR) + "." +
                       std::to_string(simdjson::SIMDJSON_VERSION_MINOR) + " (" +
                       simdjson::get_active_implementation()->name() + ")");
  for (const Document& document : documents) {
    const auto parser = std::make_shared<simdjson::dom::parser>();  // owns what the element shows
    const auto ast = std::make_shared<simdjson::dom::element>(parser->parse(document.text).value());
    const std::string workload = document.name + "-simdjson";
    addBytepressTargets(workload, std::shared_ptr<const simdjson::dom::element>(
                                      ast.get(), [ast, parser](const void*) {}));
    addRow(workload, "simdjson", [ast, parser](Use& use) { use(simdjson::to_string(*ast)); });
  }
}

}  // namespace bench
