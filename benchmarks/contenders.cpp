// SPDX-License-Identifier: BSL-1.0
//
// The list of who takes part; see contenders.hpp. The build says which libraries are there.
#include "contenders.hpp"

namespace bench {

void addAllContenders(const Data& data, const std::vector<Document>& documents) {
  addBytepress(data);
  addBytepressOptions(data);
#if BENCH_HAS_RAPIDJSON
  addRapidjson(data);
  addRapidjsonAst(documents);
#endif
#if BENCH_HAS_BOOST_JSON
  addBoostJson(data);
  addBoostJsonAst(documents);
#endif
#if BENCH_HAS_NLOHMANN
  addNlohmann(data);
  addNlohmannAst(documents);
#endif
  addSimdjsonAst(documents);
#if BENCH_HAS_SIMDJSON_BUILDER
  addSimdjsonBuilder(data);
#endif
#if BENCH_HAS_GLAZE
  addGlaze(data);
  addGlazeAst(documents);
#endif
#if BENCH_HAS_SONIC
  addSonic(data);
  addSonicAst(documents);
#endif
#if BENCH_HAS_YYJSON
  addYyjson(data);
  addYyjsonAst(documents);
#endif
}

}  // namespace bench
