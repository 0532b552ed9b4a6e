"""The route of the opening explorer: which moves were made in a position, in which games, and how they ended."""

from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Request, Response
from pydantic import Field
from pydantic_core import from_json

from cornerwise.explorer.index import DEPTH
from cornerwise.server.application import Application
from cornerwise.server.base.model import Model
from cornerwise.server.http.hosts import address_of
from cornerwise.server.http.http_guard import json_response, reader_of, readers_of, unless_gone
from cornerwise.server.http.position_models import PositionBody
from cornerwise.server.http.position_routes import spend
from cornerwise.server.http.routes import InjectedApplication

router = APIRouter(prefix="/api", dependencies=[Depends(spend)])
MOST_MOVES = 100
"""Moves that are told, those made most."""

Source = Literal["engine", "server", "mine"]


class ExplorerBody(PositionBody):
    source: Source = "engine"
    """Games of engines that come with Cornerwise, the public games of this server, or one's own on it."""


class ExploredMove(Model):
    """A move that was made in a position, and how these games ended for the player who made it."""

    move: str
    same: list[str]
    """The moves that are the same, where the position is symmetric."""
    games: int
    share: Annotated[float, Field(ge=0, le=1)]
    """The share of wins; a win that several share counts as a part for each."""
    margin: float
    """Points ahead of the best rival at the end, on average."""
    match: str | None
    """The last match of this server in which it was made."""


class Explored(Model):
    games: int
    """The games that had the position, or an image of it."""
    count: int
    """How many different moves were made; those made most are told."""
    moves: list[ExploredMove]
    depth: int
    """So many moves of every game are known."""


@router.post("/explorer", tags=["positions"], response_model=Explored)
async def explore(body: ExplorerBody, request: Request, application: InjectedApplication) -> Response:
    """The moves that were made in a position of a flat game, the most frequent first."""
    position = body.model_dump(mode="json", include=set(PositionBody.model_fields))
    address, readers = address_of(request), readers_of(request)
    key = from_json(await unless_gone(request, readers.read("explored key", position, address)))["key"]
    found = [] if key is None else await _found(application, request, body.source, key)
    if not found:
        return json_response({"games": 0, "count": 0, "moves": [], "depth": DEPTH})
    asked = {"position": position, "sums": found[:MOST_MOVES]}
    moves = from_json(await unless_gone(request, readers.read("explored moves", asked, address)))
    games = sum(row[1] for row in found)
    return json_response({"games": games, "count": len(found), "moves": moves, "depth": DEPTH})


async def _found(
    application: Application, request: Request, source: Source, key: int
) -> list[tuple[int, int, int, int, str | None]]:
    """The sums of a position in one of the sources, each with a match where there is one."""
    if source == "engine":
        return [(*sums, None) for sums in await application.engine_games.find(key)]
    if source == "server":
        return [(*sums, match) for sums, match in await application.explored_games.public(key)]
    me = await reader_of(request)
    return [(*sums, match) for sums, match in await application.explored_games.own(key, me.id)]
