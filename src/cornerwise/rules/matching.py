"""The matching rules in readable Python, the reference for the kernel.

A `Deal` is one shuffle from the lots to its end; it never changes, `after(move)` gives the next
one. Chance is a player like the others: every tile that comes out of the pile, as a lot, into a
hand or by a draw, is a move of its own. The kernel plays by the same rules, and a test runs both
side by side. Every "no" is given here, with the clause of the rule book.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from cornerwise.games.editions import MOST_DRAWS, MatchingVariant
from cornerwise.rules.matching_moves import DRAW, TIMEOUT, WORDS, Lay, lay_move, lay_of, outcome_move, outcome_of
from cornerwise.rules.matching_notation import format_tile
from cornerwise.rules.moves import PASS, Move
from cornerwise.rules.opening import Hand, Lot, best_opening, contest
from cornerwise.rules.reasons import Violation, violation
from cornerwise.rules.tile_points import out_bonus, worth_of
from cornerwise.rules.tiles import ORIGIN, VALUES, Laid, TileTable


@dataclass(frozen=True, kw_only=True, eq=False)
class Deal:
    """Everything about one deal, hidden things too."""

    variant: MatchingVariant
    hands: tuple[Hand, ...]
    pile: Hand
    table: TileTable
    lots: tuple[Lot, ...] = ()
    points: tuple[int, ...] = ()
    """What every seat has scored in this deal."""
    turns: int = 0
    """Turns finished, of all seats together."""
    drawn: tuple[int, ...] = ()
    """What the seat to move has drawn in this turn."""
    owed: bool = False
    """Whether a draw was announced and its tile has yet to come."""
    late: bool = False
    """Whether the time of this turn has run out (M12)."""
    passes: int = 0
    """Passes in succession with an empty pile (M9)."""
    out: tuple[int, ...] = ()
    """The seats that have laid their last tile, in order."""
    broken_off: bool = False
    """Whether the match has ended in the middle of it (M10)."""

    @classmethod
    def start(cls, variant: MatchingVariant) -> "Deal":
        return cls(
            variant=variant,
            hands=(frozenset(),) * variant.seats,
            pile=frozenset(range(variant.tile_count)),
            table=TileTable(),
            points=(0,) * variant.seats,
        )

    # Whose turn it is

    @property
    def lot_due(self) -> int | None:
        """The seat that draws the next lot, None when the lots are settled or not used."""
        if self.variant.terms.opening != "lots":
            return None
        contenders, drawn = contest(self.variant.seats, self.lots)
        return contenders[drawn] if len(contenders) > 1 else None

    @property
    def dealing(self) -> bool:
        """Whether hands are not yet full. Nobody draws before the first tile lies."""
        return not self.table.laid and sum(map(len, self.hands)) < self.variant.seats * self.variant.hand_size

    @property
    def receiver(self) -> int | None:
        """The seat for which a tile is to come out of the pile, None when chance is not to move."""
        if self.over:
            return None
        if self.lot_due is not None:
            return self.lot_due
        if self.dealing:  # one tile at a time, round the table
            return sum(map(len, self.hands)) % self.variant.seats
        return self._mover if self.owed else None

    @property
    def seat(self) -> int | None:
        """The seat to move, None while chance is and when the deal is over."""
        return None if self.over or self.receiver is not None else self._mover

    @cached_property
    def starter(self) -> int:
        """The seat that begins; the hands must be dealt."""
        if self.table.laid:
            return self.table.laid[0].seat
        if self.variant.terms.opening == "best":
            return best_opening(self.hands)[0]
        return contest(self.variant.seats, self.lots)[0][0]

    @property
    def _mover(self) -> int:
        return (self.starter + self.turns) % self.variant.seats

    @property
    def blocked(self) -> bool:
        return self.passes == self.variant.seats

    @property
    def over(self) -> bool:
        circuit_finished = self.turns % self.variant.seats == 0
        gone_out = bool(self.out) and (self.variant.ends_at_once or circuit_finished)
        return self.broken_off or self.blocked or gone_out

    # What may be done

    @property
    def opening(self) -> bool:
        """Whether the first tile has yet to be laid, which the starter must do (M3)."""
        return not self.table.laid

    @cached_property
    def playable(self) -> Hand:
        """The tiles that the seat to move may lay now, if they fit."""
        if self.seat is None or self.late:
            return frozenset()
        if self.opening and self.variant.terms.opening == "best":
            return best_opening(self.hands)[1]
        if self.drawn and self.variant.after_draw == "drawn":
            return frozenset(self.drawn[-1:])
        return self.hands[self.seat]

    @cached_property
    def lays(self) -> frozenset[Move]:
        """Every way to lay a tile now. The first lies with its lowest number on top (M3)."""
        if self.opening:
            return frozenset(lay_move(tile, ORIGIN, 0) for tile in self.playable)
        return frozenset(
            lay_move(tile, cell, rotation) for tile in self.playable for cell, rotation in self.table.places(tile)
        )

    @property
    def can_draw(self) -> bool:
        return self.seat is not None and not self.opening and bool(self.pile) and len(self.drawn) < MOST_DRAWS

    @property
    def can_pass(self) -> bool:
        """A turn without a tile laid ends after three draws or with an empty pile.

        Where the edition does not say otherwise, an empty pile makes laying a duty (M7).
        """
        if self.seat is None or self.opening or self.can_draw:
            return False
        return bool(self.pile) or self.variant.terms.may_pass or not self.lays

    @cached_property
    def legal(self) -> frozenset[Move]:
        """Every legal move; for chance every tile that may come. `TIMEOUT` is an event, not a choice."""
        if self.receiver is not None:
            return frozenset(map(outcome_move, self._may_come))
        words = (DRAW,) * self.can_draw + (PASS,) * self.can_pass
        return self.lays.union(words)

    @property
    def _may_come(self) -> Hand:
        return self.pile - {lot.tile for lot in self.lots} if self.lot_due is not None else self.pile

    # Why not

    def violation(self, move: Move) -> Violation | None:
        """The rule that a move breaks now, or None."""
        if self.over:
            return violation("deal-over")
        if self.receiver is not None:
            return self._chance_violation(move)
        if outcome_of(move) is not None:
            return violation("no-tile-due")
        if move in WORDS:
            return self._word_violation(move)
        lay = lay_of(move)
        return self._lay_violation(lay) if lay else violation("no-such-move")

    def _chance_violation(self, move: Move) -> Violation | None:
        clause = "M3" if self.lot_due is not None else "M2" if self.dealing else "M6"
        tile = outcome_of(move)
        if tile is None:
            return violation("tile-due", clause)
        return None if tile in self._may_come else violation("not-in-pile", clause, tile=format_tile(tile))

    def _word_violation(self, move: Move) -> Violation | None:
        if self.opening:
            return violation("must-begin")
        return {DRAW: self._draw_violation, PASS: self._pass_violation, TIMEOUT: self._timeout_violation}[move]()

    def _draw_violation(self) -> Violation | None:
        if len(self.drawn) == MOST_DRAWS:
            return violation("drawn-enough", most=MOST_DRAWS)
        return None if self.pile else violation("pile-empty")

    def _pass_violation(self) -> Violation | None:
        if self.can_draw:
            return violation("must-draw")
        return None if self.can_pass else violation("must-lay")

    def _timeout_violation(self) -> Violation | None:
        if not self.variant.time_limit:
            return violation("not-timed")
        return violation("time-up") if self.late else None

    def _lay_violation(self, lay: Lay) -> Violation | None:
        assert self.seat is not None
        if self.late:
            return violation("time-up")
        if lay.tile not in self.hands[self.seat]:
            return violation("not-in-hand", tile=format_tile(lay.tile))
        if lay.tile not in self.playable:
            return self._other_tile_violation()
        if self.opening:
            return None if (lay.cell, lay.rotation) == (ORIGIN, 0) else violation("opening-place")
        return self.table.misfit(*lay)

    def _other_tile_violation(self) -> Violation:
        if self.opening:
            return violation("opening-tile")
        return violation("drawn-tile-only")

    # What it leads to

    def after(self, move: Move) -> "Deal":
        """The deal after a legal move, or after an event."""
        tile = outcome_of(move)
        if tile is not None:
            return self._received(tile)
        if move == DRAW:
            return replace(self, owed=True, points=self._scored(-self.variant.draw_cost))
        if move == TIMEOUT:
            return replace(self, late=True)
        if move == PASS:
            return self._passed()
        lay = lay_of(move)
        assert lay is not None  # a legal move lays, if it is nothing else
        return self._laid(lay)

    def _received(self, tile: int) -> "Deal":
        seat = self.receiver
        assert seat is not None
        if self.lot_due is not None:
            return replace(self, lots=(*self.lots, Lot(seat, tile)))
        drawn = (*self.drawn, tile) if self.owed else ()
        hands = self._hands_with(seat, self.hands[seat] | {tile})
        return replace(self, hands=hands, pile=self.pile - {tile}, drawn=drawn, owed=False)

    def _passed(self) -> "Deal":
        cost = self.variant.third_cost if len(self.drawn) == MOST_DRAWS else 0
        # A pass in the sense of M9 is a turn in which nothing at all was done: who has drawn gets another turn.
        passes = self.passes + 1 if not self.pile and not self.drawn else 0
        return replace(self, points=self._scored(-cost), passes=passes)._turned()

    def _laid(self, lay: Lay) -> "Deal":
        seat = self._mover
        left = self.hands[seat] - {lay.tile}
        bonus = 0 if left else out_bonus(self.variant, first=not self.out)
        return replace(
            self,
            hands=self._hands_with(seat, left),
            table=self.table.with_tile(Laid(seat, *lay)),
            points=self._scored(worth_of(self.variant, self.table, lay).points + bonus),
            passes=0,
            out=self.out if left else (*self.out, seat),
        )._turned()

    def _turned(self) -> "Deal":
        """The turn goes on to the next seat; hands are counted when that ends the deal."""
        done = replace(self, turns=self.turns + 1, drawn=(), late=False)
        counted = done.over and self.variant.points.hands
        return (
            replace(done, points=tuple(map(sum, zip(done.points, done.hand_points(), strict=True))))
            if counted
            else done
        )

    def hand_points(self) -> Iterator[int]:
        """What the tiles left in hands bring every seat when the deal ends (M8, M9)."""
        values = [sum(VALUES[tile] for tile in hand) for hand in self.hands]
        for seat, own in enumerate(values):
            if not self.blocked:
                yield sum(values) if seat == self.out[0] else 0
            elif self.variant.terms.block == "everybody":
                yield -own
            else:
                yield sum(values) - 2 * own if own == min(values) else 0

    def _scored(self, points: int) -> tuple[int, ...]:
        seat = self._mover
        return tuple(have + points * (number == seat) for number, have in enumerate(self.points))

    def _hands_with(self, seat: int, hand: Hand) -> tuple[Hand, ...]:
        return (*self.hands[:seat], hand, *self.hands[seat + 1 :])
