// SPDX-License-Identifier: BSL-1.0
//
// Boost.JSON values, printed by bytepress and by Boost.JSON's own serializer.
#include <boost/json.hpp>

#include <memory>
#include <string>
#include <vector>

#include "boost_serializer.hpp"
#include "bytepress/adapt/boost_json.hpp"
#include "targets.hpp"

namespace bench {

void addBoostJsonAst(const std::vector<Document>& documents) {
  for (const Document& document : documents) {
    const auto ast = std::make_shared<const boost::json::value>(boost::json::parse(document.text));
    const std::string workload = document.name + "-boost-json";
    addBytepressTargets(workload, ast);
    addRow(workload, "boost-json",
           [ast, serializer = std::make_unique<BoostSerializer>()](Use& use) {
             use(serializer->print(*ast));
           });
    addRow(workload, "boost-json-fresh", [ast](Use& use) { use(boost::json::serialize(*ast)); });
  }
}

}  // namespace bench
