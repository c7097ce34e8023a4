// SPDX-License-Identifier: BSL-1.0
//
// avro::Input: what the functions that read Avro take for bytes.
//
// May include: base.
#ifndef BYTEPRESS_AVRO_INPUT_HPP
#define BYTEPRESS_AVRO_INPUT_HPP

#include <concepts>
#include <cstddef>
#include <span>
#include <string_view>
#include <type_traits>

#include "bytepress/base/config.hpp"

namespace bytepress::avro {
inline namespace BYTEPRESS_ABI {

// The bytes to decode: characters or std::byte, of any container that lies in one piece.
class Input {
 public:
  Input(std::string_view bytes) noexcept : bytes_(bytes) {}
  Input(const char* bytes) = delete;  // of what length?
  Input(std::span<const std::byte> bytes) noexcept : bytes_(reinterpret_cast<const char*>(bytes.data()), bytes.size()) {}
  template <class Bytes>
    requires requires(const Bytes& bytes) { { bytes.view() } -> std::same_as<std::string_view>; }
  Input(const Bytes& bytes) noexcept : bytes_(bytes.view()) {}
  template <class Bytes>
    requires std::convertible_to<const Bytes&, std::string_view> || std::convertible_to<const Bytes&, std::span<const std::byte>>
  Input(const Bytes& bytes) noexcept : Input(std::conditional_t<std::convertible_to<const Bytes&, std::string_view>, std::string_view, std::span<const std::byte>>(bytes)) {}

  std::string_view view() const noexcept { return bytes_; }

 private:
  std::string_view bytes_;
};

}  // namespace BYTEPRESS_ABI
}  // namespace bytepress::avro

#endif  // BYTEPRESS_AVRO_INPUT_HPP
