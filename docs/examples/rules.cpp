// SPDX-License-Identifier: BSL-1.0
//
// Rules beside a struct, all of them. The snippets of docs/guide.md come from here.
#include <boost/describe.hpp>
#include <bytepress/bytepress.hpp>
#include <chrono>
#include <cstdint>
#include <iostream>
#include <optional>
#include <string>
#include <vector>

using std::chrono::milliseconds;
using std::chrono::system_clock;

// snippet: values
enum class Side { buy, sell };
BOOST_DESCRIBE_ENUM(Side, buy, sell)

struct Trade {
  std::uint64_t tradeId = 9007199254740993;
  double unitPrice = 12.5;
  Side side = Side::sell;
  system_clock::time_point placedAt{milliseconds(1790000000500)};
  milliseconds latency{35};
  std::vector<std::byte> checksum{std::byte{0x0b}, std::byte{0xad}};
  std::string note = R"({"by":"phone"})";
  std::string account = "DE89 3704 0044";
};
BOOST_DESCRIBE_STRUCT(Trade, (), (tradeId, unitPrice, side, placedAt, latency, checksum, note, account))

constexpr auto fieldRules(bytepress::For<Trade>) {
  using namespace bytepress;
  return rules(keyCase(KeyCase::snake),           // the keys of all members
               asString<&Trade::tradeId>,         // JavaScript has no such number
               asFixed<&Trade::unitPrice, 2>,     // 12.50
               asNumber<&Trade::side>,            // not "sell"
               asEpochMillis<&Trade::placedAt>,   // not RFC 3339
               asCount<&Trade::latency>,          // not "PT0.035S"
               asHex<&Trade::checksum>,           // not base64
               asRaw<&Trade::note>,               // is JSON already, and looked at
               mask<&Trade::account>());          // the key only
}
// end

// snippet: fields
class Circle {
 public:
  Circle(double radius, std::string name) : radius_(radius), name_(std::move(name)) {}
  double area() const { return 3 * radius_ * radius_; }

  friend constexpr auto fieldRules(bytepress::For<Circle>) {
    using namespace bytepress;
    return rules(typeTag("type", "circle"),         // the first field
                 field<&Circle::radius_>("radius"), // a member that is not described, or not public
                 getter<&Circle::area>("area"),     // what a member function returns
                 computed("label", [](const Circle& circle) { return '<' + circle.name_ + '>'; }),
                 constant("version", 2));
  }

 private:
  double radius_;
  std::string name_;
};
// end

// snippet: flatten
struct Address {
  std::string street, city;
};
BOOST_DESCRIBE_STRUCT(Address, (), (street, city))

struct Customer {
  std::string name;
  Address home;
  std::optional<Address> work;
  int id = 7;
};
BOOST_DESCRIBE_STRUCT(Customer, (), (name, home, work, id))

constexpr auto fieldRules(bytepress::For<Customer>) {
  using namespace bytepress;
  return rules(flatten<&Customer::home>(),          // its fields in its place
               flatten<&Customer::work>("work_"),   // with a prefix; none if it has no value
               order<&Customer::id>);               // id first, then the others
}
// end

int main() {
  using bytepress::printString;
  std::cout << "-- use-values\n";
  // snippet: use-values
  std::cout << printString(Trade(), {.indent = 2}) << '\n';
  // end
  std::cout << "-- use-fields\n";
  // snippet: use-fields
  std::cout << printString(Circle(2, "c1")) << '\n';
  // end
  std::cout << "-- use-flatten\n";
  // snippet: use-flatten
  std::cout << printString(Customer{"Ada", {"Main St", "Bath"}, {}}) << '\n';
  std::cout << printString(Customer{"Bob", {"Low St", "York"}, Address{"High St", "Hull"}}) << '\n';
  // end
}
