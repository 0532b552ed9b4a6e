"""What every legal move of an endgame leads to, proven: by the endgame solver between two, else by guarantees."""

from typing import NamedTuple

from cornerwise.engine.analysis import final_value
from cornerwise.engine.endgame import solve, worth_trying
from cornerwise.puzzles.guarantee import GuaranteeSearch
from cornerwise.rules.moves import WORDS, Move
from cornerwise.rules.placing_position import PlacingPosition

GUARANTEE_NODES = 12_000
"""Positions that guarantees may look at for all moves of a position together: what takes about a second."""


class Outlook(NamedTuple):
    """How a game ends after a move."""

    worth: int
    """Between two parties the points ahead at the end; otherwise the own points that are sure."""
    line: tuple[Move, ...]
    """Best play after the move, to the end."""


class Ending:
    """A game near its end, as it is for one party."""

    def __init__(self, position: PlacingPosition, nodes: int, guarantee_nodes: int = GUARANTEE_NODES) -> None:
        assert position.mover is not None  # an ending has moves to come
        self.position, self._nodes = position, nodes
        self.party = position.variant.party_of(position.mover)
        self.between_two = len(position.variant.parties) == 2
        self._guarantees = GuaranteeSearch(position, self.party, guarantee_nodes)

    @property
    def is_own_turn(self) -> bool:
        return self.position.mover in self.party

    @property
    def may_be_solved(self) -> bool:
        """Whether it is worth the time: a swap opening is not, nor is the middle of a game."""
        if any(move in WORDS for move in self.position.legal_moves[:1]):
            return False
        return not self.between_two or worth_trying(self.position, self._nodes)

    def outlook(self) -> Outlook | None:
        """Best play from here; None where that takes too long."""
        position = self.position
        if not self.between_two:
            assured = self._guarantees.assured()
            return assured and Outlook(assured.worth, tuple(map(position.move_of, assured.line)))
        if position.mover is None:
            return Outlook(round(final_value(position).margins[self.party[0]]), ())
        solved = solve(position, nodes=self._nodes)
        if solved is None:
            return None
        return Outlook(solved.margin if self.is_own_turn else -solved.margin, solved.line)

    def outlooks(self) -> dict[Move, Outlook] | None:
        """Of every legal move; None where one of them takes too long."""
        found: dict[Move, Outlook] = {}
        for move in self.position.list_moves():
            self.position.make(move)
            try:
                after = self.outlook()
            finally:
                self.position.pop()
            if after is None:
                return None
            found[move] = after
        return found
