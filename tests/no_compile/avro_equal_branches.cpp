// SPDX-License-Identifier: BSL-1.0
// expects: two types of a union are the same type in Avro
#include <bytepress/avro/schema.hpp>

#include <cstdint>
#include <string_view>
#include <variant>

std::string_view schema() { return bytepress::avro::kSchema<std::variant<std::int8_t, std::int32_t>>; }
