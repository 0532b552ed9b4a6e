"""Games for hypothesis: every variant with any of its options, played at random for a while or to the end."""

from random import Random

from hypothesis import strategies as st

from cornerwise.games.catalogue import variants
from cornerwise.games.variant import Variant
from cornerwise.rules.position import Position


@st.composite
def chosen_variants(draw: st.DrawFn) -> Variant:
    variant = draw(st.sampled_from(list(variants())))
    return variant.with_options(**{option.field: draw(st.sampled_from(option.choices)) for option in variant.options})


@st.composite
def positions(draw: st.DrawFn) -> Position:
    rng = Random(draw(st.integers(0, 2**32)))
    return played(Position(draw(chosen_variants())), rng, draw(st.sampled_from((0, 1, 3, 10, 40, 200))))


def played(position: Position, rng: Random, plies: int) -> Position:
    """The position after so many random moves, or fewer if the game is over before."""
    while position.turn and position.ply < plies:
        position.push(rng.choice(list(position.legal_moves)))
    return position
