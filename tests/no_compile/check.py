# SPDX-License-Identifier: BSL-1.0
"""check.py FILE... -- COMPILER...: none of the files compiles, each for the reason that it states.

A file has a line `// expects: TEXT`; TEXT has to be in what the compiler says. It may have a line
`// flags: …`. A file with `// compiles` is the control: it must compile, or the others prove nothing.
"""
import re
import subprocess
import sys
from pathlib import Path


def directive(name, text):
    found = re.search(rf"^// {name}: (.*)$", text, re.M)
    return found[1].strip() if found else None


def fault(path, compiler):
    """What is wrong with a case, or None."""
    text = Path(path).read_text()
    flags = (directive("flags", text) or "").split()
    run = subprocess.run([*compiler, *flags, "-fsyntax-only", path], capture_output=True, text=True, timeout=120)
    if re.search(r"^// compiles$", text, re.M):
        return None if run.returncode == 0 else "must compile, but:\n" + run.stderr
    expected = directive("expects", text)
    if expected is None:
        return "has no `// expects:`"
    if run.returncode == 0:
        return "compiles, but must not"
    if expected not in " ".join(run.stderr.split()):
        return f"fails, but not with {expected!r}:\n{run.stderr}"
    return None


def main(arguments):
    split = arguments.index("--")
    files, compiler = arguments[:split], arguments[split + 1:]
    failed = 0
    for path in files:
        wrong = fault(path, compiler)
        if wrong:
            failed += 1
            print(f"{path}: {wrong}")
    print(f"{len(files) - failed} of {len(files)} as expected")
    return 1 if failed or not files else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
