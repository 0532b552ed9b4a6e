"""A game in progress: push and pop, legal moves as a container, copies and views, and nothing by mistake."""

from random import Random
from typing import Any

import numpy as np
import pytest

from cornerwise import (
    CornerwiseError,
    IllegalMove,
    Move,
    NotationError,
    PlacingPosition,
    PlacingVariant,
    find_placing_variant,
    new_game,
    placing_variants,
)
from cornerwise.rules.moves import KEEP, PASS, SWAP
from cornerwise.rules.placing import ReferenceCore
from cornerwise.rules.position import Ply

every_variant = pytest.mark.parametrize("variant", placing_variants(), ids=lambda variant: variant.id)


def state(game: PlacingPosition) -> object:
    cells = [(game.cells(colour), game.left(colour)) for colour in game.variant.colours]
    return (
        game.turn,
        game.mover,
        sorted(game.legal_moves),
        list(game.plies),
        cells,
        game.scores,
        game.skipped,
        game.owners,
    )


def played(variant: str, plies: int, seed: int = 1) -> PlacingPosition:
    game = new_game(variant)
    rng = Random(seed)
    while game.turn and game.ply < plies:
        game.push(rng.choice(sorted(game.legal_moves)))
    return game


# Push and pop


def test_push_takes_notation_and_moves() -> None:
    game = new_game("duo", start="own")
    move = game.push("e8,e9,d9,f9,e10")
    assert isinstance(move, int)
    assert game.format(move) == "e8,d9,e9,f9,e10"
    assert game.pop() == move
    assert game.push(move) == move
    assert game.plies == [Ply("purple", 0, move)]
    assert game.moves == (move,)
    assert game.ply == 1


@every_variant
def test_pop_undoes_push(variant: PlacingVariant) -> None:
    game = PlacingPosition(variant)
    rng = Random(2)
    for _ in range(12):
        before = state(game)
        move = game.push(rng.choice(sorted(game.legal_moves)))
        assert state(game) != before
        assert game.pop() == move
        assert state(game) == before
        game.push(move)


def test_pop_at_the_start() -> None:
    game = new_game("duo")
    with pytest.raises(IndexError, match="no move to take back"):
        game.pop()
    assert state(game) == state(new_game("duo"))


@pytest.mark.parametrize("move", [-1, -(2**31), 13729, 2**31, 2**32, 2**32 + 130, 2**62, PASS, KEEP, SWAP, 2**30 + 3])
def test_moves_that_are_none_are_refused(move: int) -> None:
    game = new_game("duo")
    before = state(game)
    assert Move(move) not in game.legal_moves
    with pytest.raises(IllegalMove) as caught:
        game.push(Move(move))
    assert caught.value.position is game
    assert caught.value.clause in ("P1", "P6", "opening")
    assert state(game) == before


@pytest.mark.parametrize("move", [2**63, -(2**63) - 1, 10**30])
def test_huge_moves_are_refused_like_others(move: int) -> None:
    game = new_game("duo")
    assert Move(move) not in game.legal_moves
    with pytest.raises(IllegalMove):
        game.push(Move(move))


@pytest.mark.parametrize("move", [1.0, None, b"e10", ("e10",), object()], ids=lambda move: type(move).__name__)
def test_moves_of_the_wrong_type(move: Any) -> None:
    game = new_game("duo")
    before = state(game)
    assert move not in game.legal_moves
    with pytest.raises(TypeError, match="a number or a text"):
        game.push(move)
    assert state(game) == before


def test_integers_of_numpy_are_moves_too() -> None:
    game = new_game("duo")
    move: Any = np.int64(next(iter(game.legal_moves)))
    assert move in game.legal_moves
    game.push(move)
    assert str(game.plies[0].move) == game.format(game.moves[0])


def test_more_cells_than_any_piece_has() -> None:
    with pytest.raises(IllegalMove, match="the largest has size 5") as caught:
        new_game("duo").push(",".join(["e10"] * 500))
    assert len(str(caught.value)) < 150


@pytest.mark.parametrize("text", ["", "e", "e10,", "e10 e11", "zz", "o1/1", "e10,e10", "\x00", "e10;e11" * 500])
def test_texts_that_are_no_move(text: str) -> None:
    game = new_game("duo")
    before = state(game)
    assert text not in game.legal_moves
    with pytest.raises(NotationError) as caught:
        game.push(text)
    assert len(str(caught.value)) < 150
    assert state(game) == before


@every_variant
def test_an_illegal_row_leaves_the_position_unchanged(variant: PlacingVariant) -> None:
    game = played(variant.id, plies=8)
    before = state(game)
    legal = set(game.legal_moves)
    rng = Random(4)
    refused = [move for move in (Move(rng.randrange(len(game.move_table))) for _ in range(12)) if move not in legal]
    assert refused
    for move in refused:
        assert move not in game.legal_moves
        with pytest.raises(IllegalMove) as caught:
            game.push(move)
        assert caught.value.clause  # every rule that rows can break
        assert caught.value.value == game.format(move)
        assert caught.value.clause in str(caught.value)
    assert state(game) == before


def test_violation_is_none_for_a_legal_move() -> None:
    game = played("classic", plies=9)
    move = next(iter(game.legal_moves))
    assert game.violation(move) is None
    game.push(move)
    violation = game.violation(move)
    assert violation is not None


# Legal moves


@every_variant
def test_legal_moves_as_a_container(variant: PlacingVariant) -> None:
    game = played(variant.id, plies=6)
    moves = list(game.legal_moves)
    assert len(moves) == len(set(moves)) == len(game.legal_moves)
    assert all(move in game.legal_moves for move in moves[:50])
    assert all(game.format(move) in game.legal_moves for move in moves[:50])
    assert bool(game.legal_moves)


def test_legal_moves_follow_the_position() -> None:
    game = new_game("duo", start="own")
    legal = game.legal_moves
    assert "e10" in legal
    game.push("e10")
    assert "e10" not in legal
    assert "j5" in legal


def test_legal_moves_print_well() -> None:
    game = new_game("duo", start="own")
    assert repr(game.legal_moves).startswith("<414 legal moves: ")
    assert repr(game.legal_moves).endswith(", ...>")
    over = played("duo", plies=999)
    assert repr(over.legal_moves) == "<no legal moves>"
    assert not over.legal_moves


def test_positions_print_well() -> None:
    game = new_game("duo", start="own")
    game.push("d9,e9,f9,e10,e8")
    assert repr(game) == "<duo, ply 1, orange to move, 414 legal moves>"
    assert repr(played("duo", plies=999)).endswith(", game over>")


# Copies and views


@every_variant
def test_copies_are_apart(variant: PlacingVariant) -> None:
    game = played(variant.id, plies=5)
    before = state(game)
    twin = game.copy()
    assert state(twin) == before
    twin.push(next(iter(twin.legal_moves)))
    assert state(game) == before
    twin.pop()
    twin.pop()
    assert state(game) == before
    game.pop()
    assert state(game) == state(twin)


@every_variant
def test_views_show_the_position(variant: PlacingVariant) -> None:
    game = played(variant.id, plies=10)
    for seat in range(variant.seats):
        view = game.view(seat)
        assert (view.seat, view.turn, view.mover) == (seat, game.turn, game.mover)
        assert view.plies == tuple(game.plies)
        assert view.scores == game.scores
        assert view.cells == {colour: game.cells(colour) for colour in variant.colours}
        assert view.left == {colour: game.left(colour) for colour in variant.colours}
        assert state(view.sample(Random(seat))) == state(game)


def test_views_do_not_follow_the_position() -> None:
    game = new_game("duo")
    view = game.view(0)
    game.push("e10")
    assert (view.plies, view.turn) == ((), "purple")
    assert view.sample(Random(1)).ply == 0


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_views_of_seats_that_are_none(seat: int) -> None:
    with pytest.raises(IndexError, match="duo has seats 0 to 1"):
        new_game("duo").view(seat)


@pytest.mark.parametrize("colour", ["red", "", "Purple"])
def test_colours_that_are_none(colour: str) -> None:
    game = new_game("duo")
    for ask in (game.cells, game.left):
        with pytest.raises((ValueError, LookupError, CornerwiseError)):
            ask(colour)


# Bookkeeping


@every_variant
def test_scores_follow_the_pieces(variant: PlacingVariant) -> None:
    game = played(variant.id, plies=999)
    for colour, tally in zip(variant.colours, game.tallies, strict=True):
        mine = [game.move_table.rows[ply.move] for ply in game.plies if ply.colour == colour and ply.move < PASS]
        assert game.cells(colour) == tuple(sorted(cell for cells in mine for cell in cells))
        assert (tally.pieces, tally.cells) == (len(mine), sum(map(len, mine)))
        assert tally.last_size == len(mine[-1])
    result = game.outcome()
    assert result is not None
    assert result.scores == game.scores
    assert str(result).endswith(")")


@pytest.mark.parametrize(
    ("variant", "seed", "words"),
    [("duo", 1, "seat "), ("classic-teams", 1, "seats "), ("classic-solo", 1, "nobody wins (")],
)
def test_outcomes_print_well(variant: str, seed: int, words: str) -> None:
    assert str(played(variant, 999, seed).outcome()).startswith(words)


def test_nothing_is_skipped_at_the_start_or_after_the_end() -> None:
    assert new_game("classic").skipped == ()
    assert played("classic", plies=999).skipped == ()


@pytest.mark.parametrize("answer", ["keep", "swap"])
def test_any_core_can_be_played(answer: str) -> None:
    variant = find_placing_variant("polyomino-8")
    game = PlacingPosition(variant, ReferenceCore(variant))
    for move in ("a1", "h8,h7", answer):
        game.push(move)
    assert state(game) == state(played_by("polyomino-8", "a1", "h8,h7", answer))
    twin = game.copy()
    twin.pop()
    assert (game.ply, twin.ply) == (3, 2)


def test_being_out_is_taken_back_with_the_move() -> None:
    """In games of cubes a colour that was blocked once is out, so the past is part of a position."""
    game = played("rumis-tower", plies=999, seed=3)
    turns = []
    while game.plies:
        game.pop()
        again = played_by("rumis-tower", *map(game.format, game.moves))
        assert state(game) == state(again)
        assert (game.turn, game.skipped) == (again.turn, again.skipped)
        turns.append(game.skipped)
    assert any(turns)


def played_by(variant: str, *moves: str) -> PlacingPosition:
    game = new_game(variant)
    for move in moves:
        game.push(move)
    return game
