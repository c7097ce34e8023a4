// SPDX-License-Identifier: BSL-1.0
// expects: deleted
#include <bytepress/bytepress.hpp>

bytepress::ByteBuffer copy(const bytepress::ByteBuffer& buffer) { return buffer; }
