"""The one-way layers of the design: each part imports only those listed before it."""

import ast
from collections.abc import Iterator
from pathlib import Path

import cornerwise

SOURCE = Path(cornerwise.__file__).parent
LIBRARY = ["_kernel", "lazy", "locales", "errors", "geometry", "games", "rules", "records", "drawing", "nets"]
PLAYING = ["solo", "rulebook", "engine", "puzzles", "explorer", "tournaments", "training", "envs"]
ABOVE = [*PLAYING, "server", "notebook", "bench", "terminal", "commands", "cli"]
ORDER = [*LIBRARY, *ABOVE]
ROOMS = [
    "base",
    "families",
    "match",
    "storage",
    "live",
    "engines",
    "people",
    "tournaments",
    "lobby",
    "explorer",
    "application",
    "http",
    "sockets",
    "openapi",
    "app",
    "run",
]
"""The parts of the server, lowest first."""
APART = ["bot"]
"""A client of the server that imports none of its parts."""


def imported(path: Path) -> Iterator[str]:
    """The parts of this package that a module imports, wherever in the module; its face as `__init__`."""
    for parts in imported_modules(path):
        yield parts[0] if parts and parts[0] in ORDER else "__init__"


def imported_modules(path: Path) -> Iterator[list[str]]:
    """What a module imports from this package, as paths below it."""
    for node in ast.walk(ast.parse(path.read_text())):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path.name} imports relatively"
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        for package, *parts in (name.split(".") for name in names):
            if package == "cornerwise":
                yield parts


def test_every_part_has_its_layer() -> None:
    parts = {path.stem for path in SOURCE.iterdir() if path.is_dir() or path.suffix == ".py"}
    assert parts - {"__init__", "__pycache__", "__main__", "web"} <= set(ORDER)


def test_imports_go_one_way() -> None:
    for path in sorted(SOURCE.rglob("*.py")):
        part = path.relative_to(SOURCE).parts[0].removesuffix(".py")
        if part in ORDER:  # the face of the package may import all
            allowed = ORDER[: ORDER.index(part) + 1] + ["__init__"] * (part in ABOVE)
            assert set(imported(path)) <= set(allowed), f"{path.relative_to(SOURCE)} imports upwards"


def test_the_rooms_of_the_server_import_one_way() -> None:
    server = SOURCE / "server"
    found = {path.stem for path in server.iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()}
    assert found == {*ROOMS, *APART, "__init__"}
    for path in sorted(server.rglob("*.py")):
        room = path.relative_to(server).parts[0].removesuffix(".py")
        allowed = ROOMS[: ROOMS.index(room) + 1] if room in ROOMS else []
        for package, *parts in imported_modules(path):
            if package == "server":
                assert parts[0] in allowed, f"{path.relative_to(server)} imports {parts[0]}"


def test_the_server_asks_for_a_family_in_one_room() -> None:
    server = SOURCE / "server"
    for path in sorted(server.rglob("*.py")):
        if path.relative_to(server).parts[0] != "families":
            for node in ast.walk(ast.parse(path.read_text())):
                asks = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "isinstance"
                names = {inner.id for inner in ast.walk(node) if isinstance(inner, ast.Name)} if asks else set()
                assert not any(name.startswith(("Placing", "Matching")) for name in names), path.name
                assert not (isinstance(node, ast.Name) and node.id == "ByFamily"), path.name


def test_only_one_module_of_the_terminal_tells_families_of_games_apart() -> None:
    kinds = ("Seated", "Placing", "Matching", "Board", "Tile", "Family")
    for path in sorted((SOURCE / "terminal").glob("*.py")):
        if path.name == "families.py":
            continue
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "isinstance":
                asked = {name.id for name in ast.walk(node.args[1]) if isinstance(name, ast.Name)}
                assert not {name for name in asked if name.startswith(kinds)}, path.name
            assert not (isinstance(node, ast.Attribute) and node.attr == "family"), path.name
        both = {"seated_board_game", "seated_tile_game"}
        assert not both <= {parts[1] for parts in imported_modules(path) if len(parts) > 1}, path.name
