// SPDX-License-Identifier: BSL-1.0
// flags: -Werror=unused-result
// expects: nodiscard
#include <bytepress/bytepress.hpp>

void print(bytepress::ByteBuffer& buffer) { bytepress::tryPrintByteBuffer(1, buffer); }
