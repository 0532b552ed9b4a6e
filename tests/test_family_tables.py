"""Code above the rules works for every game: what differs by family is looked up in one table for each layer."""

import ast
from collections.abc import Iterator
from pathlib import Path

from test_layers import SOURCE

FAMILY_TYPES = {
    f"{family}{kind}" for family in ("Placing", "Matching") for kind in ("Variant", "Position", "View", "Spec", "Core")
}
NARROWING = {"games/placing_variant.py", "rules/placing_position.py"}
"""Where `need_placing` and `need_placing_position` refuse other games."""
TABLE_TYPE = "games/variant.py"
"""Where `ByFamily` itself looks at a family."""


def modules() -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(SOURCE.rglob("*.py")):
        yield str(path.relative_to(SOURCE)), ast.parse(path.read_text())


def asks_by_type(node: ast.AST) -> bool:
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("isinstance", "type")):
        return False
    return any(isinstance(name, ast.Name) and name.id in FAMILY_TYPES for name in ast.walk(node))


def test_no_module_asks_for_a_family_by_type() -> None:
    found = [
        f"{name}:{node.lineno}"
        for name, module in modules()
        for node in ast.walk(module)
        if isinstance(node, ast.Call) and asks_by_type(node) and name not in NARROWING
    ]
    assert not found


def test_only_games_name_their_family() -> None:
    found = [
        f"{name}:{node.lineno}"
        for name, module in modules()
        for node in ast.walk(module)
        if isinstance(node, ast.ImportFrom) and any(alias.name == "Family" for alias in node.names)
        if not name.startswith("games/") and name not in NARROWING
    ]
    assert not found


def test_a_layer_has_at_most_one_table() -> None:
    tables: dict[str, list[str]] = {}
    for name, module in modules():
        if name == TABLE_TYPE:
            continue
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and "ByFamily" in ast.dump(node.func):
                tables.setdefault(Path(name).parts[0], []).append(f"{name}:{node.lineno}")
    assert tables  # or this test looks for the wrong thing
    assert not [places for places in tables.values() if len(places) > 1]
