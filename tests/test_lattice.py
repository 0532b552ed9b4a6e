"""Cells as point sets: their neighbours and motions follow from the corners alone."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cornerwise.geometry.lattice import CUBE, SQUARE, TRIANGLE, Address, Lattice, Matrix, add, least

LATTICES = (SQUARE, TRIANGLE, CUBE)
every_lattice = pytest.mark.parametrize("lattice", LATTICES, ids=lambda lattice: lattice.name)


def addresses(lattice: Lattice) -> st.SearchStrategy[Address]:
    return st.tuples(*[st.integers(-9, 9)] * lattice.dimension)


@pytest.mark.parametrize(
    ("lattice", "corners", "sides", "corner_neighbours", "motions"),
    [(SQUARE, 4, 4, 4, 8), (TRIANGLE, 3, 3, 9, 12), (CUBE, 8, 6, 20, 24)],
    ids=["square", "triangle", "cube"],
)
def test_counts(lattice: Lattice, corners: int, sides: int, corner_neighbours: int, motions: int) -> None:
    assert {len(points) for points in lattice.corners} == {corners}
    assert {len(steps) for steps in lattice.side_offsets} == {sides}
    assert {len(steps) for steps in lattice.corner_offsets} == {corner_neighbours}
    assert len(lattice.motions) == len(set(lattice.motions)) == motions


@every_lattice
def test_an_address_is_the_least_corner(lattice: Lattice) -> None:
    for address in product(range(-2, 3), repeat=lattice.dimension):
        assert least(lattice.points(address)) == address


@every_lattice
def test_addresses_are_unique(lattice: Lattice) -> None:
    cells = [lattice.points(address) for address in product(range(-2, 3), repeat=lattice.dimension)]
    assert len(set(cells)) == len(cells)


def test_triangles_point_up_where_the_sum_is_even() -> None:
    assert TRIANGLE.points((4, 2)) == {(4, 2), (6, 2), (5, 3)}
    assert TRIANGLE.points((5, 2)) == {(5, 3), (7, 3), (6, 2)}


@every_lattice
def test_neighbours_share_points(lattice: Lattice) -> None:
    for kind, (sides, corners) in enumerate(zip(lattice.side_offsets, lattice.corner_offsets, strict=True)):
        home = (kind, *[0] * (lattice.dimension - 1))
        for steps, allowed in ((sides, {lattice.facet}), (corners, set(range(1, lattice.facet)))):
            for step in steps:
                assert len(lattice.points(home) & lattice.points(add(home, step))) in allowed


@every_lattice
def test_no_neighbour_is_missed(lattice: Lattice) -> None:
    """All cells that share a point lie within the reach that the offsets were searched in."""
    for kind in range(len(lattice.corners)):
        home = (kind, *[0] * (lattice.dimension - 1))
        points = lattice.points(home)
        near = [
            s
            for s in product(range(-4, 5), repeat=lattice.dimension)
            if any(s) and points & lattice.points(add(home, s))
        ]
        assert sorted(near) == sorted(lattice.side_offsets[kind] + lattice.corner_offsets[kind])


@every_lattice
def test_motions_begin_with_the_identity_and_form_a_group(lattice: Lattice) -> None:
    cells = list(product(range(-1, 2), repeat=lattice.dimension))
    assert all(lattice.moved(cell, lattice.motions[0]) == cell for cell in cells)
    images = {tuple(lattice.moved(cell, motion) for cell in cells) for motion in lattice.motions}
    assert len(images) == len(lattice.motions)
    for first, second in product(lattice.motions, repeat=2):
        assert tuple(lattice.moved(lattice.moved(cell, first), second) for cell in cells) in images


@given(st.data())
def test_motions_keep_contact(data: st.DataObject) -> None:
    lattice = data.draw(st.sampled_from(LATTICES), "lattice")
    a = data.draw(addresses(lattice), "cell")
    kind = lattice.kind(a)
    b = add(a, data.draw(st.sampled_from(lattice.side_offsets[kind] + lattice.corner_offsets[kind]), "step"))
    motion = data.draw(st.sampled_from(lattice.motions), "motion")
    shared = len(lattice.points(a) & lattice.points(b))
    moved = lattice.points(lattice.moved(a, motion)) & lattice.points(lattice.moved(b, motion))
    assert len(moved) == shared


@pytest.mark.parametrize(("lattice", "signs"), [(SQUARE, {1, -1}), (TRIANGLE, {1, -1}), (CUBE, {1})])
def test_only_flat_pieces_are_turned_over(lattice: Lattice, signs: set[int]) -> None:
    assert {_sign(motion) for motion in lattice.motions} == signs


def _sign(motion: Matrix) -> int:
    return 1 if _determinant(motion) > 0 else -1


def _determinant(matrix: Matrix) -> int:
    if len(matrix) == 1:
        return matrix[0][0]
    return sum(
        (-1) ** column * value * _determinant(tuple(row[:column] + row[column + 1 :] for row in matrix[1:]))
        for column, value in enumerate(matrix[0])
    )
