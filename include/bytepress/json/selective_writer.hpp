// SPDX-License-Identifier: BSL-1.0
//
// The part of the JSON encoder that decides what is not printed: members that a field view does not want,
// nulls, and what is empty.
//
// Where values may be dropped keys are written late: key() and field() note the key, and the next value
// that is printed writes it. So a null takes its key along without anybody looking ahead. Where what is empty is
// dropped, brackets are written late too: what is inside a container that is held writes its key and bracket.
//
// May include: base, buffer, text, walk.
#ifndef BYTEPRESS_JSON_SELECTIVE_WRITER_HPP
#define BYTEPRESS_JSON_SELECTIVE_WRITER_HPP

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>
#include <utility>

#include "bytepress/json/held_opens.hpp"
#include "bytepress/json/key_writer.hpp"
#include "bytepress/json/selection.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

template <class Layout>
class SelectiveWriter : public KeyWriter<Layout> {
 public:
  using KeyWriter<Layout>::kStyled;

  SelectiveWriter(Sink& sink, const JsonOptions& options) noexcept : KeyWriter<Layout>(sink, options), late_(options.view) {}
  SelectiveWriter(Sink& sink, const SelectiveWriter& around) noexcept
    requires kStyled
      : KeyWriter<Layout>(sink, around), late_(around.late_) {}

 protected:
  using Base = KeyWriter<Layout>;
  using Base::layout_;
  using Base::to_;

  // Notes a key, and the function that writes it where it is a field's.
  BYTEPRESS_INLINE void wait(std::string_view key, char* (*put)(Base&, char*) noexcept) noexcept {
    key_ = key;
    putKey_ = put;
    keyWaits_ = true;
  }
  // Whether a null is dropped, and its key with it.
  BYTEPRESS_INLINE bool dropsNull() noexcept { return layout_.dropsNulls() && std::exchange(keyWaits_, false); }
  BYTEPRESS_INLINE void dropKey() noexcept { keyWaits_ = false; }

  // What has to come before a value; false if the value itself must not.
  BYTEPRESS_INLINE bool beforeValue(bool isEmpty = false) noexcept {
    if constexpr (kStyled) {
      if (keyWaits_ || layout_.isSelective()) return beforeSelectedValue(isEmpty);
    }
    return true;
  }
  BYTEPRESS_INLINE bool beforeElement() noexcept {
    if constexpr (kStyled) {
      if (layout_.isSelective()) return beforeSelectedElement();
    }
    return true;
  }

  // What has to come before a container is entered; false if it is skipped, or held.
  BYTEPRESS_INLINE bool beforeContainer(char bracket) noexcept {
    if constexpr (kStyled) {
      if (layout_.isSelective()) return beforeSelectedContainer(bracket);
    }
    return beforeValue();
  }
  // Once it is complete; false if nothing of it has been printed, nor will be.
  BYTEPRESS_INLINE bool afterContainer() noexcept {
    if constexpr (kStyled) {
      if (layout_.isSelective()) return afterSelectedContainer();
    }
    return true;
  }

  // Prints the keys and brackets of containers that turn out not to be empty.
  BYTEPRESS_INLINE void putHeld() noexcept {
    if (!late_.held.empty()) putAllHeld();
  }

  // Whether the member with this key is wanted.
  BYTEPRESS_INLINE bool wantsKey(std::string_view key) noexcept {
    if constexpr (kStyled) {
      if (layout_.isSelective()) return late_.selection.key(key);
    }
    return true;
  }

 private:
  using PutKey = char* (*)(Base&, char*) noexcept;

  void putAnyKey(std::string_view key, PutKey put) noexcept {
    if (put == nullptr) return this->putKey(key);
    to_.at = put(*this, to_.at);
  }

  BYTEPRESS_NOINLINE bool beforeSelectedElement() noexcept {
    late_.selection.element();
    if (late_.selection.isSkipping()) return false;
    putHeld();
    elementWaits_ = layout_.scalarsShareLines();
    return !elementWaits_;
  }
  BYTEPRESS_NOINLINE bool beforeSelectedValue(bool isEmpty) noexcept {
    const bool drops = late_.selection.skipsValue() || (isEmpty && keyWaits_ && layout_.dropsEmpties());
    const bool waited = std::exchange(keyWaits_, false);
    if (drops) return false;
    putHeld();
    if (waited) putAnyKey(key_, putKey_);
    if (std::exchange(elementWaits_, false)) this->startSharedElement();
    return true;
  }

  BYTEPRESS_NOINLINE bool beforeSelectedContainer(char bracket) noexcept {
    bool failed = false;
    if (late_.selection.open(failed)) {
      keyWaits_ = false;
      return false;
    }
    if (failed) this->fail(PrintCode::outOfMemory);
    if (std::exchange(elementWaits_, false)) to_.at = this->startItemAt(this->roomAt(to_.at, Base::kItemRoom));
    const bool waited = std::exchange(keyWaits_, false);
    if (!waited || !layout_.dropsEmpties()) {
      putHeld();
      if (waited) putAnyKey(key_, putKey_);
      return true;
    }
    if (!late_.held.push(key_, putKey_, bracket)) this->fail(PrintCode::outOfMemory);
    this->enter();
    return false;
  }
  BYTEPRESS_NOINLINE bool afterSelectedContainer() noexcept {
    if (late_.selection.close()) return false;
    if (late_.held.empty()) return true;
    keyWaits_ = false;
    late_.held.pop();
    this->leave();
    return false;
  }

  BYTEPRESS_NOINLINE void putAllHeld() noexcept {
    for (std::size_t i = 0; i < late_.held.size(); ++i) this->leave();
    late_.held.takeAll([this](std::string_view key, PutKey put, char bracket) {
      putAnyKey(key, put);
      if (bracket == '[') {
        this->enterArray();
      } else {
        this->enter();
      }
      this->open(bracket);
    });
  }

  // A key that waits for its value, and for a field the function that writes it.
  std::string_view key_;
  PutKey putKey_ = nullptr;
  bool keyWaits_ = false;
  bool elementWaits_ = false;  // for the value that shows whether a line begins

  struct Late {
    explicit Late(const FieldView* view) noexcept : selection(view) {}
    Late(const Late& around) noexcept : selection(around.selection.inside()) {}

    Selection selection;
    HeldOpens<PutKey> held;
  };
  struct Nothing {
    explicit Nothing(const FieldView*) noexcept {}
  };
  [[no_unique_address]] std::conditional_t<kStyled, Late, Nothing> late_;
};

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_JSON_SELECTIVE_WRITER_HPP
