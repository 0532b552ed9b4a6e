"""What a search has found: moves with their values, and the lines they lead to."""

from dataclasses import dataclass

from cornerwise.rules.moves import Move


@dataclass(frozen=True)
class Value:
    """How a game is expected to end, for every seat."""

    shares: tuple[float, ...]
    """The part of the win: 1 for a sure win, and all seats' parts add up to 1; mates of a team split theirs."""
    margins: tuple[float, ...]
    """Points ahead of the best other seat or team, negative when behind."""


@dataclass(frozen=True)
class Line:
    """One move and what it leads to."""

    move: Move
    value: Value
    visits: int
    moves: tuple[Move, ...]
    """The line of play expected, this move first."""


@dataclass(frozen=True)
class Analysis:
    """All that a search found out about a position, the best move first."""

    seat: int
    """The seat to move."""
    lines: tuple[Line, ...]
    nodes: int
    """How many simulations it rests on, those of earlier searches included."""
    seconds: float
    exact: bool = False
    """Whether the end of the game was searched through, so that nothing is left to chance."""

    @property
    def best(self) -> Line:
        return self.lines[0]
