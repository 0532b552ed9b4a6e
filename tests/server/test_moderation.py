"""Reports to the operator, and what the operator does with `cornerwise moderate`."""

import json
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from account_holders import account_holders, login_of
from serving import PASSWORD, Data, Player, Served, new_key, serving

from cornerwise.cli import main

Run = Callable[..., str]


@pytest.fixture
def holders(served: Served) -> Iterator[list[Player]]:
    with account_holders(*[served.url] * 2) as found:
        yield found


@pytest.fixture
def moderate(folder: Path, capsys: pytest.CaptureFixture[str]) -> Run:
    """The command; what it prints."""

    def run(*words: str, code: int = 0) -> str:
        assert main(["moderate", *words, "--database", f"sqlite:///{folder}/games.db"]) == code
        printed = capsys.readouterr()
        return printed.err if code else printed.out

    return run


def queue(moderate: Run) -> list[Data]:
    found: list[Data] = json.loads(moderate("list", "--json"))
    return found


def eventually(look: Callable[[], Any]) -> None:
    deadline = time.monotonic() + 30
    while not look():
        assert time.monotonic() < deadline
        time.sleep(0.2)


def test_a_report_keeps_what_was_said_when_lines_and_account_are_gone(holders: list[Player], moderate: Run) -> None:
    anna, ben = holders
    for player in holders:
        player.post("/api/contacts/choices", {"free_chat": True})
    match = anna.begin("duo", ["me", "open"], chat="free")["match"]
    ben.sit(match, 1)
    chat = f"/api/matches/{match}/chat"
    ben.post(chat, {"preset": "hello"})
    rude = ben.post(chat, {"text": "You are a pentomino\u001b[2J"})["number"]
    report = {"about": "line", "reason": "abuse", "match": match, "line": rude, "words": "Please look"}
    assert anna.post("/api/reports", report) == {} == anna.post("/api/reports", report), "once is enough"
    [found] = [entry for entry in queue(moderate) if entry["match"] == match]
    name = login_of(ben)
    ben.post("/api/account/delete", {"password": PASSWORD})
    assert all(not line["text"] for line in anna.get(chat))
    shown = moderate("show", str(found["number"]))
    assert "You are a pentomino?[2J" in shown and "[hello]" in shown, "nothing steers the terminal"
    assert match in shown and f"(@{name})" in shown and "Please look" in shown and "reported by Anna" in shown
    moderate("close", str(found["number"]), "--note", "gone already")
    assert found["number"] not in [entry["number"] for entry in queue(moderate)]
    assert "gone already" in moderate("log")
    assert "no report 999" in moderate("show", "999", code=2)


def test_what_can_be_reported_and_by_whom(holders: list[Player], moderate: Run, anna: Player) -> None:
    cleo, dora = holders
    match = cleo.begin("duo", ["me", "open"])["match"]
    dora.sit(match, 1)
    behaviour = {"about": "behaviour", "reason": "cheating"}
    assert cleo.post("/api/reports", {**behaviour, "match": match, "seat": 1}) == {}
    assert cleo.post("/api/reports", {"about": "name", "reason": "name", "name": login_of(dora)}) == {}
    assert anna.post("/api/reports", {**behaviour, "match": match, "seat": 1})["code"] == "match/not-your-seat"
    refusals: list[tuple[Data, str]] = [
        ({"match": match, "seat": 0}, "request/malformed"),  # oneself
        ({"match": match, "seat": 5}, "request/unknown"),
        ({"name": "nobody of that name"}, "account/unknown"),
        ({"about": "line", "name": login_of(dora)}, "request/malformed"),
        ({}, "request/malformed"),
    ]
    for wrong, code in refusals:
        assert cleo.post("/api/reports", behaviour | wrong)["code"] == code
    about = [(entry["about"], entry["context"]["reported"]["login"]) for entry in queue(moderate)]
    assert about[-2:] == [("behaviour", login_of(dora)), ("name", login_of(dora))]
    number = queue(moderate)[-1]["number"]
    assert "reports about this player: 2" in moderate("show", str(number))


def test_a_suspended_account_is_told_so_and_comes_back(holders: list[Player], moderate: Run) -> None:
    anna, ben = holders
    match = anna.begin("duo", ["me", "open"])["match"]
    ben.sit(match, 1)
    name = login_of(anna)
    for player, other in ((anna, ben), (ben, anna)):
        player.post("/api/challenges", {"to": login_of(other), "variant": "duo", "seats": ["me", "them"]})
    assert len(ben.get("/api/challenges")) == 2
    moderate("suspend", name, "--for", "7d", "--note", "cheating")
    assert ben.get("/api/challenges") == [], "nobody waits for an answer"
    eventually(lambda: anna.post("/api/matches", {"variant": "duo", "seats": ["me", 1]}).get("code"))
    refused = anna.post("/api/matches", {"variant": "duo", "seats": ["me", 1]})
    assert refused["code"] == "account/suspended" and "suspended until 20" in refused["message"]
    assert 6 * 86_400_000 < refused["details"]["until"] - time.time() * 1000 < 8 * 86_400_000
    with anna.socket() as socket:
        seq = socket.follow(match)["snapshot"]["seq"]
        assert socket.do(match, 0, seq, "resign")["code"] == "account/suspended"
    assert anna.get("/api/account")["login"] == name, "their own data stays theirs"
    moderate("suspend", name)
    eventually(lambda: "until" not in anna.post("/api/pairing", {"variant": "duo"})["message"])
    moderate("lift", name)
    eventually(lambda: "match" in anna.post("/api/matches", {"variant": "duo", "seats": ["me", 1]}))
    actions = [entry["action"] for entry in json.loads(moderate("log", name, "--json"))]
    assert actions == ["lift", "play", "play"]


def test_mute_takes_chat_and_nothing_else(holders: list[Player], moderate: Run) -> None:
    anna, _ = holders
    match = anna.begin("duo", ["me", 1])["match"]
    moderate("mute", login_of(anna), "--for", "12h")
    chat = f"/api/matches/{match}/chat"
    eventually(lambda: anna.post(chat, {"preset": "hello"}).get("code") == "chat/muted")
    assert anna.begin("duo", ["me", 1])


def test_a_new_name_is_everywhere_and_stays(holders: list[Player], moderate: Run, folder: Path) -> None:
    anna, ben = holders
    match = anna.begin("duo", ["me", "open"])["match"]
    name = f"Player {new_key()}"
    assert "taken" in moderate("rename", login_of(anna), login_of(ben), code=2)
    moderate("rename", login_of(anna), name, "--note", "it was rude")
    assert login_of(anna) == name.lower()
    eventually(lambda: anna.get("/api/session")["name"] == name)
    eventually(lambda: anna.post("/api/session", {"name": "Rude again"}).get("code") == "account/suspended")
    assert anna.post("/api/session", {"name": name})["name"] == name
    with sqlite3.connect(folder / "games.db") as database:
        [(created,)] = database.execute("SELECT data FROM events WHERE match = ? AND seq = 1", (match,)).fetchall()
    database.close()
    assert json.loads(created)["seats"][0]["name"] == name
    for words in (["rename", name.lower()], ["mute"], ["suspend", "nobody of that name"], ["close", "x"]):
        assert moderate(*words, code=2)


def test_a_club_is_reported_cleared_and_closed(holders: list[Player], moderate: Run) -> None:
    anna, ben = holders
    name = f"Rude club {new_key()}"
    club = anna.post("/api/clubs", {"name": name, "about": "Bad! words", "entry": "request"})["club"]
    report = {"about": "club", "reason": "abuse", "club": club, "words": "Look at this"}
    assert ben.post("/api/reports", report) == {} == ben.post("/api/reports", report), "once is enough"
    assert anna.post("/api/reports", report)["code"] == "request/malformed", "one's own"
    for wrong, code in (({"club": "x" * 22}, "club/unknown"), ({"club": None, "name": "y"}, "request/malformed")):
        assert ben.post("/api/reports", {**report, **wrong})["code"] == code
    [found] = [entry for entry in queue(moderate) if entry["match"] == club]
    said = moderate("show", str(found["number"]))
    assert all(words in said for words in (name, "Bad! words", f"/clubs/{club}", f"(@{login_of(anna)})"))
    moderate("clear-club", f"https://play.example/clubs/{club}", "--note", "report 1")
    cleared = ben.get(f"/api/clubs/{club}")
    assert (cleared["name"], cleared["about"], cleared["entry"]) == (f"Club {club[:6]}", "", "request")
    assert name in moderate("log", login_of(anna))
    other = ben.post("/api/clubs", {"name": f"Nice {new_key()}"})["name"]
    assert "taken" in moderate("clear-club", club, other, code=2)
    assert moderate("close-club", club).endswith(f"Club {club[:6]}\n")
    assert ben.get(f"/api/clubs/{club}")["code"] == "club/unknown"
    assert "no such club" in moderate("close-club", club, code=2)
    assert moderate("clear-club", code=2)


def test_a_tournament_is_reported_renamed_and_cancelled(holders: list[Player], moderate: Run) -> None:
    anna, ben = holders
    plan = {"title": "Rude cup", "format": "swiss", "variant": "duo", "clock": {"kind": "game", "seconds": 300}}
    cup = anna.post("/api/tournaments", {**plan, "listed": True})["tournament"]
    report = {"about": "tournament", "reason": "name", "tournament": cup}
    assert ben.post("/api/reports", report) == {}
    assert ben.post("/api/reports", {**report, "tournament": "x" * 22})["code"] == "tournament/unknown"
    [found] = [entry for entry in queue(moderate) if entry["match"] == cup]
    assert "> Rude cup" in moderate("show", str(found["number"]))
    with ben.socket() as socket:
        socket.send(type="follow", tournament=cup)
        assert socket.until("tournament")["tournament"]["title"] == "Rude cup"
        moderate("rename-tournament", cup, "Autumn cup", "--note", "rude")
        while socket.until("tournament")["tournament"]["title"] != "Autumn cup":
            pass  # what it was before may be told once more
        assert "Autumn cup" in moderate("cancel-tournament", cup)
        while socket.until("tournament")["tournament"]["cancelled"] != "operator":
            pass
    assert ben.get(f"/api/tournaments/{cup}/export")["title"] == "Autumn cup"
    assert anna.post(f"/api/tournaments/{cup}/start", {})["code"] == "tournament/not-now"
    actions = [entry["action"] for entry in json.loads(moderate("log", login_of(anna), "--json"))]
    assert actions == ["cancel-tournament", "rename-tournament"]
    for words in (["cancel-tournament", cup], ["rename-tournament", cup], ["rename-tournament", "x", "y"]):
        assert moderate(*words, code=2)


def test_a_guest_who_has_logged_in_since_is_reported_by_the_account(
    served: Served, holders: list[Player], moderate: Run
) -> None:
    anna, ben = holders
    guest = Player(served.url, "Gus")
    plan = {"title": "Rude cup", "format": "swiss", "variant": "duo", "clock": {"kind": "game", "seconds": 300}}
    cup = guest.post("/api/tournaments", plan)["tournament"]
    guest.post("/api/account/login", {"name": login_of(anna), "password": PASSWORD})
    guest.close()
    report = {"about": "tournament", "reason": "name", "tournament": cup}
    assert anna.post("/api/reports", report)["code"] == "request/malformed", "one's own"
    assert ben.post("/api/reports", report) == {}
    [found] = [entry for entry in queue(moderate) if entry["match"] == cup]
    assert f"(@{login_of(anna)})" in moderate("show", str(found["number"]))
    moderate("rename-tournament", cup, "Autumn cup")
    assert "rename-tournament" in moderate("log", login_of(anna))


def test_who_is_suspended_changes_no_club(holders: list[Player], moderate: Run) -> None:
    anna, ben = holders
    club = ben.post("/api/clubs", {"name": f"Corner {new_key()}"})["club"]
    moderate("suspend", login_of(anna))
    name = f"Rude {new_key()}"
    eventually(lambda: anna.post(f"/api/clubs/{club}/join", {}).get("code") == "account/suspended")
    assert anna.post("/api/clubs", {"name": name})["code"] == "account/suspended"


def test_a_new_name_replaces_the_one_in_games_that_go_on(holders: list[Player], moderate: Run) -> None:
    anna, ben = holders
    match = anna.begin("duo", ["me", "open"], listed=True)["match"]
    plan = {"title": "Cup", "format": "swiss", "variant": "duo", "clock": {"kind": "game", "seconds": 600}}
    tournament = f"/api/tournaments/{ben.post('/api/tournaments', plan)['tournament']}"
    anna.post(f"{tournament}/join", {})
    name, other = f"Player {new_key()}", ben.begin("duo", ["me", "open"])["match"]
    with anna.socket() as socket, ben.socket() as watching:
        assert watching.follow(match)["snapshot"]["state"]["seats"][0]["name"] == "Anna"
        moderate("rename", login_of(anna), name, "--note", "it was rude")
        shown = watching.until("snapshot")["snapshot"]["state"]["seats"][0]["name"]
        assert shown == name, "those who look on are told at once"
        assert anna.get(f"/api/matches/{match}")["state"]["seats"][0]["name"] == name
        # Matches are read again first, then tournaments and the lobby.
        eventually(lambda: ben.get(f"{tournament}/standings")[0]["name"] == name)
        assert ben.get(f"{tournament}/standings")[0]["account"] == name.lower()
        eventually(lambda: name in [seek["seats"][0]["name"] for seek in anna.get("/api/lobby")["seeks"]])
        socket.do(other, 1, socket.follow(other)["snapshot"]["seq"], "sit")
        seats = ben.get(f"/api/matches/{other}")["state"]["seats"]
        assert seats[1]["name"] == name, "also over a socket that was open before"


def test_the_queue_on_postgresql(postgres_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    with serving(postgres_url) as served, account_holders(served.url, served.url) as (anna, ben):
        anna.post("/api/reports", {"about": "name", "reason": "name", "name": login_of(ben)})
        assert main(["moderate", "list", "--database", postgres_url]) == 0
        assert "name/name  Ben" in capsys.readouterr().out
        assert main(["moderate", "mute", login_of(ben), "--database", postgres_url]) == 0
