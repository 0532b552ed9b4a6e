"""Reviews over HTTP: one request, answered line by line while the engine works. Who hangs up stops the work."""

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Annotated, Any

from fastapi import APIRouter
from fastapi.responses import StreamingResponse
from pydantic import Field, StringConstraints

from cornerwise.records.games import parse_games
from cornerwise.records.record import format_record, record_of
from cornerwise.server.answers import ReviewLine
from cornerwise.server.engines import EngineFailed
from cornerwise.server.export import record_of_match
from cornerwise.server.house import House
from cornerwise.server.match import Phase
from cornerwise.server.position_models import MOST_TEXT
from cornerwise.server.positions import refusing
from cornerwise.server.protocol import MatchId
from cornerwise.server.refusal import Refused
from cornerwise.server.routes import Actor, Here
from cornerwise.server.seen import Model

router = APIRouter(prefix="/api")


class ReviewWish(Model):
    """A match that is over, or the first game of a record or .blksgf text; and how hard the engine is to think."""

    match: MatchId | None = None
    record: Annotated[str, StringConstraints(max_length=MOST_TEXT)] | None = None
    level: Annotated[int, Field(ge=1, le=6)] = 3


class Lines(StreamingResponse):
    media_type = "application/x-ndjson"


@router.post("/reviews", tags=["games"], response_class=Lines, response_model=ReviewLine)
async def review(wish: ReviewWish, house: Here, me: Actor) -> Lines:
    """Lines of JSON: `{"progress": [3, 60]}` as it goes on, in the end `{"review": ...}` or `{"error": ...}`."""
    text = await _record(house, wish)
    house.limits.spend("review", me.id)
    return Lines(_lines(house, text, wish.level))


async def _record(house: House, wish: ReviewWish) -> str:
    if (wish.match is None) == (wish.record is None):
        raise Refused("request/malformed", "refused-match-or-record")
    if wish.match is not None:
        async with house.hub.reading(wish.match) as match:
            if match.phase is not Phase.OVER:
                raise Refused("match/not-now", "refused-review-early")
            return format_record(record_of_match(match))
    with refusing():
        games = await asyncio.to_thread(parse_games, (wish.record or "").encode())
    return format_record(record_of(games[0].position))


async def _lines(house: House, record: str, level: int) -> AsyncIterator[str]:
    told: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def work() -> None:
        try:
            found = await house.reviewers.review(record, level, lambda done: told.put_nowait({"progress": done}))
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
