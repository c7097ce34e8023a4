// SPDX-License-Identifier: BSL-1.0
//
// What allocates nothing, and what becomes of an allocation that fails.
#include <doctest/doctest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include <boost/describe/class.hpp>
#include <boost/describe/operators.hpp>

#include <bytepress/bytepress.hpp>

#include "record/bytes.hpp"

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#  define TEST_HOOKS_MALLOC 0
#elif defined(__has_feature)
#  if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#    define TEST_HOOKS_MALLOC 0
#  endif
#endif
#ifndef TEST_HOOKS_MALLOC
#  ifdef __GLIBC__
#    define TEST_HOOKS_MALLOC 1
#  else
#    define TEST_HOOKS_MALLOC 0
#  endif
#endif

namespace {

// Of this thread: allocations are counted, and those behind the first `passing` fail.
struct Hook {
  bool armed = false;
  std::size_t passing = 0;
  std::size_t seen = 0;
};
thread_local Hook hook;

[[maybe_unused]] bool failsNow() noexcept { return hook.armed && hook.seen++ >= hook.passing; }

constexpr std::size_t kAll = static_cast<std::size_t>(-1);

// How many allocations `work` makes, if so many of them pass.
template <class Work>
std::size_t allocationsOf(Work work, std::size_t passing = kAll) {
  hook = {.armed = true, .passing = passing};
  work();
  hook.armed = false;
  return hook.seen;
}

}  // namespace

#if TEST_HOOKS_MALLOC
extern "C" {
void* __libc_malloc(std::size_t);
void* __libc_realloc(void*, std::size_t);
void* malloc(std::size_t bytes) { return failsNow() ? nullptr : __libc_malloc(bytes); }
void* realloc(void* memory, std::size_t bytes) { return failsNow() ? nullptr : __libc_realloc(memory, bytes); }
}
#endif

using namespace bytepress;

namespace {

using boost::describe::operators::operator==;

struct Frame {
  std::int32_t number = 1;
  std::array<double, 3> reals{};
  std::string text = "a text that is longer than a short one";
  friend constexpr auto fieldRules(For<Frame>) { return rules(record::padded<&Frame::text, 60>); }
};
BOOST_DESCRIBE_STRUCT(Frame, (), (number, reals, text))

struct Message {
  std::string text = "a text that is longer than a short one";
  std::map<std::uint8_t, std::string> map{{1, "another text that is longer than a short one"}, {2, ""}};
};
BOOST_DESCRIBE_STRUCT(Message, (), (text, map))

}  // namespace

TEST_CASE("records are set, read, composed, and printed without an allocation") {
  Frame frame, read;
  std::array<std::byte, record::kSize<Frame>> memory{};
  ByteBuffer buffer;
  buffer.reserve(1000);
  const std::string name = "number";
  int number = 0;
  std::string_view text;
  CHECK(allocationsOf([&] {
          record::compose(frame, memory);
          record::set<&Frame::number>(memory, 7);
          record::set<&Frame::text>(memory, "another text that is longer than a short one");
          record::set<Frame>(memory, name, 8);
          number = record::get<&Frame::number>(memory);
          text = record::get<&Frame::text>(memory);
          printByteBuffer(record::RecordView<Frame>(memory), buffer);
          record::compose(frame, buffer);
        }) == 0);
  CHECK(number == 8);
  CHECK(text == "another text that is longer than a short one");
  record::decompose(memory, read);
  CHECK(allocationsOf([&] { record::decompose(memory, read); }) == 0);  // its string is used again
}

TEST_CASE("a record of any length takes one allocation, and a view of it none") {
  const Message message;
  ByteBuffer buffer;
  CHECK(allocationsOf([&] { record::compose(message, buffer); }) == TEST_HOOKS_MALLOC);
  record::RecordView<Message> view;
  CHECK(allocationsOf([&] { CHECK(record::tryView(buffer, view)); }) == 0);
}

TEST_CASE("an allocation that fails is told, and the next call succeeds") {
  const Message message;
  const ByteBuffer bytes = record::compose(message);
  for (std::size_t passing = 0; TEST_HOOKS_MALLOC != 0; ++passing) {
    REQUIRE(passing < 100);
    Message read{"", {}};
    record::Result result;
    allocationsOf([&] { result = record::tryDecompose(bytes, read); }, passing);
    if (result) {
      CHECK(passing > 2);
      CHECK(read == message);
      break;
    }
    CHECK(result.status.code() == record::Code::outOfMemory);
  }

  ByteBuffer buffer;
  record::Result result;
  allocationsOf([&] { result = record::tryCompose(message, buffer); }, 0);
  CHECK(result.status.code() == (TEST_HOOKS_MALLOC != 0 ? record::Code::outOfMemory : record::Code::ok));
  buffer.clear();
  CHECK(record::tryCompose(message, buffer));
  CHECK(buffer.view() == bytes.view());

  // Keys in no order are kept while they are compared.
  const std::string unordered("\0\0\0\0\0\0\0\2\2\0\0\0\0\1\0\0\0\0", 18);
  record::RecordView<Message> view;
  record::Status status;
  allocationsOf([&] { status = record::tryView(unordered, view); }, 0);
  CHECK(status.code() == (TEST_HOOKS_MALLOC != 0 ? record::Code::outOfMemory : record::Code::ok));
  CHECK(record::tryView(unordered, view));
}
