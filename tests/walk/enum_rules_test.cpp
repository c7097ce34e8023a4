// SPDX-License-Identifier: BSL-1.0
//
// Enums with rules: names, numbers, sets of flags, and values without a name.
#include <map>
#include <string>
#include <vector>

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>

#include <bytepress/avro/avro.hpp>

#include "support/every_way.hpp"

namespace {

using namespace bytepress;  // of rules

enum class Level { veryLow, low, highest };
BOOST_DESCRIBE_ENUM(Level, veryLow, low, highest)
constexpr auto enumRules(For<Level>) {
  return rules(keyCase(KeyCase::screamingSnake), rename<Level::highest>("<TOP>"), undescribed(Undescribed::error));
}

enum class Code : unsigned char { ok = 200, missing = 204 };
BOOST_DESCRIBE_ENUM(Code, ok, missing)
constexpr auto enumRules(For<Code>) { return rules(asNumbers); }

enum class Access : unsigned { none = 0, read = 1, write = 2, readWrite = 3, run = 4, all = 7 };
BOOST_DESCRIBE_ENUM(Access, none, read, write, readWrite, run, all)
constexpr auto enumRules(For<Access>) { return rules(asFlags, rename<Access::run>("execute")); }

enum class Strict : signed char { both = 3, top = -128 };
BOOST_DESCRIBE_ENUM(Strict, both, top)
constexpr auto enumRules(For<Strict>) { return rules(asFlags, undescribed(Undescribed::error)); }

struct File {
  Level level = Level::veryLow;
  Access access = Access::readWrite;
  Code code = Code::missing;
};
BOOST_DESCRIBE_STRUCT(File, (), (level, access, code))

Access operator|(Access a, Access b) { return static_cast<Access>(static_cast<unsigned>(a) | static_cast<unsigned>(b)); }

}  // namespace

TEST_CASE("enumerators have the names that rules give them, as values and as keys") {
  CHECK(everyWay(std::vector{Level::veryLow, Level::low, Level::highest}) == R"(["VERY_LOW","LOW","<TOP>"])");
  CHECK(everyWay(Level::highest, {.htmlSafe = true}) == R"("\u003cTOP\u003e")");
  CHECK(everyWay(std::map<Level, int>{{Level::highest, 1}, {Level::veryLow, 2}}, {.sortKeys = true}) ==
        R"({"<TOP>":1,"VERY_LOW":2})");
}

TEST_CASE("a value without a name is a number, or an error where rules say so") {
  CHECK(everyWay(static_cast<Level>(9)) == "not printed: a value has no printed form");
  CHECK(everyWay(std::vector{Level::low, static_cast<Level>(9)}) ==
        "not printed: a value has no printed form at /1");
  File file;
  file.level = static_cast<Level>(-1);
  CHECK(everyWay(file) == "not printed: a value has no printed form at /level");
  CHECK(everyWay(file, {.indent = 2}) == "not printed: a value has no printed form at /level");
}

TEST_CASE("enums whose rules say so are numbers") {
  CHECK(everyWay(Code::ok) == "200");
  CHECK(everyWay(static_cast<Code>(7)) == "7");
  CHECK(everyWay(std::map<Code, Code>{{Code::ok, Code::missing}}) == R"({"200":204})");
}

TEST_CASE("flags are the names that make them up, and what is left as a number") {
  CHECK(everyWay(Access::none) == "[]");
  CHECK(everyWay(Access::read) == R"(["read"])");
  CHECK(everyWay(Access::readWrite) == R"(["read","write"])");
  CHECK(everyWay(Access::read | Access::run) == R"(["read","execute"])");
  CHECK(everyWay(Access::all | static_cast<Access>(24)) == R"(["read","write","execute",24])");
  CHECK(everyWay(std::map<Access, int>{{Access::readWrite, 1}}) == R"({"3":1})");
  CHECK(everyWay(Strict::both) == R"(["both"])");
  CHECK(everyWay(static_cast<Strict>(1)) == "not printed: a value has no printed form");
  CHECK(everyWay(static_cast<Strict>(-125)) == R"(["both","top"])");
}

TEST_CASE("enums with rules in structs") {
  CHECK(everyWay(File()) == R"({"level":"VERY_LOW","access":["read","write"],"code":204})");
  File file;
  file.access = Access::none;
  CHECK(everyWay(file, {.dropEmpties = true}) == R"({"level":"VERY_LOW","code":204})");
}

TEST_CASE("Avro takes the place of a named enumerator, and flags and numbers as int") {
  ByteBuffer buffer;
  avro::encode(File{Level::highest, Access::all, Code::ok}, buffer);
  // Positions and numbers are zig-zag: 2 -> 4, 7 -> 14, 200 -> 400 = 0x90 0x03.
  CHECK(buffer.view() == std::string_view("\x04\x0e\x90\x03"));
}
