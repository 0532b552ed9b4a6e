"""The options section of a rule page."""

from collections.abc import Callable

from cornerwise.games.editions import EDITIONS, MOST_DRAWS, SCORINGS, MatchingVariant
from cornerwise.games.options import Choice, Option
from cornerwise.games.placing_variant import PlacingVariant
from cornerwise.games.variant import Variant
from cornerwise.geometry.board import MOST_CUBES
from cornerwise.locales.phrase import Phrase
from cornerwise.rulebook.page import Entry, Section, phrase

ChoicePhrase = Callable[[str, Choice], Phrase]
"""What a value of an option means, by the field of the option."""


def placing_options(variant: PlacingVariant) -> Section:
    def choice(field: str, value: Choice) -> Phrase:
        if field == "scoring":
            return scoring_phrase(variant, str(value))
        return phrase(f"{field}-{value}", points=variant.start_cells, shape=shape_of(variant))

    return _section(variant, choice, board_grows=not variant.heights)


def matching_options(variant: MatchingVariant) -> Section:
    def choice(field: str, value: Choice) -> Phrase:
        if field == "edition":
            return _edition(variant, str(value))
        if field == "scoring":
            return _match_scoring(str(value))
        return phrase(f"choice-{value}")

    return _section(variant, choice, board_grows=False)


def _section(variant: Variant, choice: ChoicePhrase, board_grows: bool) -> Section:
    offered = [option for option in variant.options if len(option.choices) > 1 or option.check]
    entries = tuple(_entry(variant, option, choice, board_grows) for option in offered)
    return Section("options", () if entries else (phrase("option-none"),), entries=entries)


def _entry(variant: Variant, option: Option, choice: ChoicePhrase, board_grows: bool) -> Entry:
    name = phrase(f"option-{option.name}")
    if option.field in ("start", "scoring", "blocked", "edition", "after_draw"):
        choices = sorted(option.choices, key=lambda value: value != variant.value_of(option))
        return Entry(name, tuple(choice(option.field, value) for value in choices), usual_first=True)
    return Entry(name, (_range(variant, option, board_grows),))


def _range(variant: Variant, option: Option, board_grows: bool) -> Phrase:
    """Many values, told in one sentence."""
    numbers = [choice for choice in option.choices if isinstance(choice, int) and choice]
    fewest, most = (min(numbers), max(numbers)) if numbers else (0, 0)
    if option.field == "strict_corners":
        return phrase("contact-strict")
    if option.field == "seats":
        return phrase(f"choice-seats{'-cubes' * board_grows}", fewest=fewest, most=most)
    if option.field == "heights":
        most = MOST_CUBES
    usual = variant.value_of(option)
    return phrase(f"choice-{option.name}", fewest=fewest, most=most, usual=usual)


def scoring_phrase(variant: PlacingVariant, scoring: str) -> Phrase:
    points = variant.points
    # Fewest cells left is one way to score, whatever its name in a game.
    name = "basic" if scoring == "cells" else scoring
    return phrase(f"scoring-{name}", shape=shape_of(variant), all=points.all_placed, last=points.single_last)


def seat_choices(variant: Variant) -> list[int]:
    """The numbers of players that one may choose, the fewest first."""
    return sorted(int(seats) for option in variant.options if option.field == "seats" for seats in option.choices)


def shape_of(variant: PlacingVariant) -> str:
    """What a board is made of, as messages select by it; a cube is seen as a square."""
    return "square" if variant.board.lattice.is_solid else variant.board.lattice.name


def _match_scoring(name: str) -> Phrase:
    points = SCORINGS[name]
    _, one, two, three = points.hexagons
    return phrase(
        f"scoring-{name}", tile=points.tile or 0, bridge=points.bridge, one=one, two=two, three=three, out=points.out
    )


def _edition(variant: MatchingVariant, name: str) -> Phrase:
    seats, points = EDITIONS[name].hands, variant.points
    return phrase(
        f"edition-{name}",
        fewest=min(seats),
        most=max(seats),
        draws=MOST_DRAWS * points.draw + EDITIONS[name].third_draw,
        triple=points.opening_triple,
        zero=points.opening_zero,
    )
