// SPDX-License-Identifier: BSL-1.0
//
// Objects and arrays told by hand, in an encode() or without any type at all.
//
//     template <class Encoder>
//     friend bytepress::Done encode(Encoder& out, const Invoice& invoice) {
//       return bytepress::object(out, [&](auto& members) {
//         members.member("id", invoice.id);
//         members.array("lines", [&](auto& lines) {
//           for (const Line& line : invoice.lines) lines.element(line);
//         });
//         members.object("total", [&](auto& total) { total.member("cents", invoice.cents); });
//       });
//     }
//
//     printString(byHand([&](auto& out) { return object(out, [&](auto& members) { members.member("up", true); }); }))
//
// Values are anything that can be printed. A failure says where it was, and all that is told behind it is dropped.
//
// Nesting is checked in every build: what is told to an outer object or array while one inside of it is open is
// PrintCode::misuse.
//
// May include: base.
#ifndef BYTEPRESS_WALK_BY_HAND_HPP
#define BYTEPRESS_WALK_BY_HAND_HPP

#include <cstddef>
#include <string_view>
#include <utility>

#include "bytepress/walk/encoder.hpp"
#include "bytepress/walk/walk.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

// Calls tell(members) for an object, and tell(elements) for an array: see ToldObject and ToldArray.
template <class Out, class Tell>
Done object(Out& out, Tell&& tell);
template <class Out, class Tell>
Done array(Out& out, Tell&& tell);

namespace hand {

// What tells into an object or an array that is open.
template <class Out>
class Teller {
 public:
  Teller(const Teller&) = delete;
  Teller& operator=(const Teller&) = delete;

 protected:
  explicit Teller(Out& out) noexcept : out_(out) {}
  ~Teller() = default;

  // Announces a value and tells it; false if there has been a failure, of it or before it.
  template <class Place, class Announce, class Tell>
  bool tell(Place place, Announce announce, Tell tellValue) {
    if (busy_ && !out_.failed()) out_.fail(PrintCode::misuse);
    if (out_.failed()) [[unlikely]] return false;
    announce();
    busy_ = true;
    tellValue();
    busy_ = false;
    if (!out_.failed()) [[likely]] return true;
    out_.blame(place);
    return false;
  }

  Out& out_;

 private:
  bool busy_ = false;  // a value inside is being told
};

}  // namespace hand

// The members of an object. Each function returns false when there has been a failure; the rest need not be told.
template <class Out>
class ToldObject : hand::Teller<Out> {
 public:
  explicit ToldObject(Out& out) noexcept : hand::Teller<Out>(out) {}

  template <class T>
  bool member(std::string_view key, const T& value) {
    return put(key, [&] { walk(this->out_, value); });
  }
  template <class Tell>
  bool object(std::string_view key, Tell&& tell) {
    return put(key, [&] { bytepress::object(this->out_, tell); });
  }
  template <class Tell>
  bool array(std::string_view key, Tell&& tell) {
    return put(key, [&] { bytepress::array(this->out_, tell); });
  }

 private:
  template <class Tell>
  bool put(std::string_view key, Tell tellValue) {
    return this->tell(key, [&] { this->out_.key(key); }, tellValue);
  }
};

// The elements of an array.
template <class Out>
class ToldArray : hand::Teller<Out> {
 public:
  explicit ToldArray(Out& out) noexcept : hand::Teller<Out>(out) {}

  template <class T>
  bool element(const T& value) {
    return put([&] { walk(this->out_, value); });
  }
  template <class Tell>
  bool object(Tell&& tell) {
    return put([&] { bytepress::object(this->out_, tell); });
  }
  template <class Tell>
  bool array(Tell&& tell) {
    return put([&] { bytepress::array(this->out_, tell); });
  }

 private:
  template <class Tell>
  bool put(Tell tellValue) {
    return this->tell(count_++, [&] { this->out_.element(); }, tellValue);
  }

  std::size_t count_ = 0;
};

template <class Out, class Tell>
Done object(Out& out, Tell&& tell) {
  out.beginMap(kUnknownCount);
  if (out.failed()) [[unlikely]] return out.endMap();
  ToldObject<Out> members(out);
  tell(members);
  return out.endMap();
}

template <class Out, class Tell>
Done array(Out& out, Tell&& tell) {
  out.beginArray(kUnknownCount);
  if (out.failed()) [[unlikely]] return out.endArray();
  ToldArray<Out> elements(out);
  tell(elements);
  return out.endArray();
}

// A value that is what `tell` tells an encoder: tell(out) has to return Done.
template <class Tell>
struct ByHand {
  Tell tell;

  template <class Encoder>
  friend Done encode(Encoder& out, const ByHand& value) {
    return value.tell(out);
  }
};

template <class Tell>
[[nodiscard]] ByHand<Tell> byHand(Tell tell) {
  return {std::move(tell)};
}

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_WALK_BY_HAND_HPP
