"""Holds what a server really answers to what its description promises."""

from functools import lru_cache
from itertools import chain
from typing import Any

from fastapi.routing import APIRoute
from pydantic import TypeAdapter
from starlette.routing import Match

from cornerwise.server.app import ROUTERS, make_app
from cornerwise.server.base.settings import ServerSettings
from cornerwise.server.http.answers import Refusal

APP = make_app(ServerSettings(database="sqlite:///unused.db"))


@lru_cache
def promised(method: str, path: str) -> TypeAdapter[Any] | None:
    """What a request is answered with when all goes well; None where that is no JSON."""
    scope = {"type": "http", "method": method, "path": path, "root_path": "", "headers": []}
    for route in chain(APP.routes, *(router.routes for router in ROUTERS)):
        if isinstance(route, APIRoute) and route.matches(scope)[0] is Match.FULL:
            return TypeAdapter(route.response_model) if route.response_model else None
    return TypeAdapter(Refusal)


def check(method: str, path: str, status: int, body: bytes) -> None:
    """Fails where an answer is not what was promised."""
    model = promised(method, path) if status < 400 else TypeAdapter(Refusal)
    if model and method != "HEAD":
        for line in body.splitlines():  # one, unless it comes as lines of JSON
            model.validate_json(line)
