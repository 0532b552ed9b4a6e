"""Games and designs out of files: JSON and .blksgf collections, told apart by what is in them."""

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import accumulate
from pathlib import Path
from typing import TypeVar

from cornerwise.errors import CornerwiseError, RecordError
from cornerwise.records.blksgf import SgfGame, game_of
from cornerwise.records.design_record import FORMAT as DESIGN
from cornerwise.records.design_record import is_design, parse_design, rebuild
from cornerwise.records.record import parse_record, replay
from cornerwise.records.sgf import parse_sgf
from cornerwise.rules.design import Design
from cornerwise.rules.game import Game as AnyGame
from cornerwise.rules.moves import PASS, WORDS
from cornerwise.rules.position import Position
from cornerwise.rules.start import AnyPosition

STDIN = "-"
T = TypeVar("T")
P = TypeVar("P", bound=AnyGame)


@dataclass(frozen=True)
class Game:
    """A game out of a file, every move checked."""

    position: AnyPosition
    players: tuple[str, ...] = ()
    date: str = ""
    event: str = ""
    comments: Mapping[int, str] = field(default_factory=dict)
    """What was said after so many moves."""


def load_games(path: str) -> list[Game]:
    """All games of a file, or of standard input for `-`; errors name the file."""
    with _named(path):
        return parse_games(_read(path))


def load_drawing(path: str, number: int = 1) -> AnyPosition | Design:
    """What there is to draw in a file: a design, or the game of a number as it ended."""
    data = _read(path)
    with _named(path):
        if is_design(data):
            return rebuild(parse_design(data))
        return pick(dict(enumerate(parse_games(data), 1)), number).position


def _read(path: str) -> bytes:
    return sys.stdin.buffer.read() if path == STDIN else Path(path).read_bytes()


@contextmanager
def _named(path: str) -> Iterator[None]:
    """Puts the name of the file before what is wrong with it."""
    try:
        yield
    except CornerwiseError as error:
        raise RecordError(error.value, f"{path}: {error}") from error


def parse_games(data: bytes) -> list[Game]:
    """The games that some bytes hold, in whichever format."""
    if is_design(data):
        raise RecordError(DESIGN, "a design, not a game; `cornerwise draw` shows it")
    begin = _begin(data)
    if begin == b"{":
        return [_of_record(data)]
    if begin == b"(":
        return [_of_sgf(game_of(root)) for root in parse_sgf(data)]
    raise RecordError(data[:20], "neither a record (JSON) nor a .blksgf file" if data else "the file is empty")


def _begin(data: bytes) -> bytes:
    return data.removeprefix(b"\xef\xbb\xbf").lstrip()[:1]


def pick(games: dict[int, T], number: int) -> T:
    """The game of that number; `RecordError` if there is none."""
    if number not in games:
        raise RecordError(number, f"there is no game {number}, the file has {len(games)}")
    return games[number]


def at_ply(position: P, ply: int | None) -> P:
    """The position after so many moves; None is the last."""
    if ply is None:
        return position
    if ply > position.ply:
        raise RecordError(ply, f"there is no ply {ply}, the game has {position.ply}")
    earlier = position.copy()
    while earlier.ply > ply:
        earlier.pop()
    return earlier


def _of_record(data: bytes) -> Game:
    record = parse_record(data)
    position = replay(record)
    placing = isinstance(position, Position)  # where a pass is written for a colour that is skipped, and no ply
    plies = [0, *accumulate(not (placing and text.strip() == WORDS[PASS]) for text in record.moves)]
    comments = {plies[number]: comment for number, comment in sorted(record.comments.items())}
    return Game(position, record.players, record.date, record.event, comments)


def _of_sgf(game: SgfGame) -> Game:
    return Game(game.position, game.players, game.date, game.event, game.comments)
