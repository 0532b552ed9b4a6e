"""Every route with whatever its description allows, and with what it does not: always an answer, never a crash."""

import json
import os
import subprocess
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
import schemathesis
from contract import APP, check
from hypothesis import HealthCheck, settings
from serving import Player, Served

EXAMPLES = int(os.environ.get("CORNERWISE_FUZZ", 6))
DESCRIPTION = APP.openapi()
NO_FAULTS = ("server/busy", "server/closing", "request/format")
"""Refusals of 500 and above that are no fault of the server."""
WEB = Path(__file__).parent.parent.parent / "web"
schema = schemathesis.openapi.from_dict(deepcopy(DESCRIPTION))  # it adds links of its own


@pytest.fixture(scope="module")
def program(served: Served) -> Iterator[Player]:
    """Somebody with a session and a match of its own, whose name goes into half of the addresses."""
    player = Player(served.url, "Anna")
    player.me["match"] = player.begin("duo", ["me", "open"])["match"]
    yield player
    player.close()


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    derandomize=True,
)
def test_every_route_answers(case: Any, program: Player) -> None:
    if "match_id" in case.path_parameters and len(case.path_parameters["match_id"]) == 22:
        case.path_parameters["match_id"] = program.me["match"]
    if case.path.endswith(("/logout", "/account/delete")):
        return  # it works, and then nothing else would
    cookies = dict(program.http.cookies)
    response = case.call(base_url=program.url, cookies=cookies, timeout=60)
    assert response.status_code < 500 or response.json()["code"] in NO_FAULTS, response.text
    check(case.method, urlsplit(response.request.url).path, response.status_code, response.content)


def test_workflows_along_the_links(served: Served) -> None:
    """Chains of requests: what one makes, the next ones take. Everything answers as it is described."""
    followed: set[str] = set()

    class Workflow(schema.as_state_machine()):  # type: ignore[misc]  # made from the description
        def setup(self) -> None:
            self.player = Player(served.url, "Linus")  # in every chain, since some end with a logout

        def teardown(self) -> None:
            self.player.close()

        def before_call(self, case: Any) -> None:
            if (case.method, case.path) == ("POST", "/api/matches"):
                case.body = {"variant": "duo", "seats": ["me", "open"]}  # hardly ever made by chance

        def get_call_kwargs(self, case: Any) -> dict[str, Any]:
            return {"base_url": served.url, "cookies": dict(self.player.http.cookies), "timeout": 60}

        def validate_response(self, response: Any, case: Any, **_: Any) -> None:
            assert response.status_code < 500 or response.json()["code"] in NO_FAULTS, response.text
            check(case.method, urlsplit(response.request.url).path, response.status_code, response.content)
            if "{match_id}" in case.path and response.status_code < 300:
                followed.add(case.path)

    Workflow.run(
        settings=settings(
            max_examples=6 * EXAMPLES,  # with fewer it may be that none leads anywhere
            stateful_step_count=10,
            deadline=None,
            suppress_health_check=list(HealthCheck),
            derandomize=True,
            database=None,
        )
    )
    assert followed, "no link led anywhere"


def test_what_the_description_promises(served: Served) -> None:
    assert httpx.get(f"{served.url}/openapi.json").json() == DESCRIPTION
    for path, methods in DESCRIPTION["paths"].items():
        for method, operation in methods.items():
            assert operation.get("description"), f"{method} {path} is not explained"
            answers = [answer for status, answer in operation["responses"].items() if status.startswith("2")]
            assert all(kind["schema"] for answer in answers for kind in answer["content"].values()), path


@pytest.mark.skipif(not (WEB / "node_modules" / "openapi-typescript").exists(), reason="the web client is not set up")
def test_the_client_has_the_present_types() -> None:
    """`make schema` writes them anew."""
    made = subprocess.run(
        ["node", "scripts/protocol.mjs"], cwd=WEB, input=json.dumps(DESCRIPTION), capture_output=True, text=True
    )
    assert made.stdout == (WEB / "src" / "generated" / "protocol.ts").read_text(), made.stderr or "run `make schema`"
