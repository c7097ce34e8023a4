# SPDX-License-Identifier: BSL-1.0
"""snippets.py [--write] ROOT PROGRAMS: are the snippets of the documents true?

Every block of C++ in a document comes from a program in docs/examples, which the build compiles; every output
shown comes from running it. ROOT is the source folder, PROGRAMS the folder with the built programs. In a
document

    <!-- snippet: targets.cpp buffer -->

is followed by the lines of docs/examples/targets.cpp between "// snippet: buffer" and "// end" as a block of C++
(without a name: the whole file), then, if the program prints a line "-- buffer", by what it prints
up to the next such line as a block of text; and

    <!-- table: formats.cpp reals -->

by what the program prints behind "-- reals" as it stands, and "output" instead of "table" by the same as a block
of text. Blocks that differ fail; with --write they are
replaced. A program that was not built, as its library is missing, is named, and its output believed. Files that a
document links to, and tests that it names, have to be there.
"""
import re
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

DOCUMENTS = ("README.md", "docs/guide.md", "docs/formats.md")  # that show code
LINKED = DOCUMENTS + ("docs/guarantees.md", "docs/architecture.md", "docs/performance.md", "CONTRIBUTING.md", "CHANGELOG.md")
MARK = re.compile(r"<!-- (snippet|table|output): (\w+)\.cpp ?([\w-]*) -->\n")
# What follows a mark; nothing where it is still to be written.
SHOWN = {
    "snippet": re.compile(r"(?:```cpp\n.*?^```\n(\n```text\n.*?^```\n)?)?", re.S | re.M),
    "table": re.compile(r"(?:\|.*\n)*"),
    "output": re.compile(r"(?:```text\n.*?^```\n)?", re.S | re.M),
}


def source(root, program, name):
    """The code of a snippet."""
    text = (root / "docs/examples" / (program + ".cpp")).read_text(encoding="utf-8")
    if not name:
        return text.split("\n", 1)[1]  # all but the line with the licence
    found = re.search(rf"^ *// snippet: {name}\n(.*?)^ *// end\n", text, re.S | re.M)
    if found is None:
        raise SystemExit(f"{program}.cpp has no snippet {name}")
    return dedent(found[1])


class Outputs:
    """What the programs print, each run once."""

    def __init__(self, programs):
        self.programs = programs
        self.missing = set()
        self.sections = {}

    def of(self, program, name):
        """The section of a program's output, "" if it has none; None if the program is missing."""
        if program not in self.sections:
            self.sections[program] = self.run(program)
        sections = self.sections[program]
        return None if sections is None else sections.get(name, "")

    def run(self, program):
        path = self.programs / program
        if not path.exists():
            self.missing.add(program)
            return None
        done = subprocess.run([path], capture_output=True, encoding="utf-8", timeout=60)
        if done.returncode != 0:
            raise SystemExit(f"{program} failed: {done.stderr}")
        parts = re.split(r"^-- ([\w-]+)\n", done.stdout, flags=re.M)
        return {"": parts[0]} | dict(zip(parts[1::2], parts[2::2]))


def wanted(kind, code, output, shown):
    """What has to follow a mark where `shown` is there now."""
    if output is not None:
        output = output if output.endswith("\n") else output + "\n"
    if kind == "snippet":
        block = f"```cpp\n{code}```\n"
        if output is None:
            return block + (shown[1] or "")
        return block + (f"\n```text\n{output}```\n" if output.strip() else "")
    if output is None:
        return shown[0]
    return output if kind == "table" else f"```text\n{output}```\n"


def refreshed(text, root, outputs):
    """The document as it should be."""
    result, at = "", 0
    for mark in MARK.finditer(text):
        kind, program, name = mark.groups()
        code = source(root, program, name) if kind == "snippet" else ""
        shown = SHOWN[kind].match(text, mark.end())
        result += text[at : mark.end()] + wanted(kind, code, outputs.of(program, name), shown)
        at = shown.end()
    return result + text[at:]


def dead_links(root):
    """Files that a document names and that are not there; tests are named in `backquotes` too."""
    for name in LINKED:
        text = re.sub(r"^```.*?^```", "", (root / name).read_text(encoding="utf-8"), flags=re.S | re.M)
        for target in re.findall(r"\]\((?!https?:|#)([^)#]+)", text):
            if not ((root / name).parent / target).exists():
                yield f"{name} links to {target}, which is not there"
        for target in re.findall(r"`(tests/[\w/]+\.(?:cpp|py))`", text):
            if not (root / target).exists():
                yield f"{name} names {target}, which is not there"


def first_difference(old, new):
    """Where two documents differ, as text."""
    for number, (before, after) in enumerate(zip(old.split("\n"), new.split("\n")), 1):
        if before != after:
            return f"line {number}:\n  there:     {before}\n  should be: {after}"
    return "its end"


def main(write, root, programs):
    outputs = Outputs(programs)
    wrong = 0
    for name in DOCUMENTS:
        path = root / name
        old = path.read_text(encoding="utf-8")
        unmarked = len(re.findall(r"^```cpp$", old, re.M)) - len(re.findall(r"^<!-- snippet:", old, re.M))
        new = refreshed(old, root, outputs)
        if write:
            path.write_text(new, encoding="utf-8")
        elif new != old:
            print(f"{name} differs at {first_difference(old, new)}")
            wrong += 1
        if unmarked > 0:
            print(f"{name}: {unmarked} blocks of C++ come from no program")
            wrong += 1
    for fault in dead_links(root):
        print(fault)
        wrong += 1
    for program in sorted(outputs.missing):
        print(f"{program} was not built: its output is not compared")
    print("the documents are not true" if wrong else "every snippet is compiled, and prints what is shown")
    return 1 if wrong else 0


if __name__ == "__main__":
    arguments = [argument for argument in sys.argv[1:] if argument != "--write"]
    sys.exit(main("--write" in sys.argv, Path(arguments[0]), Path(arguments[1])))
