"""What the kernel in WebAssembly tells of every game before and while it is played, beside what Python knows."""

import json

import pytest
from node_kernel import node_kernel

from cornerwise.games.catalogue import variants
from cornerwise.games.variant import Variant
from cornerwise.rules.start import start


@pytest.mark.parametrize("variant", variants(), ids=lambda variant: variant.id)
def test_facts(variant: Variant) -> None:
    kernel = node_kernel()
    kernel.load(variant.id)
    assert kernel.call("facts") == {
        "variant": variant.id,
        "rules": variant.rules,
        "options": dict(variant.chosen),
        "seats": variant.seats,
        "hides": variant.hides,
        "parties": json.loads(json.dumps(variant.parties)),
        "wins": variant.wins,
    }


@pytest.mark.parametrize("variant", variants(), ids=lambda variant: variant.id)
def test_plies_and_totals(variant: Variant) -> None:
    kernel, game = node_kernel(), start(variant)
    kernel.load(variant.id)
    while game.ply < 3:
        game.push(game.legal_moves[0])
    moves = list(map(game.format, game.moves))
    assert [ply["move"] for ply in kernel.call("plies", moves, list(range(variant.seats)))] == moves
    assert kernel.call("state", moves, [])["totals"] == list(game.totals)
