// SPDX-License-Identifier: BSL-1.0
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <boost/describe/class.hpp>

#include "support/every_way.hpp"

namespace {

class Account {
 public:
  Account() = default;
  std::string id_ = "7";
  std::string passwordHash_ = "secret";
  std::vector<std::string> tags_;

 private:
  friend constexpr auto fieldRules(bytepress::For<Account>) {
    using namespace bytepress;
    return rules(rename<&Account::id_>("_id"), skip<&Account::passwordHash_>, omitEmpty<&Account::tags_>);
  }
  BOOST_DESCRIBE_CLASS(Account, (), (id_, passwordHash_, tags_), (), ())
};

template <class T>
struct Page {
  T items{};
  int total = 0;
  friend constexpr auto fieldRules(bytepress::For<Page>) {
    return bytepress::rules(bytepress::rename<&Page::total>("total_count"));
  }
  BOOST_DESCRIBE_CLASS(Page, (), (items, total), (), ())
};

struct Omits {
  std::optional<int> null1 = std::nullopt;
  std::shared_ptr<int> null2;
  std::string empty;
  std::optional<std::string> emptyOrNull;
  int zero = 0;
  bool no = false;
  double half = 0.5;
  int usual = 5;
};
BOOST_DESCRIBE_STRUCT(Omits, (), (null1, null2, empty, emptyOrNull, zero, no, half, usual))
constexpr auto fieldRules(bytepress::For<Omits>) {
  using namespace bytepress;
  return rules(omitNull<&Omits::null1>, omitNull<&Omits::null2>, omitEmpty<&Omits::empty>,
               omitEmpty<&Omits::emptyOrNull>, omitZero<&Omits::zero>, omitZero<&Omits::no>, omitDefault<&Omits::half>,
               omitDefault<&Omits::usual>);
}

struct Renamed {
  int a = 1;
  int b = 2;
};
BOOST_DESCRIBE_STRUCT(Renamed, (), (a, b))
constexpr auto fieldRules(bytepress::For<Renamed>) {
  return bytepress::rules(bytepress::rename<&Renamed::a>("z\"\n</ü"), bytepress::rename<&Renamed::b>(""));
}

}  // namespace

TEST_CASE("rules rename, skip and omit; as a friend they reach private members and templates") {
  Account account;
  CHECK(everyWay(account) == R"({"_id":"7"})");
  account.tags_ = {"x"};
  CHECK(everyWay(account) == R"({"_id":"7","tags_":["x"]})");
  CHECK(everyWay(Page<std::vector<int>>{{1}, 1}) == R"({"items":[1],"total_count":1})");
}

TEST_CASE("null, empty, zero and default are four things to omit") {
  CHECK(everyWay(Omits{}) == "{}");
  Omits full{1, std::make_shared<int>(2), "e", "", 3, true, 1.5, 0};
  CHECK(everyWay(full) ==
        R"({"null1":1,"null2":2,"empty":"e","emptyOrNull":"","zero":3,"no":true,"half":1.5,"usual":0})");
  Omits some;
  some.no = true;
  CHECK(everyWay(some) == R"({"no":true})");
  CHECK(everyWay(std::vector<Omits>(2), {.indent = 1}) == "[\n {},\n {}\n]");
}

TEST_CASE("renamed keys are escaped as values are, by every option") {
  CHECK(everyWay(Renamed{}) == "{\"z\\\"\\n</ü\":1,\"\":2}");
  CHECK(everyWay(Renamed{}, {.asciiOnly = true}) == R"({"z\"\n</\u00fc":1,"":2})");
  CHECK(everyWay(Renamed{}, {.htmlSafe = true}) == "{\"z\\\"\\n\\u003c/ü\":1,\"\":2}");
  CHECK(everyWay(Renamed{}, {.sortKeys = true}) == "{\"\":2,\"z\\\"\\n</ü\":1}");
}
