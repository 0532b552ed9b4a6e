"""The tips section of a rule page."""

from cornerwise.games.editions import MatchingVariant
from cornerwise.games.placing_variant import PlacingVariant
from cornerwise.locales.phrase import Argument, Phrase
from cornerwise.rulebook.page import Section

FLAT = ("spread", "large-first", "corners", "escape", "shapes", "their-pieces")


def matching_tips(variant: MatchingVariant) -> Section:
    points = variant.points
    tips = (
        _tip("plan-ahead"),
        _tip("high-tiles"),
        _tip("bridge", points=points.bridge),
        _tip("hexagon", points=points.hexagons[1]),
        _tip("draw-less", cost=points.draw),
    )
    return Section("tips", tips)


def placing_tips(variant: PlacingVariant) -> Section | None:
    """Advice is for those who play against others."""
    return Section("tips", _placing(variant)) if variant.seats > 1 else None


def _placing(variant: PlacingVariant) -> tuple[Phrase, ...]:
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
