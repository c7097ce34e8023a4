// SPDX-License-Identifier: BSL-1.0
//
// yyjson on the structs: a mutable document of texts that are not copied, then its writer. And its
// own documents, as parsed.
//
// Its best: arrays of numbers are made by one call, the document lies in memory that is kept, and so
// does the text ("-fresh" takes both from malloc). Its writer checks UTF-8, as is its default.
#include <yyjson.h>

#include <array>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "contenders.hpp"
#include "described.hpp"
#include "row.hpp"
#include "verify.hpp"

namespace bench {
namespace {

// A yyjson value for each of ours.
class ValueMaker {
 public:
  explicit ValueMaker(yyjson_mut_doc* document) : document_(document) {}

  yyjson_mut_val* operator()(bool value) const { return yyjson_mut_bool(document_, value); }
  yyjson_mut_val* operator()(std::int64_t value) const { return yyjson_mut_sint(document_, value); }
  yyjson_mut_val* operator()(int value) const { return yyjson_mut_sint(document_, value); }
  yyjson_mut_val* operator()(double value) const { return yyjson_mut_double(document_, value); }
  yyjson_mut_val* operator()(const std::string& value) const {
    return yyjson_mut_strn(document_, value.data(), value.size());
  }

  template <class T>
  yyjson_mut_val* operator()(const std::optional<T>& value) const {
    return value ? (*this)(*value) : yyjson_mut_null(document_);
  }

  yyjson_mut_val* operator()(const std::vector<std::int32_t>& values) const {
    return yyjson_mut_arr_with_sint32(document_, values.data(), values.size());
  }
  yyjson_mut_val* operator()(const std::vector<std::int64_t>& values) const {
    return yyjson_mut_arr_with_sint64(document_, values.data(), values.size());
  }
  yyjson_mut_val* operator()(const std::vector<double>& values) const {
    return yyjson_mut_arr_with_double(document_, values.data(), values.size());
  }
  yyjson_mut_val* operator()(const std::vector<float>& values) const {
    return yyjson_mut_arr_with_float(document_, values.data(), values.size());
  }
  template <class T>
  yyjson_mut_val* operator()(const std::vector<T>& values) const {
    return array<T>(values);
  }
  template <class T, std::size_t N>
  yyjson_mut_val* operator()(const std::array<T, N>& values) const {
    return array<T>(values);
  }

  template <class T>
  yyjson_mut_val* operator()(const std::map<std::string, T>& map) const {
    yyjson_mut_val* const object = yyjson_mut_obj(document_);
    for (const auto& [key, value] : map) yyjson_mut_obj_add(object, (*this)(key), (*this)(value));
    return object;
  }

  template <Described T>
  yyjson_mut_val* operator()(const T& record) const {
    yyjson_mut_val* const object = yyjson_mut_obj(document_);
    forEachMember(record, [&](auto member, const auto& value) {
      yyjson_mut_obj_add(object, yyjson_mut_str(document_, member.name), (*this)(value));
    });
    return object;
  }

 private:
  template <class T, class Range>
  yyjson_mut_val* array(const Range& values) const {
    yyjson_mut_val* const array = yyjson_mut_arr(document_);
    for (const T& value : values) yyjson_mut_arr_append(array, (*this)(value));
    return array;
  }

  yyjson_mut_doc* document_;
};

template <class T>
yyjson_mut_doc* makeDocument(const T& value, const yyjson_alc* allocator) {
  yyjson_mut_doc* const document = yyjson_mut_doc_new(allocator);
  yyjson_mut_doc_set_root(document, ValueMaker(document)(value));
  return document;
}

// Memory for documents and a text, kept between prints.
class Kept {
 public:
  template <class T>
  std::string_view print(const T& value) {
    yyjson_alc allocator;
    yyjson_alc_pool_init(&allocator, memory_.data(), memory_.size());
    yyjson_mut_doc* const document = makeDocument(value, &allocator);
    return write([&](char* at, std::size_t size) { return yyjson_mut_write_buf(at, size, document, 0, nullptr); });
  }

  std::string_view printParsed(const yyjson_doc* document) {
    return write([&](char* at, std::size_t size) { return yyjson_write_buf(at, size, document, 0, nullptr); });
  }

 private:
  template <class Write>
  std::string_view write(Write write) {
    for (;;) {
      if (const std::size_t size = write(text_.data(), text_.size())) return {text_.data(), size};
      text_.resize(2 * text_.size());
    }
  }

  std::vector<char> memory_ = std::vector<char>(std::size_t{16} << 20);
  std::vector<char> text_ = std::vector<char>(4096);
};

struct Free {
  void operator()(char* text) const { std::free(text); }
  void operator()(yyjson_doc* document) const { yyjson_doc_free(document); }
  void operator()(yyjson_mut_doc* document) const { yyjson_mut_doc_free(document); }
};

}  // namespace

void addYyjson(const Data& data) {
  note("yyjson", YYJSON_VERSION_STRING " (mutable document, then writer)");
  const auto kept = std::make_shared<Kept>();
  data.forEach([&](std::string workload, const auto& value) {
    addRow(workload, "yyjson", [&value, kept](Use& use) { use(kept->print(value)); });
    addRow(workload, "yyjson-fresh", [&value](Use& use) {
      const std::unique_ptr<yyjson_mut_doc, Free> document(makeDocument(value, nullptr));
      std::size_t size = 0;
      const std::unique_ptr<char, Free> text(yyjson_mut_write(document.get(), 0, &size));
      use({text.get(), size});
    });
  });
}

void addYyjsonAst(const std::vector<Document>& documents) {
  const auto kept = std::make_shared<Kept>();
  for (const Document& document : documents) {
    const std::shared_ptr<yyjson_doc> ast(yyjson_read(document.text.data(), document.text.size(), 0), Free());
    if (ast == nullptr) throw std::runtime_error("yyjson cannot parse " + document.name);
    const std::string workload = document.name + "-yyjson";
    requireSame(kept->printParsed(ast.get()), document.text);
    addRow(workload, "yyjson", [ast, kept](Use& use) { use(kept->printParsed(ast.get())); });
    addRow(workload, "yyjson-fresh", [ast](Use& use) {
      std::size_t size = 0;
      const std::unique_ptr<char, Free> text(yyjson_write(ast.get(), 0, &size));
      use({text.get(), size});
    });
  }
}

}  // namespace bench
