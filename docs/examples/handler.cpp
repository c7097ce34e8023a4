// SPDX-License-Identifier: BSL-1.0
//
// A document as the body of an HTTP response. The snippets of docs/guide.md come from here.
#include <boost/describe.hpp>
#include <bytepress/bytepress.hpp>
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

struct User {
  int id;
  std::string name;
};
BOOST_DESCRIBE_STRUCT(User, (), (id, name))

// Stands for a C library that takes memory over and frees it with free(), as libmicrohttpd's
// MHD_create_response_from_buffer(…, MHD_RESPMEM_MUST_FREE) does.
void respondAndFree(std::size_t size, void* data) {
  std::cout.write(static_cast<const char*>(data), static_cast<std::streamsize>(size)) << '\n';
  std::free(data);
}

struct Response {
  std::string body;
};

// snippet: release
void answer(const std::vector<User>& users) {
  bytepress::ByteBuffer body = bytepress::printByteBuffer(users);
  bytepress::ByteBuffer::Memory memory = body.release();  // malloc's memory, now yours
  respondAndFree(memory.size, memory.data);
}
// end

// snippet: body
void answer(Response& response, const std::vector<User>& users) {
  bytepress::printString(users, response.body);  // for frameworks whose body is a std::string
}
// end

// snippet: reuse
class Connection {
 public:
  std::string_view answer(const std::vector<User>& users) {
    body_.clear();
    bytepress::printByteBuffer(users, body_);  // allocates nothing once the buffer is large enough
    return body_.view();
  }

 private:
  bytepress::ByteBuffer body_;
};
// end

int main() {
  const std::vector<User> users = {{1, "Zoë"}, {2, "Li"}};
  std::cout << "-- release\n";
  answer(users);
  Response response;
  answer(response, users);
  Connection connection;
  std::cout << "-- other\n" << response.body << '\n' << connection.answer(users) << '\n';
}
