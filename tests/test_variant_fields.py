"""Every field of a placing game means the same to the kernel and to the reference, in whatever combination."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from cornerwise import _kernel
from cornerwise.errors import BadVariant
from cornerwise.games.catalogue import find_placing_variant
from cornerwise.games.placing_variant import COLOURS, SCORINGS, Contact, PieceSet, PlacingVariant, Scoring
from cornerwise.geometry.board import Board, height_map, hexagon, rectangle
from cornerwise.rules.conformance import BrokenPromise, check_variant
from cornerwise.rules.native import kernel_core
from cornerwise.rules.placing import ReferenceCore
from cornerwise.rules.placing_position import PlacingPosition
from cornerwise.rules.start import start

WEIGHT = st.integers(-3, 3)
BOARDS = {
    rectangle(7, 7): ("a1", "g7", "a7", "g1", "d4", "b4"),
    rectangle(5, 8): ("a1", "e8", "c3", "c6"),
    hexagon(3): ("f5", "d3", "h2", "d5"),
    height_map("2 2 2 2/2 3 3 2/2 3 3 2/2 2 2 2"): ("a1/1", "d4/1", "b2/1", "c3/1"),
    height_map("1 1 4/1 4 4/0 1 1"): ("a2/1", "c3/1", "b2/1", "b1/1"),
}


@st.composite
def odd_variants(draw: st.DrawFn) -> PlacingVariant:
    """Games that nobody plays, with fields that go together."""
    board: Board = draw(st.sampled_from(list(BOARDS)))
    solid = board.lattice.is_solid
    seats = draw(st.integers(1, 4))
    each = draw(st.integers(1, max(1, 4 // seats)))
    count = seats * each
    palette = COLOURS[: count + draw(st.integers(0, 4 - count))]
    scoring = draw(
        st.sampled_from([name for name, points in SCORINGS.items() if not points.seen])
        | st.builds(
            Scoring,
            cell_placed=WEIGHT,
            cell_left=WEIGHT,
            piece_placed=WEIGHT,
            piece_left=WEIGHT,
            all_placed=WEIGHT,
            single_last=WEIGHT,
            seat_takes=st.sampled_from(["sum", "best"]),
            wins=st.sampled_from(["highest", "lowest", "complete"]),
        )
    )
    gravity = solid and draw(st.booleans())
    contact: Contact = draw(st.sampled_from(["corner", "face"]))
    chosen: dict[str, Any] = {
        "piece_set": PieceSet(
            largest=draw(st.integers(2, 3 if solid else 4)),
            smallest=draw(st.integers(1, 2)),
            copies=draw(st.integers(1, 2)),
        ),
        "start": draw(st.sampled_from(["own", "any", "opposite", "free", "beside"])),
        "scoring": "seen" if gravity and draw(st.booleans()) else scoring,
        "supply": draw(st.sampled_from(["own", "shared"])),
        "opening": draw(st.sampled_from(["plain", "swap"])),
        "blocked": draw(st.sampled_from(["out", "skip"])),
        "teams": draw(st.sampled_from([0, 2])),
        "shared": draw(st.sampled_from(["", *palette])),
        "first": draw(st.integers(0, seats - 1)),
        "strict_corners": board.lattice.has_straight_sides and contact == "corner" and draw(st.booleans()),
    }
    if chosen["shared"]:
        palette = tuple(dict.fromkeys((*palette, *COLOURS)))[: count + 1]
    variant = PlacingVariant(
        id="odd",
        boards=(board,),
        palette=palette,
        seats=seats,
        colours_each=each,
        start_cells=BOARDS[board][:4],
        contact=contact,
        gravity=gravity,
        **chosen,
    )
    assume(not variant.fault)
    return variant


@given(odd_variants(), st.integers(0, 99))
@settings(max_examples=60, suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow])
def test_kernel_and_reference_agree_whatever_the_fields(variant: PlacingVariant, seed: int) -> None:
    check_variant(variant, games=1, seed=seed)


@given(odd_variants(), st.integers(0, 99))
@settings(max_examples=60, suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow])
def test_playouts_keep_the_rules_whatever_the_fields(variant: PlacingVariant, seed: int) -> None:
    slow = start(variant, reference=True)
    for move in kernel_core(variant).playout(seed):
        slow.push(move)  # type: ignore[arg-type]  # the core's ints are moves
    assert slow.turn is None


def test_playouts_find_the_last_move_where_pieces_may_begin_anywhere() -> None:
    """In these games the last placement lies where another cell stood for it as long as all cells were starts."""
    variant = PlacingVariant(
        id="odd",
        boards=(rectangle(7, 7),),
        palette=("blue", "yellow", "red"),
        seats=1,
        colours_each=3,
        contact="face",
        piece_set=PieceSet(largest=3, smallest=2, copies=2),
        start="free",
        start_cells=("a1",),
    )
    for seed in (26, 42, 53, 105, 133):
        slow = start(variant, reference=True)
        for move in kernel_core(variant).playout(seed):
            slow.push(move)  # type: ignore[arg-type]  # the core's ints are moves
        assert slow.turn is None


def test_contact_is_a_field_and_no_matter_of_the_board() -> None:
    touching = replace(find_placing_variant("duo"), contact="face")
    for game in (start(touching), start(touching, reference=True)):
        for move in ("e10", "j5", "e9,f9", "j4,k4"):
            game.push(move)
        assert "f8,g8,h8" in game.legal_moves
        assert "g10,g11,g12" not in game.legal_moves


def test_a_difference_is_found() -> None:
    """The kernel is given other rules than the variant says."""

    def elsewhere(variant: PlacingVariant) -> _kernel.Position:
        return kernel_core(replace(variant, contact="corner"))

    with pytest.raises(BrokenPromise, match=r"kernel and reference differ in legal moves: [0-9]+ and [0-9]+"):
        check_variant(replace(find_placing_variant("duo"), contact="face"), games=1, core=elsewhere)


DUO = find_placing_variant("duo")
TOWER = find_placing_variant("rumis-tower")


@pytest.mark.parametrize(
    ("variant", "fault"),
    [
        (replace(DUO, boards=(rectangle(33, 32),)), "the kernel holds at most 1024 cells of a board, not 1056"),
        (replace(DUO, piece_set=PieceSet(largest=7)), "the kernel holds pieces of at most 6 cells on squares, not 7"),
        (replace(TOWER, piece_set=PieceSet(largest=5)), "the kernel holds pieces of at most 4 cells on cubes, not 5"),
        (replace(DUO, piece_set=PieceSet(largest=4, copies=3)), "the kernel holds at most 2 copies of a piece, not 3"),
        (replace(DUO, piece_set=PieceSet(largest=4, names=("Q9",))), "there is no piece Q9 of 1 to 4 cells"),
        (replace(DUO, palette=("purple", "pink")), "not pink"),
        (replace(DUO, seats=3), "every seat owns a colour: 3 are needed, and the palette has 2 to play with"),
        (replace(DUO, gravity=True), "gravity needs a board of cubes"),
        (replace(DUO, strict_corners=True), "strict corners mean nothing on squares"),
        (replace(DUO, scoring="seen"), "only pieces that stand on each other are seen from above"),
        (replace(DUO, scoring="most"), "scoring is one of advanced, basic"),
        (replace(DUO, start="spaced"), "start='spaced' needs a number of start cells that 3 divides, not 2"),
        (replace(DUO, start_cells=("e10",)), "start='any' needs 2 start cells or more, and there are 1"),
        (replace(DUO, start_cells=("e10", "z99")), "start cells are on the board, unlike z99"),
        (replace(DUO, first=2), "the seat that begins is one of 2, not 2"),
        (replace(DUO, teams=3), "2 seats cannot make 3 teams"),
        (replace(DUO, shared="red"), "the palette has 2 to play with"),
        (replace(find_placing_variant("classic"), opening="swap"), "opening='swap' is for two seats"),
        (replace(TOWER, seats=1), "there are 3 boards and none for 1 colours"),
        (replace(DUO, id="Duo!"), "an id is made of small letters, digits and hyphens, unlike 'Duo!'"),
    ],
    ids=str,
)
def test_what_does_not_go_together_is_told_in_a_sentence(variant: PlacingVariant, fault: str) -> None:
    assert fault in variant.fault
    with pytest.raises(BadVariant, match="^" + variant.id):
        PlacingPosition(variant)
    with pytest.raises(BadVariant):
        check_variant(variant)


@pytest.mark.parametrize(
    "board", [rectangle(24, 24), rectangle(32, 32), hexagon(13), height_map("/".join(["8 " * 8] * 8))]
)
def test_large_boards_are_played(board: Board) -> None:
    """Boards of more than 512 cells need wider sets."""
    cube = board.lattice.is_solid
    variant = PlacingVariant(
        id="large",
        boards=(board,),
        piece_set=PieceSet(largest=4),
        palette=("purple", "orange"),
        seats=2,
        start="beside" if cube else "free",
        contact="face" if cube else "corner",
        gravity=cube,
        scoring="area",
    )
    check_variant(variant, games=1)


def test_the_reference_says_no_like_the_kernel_where_no_colour_may_begin() -> None:
    """Colours that were blocked before their first piece, in games that leave them out and in games that do not."""
    for blocked in ("out", "skip"):
        small = replace(DUO, boards=(rectangle(3, 3),), start="own", start_cells=("a1", "a2"), options=())
        variant = replace(small, blocked=blocked)
        fast, slow = PlacingPosition(variant), PlacingPosition(variant, ReferenceCore(variant))
        for position in (fast, slow):
            position.push("a1,b1,a2")
        assert fast.told() == slow.told()
