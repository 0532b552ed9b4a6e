"""Triominos as data: its editions and scorings.

What the printed rule sheets tell differently is a field of `Edition`; what players may count
differently is a field of `Points`. The rules read both and know no edition by name.
"""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Literal

from cornerwise.games.options import Option
from cornerwise.games.variant import Family, Variant, Wins
from cornerwise.geometry.lattice import TRIANGLE
from cornerwise.locales.phrase import Phrase

SEAT_NAMES = ("first", "second", "third", "fourth", "fifth", "sixth")
RULES = 2
"""The number of the rules as they are now; `FORMER_EDITIONS` and `FORMER_SCORINGS` tell what was before."""
TARGET = 400
"""The total that ends a match, unless players choose otherwise (M10)."""
MOST_DRAWS = 3
"""Tiles a seat may draw in one turn (M6)."""


@dataclass(frozen=True, kw_only=True)
class Edition:
    """What differs between the rule sheets (M13)."""

    hands: dict[int, int]
    """How many tiles a seat is dealt, for every number of seats that may play (M2)."""
    third_draw: int = 10
    """Lost on top of the draws themselves when three are drawn and none is laid (M6)."""
    ends_at_once: bool = False
    """Whether a deal ends when a seat goes out, or only when the circuit is finished (M8)."""
    may_pass: bool = False
    """Whether a seat that can lay may pass when the pile is empty (M7)."""
    target_at_once: bool = False
    """Whether a match ends as soon as a total reaches the target, or only with the deal (M10)."""
    block: Literal["lowest", "everybody"] = "lowest"
    """Who counts hands in a blocked deal: the lowest wins them, or everybody pays the own (M9)."""
    opening: Literal["lots", "best"] = "lots"
    """Who begins: the seat that drew the highest lot, with any tile (M3), or the best tile dealt to anybody (M13)."""


@dataclass(frozen=True, kw_only=True)
class Points:
    """What scores how much. A cost is what is lost, so it is not negative."""

    tile: int | None = None
    """For a laid tile; None is the sum of its numbers."""
    bridge: int = 0
    hexagons: tuple[int, int, int, int] = (0, 0, 0, 0)
    """For completing none, one, two or three hexagons with one tile."""
    out: int = 0
    """For laying the last tile of a hand."""
    first_out_only: bool = False
    """Whether only the first seat of a deal that lays its last tile gets `out` (M11)."""
    opening_triple: int = 0
    """More for a triple that had to begin (M13)."""
    opening_zero: int = 0
    """More for the triple of zeros that had to begin (M13)."""
    draw: int = 0
    """What a draw costs."""
    costs: bool = True
    """Whether anything is ever lost."""
    hands: bool = True
    """Whether the tiles left in hands are counted when a deal ends."""
    first_out_wins: bool = False
    """No points at all: the first seat out wins, or the fewest tiles in a blocked deal (M11)."""
    one_deal: bool = False
    """Whether a match is one deal, unless players choose several or a target (M11)."""


INTERNATIONAL = Edition(hands={1: 9, 2: 9, 3: 7, 4: 7, 5: 6, 6: 6})
SPANISH_HANDS = {1: 9, 2: 9, 3: 6, 4: 6}

EDITIONS = {
    "international": INTERNATIONAL,
    "french": Edition(
        hands={2: 9, 3: 7, 4: 7}, ends_at_once=True, may_pass=True, target_at_once=True, block="everybody"
    ),
    "spanish": Edition(hands=SPANISH_HANDS),
    "portuguese": Edition(hands=SPANISH_HANDS, third_draw=0),
    "tournament": Edition(hands=INTERNATIONAL.hands, opening="best"),
}

FORMER_EDITIONS = {
    1: EDITIONS | {"french": replace(EDITIONS["french"], may_pass=False, target_at_once=False)},
}
"""The editions as they were under earlier rules, by the number of those."""

SCORINGS = {
    "standard": Points(
        bridge=40, hexagons=(0, 50, 60, 70), out=25, opening_triple=10, opening_zero=40, draw=5
    ),  # M5, M6, M8
    "children": Points(
        tile=1,
        bridge=1,
        hexagons=(0, 1, 2, 3),
        out=5,
        first_out_only=True,
        costs=False,
        hands=False,
        one_deal=True,
    ),  # M11
    "no-points": Points(tile=0, costs=False, hands=False, first_out_wins=True, one_deal=True),  # M11
}

FORMER_SCORINGS = {
    1: SCORINGS | {"children": replace(SCORINGS["children"], first_out_only=False)},
}
"""The ways to score as they were under earlier rules, by the number of those."""


@dataclass(frozen=True, kw_only=True, repr=False)
class MatchingVariant(Variant):
    """A matching game: tiles with numbers, hidden hands, deals and a target."""

    family = Family.MATCHING

    rules: int = RULES
    seats: int = 2
    edition: str = "international"
    scoring: str = "standard"
    target: int = TARGET
    """The total to reach: compared when a deal has ended, or at once where `target_at_once` says so (M10)."""
    deals: int = 0
    """The match has so many deals; 0 is as many as the target takes, or as the scoring says (M10, M11)."""
    after_draw: Literal["drawn", "any"] = "drawn"
    """What may be laid right after a draw: the tile drawn, or any (M6)."""
    numbers: int = 6
    """Tiles bear the numbers below this. Six is the game; fewer make a small set, to teach or to test."""
    hand: int = 0
    """Tiles dealt to a seat; 0 is what the edition says."""

    @property
    def colours(self) -> tuple[str, ...]:
        """Seats have no colours here; these are their names."""
        return SEAT_NAMES[: self.seats]

    @property
    def shape(self) -> str:
        return TRIANGLE.name

    @property
    def wins(self) -> Wins:
        return "first-out" if self.points.first_out_wins else "highest"

    @property
    def measure(self) -> str:
        return str(self.tile_count)

    @property
    def hides(self) -> bool:
        return True

    @property
    def passes(self) -> bool:
        return True

    @cached_property
    def terms(self) -> Edition:
        """What the edition says."""
        return FORMER_EDITIONS.get(self.rules, EDITIONS)[self.edition]

    @cached_property
    def points(self) -> Points:
        """What is scored, by `scoring`."""
        return FORMER_SCORINGS.get(self.rules, SCORINGS)[self.scoring]

    @property
    def tile_count(self) -> int:
        """Three equal or ascending numbers out of n: n (n + 1) (n + 2) / 6 tiles (M1)."""
        return self.numbers * (self.numbers + 1) * (self.numbers + 2) // 6

    @property
    def hand_size(self) -> int:
        """How many tiles every seat is dealt."""
        return self.hand or self.terms.hands[self.seats]

    @property
    def draw_cost(self) -> int:
        """What a draw costs in points."""
        return self.points.draw if self.points.costs else 0

    @property
    def third_cost(self) -> int:
        """What is lost, on top of three draws, for laying nothing after them."""
        return self.terms.third_draw if self.points.costs else 0

    @property
    def ends_at_once(self) -> bool:
        """When the first seat out has won, nothing is left to play for."""
        return self.terms.ends_at_once or self.points.first_out_wins

    @property
    def most_deals(self) -> int:
        """How many deals the match has, 0 when only the target decides."""
        usual = self.points.one_deal and self.target == TARGET
        return self.deals or int(usual)

    @property
    def target_at_once(self) -> bool:
        """Whether the match ends in the middle of a deal when a total reaches the target (M10)."""
        return self.terms.target_at_once and not self.most_deals

    def clash(self) -> Phrase | None:
        if self.seats not in self.terms.hands:
            fewest, most = min(self.terms.hands), max(self.terms.hands)
            return Phrase("error-edition-seats", edition=self.edition, fewest=fewest, most=most, seats=self.seats)
        if self.points.first_out_wins and self.deals > 1:  # there are no points to add up
            return Phrase("error-one-deal", scoring=self.scoring, deals=self.deals)
        if (self.deals or self.points.first_out_wins) and self.target != TARGET:
            return Phrase("error-deals-no-target")
        if self.seats * self.hand_size > self.tile_count:
            return Phrase("error-few-tiles", tiles=self.tile_count, seats=self.seats, hand=self.hand_size)
        return None


TRIOMINOS = MatchingVariant(
    id="triominos",
    # No sheet tells a time. A match to the usual target takes two players some 130 turns; 14 to 20 seconds for each are
    # what the sheet of Trigon comes to.
    minutes=(30, 45),
    age=6,  # all sheets
    options=(
        Option("seats", (2, 1, 3, 4, 5, 6)),
        Option("edition", tuple(EDITIONS)),
        Option("scoring", tuple(SCORINGS)),
        Option("target", (TARGET, 25, 50, 100, 150, 200, 250, 300, 500, 600, 800, 1000)),
        Option("deals", tuple(range(13))),
        Option("after_draw", ("drawn", "any")),
        Option("time_limit", (False, True)),
    ),
)
