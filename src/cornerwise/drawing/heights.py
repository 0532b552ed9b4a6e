"""Boards of cubes seen from above: the visible colour and height of every column."""

from functools import lru_cache
from typing import NamedTuple

from cornerwise.drawing.scene import Laid, Scene
from cornerwise.geometry.board import Board, make_board
from cornerwise.geometry.lattice import SQUARE, Address
from cornerwise.geometry.shapes import Cells


class Column(NamedTuple):
    """What stands on one square of the ground plan."""

    limit: int
    height: int = 0
    piece: int | None = None
    """Which of the laid pieces one sees from above."""


def is_solid(board: Board) -> bool:
    return board.lattice.is_solid


@lru_cache(64)
def limits_of(board: Board) -> dict[Address, int]:
    """How high one may build on every square of the ground plan, in reading order."""
    limits: dict[Address, int] = {}
    for x, y, z in board.addresses:
        limits[x, y] = max(z + 1, limits.get((x, y), 0))
    return limits


@lru_cache(64)
def ground_plan(board: Board) -> Board:
    """The squares that a board of cubes stands on."""
    return make_board(board.name, SQUARE, limits_of(board), board.shift[:2])


def columns_of(scene: Scene) -> dict[Address, Column]:
    """Every square of the ground plan with the height of its column and the piece on top of it."""
    columns = {address: Column(limit) for address, limit in limits_of(scene.board).items()}
    for number, piece in enumerate(scene.laid):
        for x, y, z in (scene.board.addresses[cell] for cell in piece.cells):
            if z + 1 > columns[x, y].height:
                columns[x, y] = Column(columns[x, y].limit, z + 1, number)
    return columns


def seen_from_above(scene: Scene) -> Scene:
    """The same scene as a flat one: of every piece the squares that nothing covers."""
    plan = ground_plan(scene.board)
    tops: dict[int, list[int]] = {}
    for address, column in columns_of(scene).items():
        if column.piece is not None:
            tops.setdefault(column.piece, []).append(plan.number[address])
    numbers = sorted(tops)
    laid = tuple(Laid(scene.laid[number].colour, tuple(tops[number])) for number in numbers)
    last = numbers.index(scene.last) if scene.last in tops else None
    return Scene(plan, laid, last=last, resting=scene.resting)


def bulk(cells: Cells) -> tuple[int, int]:
    """How high the cells of a piece reach and how many of them float; flat ones lie on the floor."""
    levels = [cell[2] for cell in cells if len(cell) == 3]
    floating = [cell for cell in cells if any(cell[2:]) and (*cell[:2], cell[2] - 1) not in cells]
    return max(levels, default=0), len(floating)
