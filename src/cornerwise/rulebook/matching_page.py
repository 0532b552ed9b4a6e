"""The rule page of the matching game. Every number comes out of the game itself."""

from cornerwise.games.editions import MOST_DRAWS, MatchingVariant
from cornerwise.locales.phrase import Phrase
from cornerwise.rulebook.options_section import matching_options
from cornerwise.rulebook.page import Entry, Page, PageTable, Row, Section, own_text, phrase
from cornerwise.rulebook.tile_figures import BRIDGE, HEXAGON, MATCH, extra_points, tile_figures
from cornerwise.rulebook.tips import matching_tips

OTHER_HANDS = 23
"""The value of the other hands, in an example."""


def matching_page(variant: MatchingVariant) -> Page:
    sections = (
        Section("goal", (*own_text(variant), phrase("goal-points")), ("M10",)),
        _pieces(variant),
        Section("setup", (phrase("board-table"), phrase("tiles-hands")), ("M2", "M14")),
        Section("opening", (phrase("tiles-begin"),), ("M3",)),
        Section("turn", (phrase("tiles-lay"),), ("M4",), tile_figures("match", variant.points)),
        _scoring(variant),
        _blocked(variant),
        _end(variant),
        _example(variant),
        _players(variant),
        matching_options(variant),
        matching_tips(variant),
    )
    return Page(variant.id, variant.facts, sections)


def _pieces(variant: MatchingVariant) -> Section:
    told = phrase("pieces-tiles", tiles=variant.tile_count, lowest=0, highest=variant.numbers - 1)
    return Section("tiles", (told,), ("M1",))


def _scoring(variant: MatchingVariant) -> Section:
    _, one, two, three = variant.points.hexagons
    told = phrase("tiles-score", bridge=variant.points.bridge, one=one, two=two, three=three)
    return Section("scoring", (told, phrase("tiles-bridge")), ("M5",), tile_figures("extra", variant.points))


def _blocked(variant: MatchingVariant) -> Section:
    told = phrase(
        "tiles-draw",
        cost=variant.draw_cost,
        most=MOST_DRAWS,
        more=variant.third_cost,
        all=_three_draws(variant),
    )
    return Section("draw", (told, phrase("tiles-empty")), ("M6", "M7"))


def _three_draws(variant: MatchingVariant) -> int:
    return MOST_DRAWS * variant.draw_cost + variant.third_cost


def _end(variant: MatchingVariant) -> Section:
    out, match = phrase("tiles-out", out=variant.points.out), phrase("tiles-match")
    return Section("end", (out, phrase("tiles-blocked"), match, phrase("ties")), ("M8", "M9", "M10"))


def _example(variant: MatchingVariant) -> Section:
    points = variant.points
    draws = (-variant.draw_cost,) * MOST_DRAWS + (-variant.third_cost,)
    rows = (
        _row(phrase("tiles-example-sum"), MATCH.value),
        _row(phrase("tiles-example-bridge"), BRIDGE.value, extra_points(BRIDGE, points)),
        _row(phrase("tiles-example-hexagon"), HEXAGON.value, extra_points(HEXAGON, points)),
        _row(phrase("tiles-example-draws"), *draws),
        _row(phrase("tiles-example-out", hands=OTHER_HANDS), MATCH.value, points.out, OTHER_HANDS),
    )
    headings = tuple(phrase(f"example-{heading}") for heading in ("turn", "points"))
    return Section("example", table=PageTable(headings, rows))


def _row(name: Phrase, *terms: int) -> Row:
    return Row(name, terms=terms, total=sum(terms))


def _players(variant: MatchingVariant) -> Section:
    hands = variant.terms.hands.items()
    entries = tuple(Entry(phrase("players", players=seats), (phrase("players-tiles", tiles=n),)) for seats, n in hands)
    return Section("players", clauses=("M2",), entries=entries)
