"""Why a move is not legal, as data: an id that stays, what it is about, and the sentence that says it in English.

Programs and other languages go by the id and the details; the sentence of every id is written here and nowhere
else. docs/protocol.md lists them for clients.
"""

from collections.abc import Mapping
from typing import NamedTuple

Detail = str | int | list[str] | list[int]


class Reason(NamedTuple):
    """One way to break a rule."""

    clause: str
    """The rule; empty where it depends on the game or the position."""
    sentence: str
    """With the names of details in braces."""


REASONS: dict[str, Reason] = {
    # Placing games
    "no-such-placement": Reason("P1", "There is no such placement"),
    "no-shape": Reason("P1", "No piece has that shape"),
    "too-many-cells": Reason("P1", "No piece has more than {most} cells"),
    "piece-used": Reason("P1", "{piece} is already placed"),
    "piece-withheld": Reason("P1", "{piece} is withheld in this game"),
    "off-board": Reason("", "Outside the board"),
    "cell-taken": Reason("P2", "{cell} is taken"),
    "own-side": Reason("P4", "Touches its own side at {cell}"),
    "no-own-corner": Reason("P4", "Touches none of its own corners"),
    "start-cell": Reason("P3", "The first piece must cover a start cell"),
    "strict-corner": Reason("strict-corners", "A corner may not meet the middle of a straight side"),
    "must-place": Reason("P6", "{colour} can place and so must"),
    "game-over": Reason("P7", "The game is over"),
    "same-shape": Reason("opening", "The second piece must have another shape than the first"),
    "must-answer": Reason("opening", "The second player answers keep or swap"),
    "nothing-to-answer": Reason("opening", "There is nothing to keep or swap now"),
    # Games of cubes
    "nothing-below": Reason("R3", "Nothing below at {cell}"),
    "no-own-face": Reason("R2", "Touches no face of its own colour"),
    "first-on-floor": Reason("R1", "The first piece must touch the floor"),
    "first-beside": Reason("R1", "The first piece must touch a face of some other piece"),
    # Matching games
    "no-such-move": Reason("M4", "There is no such move"),
    "out-of-reach": Reason("M4", "No tile can lie at {cell}"),
    "not-in-hand": Reason("M2", "{tile} is not in the hand"),
    "place-taken": Reason("M4", "A tile lies there already"),
    "no-side": Reason("M4", "Has no side in common with a laid tile"),
    "corner-mismatch": Reason("M4", "{found} meets {wanted} at this corner"),
    "must-begin": Reason("M3", "The seat that begins must lay a tile"),
    "opening-place": Reason("M3", "The first tile lies at 0,0 with its lowest number on top"),
    "opening-tile": Reason("M13", "The highest triple begins, or without one the highest sum"),
    "drawn-tile-only": Reason("M6", "After a draw only the drawn tile may be laid"),
    "must-draw": Reason("M6", "A seat that does not lay draws"),
    "drawn-enough": Reason("M6", "{most} tiles were drawn in this turn"),
    "pile-empty": Reason("M7", "The pile is empty"),
    "must-lay": Reason("M7", "With an empty pile a seat that can lay must"),
    "not-timed": Reason("M12", "Turns are not timed"),
    "time-up": Reason("M12", "The time has run out"),
    "tile-due": Reason("", "First a tile comes out of the pile"),
    "not-in-pile": Reason("", "{tile} is not in the pile"),
    "no-tile-due": Reason("M6", "No tile is to come out of the pile"),
    "deal-over": Reason("M8", "The deal is over"),
    "match-over": Reason("M10", "The match is over"),
    # Designs
    "another-piece": Reason("P1", "{placement} is another piece"),
    "nothing-there": Reason("P2", "No piece lies there"),
    "no-such-number": Reason("P2", "There are {count} pieces, counted from 0"),
    "nothing-to-undo": Reason("P2", "Nothing was changed"),
}


class Violation(NamedTuple):
    """The rule that a move breaks, and how."""

    reason: str
    clause: str
    details: Mapping[str, Detail]

    @property
    def sentence(self) -> str:
        """In words, to stand alone."""
        return REASONS[self.reason].sentence.format(**self.details)

    @property
    def why(self) -> str:
        """In words, to go on with after a colon. What begins with a name keeps it as it is."""
        words = REASONS[self.reason].sentence
        return (words[0].lower() + words[1:]).format(**self.details)


def broken(reason: str, clause: str = "", /, **details: Detail) -> Violation:
    """The violation of that id; the clause only where it is not always the same."""
    return Violation(reason, clause or REASONS[reason].clause, details)


def broken_at(reason: str, cells: list[str], clause: str = "") -> Violation:
    """One that can be pointed at: `cells` are all the places where it happens, `cell` is the first."""
    return broken(reason, clause, cell=cells[0], cells=cells)
