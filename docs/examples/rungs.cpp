// SPDX-License-Identifier: BSL-1.0
//
// The four ways to say how a type is printed. The snippets of docs/guide.md come from here.
#include <bitset>
#include <boost/describe.hpp>
#include <bytepress/bytepress.hpp>
#include <compare>
#include <cstdint>
#include <iostream>
#include <map>
#include <optional>
#include <string>
#include <vector>

// snippet: rules
struct Account {
  std::string id;
  std::string passwordHash;
  std::vector<std::string> tags;
  std::optional<std::string> phone;
  int retries = 3;
  int strikes = 0;

  friend constexpr auto fieldRules(bytepress::For<Account>) {
    using namespace bytepress;
    return rules(rename<&Account::id>("_id"),       // another key
                 skip<&Account::passwordHash>,      // never
                 omitEmpty<&Account::tags>,         // not if it has no elements
                 omitNull<&Account::phone>,         // not if it would print null
                 omitDefault<&Account::retries>,    // not if it is what Account{} has
                 omitZero<&Account::strikes>);      // not if it is 0 or false
  }
};
BOOST_DESCRIBE_STRUCT(Account, (), (id, passwordHash, tags, phone, retries, strikes))
// end

// snippet: as
struct Uuid {
  std::uint64_t high, low;
  friend auto operator<=>(const Uuid&, const Uuid&) = default;
};

std::string encodeAs(const Uuid& id) { return std::to_string(id.high) + '-' + std::to_string(id.low); }
// end

// snippet: encode
struct Money {
  std::int64_t cents;
  std::string currency;

  template <class Encoder>
  friend bytepress::Done encode(Encoder& out, const Money& money) {
    out.beginMap(2);
    out.key("amount");
    out.integer(money.cents);
    out.key("currency");
    out.string(money.currency);
    return out.endMap();
  }
};
// end

// snippet: guard
struct Careless {
  template <class Encoder>
  friend bytepress::Done encode(Encoder& out, const Careless&) {
    out.beginArray(1);
    out.integer(7);  // without element()
    return out.endArray();
  }
};
// end

// snippet: nested
struct Basket {
  std::vector<Money> prices;

  template <class Encoder>
  friend bytepress::Done encode(Encoder& out, const Basket& basket) {
    out.beginArray(basket.prices.size());
    for (std::size_t i = 0; i < basket.prices.size(); ++i) {
      out.element();
      bytepress::walk(out, basket.prices[i]);  // any printable value
      if (out.failed()) {                      // stop, and say where
        out.blame(i);
        break;
      }
    }
    return out.endArray();
  }
};
// end

// snippet: by-hand
struct Invoice {
  int id;
  std::vector<Money> lines;
  std::string customer;

  template <class Encoder>
  friend bytepress::Done encode(Encoder& out, const Invoice& invoice) {
    return bytepress::object(out, [&](auto& members) {
      members.member("id", invoice.id);
      members.array("lines", [&](auto& lines) {
        for (const Money& line : invoice.lines) lines.element(line);
      });
      members.object("customer", [&](auto& customer) { customer.member("name", invoice.customer); });
    });
  }
};
// end

// snippet: printing
template <>
struct bytepress::Printing<std::bitset<8>> {
  static auto encodeAs(const std::bitset<8>& bits) { return bits.to_ulong(); }
  // or: template <class Encoder> static Done encode(Encoder& out, const std::bitset<8>& bits)
};
// end

int main() {
  using bytepress::printString;
  std::cout << "-- use-rules\n";
  // snippet: use-rules
  std::cout << printString(Account{"a1", "secret", {}, {}}) << '\n';
  // end
  std::cout << "-- use-as\n";
  // snippet: use-as
  std::cout << printString(Uuid{7, 9}) << '\n';
  std::cout << printString(std::map<Uuid, std::string>{{{1, 2}, "as a key too"}}) << '\n';
  // end
  std::cout << "-- use-encode\n";
  // snippet: use-encode
  std::cout << printString(Money{450, "EUR"}) << '\n';
  // end
  std::cout << "-- use-nested\n";
  // snippet: use-nested
  const Basket basket{{{450, "EUR"}, {1, "\xff"}}};
  std::cout << printString(basket) << '\n';
  bytepress::ByteBuffer buffer;
  std::cout << bytepress::tryPrintByteBuffer(basket, buffer, {.invalidUtf8 = bytepress::InvalidUtf8::error}).message() << '\n';
  // end
  std::cout << "-- use-by-hand\n";
  // snippet: use-by-hand
  std::cout << printString(Invoice{7, {{450, "EUR"}}, "Ada"}) << '\n';

  const auto status = bytepress::byHand([](auto& out) {  // without a type
    return bytepress::object(out, [](auto& members) { members.member("up", true); });
  });
  std::cout << printString(status) << '\n';
  // end
  std::cout << "-- use-guard\n";
  // snippet: use-guard
  bytepress::ByteBuffer kept;
  kept.append("kept");
  std::cout << bytepress::tryPrintByteBuffer(Careless(), kept).message() << '\n';
  std::cout << kept.view() << '\n';
  // end
  std::cout << "-- use-printing\n";
  // snippet: use-printing
  std::cout << printString(std::bitset<8>(5)) << '\n';
  // end
}
