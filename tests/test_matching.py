"""The reference of the matching rules: the table, and that every "no" agrees with the list of moves."""

from random import Random

import pytest
from deals import begun, random_plies, small

from cornerwise.games.editions import TRIOMINOS, MatchingVariant
from cornerwise.geometry.lattice import TRIANGLE
from cornerwise.rules.matching import Deal
from cornerwise.rules.matching_core import ReferenceCore
from cornerwise.rules.matching_moves import DRAW, HIDDEN, TIMEOUT, WORDS, lay_move, outcome_move
from cornerwise.rules.matching_position import MatchingPosition
from cornerwise.rules.moves import PASS, Move
from cornerwise.rules.tiles import TILES, Laid, TileTable, across, corners, rotations, shown_at


def turn_of(points: tuple[tuple[int, ...], ...]) -> int:
    """Positive for points listed against the clock."""
    (ax, ay), (bx, by), (cx, cy) = points
    return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)


@pytest.mark.parametrize("cell", [(0, 0), (1, 0), (-1, 0), (0, 1), (-3, -2), (7, 4)])
def test_corners_go_clockwise_from_the_apex(cell: tuple[int, int]) -> None:
    points = corners(cell)
    assert set(points) == TRIANGLE.points(cell)
    assert turn_of(points) < 0
    assert points[1][1] == points[2][1] != points[0][1]


@pytest.mark.parametrize("cell", [(0, 0), (1, 0), (-4, 3)])
def test_sides_lie_across_from_their_corners(cell: tuple[int, int]) -> None:
    for corner, side in zip(corners(cell), across(cell), strict=True):
        assert TRIANGLE.points(cell) - TRIANGLE.points(side) == {corner}
        assert cell in across(side)


def test_a_tile_is_turned_about_its_centre() -> None:
    assert [shown_at(TILES.index((1, 2, 4)), rotation) for rotation in range(3)] == [(1, 2, 4), (2, 4, 1), (4, 1, 2)]
    assert list(rotations(TILES.index((3, 3, 3)))) == [0]


def test_places_are_where_nothing_misfits() -> None:
    *_, game = random_plies(begun(TRIOMINOS.with_options(deals=1), 1), Random(1), patience=1)
    table = TileTable(tuple(Laid(seat, tile, (x, y), turn) for seat, tile, x, y, turn in game.core.table()[:20]))
    cells = table.open | table.cells
    for tile in range(56):
        fitting = {(cell, turn) for cell in cells for turn in rotations(tile) if not table.misfit(tile, cell, turn)}
        assert set(table.places(tile)) == fitting


def tried(deal: Deal) -> set[Move]:
    """Every move that could come to mind."""
    lays = {
        lay_move(tile, cell, rotation) for tile in range(56) for cell in deal.table.open for rotation in rotations(tile)
    }
    return lays | {outcome_move(tile) for tile in range(56)} | {DRAW, PASS, HIDDEN, Move(-1), Move(2**31)}


@pytest.mark.parametrize(
    "variant",
    [
        small(hand=3, seats=3, deals=1, time_limit=True),
        small(numbers=4, hand=4, deals=1, edition="tournament", after_draw="any"),
        TRIOMINOS.with_options(seats=4, edition="french", deals=1, time_limit=True),
    ],
    ids=repr,
)
def test_what_is_not_legal_breaks_a_rule(variant: MatchingVariant) -> None:
    core = ReferenceCore(variant)
    for game in random_plies(MatchingPosition(variant, core), Random(2)):
        deal = core.match.deal
        if game.ply % 5 and variant.tile_count == 56:
            continue
        for move in tried(deal):
            violation = core.match.violation(move)
            assert (violation is None) == (not deal.over and move in deal.legal), game.format(move)
            assert violation is None or violation.clause.startswith("M")
        assert core.is_event(TIMEOUT) == (not deal.over and deal.violation(TIMEOUT) is None)


def test_a_deal_never_changes() -> None:
    deal = Deal.start(TRIOMINOS)
    before = (deal.hands, deal.pile, deal.lots)
    deal.after(outcome_move(3))
    assert (deal.hands, deal.pile, deal.lots) == before


def test_words_are_written() -> None:
    assert set(WORDS.values()) == {"draw", "pass", "timeout"}
