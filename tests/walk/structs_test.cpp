// SPDX-License-Identifier: BSL-1.0
#include <string>
#include <vector>

#include <boost/describe/class.hpp>

#include "support/every_way.hpp"

namespace {

struct Empty {};
BOOST_DESCRIBE_STRUCT(Empty, (), ())

struct Inner {
  int a = 1;
  Empty nothing;
};
BOOST_DESCRIBE_STRUCT(Inner, (), (a, nothing))

struct Outer {
  Inner inner;
  std::vector<Inner> many{{}, {}};
  std::string text = "t";
};
BOOST_DESCRIBE_STRUCT(Outer, (), (inner, many, text))

struct Named {
  std::string name = "base";
  int shadowed = 1;
};
BOOST_DESCRIBE_STRUCT(Named, (), (name, shadowed))

struct Aged {
  int age = 7;
};
BOOST_DESCRIBE_STRUCT(Aged, (), (age))

struct Person : Named, Aged {
  bool here = true;
};
BOOST_DESCRIBE_STRUCT(Person, (Named, Aged), (here))

struct Shadowing : Named {
  double shadowed = 2.5;
};
BOOST_DESCRIBE_STRUCT(Shadowing, (Named), (shadowed))

struct Root {
  int id = 9;
};
BOOST_DESCRIBE_STRUCT(Root, (), (id))
struct Left : virtual Root {
  int left = 1;
};
BOOST_DESCRIBE_STRUCT(Left, (Root), (left))
struct Right : virtual Root {
  int right = 2;
};
BOOST_DESCRIBE_STRUCT(Right, (Root), (right))

class Secret {
 public:
  int shown = 1;

 protected:
  int half = 2;

 private:
  int hidden = 3;
  BOOST_DESCRIBE_CLASS(Secret, (), (shown), (half), (hidden))
};

struct Odd {
  int größe = 1;
  const int constant = 2;
  mutable int changing = 3;
};
BOOST_DESCRIBE_STRUCT(Odd, (), (größe, constant, changing))

template <class T>
struct Box {
  T held{};
  BOOST_DESCRIBE_CLASS(Box, (), (held), (), ())
};

// As many members as Describe takes in one list, and longer together than one reservation.
struct Wide {
  double a00 = 1e-300, a01 = 1e-300, a02 = 1e-300, a03 = 1e-300, a04 = 1e-300, a05 = 1e-300, a06 = 1e-300, a07 = 1e-300;
  double a08 = 1e-300, a09 = 1e-300, a10 = 1e-300, a11 = 1e-300, a12 = 1e-300, a13 = 1e-300, a14 = 1e-300, a15 = 1e-300;
  double a16 = 1e-300, a17 = 1e-300, a18 = 1e-300, a19 = 1e-300, a20 = 1e-300, a21 = 1e-300, a22 = 1e-300, a23 = 1e-300;
  double a24 = 1e-300, a25 = 1e-300, a26 = 1e-300, a27 = 1e-300, a28 = 1e-300, a29 = 1e-300, a30 = 1e-300, a31 = 1e-300;
  std::string s0 = std::string(300, 's'), s1 = "\n", s2, s3;
  double b00 = 1e-300, b01 = 1e-300, b02 = 1e-300, b03 = 1e-300, b04 = 1e-300, b05 = 1e-300, b06 = 1e-300, b07 = 1e-300;
  std::vector<int> v{1};
  int z0 = 0, z1 = 1, z2 = 2, z3 = 3, z4 = 4, z5 = 5;
};
BOOST_DESCRIBE_STRUCT(Wide, (),
                      (a00, a01, a02, a03, a04, a05, a06, a07, a08, a09, a10, a11, a12, a13, a14, a15, a16, a17, a18,
                       a19, a20, a21, a22, a23, a24, a25, a26, a27, a28, a29, a30, a31, s0, s1, s2, s3, b00, b01, b02,
                       b03, b04, b05, b06, b07, v, z0, z1, z2, z3, z4, z5))

}  // namespace

TEST_CASE("described structs print their public members, nested freely") {
  CHECK(everyWay(Empty{}) == "{}");
  CHECK(everyWay(Outer{}) ==
        R"({"inner":{"a":1,"nothing":{}},"many":[{"a":1,"nothing":{}},{"a":1,"nothing":{}}],"text":"t"})");
  CHECK(everyWay(std::vector<Empty>(2)) == "[{},{}]");
}

TEST_CASE("members of bases come first, each once") {
  CHECK(everyWay(Person{}) == R"({"name":"base","shadowed":1,"age":7,"here":true})");
  CHECK(everyWay(Left{}) == R"({"id":9,"left":1})");
  CHECK(everyWay(Right{}) == R"({"id":9,"right":2})");
}

TEST_CASE("a member that a derived class hides is printed once, from the derived class") {
  CHECK(everyWay(Shadowing{}) == R"({"name":"base","shadowed":2.5})");
}

TEST_CASE("private and protected members stay private") {
  CHECK(everyWay(Secret{}) == R"({"shown":1})");
}

TEST_CASE("members may be constant, mutable, and have names beyond ASCII") {
  CHECK(everyWay(Odd{}) == R"({"größe":1,"constant":2,"changing":3})");
}

TEST_CASE("templates of structs") {
  CHECK(everyWay(Box<int>{}) == R"({"held":0})");
  CHECK(everyWay(Box<Box<std::string>>{}) == R"({"held":{"held":""}})");
}

TEST_CASE("a struct wider than one reservation prints whole") {
  std::string expected = "{";
  const auto member = [&](const std::string& key, const std::string& value) {
    expected += '"' + key + "\":" + value + ',';
  };
  const auto number = [](int i) { return (i < 10 ? "0" : "") + std::to_string(i); };
  for (int i = 0; i < 32; ++i) member("a" + number(i), "1e-300");
  member("s0", '"' + std::string(300, 's') + '"');
  member("s1", R"("\n")");
  member("s2", R"("")");
  member("s3", R"("")");
  for (int i = 0; i < 8; ++i) member("b" + number(i), "1e-300");
  member("v", "[1]");
  for (int i = 0; i < 6; ++i) member("z" + std::to_string(i), std::to_string(i));
  expected.back() = '}';
  CHECK(everyWay(Wide{}) == expected);
  CHECK(everyWay(std::vector<Wide>(3)) == '[' + expected + ',' + expected + ',' + expected + ']');
}
