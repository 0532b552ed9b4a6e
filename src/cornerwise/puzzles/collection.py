"""The collection that comes with the package: one compressed file of puzzles for every game."""

import lzma
from collections.abc import Iterable
from functools import cache
from importlib.resources import files

from cornerwise.errors import RecordError
from cornerwise.puzzles.puzzle import Puzzle

SUFFIX = ".jsonl.xz"


def pack(puzzles: Iterable[Puzzle]) -> bytes:
    """Puzzles as one file, a line each, the easiest first; the same puzzles give the same bytes."""
    order = sorted(puzzles, key=lambda puzzle: (puzzle.rating, puzzle.id))
    return lzma.compress("".join(f"{puzzle.to_line()}\n" for puzzle in order).encode(), preset=9)


def unpack(data: bytes) -> list[Puzzle]:
    """The puzzles of a packed file; `RecordError` for another file."""
    try:
        text = lzma.decompress(data).decode()
    except (lzma.LZMAError, UnicodeDecodeError):
        raise RecordError(data[:20], "error-puzzle") from None
    return [Puzzle.from_line(line) for line in text.splitlines()]


@cache
def puzzle_games() -> tuple[str, ...]:
    """The games that have puzzles here."""
    found = files("cornerwise.puzzles").joinpath("collection").iterdir()
    return tuple(sorted(file.name.removesuffix(SUFFIX) for file in found if file.name.endswith(SUFFIX)))


@cache
def shipped_puzzles(game: str) -> tuple[Puzzle, ...]:
    """All puzzles of a game, the easiest first; none of a game that has none."""
    if game not in puzzle_games():
        return ()
    return tuple(unpack(files("cornerwise.puzzles").joinpath("collection", f"{game}{SUFFIX}").read_bytes()))
