"""Every route with whatever its description allows, and with what it does not: always an answer, never a crash."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from serving import Player, Served, serving

from cornerwise.server.app import make_app
from cornerwise.server.refusal import CODES
from cornerwise.server.settings import Settings

DESCRIPTION = make_app(Settings(database="sqlite:///unused.db")).openapi()
schema = schemathesis.openapi.from_dict(DESCRIPTION)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('openapi')}/games.db") as server:
        yield server


@pytest.fixture(scope="module")
def program(served: Served) -> Iterator[Player]:
    """Somebody with a session and a match of its own, whose name goes into half of the addresses."""
    player = Player(served.url, "Anna")
    player.me["match"] = player.begin("duo", ["me", "open"])["match"]
    yield player
    player.close()


@schema.parametrize()
@settings(max_examples=6, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_every_route_answers(case: Any, program: Player) -> None:
    if "match_id" in case.path_parameters and len(case.path_parameters["match_id"]) == 22:
        case.path_parameters["match_id"] = program.me["match"]
    if case.path.endswith("/logout"):
        return  # it works, and then nothing else would
    cookies = dict(program.http.cookies)
    response = case.call(base_url=program.url, cookies=cookies, timeout=60)
    assert response.status_code < 500 or response.json()["code"].startswith("server/"), response.text
    if response.status_code >= 400 and case.method != "HEAD":
        assert response.json()["code"] in CODES, response.text


def test_what_the_description_promises(served: Served) -> None:
    assert httpx.get(f"{served.url}/openapi.json").json() == DESCRIPTION
    for path, methods in DESCRIPTION["paths"].items():
        for method, operation in methods.items():
            assert operation.get("description"), f"{method} {path} is not explained"
