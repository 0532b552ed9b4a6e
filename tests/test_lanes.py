"""The sums of small nets on processors that this machine does not have: compiled for them, and run by an emulator."""

import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

SOURCE = Path(__file__).with_name("lanes.cpp")
EMULATOR = shutil.which("qemu-aarch64-static") or shutil.which("qemu-aarch64")


@pytest.mark.skipif(not EMULATOR or not find_spec("ziglang"), reason="needs ziglang and qemu-user-static")
def test_neon(tmp_path: Path) -> None:
    program = tmp_path / "lanes"
    command = [sys.executable, "-m", "ziglang", "c++", "-target", "aarch64-linux-musl", "-nostdlib++", "-std=c++20"]
    command += ["-O2", "-Wall", "-Wextra", "-Werror", "-DCORNERWISE_ARCH=tested", str(SOURCE), "-o", str(program)]
    subprocess.run(command, check=True)
    assert EMULATOR
    for processor, products in (("cortex-a53", "plain"), ("max", "fused")):
        run = subprocess.run([EMULATOR, "-cpu", processor, str(program)], capture_output=True, text=True, check=False)
        assert (run.returncode, run.stdout) == (0, f"4 lanes, {products}\n")
