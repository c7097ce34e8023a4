// SPDX-License-Identifier: BSL-1.0
//
// bytepress on the structs: every target, and the timeline with each single option.
#include <string>

#include "bytepress/text/dispatch.hpp"
#include "contenders.hpp"
#include "row.hpp"
#include "targets.hpp"

namespace bench {

void addBytepress(const Data& data) {
  note("bytepress", BYTEPRESS_VERSION " (kernels: " +
                        std::string(bytepress::kernelName(bytepress::activeKernels())) + ")");
  data.forEach(
      [](std::string workload, const auto& value) { addBytepressTargets(workload, &value); });
}

namespace {

struct NamedOptions {
  const char* name;
  bytepress::JsonOptions options;
};

const NamedOptions kOptions[] = {
    {"indent", {.indent = 2}},
    {"sortKeys", {.sortKeys = true}},
    {"dropNulls", {.dropNulls = true}},
    {"asciiOnly", {.asciiOnly = true}},
    {"htmlSafe", {.htmlSafe = true}},
    {"nonFinite", {.nonFinite = bytepress::NonFinite::string}},
    {"invalidUtf8", {.invalidUtf8 = bytepress::InvalidUtf8::error}},
    {"realStyle", {.realStyle = bytepress::RealStyle::ecmaScript}},
    {"escapeSlash", {.escapeSlash = true}},
    {"maxDepth", {.maxDepth = 20}},
    {"maxBytes", {.maxBytes = 1'000'000}},
};

void addOptions(const std::string& workload, const Timeline& timeline) {
  for (const NamedOptions& named : kOptions) {
    addRow(workload, std::string("bytepress-") + named.name,
           [&timeline, &named, buffer = bytepress::ByteBuffer()](Use& use) mutable {
             buffer.clear();
             bytepress::printByteBuffer(timeline, buffer, named.options);
             use(buffer.view());
           });
  }
}

}  // namespace

// "statuses" has text that some options rewrite; "statuses-plain" has nothing that any option
// touches, so its rows show what an option costs by being there.
void addBytepressOptions(const Data& data) {
  addOptions("statuses", data.statuses);
  addBytepressTargets("statuses-plain", &data.statusesPlain);
  addOptions("statuses-plain", data.statusesPlain);
}

}  // namespace bench
