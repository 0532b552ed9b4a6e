"""Games out of files: JSON records and .blksgf collections, told apart by what is in them."""

import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import accumulate
from pathlib import Path

from cornerwise.errors import CornerwiseError, RecordError
from cornerwise.records.blksgf import SgfGame, game_of
from cornerwise.records.record import parse_record, replay
from cornerwise.records.sgf import parse_sgf
from cornerwise.rules.moves import PASS, WORDS
from cornerwise.rules.position import Position

STDIN = "-"


@dataclass(frozen=True)
class Game:
    """A game out of a file, every move checked."""

    position: Position
    players: tuple[str, ...] = ()
    date: str = ""
    event: str = ""
    comments: Mapping[int, str] = field(default_factory=dict)
    """What was said after so many moves."""


def load_games(path: str) -> list[Game]:
    """All games of a file, or of standard input for `-`; errors name the file."""
    data = sys.stdin.buffer.read() if path == STDIN else Path(path).read_bytes()
    try:
        return parse_games(data)
    except CornerwiseError as error:
        raise RecordError(error.value, f"{path}: {error}") from error


def parse_games(data: bytes) -> list[Game]:
    """The games that some bytes hold, in whichever format."""
    begin = data.removeprefix(b"\xef\xbb\xbf").lstrip()[:1]
    if begin == b"{":
        return [_of_record(data)]
    if begin == b"(":
        return [_of_sgf(game_of(root)) for root in parse_sgf(data)]
    raise RecordError(data[:20], "neither a record (JSON) nor a .blksgf file" if data else "the file is empty")


def pick(games: dict[int, Game], number: int) -> Game:
    """The game of that number; `RecordError` if there is none."""
    if number not in games:
        raise RecordError(number, f"there is no game {number}, the file has {len(games)}")
    return games[number]


def at_ply(position: Position, ply: int | None) -> Position:
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
    plies = [0, *accumulate(text.strip() != WORDS[PASS] for text in record.moves)]  # a pass is no ply
    comments = {plies[number]: comment for number, comment in sorted(record.comments.items())}
    return Game(replay(record), record.players, record.date, record.event, comments)


def _of_sgf(game: SgfGame) -> Game:
    return Game(game.position, game.players, game.date, game.event, game.comments)
