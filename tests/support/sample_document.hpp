// SPDX-License-Identifier: BSL-1.0
//
// A document with something of everything, for tests that are about where it goes and not what it is.
#ifndef BYTEPRESS_TESTS_SAMPLE_DOCUMENT_HPP
#define BYTEPRESS_TESTS_SAMPLE_DOCUMENT_HPP

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <boost/describe/class.hpp>

struct SamplePart {
  int id = 7;
  double weight = 1.5;
  std::optional<std::string> note = "n\n\"é\"";
};
BOOST_DESCRIBE_STRUCT(SamplePart, (), (id, weight, note))

struct SampleDocument {
  std::string title = "Größe \xff <&>";
  std::string body = std::string(700, 'b') + "\t" + std::string(600, 'c');
  std::vector<SamplePart> parts{3};
  std::map<std::string, SamplePart> named{{"one", {}}, {"two", {}}};
  std::vector<int> numbers = std::vector<int>(60, 123456789);
  std::vector<double> reals{0.1, 1e300, -2.5};
  std::vector<bool> bits = std::vector<bool>(70, true);
  std::vector<std::string> words{"a", "", std::string(150, 'w')};
  std::vector<std::byte> bytes = std::vector<std::byte>(100, std::byte{0xa5});
  std::u16string wide = u"wide 𝄞";
  std::pair<int, std::vector<std::vector<int>>> nested{1, {{}, {2, 3}}};
  std::shared_ptr<SamplePart> shared = std::make_shared<SamplePart>();
  char last = 'z';
};
BOOST_DESCRIBE_STRUCT(SampleDocument, (),
                      (title, body, parts, named, numbers, reals, bits, words, bytes, wide, nested, shared, last))

#endif  // BYTEPRESS_TESTS_SAMPLE_DOCUMENT_HPP
