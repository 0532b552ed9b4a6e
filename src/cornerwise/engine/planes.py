"""Maps boards to the input planes of a net, and moves to its policy output.

The kernel writes what a net is shown as bit planes over cells, in the mover's frame (`kernel/features.hpp`). Here cells
become pixels of a rectangle. Boards of squares lie in it as they are. Triangles lie in it two by two, one that points
up and one that points down in every pixel, each kind on planes of its own; rows are shifted so that neighbours stay
neighbours, and moving a piece over the board is moving it over the pixels on every board.

A policy has one plane for every orientation of every piece: the pixel of its lowest-numbered cell says where it lies.
"""

from dataclasses import dataclass
from functools import cached_property, lru_cache

import numpy as np
import numpy.typing as npt

from cornerwise import _kernel
from cornerwise.errors import WrongFamily
from cornerwise.games.placing_variant import PlacingVariant
from cornerwise.rules.moves import CHOICES, MoveTable, move_table
from cornerwise.rules.native import kernel_core
from cornerwise.rules.symmetry import row_images, start_images

Words = npt.NDArray[np.uint64]
Numbers = npt.NDArray[np.uint8]
Places = npt.NDArray[np.int32]
Reals = npt.NDArray[np.float32]

_NO_CELL = 0x7FFF
"""A number after those of all cells, which sorts where it should."""


def fits_a_net(variant: PlacingVariant) -> bool:
    """Whether nets can be made for a game: boards with two dimensions and two or more seats."""
    return not variant.gravity and variant.seats > 1


@dataclass(frozen=True, eq=False)
class Layout:
    """The rectangle of a game's board and the order of its moves; games that share a table share it."""

    variant: PlacingVariant

    def __post_init__(self) -> None:
        if not fits_a_net(self.variant):
            raise WrongFamily(self.variant.id, "flat-placing")

    @property
    def table(self) -> MoveTable:
        return move_table(self.variant.board, self.variant.pieces)

    @cached_property
    def shape(self) -> _kernel.FeatureShape:
        """How much the kernel shows of a position."""
        return kernel_core(self.variant).feature_shape

    @property
    def kinds(self) -> int:
        return self.variant.board.lattice.kinds

    @cached_property
    def _kind(self) -> npt.NDArray[np.int64]:
        board = self.variant.board
        return np.array([board.lattice.kind(address) for address in board.addresses])

    @cached_property
    def _spots(self) -> npt.NDArray[np.int64]:
        """Column and row of every cell's pixel."""
        x, y = np.array(self.variant.board.addresses).T
        spots = np.stack([(x - self._kind - (self.kinds - 1) * y) // self.kinds, y])
        return np.asarray(spots - spots.min(axis=1, keepdims=True))

    @cached_property
    def width(self) -> int:
        return int(self._spots[0].max()) + 1

    @cached_property
    def height(self) -> int:
        return int(self._spots[1].max()) + 1

    @cached_property
    def pixel(self) -> npt.NDArray[np.int64]:
        """The pixel of every cell, counted along the rows."""
        return np.asarray(self._spots[1] * self.width + self._spots[0])

    @cached_property
    def source(self) -> npt.NDArray[np.int64]:
        """For every kind and pixel the cell that lies there, or the number of a bit that is never set."""
        pixels = self.width * self.height
        source = np.full(self.kinds * pixels, len(self.variant.board), np.int64)
        source[self._kind * pixels + self.pixel] = np.arange(len(self.variant.board))
        return source

    @cached_property
    def on_board(self) -> Reals:
        """The plane (or planes) that show where there are cells."""
        cells = self.source < len(self.variant.board)
        return cells.reshape(self.kinds, self.height, self.width).astype(np.float32)

    @property
    def planes(self) -> int:
        """Planes that a net is shown."""
        return (self.shape.planes + 1) * self.kinds

    @cached_property
    def _looks(self) -> npt.NDArray[np.int64]:
        """What a placement looks like wherever it lies: the kind of its first cell, and the steps from there."""
        addresses = np.array([*self.variant.board.addresses, (0, 0)])  # the last stands for no cell
        cells = self.table.cells
        steps = addresses[cells] - addresses[cells[:, :1]]
        steps[cells < 0] = _NO_CELL
        return np.concatenate([self._kind[cells[:, :1]], steps.reshape(len(cells), -1)], axis=1)

    @cached_property
    def forms(self) -> list[tuple[int, ...]]:
        """What every orientation looks like, on any board of the lattice."""
        _, first = np.unique(self.orientation, return_index=True)
        return [tuple(look) for look in self._looks[first].tolist()]

    @cached_property
    def orientation(self) -> npt.NDArray[np.int64]:
        """The orientation of every row, numbered through all pieces."""
        _, first, inverse = np.unique(self._looks, axis=0, return_index=True, return_inverse=True)
        rank = np.empty(len(first), np.int64)
        rank[np.argsort(first)] = np.arange(len(first))
        return rank[inverse.reshape(-1)]

    @cached_property
    def orientations(self) -> int:
        return int(self.orientation.max()) + 1

    @property
    def choices(self) -> int:
        """How many moves there are besides placements."""
        return len(CHOICES) if self.variant.opening == "swap" else 0

    @property
    def policy_size(self) -> int:
        return self.width * self.height * self.orientations + self.choices

    @cached_property
    def places(self) -> Places:
        """Where in the policy every row is, and after the rows the answers to a swap opening."""
        rows = self.pixel[self.table.cells[:, 0]] * self.orientations + self.orientation
        choices = self.width * self.height * self.orientations + np.arange(len(CHOICES)) if self.choices else [0, 0]
        return np.concatenate([rows, choices]).astype(np.int32)

    def expand(self, planes: Words) -> Reals:
        """What a net is shown, as numbers: (positions, planes, height, width)."""
        bits = np.unpackbits(np.ascontiguousarray(planes).view(np.uint8), axis=-1, bitorder="little")
        shown = bits[..., self.source].reshape(len(planes), -1, self.height, self.width)
        ground = np.broadcast_to(self.on_board, (len(planes), *self.on_board.shape))
        return np.concatenate([shown, ground], axis=1, dtype=np.float32)

    @property
    def symmetries(self) -> npt.NDArray[np.uint16]:
        """The images of all cells under every motion that maps the board and its start cells to themselves."""
        return start_images(self.variant)

    @cached_property
    def image_places(self) -> Places:
        """As `places`, for the image of every move under every symmetry."""
        choices = len(self.table) + np.arange(len(CHOICES))
        return np.stack([self.places[np.append(rows, choices)] for rows in row_images(self.table, self.symmetries)])


@lru_cache(maxsize=16)
def layout_of(variant: PlacingVariant) -> Layout:
    return Layout(variant)
