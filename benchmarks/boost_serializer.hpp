// SPDX-License-Identifier: BSL-1.0
//
// Boost.JSON's serializer with a text that is kept between prints.
#ifndef BYTEPRESS_BENCHMARKS_BOOST_SERIALIZER_HPP
#define BYTEPRESS_BENCHMARKS_BOOST_SERIALIZER_HPP

#include <boost/json.hpp>

#include <string>
#include <string_view>

namespace bench {

class BoostSerializer {
 public:
  std::string_view print(const boost::json::value& value) {
    serializer_.reset(&value);
    std::size_t size = 0;
    for (;;) {
      size += serializer_.read(text_.data() + size, text_.size() - size).size();
      if (serializer_.done()) return {text_.data(), size};
      text_.resize(2 * text_.size());
    }
  }

 private:
  boost::json::serializer serializer_;
  std::string text_ = std::string(4096, '\0');
};

}  // namespace bench

#endif  // BYTEPRESS_BENCHMARKS_BOOST_SERIALIZER_HPP
