// SPDX-License-Identifier: BSL-1.0
//
// Walks the tape of simdjson's DOM. Included by adapt/simdjson_dom.hpp.
//
// The tape has the document in its order, one word for a container's begin and end, a string or a
// literal, and two for a number; the top byte of a word is its type (simdjson, doc/tape.md). Reading it
// from one end to the other takes half the time of going from element to element.
//
// May include: base, walk, simdjson.
#ifndef BYTEPRESS_ADAPT_SIMDJSON_TAPE_HPP
#define BYTEPRESS_ADAPT_SIMDJSON_TAPE_HPP

#include <simdjson.h>

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

#include "bytepress/walk/encoder.hpp"
#include "bytepress/walk/number_text.hpp"
#include "bytepress/walk/tree_stack.hpp"

namespace bytepress {

class TapeAccess;

}  // namespace bytepress

// Elements make the classes of this template their friends.
template <>
class simdjson::internal::string_builder<bytepress::TapeAccess> {
 public:
  // Whether this version of simdjson lets the tape be seen.
  template <class Handle>
  static constexpr bool kSees = requires(const Handle& handle) {
    handle.tape.json_index;
    handle.tape.doc->tape.get();
    handle.tape.doc->string_buf.get();
  };
  template <class Handle>
  static const auto& tapeOf(const Handle& handle) noexcept {
    return handle.tape;
  }
};

namespace bytepress::inline BYTEPRESS_ABI {

template <class Handle>
inline constexpr bool kTapeIsVisible = simdjson::internal::string_builder<TapeAccess>::kSees<Handle>;

template <class Out>
class TapeWalk {
 public:
  // `handle` is an element, an array or an object.
  template <class Handle>
  TapeWalk(Out& out, const Handle& handle) noexcept : out_(out) {
    const auto& place = simdjson::internal::string_builder<TapeAccess>::tapeOf(handle);
    tape_ = place.doc->tape.get();
    strings_ = reinterpret_cast<const char*>(place.doc->string_buf.get());
    root_ = place.json_index;
  }

  void walk() noexcept {
    std::size_t failed = root_;
    if constexpr (requires { out_.flow(); }) {
      auto flow = out_.flow();
      failed = walkWith(flow);
    } else {
      failed = walkWith(out_);
    }
    if (out_.failed()) [[unlikely]] blame(failed);
  }

 private:
  enum class Inside : unsigned char { nothing, array, object };

  static char typeOf(std::uint64_t word) noexcept { return static_cast<char>(word >> 56); }
  static std::uint64_t payloadOf(std::uint64_t word) noexcept { return word << 8 >> 8; }

  // simdjson counts up to 2^24 - 1.
  static std::size_t countOf(std::uint64_t word) noexcept {
    const std::size_t count = word >> 32 & 0xffffff;
    return count < 0xffffff ? count : kUnknownCount;
  }

  // Four bytes of length, then the text.
  std::string_view textOf(std::uint64_t word) const noexcept {
    const char* const place = strings_ + payloadOf(word);
    std::uint32_t size = 0;
    std::memcpy(&size, place, sizeof size);
    return {place + sizeof size, size};
  }

  // Returns the place of the value that was printed last.
  template <class Events>
  BYTEPRESS_INLINE std::size_t walkWith(Events& events) noexcept {
    std::size_t at = root_;
    Inside inside = Inside::nothing;
    do {
      std::uint64_t word = tape_[at];
      if (inside == Inside::object) {
        if (typeOf(word) == '}') {
          events.endMap();
          inside = outer_.pop();
          ++at;
          continue;
        }
        events.key(textOf(word));
        word = tape_[++at];
      } else if (inside == Inside::array) {
        if (typeOf(word) == ']') {
          events.endArray();
          inside = outer_.pop();
          ++at;
          continue;
        }
        events.element();
      }
      const std::size_t next = value(events, word, at, inside);
      if (events.failed()) [[unlikely]] return at;
      at = next;
    } while (inside != Inside::nothing);
    return at;
  }

  // Prints a scalar or the begin of a container; returns what comes behind it.
  template <class Events>
  BYTEPRESS_INLINE std::size_t value(Events& events, std::uint64_t word, std::size_t at, Inside& inside) noexcept {
    switch (typeOf(word)) {
      case '"': events.string(textOf(word)); return at + 1;
      case 'l': events.integer(static_cast<std::int64_t>(tape_[at + 1])); return at + 2;
      case 'd': events.real(std::bit_cast<double>(tape_[at + 1])); return at + 2;
      case '{': begin(events, inside, Inside::object); events.beginMap(countOf(word)); return at + 1;
      case '[': begin(events, inside, Inside::array); events.beginArray(countOf(word)); return at + 1;
      case 't': events.boolean(true); return at + 1;
      case 'f': events.boolean(false); return at + 1;
      case 'n': events.null(); return at + 1;
      case 'u': events.integer(tape_[at + 1]); return at + 2;
      case 'Z': numberText(events, textOf(word)); return at + 1;  // simdjson 4: an integer beyond 64 bits
      default: events.fail(PrintCode::sourceError); return at + 1;
    }
  }

  template <class Events>
  BYTEPRESS_INLINE void begin(Events& events, Inside& inside, Inside container) noexcept {
    if (!outer_.push(inside)) [[unlikely]] events.fail(PrintCode::outOfMemory);
    inside = container;
  }

  // The place behind a value.
  std::size_t behind(std::size_t at) const noexcept {
    const std::uint64_t word = tape_[at];
    switch (typeOf(word)) {
      case '{':
      case '[': return word & 0xffffffff;
      case 'l':
      case 'u':
      case 'd': return at + 2;
      default: return at + 1;
    }
  }

  struct Step {
    std::string_view key;  // data() is null in an array
    std::size_t index;
  };

  // Finds the way from the root to the value that failed, which lies at `failed`.
  BYTEPRESS_COLD void blame(std::size_t failed) noexcept {
    TreeStack<Step, 64> path;
    for (std::size_t at = root_; at != failed;) {
      const bool object = typeOf(tape_[at]) == '{';
      Step step{{}, 0};
      std::size_t child = at + 1;
      for (;; ++step.index) {
        if (object) step.key = textOf(tape_[child++]);
        if (failed < behind(child)) break;
        child = behind(child);
      }
      if (!path.push(step)) return;  // no memory for the path
      at = child;
    }
    while (!path.empty()) {
      const Step step = path.pop();
      if (step.key.data() != nullptr) {
        out_.blame(step.key);
      } else {
        out_.blame(step.index);
      }
    }
  }

  Out& out_;
  const std::uint64_t* tape_;
  const char* strings_;
  std::size_t root_;
  TreeStack<Inside, 1024> outer_;  // the containers around, one byte each
};

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_ADAPT_SIMDJSON_TAPE_HPP
