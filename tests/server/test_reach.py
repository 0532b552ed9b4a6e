"""What colours can still do, as it is told to clients."""

import cornerwise
from cornerwise.server.match.reach import outlook


def test_a_colour_goes_on_from_its_open_corners() -> None:
    game = cornerwise.new_game("duo", start="own")
    assert outlook(game)["orange"] == {"corners": ["j5"], "reach": 196}
    game.push("e8,d9,e9,f9,e10")
    shown = outlook(game)["purple"]
    assert shown == {"corners": ["d7", "f7", "c8", "g8", "c10", "g10", "d11", "f11"], "reach": 196 - 5 - 8}


def test_a_game_that_is_over_has_no_outlook() -> None:
    game = cornerwise.new_game("duo")
    while game.turn:
        game.push(next(iter(game.legal_moves)))
    assert outlook(game) == {}


def test_cubes_have_no_corners_to_go_on_from() -> None:
    assert outlook(cornerwise.new_game("rumis-tower")) == {}
