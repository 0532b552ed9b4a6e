"""Legal moves as data: all of them, each under the piece that it lays."""

from random import Random

import pytest

from cornerwise.games.catalogue import every_variant
from cornerwise.rules.matching_position import MatchingPosition, resolve_chance
from cornerwise.rules.moves import WORDS
from cornerwise.rules.position import Position
from cornerwise.rules.start import start
from cornerwise.server.legal import legal_moves


@pytest.mark.parametrize("variant", every_variant(), ids=lambda variant: variant.id)
def test_every_legal_move_is_there_under_its_piece(variant: object) -> None:
    game, rng = start(variant), Random(1)  # type: ignore[arg-type]
    for _ in range(12):
        if isinstance(game, MatchingPosition):
            resolve_chance(game, rng)
        found = legal_moves(game)
        assert sorted(move for moves in found.values() for move in moves) == sorted(map(game.format, game.legal_moves))
        for piece, moves in found.items():
            for move in moves[::7]:
                number = game.parse(move)
                if isinstance(game, Position) and number not in WORDS:
                    assert game.table.pieces[game.table.piece[number]].name == piece
                else:
                    assert move.partition("@")[0] == piece if "@" in move else piece == ""
        game.push(rng.choice(sorted(game.legal_moves)))
        if game.turn is None:
            break
