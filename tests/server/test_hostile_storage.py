"""What attackers and power cuts did to the database of a running server, done again."""

import asyncio
import json
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from secrets import token_hex
from typing import Any
from urllib.parse import urlsplit

import asyncpg
import httpx
import pytest
from serving import Player, Served, new_key, serving

# 12. A kill between the two writes of a rematch

STOP_AT_NEW_MATCHES = """
CREATE FUNCTION stop() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN PERFORM pg_advisory_xact_lock(12); RETURN NEW; END $$;
CREATE TRIGGER stop BEFORE INSERT ON events FOR EACH ROW WHEN (NEW.kind = 'created') EXECUTE FUNCTION stop();
"""
"""Whoever has this lock decides when the first event of a match can be written."""


def test_a_kill_between_the_two_writes_of_a_rematch(own_postgres: str) -> None:
    async def kill_meanwhile(server: Served, agree: Callable[[], object]) -> None:
        """Kills the server when it has written that a rematch was agreed on, and not yet the new match."""
        connection = await asyncpg.connect(own_postgres)
        try:
            await connection.execute(STOP_AT_NEW_MATCHES)
            await connection.execute("SELECT pg_advisory_lock(12)")
            agreeing = asyncio.create_task(asyncio.to_thread(agree))
            async with asyncio.timeout(60):
                while not await connection.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted"):
                    assert not agreeing.done()
                    await asyncio.sleep(0.02)
            server.kill()
            with pytest.raises(httpx.HTTPError):
                await agreeing
            await connection.execute("SELECT pg_advisory_unlock(12)")
            await connection.execute("DROP TRIGGER stop ON events")  # waits until the lost transaction has ended
        finally:
            await connection.close()

    with serving(own_postgres) as server:
        anna, ben = (Player(server.url, name) for name in ("Anna", "Ben"))
        match = anna.begin("duo", ["me", "open"])["match"]
        ben.sit(match, 1)
        do(anna, match, 0, do="resign")
        do(anna, match, 0, do="propose", what="rematch")
        agree = {"do": "answer", "yes": True}
        asyncio.run(kill_meanwhile(server, lambda: do(ben, match, 1, **agree)))
    with serving(own_postgres) as server:
        for player in (anna, ben):
            player.http.base_url = server.url
        state = anna.get(f"/api/matches/{match}")["state"]
        assert not state["rematch"], "no link to a match that does not exist"
        do(ben, match, 1, **agree)
        again = anna.get(f"/api/matches/{match}")["state"]["rematch"]
        assert anna.get(f"/api/matches/{again}")["state"]["phase"] == "playing"
    for player in (anna, ben):
        player.close()


def do(player: Player, match: str, seat: int, **action: object) -> None:
    seq = player.get(f"/api/matches/{match}")["seq"]
    done = player.post(f"/api/matches/{match}/commands", {"seat": seat, "seq": seq, "key": new_key(), "action": action})
    assert "first" in done, done


# 16. Text that PostgreSQL cannot store


def test_nul_is_refused_before_postgresql_has_to(own_postgres: str) -> None:
    with serving(own_postgres) as server, closing(Player(server.url, "Anna")) as anna:
        match = anna.begin("duo", ["me", "open"], chat="free")["match"]
        for path, body in (
            ("/api/session", {"name": "A\0B"}),
            ("/api/account", {"name": "A\0B", "password": "correct horse"}),
            ("/api/account/login", {"name": "anna", "password": "correct\0horse"}),
            ("/api/matches", {"variant": "duo\0", "seats": ["me", "open"]}),
            (f"/api/matches/{match}/chat", {"text": "A\0B"}),
            (f"/api/matches/{match}/commands", {"seat": 0, "seq": 0, "key": "\0", "action": {"do": "resign"}}),
            ("/api/positions", {"variant": "duo", "moves": ["\0"]}),
        ):
            assert_malformed(anna.http.post(path, json=body))
            raw = json.dumps(body).replace("\\u0000", "\0").encode()
            assert_malformed(anna.http.post(path, content=raw, headers={"Content-Type": "application/json"}))
        for path in (f"/api/matches/{match}/why?move=%00", f"/api/matches/{match[:-1]}%00", "/api/ratings/%00"):
            assert_malformed(anna.http.get(path))
        with anna.socket() as socket:
            socket.send(type="subscribe", match=match[:-1] + "\0")
            assert socket.until("error")["code"] == "request/malformed"


def assert_malformed(answer: httpx.Response) -> None:
    """A refusal as JSON, with the headers of every answer."""
    assert (answer.status_code, answer.json()["code"]) == (422, "request/malformed"), answer.text
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "default-src 'self'" in answer.headers["content-security-policy"]


# 17. What errors of the database leave in the log


FAILURES = {
    "sqlite": "CREATE TRIGGER no BEFORE INSERT ON players BEGIN SELECT RAISE(ABORT, 'no more players'); END",
    # Its own error says which row it refused, column by column.
    "postgresql": "ALTER TABLE players ADD CONSTRAINT nobody CHECK (name = '') NOT VALID",
}


@pytest.mark.parametrize("kind", FAILURES)
def test_errors_of_the_database_are_logged_without_what_was_to_be_stored(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database = f"sqlite:///{tmp_path}/games.db" if kind == "sqlite" else request.getfixturevalue("own_postgres")
    with (tmp_path / "log").open("wb") as log, serving(database, log=log) as server:
        ask(database, FAILURES[kind])
        refused = httpx.post(f"{server.url}/api/session", json={"name": "Undisclosed"})
        assert (refused.status_code, refused.json()["code"]) == (503, "server/busy")
    lines = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
    assert "INSERT INTO players" in str(lines), "the error itself is there"
    assert "Undisclosed" not in str(lines)


# 24. Codes that nobody used


def test_codes_that_have_run_out_do_not_stay(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/games.db"

    def kinds() -> list[str]:
        return [row[0] for row in ask(database, "SELECT kind FROM tickets ORDER BY kind")]

    with serving(database) as server, closing(Player(server.url, "Anna")) as anna:
        anna.post("/api/account/passkeys/ask", {})
        anna.post("/api/account", {"name": "forgetful"})
        match = anna.begin("duo", ["me", "open"])["match"]
        anna.post(f"/api/matches/{match}/seats/0/carry", {})
        anna.post("/api/tokens", {"label": "program", "scopes": ["read"]})
        found = kinds()
        assert {"carry", "challenge", "token"} <= set(found), found
        ask(database, "UPDATE tickets SET expires = expires - 86400000")
        server.kill()
    with serving(database):
        end = time.monotonic() + 60
        while {"carry", "challenge"} & set(left := kinds()):
            assert time.monotonic() < end, left
            time.sleep(0.1)
        assert "token" in left, "keys have no end"


def ask(database: str, statement: str) -> list[Any]:
    """Asks the database of a running server."""
    if database.startswith("sqlite"):
        with closing(sqlite3.connect(database.removeprefix("sqlite:///"), timeout=30)) as connection, connection:
            return connection.execute(statement).fetchall()

    async def work() -> list[Any]:
        other = await asyncpg.connect(database)
        try:
            return list(await other.fetch(statement))
        finally:
            await other.close()

    return asyncio.run(work())


@pytest.fixture
def own_postgres(postgres_url: str) -> Iterator[str]:
    """A database of its own, in which a test can change tables."""
    name = f"own_{token_hex(4)}"

    ask(postgres_url, f"CREATE DATABASE {name}")
    yield urlsplit(postgres_url)._replace(path=f"/{name}").geturl()
    ask(postgres_url, f"DROP DATABASE {name} WITH (FORCE)")
