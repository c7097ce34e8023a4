// SPDX-License-Identifier: BSL-1.0
//
// RecordView<T>: a record that is read where it lies.
//
//     record::RecordView<Frame> frame(memory);              // throws Error if it is no record of a Frame
//     frame.get<&Frame::name>()                             // a std::string_view into the memory
//     for (auto sample : frame.get<&Frame::samples>()) …    // a RecordArray
//     frame.get<&Frame::header>()                           // a RecordView<Header>
//     Frame copy = frame.value();
//     printByteBuffer(frame)                                // its JSON, from its bytes: record/view_fields.hpp
//
// The bytes are looked at once, in the beginning: every value in them is one that its field can have. They have to
// stay, and to stay as they are.
//
// May include: base, walk.
#ifndef BYTEPRESS_RECORD_VIEW_HPP
#define BYTEPRESS_RECORD_VIEW_HPP

#include <boost/describe/class.hpp>
#include <cstddef>
#include <span>
#include <string>
#include <utility>

#include "bytepress/record/memory.hpp"
#include "bytepress/record/place.hpp"
#include "bytepress/record/view_offsets.hpp"

namespace bytepress::record::inline BYTEPRESS_ABI {
namespace coding {

// What is wrong with a record, and where: looks again, with a path. The cold half of verifying.
template <class C>
BYTEPRESS_NOINLINE Status faultOf(std::span<const std::byte> memory) {
  std::string path;
  Fault fault{Code::ok, &path};
  verifyPart<C>(memory.data(), memory.data() + memory.size(), fault);
  return Status(fault.code, turnedForwards(std::move(path)));
}

template <class C, class Memory>
BYTEPRESS_INLINE constexpr bool isValid(const Memory& memory) {
  Fault fault;
  if constexpr (Memory::extent != std::dynamic_extent && C::kFixed) {
    static_assert(Memory::extent >= C::kSize, "bytepress: the memory is shorter than the record");
    return C::verify(memory.data(), memory.data() + memory.size(), fault) != nullptr;
  }
  return verifyPart<C>(memory.data(), memory.data() + memory.size(), fault) != nullptr;
}

}  // namespace coding

template <class T>
class RecordView {
  using Coding = coding::StructCoding<T>;
  using Layout = coding::Layout<T>;

 public:
  // Of nothing. Only assignment is allowed.
  constexpr RecordView() noexcept = default;

#if BYTEPRESS_HAS_EXCEPTIONS
  // Memory behind the record is ignored.
  template <ReadableMemory Memory>
  constexpr explicit RecordView(Memory&& memory) {
    const auto bytes = coding::memoryOf(memory);
    if (!coding::isValid<Coding>(bytes)) [[unlikely]] throwError(coding::faultOf<Coding>(bytes));
    *this = RecordView(coding::Verified(), bytes.data());
  }
#endif

  // A member, or a member of a member, wherever it lies.
  template <auto Member, auto... Path>
  constexpr auto get() const {
    const auto value = at<coding::indexIn<T, Member>()>();
    if constexpr (sizeof...(Path) == 0) {
      return value;
    } else {
      return value.template get<Path...>();
    }
  }
  // The value of the member with this index in the layout.
  template <std::size_t I>
  constexpr auto at() const {
    return Layout::template Coding<I>::view(place<I>());
  }
  template <std::size_t I>
  constexpr const std::byte* place() const {
    return at_ + offsets_.template at<I>();
  }

  // The struct.
  T value() const {
    T value{};
    read(value);
    return value;
  }
  void read(T& value) const { Coding::read(at_, value); }

  constexpr std::span<const std::byte> bytes() const { return {at_, offsets_.template at<Layout::kCount>()}; }

  // Of bytes that have been verified.
  constexpr RecordView(coding::Verified, const std::byte* at) : at_(at), offsets_(at) {}

 private:
  // Described, so that it is taken for a struct; what its fields are is said in record/view_fields.hpp.
  BOOST_DESCRIBE_CLASS(RecordView, (), (), (), ())

  const std::byte* at_ = nullptr;
  [[no_unique_address]] coding::ViewOffsets<T> offsets_;
};

}  // namespace bytepress::record::inline BYTEPRESS_ABI

// In record/view_fields.hpp, without which a view cannot be printed.
template <class T>
struct bytepress::detail::FieldLister<bytepress::record::RecordView<T>>;

namespace bytepress::record::inline BYTEPRESS_ABI {

// Makes `view` one of the record at the start of `memory`; leaves it as it was if that is none.
template <class T, ReadableMemory Memory>
Status tryView(Memory&& memory, RecordView<T>& view) {
  const auto bytes = coding::memoryOf(memory);
  return coding::orOutOfMemory([&] {
    using C = coding::StructCoding<T>;
    if (!coding::isValid<C>(bytes)) [[unlikely]] return coding::faultOf<C>(bytes);
    view = RecordView<T>(coding::Verified(), bytes.data());
    return Status();
  });
}

}  // namespace bytepress::record::inline BYTEPRESS_ABI

#endif  // BYTEPRESS_RECORD_VIEW_HPP
