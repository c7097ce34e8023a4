// SPDX-License-Identifier: BSL-1.0
//
// ZstandardCodec: blocks compressed by libzstd. Programs that include this header link with it.
//
//     avro::ZstandardCodec codec(3);
//     avro::FileWriter<Order> file(sink, {.codec = &codec});
//
// May include: base, buffer, libzstd.
#ifndef BYTEPRESS_AVRO_ZSTANDARD_HPP
#define BYTEPRESS_AVRO_ZSTANDARD_HPP

#include <zstd.h>

#include <cstddef>
#include <memory>
#include <string_view>

#include "bytepress/avro/codec.hpp"
#include "bytepress/base/config.hpp"
#include "bytepress/base/room.hpp"

namespace bytepress::avro {
inline namespace BYTEPRESS_ABI {

class ZstandardCodec final : public Codec {
 public:
  // One of zstd's levels.
  explicit ZstandardCodec(int level = ZSTD_CLEVEL_DEFAULT) noexcept : level_(level) {}

  std::string_view name() const noexcept override { return "zstandard"; }

  void compress(std::string_view plain, Cursor& to) noexcept override {
    if (!packing_) packing_.reset(ZSTD_createCCtx());
    if (!packing_) return to.fail(PrintCode::outOfMemory);
    ZSTD_CCtx_reset(packing_.get(), ZSTD_reset_session_only);
    if (isError(ZSTD_CCtx_setParameter(packing_.get(), ZSTD_c_compressionLevel, level_))) return to.fail(PrintCode::badOption);
    ZSTD_CCtx_setPledgedSrcSize(packing_.get(), plain.size());
    ZSTD_inBuffer input{plain.data(), plain.size(), 0};
    const std::size_t left = run(to, [&](ZSTD_outBuffer& output) {
      return ZSTD_compressStream2(packing_.get(), &output, &input, ZSTD_e_end);
    });
    if (isError(left)) to.fail(PrintCode::outOfMemory);
  }

  // Several frames behind each other are one block.
  DecodeCode decompress(std::string_view packed, Cursor& to) noexcept override {
    if (!unpacking_) unpacking_.reset(ZSTD_createDCtx());
    if (!unpacking_) return DecodeCode::outOfMemory;
    ZSTD_DCtx_reset(unpacking_.get(), ZSTD_reset_session_only);
    ZSTD_inBuffer input{packed.data(), packed.size(), 0};
    std::size_t left = 1;
    do {
      left = run(to, [&](ZSTD_outBuffer& output) {
        const std::size_t before = input.pos;
        const std::size_t more = ZSTD_decompressStream(unpacking_.get(), &output, &input);
        // At the end of the input and with room left, what is missing does not come.
        const bool stuck = more != 0 && input.pos == input.size && input.pos == before && output.pos == 0;
        return stuck ? static_cast<std::size_t>(-1) : more;
      });
    } while (left == 0 && input.pos != input.size);
    return left == 0 ? DecodeCode::ok : DecodeCode::corrupt;
  }

 private:
  struct Free {
    void operator()(ZSTD_CCtx* context) const noexcept { ZSTD_freeCCtx(context); }
    void operator()(ZSTD_DCtx* context) const noexcept { ZSTD_freeDCtx(context); }
  };

  static bool isError(std::size_t result) noexcept { return ZSTD_isError(result) != 0; }

  // Until a step returns 0 or an error.
  template <class Step>
  static std::size_t run(Cursor& to, Step step) noexcept {
    for (;;) {
      to.roomForSteps(1, kMaxRoom);
      if (to.failed()) return 0;
      ZSTD_outBuffer output{to.at, static_cast<std::size_t>(to.end - to.at), 0};
      const std::size_t left = step(output);
      to.at += output.pos;
      if (left == 0 || isError(left)) return left;
    }
  }

  int level_;
  std::unique_ptr<ZSTD_CCtx, Free> packing_;
  std::unique_ptr<ZSTD_DCtx, Free> unpacking_;
};

}  // namespace BYTEPRESS_ABI
}  // namespace bytepress::avro

#endif  // BYTEPRESS_AVRO_ZSTANDARD_HPP
