"""Boards: numbered cells with names and neighbours."""

import pytest

from cornerwise import NotationError
from cornerwise.geometry.board import Board, hexagon, make_board, rectangle
from cornerwise.geometry.lattice import CUBE

TOWER = make_board("tower", CUBE, [(x, y, z) for x in range(2) for y in range(3) for z in range(2)], (0, 0, 0))
BOARDS = (rectangle(20, 20), rectangle(14, 14), rectangle(30, 2), hexagon(9), hexagon(8), hexagon(1), TOWER)
every_board = pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)


@pytest.mark.parametrize(
    ("board", "cells"),
    [(rectangle(20, 20), 400), (rectangle(3, 5), 15), (hexagon(9), 486), (hexagon(8), 384), (hexagon(1), 6)],
    ids=repr,
)
def test_size(board: Board, cells: int) -> None:
    assert len(board) == len(set(board.addresses)) == cells


def test_repr() -> None:
    assert repr(rectangle(20, 20)) == "<board 20x20, 400 cells>"
    assert repr(hexagon(9)) == "<board hexagon-9, 486 cells>"


@every_board
def test_cells_are_numbered_in_reading_order(board: Board) -> None:
    assert list(board.addresses) == sorted(board.addresses, key=lambda address: address[::-1])
    assert [board.number[address] for address in board.addresses] == list(range(len(board)))


@every_board
def test_names_are_read_back(board: Board) -> None:
    assert [board.parse_cell(name) for name in board.names] == list(range(len(board)))
    assert len(set(board.names)) == len(board)


def test_names_of_squares() -> None:
    assert rectangle(3, 2).names == ("a1", "b1", "c1", "a2", "b2", "c2")


def test_names_after_z() -> None:
    assert rectangle(30, 2).names[24:30] == ("y1", "z1", "aa1", "ab1", "ac1", "ad1")
    assert rectangle(703, 1).names[-2:] == ("zz1", "aaa1")


def test_names_of_levels() -> None:
    assert TOWER.names[:7] == ("a1/1", "b1/1", "a2/1", "b2/1", "a3/1", "b3/1", "a1/2")


def test_names_of_the_smallest_hexagon() -> None:
    assert hexagon(1).names == ("a1", "b1", "c1", "a2", "b2", "c2")


@pytest.mark.parametrize(
    "text", ["", "a", "1", "a0", "a21", "u1", "A1", "a01", "a1 ", "1a", "a1,a2", "\u00e41", "a1/1"]
)
def test_no_cell(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        rectangle(20, 20).parse_cell(text)
    assert caught.value.value == text
    assert "20x20" in str(caught.value)


@every_board
def test_neighbours_are_those_that_share_points(board: Board) -> None:
    facet = board.lattice.facet
    for cell in range(0, len(board), 7):
        shared = [len(board.points[cell] & points) for points in board.points]
        assert board.side[cell] == tuple(other for other, n in enumerate(shared) if n == facet)
        assert board.corner[cell] == tuple(other for other, n in enumerate(shared) if 0 < n < facet)


@every_board
def test_neighbours_are_mutual(board: Board) -> None:
    for near in (board.side, board.corner):
        assert all(cell in near[other] for cell, others in enumerate(near) for other in others)


def test_neighbours_by_name() -> None:
    board = rectangle(4, 4)
    around = {name: [board.names[cell] for cell in board.side[board.parse_cell(name)]] for name in ("a1", "b2", "d3")}
    assert around == {"a1": ["b1", "a2"], "b2": ["b1", "a2", "c2", "b3"], "d3": ["d2", "c3", "d4"]}
    assert [board.names[cell] for cell in board.corner[board.parse_cell("b2")]] == ["a1", "c1", "a3", "c3"]


def test_equal_boards_are_one_board() -> None:
    assert rectangle(14, 14) is rectangle(14, 14)
    assert hexagon(9) is hexagon(9)
