"""The kernel and the readable reference play the same games: equal legal moves at every ply."""

from contextlib import suppress
from itertools import product
from random import Random

import pytest
from strategies import choices_of

from cornerwise.errors import BadOption
from cornerwise.games.catalogue import placing_variants
from cornerwise.games.placing_variant import PlacingVariant
from cornerwise.rules.placing import ReferenceCore
from cornerwise.rules.placing_position import PlacingPosition


def every_choice(variant: PlacingVariant) -> list[PlacingVariant]:
    """The variant with every combination of its options that go together."""
    fields = [option.field for option in variant.options]
    found = []
    for choices in product(*(choices_of(variant, option) for option in variant.options)):
        with suppress(BadOption):
            found.append(variant.with_options(**dict(zip(fields, choices, strict=True))))
    return found


def check_lockstep(variant: PlacingVariant, seed: int) -> None:
    rng = Random(seed)
    fast, slow = PlacingPosition(variant), PlacingPosition(variant, ReferenceCore(variant))
    while True:
        moves = sorted(fast.legal_moves)
        assert moves == list(slow.legal_moves), f"{fast!r} after {[fast.format(m) for m in fast.moves]}"
        assert (fast.turn, fast.mover, fast.owners) == (slow.turn, slow.mover, slow.owners)
        assert len(fast.legal_moves) == len(moves)
        assert (fast.scores, fast.skipped) == (slow.scores, slow.skipped)
        if not moves:
            break
        # Half of the games are played with big pieces, to the crowded boards that random play misses.
        move = rng.choice(moves if seed % 2 else moves[-max(1, len(moves) // 3) :])
        fast.push(move)
        slow.push(move)
    assert fast.outcome() == slow.outcome()
    for colour in variant.colours:
        assert fast.cells(colour) == slow.cells(colour)
        assert fast.left(colour) == slow.left(colour)


@pytest.mark.parametrize("variant", placing_variants(), ids=lambda variant: variant.id)
def test_kernel_and_reference_agree(variant: PlacingVariant) -> None:
    choices = every_choice(variant)
    # Games of cubes are quick, so all seats and both ways to be blocked have their turn.
    for seed in range(len(choices) if variant.gravity else 2):
        check_lockstep(choices[seed * 7 % len(choices)], seed)


@pytest.mark.parametrize("variant", placing_variants(), ids=lambda variant: variant.id)
def test_pop_restores_every_position(variant: PlacingVariant) -> None:
    rng = Random(5)
    game = PlacingPosition(variant)
    seen = []
    while game.turn:
        seen.append((game.turn, game.mover, list(game.legal_moves), game.scores, game.skipped, game.owners))
        game.push(rng.choice(list(game.legal_moves)))
    while game.plies:
        game.pop()
        assert seen.pop() == (game.turn, game.mover, list(game.legal_moves), game.scores, game.skipped, game.owners)
