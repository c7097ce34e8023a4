// SPDX-License-Identifier: BSL-1.0
//
// Printing works in a program without exceptions and RTTI.
#include <bytepress/bytepress.hpp>

#include <cmath>
#include <string>
#include <vector>

#include <boost/describe/class.hpp>

namespace {

struct Reading {
  std::string sensor;
  double celsius;
  std::vector<bool> alarms;
};
BOOST_DESCRIBE_STRUCT(Reading, (), (sensor, celsius, alarms))

}  // namespace

int main() {
  const Reading reading{"attic", 21.5, {true, false}};
  std::string text;
  const bool printed(bytepress::tryPrintString(reading, text));
  const Reading broken{"attic", std::nan(""), {}};
  const bytepress::PrintStatus status =
      bytepress::tryPrintString(broken, text, {.nonFinite = bytepress::NonFinite::error});
  const bool right = printed &&
                     text == R"({"sensor":"attic","celsius":21.5,"alarms":[true,false]})" &&
                     !status && status.path() == "/celsius";
  return right ? 0 : 1;
}
