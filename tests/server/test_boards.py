"""The table of a game's boards says of every choice what the board itself says."""

from random import Random
from typing import Any

import pytest

from cornerwise.errors import BadOption
from cornerwise.games.catalogue import find_variant, variants
from cornerwise.server.http.boards import OF_CHOICES, board_data, board_table

TRIED = 60


def board_in(table: dict[str, Any], chosen: dict[str, Any]) -> dict[str, Any] | None:
    """As web/src/net/games.ts reads it."""
    if any(chosen.items() >= clash.items() for clash in table["clashes"]):
        return None
    board = dict(table["same"])
    for part in table["parts"]:
        wanted = [chosen[name] for name in part["options"]]
        board |= next(fields for values, fields in part["cases"] if values == wanted)
    return board


@pytest.mark.parametrize("game", [variant.id for variant in variants()])
def test_every_choice_is_in_the_table(game: str) -> None:
    variant, random = find_variant(game), Random(game)
    table = board_table(variant)
    for _ in range(TRIED):
        chosen = {option.field: random.choice(option.choices) for option in variant.options}
        try:
            board = board_data(variant.with_options(**chosen))
        except BadOption:
            assert board_in(table, chosen) is None, chosen
            continue
        told = board_in(table, chosen)
        assert told is not None, chosen
        assert {name for name in board if name not in OF_CHOICES and told[name] != board[name]} == set(), chosen
        assert [option["name"] for option in told["options"]] == [option["name"] for option in board["options"]]


def test_only_height_maps_of_ones_own_must_be_asked_for() -> None:
    asked = {variant.id: board_table(variant)["asked"] for variant in variants()}
    assert {game: names for game, names in asked.items() if names} == {"rumis-own": ["heights"]}
