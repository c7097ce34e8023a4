// SPDX-License-Identifier: BSL-1.0
//
// Members of a record by their names, known at run time only.
//
//     set<Frame>(memory, "sequence", 7);
//     auto sequence = get<Frame, std::int64_t>(memory, "sequence");
//     visit<Frame>(memory, name, [](const auto& value) { … });       // the value as get<&Frame::…> returns it
//
// Names are the keys of the struct's JSON. A type that does not suit the field is Code::wrongType, as it shows at run
// time only; numbers are taken in any type that holds their value. trySet, tryGet and tryVisit return a Status.
//
// May include: base, walk.
#ifndef BYTEPRESS_RECORD_BY_NAME_HPP
#define BYTEPRESS_RECORD_BY_NAME_HPP

#include <concepts>
#include <cstddef>
#include <string_view>
#include <type_traits>
#include <utility>

#include "bytepress/record/access.hpp"
#include "bytepress/record/names.hpp"

namespace bytepress::record::inline BYTEPRESS_ABI {
namespace coding {

// Why a value that was read cannot be had as a V; ok, and it is `target`.
template <class View, class V>
Code convertInto(const View& view, V& target) {
  if constexpr (std::same_as<View, V>) {
    target = view;
    return Code::ok;
  } else if constexpr ((Integer<V> || Real<V>) && (Integer<View> || Real<View>)) {
    using Is = Numbers<V, sizeof(V) * 8, void>;
    if constexpr (Is::template kTakes<View>) {
      const Code code = Is::check(view);
      if (code == Code::ok) target = static_cast<V>(view);
      return code;
    } else {
      return Code::wrongType;
    }
  } else if constexpr (std::is_class_v<V> && requires { V(view.value()); } && !std::convertible_to<const View&, V>) {
    target = V(view.value());  // a struct from its RecordView
    return Code::ok;
  } else if constexpr (std::is_class_v<V> && std::constructible_from<V, const View&> && !std::is_arithmetic_v<View>) {
    target = V(view);
    return Code::ok;
  } else {
    return Code::wrongType;
  }
}

template <class T, class Bytes, class V>
BYTEPRESS_INLINE Code setMember(const Bytes& memory, std::string_view name, const V& value) {
  Fault fault{Code::unknownField};
  withIndex<T>(name, [&]<std::size_t I>() {
    using Place = PlaceAt<T, I>;
    using C = typename Place::Coding;
    if constexpr (!Place::kHas || !C::kFixed) {
      fault.code = Code::noPlace;
    } else if constexpr (!C::template kTakes<V>) {
      fault.code = Code::wrongType;
    } else if (!reaches<Place>(memory)) {
      fault.code = Code::shortMemory;
    } else if (C::check(value, fault)) {
      fault.code = Code::ok;
      C::write(memory.data() + Place::kOffset, value);
    }
  });
  return fault.code;
}

// The same failure with its path. The cold half of setting.
template <class T, class V>
BYTEPRESS_NOINLINE Status faultOfNamed(Code code, std::string_view name, const V& value) {
  Status status(code);
  withIndex<T>(name, [&]<std::size_t I>() {
    using Place = PlaceAt<T, I>;
    if constexpr (Place::kHas && Place::Coding::kFixed && Place::Coding::template kTakes<V>) {
      status = faultOfValue<Place>(code != Code::shortMemory, value);
    }
  });
  return status;
}

template <class T, class Bytes, class Use>
Status visitMember(const Bytes& memory, std::string_view name, Use&& use) {
  Status status(Code::unknownField);
  withIndex<T>(name, [&]<std::size_t I>() {
    using Place = PlaceAt<T, I>;
    if constexpr (!Place::kHas) {
      status = Status(Code::noPlace);
    } else {
      status = Status();
      const std::byte* const at = findAt<Place>(memory, [&](Status&& failed) { status = std::move(failed); });
      if (at != nullptr) use(Place::Coding::view(at));
    }
  });
  return status;
}

}  // namespace coding

template <class T, WritableMemory Memory, class V>
Status trySet(Memory&& memory, std::string_view name, const V& value) {
  const Code code = coding::setMember<T>(coding::memoryOf(memory), name, value);
  return code == Code::ok ? Status() : coding::faultOfNamed<T>(code, name, value);
}

template <class T, ReadableMemory Memory, class Use>
Status tryVisit(Memory&& memory, std::string_view name, Use&& use) {
  return coding::visitMember<T>(coding::memoryOf(memory), name, std::forward<Use>(use));
}

template <class T, class V, ReadableMemory Memory>
Status tryGet(Memory&& memory, std::string_view name, V& value) {
  Code code = Code::ok;
  Status status = tryVisit<T>(memory, name, [&](const auto& view) { code = coding::convertInto(view, value); });
  return code == Code::ok ? std::move(status) : Status(code);
}

#if BYTEPRESS_HAS_EXCEPTIONS

template <class T, WritableMemory Memory, class V>
void set(Memory&& memory, std::string_view name, const V& value) {
  const Code code = coding::setMember<T>(coding::memoryOf(memory), name, value);
  if (code != Code::ok) [[unlikely]] throwError(coding::faultOfNamed<T>(code, name, value));
}

template <class T, ReadableMemory Memory, class Use>
void visit(Memory&& memory, std::string_view name, Use&& use) {
  if (Status status = tryVisit<T>(memory, name, std::forward<Use>(use)); !status) [[unlikely]] throwError(std::move(status));
}

template <class T, class V, ReadableMemory Memory>
[[nodiscard]] V get(Memory&& memory, std::string_view name) {
  V value{};
  if (Status status = tryGet<T, V>(memory, name, value); !status) [[unlikely]] throwError(std::move(status));
  return value;
}

#endif  // BYTEPRESS_HAS_EXCEPTIONS

}  // namespace bytepress::record::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_RECORD_BY_NAME_HPP
