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

KERNEL = Path(__file__).parent.parent
COMPILER = [sys.executable, "-m", "ziglang", "c++", "-target", "wasm32-wasi"]
# No exceptions and no threads there: kernel/fault.hpp. Sums of products are rounded as everywhere else.
FLAGS = [
    *("-std=c++20", "-O3", "-msimd128", "-ffp-contract=off", "-fno-exceptions", "-fno-rtti"),
    *("-DCORNERWISE_ONLY_PLAYS", "-Wall", "-Wextra", "-Wno-psabi"),
]
LINK = ["-O3", "-mexec-model=reactor", "-s", "-Wl,--gc-sections"]
WIDTHS = (4, 8, 16)
"""Words of a set of cells: the hot code once for each, as in CMakeLists.txt."""
SHARED = (
    *("table", "net", "dispatch"),
    *(f"matching{part}" for part in ("", "_guess", "_sample", "_search", "_table", "_tree", "_worth")),
)


def main(folder: Path) -> None:
    objects = folder / "objects"
    objects.mkdir(parents=True, exist_ok=True)
    plain = [KERNEL / f"{name}.cpp" for name in SHARED] + sorted((KERNEL / "wasm").glob("*.cpp"))
    units = [(source, source.stem, []) for source in plain]
    units += [
        (KERNEL / "placing.cpp", f"placing_{width}", [f"-DCORNERWISE_ARCH=portable_{width}", f"-DCORNERWISE_WORDS={width}"])
        for width in WIDTHS
    ]
    headers = _digest(sorted([*KERNEL.glob("*.hpp"), *(KERNEL / "wasm").glob("*.hpp"), Path(__file__)]))
    made: list[Path] = []

    def compile_unit(unit: tuple[Path, str, list[str]]) -> None:
        source, name, more = unit
        # Named by what went into it, so that nothing old is ever taken.
        target = objects / f"{name}-{_digest([source])[:12]}{headers[:12]}.o"
        made.append(target)
        if target.exists():
            return
        for old in objects.glob(f"{name}-*.o"):
            old.unlink()
        part = target.with_suffix(".part")
        subprocess.run([*COMPILER, *FLAGS, *more, "-c", str(source), "-o", str(part)], check=True)
        part.rename(target)

    with ThreadPoolExecutor(cpu_count()) as pool:
        list(pool.map(compile_unit, units))
    subprocess.run([*COMPILER, *LINK, *map(str, sorted(made)), "-o", str(folder / "cornerwise.wasm")], check=True)


def _digest(files: Iterable[Path]) -> str:
    digest = sha256()
    for file in files:
        digest.update(file.read_bytes())
    return digest.hexdigest()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
