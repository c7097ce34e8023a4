// SPDX-License-Identifier: BSL-1.0
#include "tool.hpp"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <fstream>
#include <iterator>
#include <vector>

#include "printed.hpp"

extern char** environ;

namespace cases {

namespace {

std::string contents(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  return std::string(std::istreambuf_iterator<char>(in), {});
}

void addFlag(std::vector<std::string>& words, std::string_view name) {
  if (name == "compact") return words.push_back("--compact");
  if (name == "tab") return words.push_back("--tab");
  if (name == "sorted") return words.push_back("--sort-keys");
  if (name == "ascii") return words.push_back("--ascii");
  if (name == "html") return words.push_back("--html");
  if (name == "dropnull") return words.push_back("--drop-nulls");
  if (name == "canonical") return words.push_back("--canonical");
  if (name == "ndjson") return words.push_back("--ndjson");
  words.push_back("--indent");
  words.push_back(name == "pretty4" || name == "indent4" ? "4" : "2");
}

// The exit code, or -1.
int spawn(std::vector<std::string>& words, const std::string& in, const std::string& out, const std::string& err) {
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_addopen(&files, 0, in.c_str(), O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&files, 1, out.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0666);
  posix_spawn_file_actions_addopen(&files, 2, err.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0666);
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  pid_t child = 0;
  int status = 0;
  const bool ran = posix_spawn(&child, words[0].c_str(), &files, nullptr, arguments.data(), environ) == 0 &&
                   waitpid(child, &status, 0) == child;
  posix_spawn_file_actions_destroy(&files);
  return ran && WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

}  // namespace

std::string ToolRun::result() const {
  if (exit == 0) return message.empty() ? output : "exit 0 with a message: " + message;
  if (exit < 0) return "killed, or not run";
  if (!output.empty()) return "refused, but printed " + output;
  return message.empty() ? "refused without a message" : std::string(kError);
}

ToolRun runTool(const Suite& suite, std::string_view options, const std::string& input) {
  std::vector<std::string> words{suite.tool()};
  while (!options.empty()) {
    const std::size_t end = std::min(options.find('+'), options.size());
    addFlag(words, options.substr(0, end));
    options.remove_prefix(std::min(end + 1, options.size()));
  }
  const std::string in = suite.scratch("tool.in"), out = suite.scratch("tool.out"), err = suite.scratch("tool.err");
  std::ofstream(in, std::ios::binary) << input;
  ToolRun run;
  run.exit = spawn(words, in, out, err);
  run.output = contents(out);
  run.message = contents(err);
  return run;
}

}  // namespace cases
