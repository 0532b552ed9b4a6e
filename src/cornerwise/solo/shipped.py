"""One complete game of every solo variant, found with `cornerwise solve`."""

from importlib.resources import files

from cornerwise.games.catalogue import find_variant
from cornerwise.records.record import Record, parse_record
from cornerwise.solo.progress import check_solo


def shipped_solution(name: str) -> Record:
    """The record of a complete game, replayed; `NotSolo` for a game that cannot be completed."""
    variant = check_solo(find_variant(name))
    return parse_record(files("cornerwise.solo").joinpath("solutions", f"{variant.id}.json").read_bytes())
