"""The list of all modules in docs/modules.md and the map in CONTRIBUTING.md, made from the sources.

`python tests/modules_page.py` writes both.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from test_layers import ORDER

ROOT = Path(__file__).parent.parent
MAP_PAGE = ROOT / "CONTRIBUTING.md"
MODULES_PAGE = ROOT / "docs" / "modules.md"
PACKAGE = ROOT / "src" / "cornerwise"
FOLDERS = {
    "geometry": "cells, boards and pieces",
    "games": "every game, as data",
    "rules": "positions, moves and scores; readable reference and kernel side by side",
    "records": "games and designs as files",
    "locales": "all texts in all languages",
    "rulebook": "the rules of every game as pages of text and pictures",
    "solo": "solver for the solo games",
    "puzzles": "positions with one best move: found, proven, graded; the collection",
    "explorer": "what was played in a position, in many games",
    "tournaments": "formats, pairings and standings of tournaments",
    "drawing": "positions as text and SVG",
    "nets": "trained nets as files",
    "engine": "computer players, analysis, GTP and the arena",
    "notebook": "games to play in a notebook",
    "training": "self-play and training of nets (PyTorch)",
    "envs": "environments for PettingZoo, Gymnasium and OpenSpiel",
    "server": "matches between people and engines over HTTP and WebSockets",
    "bench": "benchmarks of the promised figures",
    "terminal": "the terminal game",
    "commands": "one module per command",
}
KERNEL = f"{'kernel/':<26}the same rules and the search on bit sets, in C++20; knows no game by name"
BROWSER = "the kernel for the browser: games out of data, answers as JSON (docs/browser-kernel.md)"
REST = """\
tests/                    test_<module>.py, and
  rules/                  one test for every clause of the rules
  perft/                  counted game trees as data, with their source
  playthroughs/           one golden game for every variant
  fixtures/               whole games refereed elsewhere
  server/                 the server and the people at it
  e2e/                    whole games in a browser
  fuzz/                   hostile input
web/                      the client (docs/web.md)
bench/                    what the figures are and what bounds them
requirements/             the hashes of all packages that are installed (`make hashes`)
examples/                 programs to start from
backend/                  how packages are built
teachers/                 large nets that only teach small ones
docs/                     a page per noun; games/ has one per game"""


def first_sentence(path: Path) -> str:
    text = path.read_text()
    if path.suffix == ".py":
        about = ast.get_docstring(ast.parse(text)) or ""
    else:
        comment = re.match(r"(//[^\n]*\n)+", text)
        about = re.sub(r"(?m)^// ?", "", comment[0]) if comment else ""
    paragraph = " ".join(about.split("\n\n")[0].split())
    return re.split(r"(?<=\.) ", paragraph)[0].rstrip(".")


def line(depth: int, path: Path) -> str:
    name = "  " * depth + path.name
    return f"{name:<26}{first_sentence(path)}"


def modules(folder: Path, depth: int) -> Iterator[str]:
    """The modules of a folder, and after them its folders, which say themselves what they are."""
    yield from (line(depth, path) for path in sorted(folder.glob("[!_]*.py")))
    for inner in sorted(path.parent for path in folder.glob("*/__init__.py")):
        name = "  " * depth + inner.name + "/"
        yield f"{name:<26}{first_sentence(inner / '__init__.py')}"
        yield from modules(inner, depth + 1)


def package(whole: bool) -> Iterator[str]:
    """Its folders, lowest layer first, and what is in them."""
    yield "src/cornerwise/"
    for part in ORDER:
        if (module := PACKAGE / f"{part}.py").exists():
            yield line(1, module)
        elif (PACKAGE / part).is_dir():
            yield f"  {part + '/':<24}{FOLDERS[part]}"
            if whole:
                yield from modules(PACKAGE / part, 2)
    yield KERNEL


def tree() -> Iterator[str]:
    yield from package(whole=True)
    yield from (line(1, path) for path in sorted((ROOT / "kernel").glob("*.?pp")))
    yield f"  {'wasm/':<24}{BROWSER}"
    yield from (line(2, path) for path in sorted((ROOT / "kernel" / "wasm").glob("*.*")))


def map_lines() -> Iterator[str]:
    yield from package(whole=False)
    yield f"  {'wasm/':<24}{BROWSER}"
    yield REST


def with_block(text: str, lines: Iterator[str]) -> str:
    """The text with its first block of code made anew."""
    before, _, after = text.split("```", 2)
    return before + "```\n" + "\n".join(lines) + "\n```" + after


def pages() -> dict[Path, str]:
    """Both pages as they should be."""
    return {
        MAP_PAGE: with_block(MAP_PAGE.read_text(), map_lines()),
        MODULES_PAGE: with_block(MODULES_PAGE.read_text(), tree()),
    }


if __name__ == "__main__":
    for page, text in pages().items():
        page.write_text(text)
