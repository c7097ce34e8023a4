// SPDX-License-Identifier: BSL-1.0
// expects: Avro has no union in a union
#include <bytepress/avro/schema.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <variant>

std::string_view schema() { return bytepress::avro::kSchema<std::optional<std::variant<int, std::string>>>; }
