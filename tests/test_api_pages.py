"""The API pages leave out what has no docstring, so everything public that they name has one."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import cornerwise
from cornerwise import envs

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
SHOWN = sorted(
    {name for page in (ROOT / "docs" / "api").glob("*.md") for name in re.findall("(?m)^::: (.+)", page.read_text())}
)
"""What the pages show: modules, and some names of modules."""
Definition = ast.FunctionDef | ast.ClassDef


@cache
def read_module(name: str) -> ast.Module | None:
    path = SOURCE.joinpath(*name.split("."))
    found = next((file for file in (path / "__init__.py", path.with_suffix(".py")) if file.exists()), None)
    return ast.parse(found.read_text(encoding="utf-8")) if found else None


def definitions(body: list[ast.stmt]) -> Iterator[Definition]:
    """The functions and classes of a module or class; of a function with overloads the one that does it."""
    for node in body:
        if isinstance(node, Definition) and "overload" not in map(ast.unparse, node.decorator_list):
            yield node


def imported(module: ast.Module) -> dict[str, str]:
    """What a module imports by name, and from where."""
    nodes = [node for node in ast.walk(module) if isinstance(node, ast.ImportFrom)]
    return {alias.asname or alias.name: str(node.module) for node in nodes for alias in node.names}


def exported(module: ast.Module) -> list[str]:
    """The names of `__all__`."""
    for node in module.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            return list(ast.literal_eval(node.value))
    return []


def find(module: str, name: str) -> tuple[str, Definition] | None:
    """A class or function by its name, wherever the module has it from; None for anything else."""
    tree = read_module(module)
    if tree is None:
        return None
    for node in definitions(tree.body):
        if node.name == name:
            return module, node
    origin = imported(tree).get(name)
    return find(origin, name) if origin else None


def shown(name: str) -> Iterator[tuple[str, str, Definition]]:
    """Everything that a page shows below a name: its path, its module and itself."""
    module = read_module(name)
    if module is None:
        parent, _, own = name.rpartition(".")
        found = find(parent, own)
        assert found is not None, f"there is no {name}"
        tops = [found]
    else:
        names = exported(module) or [node.name for node in definitions(module.body) if not node.name.startswith("_")]
        tops = [found for own in names if (found := find(name, own))]
    for origin, node in tops:
        yield f"{origin}.{node.name}", origin, node
        if isinstance(node, ast.ClassDef):
            for member in definitions(node.body):
                if not member.name.startswith("_"):
                    yield f"{origin}.{node.name}.{member.name}", origin, member


def inherited(path: str) -> bool:
    """Whether a class that is derived from has told what a method does."""
    owner, _, name = path.rpartition(".")
    module, _, cls = owner.rpartition(".")
    found = find(module, cls)
    if found is None or not isinstance(found[1], ast.ClassDef):
        return False
    bases = [ast.unparse(base).partition("[")[0] for base in found[1].bases]
    for base in bases:
        above = find(found[0], base)
        if above is None or not isinstance(above[1], ast.ClassDef):
            continue
        if any(node.name == name and ast.get_docstring(node) for node in definitions(above[1].body)):
            return True
        if inherited(f"{above[0]}.{base}.{name}"):
            return True
    return False


@pytest.mark.parametrize("name", SHOWN)
def test_what_the_pages_show_has_a_docstring(name: str) -> None:
    module = read_module(name)
    assert module is None or ast.get_docstring(module)
    bare = [path for path, _, node in shown(name) if not (ast.get_docstring(node) or inherited(path))]
    assert bare == []


def test_every_public_package_has_a_page() -> None:
    for package in cornerwise._PACKAGES:
        assert any(name.startswith(f"cornerwise.{package}") for name in SHOWN), package
    for module in envs._MODULES:
        assert any(name.startswith(f"cornerwise.envs.{module}") for name in SHOWN), module
