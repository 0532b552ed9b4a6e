"""The protocol is what its page says, and what is sent keeps to it."""

import re
from pathlib import Path
from typing import Any, get_args

from pydantic import TypeAdapter

from cornerwise.engine.reasons import ReasonId
from cornerwise.rules.score_sheet import MatchingItem, PlacingItem
from cornerwise.server.base.refusal import CODES
from cornerwise.server.match.actions import Action, AnyAction
from cornerwise.server.match.events import KINDS
from cornerwise.server.match.view import PUBLIC
from cornerwise.server.sockets.protocol import client_message, schema, server_message

PAGE = (Path(__file__).parent.parent.parent / "docs" / "protocol.md").read_text()
ROWS = [re.findall(r"`([^`]+)`", line.split("|")[1]) for line in PAGE.splitlines() if line.startswith("| `")]
NAMES = {name for row in ROWS for name in row}


def constants(adapter: TypeAdapter[Any]) -> set[str]:
    """The values by which the models of a union are told apart."""
    return set(adapter.json_schema()["discriminator"]["mapping"])


def test_every_code_is_explained() -> None:
    for code, status in CODES.items():
        assert f"| `{code}` | {status} |" in PAGE


def test_every_message_and_action_is_explained() -> None:
    assert constants(client_message) | constants(server_message) <= NAMES
    actions = constants(TypeAdapter(AnyAction))
    assert actions <= NAMES and len(actions) == len(Action.__args__)


def test_every_event_is_public_only_in_its_listed_fields() -> None:
    assert set(KINDS) == set(PUBLIC)
    assert set(KINDS) <= NAMES
    secret = {"seed", "player", "host", "lag", "is_open", "start", "end"}
    for fields in PUBLIC.values():
        assert not secret.intersection(fields)
        assert all(f"`{field}`" in PAGE for field in fields)


def test_every_line_of_a_score_sheet_is_explained() -> None:
    assert {*get_args(PlacingItem), *get_args(MatchingItem)} <= NAMES


def test_every_reason_is_explained() -> None:
    costs = {"draw", "third-draw", "hands"}
    named = {name for part in get_args(ReasonId) for name in get_args(part)}
    assert named - costs <= NAMES and "only-move" in named


def test_the_schema_names_all_messages() -> None:
    assert {"Subscribe", "Do", "Events", "Snapshot", "Fault", "ClientMessage", "ServerMessage"} <= set(
        schema()["$defs"]
    )
