// SPDX-License-Identifier: BSL-1.0
#include "bytepress/buffer/fd_sink.hpp"

#include <doctest/doctest.h>

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <unistd.h>

#include <atomic>
#include <string>
#include <thread>
#include <vector>

#include "support/put_bytes.hpp"

using bytepress::Drain;
using bytepress::FdSink;
using bytepress::PrintCode;
using bytepress::test::letters;
using bytepress::test::put;

namespace {

struct Pipe {
  Pipe() { REQUIRE(pipe(ends) == 0); }
  ~Pipe() {
    close(ends[0]);
    if (ends[1] >= 0) close(ends[1]);
  }
  int to() const { return ends[1]; }
  std::string readAll() {
    close(ends[1]);
    ends[1] = -1;
    std::string all;
    char piece[777];
    for (ssize_t n; (n = read(ends[0], piece, sizeof piece)) != 0;) {
      if (n > 0) all.append(piece, static_cast<std::size_t>(n));
    }
    return all;
  }
  int ends[2];
};

void ignoreSignal(int) {}

}  // namespace

TEST_CASE("a descriptor gets the bytes, in writes as large as the memory") {
  for (const std::size_t size : {1u, 7u, 4096u}) {
    Pipe pipe;
    std::vector<char> memory(size);
    FdSink sink(pipe.to(), memory);
    CHECK(put(sink, letters(5000), 100) == PrintCode::ok);
    CHECK(sink.size() == 5000);
    CHECK(pipe.readAll() == letters(5000));
  }
  Pipe pipe;
  FdSink sink(pipe.to(), Drain::whenFull);
  for (int i = 0; i < 300; ++i) CHECK(put(sink, letters(100), 10) == PrintCode::ok);
  CHECK(sink.size() == 3 * 8192);
  CHECK(sink.flush());
  CHECK(sink.size() == 30000);
  std::string expected;
  for (int i = 0; i < 300; ++i) expected += letters(100);
  CHECK(pipe.readAll() == expected);
}

TEST_CASE("a socket whose writes are short and are interrupted gets every byte") {
  int ends[2];
  REQUIRE(socketpair(AF_UNIX, SOCK_STREAM, 0, ends) == 0);
  int small = 4096;
  setsockopt(ends[0], SOL_SOCKET, SO_SNDBUF, &small, sizeof small);

  struct sigaction action = {};
  action.sa_handler = &ignoreSignal;  // without SA_RESTART: write() returns EINTR, or short
  struct sigaction before = {};
  REQUIRE(sigaction(SIGUSR1, &action, &before) == 0);
  const pthread_t writer = pthread_self();
  std::atomic<bool> done = false;
  std::string got;
  std::thread reader([&] {
    char piece[900];
    for (ssize_t n; (n = read(ends[1], piece, sizeof piece)) > 0;) {
      got.append(piece, static_cast<std::size_t>(n));
      if (!done) pthread_kill(writer, SIGUSR1);
    }
  });
  std::vector<char> memory(200000);
  FdSink sink(ends[0], memory);
  const std::string text = letters(3000000);
  const PrintCode code = put(sink, text, 1000);
  done = true;
  close(ends[0]);
  reader.join();
  close(ends[1]);
  sigaction(SIGUSR1, &before, nullptr);
  CHECK(code == PrintCode::ok);
  CHECK((got == text));
  CHECK(sink.size() == text.size());
}

TEST_CASE("a descriptor that would block is an error, with errno and the bytes that are out") {
  Pipe pipe;
  REQUIRE(fcntl(pipe.to(), F_SETFL, O_NONBLOCK) == 0);
  std::vector<char> memory(50000);  // no divisor of what a pipe holds, so that one write is short
  FdSink sink(pipe.to(), memory);
  CHECK(put(sink, letters(1000000), 1000) == PrintCode::sinkFailed);
  CHECK(sink.error() == EAGAIN);
  const std::size_t out = sink.size();
  CHECK(put(sink, "x", 1) == PrintCode::sinkFailed);
  CHECK(pipe.readAll() == letters(1000000).substr(0, out));
}

TEST_CASE("a closed descriptor and a full disk are errors with their errno") {
  FdSink closed(-1);
  CHECK(put(closed, "x", 1) == PrintCode::sinkFailed);
  CHECK(closed.error() == EBADF);
  closed.reset();
  CHECK(closed.error() == 0);

  const int full = open("/dev/full", O_WRONLY);
  if (full < 0) return;  // no such device here
  FdSink sink(full, Drain::whenFull);
  CHECK(put(sink, "x", 1) == PrintCode::ok);
  CHECK(sink.flush().code() == PrintCode::sinkFailed);
  CHECK(sink.error() == ENOSPC);
  CHECK(sink.size() == 0);
  close(full);
}
