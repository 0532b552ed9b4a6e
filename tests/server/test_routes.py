"""A real server and real sockets: what people do with it, and what it answers."""

import json
import os
import re
import signal
import subprocess
import time
from collections.abc import Iterator
from random import Random

import httpx
import pytest
from serving import Data, Player, Served, Socket, legal, new_key, serving
from websockets.exceptions import ConnectionClosed, InvalidStatus

from cornerwise.locales.phrase import Phrase
from cornerwise.records.record import parse_record
from cornerwise.server.match.view_models import SnapshotView


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('server')}/games.db", grace=0.2) as server:
        yield server


@pytest.fixture
def ben(served: Served) -> Iterator[Player]:
    player = Player(served.url, "Ben")
    yield player
    player.close()


def not_at_a_start(*free: str) -> Data:
    """What is said of a first piece that covers none of these cells."""
    words = "Your first piece must cover your starting square"
    return {"reason": "start-cell", "clause": "P3", "why": words, "details": {"cells": list(free)}}


def two(anna: Player, ben: Player, variant: str = "duo", **more: object) -> str:
    """A match of two people that has begun."""
    match: str = anna.begin(variant, ["me", "open"], **more)["match"]
    ben.sit(match, 1)
    return match


def play(sockets: list[Socket], match: str, rng: Random, most: int = 10_000) -> Data:
    """Plays on, everybody at their own socket, until the match is over."""
    snapshots = [socket.follow(match)["snapshot"] for socket in sockets]
    for number, snapshot in enumerate(snapshots):
        SnapshotView.model_validate_json(json.dumps(snapshot))
        assert snapshot["you"] == [number]
    states: list[Data] = [snapshot["state"] for snapshot in snapshots]
    seq = snapshots[0]["seq"]
    for _ in range(most):
        mover = states[0]["mover"]
        if mover is None:
            break
        assert all(("legal" in state) == (number == mover) for number, state in enumerate(states))
        action = {"do": "move", "move": rng.choice(legal(states[mover]))}
        sockets[mover].send(type="do", match=match, seat=mover, seq=seq, key=new_key(), action=action)
        told = [socket.until("events", "error") for socket in sockets]
        (seq,) = {message["events"][-1]["seq"] for message in told}
        states = [message["state"] for message in told]
    return states[0]


# Playing


def test_a_whole_game_of_two(anna: Player, ben: Player) -> None:
    match = two(anna, ben)
    with anna.socket() as a, ben.socket() as b:
        assert a.next()["type"] == "welcome"
        end = play([a, b], match, Random(1))
    assert end["phase"] == "over" and end["result"]["reason"] == "played"
    points = {colour: sum(line["points"] for line in lines) for colour, lines in end["sheet"].items()}
    assert points == end["scores"] and anna.get(f"/api/matches/{match}/sheet") == end["sheet"]
    record = parse_record(anna.http.get(f"/api/matches/{match}/record").text)
    assert record.players == ("Anna", "Ben") and record.result
    assert list(record.result.winners) == end["result"]["winners"]
    assert anna.get("/api/matches/mine")[0]["match"] == match


def test_hidden_tiles_stay_hidden_on_the_wire(anna: Player, ben: Player) -> None:
    match = two(anna, ben, "triominos", options={"deals": 1})
    eve = Player(anna.url, "Eve")
    with anna.socket() as a, ben.socket() as b, eve.socket() as e:
        e.follow(match)
        play([a, b], match, Random(2), most=40)
        eve.get(f"/api/matches/{match}")
        refused = anna.get(f"/api/matches/{match}/record")
        assert refused.get("code") == "match/not-now" or anna.get(f"/api/matches/{match}")["state"]["phase"] == "over"
        e.send(type="why", match=match, move="draw", key="w")
        assert e.until("error")["code"] == "match/not-your-turn"
    tile = re.compile(r"[0-5]-[0-5]-[0-5]")
    everything = json.dumps(e.heard)
    laid = {tile for message in e.heard for tile in _open_tiles(message)}
    assert set(tile.findall(everything)) == laid and laid
    for socket, own in ((a, "0"), (b, "1")):
        seen = {t for message in socket.heard for t in _open_tiles(message) | _own_tiles(message, own)}
        assert set(tile.findall(json.dumps(socket.heard))) == seen
    eve.close()


def _state(message: Data) -> Data:
    found: Data = message.get("state") or message.get("snapshot", {}).get("state", {})
    return found


def _open_tiles(message: Data) -> set[str]:
    """Tiles on the table and open lots."""
    table = _state(message).get("table") or {"laid": [], "lots": []}
    return {laid["tile"] for laid in table["laid"]} | {lot["tile"] for lot in table["lots"]}


def _own_tiles(message: Data, seat: str) -> set[str]:
    return set(_state(message).get("hands", {}).get(seat, []))


def test_who_hangs_up_before_an_answer_is_not_kept(anna: Player) -> None:
    match = anna.begin("duo", ["me", "open"])["match"]
    for _ in range(10):
        with anna.socket() as socket:
            socket.send(type="subscribe", match=match)
            socket.connection.socket.close()
    end = time.monotonic() + 60
    while "cornerwise_followers 0.0" not in (metrics := anna.http.get("/metrics").text):
        assert time.monotonic() < end, metrics
        time.sleep(0.05)


def test_against_the_computer_also_when_it_crashes(served: Served, anna: Player) -> None:
    match = anna.begin("duo", ["me", 1])["match"]
    with anna.socket() as socket:
        told = socket.follow(match)["snapshot"]
        state, seq = told["state"], told["seq"]
        for turn in range(3):
            assert socket.do(match, 0, seq, "move", move=legal(state)[turn * 7])["type"] in ("ack", "error")
            told = next(m for m in socket.heard[::-1] if m["type"] == "events")
            while told["state"]["mover"] != 0:
                told = socket.until("events")
            state, seq = told["state"], told["events"][-1]["seq"]
            assert state["ply"] == 2 * turn + 2
            found = subprocess.run(
                ["pgrep", "-P", str(served.process.pid), "-f", "engine_worker"], capture_output=True, text=True
            )
            for worker in found.stdout.split():
                os.kill(int(worker), signal.SIGKILL)


def test_several_people_at_one_screen_and_undo(anna: Player) -> None:
    match = anna.begin("polyomino-8", ["me", "me"])["match"]
    with anna.socket() as socket:
        told = socket.follow(match)["snapshot"]
        state, seq = told["state"], told["seq"]
        for _ in range(3):
            ack = socket.do(match, state["mover"], seq, "move", move=legal(state)[0])
            state, seq = anna.get(f"/api/matches/{match}")["state"], ack["last"]
        assert socket.do(match, 0, seq, "propose", what="undo")["type"] == "ack"
    assert len(anna.get(f"/api/matches/{match}")["plies"]) == 2


def test_pairing_and_lobby(anna: Player, ben: Player) -> None:
    wish = {"variant": "junior", "clock": {"kind": "game", "seconds": 300, "increment": 5}}
    waiting = anna.post("/api/pairing", wish)
    assert waiting["state"]["phase"] == "waiting"
    assert waiting["match"] in [match["match"] for match in ben.get("/api/matches")]
    other = ben.post("/api/pairing", {**wish, "clock": {"kind": "none"}})
    assert other["match"] != waiting["match"], "another clock is another wish"
    paired = ben.post("/api/pairing", wish)
    assert paired["match"] == waiting["match"] and paired["state"]["phase"] == "playing"
    assert [seat["name"] for seat in paired["state"]["seats"]] == ["Anna", "Ben"]
    assert paired["state"]["clock"]["running"] == 0


def test_who_looks_for_others_learns_how_long_it_takes(anna: Player, ben: Player) -> None:
    wish = {"variant": "polyomino-8"}
    news = "/api/pairing?variant=polyomino-8"
    for usual in (None, None, None):
        assert anna.get(news)["usual"] is usual, "too few waits do not tell what is usual"
        waiting = anna.post("/api/pairing", wish)["match"]
        with anna.socket() as a:
            a.follow(waiting)
            assert ben.get(news)["looking"]["polyomino-8"] == 1
            assert "polyomino-8" not in anna.get(news)["looking"], "oneself is nobody else"
        assert ben.post("/api/pairing", wish)["match"] == waiting
    usual = anna.get(news)["usual"]
    assert usual is not None and 0 <= usual < 60_000
    assert anna.get("/api/pairing?variant=polyomino-12")["usual"] is None, "another game"
    assert anna.get("/api/pairing")["code"] == "request/malformed"


def test_a_match_is_taken_off_the_list_until_something_happens_in_it(anna: Player, ben: Player) -> None:
    match = two(anna, ben)

    def listed(player: Player) -> bool:
        return match in [mine["match"] for mine in player.get("/api/matches/mine")]

    def remove(player: Player) -> httpx.Response:
        return player.http.delete(f"/api/matches/mine/{match}")

    assert listed(anna) and remove(anna).status_code == 200
    assert remove(anna).status_code == 200, "twice is no fault"
    assert not listed(anna) and listed(ben)
    assert match in str(anna.get(f"/api/matches/{match}")["match"]), "the link still leads to it"
    with ben.socket() as b:
        seq = b.follow(match)["snapshot"]["seq"]
        b.do(match, 1, seq, "resign")
    assert listed(anna), "Ben has done something"
    stranger = Player(anna.url, "Cleo")
    assert remove(stranger).json()["code"] == "match/unknown"
    stranger.close()


def test_rematch_with_the_colours_changed(anna: Player, ben: Player) -> None:
    match = two(anna, ben)
    with anna.socket() as a, ben.socket() as b:
        seq = a.follow(match)["snapshot"]["seq"]
        seq = a.do(match, 0, seq, "resign")["last"]
        seq = a.do(match, 0, seq, "propose", what="rematch")["last"]
        assert b.do(match, 1, seq, "answer", yes=True)["type"] == "ack"
    rematch = anna.get(f"/api/matches/{match}")["state"]["rematch"]
    again = anna.get(f"/api/matches/{rematch}")
    assert again["you"] == [1] and again["state"]["phase"] == "playing"


# Coming and going


def test_missed_events_are_replayed(anna: Player, ben: Player) -> None:
    match = two(anna, ben)
    with anna.socket() as a:
        told = a.follow(match)["snapshot"]
        state, seq = told["state"], told["seq"]
        ack = a.do(match, 0, seq, "move", move=legal(state)[0])
    with ben.socket() as b:
        missed = b.follow(match, since=seq)
        assert [event["seq"] for event in missed["events"]] == list(range(seq + 1, ack["last"] + 1))
        assert missed["state"]["mover"] == 1 and legal(missed["state"])
        assert b.follow(match, since=ack["last"])["events"] == []
        assert b.follow(match, since=9999)["type"] == "snapshot", "that cannot be right, so all is sent"


def test_who_leaves_can_be_replaced_and_has_the_seat_back(anna: Player, ben: Player) -> None:
    match = two(anna, ben)
    with anna.socket() as a:
        a.follow(match)
        with ben.socket() as b:
            b.follow(match)
            while a.until("presence")["seats"] != [True, True]:
                pass
        gone = a.until("events")
        assert [event["kind"] for event in gone["events"]] == ["gone"]
        ack = a.do(match, 0, gone["events"][-1]["seq"], "claim", seat=1, choice="engine")
        assert ack["type"] == "ack" and anna.get(f"/api/matches/{match}")["state"]["seats"][1]["level"] > 0
        with ben.socket() as b:
            b.follow(match)
            while (told := a.until("events"))["events"][-1]["kind"] != "back":
                pass
            assert told["state"]["seats"][1]["level"] == 0


def test_time_runs_out(anna: Player, ben: Player) -> None:
    match = two(anna, ben, clock={"kind": "move", "seconds": 1})
    with ben.socket() as b:
        b.follow(match)
        told = b.until("events")
    assert [event["kind"] for event in told["events"]] == ["expired", "dropped", "ended"]
    assert told["state"]["result"] == {"reason": "time", "winners": [1], "totals": [-89, -89]}


# Refusals


def test_retries_and_stale_commands(anna: Player, ben: Player) -> None:
    match = two(anna, ben)
    with anna.socket() as a, ben.socket() as b:
        told = a.follow(match)["snapshot"]
        seq, move = told["seq"], legal(told["state"])[0]
        first = a.do(match, 0, seq, "move", "once", move=move)
        again = a.do(match, 0, seq, "move", "once", move=move)
        assert again == first | {"repeated": True} and not first["repeated"]
        stale = b.do(match, 1, seq, "move", move=move)
        assert (stale["code"], stale["details"]["seq"]) == ("match/stale-seq", first["last"])
        assert [event["seq"] for event in stale["details"]["events"]] == [first["last"]]
        foreign = b.do(match, 0, first["last"], "resign")
        assert foreign["code"] == "match/not-your-seat"
        illegal = b.do(match, 1, first["last"], "move", move="a1")
        free = "j5" if "e10" in move.split(",") else "e10"
        assert (illegal["code"], illegal["details"]) == ("match/illegal-move", not_at_a_start(free))
    over_http = {"seat": 0, "seq": 0, "key": "once", "action": {"do": "resign"}}
    assert anna.post(f"/api/matches/{match}/commands", over_http)["repeated"]
    stale = anna.post(f"/api/matches/{match}/commands", {**over_http, "key": new_key()})
    assert stale["code"] == "match/stale-seq" and len(stale["details"]["events"]) == first["last"]


def test_why_a_move_is_not_legal(anna: Player, ben: Player) -> None:
    match = two(anna, ben)
    found = {move: anna.get(f"/api/matches/{match}/why?move={move}") for move in ("a1", "e10", "zz", "o1")}
    nothing: Data = {"reason": None, "clause": None, "why": None, "details": {}}
    either = not_at_a_start("j5", "e10")
    assert found["a1"] == {"legal": False, **either}
    assert found["e10"] == {"legal": True, **nothing}
    assert found["zz"] == {"legal": False, **nothing, "why": "there is no 'zz' on the 14x14 board"}
    assert found["o1"]["reason"] == "off-board"
    with anna.socket() as a:
        a.send(type="why", match=match, move="a1", key="k")
        assert a.until("reason") == {"type": "reason", "match": match, "key": "k", "legal": False, **either}
    assert ben.get(f"/api/matches/{match}/why?move=a1")["code"] == "match/not-your-turn"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        "{}",
        "[]",
        "null",
        '{"type": "do"}',
        '{"type": "fly"}',
        '{"type": "subscribe", "match": "../../../etc/passwd"}',
        '{"type": "subscribe", "match": "AAAAAAAAAAAAAAAAAAAAAA", "since": -1}',
        '{"type": "subscribe", "match": "AAAAAAAAAAAAAAAAAAAAAA"}',
        '{"type": "subscribe", "match": "AAAAAAAAAAAAAAAAAAAAAA", "more": 1}',
        '{"type": "pong", "id": 1e400}',
        '{"type": "pong", "id": 7}' + " " * 4000,
        "[" * 4000,
        "\ud7ff",
    ],
)
def test_nonsense_is_answered_with_a_code(anna: Player, text: str) -> None:
    with anna.socket() as socket:
        socket.connection.send(text)
        socket.connection.send(text.encode())
        socket.send(type="unsubscribe", match="A" * 22)
        socket.send(type="subscribe", match="B" * 22)
        while (error := socket.until("error")).get("match") != "B" * 22:
            assert error["code"] in ("request/malformed", "match/unknown")
        assert error["code"] == "match/unknown", "and the socket is as good as before"


def test_a_frame_may_have_8_kib(anna: Player) -> None:
    with anna.socket() as socket:
        assert socket.next()["type"] == "welcome"
        socket.connection.send("x" * 9000)
        with pytest.raises(ConnectionClosed) as closed:
            socket.connection.recv(10)
        assert closed.value.rcvd and closed.value.rcvd.code == 1009
    assert anna.http.post("/api/session", content=b"x" * 9000).status_code == 413
    assert anna.http.post("/api/session", content=iter([b"x" * 5000] * 2)).status_code == 413


def test_no_session_no_socket(served: Served, anna: Player) -> None:
    stranger = Player.__new__(Player)
    stranger.url, stranger.http = served.url, httpx.Client()
    with pytest.raises(InvalidStatus), stranger.socket():
        pass
    stranger.http.cookies.set("cornerwise_session", "guess")
    with pytest.raises(InvalidStatus), stranger.socket():
        pass
    assert httpx.get(f"{served.url}/api/matches/mine").json()["code"] == "session/missing"
    stranger.http.close()


def test_pages_of_other_sites_are_kept_out(served: Served, anna: Player) -> None:
    with pytest.raises(InvalidStatus), anna.socket(Origin="https://evil.example"):
        pass
    with anna.socket(Origin=served.url) as socket:
        assert socket.next()["type"] == "welcome"
    response = anna.http.post("/api/session", json={"name": "Eve"}, headers={"Origin": "https://evil.example"})
    assert (response.status_code, response.json()["code"]) == (403, "request/origin")


def test_the_secret_is_in_a_cookie_that_scripts_cannot_read(served: Served) -> None:
    response = httpx.post(f"{served.url}/api/session", json={"name": "Anna"})
    cookie = response.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie and "Path=/" in cookie
    secret = cookie.partition("=")[2].partition(";")[0]
    assert len(secret) >= 43 and secret not in response.text, "256 bits"
    assert "default-src 'self'" in response.headers["content-security-policy"]


@pytest.mark.parametrize(
    ("path", "body", "code"),
    [
        ("/api/matches", {"variant": "duoo", "seats": ["me", "open"]}, "match/bad-plan"),
        ("/api/matches", {"variant": "duo", "seats": ["me"]}, "match/bad-plan"),
        ("/api/matches", {"variant": "duo", "seats": ["me", 10]}, "request/malformed"),
        ("/api/matches", {"variant": "duo", "seats": ["me", "open"], "options": {"start": 1}}, "match/bad-plan"),
        ("/api/matches", {"variant": "duo", "seats": ["me", "open"], "clock": {"kind": "game"}}, "match/bad-plan"),
        ("/api/matches", {"seats": []}, "request/malformed"),
        ("/api/pairing", {"variant": "duo", "options": {"x": 1}}, "match/bad-plan"),
        ("/api/session", {"name": ""}, "request/malformed"),
        ("/api/session", {"name": "a\u202eb"}, "request/malformed"),
        ("/api/session", {"name": "x" * 25}, "request/malformed"),
        ("/api/matches/AAAAAAAAAAAAAAAAAAAAAA/commands", {"seat": 0}, "request/malformed"),
        ("/api/nothing", {}, "request/unknown"),
    ],
)
def test_what_cannot_be_asked_for(anna: Player, path: str, body: object, code: str) -> None:
    refused = anna.post(path, body)
    assert refused["code"] == code
    assert ("where" in refused["details"]) == (code == "request/malformed")  # a field has the wrong form


@pytest.mark.parametrize(
    ("wish", "language"),
    [("de-AT,en;q=0.5", "de"), ("en;q=0, de; q=0.9", "de"), ("pt-AO", "pt"), ("xx", "en"), ("", "en")],
)
def test_a_refusal_speaks_the_language_of_whoever_asks(anna: Player, wish: str, language: str) -> None:
    refused = anna.http.get("/api/nothing", headers={"accept-language": wish}).json()
    assert refused["message"] == Phrase("refused-no-address").line(language)


# Data and pages


def test_a_match_with_a_handicap(anna: Player, ben: Player) -> None:
    match = two(anna, ben, options={"start": "own"}, handicap={"purple": ["1", "I5"]})
    with anna.socket() as a, ben.socket() as b:
        snapshot = a.follow(match)["snapshot"]
        assert snapshot["options"] == {"start": "own", "without": "purple:1,I5"}
        assert {"1", "I5"}.isdisjoint([*snapshot["pieces"]["purple"], *snapshot["state"]["legal"]])
        assert snapshot["state"]["scores"] == {"purple": -83, "orange": -89}
        why = anna.get(f"/api/matches/{match}/why?move=e10")
        assert (why["reason"], why["details"]) == ("piece-withheld", {"piece": "1"})
        b.follow(match)
        play([a, b], match, Random(2))
    record = parse_record(anna.http.get(f"/api/matches/{match}/record").text)
    assert record.options["without"] == "purple:1,I5" and record.result
    board = anna.get("/api/games/duo/board?without=purple:1,I5")
    assert (board["chosen"]["without"], board["withheld"]) == ("purple:1,I5", {"purple": ["1", "I5"]})
    for names, code in ((["I5/orange:1"], "request/malformed"), (["H99"], "match/bad-plan")):
        unfit = {"variant": "duo", "seats": ["me", 1], "handicap": {"purple": names}}
        assert anna.post("/api/matches", unfit)["code"] == code


def test_boards_come_as_data(anna: Player) -> None:
    games = {game["id"]: game for game in anna.get("/api/games")}
    assert {"classic", "triominos", "rumis-tower"} <= set(games)
    duo = anna.get("/api/games/duo/board")
    assert len(duo["cells"]) == 196 and len(duo["pieces"]) == 21
    assert duo["cells"][0] == {"name": "a1", "address": [0, 0], "polygon": duo["cells"][0]["polygon"]}
    assert len(duo["cells"][0]["polygon"]) == 4
    assert sum(len(piece["orientations"]) for piece in duo["pieces"]) == 91
    trigon = anna.get("/api/games/trigon/board")
    assert len(trigon["cells"]) == 486 and len(trigon["cells"][0]["polygon"]) == 3
    tower = anna.get("/api/games/rumis-tower/board?seats=2")
    assert len(tower["cells"]) == 80 and tower["cells"][0]["polygon"] is None
    assert anna.get("/api/games/duo/board?start=nowhere")["code"] == "match/bad-plan"


def test_turning_a_piece_in_the_hand(anna: Player) -> None:
    for game in ("classic", "trigon", "rumis-tower"):
        for piece in anna.get(f"/api/games/{game}/board")["pieces"]:
            reached, fresh = {0}, [0]
            while fresh:
                turns = piece["orientations"][fresh.pop()]["turns"]
                fresh += [turn for turn in turns if turn not in reached]
                reached |= set(turns)
            assert len(reached) == len(piece["orientations"])


def test_pages_for_people_and_machines(served: Served) -> None:
    page = httpx.get(f"{served.url}/api/docs")
    assert page.status_code == 200 and "/api/matches/{match_id}/commands" in page.text
    assert "http://" not in page.text and "https://" not in page.text and "<script" not in page.text
    assert "/api/pairing" in httpx.get(f"{served.url}/openapi.json").json()["paths"]
    assert "Do" in httpx.get(f"{served.url}/api/protocol").json()["$defs"]
    assert httpx.get(f"{served.url}/health").json() == {"status": "ok"}
    start = time.monotonic()
    assert httpx.get(f"{served.url}/ready").json() == {"status": "ready"}
    assert time.monotonic() - start < 30
