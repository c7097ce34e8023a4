// SPDX-License-Identifier: BSL-1.0
//
// Whole structs into records, and back.
//
//     auto bytes = compose(frame);           a std::array<std::byte, kSize<Frame>>, also when the program is compiled;
//                                            a ByteBuffer where records differ in size
//     compose(frame, memory);                into memory, at its start; returns the bytes of the record
//     compose(frame, buffer);                appends to a ByteBuffer
//     std::size_t n = sizeOf(frame);         exactly how long the record is
//     decompose(memory, frame);              into a struct that is used again; returns the bytes of the record
//     auto frame = decompose<Frame>(memory);
//
// compose and decompose throw Error; tryCompose and tryDecompose return a Result. One that fails has changed nothing:
// the memory, the buffer, the struct are as they were (only the struct is not if memory ran out). Memory behind the
// record is not touched, and not looked at.
//
// May include: base, buffer, walk.
#ifndef BYTEPRESS_RECORD_COMPOSE_HPP
#define BYTEPRESS_RECORD_COMPOSE_HPP

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <new>
#include <span>
#include <type_traits>
#include <utility>

#include "bytepress/record/access.hpp"
#include "bytepress/record/append.hpp"
#include "bytepress/record/view.hpp"

namespace bytepress::record::inline BYTEPRESS_ABI {

namespace coding {

// The place of the whole, for what is told of members.
template <class T>
struct Whole {
  using Coding = StructCoding<T>;
  static void blame(Fault&) {}
};

// The end of the record, or null: it does not fit, or a value does not fit its field.
template <class T>
BYTEPRESS_INLINE constexpr std::byte* composeAt(std::byte* at, std::uint64_t room, const T& value) {
  using C = StructCoding<T>;
  Fault fault;
  if (C::kFixed && room < C::kSize) return nullptr;
  if (!C::check(value, fault) || (!C::kFixed && room < C::size(value))) [[unlikely]] return nullptr;
  return C::write(at, value);
}

// Why composing failed.
template <class T>
BYTEPRESS_NOINLINE Result failedCompose(const T& value) {
  Status status = faultOfValue<Whole<T>>(true, value);
  if (!status) return {std::move(status), 0};
  return {Status(Code::shortMemory), static_cast<std::size_t>(std::min(kNoSize, StructCoding<T>::size(value)))};
}

template <class T>
BYTEPRESS_INLINE const std::byte* decomposeFrom(std::span<const std::byte> memory, T& value) {
  using C = StructCoding<T>;
  Fault fault;
  if (verifyPart<C>(memory.data(), memory.data() + memory.size(), fault) == nullptr) [[unlikely]] return nullptr;
  return C::read(memory.data(), value);
}

}  // namespace coding

// How many bytes the record of this value has, if all its values fit their fields.
template <class T>
[[nodiscard]] constexpr std::size_t sizeOf(const T& value) {
  return static_cast<std::size_t>(std::min(coding::kNoSize, coding::StructCoding<T>::size(value)));
}

template <class T, WritableMemory Memory>
[[nodiscard]] Result tryCompose(const T& value, Memory&& memory) {
  const auto bytes = coding::memoryOf(memory);
  const std::byte* const end = coding::composeAt(bytes.data(), bytes.size(), value);
  if (end == nullptr) [[unlikely]] return coding::failedCompose(value);
  return {Status(), static_cast<std::size_t>(end - bytes.data())};
}

template <class T>
[[nodiscard]] Result tryCompose(const T& value, ByteBuffer& buffer) {
  using C = coding::StructCoding<T>;
  Fault fault;
  if (!C::check(value, fault)) [[unlikely]] return coding::failedCompose(value);
  if constexpr (C::kFixed && C::kSize <= coding::kShortRecord) {
    std::array<std::byte, C::kSize> bytes;
    C::write(bytes.data(), value);
    const bool done = buffer.tryAppend({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
    return {done ? Status() : Status(Code::outOfMemory), C::kSize};
  }
  return coding::appendPiece(buffer, C::size(value), [&](std::byte* at) { C::write(at, value); });
}

template <class T, ReadableMemory Memory>
[[nodiscard]] Result tryDecompose(Memory&& memory, T& value) {
  const std::span<const std::byte> bytes = coding::memoryOf(memory);
  const std::byte* end = nullptr;
#if BYTEPRESS_HAS_EXCEPTIONS
  try {
    end = coding::decomposeFrom(bytes, value);
  } catch (const std::bad_alloc&) {
    return {Status(Code::outOfMemory), 0};
  }
#else
  end = coding::decomposeFrom(bytes, value);
#endif
  if (end == nullptr) [[unlikely]] return {coding::faultOf<coding::StructCoding<T>>(bytes), 0};
  return {Status(), static_cast<std::size_t>(end - bytes.data())};
}

#if BYTEPRESS_HAS_EXCEPTIONS

template <class T, WritableMemory Memory>
BYTEPRESS_INLINE constexpr std::size_t compose(const T& value, Memory&& memory) {
  const auto bytes = coding::memoryOf(memory);
  using Span = std::remove_const_t<decltype(bytes)>;
  static_assert(Span::extent >= coding::StructCoding<T>::kSize, "bytepress: the memory is shorter than the record");
  const std::byte* const end = coding::composeAt(bytes.data(), bytes.size(), value);
  if (end == nullptr) [[unlikely]] throwError(coding::failedCompose(value).status);
  return static_cast<std::size_t>(end - bytes.data());
}

template <class T>
std::size_t compose(const T& value, ByteBuffer& buffer) {
  Result result = tryCompose(value, buffer);
  if (!result) [[unlikely]] throwError(std::move(result.status));
  return result.size;
}

template <class T>
  requires kFixed<T>
[[nodiscard]] BYTEPRESS_INLINE constexpr auto compose(const T& value) {
  std::array<std::byte, kSize<T>> bytes;
  compose(value, bytes);
  return bytes;
}
template <class T>
  requires(!kFixed<T>)
[[nodiscard]] ByteBuffer compose(const T& value) {
  ByteBuffer bytes;
  compose(value, bytes);
  return bytes;
}

template <class T, ReadableMemory Memory>
BYTEPRESS_INLINE std::size_t decompose(Memory&& memory, T& value) {
  const auto bytes = coding::memoryOf(memory);
  using Span = std::remove_const_t<decltype(bytes)>;
  static_assert(Span::extent >= coding::StructCoding<T>::kSize, "bytepress: the memory is shorter than the record");
  const std::byte* const end = coding::decomposeFrom(std::span<const std::byte>(bytes), value);
  if (end == nullptr) [[unlikely]] throwError(coding::faultOf<coding::StructCoding<T>>(bytes));
  return static_cast<std::size_t>(end - bytes.data());
}

template <class T, ReadableMemory Memory>
[[nodiscard]] BYTEPRESS_INLINE T decompose(Memory&& memory) {
  T value{};
  decompose(memory, value);
  return value;
}

#endif  // BYTEPRESS_HAS_EXCEPTIONS

}  // namespace bytepress::record::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_RECORD_COMPOSE_HPP
