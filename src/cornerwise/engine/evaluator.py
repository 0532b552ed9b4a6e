"""The one seam where something other than playouts can judge positions: a net, or anything that learns."""

from dataclasses import dataclass
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from cornerwise.games.placing_variant import PlacingVariant


@dataclass(frozen=True)
class Leaves:
    """Positions that a search has reached and wants judged, as arrays."""

    variant: PlacingVariant
    cells: NDArray[np.uint8]
    """leaf x colour x cell: 1 where a colour lies."""
    left: NDArray[np.uint8]
    """leaf x colour x piece: how many of a piece a colour has left."""
    planes: NDArray[np.uint64]
    """leaf x plane x word: what a net is shown, as bit sets (kernel/features.hpp)."""
    numbers: NDArray[np.uint8]
    """leaf x number: what it is shown besides."""
    colours: NDArray[np.int64]
    """For every leaf the colour to move."""
    seats: NDArray[np.int64]
    """For every leaf the seat to move."""
    begins: NDArray[np.int64]
    """Where the moves of each leaf begin in `moves`, and at last where they all end."""
    moves: NDArray[np.uint32]
    """The legal moves of all leaves, one after the other."""

    def __len__(self) -> int:
        return len(self.colours)


@dataclass(frozen=True)
class Evaluation:
    """What an evaluator thinks of some leaves."""

    shares: NDArray[np.float32]
    """leaf x seat: the expected share of the win."""
    margins: NDArray[np.float32]
    """leaf x seat: the expected points ahead of the best other seat or team."""
    weights: NDArray[np.float32]
    """For every move how likely a good player makes it; those of a leaf need not add up to 1."""


class Evaluator(Protocol):
    """Judges positions in batches."""

    @property
    def batch(self) -> int:
        """How many leaves it likes to get at once; a search on several threads divides them among these."""

    def evaluate(self, leaves: Leaves) -> Evaluation:
        """A search on several threads calls this from all of them, each with leaves of its own."""
