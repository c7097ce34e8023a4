// SPDX-License-Identifier: BSL-1.0
//
// RapidJSON documents, printed by bytepress and by RapidJSON's own Writer.
#include <rapidjson/document.h>
#include <rapidjson/stringbuffer.h>
#include <rapidjson/writer.h>

#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "bytepress/adapt/rapidjson.hpp"
#include "targets.hpp"

namespace bench {
namespace {

using Writer = rapidjson::Writer<rapidjson::StringBuffer>;

struct Kept {
  rapidjson::StringBuffer buffer;
  Writer writer{buffer};
};

}  // namespace

void addRapidjsonAst(const std::vector<Document>& documents) {
  for (const Document& document : documents) {
    const auto ast = std::make_shared<rapidjson::Document>();
    ast->Parse<rapidjson::kParseFullPrecisionFlag>(document.text.data(), document.text.size());
    if (ast->HasParseError()) throw std::runtime_error("RapidJSON cannot parse " + document.name);

    const std::string workload = document.name + "-rapidjson";
    addBytepressTargets(workload, std::shared_ptr<const rapidjson::Value>(ast));
    addRow(workload, "rapidjson", [ast, kept = std::make_unique<Kept>()](Use& use) {
      kept->buffer.Clear();
      kept->writer.Reset(kept->buffer);
      ast->Accept(kept->writer);
      use({kept->buffer.GetString(), kept->buffer.GetSize()});
    });
    addRow(workload, "rapidjson-fresh", [ast](Use& use) {
      Kept fresh;
      ast->Accept(fresh.writer);
      use({fresh.buffer.GetString(), fresh.buffer.GetSize()});
    });
  }
}

}  // namespace bench
