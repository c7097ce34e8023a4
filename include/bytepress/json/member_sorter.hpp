// SPDX-License-Identifier: BSL-1.0
//
// MemberSorter: sorts the members of objects that a user's encode() tells in an order of its own.
//
// Such a member is printed at once, by a writer that is like the one around it but has a buffer of its own, and
// put in its place when the object ends. So whatever the member is, nothing has to be told twice.
//
// May include: base, buffer, walk.
#ifndef BYTEPRESS_JSON_MEMBER_SORTER_HPP
#define BYTEPRESS_JSON_MEMBER_SORTER_HPP

#include <algorithm>
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "bytepress/buffer/byte_buffer.hpp"
#include "bytepress/walk/keys.hpp"

namespace bytepress::inline BYTEPRESS_ABI {

// See walk/member_order.hpp for what is asked of it. May throw std::bad_alloc.
template <class Writer>
class MemberSorter {
 public:
  explicit MemberSorter(Writer& out) noexcept : first_(out), out_(&out) {}

  Writer& out() const noexcept { return *out_; }

  void open() {
    if (first_.order() == KeyOrder::declared || out_->failed()) return;
    objects_.push_back(std::make_unique<Object>(*out_));
    out_ = &objects_.back()->writer;
  }
  void member(std::string_view key) {
    if (objects_.empty()) return;
    Object& object = *objects_.back();
    object.members.push_back({std::string(key), object.written(), 0, object.members.size()});
  }
  void close() {
    if (objects_.empty()) return;
    if (out_->failed()) return abandon();
    const std::unique_ptr<Object> object = std::move(objects_.back());
    objects_.pop_back();
    out_ = objects_.empty() ? &first_ : &objects_.back()->writer;
    object->setEnds();
    if (const PrintStatus status = object->writer.finish(); !status) return void(out_->fail(status.code()));
    putInOrder(*object);
  }

  void abandon() noexcept {
    if (objects_.empty()) return;
    first_.takeFailure(*out_);
    out_ = &first_;
    objects_.clear();
  }

 private:
  struct Member {
    std::string key;
    std::size_t begin, end;  // in the buffer; the same where the member is left out
    std::size_t position;    // equal keys keep their order
  };

  struct Object {
    explicit Object(const Writer& around) : writer(buffer, around), room(writer.bytesLeft()) {}

    std::size_t written() const noexcept { return room - writer.bytesLeft(); }
    void setEnds() noexcept {
      std::size_t end = written();
      for (std::size_t i = members.size(); i-- > 0;) {
        members[i].end = end;
        end = members[i].begin;
      }
    }

    ByteBuffer buffer;
    Writer writer;
    std::size_t room;
    std::vector<Member> members;
  };

  void putInOrder(Object& object) {
    const KeyOrder order = first_.order();
    std::sort(object.members.begin(), object.members.end(), [order](const Member& a, const Member& b) {
      return a.key == b.key ? a.position < b.position : lessKey(a.key, b.key, order);
    });
    const std::string_view text = object.buffer.view();
    const Member* before = nullptr;
    for (const Member& member : object.members) {
      if (order == KeyOrder::utf16 && before != nullptr && before->key == member.key) {
        out_->fail(PrintCode::duplicateKey);
        out_->blame(std::string_view(member.key));
        return;
      }
      before = &member;
      if (member.begin != member.end) out_->putMember(text.substr(member.begin, member.end - member.begin));
    }
  }

  Writer& first_;
  Writer* out_;
  std::vector<std::unique_ptr<Object>> objects_;  // that are open, outer ones first
};

}  // namespace bytepress::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_JSON_MEMBER_SORTER_HPP
