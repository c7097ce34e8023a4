# SPDX-License-Identifier: BSL-1.0
"""summary.py TESTLOG.json: prints "N passed, N failed" for a run of `meson test`.

Counts doctest's test cases; a test that is no doctest program, and one that ended before doctest could
sum up, counts as one. Exits with 1 if anything failed.
"""
import json
import re
import sys

CASES = re.compile(r"\[doctest\] test cases: +\d+ \| +(\d+) passed \| +(\d+) failed")


def count(test):
    """(passed, failed) of one line of the log."""
    ok = test["result"] in ("OK", "EXPECTEDFAIL")
    cases = CASES.search(test.get("stdout") or "")
    if cases is None:
        return (1, 0) if ok else (0, 1)
    passed, failed = int(cases[1]), int(cases[2])
    return passed, failed if ok else max(failed, 1)


def main(path):
    with open(path, encoding="utf-8") as log:
        counts = [count(json.loads(line)) for line in log if line.strip()]
    passed, failed = sum(c[0] for c in counts), sum(c[1] for c in counts)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not counts else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
