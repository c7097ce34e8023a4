// SPDX-License-Identifier: BSL-1.0
#include "bytepress/avro/datum_text.hpp"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstring>
#include <vector>

#include "bytepress/avro/varint.hpp"
#include "bytepress/text/unicode.hpp"
#include "bytepress/walk/chrono.hpp"
#include "bytepress/walk/uuid.hpp"

namespace bytepress::avro {
namespace {

template <class Duration>
void putTimestamp(DatumText& text, std::int64_t count, bool local) noexcept {
  const std::chrono::time_point<std::chrono::system_clock, Duration> time{Duration(count)};
  const ChronoText full = bytepress::detail::timeText(time);
  std::string_view view = full;
  if (local && !view.empty()) view.remove_suffix(1);
  text.put(view);
}

// Since midnight; none if it is not within a day.
void putTimeOfDay(DatumText& text, std::int64_t count, std::int64_t perSecond, int width) noexcept {
  if (count < 0 || count >= 86400 * perSecond) return;
  const auto number = static_cast<std::uint64_t>(count);
  const std::uint64_t second = number / static_cast<std::uint64_t>(perSecond);
  text.putNumber(second / 3600, 2);
  text.put(":");
  text.putNumber(second / 60 % 60, 2);
  text.put(":");
  text.putNumber(second % 60, 2);
  text.put(".");
  text.putNumber(number % static_cast<std::uint64_t>(perSecond), width);
}

void putDate(DatumText& text, std::int64_t days) noexcept {
  using Days = std::chrono::duration<std::int64_t, std::ratio<86400>>;
  putTimestamp<Days>(text, days, false);
}

}  // namespace

void DatumText::put(std::string_view text) noexcept {
  const std::size_t size = std::min(text.size(), chars_.size() - size_);
  std::memcpy(chars_.data() + size_, text.data(), size);
  size_ += size;
}

void DatumText::putNumber(std::uint64_t number, int width) noexcept {
  char digits[20];
  const char* const end = std::to_chars(digits, digits + sizeof digits, number).ptr;
  for (auto missing = width - (end - digits); missing > 0; --missing) put("0");
  put({digits, static_cast<std::size_t>(end - digits)});
}

DatumText timeText(LogicalType logical, std::int64_t number) noexcept {
  using namespace std::chrono;
  DatumText text;
  switch (logical) {
    case LogicalType::date: {
      DatumText midnight;
      putDate(midnight, number);
      text.put(midnight.view().substr(0, midnight.view().find('T')));
      break;
    }
    case LogicalType::timeMillis: putTimeOfDay(text, number, 1000, 3); break;
    case LogicalType::timeMicros: putTimeOfDay(text, number, 1000'000, 6); break;
    case LogicalType::timestampMillis: putTimestamp<milliseconds>(text, number, false); break;
    case LogicalType::timestampMicros: putTimestamp<microseconds>(text, number, false); break;
    case LogicalType::timestampNanos: putTimestamp<nanoseconds>(text, number, false); break;
    case LogicalType::localTimestampMillis: putTimestamp<milliseconds>(text, number, true); break;
    case LogicalType::localTimestampMicros: putTimestamp<microseconds>(text, number, true); break;
    case LogicalType::localTimestampNanos: putTimestamp<nanoseconds>(text, number, true); break;
    default: break;
  }
  return text;
}

DatumText durationText(std::string_view bytes) noexcept {
  DatumText text;
  const auto months = readLittle<std::uint32_t>(bytes.data());
  const auto days = readLittle<std::uint32_t>(bytes.data() + 4);
  const auto millis = readLittle<std::uint32_t>(bytes.data() + 8);
  text.put("P");
  if (months != 0) text.putNumber(months, 1), text.put("M");
  if (days != 0) text.putNumber(days, 1), text.put("D");
  if (millis == 0 && (months != 0 || days != 0)) return text;
  text.put("T");
  text.putNumber(millis / 1000, 1);
  if (millis % 1000 != 0) text.put("."), text.putNumber(millis % 1000, 3);
  text.put("S");
  return text;
}

DatumText uuidText(std::string_view bytes) noexcept {
  Uuid uuid;
  std::memcpy(uuid.bytes.data(), bytes.data(), uuid.bytes.size());
  DatumText text;
  text.put(uuid.text());
  return text;
}

std::string decimalText(std::string_view bytes, std::uint32_t precision, std::uint32_t scale) {
  if (bytes.empty()) return {};
  const bool negative = bytes.front() < 0;
  const char sign = static_cast<char>(negative ? -1 : 0);
  while (bytes.size() > 1 && bytes[0] == sign && (bytes[1] < 0) == negative) bytes.remove_prefix(1);
  if (bytes.size() > precision) return {};  // which are more digits than bytes
  // The magnitude, in parts of nine digits, the lowest first.
  constexpr std::uint64_t kPart = 1000'000'000;
  std::vector<std::uint32_t> parts;
  for (const char byte : bytes) {
    std::uint64_t carry = static_cast<unsigned char>(negative ? ~byte : byte);
    for (std::uint32_t& part : parts) {
      carry += std::uint64_t{part} << 8;
      part = static_cast<std::uint32_t>(carry % kPart);
      carry /= kPart;
    }
    if (carry != 0) parts.push_back(static_cast<std::uint32_t>(carry));
  }
  if (negative) {  // ~x is one less than -x
    std::size_t i = 0;
    while (i < parts.size() && parts[i] == kPart - 1) parts[i++] = 0;
    if (i == parts.size()) {
      parts.push_back(1);
    } else {
      ++parts[i];
    }
  }
  std::string digits;  // backwards
  for (std::uint32_t part : parts) {
    for (int i = 0; i < 9; ++i, part /= 10) digits += static_cast<char>('0' + part % 10);
  }
  digits.erase(digits.find_last_not_of('0') + 1);
  if (digits.size() > precision) return {};
  digits.append(digits.size() > scale ? 0 : scale + 1 - digits.size(), '0');
  if (scale != 0) digits.insert(scale, 1, '.');
  if (negative) digits += '-';
  std::reverse(digits.begin(), digits.end());
  return digits;
}

std::string latin1Text(std::string_view bytes) {
  std::string text;
  for (const char byte : bytes) {
    char utf8[kMaxUtf8Chars];
    text.append(utf8, static_cast<std::size_t>(writeUtf8(utf8, static_cast<unsigned char>(byte)) - utf8));
  }
  return text;
}

}  // namespace bytepress::avro
