// SPDX-License-Identifier: BSL-1.0
//
// Key cases. Where Jackson's strategies are named, the values are those of its documentation and tests.
#include <bytepress/walk/key_case.hpp>

#include <array>
#include <string>
#include <string_view>

#include <boost/describe/class.hpp>

#include "support/every_way.hpp"

namespace {

using bytepress::KeyCase;

std::string cased(std::string_view name, KeyCase keyCase) {
  std::string text(name.size() * 2, '?');
  text.resize(bytepress::writeKeyCase(text.data(), name, keyCase));
  return text;
}

struct Account {
  int userId = 1;
  int display_name_ = 2;
  int HTTPPort = 3;
  int MAX_SIZE = 4;
  int kept = 5;
  friend constexpr auto fieldRules(bytepress::For<Account>) {
    using namespace bytepress;
    return rules(rename<&Account::kept>("KePT"), keyCase(KeyCase::kebab));
  }
};
BOOST_DESCRIBE_STRUCT(Account, (), (userId, display_name_, HTTPPort, MAX_SIZE, kept))

struct Derived : Account {
  int ownField = 6;
};
BOOST_DESCRIBE_STRUCT(Derived, (Account), (ownField))

struct Quoted {
  int größeÄ = 1;
  friend constexpr auto fieldRules(bytepress::For<Quoted>) {
    return bytepress::rules(bytepress::keyCase(KeyCase::snake));
  }
};
BOOST_DESCRIBE_STRUCT(Quoted, (), (größeÄ))

}  // namespace

TEST_CASE("keyCase snake is Jackson's SNAKE_CASE") {
  for (const auto& [name, wanted] : std::initializer_list<std::pair<const char*, const char*>>{
           {"simpleName", "simple_name"}, {"userName", "user_name"}, {"UserName", "user_name"}, {"someURI", "some_uri"},
           {"someURIs", "some_uris"},     {"Results", "results"},    {"_Id", "id"},            {"_userName", "user_name"},
           {"WWW", "www"},                {"a", "a"},                {"line2Text", "line2_text"}, {"user_name", "user_name"},
           {"usId", "us_id"},             {"uId", "u_id"},           {"xCoordinate", "x_coordinate"}}) {
    CHECK_MESSAGE(cased(name, KeyCase::snake) == wanted, name);
  }
}

TEST_CASE("every case is made from every way of writing") {
  struct Row {
    const char *name, *camel, *pascal, *screaming, *kebab, *dot, *lower;
  };
  for (const Row& row : {Row{"userName", "userName", "UserName", "USER_NAME", "user-name", "user.name", "username"},
                         Row{"user_name", "userName", "UserName", "USER_NAME", "user-name", "user.name", "username"},
                         Row{"UserName", "userName", "UserName", "USER_NAME", "user-name", "user.name", "username"},
                         Row{"USER_NAME", "userName", "UserName", "USER_NAME", "user-name", "user.name", "username"},
                         Row{"userName_", "userName", "UserName", "USER_NAME", "user-name", "user.name", "username"},
                         Row{"user__name", "userName", "UserName", "USER_NAME", "user-name", "user.name", "username"},
                         Row{"userID", "userID", "UserID", "USER_ID", "user-id", "user.id", "userid"},
                         Row{"URL", "url", "Url", "URL", "url", "url", "url"},
                         Row{"x1", "x1", "X1", "X1", "x1", "x1", "x1"},
                         Row{"_", "_", "_", "_", "_", "_", "_"}}) {
    CAPTURE(row.name);
    CHECK(cased(row.name, KeyCase::camel) == row.camel);
    CHECK(cased(row.name, KeyCase::pascal) == row.pascal);
    CHECK(cased(row.name, KeyCase::screamingSnake) == row.screaming);
    CHECK(cased(row.name, KeyCase::kebab) == row.kebab);
    CHECK(cased(row.name, KeyCase::dot) == row.dot);
    CHECK(cased(row.name, KeyCase::lower) == row.lower);
    CHECK(cased(row.name, KeyCase::asWritten) == row.name);
  }
}

TEST_CASE("a struct's case reaches its members, inherited ones too, and rename wins") {
  CHECK(everyWay(Account()) == R"({"user-id":1,"display-name":2,"httpport":3,"max-size":4,"KePT":5})");
  CHECK(everyWay(Derived()) == R"({"user-id":1,"display-name":2,"httpport":3,"max-size":4,"KePT":5,"own-field":6})");
  CHECK(everyWay(Quoted()) == "{\"größeÄ\":1}");
}
