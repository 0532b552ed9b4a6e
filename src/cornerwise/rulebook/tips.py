"""Which advice belongs to which game."""

from cornerwise.games.catalogue import AnyVariant
from cornerwise.games.editions import MatchingVariant
from cornerwise.games.variant import Variant
from cornerwise.locales.phrase import Argument, Phrase
from cornerwise.rulebook.page import Section

FLAT = ("spread", "large-first", "corners", "escape", "shapes", "their-pieces")


def tips_section(variant: AnyVariant) -> Section | None:
    if isinstance(variant, MatchingVariant):
        return Section("tips", _matching(variant))
    return Section("tips", _placing(variant)) if variant.seats > 1 else None


def _matching(variant: MatchingVariant) -> tuple[Phrase, ...]:
    points = variant.points
    return (
        _tip("plan-ahead"),
        _tip("high-tiles"),
        _tip("bridge", points=points.bridge),
        _tip("hexagon", points=points.hexagons[1]),
        _tip("draw-less", cost=points.draw),
    )


def _placing(variant: Variant) -> tuple[Phrase, ...]:
    if variant.gravity:
        return (_tip("stay-on-top"), _tip("their-pieces"))
    points = variant.points
    tips = [_tip(name) for name in FLAT]
    if points.all_placed:
        tips.append(_tip("deny-bonus", bonus=points.all_placed + points.single_last))
        tips.append(_tip("single-last", bonus=points.single_last))
    if variant.opening == "swap":
        tips.insert(0, _tip("even-opening"))
    if variant.colours_each > 1:
        tips.append(_tip("two-colours"))
    return tuple(tips)


def _tip(name: str, **arguments: Argument) -> Phrase:
    return Phrase(f"tip-{name}", **arguments)
