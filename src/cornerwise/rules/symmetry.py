"""Turns and reflections of a board: where they take its cells, and the placements of a move table."""

from functools import lru_cache

import numpy as np
import numpy.typing as npt

from cornerwise.games.placing_variant import PlacingVariant
from cornerwise.geometry.board import Board
from cornerwise.geometry.lattice import add, least
from cornerwise.rules.moves import MoveTable, move_table

Images = npt.NDArray[np.uint16]
Rows = npt.NDArray[np.int64]

_NO_CELL = 0x7FFF
"""A number after those of all cells, which sorts where it should."""


@lru_cache(maxsize=16)
def board_images(board: Board) -> Images:
    """The image of every cell under every motion that maps the board to itself; the first leaves all where they are.

    Boards of cubes are only turned about their upright axis, since pieces stand on each other.
    """
    lattice = board.lattice
    upright = lattice.motions[0][-1]
    home, found = least(board.addresses), []
    for motion in lattice.motions:
        if lattice.is_solid and motion[-1] != upright:
            continue
        moved = [lattice.moved(address, motion) for address in board.addresses]
        shift = tuple(h - m for h, m in zip(home, least(moved), strict=True))
        image = [board.number.get(add(address, shift), -1) for address in moved]
        if min(image) >= 0:
            found.append(image)
    found.sort(key=lambda image: image != list(range(len(board))))
    return np.array(found, np.uint16)


@lru_cache(maxsize=16)
def same_game_images(variant: PlacingVariant) -> Images:
    """Those motions after which the game is the same: every colour may begin where it may begin without them."""
    images, starts = board_images(variant.board), list(variant.start_numbers)
    if variant.start == "own":
        kept = [image[starts].tolist() == starts for image in images]
    else:
        kept = [set(image[starts].tolist()) == set(starts) for image in images]
    return images[kept]


@lru_cache(maxsize=16)
def start_images(variant: PlacingVariant) -> Images:
    """Those motions that map start cells to start cells: what can be learned is the same."""
    images, starts = board_images(variant.board), set(variant.start_numbers)
    return images[[{int(image[start]) for start in starts} == starts for image in images]]


def row_images(table: MoveTable, images: Images) -> Rows:
    """The image of every placement of a table under each of some motions."""
    cells = table.cells
    home = np.lexsort(np.where(cells < 0, _NO_CELL, cells).T)
    found = np.empty((len(images), len(cells)), np.int64)
    for rows, image in zip(found, images, strict=True):
        # The images are the same rows in another order, so sorting both finds for each the other.
        moved = np.sort(np.where(cells < 0, _NO_CELL, image[cells]), axis=1)
        rows[np.lexsort(moved.T)] = home
    return found


@lru_cache(maxsize=16)
def same_game_rows(variant: PlacingVariant) -> Rows:
    """The image of every placement of a game under every motion after which the game is the same."""
    return row_images(move_table(variant.board, variant.pieces), same_game_images(variant))
