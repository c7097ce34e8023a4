// SPDX-License-Identifier: BSL-1.0
//
// The command-line tool: reads JSON and prints it again.
//
//     bytepress --indent 2 --sort-keys data.json
//
// No line feed is printed behind a document, only behind each record of --ndjson. Everything is
// read and printed in memory before the first byte is written, so a refused text gives no output at
// all.
#include <CLI/CLI.hpp>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bytepress/base/config.hpp"
#include "bytepress/walk/field_view.hpp"
#include "files.hpp"
#include "reprint.hpp"

namespace {

using bytepress::ByteBuffer;
using bytepress::JsonOptions;

struct Request {
  JsonOptions options;
  bool compact = false;
  bool lines = false;
  std::string fields;
  std::optional<bytepress::FieldView> view;
  std::string input = "-";
  std::string output = "-";
};

// What `--fields` is given; an error of the command line if it is no list of paths.
CLI::Validator fieldList(Request& request) {
  return CLI::Validator(
      [&request](std::string& paths) {
        request.view = bytepress::FieldView::parse(paths);
        if (!request.view) return "no list of paths: " + paths;
        request.options.view = &*request.view;
        return std::string();
      },
      "PATHS");
}

template <class Choice>
CLI::Option* declareChoice(CLI::App& app, const char* name, Choice& choice, const std::map<std::string, Choice>& names,
                           const char* what) {
  std::vector<std::string> allowed;
  for (const auto& [word, value] : names) allowed.push_back(word);
  const auto choose = [&choice, names](const std::string& word) { choice = names.at(word); };
  return app.add_option_function<std::string>(name, choose, what)->check(CLI::IsMember(std::move(allowed)));
}

void declareLayout(CLI::App& app, JsonOptions& options) {
  using namespace bytepress;
  declareChoice<ArrayLayout>(
      app, "--arrays", options.arrays,
      {{"lines", ArrayLayout::lines}, {"spaced", ArrayLayout::spaced}, {"scalars", ArrayLayout::scalars}},
      "In indented layouts: every element on a line, [ 1, 2 ], or only objects and arrays on lines");
  declareChoice<EmptyLayout>(
      app, "--empties", options.empties,
      {{"closed", EmptyLayout::closed}, {"spaced", EmptyLayout::spaced}, {"broken", EmptyLayout::broken}},
      "In indented layouts: [], [ ], or with line breaks");
  declareChoice<Colon>(
      app, "--colon", options.colon,
      {{"standard", Colon::standard}, {"tight", Colon::tight}, {"after", Colon::after}, {"both", Colon::both}},
      "The spaces around colons");
  declareChoice<Newline>(app, "--newline", options.newline, {{"lf", Newline::lf}, {"crlf", Newline::crlf}},
                         "What ends the lines of indented layouts");
}

void declare(CLI::App& app, Request& request) {
  JsonOptions& options = request.options;
  auto* compact = app.add_flag("--compact", request.compact, "On one line, without blanks (what happens anyway)");
  auto* indent = app.add_option("--indent", options.indent, "Columns per level, 0 to 16")->check(CLI::Range(0, 16));
  auto* tab = app.add_flag("--tab", options.indentWithTab, "Indent by one tab per level");
  app.add_flag("--sort-keys", options.sortKeys, "Members by the UTF-8 bytes of their keys");
  declareLayout(app, options);
  app.add_option("--fields", request.fields, "Only these members, or all but these: id,owner.name or -secret")
      ->check(fieldList(request));
  app.add_flag("--drop-empties", options.dropEmpties, "Without the members that are \"\", [] or {}; elements stay");
  app.add_flag("--drop-nulls", options.dropNulls, "Without the members that are null; elements stay");
  auto* ascii = app.add_flag("--ascii", options.asciiOnly, "Everything beyond ASCII as \\uxxxx");
  auto* html = app.add_flag("--html", options.htmlSafe, "< > & and U+2028, U+2029 as \\uxxxx");
  auto* slash = app.add_flag("--escape-slash", options.escapeSlash, "/ as \\/");
  auto* del = app.add_flag("--escape-del", options.escapeDel, "DEL as \\u007f");
  auto* c1 = app.add_flag("--escape-c1", options.escapeC1, "U+0080 to U+009F as \\u0080 to \\u009f");
  auto* upper = app.add_flag("--upper-case-hex", options.upperCaseHex, "\\u001F in place of \\u001f");
  auto* integers =
      declareChoice<bytepress::IntegerStyle>(app, "--integers", options.integers,
                                             {{"numbers", bytepress::IntegerStyle::numbers},
                                              {"unsafe-as-string", bytepress::IntegerStyle::unsafeAsString},
                                              {"string", bytepress::IntegerStyle::string}},
                                             "Which integers stand in quotes: none, those beyond 2^53 - 1, all");
  auto* canonical = app.add_flag("--canonical", options.canonical, "RFC 8785, for signing and hashing");
  app.add_flag("--ndjson", request.lines, "One document in each line, printed on one line whatever the indent");
  app.add_option("-o,--output", request.output, "File to write; without it standard output");
  app.add_option("file", request.input, "File to read; without it, or -, standard input");
  for (auto* other : {indent, tab}) {
    compact->excludes(other);
    canonical->excludes(other);
  }
  for (auto* other : {ascii, html, slash, del, c1, upper, integers}) canonical->excludes(other);
  app.set_version_flag("--version", "bytepress " BYTEPRESS_VERSION);
}

int complain(const std::string& what) {
  std::fprintf(stderr, "bytepress: %s\n", what.c_str());
  return 1;
}

int run(const Request& request) {
  std::string text;
  const std::string name = request.input == "-" ? "standard input" : request.input;
  if (!bytepress::tool::readAll(request.input, text)) return complain(name + ": " + std::strerror(errno));
  ByteBuffer out;
  const auto problem = request.lines ? bytepress::tool::reprintLines(text, request.options, out)
                                     : bytepress::tool::reprint(text, request.options, out);
  if (problem) return complain(name + ": " + *problem);
  if (!bytepress::tool::writeAll(request.output, out.view())) {
    return complain((request.output == "-" ? "standard output" : request.output) + ": " + std::strerror(errno));
  }
  return 0;
}

}  // namespace

int main(int count, char** words) {
  Request request;
  CLI::App app("Reads JSON and prints it again.", "bytepress");
  declare(app, request);
  try {
    app.parse(count, words);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? 0 : 2;
  }
  if (request.lines) {
    request.options.indent = 0;
    request.options.indentWithTab = false;
  }
  try {
    return run(request);
  } catch (const std::exception& error) {
    return complain(error.what());
  }
}
