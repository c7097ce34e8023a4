// SPDX-License-Identifier: BSL-1.0
#include "bytepress/buffer/fd_sink.hpp"

#include <errno.h>
#include <unistd.h>

namespace bytepress {

bool FdSink::drain(std::string_view piece) noexcept {
  std::size_t out = 0;
  while (out < piece.size()) {
    const ssize_t written = ::write(fd_, piece.data() + out, piece.size() - out);
    if (written > 0) {
      out += static_cast<std::size_t>(written);
    } else if (written == 0) {
      return failedWith(EIO, out);  // no error, and no progress either
    } else if (errno != EINTR) {
      return failedWith(errno, out);
    }
  }
  return true;
}

}  // namespace bytepress
