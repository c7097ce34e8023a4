// SPDX-License-Identifier: BSL-1.0
//
// SchemaTeller: tells the schema of a type in the events of walk/encoder.hpp, so that any printer of JSON can print it.
//
//     SchemaTeller teller(out);
//     teller.type<Order>();
//
// The attributes of a schema come in the order of its parsing canonical form, and names are full names; an encoder with
// a constant kCanonical that is true gets nothing else. Named types are defined where they come first. All of it can
// be done when the program is compiled.
//
// May include: base, walk, Boost.Mp11.
#ifndef BYTEPRESS_AVRO_SCHEMA_TELLER_HPP
#define BYTEPRESS_AVRO_SCHEMA_TELLER_HPP

#include <boost/mp11/algorithm.hpp>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

#include "bytepress/avro/defined_names.hpp"
#include "bytepress/avro/schema_checks.hpp"
#include "bytepress/avro/schema_logical.hpp"
#include "bytepress/avro/schema_names.hpp"
#include "bytepress/avro/shape.hpp"
#include "bytepress/walk/walk.hpp"

namespace bytepress::avro {
inline namespace BYTEPRESS_ABI {

template <class Out>
class SchemaTeller {
 public:
  constexpr explicit SchemaTeller(Out& out) : out_(out) {}

  template <class Given>
  constexpr void type() {
    using T = EncodedAs<Given>;
    constexpr Shape shape = shapeOf<T>();
    if constexpr (isNamed(shape)) {
      named<T, shape>();
    } else if constexpr (shape == Shape::array) {
      container<ElementOf<T&>>("array", "items");
    } else if constexpr (shape == Shape::map) {
      container<typename T::mapped_type>("map", "values");
    } else if constexpr (shape == Shape::nullable) {
      unionOf<std::nullptr_t, HeldBy<T>>();
    } else if constexpr (shape == Shape::variant) {
      branches<T>();
    } else if constexpr (shape == Shape::expected) {
      if constexpr (std::is_void_v<typename T::value_type>) {
        unionOf<std::nullptr_t, std::map<std::string_view, typename T::error_type>>();
      } else {
        unionOf<typename T::value_type, std::map<std::string_view, typename T::error_type>>();
      }
    } else if constexpr (!kCanonical && logicalTypeOf<T>() != LogicalType::none) {
      tellLogicalType<T>(out_);
    } else {
      out_.string(typeName(shape));
    }
  }

  // What is wrong with the names of what has been told.
  constexpr NameProblem problem() const noexcept { return names_.problem(); }

 private:
  static constexpr bool kCanonical = requires { requires Out::kCanonical; };

  template <class Item>
  constexpr void container(std::string_view type, std::string_view itemsKey) {
    out_.beginMap(2);
    out_.key("type");
    out_.string(type);
    out_.key(itemsKey);
    this->type<Item>();
    out_.endMap();
  }

  template <class... Each>
  constexpr void unionOf() {
    static_assert(canBeUnion<Each...>(),
                  "bytepress: two types of a union are the same type in Avro; structs, enums and fixed bytes can be told apart");
    out_.beginArray(sizeof...(Each));
    ((out_.element(), type<Each>()), ...);
    out_.endArray();
  }
  template <class Variant>
  constexpr void branches() {
    [&]<class... Each>(boost::mp11::mp_list<Each...>) { unionOf<Each...>(); }(boost::mp11::mp_rename<Variant, boost::mp11::mp_list>());
  }

  template <class T, Shape shape>
  constexpr void named() {
    // Tuples and fixed bytes of one name are one type, whatever they are in C++.
    constexpr const void* kIdentity = shape == Shape::record || shape == Shape::enumeration ? &kTag<T> : nullptr;
    if (const DefinedName* const known = names_.find(kIdentity, kOwnName<T>)) {
      putName(*known);
      names_.checkReference(*known);
      return;
    }
    const DefinedName name = names_.define(kIdentity, kOwnName<T>);
    out_.beginMap(3);
    out_.key("name");
    putName(name);
    out_.key("type");
    out_.string(typeName(shape));
    const std::string_view around = names_.enter(name);
    if constexpr (shape == Shape::record) {
      fields<T>(std::make_index_sequence<kFieldCount<T>>());
    } else if constexpr (shape == Shape::tuple) {
      parts<T>(std::make_index_sequence<std::tuple_size_v<T>>());
    } else if constexpr (shape == Shape::enumeration) {
      symbols<T>();
    } else {
      out_.key("size");
      out_.integer(static_cast<std::uint64_t>(kFixedBytes<T>));
    }
    names_.leave(around);
    out_.endMap();
  }

  constexpr void putName(const DefinedName& name) {
    if constexpr (requires { out_.qualified(name.space, name.simple); }) {
      out_.qualified(name.space, name.simple);
    } else {
      NameText text;
      text.put(name.space).put(name.space.empty() ? "" : ".").put(name.simple);
      out_.string(text.view());
    }
  }

  template <class T>
  constexpr void field(std::string_view name) {
    out_.element();
    out_.beginMap(kUnknownCount);
    out_.key("name");
    out_.string(name);
    out_.key("type");
    type<T>();
    if constexpr (!kCanonical && shapeOf<EncodedAs<T>>() == Shape::nullable) {
      out_.key("default");  // for who reads what was written before there was such a field
      out_.null();
    }
    out_.endMap();
  }
  template <class T, std::size_t... I>
  constexpr void fields(std::index_sequence<I...>) {
    static_assert(kFieldNamesDiffer<T>, "bytepress: two fields of this struct have the same name in Avro; rename<> one of them");
    out_.key("fields");
    out_.beginArray(sizeof...(I));
    (field<typename FieldAt<T, I>::Type>(kNameInSchema<FieldAt<T, I>>), ...);
    out_.endArray();
  }
  template <class Tuple, std::size_t... I>
  constexpr void parts(std::index_sequence<I...>) {
    out_.key("fields");
    out_.beginArray(sizeof...(I));
    (field<std::tuple_element_t<I, Tuple>>(NameText().put('_').putNumber(I + 1).view()), ...);
    out_.endArray();
  }
  template <class Enum>
  constexpr void symbols() {
    out_.key("symbols");
    [&]<class... D>(boost::mp11::mp_list<D...>) {
      static_assert(allDiffer({std::string_view(), kNameInSchema<SymbolOf<Enum, D>>...}),
                    "bytepress: two enumerators of this enum have the same name in Avro");
      out_.beginArray(sizeof...(D));
      ((out_.element(), out_.string(kNameInSchema<SymbolOf<Enum, D>>)), ...);
      out_.endArray();
    }(enums::EnumeratorsOf<Enum>());
  }

  template <class T>
  static constexpr char kTag = 0;

  Out& out_;
  DefinedNames names_;
};

}  // namespace BYTEPRESS_ABI
}  // namespace bytepress::avro

#endif  // BYTEPRESS_AVRO_SCHEMA_TELLER_HPP
