"""Positions without a match: what the rules and the engine say of a game that somebody brings along."""

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from serving import Data, Player

from cornerwise import new_game
from cornerwise.records.record import format_record, parse_record, record_of
from cornerwise.solo.shipped import shipped_solution

FIRST = "d9,e9,f9,e10,e8"


def duo(*moves: str, **more: object) -> Data:
    return {"variant": "duo", "options": {"start": "own"}, "moves": list(moves), **more}


def test_a_position_is_what_the_rules_say(anna: Player) -> None:
    found = anna.post("/api/positions", duo(FIRST))
    game = new_game("duo", start="own")
    game.push(FIRST)
    assert (found["turn"], found["mover"], found["over"]) == ("orange", 1, False)
    assert found["scores"] == game.scores and sorted(found["cells"]["purple"]) == sorted(FIRST.split(","))
    assert sorted(move for moves in found["legal"].values() for move in moves) == sorted(
        game.format(move) for move in game.legal_moves
    )
    assert len(found["pieces"]["purple"]) == 20 and sum(line["points"] for line in found["sheet"]["purple"]) == -84


def test_a_game_of_earlier_rules_is_asked_about_by_its_own(anna: Player) -> None:
    """A French match of triominos that went on after the target was reached (M10)."""
    text = (Path(__file__).parents[1] / "fixtures" / "rules-1" / "french.json").read_text()
    [game] = anna.post("/api/records", {"text": text})["games"]
    asked = {name: game[name] for name in ("variant", "rules", "options", "moves")}
    found = anna.post("/api/positions", asked)
    assert (game["rules"], found["rules"], found["over"]) == (1, 1, True)
    assert anna.post("/api/positions", {**asked, "rules": None})["details"]["reason"] == "match-over"
    assert anna.post("/api/positions", {**asked, "rules": 9})["code"] == "match/bad-plan"
    assert anna.post("/api/positions", {**asked, "moves": [], "rules": None})["rules"] == 2


def test_a_wrong_move_is_named(anna: Player) -> None:
    refused = anna.post("/api/positions", duo(FIRST, FIRST))
    assert refused["code"] == "match/illegal-move" and refused["details"]["number"] == 1
    assert refused["details"]["reason"] == "cell-taken"
    assert anna.post("/api/positions", duo("nonsense"))["code"] == "match/bad-notation"
    assert anna.post("/api/positions", {"variant": "chess"})["code"] == "match/bad-plan"


def test_why_not(anna: Player) -> None:
    assert anna.post("/api/positions/why", duo(FIRST, move="i5,j5,j6,k6,k7"))["legal"] is True
    assert anna.post("/api/positions/why", duo(FIRST, move="a1"))["clause"] == "P3"


def test_tiles_come_the_same_way_for_the_same_number(anna: Player) -> None:
    body = {"variant": "triominos", "options": {"seats": 3}, "moves": [], "seed": 7}
    dealt = anna.post("/api/positions", body)
    assert dealt == anna.post("/api/positions", body) and dealt["turn"] != "chance"
    assert [len(hand) for hand in dealt["hands"].values()] == [7, 7, 7]
    moves = [ply["move"] for ply in dealt["plies"]]
    laid = next(moves for tile, moves in dealt["legal"].items() if tile)[0]
    after = anna.post("/api/positions", body | {"moves": [*moves, laid]})
    assert len(after["table"]["laid"]) == 1
    assert anna.post("/api/positions", body | {"seed": None})["turn"] == "chance"


@pytest.mark.parametrize("body", [duo(FIRST), {"variant": "rumis-tower", "options": {"seats": 2}}])
def test_hints_say_why(anna: Player, body: Data) -> None:
    found = anna.post("/api/positions/hint", body | {"level": 4})
    legal = anna.post("/api/positions", body)["legal"]
    assert any(found["move"] in moves for moves in legal.values()) and found["moves"][0] == found["move"]
    assert found["reasons"] and len(found["value"]["shares"]) == 2


def test_an_analysis_has_lines(anna: Player) -> None:
    found = anna.post("/api/positions/analysis", duo(FIRST, level=4, lines=3))
    assert len(found["lines"]) == 3 and found["nodes"] > 0
    assert not found["exact"] and all(line["value"]["errors"]["margins"][0] > 0 for line in found["lines"])
    assert found == anna.post("/api/positions/analysis", duo(FIRST, level=4, lines=3)), "the same whenever it is asked"
    assert anna.post("/api/positions/analysis", {"variant": "triominos"})["code"] == "match/not-now"


def test_games_for_one_say_whether_they_can_be_completed(anna: Player) -> None:
    moves = list(shipped_solution("classic-solo").moves)
    body: dict[str, Any] = {"variant": "classic-solo", "moves": moves[:80]}
    assert anna.post("/api/positions", body)["progress"]["placed"] == 80
    found = anna.post("/api/positions/completion", body)
    assert found["answer"] == "yes" and len(found["line"]) == 4
    ended = anna.post("/api/positions", body | {"moves": moves[:80] + found["line"]})
    assert ended["over"] and ended["result"]["winners"] == [0]
    assert anna.post("/api/positions/completion", duo())["code"] == "match/bad-plan"


def test_pasted_games_are_read_and_written(anna: Player) -> None:
    game = new_game("duo", start="own")
    game.push(FIRST)
    record = format_record(record_of(game, players=("Anna", "Ben")))
    [read] = anna.post("/api/records", {"text": record})["games"]
    assert read["moves"] == [game.format(move) for move in game.moves] and read["players"] == ["Anna", "Ben"]
    body = {name: read[name] for name in ("variant", "options", "moves")}
    written = anna.http.post("/api/positions/record?format=json", json=body)
    assert parse_record(written.text).moves == record_of(game).moves
    sgf = anna.http.post("/api/positions/record?format=blksgf", json=body)
    assert anna.post("/api/records", {"text": sgf.text})["games"][0]["moves"] == read["moves"]
    assert anna.post("/api/records", {"text": "hello"})["code"] == "match/bad-plan"


def test_a_long_game_can_be_pasted(anna: Player) -> None:
    text = format_record(shipped_solution("trigon-solo")) + " " * 20_000
    assert len(anna.post("/api/records", {"text": text})["games"][0]["moves"]) == 88
    assert anna.post("/api/records", {"text": " " * 300_000})["code"] == "request/too-large"
    assert anna.post("/api/session", {"name": "x" * 10_000})["code"] == "request/too-large"


def test_designs_are_checked_and_kept_as_files(anna: Player) -> None:
    piece = {"colour": "green", "cells": "a1,a2"}
    design = anna.post("/api/designs", {"variant": "classic", "pieces": [piece], "title": "A cat"})
    assert design["pieces"] == [piece] and design["used"] == {"green": {"2": 1}}
    again = anna.post("/api/records", {"text": design["record"]})
    assert again["games"] == [] and again["design"] == design
    overlap = anna.post("/api/designs", {"variant": "classic", "pieces": [piece, piece]})
    assert overlap["code"] == "match/bad-plan"


def test_pictures(anna: Player, tmp_path: Path) -> None:
    look = {"theme": "dark", "size": 300, "title": "<Anna>"}
    for path, body in (
        ("/api/positions/picture.svg", duo(FIRST)),
        ("/api/designs/picture.svg", {"variant": "trigon", "pieces": [{"colour": "red", "cells": "r15"}]}),
    ):
        picture = anna.http.post(path, json=body | {"look": look})
        assert picture.headers["content-type"] == "image/svg+xml; charset=utf-8"
        assert "script" not in picture.text and "<Anna>" not in picture.text
        assert ElementTree.fromstring(picture.text).get("width") == "300"
    match = anna.begin("triominos", ["me", 1], options={"seats": 2})["match"]
    shared = anna.http.get(f"/api/matches/{match}/picture.svg?theme=dark&size=400")
    assert shared.status_code == 200 and ElementTree.fromstring(shared.text) is not None
    assert anna.http.get(f"/api/matches/{match}/picture.svg?size=9").json()["code"] == "request/malformed"
