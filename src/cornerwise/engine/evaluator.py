"""The interface of evaluators, which value the leaves of a search tree in place of playouts, such as nets."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from cornerwise import _kernel
from cornerwise.games.placing_variant import PlacingVariant


@dataclass(frozen=True)
class Leaves:
    """Positions at the leaves of a search tree, to be evaluated.

    What a position is told by, `planes` and `numbers`, is described in docs/training.md; it is in the mover's frame:
    colours in turn order from the one to move, seats in order from the one that moves it.
    """

    variant: PlacingVariant
    planes: NDArray[np.uint64]
    """leaf x plane x word: bit sets over the cells of the board, three for every colour."""
    numbers: NDArray[np.uint8]
    """leaf x number: pieces left, who owns which colour, and the like."""
    seats: NDArray[np.int64]
    """For every leaf the seat to move."""
    begins: NDArray[np.int64]
    """Where the moves of each leaf begin in `moves`, and at last where they all end."""
    moves: NDArray[np.uint32]
    """The legal moves of all leaves, one after the other."""

    def __len__(self) -> int:
        return len(self.seats)


@dataclass(frozen=True)
class Evaluation:
    """What an evaluator says of some leaves."""

    shares: NDArray[np.float32]
    """leaf x seat: the expected share of the win."""
    margins: NDArray[np.float32]
    """leaf x seat: the expected points ahead of the best other seat or team."""
    weights: NDArray[np.float32]
    """For every move its prior: how likely a good player makes it. Those of a leaf need not add up to 1."""


class Evaluator(Protocol):
    """Evaluates positions in batches."""

    @property
    def batch(self) -> int:
        """How many leaves should be given at once; a search on several threads divides them among these."""

    def evaluate(self, leaves: Leaves) -> Evaluation:
        """A search on several threads calls this from all of them, each with leaves of its own."""


class Guide(Protocol):
    """Orders the moves at the root of a search whose leaves playouts evaluate."""

    def root_logits(self, core: _kernel.Position) -> NDArray[np.float32]:
        """A logit for every move of the table, and after the rows for the answers to a swap opening."""


@dataclass(frozen=True)
class LeafValues:
    """Where a search gets the values of its leaves from."""

    evaluator: Evaluator | None = None
    """None: from playouts."""
    small_net: _kernel.Net | None = None
    """A small net that the kernel itself evaluates."""
    guide: Guide | None = None
    tuning: Mapping[str, float] = field(default_factory=dict)
    """What differs in the tuning of the search."""


BY_PLAYOUTS = LeafValues()
