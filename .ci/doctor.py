"""Says what this machine lacks to build, play, test and release: `make doctor`. Needs nothing but Python itself."""

import re
import shutil
import subprocess
import sys
import sysconfig
from glob import glob
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple


class Need(NamedTuple):
    """A program, the oldest version that does, and what it is for."""

    names: tuple[str, ...]
    purpose: str
    required: bool = True
    oldest: tuple[int, ...] = ()
    package: str = ""
    """Of Debian and Ubuntu, if it is named otherwise."""


NEEDS = (
    Need(("make",), "all commands", oldest=(4,)),
    Need(("git",), "the sources"),
    Need(("g++", "clang++", "c++"), "the kernel", oldest=(12,)),
    Need(("node",), "the web client", oldest=(20,), package="nodejs"),
    Need(("npm",), "the web client"),
    Need(("chromium", "google-chrome", "chrome"), "tests in a browser", required=False, package="chromium"),
    Need(("redis-server",), "tests of several server processes", required=False),
    Need(("initdb", "/usr/lib/postgresql/*/bin/initdb"), "tests with PostgreSQL", required=False, package="postgresql"),
    Need(("ccache",), "faster builds of the kernel", required=False),
    Need(("docker", "podman"), "the container image", required=False, package="podman"),
)
OLDEST_PYTHON = (3, 11)
# Parts of Python that Debian and Ubuntu have apart.
VENV = Need(("ensurepip",), "the environment in .venv", package="python3-venv")
DEV = Need(("Python.h",), "the kernel", package="python3-dev")
HEADERS = Path(sysconfig.get_path("include"), "Python.h")


def found(need: Need) -> str | None:
    return next((path for name in need.names for path in [shutil.which(name), *glob(name)] if path), None)


def version(path: str) -> tuple[int, ...]:
    told = subprocess.run([path, "--version"], capture_output=True, text=True, check=False).stdout
    number = re.search(r"\d+(\.\d+)+", told)
    return tuple(map(int, number[0].split("."))) if number else ()


def dotted(numbers: tuple[int, ...]) -> str:
    return ".".join(map(str, numbers))


def main() -> int:
    missing: list[Need] = []
    lines = [("ok", "python", dotted(sys.version_info[:3]), "everything")]
    if sys.version_info < OLDEST_PYTHON:
        lines[0] = ("OLD", "python", f"{dotted(sys.version_info[:3])}, needs {dotted(OLDEST_PYTHON)}", "everything")
    for need, there in ((VENV, find_spec("ensurepip") is not None), (DEV, HEADERS.exists())):
        if not there:
            missing.append(need)
        lines.append(("ok" if there else "MISSING", need.names[0], "" if there else "not found", need.purpose))
    for need in NEEDS:
        path = found(need)
        has = version(path) if path and need.oldest else ()
        old = bool(has) and has < need.oldest
        if not path:
            missing.append(need)
        state = "ok" if path and not old else "OLD" if old else "MISSING" if need.required else "optional"
        text = f"{dotted(has)}, needs {dotted(need.oldest)}" if old else dotted(has) if has else path or "not found"
        lines.append((state, need.names[0], text, need.purpose))
    for state, name, text, purpose in lines:
        print(f"{state:9}{name:14}{text:34}{purpose}")
    if missing and shutil.which("apt-get"):
        print("\nTo install all of these:  apt-get install", *(need.package or need.names[0] for need in missing))
    bad = any(state in ("MISSING", "OLD") for state, *_ in lines)
    print("\nThis machine cannot build everything yet." if bad else "\nThis machine can build and play everything.")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
