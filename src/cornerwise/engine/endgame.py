"""The endgame solver: best play by both parties to the end of a game, by alpha-beta search."""

from dataclasses import dataclass
from math import inf

from cornerwise import _kernel
from cornerwise.errors import WrongFamily
from cornerwise.rules.moves import Move
from cornerwise.rules.placing_position import PlacingPosition, need_placing_position

MEMORY = 16 << 20
"""Bytes of the transposition table. They are only taken as they are needed."""

StopFlag = _kernel.StopFlag
"""Raised with `set` from another thread, it ends the solving that it was given to."""


@dataclass(frozen=True)
class Solved:
    """How the rest of a game goes when both parties play best."""

    move: Move
    margin: int
    """Points by which the party to move will be ahead of the other at the end, negative when behind."""
    line: tuple[Move, ...]
    """Best play to the end, `move` first; shorter only when time ran out after the margin was known."""
    nodes: int


def solve(
    game: PlacingPosition | _kernel.Position,
    *,
    nodes: int = 2_000_000,
    seconds: float = inf,
    memory: int = MEMORY,
    stop: StopFlag | None = None,
) -> Solved | None:
    """Best play from here; None when the limits were too tight or the game is over."""
    core = _core(game)
    try:
        found = core.solve(nodes=nodes, seconds=seconds, memory=memory, stop=stop)
    except ValueError:  # not between two parties
        raise WrongFamily(_name(game), "two-party") from None
    moves = tuple(map(Move, found.line))
    return Solved(moves[0], found.margin, moves, found.nodes) if found.solved and moves else None


def worth_trying(game: PlacingPosition | _kernel.Position, nodes: int) -> bool:
    """Whether so many nodes have a fair chance to solve this; takes about as long as listing the legal moves."""
    core = _core(game)
    return core.turn >= 0 and core.outlook() <= _kernel.placements_solved_by(nodes)


def _core(game: PlacingPosition | _kernel.Position) -> _kernel.Position:
    if isinstance(game, _kernel.Position):
        return game
    position = need_placing_position(game)
    if isinstance(position.core, _kernel.Position):
        return position.core
    twin = PlacingPosition(position.variant)  # only the kernel has a solver
    for move in position.moves:
        twin.push(move)
    return _core(twin)


def _name(game: PlacingPosition | _kernel.Position) -> str:
    return "this" if isinstance(game, _kernel.Position) else game.variant.id
