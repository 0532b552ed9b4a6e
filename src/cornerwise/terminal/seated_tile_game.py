"""A game of tiles with a player at every seat: chance, timed turns, and the moves of a deal as everybody saw them."""

from dataclasses import dataclass, replace

from cornerwise.errors import CornerwiseError
from cornerwise.rules.matching_moves import DRAW, TIMEOUT, Lay, lay_of
from cornerwise.rules.matching_position import MatchingPosition, resolve_chance
from cornerwise.rules.matching_view import CHANCE_NAME, LaidTile
from cornerwise.rules.moves import PASS, Move
from cornerwise.rules.tile_points import worth_of
from cornerwise.rules.tiles import NUMBER_OF, TILES, Joins, Laid, TileTable
from cornerwise.terminal.seated_game import SeatedGame

NOTHING = Joins(bridge=False, hexagons=0)


@dataclass(frozen=True)
class Event:
    """A move as everybody saw it: of a draw only that there was one, not which tile it was."""

    ply: int
    seat: int
    move: Move
    points: int = 0
    """What the move itself scored, without what hands bring at the end of a deal."""
    joins: Joins = NOTHING
    out: bool = False
    """Whether the seat laid its last tile."""
    late: bool = False
    """Whether the time of the turn had run out (M12)."""


@dataclass(frozen=True)
class DealEnd:
    """A deal that is over, while the next one has not begun."""

    number: int
    table: tuple[LaidTile, ...]
    points: tuple[int, ...]
    out: tuple[int, ...]
    """The seats whose hands were empty; none in a blocked deal."""


class SeatedTileGame(SeatedGame[MatchingPosition]):
    """A matching game with its players. It makes the moves of chance itself; after a deal it waits for `next_deal`."""

    def begin(self) -> None:
        self.events: list[Event] = []
        self.ended: DealEnd | None = None
        resolve_chance(self.position, self.rng)

    @property
    def table(self) -> tuple[LaidTile, ...]:
        """The tiles on the table; between two deals those of the deal that is over."""
        return self.ended.table if self.ended else self.position.table

    @property
    def deal_points(self) -> tuple[int, ...]:
        """What every seat has scored in the deal on the table."""
        if self.ended:
            return self.ended.points
        deals = self.position.deals[:-1] if self.over else self.position.deals
        before = [sum(points[name] for points in deals) for name in self.position.variant.colours]
        return tuple(now - then for now, then in zip(self.position.scores.values(), before, strict=True))

    # Moves

    def make(self, move: Move) -> None:
        position, seat = self.position, self.position.mover
        assert seat is not None
        lay, held = lay_of(move), list(position.core.held)
        table = position.table
        if lay:
            held[seat] -= 1
            table = (*table, LaidTile(seat, TILES[lay.tile], lay.cell, lay.rotation))
        deals = len(position.deals)
        self.events.append(self._event(seat, move, lay, out=not held[seat]))
        position.push(move)
        if len(position.deals) > deals and not self.over:
            points = tuple(position.deals[-1].values())
            out = tuple(number for number, tiles in enumerate(held) if not tiles)
            self.ended = DealEnd(deals + 1, table, points, out)
        else:
            resolve_chance(position, self.rng)

    def run_out(self) -> None:
        """The time of a turn is up: the seat draws until the turn is over (M12); a first tile is laid for it (M3)."""
        position = self.position
        if not position.table:
            self.make(min(position.legal_moves))
            self.events[-1] = replace(self.events[-1], late=True)
            return
        if position.core.is_event(TIMEOUT):  # not so in a game that was saved late
            self.make(TIMEOUT)
        while DRAW in position.legal_moves:
            self.make(DRAW)
        self.make(PASS)

    def next_deal(self) -> None:
        """Draw lots and deal."""
        self.ended = None
        resolve_chance(self.position, self.rng)

    def _event(self, seat: int, move: Move, lay: Lay | None, out: bool) -> Event:
        ply, variant = self.position.ply, self.position.variant
        if lay is None:
            return Event(ply, seat, move, -variant.draw_cost if move == DRAW else 0, late=move == TIMEOUT)
        return Event(ply, seat, move, self.worth(lay), self.joins(lay), out)

    def worth(self, lay: Lay) -> int:
        """What laying a tile would score, without the points for going out."""
        return worth_of(self.position.variant, self._table, lay).points

    def joins(self, lay: Lay) -> Joins:
        """What laying a tile would complete."""
        return self._table.joins(lay.cell)

    @property
    def _table(self) -> TileTable:
        laid = self.position.table
        return TileTable(tuple(Laid(seat, NUMBER_OF[tile], cell, rotation) for seat, tile, cell, rotation in laid))

    @property
    def recent(self) -> list[Event]:
        """What happened in this deal from the end of the human's last turn on."""
        begin = len(self.events)
        while begin and (event := self.events[begin - 1]).move == DRAW and event.seat == self.position.mover:
            begin -= 1  # drawn in the turn that goes on
        while begin and not self.is_human(self.events[begin - 1].seat):
            begin -= 1
        begin = self._late_from(max(0, begin - 1))
        first = self.position.ply - self.position.core.deal_plies
        return [event for event in self.events[begin:] if self.ended or event.ply >= first]

    def _late_from(self, end: int) -> int:
        """Where a turn begins whose time ran out, as nobody chose its events; of another turn only its end."""
        begin = end
        while begin and self.events[begin - 1].move == DRAW:
            begin -= 1
        return begin - 1 if begin and self.events[begin - 1].late else end

    def undo(self) -> int:
        plies = self.position.plies
        own = next((i for i in reversed(range(len(plies))) if self._by_human(i)), None)
        if self.ended or self.over:
            raise CornerwiseError(None, "terminal-undo-deal-over")
        if own is None or own < len(plies) - self.position.core.deal_plies:
            raise CornerwiseError(None, "terminal-undo-none-in-deal")
        if any(ply.colour == CHANCE_NAME for ply in plies[own:]):
            raise CornerwiseError(None, "terminal-undo-draw")
        if self._was_late(own):
            raise CornerwiseError(None, "terminal-undo-late")
        for _ in range(len(plies) - own):
            self.position.pop()
        undone = [event for event in self.events if event.ply >= own]
        self.events = [event for event in self.events if event.ply < own]
        return max(1, len(undone))

    def _was_late(self, end: int) -> bool:
        """Whether the turn that ended with a ply had run out of time."""
        before = (ply.move for ply in reversed(self.position.plies[:end]) if ply.colour != CHANCE_NAME)
        return next((move for move in before if move != DRAW), None) == TIMEOUT

    def _by_human(self, ply: int) -> bool:
        made = self.position.plies[ply]
        return made.colour != CHANCE_NAME and self.is_human(made.seat)
