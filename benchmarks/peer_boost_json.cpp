// SPDX-License-Identifier: BSL-1.0
//
// Boost.JSON on the structs: it finds their members by Boost.Describe, builds a value and
// serializes that.
#include <boost/json.hpp>
#include <boost/version.hpp>

#include <memory>
#include <string>
#include <vector>

#include "boost_serializer.hpp"
#include "contenders.hpp"
#include "row.hpp"

namespace bench {
namespace {

// Memory for the value and for the text, kept between prints.
struct Kept {
  std::vector<unsigned char> memory = std::vector<unsigned char>(std::size_t{16} << 20);
  BoostSerializer serializer;
};

}  // namespace

void addBoostJson(const Data& data) {
  note("Boost.JSON", BOOST_LIB_VERSION " (value_from, then serializer)");
  const auto kept = std::make_shared<Kept>();
  data.forEach([&](std::string workload, const auto& value) {
    addRow(workload, "boost-json", [&value, kept](Use& use) {
      boost::json::monotonic_resource resource(kept->memory.data(), kept->memory.size());
      use(kept->serializer.print(boost::json::value_from(value, &resource)));
    });
    addRow(workload, "boost-json-fresh",
           [&value](Use& use) { use(boost::json::serialize(boost::json::value_from(value))); });
  });
}

}  // namespace bench
