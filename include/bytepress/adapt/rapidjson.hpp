// SPDX-License-Identifier: BSL-1.0
//
// Prints values of RapidJSON: Value, Document, Array and Object of every Encoding and Allocator.
//
//     rapidjson::Document document;
//     document.Parse(text);
//     printString(document, {.indent = 2})
//
// Every member is printed, also those with the same key; the order is theirs. Numbers read with
// kParseNumbersAsStringsFlag are kept by RapidJSON as strings, which cannot be told from others, and print
// as strings; the Handler (adapt/rapidjson_handler.hpp) is told which is which. RapidJSON's parser
// recurses; kParseIterativeFlag reads documents of any depth.
//
// May include: base, walk, RapidJSON.
#ifndef BYTEPRESS_ADAPT_RAPIDJSON_HPP
#define BYTEPRESS_ADAPT_RAPIDJSON_HPP

#include <rapidjson/document.h>

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "bytepress/adapt/rapidjson_text.hpp"
#include "bytepress/walk/custom.hpp"
#include "bytepress/walk/tree.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

template <class Value>
struct RapidJsonTree {
  using Node = const Value*;
  using Text = RapidJsonText<typename Value::EncodingType>;

  struct Elements {
    const Value* at;
    const Value* last;

    bool done() const noexcept { return at == last; }
    void next() noexcept { ++at; }
    Node value() const noexcept { return at; }
  };
  struct Members {
    typename Value::ConstMemberIterator at;
    typename Value::ConstMemberIterator last;

    bool done() const noexcept { return at == last; }
    void next() noexcept { ++at; }
    auto key() const { return Text::key(at->name.GetString(), at->name.GetStringLength()); }
    Node value() const noexcept { return &at->value; }
  };

  static std::size_t count(Node node, TreeShape shape) {
    return shape == TreeShape::array ? node->Size() : node->MemberCount();
  }
  template <class Out>
  static Elements elements(Out&, Node node) {
    return {node->Begin(), node->End()};
  }
  template <class Out>
  static Members members(Out&, Node node) {
    return {node->MemberBegin(), node->MemberEnd()};
  }

  template <class Out>
  static TreeShape print(Out& out, Node node) {
    switch (node->GetType()) {
      case rapidjson::kObjectType: return TreeShape::object;
      case rapidjson::kArrayType: return TreeShape::array;
      case rapidjson::kStringType: Text::string(out, node->GetString(), node->GetStringLength()); break;
      case rapidjson::kNumberType: number(out, node); break;
      case rapidjson::kTrueType: out.boolean(true); break;
      case rapidjson::kFalseType: out.boolean(false); break;
      case rapidjson::kNullType: out.null(); break;
    }
    return TreeShape::scalar;
  }

  template <class Out>
  static Done number(Out& out, Node node) {
    if (node->IsDouble()) return out.real(node->GetDouble());
    if (node->IsInt64()) return out.integer(static_cast<std::int64_t>(node->GetInt64()));
    return out.integer(static_cast<std::uint64_t>(node->GetUint64()));
  }
};

}  // namespace bytepress::inline BYTEPRESS_ABI

template <class Encoding, class Allocator>
struct bytepress::Printing<rapidjson::GenericValue<Encoding, Allocator>> : bytepress::TrustedPrinting {
  template <class Encoder>
  static Done encode(Encoder& out, const rapidjson::GenericValue<Encoding, Allocator>& value) {
    return walkTree<RapidJsonTree<rapidjson::GenericValue<Encoding, Allocator>>>(out, &value);
  }
};

template <class Encoding, class Allocator, class StackAllocator>
struct bytepress::Printing<rapidjson::GenericDocument<Encoding, Allocator, StackAllocator>>
    : bytepress::Printing<rapidjson::GenericValue<Encoding, Allocator>> {};

template <bool kConst, class Value>
struct bytepress::Printing<rapidjson::GenericArray<kConst, Value>> : bytepress::TrustedPrinting {
  template <class Encoder>
  static Done encode(Encoder& out, const rapidjson::GenericArray<kConst, Value>& array) {
    return walkTreeArray<RapidJsonTree<std::remove_const_t<Value>>>(out, {array.Begin(), array.End()}, array.Size());
  }
};

template <bool kConst, class Value>
struct bytepress::Printing<rapidjson::GenericObject<kConst, Value>> : bytepress::TrustedPrinting {
  template <class Encoder>
  static Done encode(Encoder& out, const rapidjson::GenericObject<kConst, Value>& object) {
    return walkTreeObject<RapidJsonTree<std::remove_const_t<Value>>>(out, {object.MemberBegin(), object.MemberEnd()},
                                                                    object.MemberCount());
  }
};

#endif  // BYTEPRESS_ADAPT_RAPIDJSON_HPP
