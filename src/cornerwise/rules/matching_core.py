"""The state of a match behind one interface: the kernel, or the reference rules."""

from typing import Protocol

from cornerwise import _kernel
from cornerwise.games.editions import SEAT_NAMES, MatchingVariant
from cornerwise.rules.matching_moves import TIMEOUT
from cornerwise.rules.moves import Move
from cornerwise.rules.position import Core
from cornerwise.rules.series import DealSeries, Results

CHANCE = len(SEAT_NAMES)
"""The `turn` of a core while a tile is to come out of the pile."""


class MatchingCore(Core, Protocol):
    """What a matching game asks of its core beyond what every game asks. Tiles are numbers; -1 is none."""

    @property
    def receiver(self) -> int:
        """The seat for which a tile is to come out of the pile."""

    @property
    def starter(self) -> int:
        """The seat that begins the deal, once hands are dealt."""

    def is_event(self, move: int) -> bool:
        """Whether something that is no choice of a seat may happen now: its time runs out."""

    def hand(self, seat: int) -> list[int]: ...
    @property
    def held(self) -> list[int]:
        """How many tiles every seat holds."""

    @property
    def pile(self) -> int:
        """How many tiles the pile holds."""

    @property
    def last_drawn(self) -> int:
        """The tile that the seat to move drew last in this turn."""

    @property
    def lots(self) -> list[tuple[int, int]]: ...
    def table(self) -> list[tuple[int, int, int, int, int]]:
        """Seat, tile, x, y and rotation of every laid tile."""

    @property
    def scores(self) -> list[int]: ...
    @property
    def finished(self) -> list[list[int]]: ...
    @property
    def deal_plies(self) -> int:
        """How many moves the deal under way has seen."""

    @property
    def winners(self) -> list[int]: ...
    def copy(self) -> "MatchingCore": ...


def kernel_match(variant: MatchingVariant, finished: Results = ()) -> _kernel.Match:
    """A match in the kernel, before its first deal or a later one."""
    return _kernel.Match(kernel_rules(variant), [list(points) for points in finished])


def kernel_rules(variant: MatchingVariant) -> _kernel.MatchingRules:
    points, terms = variant.points, variant.terms
    return _kernel.MatchingRules(
        seats=variant.seats,
        tile_count=variant.tile_count,
        hand=variant.hand_size,
        tile_points=-1 if points.tile is None else points.tile,
        bridge=points.bridge,
        hexagons=points.hexagons,
        out=points.out,
        first_out_only=points.first_out_only,
        opening_triple=points.opening_triple,
        opening_zero=points.opening_zero,
        draw_cost=variant.draw_cost,
        third_cost=variant.third_cost,
        lots=terms.opening == "lots",
        ends_at_once=variant.ends_at_once,
        may_pass=terms.may_pass,
        target_at_once=variant.target_at_once,
        everybody_pays=terms.block == "everybody",
        hands_count=points.hands,
        first_out_wins=points.first_out_wins,
        any_after_draw=variant.after_draw == "any",
        time_limit=variant.time_limit,
        target=variant.target,
        deals=variant.most_deals,
    )


class ReferenceCore:
    """The reference rules behind the calls of `MatchingCore`, so that they can be played and compared."""

    def __init__(self, variant: MatchingVariant, finished: Results = ()) -> None:
        self._states = [DealSeries.start(variant, finished)]
        self._plies_before = [0]

    @property
    def match(self) -> DealSeries:
        return self._states[-1]

    @property
    def turn(self) -> int:
        if self.match.over:
            return -1
        return CHANCE if self.match.deal.receiver is not None else self.seat

    @property
    def seat(self) -> int:
        return _number(self.match.deal.seat)

    @property
    def receiver(self) -> int:
        return _number(self.match.deal.receiver)

    @property
    def starter(self) -> int:
        deal = self.match.deal
        return -1 if deal.lot_due is not None or deal.dealing else deal.starter

    def legal(self) -> list[int]:
        return [] if self.match.over else sorted(self.match.deal.legal)

    def count(self) -> int:
        return len(self.legal())

    def is_legal(self, move: int) -> bool:
        return move in self.legal()

    def is_event(self, move: int) -> bool:
        return move == TIMEOUT and self.match.violation(TIMEOUT) is None

    def push(self, move: int) -> None:
        self._states.append(self.match.after(Move(move)))
        same_deal = self.match.over or len(self.match.finished) == len(self._states[-2].finished)
        self._plies_before.append(self._plies_before[-1] if same_deal else len(self._states) - 1)

    def pop(self) -> None:
        self._states.pop()
        self._plies_before.pop()

    def hand(self, seat: int) -> list[int]:
        return sorted(self.match.deal.hands[seat])

    @property
    def held(self) -> list[int]:
        return list(map(len, self.match.deal.hands))

    @property
    def pile(self) -> int:
        return len(self.match.deal.pile)

    @property
    def last_drawn(self) -> int:
        return (-1, *self.match.deal.drawn)[-1]

    @property
    def lots(self) -> list[tuple[int, int]]:
        return [(lot.seat, lot.tile) for lot in self.match.deal.lots]

    def table(self) -> list[tuple[int, int, int, int, int]]:
        return [(seat, tile, x, y, rotation) for seat, tile, (x, y), rotation in self.match.deal.table.laid]

    @property
    def scores(self) -> list[int]:
        return list(self.match.totals)

    @property
    def finished(self) -> list[list[int]]:
        return [list(points) for points in self.match.finished]

    @property
    def deal_plies(self) -> int:
        return len(self._states) - 1 - self._plies_before[-1]

    @property
    def winners(self) -> list[int]:
        return list(self.match.winners) if self.match.over else []

    def copy(self) -> "ReferenceCore":
        twin = ReferenceCore(self.match.variant)
        twin._states = self._states.copy()
        twin._plies_before = self._plies_before.copy()
        return twin


def _number(seat: int | None) -> int:
    return -1 if seat is None else seat
