"""A position in one line of text, as FEN is for chess: the game, then what lies on the board or has happened.

docs/position-text.md specifies it. A line is read by playing what it says, so that no position comes out of it that the
rules do not allow, and everything works on it that works on a game that was played.
"""

from cornerwise.errors import NotationError, need
from cornerwise.games.variant_text import format_variant, parse_variant
from cornerwise.rules.arranged import Arranged
from cornerwise.rules.position import Position
from cornerwise.rules.start import RULES

BAR = " | "
MOST_CHARACTERS = 200_000
"""More than the longest match takes."""


def write_position(position: Position, seat: int | None = None) -> str:
    """The line of a position; as one seat saw it, tiles that only others saw are `?`."""
    return BAR.join([format_variant(position.variant), *position.text_parts(seat)])


def read_position(text: str) -> Position:
    """The position that a line writes; `NotationError`, `IllegalMove` or an error about the game says what is wrong."""
    return arrange(text).whole()


def arrange(text: str, turn: str | None = None) -> Arranged:
    """The same as far as it can be played, and why not further; `turn` is who moves then, where that is open."""
    need(text, str, "a position as text")
    if len(text) > MOST_CHARACTERS:
        raise NotationError(text[:20], "error-text-long", most=MOST_CHARACTERS)
    game, *parts = text.split(BAR.strip())
    variant = parse_variant(game)
    return RULES.of(variant).arrange(variant, [part.split() for part in parts], turn)
