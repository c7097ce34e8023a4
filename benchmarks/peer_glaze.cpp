// SPDX-License-Identifier: BSL-1.0
//
// glaze on the structs, whose members it finds by itself, and on its own values.
//
// Its default speed level. "glaze" writes into a string that is kept, "glaze-span" into memory of
// fixed size, with bounds checked in both; both escape control characters, without which its output
// is not always JSON. "glaze-raw" is a mark, not a rival: it checks no bounds and escapes no control
// characters, so it has no row where there are some.
#include <glaze/json.hpp>
#include <glaze/simd/backends.hpp>
#include <glaze/version.hpp>

#include <cstddef>
#include <memory>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

#include "contenders.hpp"
#include "row.hpp"
#include "verify.hpp"

namespace bench {
namespace {

struct EscapingOptions : glz::opts {
  bool escape_control_characters = true;
};

// Null members are printed, as everyone else does.
template <class Options>
constexpr Options withNulls() {
  Options options{};
  options.skip_null_members = false;
  return options;
}
constexpr auto kCorrect = withNulls<EscapingOptions>();
constexpr auto kRaw = withNulls<glz::opts>();

using Memory = std::shared_ptr<std::vector<char>>;

void require(const glz::error_ctx& result) {
  if (result) throw std::runtime_error("glaze cannot print");
}

// `value` is a pointer, plain or shared.
template <class Pointer>
void addCorrect(const std::string& workload, Pointer value, const Memory& memory) {
  addRow(workload, "glaze", [value, text = std::string()](Use& use) mutable {
    require(glz::write<kCorrect>(*value, text));
    use(text);
  });
  addRow(workload, "glaze-span", [value, memory](Use& use) {
    std::span<char> span(*memory);
    const auto result = glz::write<kCorrect>(*value, span);
    require(result);
    use({memory->data(), result.count});
  });
  addRow(workload, "glaze-fresh", [value](Use& use) { use(glz::write<kCorrect>(*value).value()); });
}

template <class Pointer>
void addRaw(const std::string& workload, Pointer value, const Memory& memory) {
  addRow(workload, "glaze-raw", [value, memory](Use& use) {
    const auto result = glz::write<kRaw>(*value, memory->data());
    require(result);
    use({memory->data(), result.count});
  });
}

// More than enough for every workload.
Memory makeMemory() {
  return std::make_shared<std::vector<char>>(std::size_t{32} << 20);
}

}  // namespace

void addGlaze(const Data& data) {
  std::string simd;
  require(glz::write_json(glz::simd_info, simd));
  note("glaze", std::to_string(glz::version.major) + "." + std::to_string(glz::version.minor) + " " + simd);
  const Memory memory = makeMemory();
  data.forEach([&](std::string workload, const auto& value) {
    addCorrect(workload, &value, memory);
    if (workload != "strings-escapes") addRaw(workload, &value, memory);
  });
}

void addGlazeAst(const std::vector<Document>& documents) {
  const Memory memory = makeMemory();
  for (const Document& document : documents) {
    const auto ast = std::make_shared<glz::generic_u64>();  // long integers stay exact
    require(glz::read_json(*ast, document.text));
    requireSame(glz::write<kCorrect>(*ast).value(), document.text);
    const std::string workload = document.name + "-glaze";
    addCorrect(workload, std::shared_ptr<const glz::generic_u64>(ast), memory);
  }
}

}  // namespace bench
