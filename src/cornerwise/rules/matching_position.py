"""A matching game in progress, with chance as one of the players."""

import re
from collections.abc import Iterable, Sequence
from random import Random

from cornerwise.errors import IllegalMove, NotationError
from cornerwise.games.editions import MatchingVariant
from cornerwise.rules.arranged import Arranged, Fault
from cornerwise.rules.deal_history import CHANCE_NAME, DealHistory
from cornerwise.rules.matching_core import CHANCE, MatchingCore, kernel_match
from cornerwise.rules.matching_moves import DRAW, TIMEOUT, TileMove, lay_of
from cornerwise.rules.matching_notation import UNSEEN, format_move, format_tile, parse_move
from cornerwise.rules.matching_sheet import matching_sheet
from cornerwise.rules.matching_view import LaidTile, MatchingView, OpenLot
from cornerwise.rules.moves import PASS, Move
from cornerwise.rules.position import Ply, Position
from cornerwise.rules.reasons import Violation, violation
from cornerwise.rules.score_sheet import Sheet
from cornerwise.rules.scoring import Outcome
from cornerwise.rules.series import DealSeries, Results
from cornerwise.rules.tiles import TILES, Tile

DEALS, MOVES = "deals", "moves"
"""The parts of a match in one line of text."""
_POINTS = re.compile("-?[0-9]{1,5}(,-?[0-9]{1,5})*", re.ASCII)


class MatchingPosition(Position):
    """A match from its first lot to its last tile.

    `turn` is `chance` while a tile is to come out of the pile; `resolve_chance` plays those moves.
    `timeout` can be pushed where turns are timed, but it is no move that a seat chooses (M12).
    """

    NO_SUCH_MOVE = violation("no-such-move")

    variant: MatchingVariant
    core: MatchingCore

    def __init__(self, variant: MatchingVariant, core: MatchingCore | None = None, plies: Iterable[Ply] = ()) -> None:
        self.variant = variant
        self.core = core or kernel_match(variant)
        self.plies: list[Ply] = list(plies)

    @property
    def turn(self) -> str | None:
        """The name of the seat to move, `chance`, or None when the match is over."""
        turn = self.core.turn
        return None if turn < 0 else CHANCE_NAME if turn == CHANCE else self.variant.colours[turn]

    def push(self, move: Move | str) -> Move:
        """Make a move, or note an event; `IllegalMove` changes nothing."""
        made = self._number(move)
        return self.make(made) if self.core.is_event(made) else super().push(made)

    def late_move(self) -> Move:
        """What is played next for a seat whose time is up: it draws, then passes (M12); a first tile is laid (M3)."""
        if self.core.is_event(TIMEOUT):
            return TIMEOUT
        legal = sorted(self.legal_moves)
        return next((move for move in (DRAW, PASS) if move in legal), legal[0])

    def list_moves(self) -> list[Move]:
        return list(map(self.move_of, self.core.legal()))

    def move_of(self, number: int) -> Move:
        return TileMove(number)

    def parse(self, text: str) -> Move:
        return parse_move(text)

    def format(self, move: Move) -> str:
        return format_move(move)

    def piece_name(self, move: Move | str) -> str:
        lay = lay_of(self._number(move))
        return format_tile(lay.tile) if lay else ""

    def ends_turn(self, move: Move) -> bool:
        """All but draws and the end of the time do."""
        return move not in (DRAW, TIMEOUT)

    def cells_laid(self, move: Move | str) -> int:
        return int(lay_of(self._number(move)) is not None)

    @property
    def events(self) -> tuple[Move, ...]:
        return (TIMEOUT,) if self.core.is_event(TIMEOUT) else ()

    def violation(self, move: Move) -> Violation | None:
        if self.turn is None:
            return violation("match-over")
        match = DealSeries.start(self.variant, tuple(map(tuple, self.core.finished)))
        for ply in self._deal_plies:
            match = match.after(ply.move)
        return match.violation(move)

    # What lies where

    def hand(self, seat: int) -> tuple[Tile, ...]:
        """The tiles in a hand. A seat may only see its own; for players there is `view`."""
        self._check_seat(seat, self.variant.seats)
        return _tiles(self.core.hand(seat))

    @property
    def pile(self) -> int:
        """How many tiles the pile holds."""
        return self.core.pile

    @property
    def lots(self) -> tuple[OpenLot, ...]:
        """The tiles drawn openly before this deal (M3)."""
        return tuple(OpenLot(seat, TILES[tile]) for seat, tile in self.core.lots)

    @property
    def table(self) -> tuple[LaidTile, ...]:
        """The tiles laid in this deal, in order."""
        return tuple(LaidTile(seat, TILES[tile], (x, y), rotation) for seat, tile, x, y, rotation in self.core.table())

    # What it is worth

    @property
    def scores(self) -> dict[str, int]:
        """The points of every seat, all deals together."""
        return self._named(self.core.scores)

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(self.core.scores)

    @property
    def deal(self) -> int:
        return len(self.core.finished)

    @property
    def deals(self) -> tuple[dict[str, int], ...]:
        """What every seat scored in each finished deal."""
        return tuple(map(self._named, self.core.finished))

    def score_sheet(self) -> Sheet:
        return matching_sheet(self.variant, self.moves)

    def outcome(self) -> Outcome | None:
        """The result, or None while the match goes on."""
        if self.core.turn != -1:
            return None
        return Outcome(scores=self.scores, totals=self.totals, winners=tuple(self.core.winners))

    def told(self) -> dict[str, object]:
        return super().told() | {
            "hands": [self.hand(seat) for seat in range(self.variant.seats)],
            "pile": self.pile,
            "lots": self.lots,
            "table": self.table,
            "deals": self.deals,
        }

    def view(self, seat: int) -> MatchingView:
        """What one seat may know (M14)."""
        seats = self.variant.seats
        self._check_seat(seat, seats)
        held = self.core.held
        return MatchingView(
            variant=self.variant,
            seat=seat,
            hand=self.hand(seat),
            others=tuple(held[(seat + step) % seats] for step in range(1, seats)),
            pile=self.pile,
            lots=self.lots,
            table=self.table,
            turn=self.turn,
            mover=self.mover,
            starter=self.core.starter if self.core.starter >= 0 else None,
            scores=self.scores,
            deals=self.deals,
            plies=DealHistory(self.variant, tuple(self._deal_plies), len(self.core.lots)).seen_by(seat),
        )

    def text_parts(self, seat: int | None) -> list[str]:
        """The points of the deals before those it knows the moves of, then all moves."""
        plies = self.plies if seat is None else self.seen_by(seat)
        deals = [",".join(map(str, points)) for points in self._finished_before]
        parts = ((DEALS, deals), (MOVES, [self.format(ply.move) for ply in plies]))
        return [" ".join([name, *texts]) for name, texts in parts if texts]

    def seen_by(self, seat: int) -> tuple[Ply, ...]:
        """All moves so far as one seat saw them; a tile that only another seat saw is hidden."""
        replayed = kernel_match(self.variant, self._finished_before)
        seen: list[Ply] = []
        begin = 0
        for number, ply in enumerate(self.plies, 1):
            lots, deals = len(replayed.lots), len(replayed.finished)
            replayed.push(ply.move)
            if len(replayed.finished) > deals and replayed.turn >= 0:
                seen += DealHistory(self.variant, tuple(self.plies[begin:number]), lots).seen_by(seat)
                begin = number
        return (*seen, *self.view(seat).plies)

    def copy(self) -> "MatchingPosition":
        return MatchingPosition(self.variant, self.core.copy(), self.plies)

    def __reduce__(self) -> tuple[object, ...]:
        return _before_deal, (self.variant, self._finished_before), self.moves

    @property
    def _finished_before(self) -> Results:
        """The deals that were over before the first of the plies."""
        core = self.core.copy()
        for _ in self.plies:
            core.pop()
        assert not core.deal_plies  # the plies tell of all moves
        return tuple(map(tuple, core.finished))

    @property
    def _deal_plies(self) -> list[Ply]:
        return self.plies[len(self.plies) - self.core.deal_plies :]

    def _named(self, points: Sequence[int]) -> dict[str, int]:
        return dict(zip(self.variant.colours, points, strict=True))


def resolve_chance(position: Position, rng: Random) -> None:
    """Play chance moves, all equally likely, until a seat is to move or the match is over."""
    while position.turn == CHANCE_NAME:
        position.push(rng.choice(sorted(position.legal_moves)))


def _before_deal(variant: MatchingVariant, finished: Results) -> MatchingPosition:
    return MatchingPosition(variant, kernel_match(variant, finished))


def arrange_match(variant: MatchingVariant, parts: list[list[str]], turn: str | None = None) -> Arranged:
    """The match that `text_parts` wrote. Its moves stand in order, so whose turn it is then follows."""
    found: dict[str, list[str]] = {}
    for name, *texts in filter(None, parts):
        if name not in (DEALS, MOVES):
            raise NotationError(name, "error-text-part", known=f"{DEALS}, {MOVES}")
        if name in found:
            raise NotationError(name, "error-text-twice")
        found[name] = texts
    finished = tuple(_points_of(text, variant) for text in found.get(DEALS, []))
    if DealSeries.start(variant, finished).decided:
        raise NotationError(" ".join(found[DEALS]), "error-text-deals")
    position = _before_deal(variant, finished)
    for text in found.get(MOVES, []):
        if text == UNSEEN:
            raise NotationError(text, "error-text-hidden")
        try:
            position.push(text)
        except IllegalMove as error:
            return Arranged(position, Fault(error.violation, error, text, position.turn))
    return Arranged(position)


def _points_of(text: str, variant: MatchingVariant) -> tuple[int, ...]:
    """What every seat scored in a deal, as in `120,-5`."""
    if not _POINTS.fullmatch(text) or text.count(",") != variant.seats - 1:
        raise NotationError(text, "error-text-points", seats=variant.seats)
    return tuple(map(int, text.split(",")))


def _tiles(numbers: Iterable[int]) -> tuple[Tile, ...]:
    return tuple(sorted(TILES[number] for number in numbers))
