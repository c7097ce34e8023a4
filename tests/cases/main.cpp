// SPDX-License-Identifier: BSL-1.0
//
//     cases TABLES UNPACKED [TOOL]
//
// Checks every row of the case tables in the folder TABLES. UNPACKED is a folder where what is .xz
// there stands unpacked, and where scratch files may go; TOOL is the command-line tool. Prints a
// line for each table, with the first differences; the last line is "N passed, N failed".
#include <cstdio>

#include "suite.hpp"

int main(int count, char** words) {
  if (count < 3) {
    std::fputs("usage: cases TABLES UNPACKED [TOOL]\n", stderr);
    return 2;
  }
  cases::Suite suite(words[1], words[2], count > 3 ? words[3] : "");
  runStrings(suite);
  runNumbers(suite);
  runEs6Stream(suite);
  runIntegers(suite);
  runMapKeys(suite);
  runOtherKeys(suite);
  runStructs(suite);
  runReprinted(suite);
  runDocuments(suite);
  runCanonical(suite);
  runSmallDocuments(suite);
  runReports(suite);
  std::printf("%zu passed, %zu failed\n", suite.passed(), suite.failed());
  return suite.failed() == 0 ? 0 : 1;
}
