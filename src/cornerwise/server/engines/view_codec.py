"""Views as JSON for other processes. An engine is told the view of its seat and nothing else."""

from cornerwise.engine import View
from cornerwise.games.catalogue import find_variant
from cornerwise.records.record import choose
from cornerwise.server.base.encoded_json import Data
from cornerwise.server.families.families import family_of
from cornerwise.server.families.family_data import ViewReader


def view_data(view: View, known: int = 0) -> Data:
    """A view, for a reader that knows so many moves of the game already."""
    variant = view.variant
    game: Data = {"variant": variant.id, "rules": variant.rules, "options": dict(variant.chosen), "seat": view.seat}
    return game | family_of(variant).view_data(view, known)


def view_reader(data: Data) -> ViewReader:
    """Reads views such as this one, and what follows it."""
    variant = choose(find_variant(data["variant"]).under_rules(data["rules"]), data["options"])
    return family_of(variant).view_reader(variant, data["seat"])


def parse_view(data: Data) -> View:
    """The view that `view_data` wrote."""
    return view_reader(data).read(data)
