# SPDX-License-Identifier: BSL-1.0
"""validate.py PROGRAM: python3-jsonschema judges what bytepress prints.

PROGRAM prints what tests/schema/documents.cpp says. Every schema has to be one, every document has to validate
against its schema, and no wrong one may. Wrong are also documents that are objects with a member that no schema names, and those
without one that the schema requires.
"""
import json
import subprocess
import sys

from jsonschema import Draft202012Validator


def broken(document, schema):
    """Documents that must not validate, made from one that does."""
    if not isinstance(document, dict) or schema.get("additionalProperties", True) is not False:
        return
    yield {**document, "no such key": 1}
    for key in schema.get("required", ()):
        yield {name: value for name, value in document.items() if name != key}


def faults(text):
    case = json.loads(text)
    schema = case["schema"]
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema, format_checker=Draft202012Validator.FORMAT_CHECKER)
    wrong = list(case["wrong"])
    for document in case["documents"]:
        for error in validator.iter_errors(document):
            yield f"{case['name']}: {error.json_path}: {error.message}"
        wrong += broken(document, schema)
    for document in wrong:
        if validator.is_valid(document):
            yield f"{case['name']}: must not validate: {json.dumps(document)[:200]}"


def main(program):
    printed = subprocess.run([program], check=True, capture_output=True, timeout=100).stdout.decode()
    cases = printed.split("\x1e")[1:]
    found = [fault for case in cases for fault in faults(case)]
    print("\n".join(found))
    print(f"{len(cases)} schemas, {len(found)} faults")
    return 1 if found or len(cases) < 100 else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
