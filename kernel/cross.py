"""Checks that the kernel compiles for other systems, with the clang of the PyPI package `ziglang`: `make cross`.

python kernel/cross.py [TARGET...]
"""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from os import cpu_count
from pathlib import Path
from tempfile import TemporaryDirectory

KERNEL = Path(__file__).parent
TARGETS = ("x86_64-windows-gnu", "aarch64-macos", "x86_64-macos", "aarch64-linux-gnu", "x86_64-linux-musl")
COMPILER = [sys.executable, "-m", "ziglang", "c++", "-std=c++20", "-Wall", "-Wextra", "-Wno-psabi", "-O0", "-c"]
HOT = KERNEL / "placing.cpp"
"""Compiled for a processor and a width of the sets of cells (CMakeLists.txt)."""
WIDTHS = (4, 8, 16)


def compiled(job: tuple[str, Path, list[str]]) -> bool:
    target, source, flags = job
    with TemporaryDirectory() as folder:  # the compiler cannot only look: it wants to write an object
        done = subprocess.run([*COMPILER, "-target", target, *flags, str(source), "-o", f"{folder}/o"], check=False)
    print(f"{target:20} {source.name:24} {' '.join(flags[:1]):36} {'FAILED' if done.returncode else 'ok'}", flush=True)
    return done.returncode == 0


def main(targets: list[str]) -> int:
    plain = [source for source in sorted(KERNEL.glob("*.cpp")) if source != HOT and not source.name.startswith("bind")]
    jobs: list[tuple[str, Path, list[str]]] = []
    for target in targets:
        jobs += [(target, source, []) for source in plain]
        jobs += [
            (target, HOT, [f"-DCORNERWISE_ARCH=portable_{width}", f"-DCORNERWISE_WORDS={width}"]) for width in WIDTHS
        ]
    with ThreadPoolExecutor(cpu_count()) as pool:
        return 0 if all(list(pool.map(compiled, jobs))) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or list(TARGETS)))
