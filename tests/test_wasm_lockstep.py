"""The kernel in WebAssembly, run by node, answers what the server answers, at every ply of random games."""

import json
from random import Random
from typing import Any

import pytest
from node_kernel import node_kernel

from cornerwise.games.catalogue import placing_variants
from cornerwise.games.placing_variant import PlacingVariant
from cornerwise.rules.position import Position
from cornerwise.rules.start import start
from cornerwise.server.base.encoded_json import JsonObject
from cornerwise.server.http.positions import position_data
from cornerwise.server.match.legality import explain_move

VARIANTS = placing_variants()


def plain(data: Any) -> Any:
    """What arrives at a client."""
    return json.loads(data.text if isinstance(data, JsonObject) else json.dumps(data))


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
def test_random_game(variant: PlacingVariant) -> None:
    kernel = node_kernel()
    kernel.load(variant.id)
    rng = Random(variant.id)
    game: Position = start(variant)
    while True:
        moves = [game.format(move) for move in game.moves]
        assert kernel.call("position", moves) == plain(position_data(game))
        if game.turn is None:
            break
        game.push(rng.choice(list(game.legal_moves)))
