// SPDX-License-Identifier: BSL-1.0
//
// Deep, cyclic and exploding values end at a limit, with little stack.
#include <doctest/doctest.h>

#include <pthread.h>

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include <boost/describe/class.hpp>

#include <bytepress/bytepress.hpp>
#include "support/sanitized.hpp"

using namespace bytepress;

namespace {

struct Link {
  int value = 1;
  std::unique_ptr<Link> next;
};
BOOST_DESCRIBE_STRUCT(Link, (), (value, next))

struct Tree {
  std::vector<Tree> children;
};
BOOST_DESCRIBE_STRUCT(Tree, (), (children))

struct Cyclic {
  std::string name = "c";
  std::shared_ptr<Cyclic> next;
  std::vector<std::weak_ptr<Cyclic>> others;
};
BOOST_DESCRIBE_STRUCT(Cyclic, (), (name, next, others))

struct Doubling {
  std::shared_ptr<Doubling> left, right;
};
BOOST_DESCRIBE_STRUCT(Doubling, (), (left, right))

struct SelfReferring {
  int value = 1;
  std::vector<std::reference_wrapper<const SelfReferring>> neighbours;
};
BOOST_DESCRIBE_STRUCT(SelfReferring, (), (value, neighbours))

std::unique_ptr<Link> chain(std::size_t depth) {
  std::unique_ptr<Link> head;
  for (std::size_t i = 0; i < depth; ++i) {
    auto link = std::make_unique<Link>();
    link->next = std::move(head);
    head = std::move(link);
  }
  return head;
}

Tree tower(std::size_t depth) {
  Tree tree;
  for (std::size_t i = 1; i < depth; ++i) {
    Tree above;
    above.children.push_back(std::move(tree));
    tree = std::move(above);
  }
  return tree;
}

// Runs with a stack of that many bytes.
void onStackOf(std::size_t bytes, const std::function<void()>& run) {
  pthread_attr_t attributes;
  REQUIRE(pthread_attr_init(&attributes) == 0);
  REQUIRE(pthread_attr_setstacksize(&attributes, bytes) == 0);
  pthread_t thread;
  const auto call = [](void* argument) -> void* {
    (*static_cast<const std::function<void()>*>(argument))();
    return nullptr;
  };
  REQUIRE(pthread_create(&thread, &attributes, call, const_cast<std::function<void()>*>(&run)) == 0);
  REQUIRE(pthread_join(thread, nullptr) == 0);
  pthread_attr_destroy(&attributes);
}

}  // namespace

TEST_CASE("a chain of a thousand structs prints, one more is too deep") {
  for (const std::uint8_t indent : {std::uint8_t{0}, std::uint8_t{1}}) {
    const JsonOptions options{.indent = indent};
    for (const std::size_t depth : {999u, 1000u}) {
      ByteBuffer buffer;
      CHECK(tryPrintByteBuffer(chain(depth), buffer, options));
      if (indent == 0) CHECK(buffer.size() == depth * std::string_view(R"({"value":1,"next":})").size() + 4);
    }
    ByteBuffer buffer;
    const PrintStatus status = tryPrintByteBuffer(chain(1001), buffer, options);
    CHECK(status.code() == PrintCode::tooDeep);
    std::string path;
    for (int i = 0; i < 1000; ++i) path += "/next";
    CHECK(status.path() == path);
    CHECK(buffer.empty());
    CHECK(tryPrintByteBuffer(chain(1000), buffer, options));
  }
}

TEST_CASE("structs that hold vectors of themselves count twice per level") {
  ByteBuffer buffer;
  CHECK(tryPrintByteBuffer(tower(500), buffer));
  CHECK_FALSE(tryPrintByteBuffer(tower(501), buffer));
  CHECK(tryPrintByteBuffer(tower(2000), buffer, {.maxDepth = 4000}));
}

TEST_CASE("a cycle is too deep, and does not run away") {
  const auto first = std::make_shared<Cyclic>();
  const auto second = std::make_shared<Cyclic>();
  first->next = second;
  second->next = first;
  ByteBuffer buffer;
  CHECK(tryPrintByteBuffer(first, buffer).code() == PrintCode::tooDeep);
  second->next = nullptr;
  first->others = {first};
  CHECK(tryPrintByteBuffer(*first, buffer).code() == PrintCode::tooDeep);
  first->others.clear();
  CHECK(tryPrintByteBuffer(*first, buffer));
  SelfReferring self;
  self.neighbours.emplace_back(self);
  CHECK(tryPrintByteBuffer(self, buffer).code() == PrintCode::tooDeep);
}

TEST_CASE("a value that doubles at each of 40 levels ends soon at maxBytes") {
  std::shared_ptr<Doubling> top;
  for (int i = 0; i < 40; ++i) top = std::make_shared<Doubling>(Doubling{top, top});
  const auto begin = std::chrono::steady_clock::now();
  ByteBuffer buffer;
  CHECK(tryPrintByteBuffer(top, buffer, {.maxBytes = 100000}).code() == PrintCode::tooLarge);
  CHECK(tryPrintByteBuffer(top, buffer, {.indent = 2, .maxBytes = 100000}).code() == PrintCode::tooLarge);
  std::size_t size = 0;
  CHECK(tryPrintedSize(top, size, {.maxBytes = 100000}).code() == PrintCode::tooLarge);
  CHECK(std::chrono::steady_clock::now() - begin < std::chrono::seconds(5));
}

TEST_CASE("an endless range ends at maxBytes") {
  ByteBuffer buffer;
  CHECK(tryPrintByteBuffer(std::views::iota(std::uint64_t{0}), buffer, {.maxBytes = 10000}).code() ==
        PrintCode::tooLarge);
  CHECK(tryPrintByteBuffer(std::views::iota(0) | std::views::transform([](int i) { return std::vector{i}; }), buffer,
                           {.maxBytes = 10000})
            .code() == PrintCode::tooLarge);
  CHECK(buffer.empty());
}

TEST_CASE("the default depth fits the stack of a small thread") {
  const auto list = chain(1000);
  const Tree tree = tower(500);
  onStackOf(512 * 1024 * kStackFactor, [&] {
    ByteBuffer buffer;
    const bool first = static_cast<bool>(tryPrintByteBuffer(list, buffer));
    const bool second = static_cast<bool>(tryPrintByteBuffer(tree, buffer, {.indent = 2}));
    CHECK(first);
    CHECK(second);
  });
}
