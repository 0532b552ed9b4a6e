"""Games and designs out of files, whatever their format."""

import sys
from pathlib import Path
from typing import TypeVar

from cornerwise.engine.arena.store import GAMES, SETTINGS
from cornerwise.engine.methods import METHODS
from cornerwise.errors import RecordError
from cornerwise.records.design_record import is_design, parse_design, rebuild
from cornerwise.records.games import LoadedGame, naming, parse_games
from cornerwise.rules.design import Design
from cornerwise.rules.position import Position
from cornerwise.rules.position import Position as AnyGame

STDIN = "-"
SUFFIXES = tuple(methods.file.suffix for methods in METHODS)
T = TypeVar("T")
P = TypeVar("P", bound=AnyGame)


def load_games(path: str) -> list[LoadedGame]:
    """All games of a file, or of standard input for `-`; errors name the file."""
    with naming(path):
        return parse_games(_read(path))


def game_files(path: str) -> list[str]:
    """The files of games that a path stands for: of a folder all in it, of an arena's folder the games it has kept."""
    folder = Path(path)
    if path == STDIN or not folder.is_dir():
        return [path]
    if (folder / SETTINGS).exists():
        folder /= GAMES
    found = sorted(str(file) for file in folder.glob("*") if file.suffix in SUFFIXES)
    if not found:
        raise RecordError(path, "cli-no-games", folder=path)
    return found


def load_game(path: str) -> LoadedGame:
    """The game of a file that holds no other."""
    games = load_games(path)
    if len(games) > 1:
        raise RecordError(len(games), "cli-one-game-only", file=path, count=len(games))
    return games[0]


def load_drawing(path: str, number: int = 1) -> Position | Design:
    """What there is to draw in a file: a design, or the game of a number as it ended."""
    data = _read(path)
    with naming(path):
        if is_design(data):
            return rebuild(parse_design(data))
        return pick(dict(enumerate(parse_games(data), 1)), number).position


def _read(path: str) -> bytes:
    return sys.stdin.buffer.read() if path == STDIN else Path(path).read_bytes()


def pick(games: dict[int, T], number: int) -> T:
    """The game of that number; `RecordError` if there is none."""
    if number not in games:
        raise RecordError(number, "cli-no-such-game", number=number, count=len(games))
    return games[number]


def at_ply(position: P, ply: int | None) -> P:
    """The position after so many moves; None is the last."""
    if ply is None:
        return position
    if ply > position.ply:
        raise RecordError(ply, "cli-no-such-ply", ply=ply, count=position.ply)
    earlier = position.copy()
    while earlier.ply > ply:
        earlier.pop()
    return earlier
