// SPDX-License-Identifier: BSL-1.0
// expects: this type needs a name in Avro
#include <bytepress/avro/schema.hpp>

#include <string_view>

#include <boost/describe/class.hpp>

template <int N>
struct Row {
  int cells[N];
};
BOOST_DESCRIBE_STRUCT(Row<3>, (), (cells))

std::string_view schema() { return bytepress::avro::kSchema<Row<3>>; }
