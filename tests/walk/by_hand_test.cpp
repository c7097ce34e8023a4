// SPDX-License-Identifier: BSL-1.0
//
// Objects and arrays told by hand.
#include <map>
#include <string>
#include <vector>

#include <boost/describe/class.hpp>

#include <bytepress/walk/by_hand.hpp>

#include "support/every_way.hpp"

namespace {

using bytepress::array;
using bytepress::byHand;
using bytepress::object;

struct Line {
  std::string sku;
  int count = 1;
};
BOOST_DESCRIBE_STRUCT(Line, (), (sku, count))

struct Invoice {
  int id = 7;
  std::vector<Line> lines{{"tea"}, {"salt", 2}};
  long cents = 450;

  template <class Encoder>
  friend bytepress::Done encode(Encoder& out, const Invoice& invoice) {
    return object(out, [&](auto& members) {
      members.member("id", invoice.id);
      members.array("lines", [&](auto& lines) {
        for (const Line& line : invoice.lines) lines.element(line);
      });
      members.object("total", [&](auto& total) { total.member("cents", invoice.cents); });
    });
  }
};

struct Envelope {
  Invoice invoice;
};
BOOST_DESCRIBE_STRUCT(Envelope, (), (invoice))

const char* const kInvoice = R"({"id":7,"lines":[{"sku":"tea","count":1},{"sku":"salt","count":2}],"total":{"cents":450}})";

}  // namespace

TEST_CASE("object, member, array and element tell what they are called after") {
  CHECK(everyWay(Invoice()) == kInvoice);
  CHECK(everyWay(Envelope()) == R"({"invoice":)" + std::string(kInvoice) + "}");
  CHECK(everyWay(std::vector<Invoice>(2)) == "[" + std::string(kInvoice) + "," + kInvoice + "]");
}

TEST_CASE("what is told by hand needs no type") {
  CHECK(everyWay(byHand([](auto& out) { return object(out, [](auto&) {}); })) == "{}");
  CHECK(everyWay(byHand([](auto& out) { return array(out, [](auto&) {}); })) == "[]");
  CHECK(everyWay(byHand([](auto& out) {
          return array(out, [](auto& elements) {
            elements.element(1);
            elements.array([](auto& inner) { inner.element("a"), inner.element(nullptr); });
            elements.object([](auto& inner) { inner.member("k\n", std::map<int, bool>{{1, true}}); });
          });
        })) == R"([1,["a",null],{"k\n":{"1":true}}])");
  CHECK(everyWay(byHand([](auto& out) { return out.integer(5); })) == "5");
}

TEST_CASE("what is told by hand obeys options") {
  CHECK(bytepress::printString(Invoice(), {.indent = 1}) == R"({
 "id": 7,
 "lines": [
  {
   "sku": "tea",
   "count": 1
  },
  {
   "sku": "salt",
   "count": 2
  }
 ],
 "total": {
  "cents": 450
 }
})");
  const auto unsorted = byHand([](auto& out) {
    return object(out, [](auto& members) { members.member("b", 1), members.member("a", nullptr); });
  });
  CHECK(bytepress::printString(unsorted, {.sortKeys = true}) == R"({"a":null,"b":1})");
  CHECK(bytepress::printString(unsorted, {.dropNulls = true}) == R"({"b":1})");
}

TEST_CASE("a failure inside says where it was, and ends the rest") {
  int told = 0;
  const auto bad = byHand([&](auto& out) {
    return object(out, [&](auto& members) {
      members.member("good", "a");
      members.array("list", [&](auto& list) {
        list.element(1);
        list.object([&](auto& inner) {
          CHECK_FALSE(inner.member("name", "\xff"));
          if (inner.member("more", 1)) ++told;
        });
        if (list.element(2)) ++told;
      });
      if (members.member("last", 1)) ++told;
    });
  });
  CHECK(everyWay(bad, {.invalidUtf8 = bytepress::InvalidUtf8::error}) ==
        "not printed: a string is not valid UTF-8 at /list/1/name");
  CHECK(told == 0);
}

TEST_CASE("objects and arrays told by hand are nested as deep as maxDepth allows") {
  const auto nested = byHand([](auto& out) {
    return object(out, [](auto& outer) { outer.array("a", [](auto& inner) { inner.element(1); }); });
  });
  CHECK(everyWay(nested, {.maxDepth = 2}) == R"({"a":[1]})");
  CHECK(everyWay(nested, {.maxDepth = 1}) == "not printed: the value is nested deeper than maxDepth allows at /a");
}

TEST_CASE("telling an outer object or array while an inner one is open is misuse") {
  const std::string misuse = "not printed: values and keys came in an order that is not JSON";
  CHECK(everyWay(byHand([](auto& out) {
          return object(out, [](auto& outer) {
            outer.object("inner", [&](auto& inner) {
              inner.member("a", 1);
              outer.member("b", 2);
            });
          });
        })) == misuse + " at /inner");
  CHECK(everyWay(byHand([](auto& out) {
          return array(out, [](auto& outer) {
            outer.element(0);
            outer.array([&](auto&) { outer.element(2); });
          });
        })) == misuse + " at /1");
  // Events of one's own, in a place that is none.
  CHECK(everyWay(byHand([](auto& out) {
          return object(out, [&](auto& members) {
            members.member("a", 1);
            out.integer(2);
          });
        })) == misuse);
}
