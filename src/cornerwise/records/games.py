"""Loads games from JSON records and `.blksgf` files, whichever it is, and saves them."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import accumulate
from os import PathLike, fspath
from pathlib import Path

from cornerwise.errors import CornerwiseError, RecordError, need
from cornerwise.records.blksgf import SgfGame, game_of, sgf_of
from cornerwise.records.design_record import FORMAT as DESIGN
from cornerwise.records.design_record import is_design
from cornerwise.records.record import Record, format_record, parse_record, record_of, replay
from cornerwise.records.sgf import format_sgf, parse_sgf
from cornerwise.rules.moves import PASS, WORDS
from cornerwise.rules.position import Position


@dataclass(frozen=True)
class LoadedGame:
    """A game out of a file, every move checked."""

    position: Position
    players: tuple[str, ...] = ()
    date: str = ""
    event: str = ""
    comments: Mapping[int, str] = field(default_factory=dict)
    """What was said after so many moves."""
    variations: tuple[tuple[str, ...], ...] = ()
    """Other lines of play, each from the beginning; a JSON record has none."""

    @property
    def record(self) -> Record:
        """The same as it is written."""
        return record_of(self.position, players=self.players, date=self.date, event=self.event, comments=self.comments)


AnyGame = Position | LoadedGame | Record


# Files


def load(path: str | PathLike[str]) -> LoadedGame:
    """The game of a file that holds no other: a record in JSON or `.blksgf`, every move checked.

    `RecordError` says what is wrong with the file, an `OSError` that it cannot be read.
    """
    games = load_games(path)
    if len(games) > 1:
        raise RecordError(len(games), "error-file-several", file=fspath(path), count=len(games))
    return games[0]


def load_games(path: str | PathLike[str]) -> list[LoadedGame]:
    """All games of a file."""
    with naming(path):
        return parse_games(Path(path).read_bytes())


def as_record(game: AnyGame) -> Record:
    """A game as it is written, wherever it comes from."""
    need(game, (Position, LoadedGame, Record), "a game, one that was loaded, or a record")
    game = game.record if isinstance(game, LoadedGame) else game
    return record_of(game) if isinstance(game, Position) else game


def save(game: AnyGame, path: str | PathLike[str]) -> None:
    """Write a game to a file, in the format that the end of its name says: `.json` or `.blksgf`."""
    record = as_record(game)
    formats: dict[str, Callable[[Record], str]] = {
        ".json": format_record,
        ".blksgf": lambda record: format_sgf([sgf_of(record)]),
    }
    suffix = Path(path).suffix.lower()
    if suffix not in formats:
        raise RecordError(path, "error-file-suffix", file=fspath(path), known=", ".join(formats))
    Path(path).write_text(formats[suffix](record), encoding="utf-8", newline="\n")


@contextmanager
def naming(path: str | PathLike[str]) -> Iterator[None]:
    """Puts the name of a file before what is wrong with it."""
    try:
        yield
    except CornerwiseError as error:
        raise RecordError(error.value, "error-at", where=fspath(path), problem=error.phrase) from error


# Formats


def parse_games(data: bytes) -> list[LoadedGame]:
    """The games that some bytes hold, in whichever format."""
    return list(iterate_games(data))


def iterate_games(data: bytes) -> Iterator[LoadedGame]:
    """The same one by one, each replayed when it is asked for."""
    if is_design(data):
        raise RecordError(DESIGN, "error-file-design")
    begin = _begin(data)
    if begin == b"{":
        yield _of_record(data)
    elif begin == b"(":
        for root in parse_sgf(data):
            yield _of_sgf(game_of(root))
    else:
        raise RecordError(data[:20], "error-file-no-game" if data else "error-file-empty")


def _begin(data: bytes) -> bytes:
    return data.removeprefix(b"\xef\xbb\xbf").lstrip()[:1]


def _of_record(data: bytes) -> LoadedGame:
    record = parse_record(data)
    position = replay(record)
    no_ply = None if position.variant.passes else WORDS[PASS]  # a pass is written for a colour that is skipped
    plies = [*accumulate((text.strip() != no_ply for text in record.moves), initial=0)]
    comments = {plies[number]: comment for number, comment in sorted(record.comments.items())}
    return LoadedGame(position, record.players, record.date, record.event, comments)


def _of_sgf(game: SgfGame) -> LoadedGame:
    return LoadedGame(game.position, game.players, game.date, game.event, game.comments, game.variations)
