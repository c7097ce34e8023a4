# SPDX-License-Identifier: BSL-1.0
"""layers_test.py ROOT: reads the #include lines and fails on an arrow that points up.

The folder is the layer. A file may include its own layer, what LAYERS allows for it, and among these only
what its "May include:" comment names or these may include. It also has to stand in a meson.build, so that nothing is left
out of the build by mistake.
"""
import re
import sys
from pathlib import Path

# layer: the layers below it that it may include. "print" is print.hpp and bytepress.hpp, "bound" are the
# other headers beside them, which bind an adapter to a format, or a library or a use to printing.
LAYERS = {
    "base": set(),
    "buffer": {"base"},
    "text": {"base"},
    "walk": {"base"},
    "json": {"base", "buffer", "text", "walk"},
    "record": {"base", "buffer", "text", "walk"},
    "avro": {"base", "buffer", "text", "walk", "json"},
    "schema": {"base", "walk", "json"},
    "adapt": {"base", "walk"},
    "print": {"base", "buffer", "walk", "json"},
    "bound": {"base", "buffer", "walk", "json", "schema", "adapt", "print"},
    "http": {"print", "base", "buffer"},
    "stream": {"print", "base", "buffer"},
    "tool": {"base", "buffer", "text", "walk", "json", "record", "avro", "adapt", "print"},
}

# What a layer, or the files of it that begin so, may include besides the standard library and the system's headers.
FOREIGN = {
    "walk": ("boost/describe", "boost/mp11"),
    "record": ("boost/describe", "boost/mp11"),
    "schema": ("boost/mp11",),
    "fmt": ("fmt/",),
    "avro/deflate": ("zlib.h",),
    "avro/schema": ("boost/mp11",),
    "avro/snappy": ("snappy-c.h",),
    "avro/zstandard": ("zstd.h",),
    "adapt/boost_json": ("boost/json", "boost/system"),
    "adapt/nlohmann": ("nlohmann/",),
    "adapt/rapidjson": ("rapidjson/",),
    "adapt/simdjson": ("simdjson",),
    "rapidjson": ("rapidjson/",),
    "tool": ("CLI/", "simdjson"),
}

INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]', re.M)
MAY_INCLUDE = re.compile(r"^// May include: ((?:.*\n)(?://  ?\S.*\n)*)", re.M)
# <vector>, <stdio.h>, <sys/uio.h>: names without a folder, or with one that only systems have.
STANDARD = re.compile(r"[a-z_0-9]+|[a-z_0-9]*(intrin|neon|unistd|fcntl|errno|stdio|fenv)\.h|sys/\w+\.h")


def layer_of(path):
    """"walk" for bytepress/walk/x.hpp; "print" for bytepress/print.hpp."""
    parts = path.split("/")
    if len(parts) == 3:
        return parts[1]
    return "print" if parts[1] in ("print.hpp", "bytepress.hpp") else "bound"


def faults(path, text):
    """What is wrong with the includes of include/<path> or src/<path>, as sentences."""
    layer = layer_of(path)
    if layer not in LAYERS:
        return [f"{layer} is no layer"]
    allowed = tuple(name for start, names in FOREIGN.items() if path.startswith("bytepress/" + start) for name in names)
    comment = MAY_INCLUDE.search(text)
    if comment is None and path.endswith(".hpp"):
        return ['has no "May include:" comment']
    named = {"base", *re.findall(r"\w+", comment[1])} if comment else LAYERS[layer]
    named = named.union(*(LAYERS.get(name, ()) for name in named))
    found = []
    for kind, name in INCLUDE.findall(text):
        if name.startswith("bytepress/"):
            below = layer_of(name)
            if below != layer and below not in LAYERS[layer]:
                found.append(f"{layer} must not know {name}")
            elif below != layer and below not in named:
                found.append(f'includes {name}, which its "May include:" does not name')
        elif kind == '"':  # private, in src/: "x.hpp" or "text/x.hpp"
            below = name.split("/")[0] if "/" in name else layer
            if below != layer and below not in LAYERS[layer]:
                found.append(f"{layer} must not know {name}")
        elif not STANDARD.fullmatch(name) and not name.startswith(allowed):
            found.append(f"{layer} must not know <{name}>")
    return found


def unlisted(root):
    """Sources, headers and tests that no meson.build names."""
    for top, pattern in (("include", "*.hpp"), ("src", "*.cpp"), ("tests", "*_test.cpp")):
        listed = "".join(p.read_text() for p in (root / top).rglob("meson.build"))
        for path in (root / top).rglob(pattern):
            name = path.relative_to(root / top).as_posix()
            if f"'{name}'" not in listed and f"'{path.name}'" not in listed:
                yield f"{top}/{name}: no meson.build names it"


def check_self():
    """The check itself finds what it is for."""
    head = "// May include: base, walk, Boost.Describe.\n"
    good = head + "#include <vector>\n#include <boost/describe/class.hpp>\n#include \"bytepress/base/a.hpp\"\n"
    assert faults("bytepress/walk/x.hpp", good) == []
    assert faults("bytepress/walk/x.hpp", head + '#include "bytepress/json/a.hpp"\n')
    assert faults("bytepress/walk/x.hpp", head + "#include <rapidjson/document.h>\n")
    assert faults("bytepress/text/x.hpp", head + '#include "bytepress/walk/a.hpp"\n')
    assert faults("bytepress/adapt/simdjson.hpp", head + "#include <rapidjson/document.h>\n")
    assert faults("bytepress/json/x.hpp", head + '#include "bytepress/text/a.hpp"\n')
    assert faults("bytepress/walk/x.hpp", "#include <vector>\n")


def main(root):
    check_self()
    wrong = list(unlisted(root))
    for top in ("include", "src"):
        for path in sorted((root / top).rglob("*.[hc]pp")):
            name = path.relative_to(root / top).as_posix()
            inside = name if top == "include" else "bytepress/" + name
            wrong += [f"{top}/{name}: {fault}" for fault in faults(inside, path.read_text())]
    print("\n".join(wrong) or "every include points down")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
