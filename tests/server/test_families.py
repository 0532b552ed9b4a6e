"""What the families of games add to the data of the server: legal moves, reach, what tiles are worth."""

import json
from random import Random

import pytest

import cornerwise
from cornerwise import new_game
from cornerwise.games.catalogue import variants
from cornerwise.games.variant import Variant
from cornerwise.rules.matching_position import MatchingPosition, resolve_chance
from cornerwise.rules.placing_position import need_placing_position
from cornerwise.rules.position import Position
from cornerwise.rules.start import start
from cornerwise.server.base.encoded_json import Data
from cornerwise.server.families import placing_data
from cornerwise.server.families.families import family_of
from cornerwise.server.families.matching_data import worths


def reach(game: Position) -> Data | None:
    found = family_of(game.variant).reach_json(game)
    return None if found is None else json.loads(found)


def legal(game: Position) -> Data:
    found: Data = json.loads(family_of(game.variant).legal_json(game))
    return found


@pytest.mark.parametrize("variant", variants(), ids=lambda variant: variant.id)
def test_every_legal_move_is_there_under_its_piece(variant: Variant) -> None:
    game, rng = start(variant), Random(1)
    for _ in range(12):
        resolve_chance(game, rng)
        if game.turn is None:
            break
        assert {name: sorted(moves) for name, moves in legal(game).items()} == {
            name: sorted(moves) for name, moves in game.moves_by_piece().items()
        }
        game.push(rng.choice(sorted(game.legal_moves)))


def test_a_script_writes_only_its_own_table() -> None:
    duo, classic = start(cornerwise.find_variant("duo")), start(cornerwise.find_variant("classic"))
    small = need_placing_position(duo)
    with pytest.raises(ValueError, match="another table"):
        placing_data._legal_script(small.move_table).legal(classic.core)  # type: ignore[arg-type]  # both are placing games
    with pytest.raises(ValueError, match="another board"):
        placing_data._reach_script(small.variant).reach(classic.core)  # type: ignore[arg-type]  # both are placing games


def test_a_colour_goes_on_from_its_open_corners() -> None:
    game = cornerwise.new_game("duo", start="own")
    shown = reach(game)
    assert shown and shown["orange"] == {"corners": ["j5"], "cells": 196}
    game.push("e8,d9,e9,f9,e10")
    shown = reach(game)
    assert shown and shown["purple"] == {
        "corners": ["d7", "f7", "c8", "g8", "c10", "g10", "d11", "f11"],
        "cells": 196 - 5 - 8,
    }


@pytest.mark.parametrize("variant", ["classic", "trigon", "polyomino-8"])
def test_reach_is_what_a_flood_fill_by_sides_and_corners_finds(variant: str) -> None:
    game, rng = need_placing_position(new_game(variant)), Random(2)
    board = game.variant.board
    while game.turn:
        for colour, found in (reach(game) or {}).items():
            closed = {near for cell in game.cells(colour) for near in board.side[cell]}
            closed |= {cell for name in game.variant.colours for cell in game.cells(name)}
            waiting, reached = {board.parse_cell(name) for name in found["corners"]}, set[int]()
            while waiting:
                reached |= waiting
                near = {other for cell in waiting for other in (*board.side[cell], *board.corner[cell])}
                waiting = near - closed - reached
            assert found["cells"] == len(reached)
        game.push(rng.choice(sorted(game.legal_moves)))


def test_a_game_that_is_over_has_no_reach() -> None:
    game = cornerwise.new_game("duo")
    while game.turn:
        game.push(next(iter(game.legal_moves)))
    assert reach(game) is None


def test_cubes_and_tiles_have_no_corners_to_go_on_from() -> None:
    assert reach(cornerwise.new_game("rumis-tower")) is None
    assert reach(cornerwise.new_game("triominos")) is None


@pytest.mark.parametrize("options", [{}, {"scoring": "children"}, {"edition": "tournament"}])
def test_a_tile_brings_what_was_said_before_it_was_laid(options: dict[str, str]) -> None:
    found: list[tuple[int, int, int]] = []
    for seed in range(12):
        game, rng = new_game("triominos", seed=seed, **options), Random(seed)
        assert isinstance(game, MatchingPosition)
        while min(game.core.held) > 1 and game.pile:
            told, before, turn = worths(game), game.scores, game.turn
            assert set(told) == {move for piece, moves in legal(game).items() if piece for move in moves}
            if not told:
                game.push(min(game.legal_moves))  # draws, or ends the turn
            else:
                move = max(sorted(told), key=lambda move: told[move]["points"])
                game.push(move)
                assert turn and game.scores[turn] - before[turn] == told[move]["points"]
                found.append((told[move]["points"], told[move]["bridge"], told[move]["hexagons"]))
            resolve_chance(game, rng)
    assert any(bridge for _, bridge, _ in found) and any(hexagons for _, _, hexagons in found)
