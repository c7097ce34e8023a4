// SPDX-License-Identifier: BSL-1.0
//
// Members of a record, set and read in place.
//
//     set<&Frame::sequence>(memory, 7);                    throws Error if it does not fit
//     set<&Frame::header, &Header::id>(memory, 7);         a member of a member
//     set<Derived, &Derived::id>(memory, 7);               an inherited one, whose pointer does not say of what
//     auto sequence = get<&Frame::sequence>(memory);
//
// What is set may have another type than the member, if it means the same: another integer, a string_view. What
// get() returns are numbers as they are, and views of texts, bytes, arrays and parts (record/view.hpp), which
// live as long as the memory. The memory has to reach to the end of the member, not of the record; if its type
// says that it does not, nothing compiles. So with a std::integral_constant that does not fit.
//
// trySet and tryGet return a Status instead; a failed one has changed nothing.
//
// May include: base, walk.
#ifndef BYTEPRESS_RECORD_ACCESS_HPP
#define BYTEPRESS_RECORD_ACCESS_HPP

#include <cstddef>
#include <span>
#include <type_traits>

#include "bytepress/record/memory.hpp"
#include "bytepress/record/place.hpp"
#include "bytepress/record/view.hpp"

namespace bytepress::record::inline BYTEPRESS_ABI {
namespace coding {

template <class V>
inline constexpr bool kIsConstant = false;
template <class V, V Value>
inline constexpr bool kIsConstant<std::integral_constant<V, Value>> = true;

// Why a value cannot be set. The cold half of setting.
template <class Place, class V>
BYTEPRESS_NOINLINE Status faultOfValue(bool reaches, const V& value) {
  std::string path;
  Fault fault{reaches ? Code::ok : Code::shortMemory, &path};
  if (reaches) Place::Coding::check(value, fault);
  Place::blame(fault);
  return Status(fault.code, turnedForwards(std::move(path)));
}

template <class Place, class Span>
BYTEPRESS_INLINE constexpr bool reaches(const Span& memory) noexcept {
  constexpr std::size_t kEnd = Place::kOffset + Place::Coding::kSize;
  if constexpr (Span::extent != std::dynamic_extent) {
    static_assert(Span::extent >= kEnd, "bytepress: the memory ends before this member does");
    return true;
  } else {
    return memory.size() >= kEnd;
  }
}

// Calls fail(status) if it cannot be done.
template <class Place, class Memory, class V, class Fail>
BYTEPRESS_INLINE constexpr void setAt(Memory& memory, const V& value, Fail fail) {
  using C = typename Place::Coding;
  if constexpr (kIsConstant<V>) {
    constexpr bool fits = [] {
      Fault fault;
      return C::check(V::value, fault);
    }();
    static_assert(fits, "bytepress: this constant does not fit its field");
    setAt<Place>(memory, V::value, fail);
  } else {
    static_assert(C::template kTakes<V>, "bytepress: a value of this type cannot be set here");
    const auto bytes = memoryOf(memory);
    const bool enough = reaches<Place>(bytes);
    Fault fault;
    if (!enough || !C::check(value, fault)) [[unlikely]] {
      fail(faultOfValue<Place>(enough, value));
    } else {
      C::write(bytes.data() + Place::kOffset, value);
    }
  }
}

template <class Place>
BYTEPRESS_NOINLINE Status faultOfPart(bool reaches, std::span<const std::byte> memory) {
  std::string path;
  Fault fault{Code::shortMemory, &path};
  if (reaches) verifyPart<typename Place::Coding>(memory.data() + Place::kOffset, memory.data() + memory.size(), fault);
  Place::blame(fault);
  return Status(fault.code, turnedForwards(std::move(path)));
}

template <class Place, class Memory, class Fail>
BYTEPRESS_INLINE constexpr const std::byte* findAt(Memory& memory, Fail fail) {
  using C = typename Place::Coding;
  const auto bytes = memoryOf(memory);
  const bool enough = reaches<Place>(bytes);
  Fault fault;
  if (!enough || C::verify(bytes.data() + Place::kOffset, bytes.data() + bytes.size(), fault) == nullptr) [[unlikely]] {
    fail(faultOfPart<Place>(enough, bytes));
    return nullptr;
  }
  return bytes.data() + Place::kOffset;
}

template <class Place, class Memory, class V>
BYTEPRESS_INLINE Status trySetAt(Memory& memory, const V& value) {
  Status status;
  setAt<Place>(memory, value, [&](Status&& failed) { status = std::move(failed); });
  return status;
}
template <class Place, class Memory>
BYTEPRESS_INLINE Status tryGetAt(Memory& memory, typename Place::Coding::View& value) {
  Status status;
  const std::byte* at = findAt<Place>(memory, [&](Status&& failed) { status = std::move(failed); });
  if (at != nullptr) [[likely]] value = Place::Coding::view(at);
  return status;
}

// What reading a member in place gives.
template <class Place>
using ViewAt = typename Place::Coding::View;

}  // namespace coding

template <auto... Path, WritableMemory Memory, class V>
  requires coding::MemberPath<Path...>
BYTEPRESS_INLINE Status trySet(Memory&& memory, const V& value) {
  return coding::trySetAt<coding::PlaceIn<Path...>>(memory, value);
}
template <class T, auto... Path, WritableMemory Memory, class V>
  requires coding::MemberPath<Path...>
BYTEPRESS_INLINE Status trySet(Memory&& memory, const V& value) {
  return coding::trySetAt<coding::PlaceOf<T, Path...>>(memory, value);
}

template <auto... Path, ReadableMemory Memory>
  requires coding::MemberPath<Path...>
BYTEPRESS_INLINE Status tryGet(Memory&& memory, coding::ViewAt<coding::PlaceIn<Path...>>& value) {
  return coding::tryGetAt<coding::PlaceIn<Path...>>(memory, value);
}
template <class T, auto... Path, ReadableMemory Memory>
  requires coding::MemberPath<Path...>
BYTEPRESS_INLINE Status tryGet(Memory&& memory, coding::ViewAt<coding::PlaceOf<T, Path...>>& value) {
  return coding::tryGetAt<coding::PlaceOf<T, Path...>>(memory, value);
}

#if BYTEPRESS_HAS_EXCEPTIONS

template <auto... Path, WritableMemory Memory, class V>
  requires coding::MemberPath<Path...>
BYTEPRESS_INLINE constexpr void set(Memory&& memory, const V& value) {
  coding::setAt<coding::PlaceIn<Path...>>(memory, value, [](Status&& failed) { throwError(std::move(failed)); });
}
template <class T, auto... Path, WritableMemory Memory, class V>
  requires coding::MemberPath<Path...>
BYTEPRESS_INLINE constexpr void set(Memory&& memory, const V& value) {
  coding::setAt<coding::PlaceOf<T, Path...>>(memory, value, [](Status&& failed) { throwError(std::move(failed)); });
}

template <auto... Path, ReadableMemory Memory>
  requires coding::MemberPath<Path...>
[[nodiscard]] BYTEPRESS_INLINE constexpr auto get(Memory&& memory) {
  using Place = coding::PlaceIn<Path...>;
  return Place::Coding::view(coding::findAt<Place>(memory, [](Status&& failed) { throwError(std::move(failed)); }));
}
template <class T, auto... Path, ReadableMemory Memory>
  requires coding::MemberPath<Path...>
[[nodiscard]] BYTEPRESS_INLINE constexpr auto get(Memory&& memory) {
  using Place = coding::PlaceOf<T, Path...>;
  return Place::Coding::view(coding::findAt<Place>(memory, [](Status&& failed) { throwError(std::move(failed)); }));
}

#endif  // BYTEPRESS_HAS_EXCEPTIONS

}  // namespace bytepress::record::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_RECORD_ACCESS_HPP
