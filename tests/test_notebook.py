"""Games in a notebook: the table by itself, the widget through its messages, and its page in a browser."""

import json
from typing import Any

import pytest

from cornerwise import GreedyPlayer, new_game
from cornerwise.drawing.svg import cell_at
from cornerwise.notebook import GameWidget, play
from cornerwise.notebook.table import Table


def tell(widget: GameWidget, **message: Any) -> dict[str, Any]:
    """What a page does: it sends a message and is shown what came of it."""
    widget._handle_custom_msg(message, [])
    shown: dict[str, Any] = widget.shown
    json.dumps(shown)  # it is plain data
    return shown


def test_a_piece_is_picked_shown_and_placed() -> None:
    widget = play("duo", level=1, seed=1, start="own")
    shown = widget.shown
    assert [piece["name"] for piece in shown["pieces"]][:3] == ["1", "2", "I3"]
    assert not shown["candidate"] and "Purple to move" in shown["status"]
    shown = tell(widget, do="pick", piece="X5")
    assert shown["piece"] == "X5" and shown["fitting"] == [0, 5]
    shown = tell(widget, do="next")
    first = shown["candidate"]
    assert first in widget.game.legal_moves and widget.game.ply == 0
    shown = tell(widget, do="next")
    assert shown["candidate"] != first and shown["fitting"] == [2, 5]
    shown = tell(widget, do="place")
    assert widget.game.ply == 2 and widget.game.mover == 0, "the engine has answered"
    shown = tell(widget, do="undo")
    assert widget.game.ply == 0


def test_a_click_shows_what_fits_there() -> None:
    table = Table(new_game("duo", start="own"), {})
    board = table.game.variant.board  # type: ignore[attr-defined]
    spot = next(
        (x, y) for x in range(0, 480, 7) for y in range(0, 480, 7) if _cell(table, x, y) == board.parse_cell("e10")
    )
    table.tell({"do": "click", "x": spot[0], "y": spot[1]})
    assert table.candidate is not None and "e10" in str(table.candidate) and table.game.cells_laid(table.candidate) == 5
    before = table.candidate
    table.tell({"do": "click", "x": spot[0], "y": spot[1]})
    assert table.candidate != before, "the next way"
    table.tell({"do": "click", "x": -50, "y": -50})
    table.tell({"do": "place"})
    assert table.game.ply == 1


def _cell(table: Table, x: int, y: int) -> int | None:
    return cell_at(table.game, (x, y), size=480)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["polyomino-8", "rumis-pyramid", "trigon-3", "triominos"])
def test_whole_games(name: str) -> None:
    """By the same messages in every game, with words where they are asked for."""
    game = new_game(name, seed=1, deals=1) if name == "triominos" else new_game(name)
    table = Table(game, {seat: GreedyPlayer(seat) for seat in range(1, game.variant.seats)}, seed=1)
    while game.turn is not None:
        assert game.mover == 0
        if table.moves:
            table.tell({"do": "pick", "piece": list(table.moves)[-1]})
            table.tell({"do": "next"})
            table.tell({"do": "place"})
        else:
            table.tell({"do": "word", "word": table.words[0]})
        assert not table.refusal
    assert table.shown()["pieces"] == [] and not table.shown()["candidate"]


def test_what_is_refused() -> None:
    table = Table(new_game("duo"), {})
    table.tell({"do": "word", "word": "pass"})
    assert "(P6)" in table.refusal and table.game.ply == 0
    for message in (None, {}, {"do": "x"}, {"do": "pick", "piece": "no"}, {"do": "click", "x": "a"}, {"do": "undo"}):
        table.tell(message)
    table.tell({"do": "place"})
    assert table.game.ply == 0 and not table.refusal


def test_hidden_hands_stay_hidden() -> None:
    widget = play("triominos", level=1, seed=1)
    others = {"-".join(map(str, tile)) for tile in widget.game.hand(1)}  # type: ignore[attr-defined]
    assert not others & {piece["name"] for piece in widget.shown["pieces"]}


def test_all_seats_by_hand_and_other_languages() -> None:
    widget = play(new_game("duo"), level=None, language="de")
    assert widget.shown["labels"]["place"] != "Place"
    widget.game.push(widget.game.legal_moves[0])
    widget.show()
    assert widget.game.mover == 1 and not widget.table.players
