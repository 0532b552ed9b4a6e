"""Covers of games, and pictures of matches as they stand."""

from importlib.resources import files
from xml.etree import ElementTree

import httpx
from serving import Player, Served

from cornerwise.games.catalogue import variants
from cornerwise.records.record import parse_record


def look(served: Served, path: str) -> str:
    """A picture, as a browser without a session gets it."""
    response = httpx.get(served.url + path, timeout=60)
    assert response.status_code == 200 and response.headers["content-type"] == "image/svg+xml; charset=utf-8"
    assert ElementTree.fromstring(response.text).tag.endswith("svg")
    return response.text


def test_every_game_has_a_cover_that_shows_its_own_board(served: Served) -> None:
    covers = {variant.id: look(served, f"/api/games/{variant.id}/cover.svg") for variant in variants()}
    assert covers["classic-teams"] == covers["classic"]
    for one, other in (("duo", "junior"), ("trigon", "trigon-3"), ("polyomino-8", "polyomino-14")):
        assert covers[one] != covers[other]
    assert look(served, "/api/games/duo/cover.svg?theme=dark") != covers["duo"]


def test_covers_show_games_that_the_rules_allow() -> None:
    samples = files("cornerwise.server").joinpath("samples.jsonl").read_text("utf-8").splitlines()
    assert all(parse_record(sample).moves for sample in samples)


def test_unknown_games_have_none(served: Served) -> None:
    response = httpx.get(f"{served.url}/api/games/chess/cover.svg")
    assert response.status_code == 404 and response.json()["code"] == "request/unknown"


def test_a_picture_is_small_on_the_wire_and_plain_for_those_who_want_it(served: Served) -> None:
    path = f"{served.url}/api/games/classic/cover.svg"
    small = httpx.get(path, headers={"accept-encoding": "gzip"}, timeout=60)
    plain = httpx.get(path, headers={"accept-encoding": "identity"}, timeout=60)
    assert small.num_bytes_downloaded < 10_000 and "content-encoding" not in plain.headers
    assert small.text == plain.text


def test_a_match_is_shown_as_it_stands(served: Served) -> None:
    anna = Player(served.url, "Anna")
    begun = anna.begin("duo", ["me", "me"])
    path = f"/api/matches/{begun['match']}/cover.svg"
    before = look(served, path)
    assert look(served, path) == before
    move = next(iter(begun["state"]["legal"].values()))[0]
    body = {"seat": 0, "seq": begun["seq"], "key": "a", "action": {"do": "move", "move": move}}
    anna.post(f"/api/matches/{begun['match']}/commands", body)
    assert "1 move" in look(served, path) and "1 move" not in before
    anna.close()


def test_the_link_to_a_match_as_a_picture(served: Served) -> None:
    anna = Player(served.url, "Anna")
    match = anna.begin("duo", ["me", "open"])["match"]
    assert look(served, f"/api/matches/{match}/invitation.svg") != look(served, "/api/games/duo/cover.svg")
    assert httpx.get(f"{served.url}/api/matches/{'a' * 22}/invitation.svg").status_code == 404
    anna.close()


def test_my_matches_say_whose_turn_it_is(served: Served) -> None:
    anna = Player(served.url, "Anna")
    anna.begin("duo", ["me", "open"])
    anna.begin("duo", ["me", "me"], clock={"kind": "days", "days": 2})
    mine = {match["phase"]: match for match in anna.get("/api/matches/mine")}
    assert mine["waiting"]["you"] == [0] and mine["waiting"]["mover"] is None and mine["waiting"]["deadline"] is None
    assert mine["playing"]["you"] == [0, 1] and mine["playing"]["mover"] == 0 and mine["playing"]["turn"] == "purple"
    assert mine["playing"]["deadline"] - mine["playing"]["changed"] == 2 * 24 * 60 * 60 * 1000
    assert mine["playing"]["result"] is None
    anna.close()
