"""Legal moves as data: all of them, each under the piece that it lays."""

from random import Random

import pytest

from cornerwise import new_game
from cornerwise.games.catalogue import variants
from cornerwise.games.variant import Variant
from cornerwise.rules.matching_position import MatchingPosition, resolve_chance
from cornerwise.rules.moves import WORDS
from cornerwise.rules.placing_position import PlacingPosition
from cornerwise.rules.start import start
from cornerwise.server.match.legal import legal_moves, worths


@pytest.mark.parametrize("variant", variants(), ids=lambda variant: variant.id)
def test_every_legal_move_is_there_under_its_piece(variant: Variant) -> None:
    game, rng = start(variant), Random(1)
    for _ in range(12):
        if isinstance(game, MatchingPosition):
            resolve_chance(game, rng)
        found = legal_moves(game)
        assert sorted(move for moves in found.values() for move in moves) == sorted(map(game.format, game.legal_moves))
        for piece, moves in found.items():
            for move in moves[::7]:
                number = game.parse(move)
                if isinstance(game, PlacingPosition) and number not in WORDS:
                    assert game.move_table.pieces[game.move_table.piece[number]].name == piece
                else:
                    assert move.partition("@")[0] == piece if "@" in move else piece == ""
        game.push(rng.choice(sorted(game.legal_moves)))
        if game.turn is None:
            break


@pytest.mark.parametrize("options", [{}, {"scoring": "children"}, {"edition": "tournament"}])
def test_a_tile_brings_what_was_said_before_it_was_laid(options: dict[str, str]) -> None:
    found: list[tuple[int, int, int]] = []
    for seed in range(12):
        game, rng = new_game("triominos", seed=seed, **options), Random(seed)
        assert isinstance(game, MatchingPosition)
        while min(game.core.held) > 1 and game.pile:
            told, before, turn = worths(game), game.scores, game.turn
            assert set(told) == {move for piece, moves in legal_moves(game).items() if piece for move in moves}
            if not told:
                game.push(min(game.legal_moves))  # draws, or ends the turn
            else:
                move = max(sorted(told), key=lambda move: told[move]["points"])
                game.push(move)
                assert turn and game.scores[turn] - before[turn] == told[move]["points"]
                found.append((told[move]["points"], told[move]["bridge"], told[move]["hexagons"]))
            resolve_chance(game, rng)
    assert any(bridge for _, bridge, _ in found) and any(hexagons for _, _, hexagons in found)
