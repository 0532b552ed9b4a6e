"""Matching games as data: what lies open on the table, the own hand, and what a tile would bring."""

from collections.abc import Collection

from cornerwise.games.editions import MatchingVariant
from cornerwise.games.options import Option
from cornerwise.rules.deal_history import DealHistory
from cornerwise.rules.matching_moves import lay_of
from cornerwise.rules.matching_notation import format_tile
from cornerwise.rules.matching_position import MatchingPosition
from cornerwise.rules.matching_view import LaidTile, MatchingView, OpenLot
from cornerwise.rules.moves import Move
from cornerwise.rules.position import Ply
from cornerwise.rules.tile_points import worth_of
from cornerwise.rules.tiles import NUMBER_OF, TILES, Laid, Tile, TileTable
from cornerwise.server.base.encoded_json import Data
from cornerwise.server.families.family_data import DrawnTile, FamilyData

TABLE_ZOOM = 1.75
"""How far a card goes into a picture of tiles on their table."""
_PLAIN = ("others", "pile", "turn", "mover", "starter", "scores", "deals", "hand", "lots", "table")
"""The fields of a view that are JSON as they are."""


class MatchingData(FamilyData[MatchingVariant, MatchingPosition, MatchingView]):
    def game(self, variant: MatchingVariant) -> Data:
        solo = variant.seats == 1
        return {"family": "matching", "lattice": variant.shape, "board": None, "zoom": TABLE_ZOOM, "solo": solo}

    def board(self, variant: MatchingVariant) -> Data:
        return {"tiles": [format_tile(tile) for tile in range(len(TILES))]}

    def board_options(self, variant: MatchingVariant) -> tuple[Option, ...]:
        return tuple(option for option in variant.options if option.field == "seats")

    def state(self, position: MatchingPosition) -> Data:
        return {"table": _table(position)}

    def private_state(self, position: MatchingPosition, seats: Collection[int]) -> Data:
        return {"hands": {str(seat): _hand(position, seat) for seat in sorted(seats)}}

    def mover_state(self, position: MatchingPosition) -> Data:
        return {"worth": worths(position)}

    def position(self, position: MatchingPosition) -> Data:
        return self.state(position) | self.private_state(position, range(position.variant.seats))

    def drawn_tile(self, position: MatchingPosition, tile: Move) -> DrawnTile:
        """By the same rule that the views of the game follow: only the lots that decide who begins are open (M3)."""
        seat = position.core.receiver
        position.push(tile)
        deal = tuple(position.plies[len(position.plies) - position.core.deal_plies :])
        is_open = DealHistory(position.variant, deal, len(position.core.lots)).receivers[-1] is None
        position.pop()
        return DrawnTile(seat, is_open)

    def late_move(self, position: MatchingPosition) -> Move:
        return position.late_move()

    def view_data(self, view: MatchingView, known: int) -> Data:
        """All of it whatever is known: a view tells only of the deal under way, and not all by its moves."""
        fields = {name: getattr(view, name) for name in _PLAIN}
        return fields | {"known": 0, "plies": [list(ply) for ply in view.plies]}

    def view_reader(self, variant: MatchingVariant, seat: int) -> "MatchingViewReader":
        return MatchingViewReader(variant, seat)


class MatchingViewReader:
    """Reads whole views, each on its own."""

    known = 0

    def __init__(self, variant: MatchingVariant, seat: int) -> None:
        self._variant, self._seat = variant, seat

    def read(self, data: Data) -> MatchingView:
        return MatchingView(
            variant=self._variant,
            seat=self._seat,
            hand=tuple(map(tuple, data["hand"])),  # three numbers each
            others=tuple(data["others"]),
            pile=data["pile"],
            lots=tuple(OpenLot(seat, tuple(tile)) for seat, tile in data["lots"]),
            table=tuple(LaidTile(seat, tuple(tile), tuple(cell), turned) for seat, tile, cell, turned in data["table"]),
            turn=data["turn"],
            mover=data["mover"],
            starter=data["starter"],
            scores=data["scores"],
            deals=tuple(data["deals"]),
            plies=tuple(Ply(*ply) for ply in data["plies"]),
        )


def worths(position: MatchingPosition) -> dict[str, dict[str, int | bool]]:
    """What every tile that may be laid now would bring (M5), by move."""
    table = TileTable(tuple(Laid(seat, tile, (x, y), rotation) for seat, tile, x, y, rotation in position.core.table()))
    return {
        position.format(move): worth_of(position.variant, table, lay)._asdict()
        for move in position.legal_moves
        if (lay := lay_of(move))
    }


def _table(position: MatchingPosition) -> Data:
    """What lies open, and how much lies hidden elsewhere (M14)."""
    return {
        "laid": [
            {"seat": laid.seat, "tile": _tile(laid.tile), "cell": list(laid.cell), "rotation": laid.rotation}
            for laid in position.table
        ],
        "lots": [{"seat": lot.seat, "tile": _tile(lot.tile)} for lot in position.lots],
        "held": list(position.core.held),
        "pile": position.pile,
        "deals": list(position.deals),
    }


def _hand(position: MatchingPosition, seat: int) -> list[str]:
    return [_tile(tile) for tile in position.hand(seat)]


def _tile(tile: Tile) -> str:
    return format_tile(NUMBER_OF[tile])
