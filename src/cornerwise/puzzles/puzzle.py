"""A puzzle as data: a position, the one line that solves it, and how hard it is."""

import json
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Literal, get_args

from cornerwise.errors import RecordError
from cornerwise.games.catalogue import find_variant
from cornerwise.games.variant import Variant
from cornerwise.rules.position import Position
from cornerwise.rules.start import start

Kind = Literal["win", "shut", "save", "everything", "biggest", "points", "hexagon"]
"""What is asked: to win the endgame, to shut the rival out, to save the last corners, to place everything, to find
the biggest turn; in Triominos the most points from this hand, or the only tile that opens no hexagon."""
KINDS: tuple[Kind, ...] = get_args(Kind)


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position and the one line that solves it. The solver makes the moves of the party to move."""

    id: str
    game: str
    options: dict[str, str]
    """Choices that are not the usual ones, as they are typed."""
    moves: tuple[str, ...]
    """The game before it, in notation."""
    kind: Kind
    line: tuple[str, ...]
    """The solution: own moves and the best replies to them, as far as every own move is the only best one."""
    worth: int
    """What the first move leads to: `verify.py` says in which points."""
    second: int
    """What the next best move leads to."""
    replies: tuple[int, ...] = ()
    """Which moves of the line, counted from 0, are those of others."""
    rating: int = 0
    """How hard it is before anybody has tried it, by what the engine's levels find."""

    @property
    def margin(self) -> int:
        """By how much the solution is better than the next best move."""
        return self.worth - self.second

    @property
    def variant(self) -> Variant:
        """The game with its options."""
        return chosen_variant(self.game, self.options)

    def position(self) -> Position:
        """The game up to here, every move checked."""
        position = start(self.variant)
        for move in self.moves:
            position.push(move)
        return position

    def to_line(self) -> str:
        """As a collection holds it."""
        data = {"id": self.id, "game": self.game, "options": self.options, "moves": " ".join(self.moves)}
        told = {"kind": self.kind, "line": " ".join(self.line), "worth": self.worth, "second": self.second}
        return json.dumps(data | told | {"replies": self.replies, "rating": self.rating}, separators=(",", ":"))

    @classmethod
    def from_line(cls, text: str) -> "Puzzle":
        """The puzzle that `to_line` wrote; `RecordError` for another text."""
        try:
            data: dict[str, Any] = json.loads(text)
            moves, line = (tuple(data[name].split()) for name in ("moves", "line"))
            puzzle = cls(**data | {"moves": moves, "line": line, "replies": tuple(data["replies"])})
        except (ValueError, TypeError, KeyError, AttributeError):
            raise RecordError(text, "error-puzzle") from None
        if puzzle.kind not in KINDS or not puzzle.line:
            raise RecordError(text, "error-puzzle")
        return puzzle


def chosen_variant(game: str, options: dict[str, str]) -> Variant:
    """A game with options as they are typed."""
    variant = find_variant(game)
    for name, value in options.items():
        variant = variant.with_options(**variant.parse_option(name, value))
    return variant


def puzzle_id(position: Position) -> str:
    """The same for the same game, also when it is found again."""
    return f"{position.variant.id}-{blake2b(position.to_text().encode(), digest_size=5).hexdigest()}"


def unusual_options(variant: Variant) -> dict[str, str]:
    """The options that differ from the usual ones, as they are typed."""
    usual = find_variant(variant.id).chosen_texts
    return {name: text for name, text in variant.chosen_texts.items() if usual.get(name) != text}
