"""The tree in CONTRIBUTING.md, made from the first sentence of every file: `python tests/contributing.py` writes it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from test_layers import ORDER

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "CONTRIBUTING.md"
PACKAGE = ROOT / "src" / "cornerwise"
FOLDERS = {
    "geometry": "what cells, boards and pieces are",
    "games": "every game, as data",
    "rules": "positions, moves and scores; readable reference and kernel side by side",
    "records": "games and designs as files",
    "locales": "all texts in all languages, and their check",
    "rulebook": "the rules of every game as pages of text and pictures",
    "solo": "the games for one, completed",
    "drawing": "positions as text and SVG",
    "nets": "trained nets, as files",
    "engine": "computer players, analysis, and their contests",
    "training": "nets that learn the games",
    "envs": "games to learn in, for other libraries",
    "server": "playing together",
    "bench": "what the project promises, measured",
    "terminal": "playing in a terminal",
    "commands": "one module per command",
}
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
examples/                 programs to start from
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


def tree() -> Iterator[str]:
    yield "src/cornerwise/"
    for part in ORDER:
        if (module := PACKAGE / f"{part}.py").exists():
            yield line(1, module)
        elif (PACKAGE / part).is_dir():
            yield f"  {part + '/':<24}{FOLDERS[part]}"
            yield from modules(PACKAGE / part, 2)
    yield f"{'kernel/':<26}the same rules on bit sets, in C++20; knows no game by name"
    yield from (line(1, path) for path in sorted((ROOT / "kernel").iterdir()))
    yield REST


def page(text: str) -> str:
    """The page with its tree made anew."""
    before, _, after = text.split("```", 2)
    return before + "```\n" + "\n".join(tree()) + "\n```" + after


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text()))
