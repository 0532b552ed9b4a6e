"""Loads games from JSON records and `.blksgf` files, whichever it is."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import accumulate

from cornerwise.errors import RecordError
from cornerwise.records.blksgf import SgfGame, game_of
from cornerwise.records.design_record import FORMAT as DESIGN
from cornerwise.records.design_record import is_design
from cornerwise.records.record import parse_record, replay
from cornerwise.records.sgf import parse_sgf
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
    plies = [0, *accumulate(text.strip() != no_ply for text in record.moves)]
    comments = {plies[number]: comment for number, comment in sorted(record.comments.items())}
    return LoadedGame(position, record.players, record.date, record.event, comments)


def _of_sgf(game: SgfGame) -> LoadedGame:
    return LoadedGame(game.position, game.players, game.date, game.event, game.comments, game.variations)
