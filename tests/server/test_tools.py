"""What goes with a server: bots, hints, files, backups, numbers for the operator."""

import asyncio
import gzip
import json
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest
from matches import table
from program import Captured, refused, run
from serving import Player, Served, legal, serving

from cornerwise.records.blksgf import game_of
from cornerwise.records.record import parse_record
from cornerwise.records.sgf import parse_sgf
from cornerwise.server.http.own_games import AT_ONCE, games_file
from cornerwise.server.http.readers import Readers
from cornerwise.server.match.match import Match
from cornerwise.server.storage.store import Store, log_append_of


@pytest.fixture(scope="module")
def database(folder: Path) -> str:
    return f"sqlite:///{folder}/games.db"


def test_a_bot_plays_a_whole_match(served: Served, anna: Player, capsys: Captured) -> None:
    token = anna.post("/api/tokens", {"label": "bot", "scopes": ["read", "play"]})["token"]
    match = anna.begin("polyomino-8", ["me", 1])["match"]
    program = ["--", sys.executable, "-m", "cornerwise.cli", "gtp", "--level", "1", "--seed", "1"]
    assert run("bot", "--url", served.url, "--token", token, "--match", match, *program) == 0
    assert "over (played)" in capsys.readouterr().out
    assert anna.get(f"/api/matches/{match}")["state"]["phase"] == "over"


def test_a_bot_without_a_key_is_refused(served: Served, anna: Player, capsys: Captured) -> None:
    match = anna.begin("duo", ["me", "open"])["match"]
    arguments = ["bot", "--url", served.url, "--match", match]
    assert "key" in refused(capsys, *arguments, "--token", "cw_wrong", "--", "true")
    assert "program" in refused(capsys, *arguments)


def test_hints(anna: Player, served: Served) -> None:
    match = anna.begin("polyomino-8", ["me", 1])
    assert anna.get(f"/api/matches/{match['match']}/hint")["move"] in legal(match["state"])
    ben = Player(served.url, "Ben")
    open_match = anna.begin("duo", ["me", "open"])["match"]
    ben.sit(open_match, 1)
    assert anna.get(f"/api/matches/{open_match}/hint")["code"] == "match/no-hints"
    assert ben.get(f"/api/matches/{open_match}/hint")["code"] == "match/not-your-turn"
    ben.close()


def test_a_match_is_reviewed_when_it_is_over(anna: Player) -> None:
    made = anna.begin("polyomino-8", ["me", "me"])
    match, state, seq = made["match"], made["state"], made["seq"]
    for _ in range(4):
        body = {"seat": state["mover"], "seq": seq, "key": f"k{seq}", "action": {"do": "move", "move": legal(state)[0]}}
        done = anna.post(f"/api/matches/{match}/commands", body)
        state, seq = done["state"], done["seq"]
    assert anna.post("/api/reviews", {"match": match})["code"] == "match/not-now"
    anna.post(f"/api/matches/{match}/commands", {"seat": 0, "seq": seq, "key": "r", "action": {"do": "resign"}})
    answer = anna.http.post("/api/reviews", json={"match": match, "level": 1}, timeout=120)
    lines = [json.loads(line) for line in answer.text.splitlines()]
    assert lines[0] == {"progress": [1, 4]} and lines[-2] == {"progress": [4, 4]}
    moves = lines[-1]["review"]["moves"]
    assert [move["ply"] for move in moves] == [0, 1, 2, 3] and sum(moves[0]["value"]["shares"]) == pytest.approx(
        1, abs=0.01
    )
    for body in ({}, {"record": "{}"}, {"record": "x"}, {"match": match, "record": "x"}, {"match": match, "level": 9}):
        assert anna.post("/api/reviews", body)["code"] in ("request/malformed", "match/bad-plan")


def test_games_come_as_files(anna: Player) -> None:
    for variant in ("duo", "classic-2"):
        made = anna.begin(variant, ["me", "me"])
        move = {"do": "move", "move": legal(made["state"])[0]}
        body = {"seat": 0, "seq": made["seq"], "key": "k", "action": move}
        anna.post(f"/api/matches/{made['match']}/commands", body)
    anna.begin("triominos", ["me", "open"])
    one = anna.http.get(f"/api/matches/{made['match']}/record?format=blksgf")
    assert one.headers["content-disposition"].endswith('.blksgf"')
    assert game_of(parse_sgf(one.text)[0]).variant.id == "classic-2"
    everything = anna.http.get("/api/matches/mine/records")
    assert [parse_record(json.dumps(record)).variant for record in everything.json()] == ["classic-2", "duo"]
    assert len(parse_sgf(anna.http.get("/api/matches/mine/records?format=blksgf").text)) == 2


def test_a_file_of_all_own_games_lacks_only_damaged_ones(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    with serving(f"sqlite:///{database}", limits=1) as served:
        anna = Player(served.url, "Anna")
        assert anna.http.get("/api/matches/mine/records").json() == []
        matches = [anna.begin("duo", ["me", "me"])["match"] for _ in range(AT_ONCE + 2)]
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE events SET data = '{}' WHERE match = ? AND seq = 1", (matches[1],))
    with serving(f"sqlite:///{database}", limits=1) as served:
        anna.http.base_url = served.url
        address = "/api/matches/mine/records"
        assert len(anna.http.get(address).json()) == AT_ONCE + 1
        assert len(parse_sgf(anna.http.get(f"{address}?format=blksgf").text)) == AT_ONCE + 1
        assert 429 in [anna.http.get(address).status_code for _ in range(6)], "it is work for a process"
        anna.close()


def test_games_are_not_written_where_others_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundred games took 0.4 s of the event loop."""
    readers, played = Readers(), table("duo")

    async def run() -> str:
        store = await Store.open(f"sqlite:///{tmp_path}/games.db")
        try:
            await store.append([log_append_of(played, 0)])
            with monkeypatch.context() as patched:
                patched.setattr(Match, "apply", None)  # here; other processes have it
                return "".join([part async for part in games_file(store, readers, [played.id], "json", "")])
        finally:
            await readers.close()
            await store.close()

    [record] = json.loads(asyncio.run(run()))
    assert record["variant"] == "duo"


def test_numbers_for_the_operator(anna: Player) -> None:
    anna.sit(anna.begin("duo", ["open", "open"])["match"], 0)
    text = anna.http.get("/metrics").text
    assert 'cornerwise_commands_total{result="done"}' in text and "cornerwise_searches_waiting 0.0" in text


def test_a_backup_is_everything(
    anna: Player, database: str, postgres_url: str, tmp_path: Path, capsys: Captured
) -> None:
    match = anna.begin("duo", ["me", "me"])["match"]
    files = [tmp_path / "one.gz", tmp_path / "two.gz"]
    copy = f"sqlite:///{tmp_path}/copy.db"
    assert run("backup", str(files[0]), "--database", database) == 0
    for target in (copy, postgres_url.rpartition("/")[0] + "/template1"):
        assert run("restore", str(files[0]), "--database", target) == 0
        assert "not empty" in refused_after(capsys, "restore", str(files[0]), "--database", target)
        assert run("backup", str(files[1]), "--database", target) == 0
        assert rows(files[0]) == rows(files[1])

    async def look() -> None:
        store = await Store.open(copy)
        assert len(await store.log(match)) == 2
        await store.close()

    asyncio.run(look())
    files[1].write_bytes(b"x" * 100)
    assert "damaged" in refused_after(capsys, "restore", str(files[1]), "--database", f"sqlite:///{tmp_path}/new.db")


def rows(path: Path) -> list[bytes]:
    return sorted(gzip.decompress(path.read_bytes()).splitlines())


def refused_after(capsys: Captured, *arguments: str) -> str:
    capsys.readouterr()
    return refused(capsys, *arguments)


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["--workers", "2"], "several workers need PostgreSQL"),
        (["--workers", "2", "--database", "postgresql://x/y"], "several workers need Redis"),
        (["--database", "oracle://x"], "there is no database called 'oracle'"),
        (["--port", "x"], "port: "),
        (["--port", "70000"], "port: "),
        (["--workers", "0"], "workers: "),
    ],
)
def test_settings_that_cannot_work(capsys: Captured, arguments: list[str], line: str) -> None:
    assert line in refused(capsys, "serve", *arguments)
