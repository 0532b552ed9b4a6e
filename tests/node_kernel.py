"""The kernel in WebAssembly, run by node: for tests that compare it with Python."""

import json
import shutil
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
BUILT = ROOT / "build" / "wasm"


class KernelRefused(Exception):
    def __init__(self, refused: dict[str, Any]) -> None:
        super().__init__(refused["message"])
        self.code, self.message, self.details = refused["code"], refused["message"], refused["details"]


class NodeKernel:
    """One process; the last game that was loaded is asked."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            ["node", str(ROOT / "web/scripts/kernel_node.mjs"), str(BUILT)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    @property
    def process_id(self) -> int:
        return self._process.pid

    def load(self, variant: str, options: dict[str, Any] | None = None, rules: int | None = None) -> None:
        self._ask({"load": variant, "options": options or {}} | ({} if rules is None else {"rules": rules}))

    def call(self, name: str, *given: Any, **more: Any) -> Any:
        return self._ask({"call": name, "with": list(given), **more})

    def _ask(self, question: dict[str, Any]) -> Any:
        assert self._process.stdin and self._process.stdout
        self._process.stdin.write(json.dumps(question) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        assert line, "node ended"
        told = json.loads(line)
        if "refused" in told:
            raise KernelRefused(told["refused"])
        return told["answer"]


@cache
def node_kernel() -> NodeKernel:
    """One for all tests; they are skipped where the kernel was not built or there is no node."""
    if not (BUILT / "cornerwise.wasm").exists() or not shutil.which("node"):
        pytest.skip("the kernel was not compiled to WebAssembly (make wasm)")
    return NodeKernel()
