"""The moves of one deal as a seat saw them, and how to fill in hidden tiles."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random

from cornerwise.games.editions import MatchingVariant
from cornerwise.rules.matching_moves import DRAW, HIDDEN, lay_of, outcome_move
from cornerwise.rules.moves import PASS
from cornerwise.rules.position import Ply
from cornerwise.rules.tiles import VALUES, is_triple

CHANCE_NAME = "chance"


@dataclass(frozen=True)
class DealHistory:
    """The plies of one deal, the first of which drew so many lots."""

    variant: MatchingVariant
    plies: tuple[Ply, ...]
    lots: int

    @cached_property
    def receivers(self) -> tuple[int | None, ...]:
        """For every ply the seat that a hidden tile came to, None where all may see it."""
        found: list[int | None] = []
        outcomes = -self.lots  # lots are open, then tiles go round the table, then they are drawn
        for number, ply in enumerate(self.plies):
            if ply.colour != CHANCE_NAME:
                found.append(None)
                continue
            dealt = 0 <= outcomes < self.variant.seats * self.variant.hand_size
            found.append(
                None if outcomes < 0 else outcomes % self.variant.seats if dealt else self.plies[number - 1].seat
            )
            outcomes += 1
        return tuple(found)

    def seen_by(self, seat: int) -> tuple[Ply, ...]:
        """The plies as one seat saw them."""
        return tuple(
            ply if receiver in (None, seat) else ply._replace(move=HIDDEN)
            for ply, receiver in zip(self.plies, self.receivers, strict=True)
        )

    def filled(self, hands: Mapping[int, Sequence[int]], last_drawn: int, rng: Random) -> tuple[Ply, ...]:
        """The same with a tile for every hidden one, at random among those that lead to these hidden hands.

        What the last tile of the pile was not, because it was not laid, is left to the rules to check.
        """
        tiles: dict[int, int] = {}
        for seat, hand in hands.items():
            tiles |= self._places(seat, hand, last_drawn, rng)
        return tuple(
            ply._replace(move=outcome_move(tiles[number])) if ply.move == HIDDEN else ply
            for number, ply in enumerate(self.plies)
        )

    def _places(self, seat: int, hand: Sequence[int], last_drawn: int, rng: Random) -> dict[int, int]:
        """Which tile came to a seat at each ply that brought it one."""
        better = self._not_dealt(seat)
        while True:
            places = self._any_places(seat, hand, last_drawn, rng)
            if not any(tile in better and not self._is_drawn(place) for place, tile in places.items()):
                return places

    def _any_places(self, seat: int, hand: Sequence[int], last_drawn: int, rng: Random) -> dict[int, int]:
        places: dict[int, int] = {}
        free: list[int] = []
        drawn = False
        for number, ply in enumerate(self.plies):
            if self.receivers[number] == seat:
                free.append(number)
                drawn = self._is_drawn(number)
            lay = lay_of(ply.move) if ply.seat == seat else None
            if lay:
                from_draw = drawn and self.variant.after_draw == "drawn"
                places[free.pop() if from_draw else free.pop(rng.randrange(len(free)))] = lay.tile
            if lay or (ply.seat == seat and ply.move == PASS):
                drawn = False
        rest = [tile for tile in hand if tile != last_drawn]
        rng.shuffle(rest)
        # The tile just drawn came last.
        return places | dict(zip(free, rest + [last_drawn] * (last_drawn in hand), strict=True))

    def _is_drawn(self, place: int) -> bool:
        return place > 0 and self.plies[place - 1].move == DRAW

    def _not_dealt(self, seat: int) -> frozenset[int]:
        """What a seat cannot have been dealt, because another tile began (M13)."""
        first = next(((lay.tile, ply.seat) for ply in self.plies if (lay := lay_of(ply.move))), None)
        if self.variant.terms.opening != "best" or first is None:
            return frozenset()
        tile, starter = first
        return frozenset(t for t in range(self.variant.tile_count) if _begins(t, tile, wins_ties=seat < starter))


def _begins(tile: int, first: int, wins_ties: bool) -> bool:
    """Whether a tile would have begun instead of the first."""
    if is_triple(first) or is_triple(tile):
        return is_triple(tile) and (not is_triple(first) or tile > first)
    return VALUES[tile] > VALUES[first] or (VALUES[tile] == VALUES[first] and wins_ties)
