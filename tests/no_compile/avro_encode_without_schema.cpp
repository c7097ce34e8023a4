// SPDX-License-Identifier: BSL-1.0
// expects: the schema of a type with encode() is not known
#include <bytepress/avro/schema.hpp>

#include <string_view>

struct Money {
  int cents = 0;
  template <class Encoder>
  friend bytepress::Done encode(Encoder& out, const Money& money) {
    return out.integer(money.cents);
  }
};

std::string_view schema() { return bytepress::avro::kSchema<Money>; }
