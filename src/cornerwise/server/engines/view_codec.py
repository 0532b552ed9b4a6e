"""What an engine is told: the view of its seat and nothing else, as JSON for another process."""

from typing import Any

from cornerwise.engine import View
from cornerwise.games.catalogue import find_variant
from cornerwise.games.editions import MatchingVariant
from cornerwise.games.placing_variant import need_placing
from cornerwise.records.record import choose
from cornerwise.rules.matching_view import LaidTile, MatchingView, OpenLot
from cornerwise.rules.placing_position import PlacingPosition, PlacingView
from cornerwise.rules.position import Ply

Data = dict[str, Any]
PLAIN = ("others", "pile", "turn", "mover", "starter", "scores", "deals")
"""The fields of a view of a matching game that are JSON as they are."""


def view_data(view: View) -> Data:
    """A view as JSON."""
    variant = view.variant
    data = {"variant": variant.id, "rules": variant.rules, "options": dict(variant.chosen), "seat": view.seat}
    data["plies"] = [list(ply) for ply in view.plies]
    if isinstance(view, MatchingView):
        data |= {name: getattr(view, name) for name in PLAIN}
        data |= {"hand": view.hand, "lots": view.lots, "table": view.table}
    return data


def parse_view(data: Data) -> View:
    """The view that `view_data` wrote."""
    variant = choose(find_variant(data["variant"]).under_rules(data["rules"]), data["options"])
    plies = tuple(Ply(*ply) for ply in data["plies"])
    if not isinstance(variant, MatchingVariant):
        return _placing(PlacingPosition(need_placing(variant)), plies, data["seat"])
    return MatchingView(
        variant=variant,
        seat=data["seat"],
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
        plies=plies,
    )


def _placing(position: PlacingPosition, plies: tuple[Ply, ...], seat: int) -> PlacingView:
    """Everything lies open in a placing game, so its moves tell all."""
    for ply in plies:
        position.push(ply.move)
    return position.view(seat)
