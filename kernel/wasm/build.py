"""Compiles the kernel to WebAssembly with the clang of the PyPI package `ziglang`, for `make wasm`.

    python kernel/wasm/build.py FOLDER

Only what has changed is compiled again. docs/browser-kernel.md says why this compiler.
"""

import subprocess
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from os import cpu_count
from pathlib import Path
from typing import NamedTuple

KERNEL = Path(__file__).parent.parent
COMPILER = [sys.executable, "-m", "ziglang", "c++", "-target", "wasm32-wasi"]
# No exceptions and no threads there: kernel/fault.hpp. Sums of products are rounded as everywhere else.
FLAGS = [
    *("-std=c++20", "-msimd128", "-ffp-contract=off", "-fno-exceptions", "-fno-rtti"),
    *("-DCORNERWISE_ONLY_PLAYS", "-Wall", "-Wextra", "-Wno-psabi"),
]
LINK = ["-O3", "-mexec-model=reactor", "-s", "-Wl,--gc-sections"]
WIDTHS = (4, 8)
"""Words of a set of cells: the hot code once for each, as in CMakeLists.txt. No game has more than 512 cells."""
SHARED = (
    *("table", "net", "dispatch"),
    *(f"matching{part}" for part in ("", "_guess", "_sample", "_search", "_table", "_tree", "_worth")),
)


class Unit(NamedTuple):
    """What is compiled at a time: what runs hot for speed, what is called once for size."""

    source: Path
    name: str
    flags: tuple[str, ...]
    headers: str
    """A hash of all headers that it may include."""


def main(folder: Path) -> None:
    objects = folder / "objects"
    objects.mkdir(parents=True, exist_ok=True)
    own = KERNEL / "wasm"
    below = _digest(sorted(KERNEL.glob("*.hpp")), str(FLAGS))
    above = _digest(sorted(own.glob("*.hpp")), below)
    units = [Unit(KERNEL / f"{name}.cpp", name, ("-O3",), below) for name in SHARED]
    units += [Unit(source, f"own_{source.stem}", ("-Os",), above) for source in sorted(own.glob("*.cpp"))]
    for width in WIDTHS:
        flags = ("-O3", f"-DCORNERWISE_ARCH=portable_{width}", f"-DCORNERWISE_WORDS={width}")
        units.append(Unit(KERNEL / "placing.cpp", f"hot_{width}", flags, below))
    made: list[Path] = []

    def compile_unit(unit: Unit) -> None:
        # Named by what went into it, so that nothing old is ever taken.
        target = objects / f"{unit.name}-{_digest([unit.source], unit.headers + str(unit.flags))[:16]}.o"
        made.append(target)
        if target.exists():
            return
        for old in objects.glob(f"{unit.name}-*.o"):
            old.unlink()
        part = target.with_suffix(".part")
        subprocess.run([*COMPILER, *FLAGS, *unit.flags, "-c", str(unit.source), "-o", str(part)], check=True)
        part.rename(target)

    with ThreadPoolExecutor(cpu_count()) as pool:
        list(pool.map(compile_unit, units))
    subprocess.run([*COMPILER, *LINK, *map(str, sorted(made)), "-o", str(folder / "cornerwise.wasm")], check=True)


def _digest(files: Iterable[Path], more: str = "") -> str:
    digest = sha256(more.encode())
    for file in files:
        digest.update(file.read_bytes())
    return digest.hexdigest()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
