"""One complete game of every solo variant, found with `cornerwise solve`."""

from functools import cache
from importlib.resources import files

from cornerwise.games.catalogue import find_variant
from cornerwise.records.record import Record, parse_record
from cornerwise.solo.progress import check_solo


@cache
def shipped_games() -> frozenset[str]:
    """The games for one that have a solution here."""
    return frozenset(
        file.name.removesuffix(".json") for file in files("cornerwise.solo").joinpath("solutions").iterdir()
    )


def shipped_solution(name: str) -> Record:
    """The record of a complete game, replayed; `NotSolo` for a game that cannot be completed."""
    variant = check_solo(find_variant(name))
    return parse_record(files("cornerwise.solo").joinpath("solutions", f"{variant.id}.json").read_bytes())
