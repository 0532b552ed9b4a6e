"""The route for reviews: one request, answered in lines of JSON while the engine works; disconnecting stops it."""

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Annotated, Any

from fastapi import APIRouter, Request
from fastapi.responses import StreamingResponse
from pydantic import Field, StringConstraints

from cornerwise.records.record import format_record
from cornerwise.server.application import Application
from cornerwise.server.base.model import Model
from cornerwise.server.base.refusal import Refused
from cornerwise.server.engines.worker import EngineFailed
from cornerwise.server.http.answers import ReviewLine
from cornerwise.server.http.hosts import address_of
from cornerwise.server.http.http_guard import readers_of, unless_gone
from cornerwise.server.http.position_models import MOST_TEXT
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
async def review(wish: ReviewWish, request: Request, application: InjectedApplication, me: Actor) -> Lines:
    """Lines of JSON: `{"progress": [3, 60]}` as it goes on, in the end `{"review": ...}` or `{"error": ...}`."""
    application.limits.spend("review", me.id)
    application.limits.spend("search", address_of(request))
    text = await _record(request, application, wish)
    return Lines(_lines(application, text, wish.level, address_of(request)))


async def _record(request: Request, application: Application, wish: ReviewWish) -> str:
    if (wish.match is None) == (wish.record is None):
        raise Refused("request/malformed", "refused-match-or-record")
    if wish.match is not None:
        async with application.hub.reading(wish.match) as match:
            if match.phase is not Phase.OVER:
                raise Refused("match/not-now", "refused-review-early")
            return format_record(record_of_match(match))
    read = readers_of(request).read("first record", {"text": wish.record or ""}, address_of(request))
    return await unless_gone(request, read)


async def _lines(application: Application, record: str, level: int, client: str) -> AsyncIterator[str]:
    told: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def work() -> None:
        try:
            found = await application.reviewers.review(
                record, level, lambda done: told.put_nowait({"progress": done}), client
            )
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
