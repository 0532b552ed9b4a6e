"""Routes for positions that belong to no match: rules, engine, files and pictures for lessons, puzzles and designs.

Nothing is kept, so nobody needs a session, except where an engine has to think.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import PlainTextResponse

from cornerwise.drawing.draw import draw_svg
from cornerwise.records.record import format_record, record_of
from cornerwise.rules.design import Design
from cornerwise.rules.position import Position
from cornerwise.server.base.encoded_json import Data
from cornerwise.server.base.refusal import Refused
from cornerwise.server.engines.view_codec import view_data
from cornerwise.server.engines.worker import EngineFailed
from cornerwise.server.http.answers import WhyAnswer
from cornerwise.server.http.http_guard import address_of, application_of, json_response
from cornerwise.server.http.position_models import (
    AnalysisBody,
    AnalysisData,
    CompletionBody,
    CompletionData,
    DesignBody,
    DesignPictureBody,
    DesignView,
    Hint,
    HintBody,
    Look,
    PictureBody,
    PositionBody,
    PositionView,
    RecordBody,
    RecordData,
    WhyBody,
)
from cornerwise.server.http.positions import (
    design_data,
    design_of,
    hint_data,
    position_data,
    position_of,
    record_data,
    refusing,
)
from cornerwise.server.http.routes import Actor, Format, Id, InjectedApplication, file_answer
from cornerwise.server.match.export import format_records
from cornerwise.server.match.legality import explain_move
from cornerwise.solo.progress import check_solo


async def spend(request: Request) -> None:
    application_of(request).limits.spend("position", address_of(request))


router = APIRouter(prefix="/api", dependencies=[Depends(spend)])


class Picture(Response):
    media_type = "image/svg+xml"


@router.post("/positions", tags=["positions"], response_model=PositionView)
async def look_at_position(body: PositionBody) -> Response:
    """All that the rules know of a position: what lies where, the points line by line, the legal moves."""
    # In a thread: the first game on a board makes its tables, which can take a second.
    return json_response(await asyncio.to_thread(lambda: position_data(position_of(body))))


@router.post("/positions/why", tags=["positions"], response_model=WhyAnswer)
async def why_not(body: WhyBody) -> Response:
    """Whether a move would be legal in a position, and if not, by which rule."""
    return json_response(await asyncio.to_thread(lambda: explain_move(position_of(body), body.move)))


@router.post("/positions/hint", tags=["positions"], response_model=Hint)
async def hint(body: HintBody, application: InjectedApplication, me: Actor) -> Response:
    """What a strong player would do in a position, and why."""
    view = await _view(body)
    application.limits.spend("hint", me.id)
    return json_response(hint_data(await _engine_answer(application.pool.analyse(view, body.level, lines=1))))


@router.post("/positions/analysis", tags=["positions"], response_model=AnalysisData)
async def analyse(body: AnalysisBody, application: InjectedApplication, me: Actor) -> Response:
    """What the engine thinks of a position: the best moves with what they are worth and lead to."""
    view = await _view(body)
    application.limits.spend("hint", me.id)
    return json_response(await _engine_answer(application.pool.analyse(view, body.level, body.lines)))


@router.post("/positions/completion", tags=["positions"], response_model=CompletionData)
async def complete(body: CompletionBody, application: InjectedApplication, me: Actor) -> Response:
    """Whether all pieces of a game for one can still be placed, and how; it may remain unknown."""
    position = await asyncio.to_thread(position_of, body)
    with refusing():
        check_solo(position.variant)
    application.limits.spend("hint", me.id)
    return json_response(
        await _engine_answer(application.reviewers.complete(format_record(record_of(position)), body.seconds))
    )


async def _view(body: PositionBody) -> Data:
    """What the seat to move sees."""
    position = await asyncio.to_thread(position_of, body)
    if position.mover is None:
        raise Refused("match/not-now", "refused-nobody-moves")
    return view_data(position.view(position.mover))


async def _engine_answer(work: Awaitable[Data]) -> Data:
    try:
        return await work
    except EngineFailed as error:
        raise Refused("server/busy", "refused-no-answer") from error


# Files


@router.post("/records", tags=["positions"], response_model=RecordData)
async def read_record(body: RecordBody) -> Response:
    """What a pasted record, .blksgf collection or design holds, every move checked."""
    return json_response(await asyncio.to_thread(record_data, body.text))


@router.post("/positions/record", tags=["positions"], response_class=PlainTextResponse)
async def write_record(body: PositionBody, format: Format = "json") -> Response:
    """A game as a file."""
    with refusing():
        record = record_of(await asyncio.to_thread(position_of, body))
        text = format_record(record) if format == "json" else format_records([record], format)
    return file_answer(format, text, record.variant)


@router.post("/designs", tags=["positions"], response_model=DesignView)
async def look_at_design(body: DesignBody) -> Response:
    """Pieces laid at will, checked: on the board, and none on another."""
    return json_response(await asyncio.to_thread(design_data, body))


# Pictures


@router.post("/positions/picture.svg", tags=["positions"], response_class=Picture)
async def picture_of_position(body: PictureBody) -> Response:
    """A position as a picture."""
    return await _picture(lambda: position_of(body), body.look)


@router.post("/designs/picture.svg", tags=["positions"], response_class=Picture)
async def picture_of_design(body: DesignPictureBody) -> Response:
    """A design as a picture."""
    return await _picture(lambda: design_of(body), body.look)


@router.get("/matches/{match_id}/picture.svg", tags=["positions"], response_class=Picture)
async def picture_of_match(match_id: Id, application: InjectedApplication, look: Annotated[Look, Query()]) -> Response:
    """What lies on the table of a match, as all may see it, as a picture."""
    async with application.hub.reading(match_id) as match:
        game = match.game.copy()
    return await _picture(lambda: game, look)


async def _picture(shown: Callable[[], Position | Design], look: Look) -> Picture:
    def drawn() -> str:
        options = look.model_dump()
        return draw_svg(shown(), **options | {"title": look.title or None})

    return Picture(await asyncio.to_thread(drawn))
