// SPDX-License-Identifier: BSL-1.0
//
// The described structs of the tables, whose types and values are C++ files of the tables' folder
// and so compiled in. Without that folder there is nothing to check here.
#include "compare.hpp"
#include "printed.hpp"
#include "suite.hpp"

#if __has_include("structs/types.hpp")
#  include "structs/types.hpp"

namespace cases {

namespace {

template <class T>
void checkStruct(Tally& tally, const char* id, const char* mode, const T& value, const char* wanted) {
  bytepress::JsonOptions options;
  if (!optionsNamed(mode, options)) return tally.fail(id, mode, "a known mode");
  const std::string text = printed(value, options);
  const bool agrees = options.canonical ? text == wanted : sameButForNumbers(wanted, text);
  tally.check(id, agrees, text, wanted);
}

}  // namespace

void runStructs(Suite& suite) {
  Tally tally("structs/cases");
#  define CASE(id, mode, value, expected) checkStruct(tally, id, mode, value, expected);
#  include "structs/cases.inc"
#  undef CASE
  suite.add(tally);
}

}  // namespace cases

#else

namespace cases {

void runStructs(Suite&) {}

}  // namespace cases

#endif
