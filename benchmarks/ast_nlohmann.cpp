// SPDX-License-Identifier: BSL-1.0
//
// nlohmann values, printed by bytepress and by their own dump. ordered_json, so that members keep
// the order of the text.
#include <nlohmann/json.hpp>

#include <memory>
#include <string>
#include <vector>

#include "bytepress/adapt/nlohmann.hpp"
#include "targets.hpp"

namespace bench {

void addNlohmannAst(const std::vector<Document>& documents) {
  for (const Document& document : documents) {
    const auto ast = std::make_shared<const nlohmann::ordered_json>(
        nlohmann::ordered_json::parse(document.text));
    const std::string workload = document.name + "-nlohmann";
    addBytepressTargets(workload, ast);
    addRow(workload, "nlohmann", [ast](Use& use) { use(ast->dump()); });
  }
}

}  // namespace bench
