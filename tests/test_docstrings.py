"""Examples in docstrings do what they say."""

import ast
import doctest
from importlib import import_module
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src"
OPTIONAL = {"cornerwise.envs.openspiel": "pyspiel"}
"""Modules with examples, and the package they need that not every environment has."""


def _module(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")


MODULES = sorted(
    _module(path) for path in SOURCE.rglob("*.py") if "\n>>> " in path.read_text() or "    >>> " in path.read_text()
)


@pytest.mark.parametrize("name", MODULES)
def test_examples(name: str) -> None:
    if name in OPTIONAL:
        pytest.importorskip(OPTIONAL[name])
    done = doctest.testmod(import_module(name))
    assert done.attempted and not done.failed


def test_docstrings_name_people_by_what_they_are() -> None:
    """A player, the caller, an author: "whoever" leaves the reader to guess."""
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
                assert "whoever" not in str(node.value.value).lower(), f"{path.relative_to(SOURCE)}:{node.lineno}"
