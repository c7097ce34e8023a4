// SPDX-License-Identifier: BSL-1.0
//
// A key or an enumerator that was longer than what a line break keeps of a record's reservation was written
// beyond the memory, and one that was longer than the largest reservation ended the program.
#include <cmath>
#include <optional>
#include <string>
#include <vector>

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>

#include "support/every_way.hpp"

namespace {

#define TEN(text) text text text text text text text text text text
#define LONG_PLAIN TEN(TEN("0123456789ab"))
#define PLAIN_212 TEN("0123456789abcdefghij") "0123456789ab"
#define CJK_14 "\u6c34\u6c34\u6c34\u6c34\u6c34\u6c34\u6c34\u6c34\u6c34\u6c34\u6c34\u6c34\u6c34\u6c34"
#define CJK_100 TEN(TEN("\u6c34"))

enum class Mode { short_, anEnumeratorWithANameThatIsFarLongerThanMostOthers };
BOOST_DESCRIBE_ENUM(Mode, short_, anEnumeratorWithANameThatIsFarLongerThanMostOthers)

struct Named {
  int number = 1;
  std::string text = "two";
  std::optional<std::string> maybe;
  std::vector<int> list{4};
  double real = 5.5;
  Mode mode = Mode::anEnumeratorWithANameThatIsFarLongerThanMostOthers;
};

#define NAMED(Name, Key)                                                                               \
  struct Name : Named {                                                                                \
    friend constexpr auto fieldRules(bytepress::For<Name>) {                                           \
      using namespace bytepress;                                                                       \
      return rules(rename<&Named::number>("1" Key), rename<&Named::text>("2" Key),                     \
                   rename<&Named::maybe>("3" Key), rename<&Named::list>("4" Key),                      \
                   rename<&Named::real>("5" Key), rename<&Named::mode>("6" Key));                      \
    }                                                                                                  \
  };                                                                                                   \
  BOOST_DESCRIBE_STRUCT(Name, (Named), ())
BOOST_DESCRIBE_STRUCT(Named, (), (number, text, maybe, list, real, mode))
NAMED(Plain212, PLAIN_212)
NAMED(Cjk14, CJK_14)
NAMED(Cjk100, CJK_100)
NAMED(LongPlain, LONG_PLAIN)
NAMED(LongOdd, LONG_PLAIN "\"<")

std::string escaped(std::string_view key, const bytepress::JsonOptions& options) {
  std::string out;
  for (std::size_t i = 0; i < key.size(); ++i) {
    if (options.asciiOnly && key[i] == '\xe6') {
      out += "\\u6c34";
      i += 2;
    } else if (key[i] == '"') {
      out += "\\\"";
    } else if (options.htmlSafe && key[i] == '<') {
      out += "\\u003c";
    } else {
      out += key[i];
    }
  }
  return out;
}

template <class T>
void check(const char* rawKey) {
  T value;
  value.text = std::string(128, 't');
  const std::string mode = R"("anEnumeratorWithANameThatIsFarLongerThanMostOthers")";
  for (const bytepress::JsonOptions& options :
       {bytepress::JsonOptions{}, bytepress::JsonOptions{.sortKeys = true},
        bytepress::JsonOptions{.asciiOnly = true}, bytepress::JsonOptions{.htmlSafe = true}}) {
    const std::string key = escaped(rawKey, options);
    CHECK(everyWay(value, options) == "{\"1" + key + "\":1,\"2" + key + "\":\"" + value.text + "\",\"3" + key +
                                          "\":null,\"4" + key + "\":[4],\"5" + key + "\":5.5,\"6" + key + "\":" + mode + "}");
  }
  for (std::size_t depth = 0; depth <= 40; ++depth) {
    const std::string key = rawKey;
    bytepress::JsonOptions options{.indent = 10, .dropNulls = true};
    bytepress::ByteBuffer buffer;
    bytepress::StyledWriter out(buffer, options);
    std::string open, close;
    for (std::size_t i = 0; i < depth; ++i) {
      out.beginArray(1);
      out.element();
      open += "[\n" + std::string(10 * (i + 1), ' ');
      close = "\n" + std::string(10 * i, ' ') + "]" + close;
    }
    bytepress::walk(out, value);
    for (std::size_t i = 0; i < depth; ++i) out.endArray();
    REQUIRE(out.finish());
    const std::string line = "\n" + std::string(10 * (depth + 1), ' ');
    const std::string quoted = escaped(key, options) + "\": ";
    CHECK(buffer.view() == open + "{" + line + "\"1" + quoted + "1," + line + "\"2" + quoted + "\"" + value.text + "\"," +
                               line + "\"4" + quoted + "[" + line + "          4" + line + "]," + line + "\"5" + quoted +
                               "5.5," + line + "\"6" + quoted + mode + "\n" + std::string(10 * depth, ' ') + "}" + close);
  }
}

}  // namespace

TEST_CASE("keys of any length, in every layout") {
  check<Plain212>(PLAIN_212);
  check<Cjk14>(CJK_14);
  check<Cjk100>(CJK_100);
  check<LongPlain>(LONG_PLAIN);
  check<LongOdd>(LONG_PLAIN "\"<");
}
