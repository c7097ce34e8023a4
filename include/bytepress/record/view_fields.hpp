// SPDX-License-Identifier: BSL-1.0
//
// The fields of a RecordView: what makes printByteBuffer(view) print the JSON of the struct from the bytes of its
// record, without building the struct.
//
// To the walk a RecordView<T> is a struct with the fields of T, in their order and by the rules of T, so every format
// takes it as it takes a T. Where only a T will do, one is built: for a T with an encode() or encodeAs() of its
// own, and for one with getters or computed fields.
//
// May include: base, walk.
#ifndef BYTEPRESS_RECORD_VIEW_FIELDS_HPP
#define BYTEPRESS_RECORD_VIEW_FIELDS_HPP

#include <boost/mp11/algorithm.hpp>
#include <concepts>
#include <cstddef>
#include <span>
#include <string_view>
#include <type_traits>

#include "bytepress/record/probe_encoder.hpp"
#include "bytepress/record/view.hpp"
#include "bytepress/walk/omit.hpp"
#include "bytepress/walk/walk.hpp"

namespace bytepress::record::inline BYTEPRESS_ABI {
namespace coding {

// A field of T as one of RecordView<T>; see walk/fields.hpp for what a field has.
template <class T, class Field>
struct ViewField;

template <class T, class D>
struct ViewField<T, MemberField<T, D>> {
  using Plain = MemberField<T, D>;
  using Owner = RecordView<T>;
  static constexpr std::size_t kIndex = Layout<T>::template kIndexOf<D::pointer>;
  using Coding = typename Layout<T>::template Coding<kIndex>;

  static constexpr auto get(const RecordView<T>& record) {
    using Spelling = bytepress::detail::LastRule<T, bytepress::detail::Respells, D::pointer>;
    if constexpr (std::is_void_v<Spelling>) {
      return record.template at<kIndex>();
    } else {
      return Spelling::rule().of(record.template at<kIndex>());
    }
  }
  using Type = std::remove_cvref_t<decltype(get(std::declval<const RecordView<T>&>()))>;
  static constexpr auto kMember = Plain::kMember;
  static constexpr std::string_view name = Plain::name;

  static constexpr bool kMayOmit = Plain::kMayOmit;
  static bool leavesOut(const RecordView<T>& record) {
    using namespace bytepress::detail;
    if constexpr (kHasRuleAbout<T, Omits<Omit::byDefault>, D::pointer> && !kComparable) {
      typename Coding::Value value{};
      Coding::read(record.template place<kIndex>(), value);
      return fieldOmits<T, D>(value);
    } else {
      return fieldOmits<T, D>(record.template at<kIndex>());
    }
  }

 private:
  static constexpr bool kComparable = requires(const typename Coding::View& view, const typename Coding::Value& value) {
    { view == value } -> std::convertible_to<bool>;
  };
};

template <class T, class Ref>
struct ViewField<T, AddedField<T, Ref>> {
  using Plain = AddedField<T, Ref>;
  using Owner = RecordView<T>;
  using Type = typename Plain::Type;
  static constexpr auto kMember = Plain::kMember;
  static constexpr std::string_view name = Plain::name;

  static constexpr const Type& get(const RecordView<T>&) { return Ref::rule().value; }

  static constexpr bool kMayOmit = false;
  static bool leavesOut(const RecordView<T>&) { return false; }
};

template <class T, class D, class Inner>
struct ViewField<T, FlattenedField<T, D, Inner>> {
  using Plain = FlattenedField<T, D, Inner>;
  using Owner = RecordView<T>;
  using Field = ViewField<typename Inner::Owner, Inner>;
  using Type = typename Field::Type;
  static constexpr auto kMember = Plain::kMember;
  static constexpr std::string_view name = Plain::name;

  static constexpr auto get(const RecordView<T>& record) { return Field::get(held(record)); }

  static constexpr bool kMayOmit = Plain::kMayOmit;
  static bool leavesOut(const RecordView<T>& record) {
    if constexpr (!Plain::kIsStruct) {
      if (!member(record).has_value()) return true;
    }
    return Field::leavesOut(held(record));
  }

 private:
  static constexpr auto member(const RecordView<T>& record) {
    return record.template at<Layout<T>::template kIndexOf<D::pointer>>();
  }
  static constexpr auto held(const RecordView<T>& record) {
    if constexpr (Plain::kIsStruct) {
      return member(record);
    } else {
      return *member(record);
    }
  }
};

// Whether a field of T can be had from bytes alone.
template <class Field>
inline constexpr bool kFromBytes = true;
template <class T, class Ref>
inline constexpr bool kFromBytes<AddedField<T, Ref>> = requires { Ref::rule().value; };
template <class T, class D, class Inner>
inline constexpr bool kFromBytes<FlattenedField<T, D, Inner>> = kFromBytes<Inner>;

template <class Field>
using IsFromBytes = std::bool_constant<kFromBytes<Field>>;

template <class T>
consteval bool isPrintedByItself() {
  using Out = GuardedEncoder<ProbeEncoder>;
  using namespace bytepress::detail;
  if constexpr (HasEncode<Out, T> || HasPrintingEncode<Out, T> || HasPrintingAs<T> || HasEncodeAs<T>) {
    return true;
  } else {
    return !boost::mp11::mp_all_of<FieldsOf<T>, IsFromBytes>::value;
  }
}

template <class T>
struct ViewFields {
  template <class Field>
  using Of = ViewField<T, Field>;
  using List = boost::mp11::mp_transform<Of, FieldsOf<T>>;
};

}  // namespace coding
}  // namespace bytepress::record::inline BYTEPRESS_ABI

namespace bytepress {

template <class T>
struct detail::FieldLister<record::RecordView<T>> : record::coding::ViewFields<T> {};

template <class T>
  requires(record::coding::isPrintedByItself<T>())
struct Printing<record::RecordView<T>> {
  static T encodeAs(const record::RecordView<T>& view) { return view.value(); }
};

inline namespace BYTEPRESS_ABI {

template <std::size_t N>
inline constexpr bool kHasFixedSize<std::span<const std::byte, N>> = N != std::dynamic_extent;

}  // namespace BYTEPRESS_ABI
}  // namespace bytepress

#endif  // BYTEPRESS_RECORD_VIEW_FIELDS_HPP
