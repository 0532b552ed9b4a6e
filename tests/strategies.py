"""Games for hypothesis: every variant with any of its options, played at random for a while or to the end."""

from random import Random

from hypothesis import reject
from hypothesis import strategies as st

from cornerwise.errors import BadOption
from cornerwise.games.catalogue import placing_variants
from cornerwise.games.options import Choice, Option
from cornerwise.games.placing_variant import PlacingVariant
from cornerwise.rules.placing_position import PlacingPosition

HEIGHTS = ("2 2 2 2/2 2 2 2/2 2 2 2", "0 3 0/2 5 2/0 3 0", "6 1 1/1 1 1/1 1 6")


def choices_of(variant: PlacingVariant, option: Option) -> tuple[Choice, ...]:
    """What an option may be, or some of it where it is a text of one's own."""
    if option.field == "heights":
        return HEIGHTS
    return handicaps(variant) if option.field == "without" else option.choices


def handicaps(variant: PlacingVariant) -> tuple[str, ...]:
    """None, a small one, and one in which nearly everything is gone."""
    first, second = variant.colours[:2]
    names = [shape.name for shape in variant.pieces for _ in range(variant.copies)]
    return ("", f"{first}:{names[-1]}/{second}:{names[0]}", f"{first}:{','.join(names[2:-2])}")


@st.composite
def chosen_variants(draw: st.DrawFn) -> PlacingVariant:
    variant = draw(st.sampled_from(list(placing_variants())))
    choices = {option.field: draw(st.sampled_from(choices_of(variant, option))) for option in variant.options}
    try:
        return variant.with_options(**choices)
    except BadOption:  # two choices that do not go together
        reject()


@st.composite
def positions(draw: st.DrawFn) -> PlacingPosition:
    rng = Random(draw(st.integers(0, 2**32)))
    return played(PlacingPosition(draw(chosen_variants())), rng, draw(st.sampled_from((0, 1, 3, 10, 40, 200))))


def played(position: PlacingPosition, rng: Random, plies: int) -> PlacingPosition:
    """The position after so many random moves, or fewer if the game is over before."""
    while position.turn and position.ply < plies:
        position.push(rng.choice(list(position.legal_moves)))
    return position
