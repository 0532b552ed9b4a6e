"""Games in a notebook: the table by itself, and the widget through its messages."""

import json
from typing import Any

import pytest

from cornerwise import GreedyPlayer, new_game
from cornerwise.notebook import GameWidget, play
from cornerwise.notebook.table import Table


def tell(widget: GameWidget, **message: Any) -> dict[str, Any]:
    """What a board does: it sends a message and is shown what came of it."""
    widget._handle_custom_msg(message, [])
    shown: dict[str, Any] = widget.shown
    json.dumps(shown)  # it is plain data
    return shown


def test_a_move_is_made_and_answered() -> None:
    widget = play("duo", level=1, seed=1, start="own")
    assert widget.setting["board"]["id"] == "duo" and "status-turn-of" in widget.setting["words"][0]
    assert [seat["kind"] for seat in widget.shown["seats"]] == ["person", "engine"] and widget.shown["people"] == [0]
    told: list[int] = []
    widget.observe(lambda change: told.append(len(change["new"]["position"]["plies"])), "shown")
    move = widget.shown["position"]["legal"]["X5"][0]
    shown = tell(widget, do="move", move=move, id="a")
    assert shown["answer"] == {"id": "a", "refusal": "", "legality": None}
    assert told == [1, 2], "each move is shown by itself"
    assert shown["position"]["plies"][0]["move"] == move and widget.game.mover == 0
    shown = tell(widget, do="undo", id="b")
    assert widget.game.ply == 0 and shown["answer"]["id"] == "b"


def test_what_is_refused() -> None:
    table = Table(new_game("duo"), {})
    table.tell({"do": "move", "move": "pass", "id": "a"})
    assert table.answer and "(P6)" in table.answer["refusal"] and table.game.ply == 0
    table.tell({"do": "why", "move": "a1,a2", "id": "b"})
    assert table.answer["legality"] == {**table.answer["legality"], "legal": False, "clause": "P3"}
    for message in (None, {}, {"do": "x"}, {"do": "move"}, {"do": "move", "move": 3}, {"do": "undo"}):
        table.tell(message)
    assert table.game.ply == 0
    other = Table(new_game("duo"), {0: GreedyPlayer(0)})
    assert other.shown()["position"]["legal"] == {}, "only people are told what they can do"
    other.tell({"do": "move", "move": str(other.game.legal_moves[0])})
    assert other.game.ply == 0, "it is not their turn"


@pytest.mark.parametrize("name", ["polyomino-8", "rumis-pyramid", "trigon-3", "triominos"])
def test_whole_games(name: str) -> None:
    """By the same messages in every game, with words where they are asked for."""
    game = new_game(name, seed=1, deals=1) if name == "triominos" else new_game(name)
    table = Table(game, {seat: GreedyPlayer(seat) for seat in range(1, game.variant.seats)}, seed=1)
    while True:
        while table.reply():
            pass
        if game.turn is None:
            break
        legal = table.shown()["position"]["legal"]
        table.tell({"do": "move", "move": list(legal.values())[-1][0]})
        assert table.answer and not table.answer["refusal"]
    shown = table.shown()
    assert shown["position"]["over"] and shown["position"]["result"]["totals"] and not shown["position"]["legal"]


def test_hidden_hands_stay_hidden() -> None:
    widget = play("triominos", level=1, seed=1)
    position = widget.shown["position"]
    assert list(position["hands"]) == ["0"] and not [ply for ply in position["plies"] if ply["colour"] == "chance"]
    others = {"-".join(map(str, tile)) for tile in widget.game.hand(1)}  # type: ignore[attr-defined]
    hidden = others - {lot["tile"] for lot in position["table"]["lots"]}  # those decide who begins, and lie open
    assert hidden and not any(f'"{tile}"' in json.dumps(widget.shown) for tile in hidden)


def test_all_seats_by_hand_and_other_languages() -> None:
    widget = play(new_game("duo"), level=None, language="pt-BR")
    assert len(widget.setting["words"]) > 1, "a region's words are before those of its language and of English"
    widget.game.push(widget.game.legal_moves[0])
    widget.show()
    assert widget.shown["position"]["mover"] == 1 and not widget.table.players
