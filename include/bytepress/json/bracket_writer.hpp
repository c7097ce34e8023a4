// SPDX-License-Identifier: BSL-1.0
//
// The part of the JSON encoder that writes the brackets around elements and members.
//
// May include: base, buffer, text, walk.
#ifndef BYTEPRESS_JSON_BRACKET_WRITER_HPP
#define BYTEPRESS_JSON_BRACKET_WRITER_HPP

#include "bytepress/json/selective_writer.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

template <class Layout>
class BracketWriter : public SelectiveWriter<Layout> {
 public:
  using SelectiveWriter<Layout>::SelectiveWriter;

 protected:
  using Base = SelectiveWriter<Layout>;
  using Base::first_;
  using Base::to_;

  void openArray() noexcept {
    if (!this->beforeContainer('[')) return;
    this->enterArray();
    this->open('[');
  }
  void openObject() noexcept {
    if (!this->beforeContainer('{')) return;
    this->enter();
    this->open('{');
  }
  // As if an array had been opened by an encoder before this one, and had no element yet if `first`, or one
  // that is a container if `behindContainer`.
  void resumeArray(bool first, bool behindContainer) noexcept {
    if (this->beforeContainer('[')) this->enterArray();
    first_ = first;
    this->behindContainer_ = behindContainer;
  }
  Done closeArray() noexcept {
    if (!this->afterContainer()) return Done(nullptr);
    this->leaveArray();
    to_.at = this->endArrayAt(this->roomAt(to_.at, Base::kCloseRoom));
    return closed();
  }
  Done closeObject() noexcept {
    if (!this->afterContainer()) return Done(nullptr);
    this->leave();
    to_.at = this->endObjectAt(this->roomAt(to_.at, Base::kCloseRoom));
    return closed();
  }

 private:
  Done closed() noexcept {
    this->dropKey();
    first_ = false;
    return Done(nullptr);
  }
};

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_JSON_BRACKET_WRITER_HPP
