// SPDX-License-Identifier: BSL-1.0
//
// record::Uuid: 16 bytes in a record; see walk/uuid.hpp.
//
// May include: base, walk, Boost.Describe.
#ifndef BYTEPRESS_RECORD_UUID_HPP
#define BYTEPRESS_RECORD_UUID_HPP

#include "bytepress/walk/uuid.hpp"

namespace bytepress::record {

using bytepress::Uuid;
using bytepress::UuidText;

}  // namespace bytepress::record

#endif  // BYTEPRESS_RECORD_UUID_HPP
