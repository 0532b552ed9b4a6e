"""Why a move is illegal, as data: a stable id and details.

Programs go by the id and the details. In words it is the message `why-` and the id, in any language
(locales/en/reasons.ftl). docs/protocol.md lists them for clients.
"""

from collections.abc import Mapping
from typing import NamedTuple

from cornerwise.locales.phrase import Argument, Phrase, colour_name

Detail = str | int | list[str] | list[int]

CLAUSES: dict[str, str] = {
    # Placing games
    "no-such-placement": "P1",
    "no-shape": "P1",
    "too-many-cells": "P1",
    "piece-used": "P1",
    "piece-withheld": "P1",
    "off-board": "",
    "cell-taken": "P2",
    "own-side": "P4",
    "no-own-corner": "P4",
    "start-cell": "P3",
    "strict-corner": "strict-corners",
    "must-place": "P6",
    "game-over": "P7",
    "same-shape": "opening",
    "must-answer": "opening",
    "nothing-to-answer": "opening",
    # Games of cubes
    "nothing-below": "R3",
    "no-own-face": "R2",
    "first-on-floor": "R1",
    "first-beside": "R1",
    # Matching games
    "no-such-move": "M4",
    "out-of-reach": "M4",
    "not-in-hand": "M2",
    "place-taken": "M4",
    "no-side": "M4",
    "corner-mismatch": "M4",
    "must-begin": "M3",
    "opening-place": "M3",
    "opening-tile": "M13",
    "drawn-tile-only": "M6",
    "must-draw": "M6",
    "drawn-enough": "M6",
    "pile-empty": "M7",
    "must-lay": "M7",
    "not-timed": "M12",
    "time-up": "M12",
    "tile-due": "",
    "not-in-pile": "",
    "no-tile-due": "M6",
    "deal-over": "M8",
    "match-over": "M10",
    # Designs
    "another-piece": "P1",
    "nothing-there": "P2",
    "no-such-number": "P2",
    "nothing-to-undo": "P2",
}
"""Every way to break a rule with the rule; empty where that depends on the game or the position."""


class Violation(NamedTuple):
    """The rule that a move breaks, and how."""

    reason: str
    clause: str
    details: Mapping[str, Detail]

    @property
    def phrase(self) -> Phrase:
        """In words."""
        told: dict[str, Argument] = {name: value for name, value in self.details.items() if not isinstance(value, list)}
        if "colour" in told:
            told["colour"] = colour_name(str(told["colour"]))
        return Phrase(f"why-{self.reason}", **told)


def violation(reason: str, clause: str = "", /, **details: Detail) -> Violation:
    """The violation of that id; the clause only where it is not always the same."""
    return Violation(reason, clause or CLAUSES[reason], details)


def broken_at(reason: str, cells: list[str], clause: str = "") -> Violation:
    """One that can be pointed at: `cells` are all the places where it happens, `cell` is the first."""
    return violation(reason, clause, cell=cells[0], cells=cells)
