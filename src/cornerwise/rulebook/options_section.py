"""The choices that the players of a game have, in words."""

from cornerwise.games.catalogue import AnyVariant
from cornerwise.games.editions import EDITIONS, MOST_DRAWS, SCORINGS, MatchingVariant
from cornerwise.games.options import Choice, Option
from cornerwise.games.variant import Variant
from cornerwise.geometry.board import MOST_CUBES
from cornerwise.locales.phrase import Phrase
from cornerwise.rulebook.page import Entry, Section, phrase


def options_section(variant: AnyVariant) -> Section:
    entries = tuple(_entry(variant, option) for option in variant.options if len(option.choices) > 1 or option.check)
    return Section("options", () if entries else (phrase("option-none"),), entries=entries)


def _entry(variant: AnyVariant, option: Option) -> Entry:
    name = phrase(f"option-{option.name}")
    if option.field in ("start", "scoring", "blocked", "edition", "after_draw"):
        choices = sorted(option.choices, key=lambda choice: choice != variant.value_of(option))
        return Entry(name, tuple(_choice(variant, option.field, choice) for choice in choices), usual_first=True)
    return Entry(name, (_range(variant, option),))


def _choice(variant: AnyVariant, field: str, choice: Choice) -> Phrase:
    """One of a few ways to play."""
    if isinstance(variant, Variant):
        if field == "scoring":
            return scoring_phrase(variant, str(choice))
        return phrase(f"{field}-{choice}", points=variant.start_cells)
    if field == "edition":
        return _edition(variant, str(choice))
    if field == "scoring":
        return _match_scoring(str(choice))
    return phrase(f"choice-{choice}")


def _range(variant: AnyVariant, option: Option) -> Phrase:
    """Many values, told in one sentence."""
    numbers = [choice for choice in option.choices if isinstance(choice, int) and choice]
    fewest, most = (min(numbers), max(numbers)) if numbers else (0, 0)
    if option.field == "strict_corners":
        return phrase("contact-strict")
    if option.field == "seats":
        grows = isinstance(variant, Variant) and not variant.heights
        return phrase(f"choice-seats{'-cubes' * grows}", fewest=fewest, most=most)
    if option.field == "heights":
        most = MOST_CUBES
    usual = variant.value_of(option)
    return phrase(f"choice-{option.name}", fewest=fewest, most=most, usual=usual)


def scoring_phrase(variant: Variant, scoring: str) -> Phrase:
    points = variant.points
    # Fewest cells left is one way to score, whatever its name in a game.
    name = "basic" if scoring == "cells" else scoring
    return phrase(f"scoring-{name}", shape=shape_of(variant), all=points.all_placed, last=points.single_last)


def shape_of(variant: Variant) -> str:
    """What a board is made of, as messages select by it."""
    return "triangle" if variant.board.lattice.name == "triangle" else "square"


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
