"""The route for reviews: one request, answered in lines of JSON while the engine works; disconnecting stops it."""

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Annotated, Any

from fastapi import APIRouter
from fastapi.responses import StreamingResponse
from pydantic import Field, StringConstraints

from cornerwise.records.games import parse_games
from cornerwise.records.record import format_record, record_of
from cornerwise.server.application import Application
from cornerwise.server.base.model import Model
from cornerwise.server.base.refusal import Refused
from cornerwise.server.engines.worker import EngineFailed
from cornerwise.server.http.answers import ReviewLine
from cornerwise.server.http.position_models import MOST_TEXT
from cornerwise.server.http.positions import refusing
from cornerwise.server.http.routes import Actor, InjectedApplication
from cornerwise.server.match.export import record_of_match
from cornerwise.server.match.match import Phase
from cornerwise.server.match.match_id import MatchId

router = APIRouter(prefix="/api")


class ReviewWish(Model):
    """A match that is over, or the first game of a record or .blksgf text; and how hard the engine is to think."""

    match: MatchId | None = None
    record: Annotated[str, StringConstraints(max_length=MOST_TEXT)] | None = None
    level: Annotated[int, Field(ge=1, le=6)] = 3


class Lines(StreamingResponse):
    media_type = "application/x-ndjson"


@router.post("/reviews", tags=["games"], response_class=Lines, response_model=ReviewLine)
async def review(wish: ReviewWish, application: InjectedApplication, me: Actor) -> Lines:
    """Lines of JSON: `{"progress": [3, 60]}` as it goes on, in the end `{"review": ...}` or `{"error": ...}`."""
    text = await _record(application, wish)
    application.limits.spend("review", me.id)
    return Lines(_lines(application, text, wish.level))


async def _record(application: Application, wish: ReviewWish) -> str:
    if (wish.match is None) == (wish.record is None):
        raise Refused("request/malformed", "refused-match-or-record")
    if wish.match is not None:
        async with application.hub.reading(wish.match) as match:
            if match.phase is not Phase.OVER:
                raise Refused("match/not-now", "refused-review-early")
            return format_record(record_of_match(match))
    with refusing():
        games = await asyncio.to_thread(parse_games, (wish.record or "").encode())
    return format_record(record_of(games[0].position))


async def _lines(application: Application, record: str, level: int) -> AsyncIterator[str]:
    told: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def work() -> None:
        try:
            found = await application.reviewers.review(record, level, lambda done: told.put_nowait({"progress": done}))
            told.put_nowait({"review": found})
        except (EngineFailed, Refused) as error:
            told.put_nowait({"error": str(error)})

    task = asyncio.create_task(work())
    try:
        while "progress" in (line := await told.get()):
            yield json.dumps(line) + "\n"
        yield json.dumps(line) + "\n"
    finally:
        task.cancel()
