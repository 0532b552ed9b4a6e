"""What a seat can be sure of: the most points that it reaches whatever all others do, by alpha-beta search.

The endgame solver is for two parties, whose points are each other's loss. Among three or four nobody knows what the
others want, but it can still be proven what a move is worth at least: the others are taken for one who wants nothing
but to keep this seat's points low. Alone, it is simply the most that can be reached.
"""

from math import inf
from typing import NamedTuple

from cornerwise.rules.placing_position import PlacingPosition


class Assured(NamedTuple):
    worth: int
    line: tuple[int, ...]
    """The best of this seat and the hardest of all others, to the end."""


class _OutOfNodes(Exception):
    """The limit was reached."""


class GuaranteeSearch:
    """Searches the ends of one game for one party, within so many positions for all questions together.

    The position may go on between the questions, and come back, but not behind where it stood at first.
    """

    def __init__(self, position: PlacingPosition, party: tuple[int, ...], nodes: int) -> None:
        self._position, self._core, self._party, self._nodes = position, position.core, party, nodes
        self._colours = range(len(position.variant.colours))
        self._begin = position.ply
        self._known: dict[object, Assured] = {}
        alone = len(position.variant.parties) == 1
        self._most = position.variant.solo_goal if alone else inf
        """More than this nobody can have: there is nothing to look for once it is found."""

    def assured(self) -> Assured | None:
        """From the position as it stands; None where the limit was too tight."""
        laid = frozenset(ply.move for ply in self._position.plies[self._begin :])
        try:
            return self._search(laid, -inf, self._most)
        except _OutOfNodes:
            return None

    def _search(self, laid: frozenset[int], alpha: float, beta: float) -> Assured:
        core = self._core
        if core.turn < 0:
            return Assured(self._position.variant.rank(self._position.totals[self._party[0]]), ())
        # All that the rest depends on: what lies, who is to move, and which piece came last (P8).
        key = (laid, core.turn, core.seat, *map(core.tally, self._colours))
        if found := self._known.get(key):
            return found
        self._nodes -= 1
        if self._nodes < 0:
            raise _OutOfNodes
        mine = core.seat in self._party
        best: Assured | None = None
        low, high = alpha, beta
        # Those with the highest numbers are the largest pieces: by them the end is mostly decided.
        for move in reversed(core.legal()):
            core.push(move)
            try:
                after = self._search(laid | {move}, low, high)
            finally:
                core.pop()
            if best is None or (after.worth > best.worth if mine else after.worth < best.worth):
                best = Assured(after.worth, (move, *after.line))
            low, high = (max(low, best.worth), high) if mine else (low, min(high, best.worth))
            if low >= high and best.worth < self._most:
                return best  # a bound only, so it is not kept
            if low >= high:
                break
        assert best is not None  # the player to move can move
        if alpha < best.worth < beta or best.worth == self._most:
            self._known[key] = best
        return best
