"""Routes for positions that belong to no match: rules, engine, files and pictures for lessons, puzzles and designs.

Nothing is kept, so nobody needs a session, except where an engine has to think.
"""

import asyncio
from collections.abc import Awaitable, Mapping
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel
from pydantic_core import from_json

from cornerwise.server.base.encoded_json import Data
from cornerwise.server.base.refusal import Refused
from cornerwise.server.engines.job_pool import Priority
from cornerwise.server.engines.worker import EngineFailed
from cornerwise.server.http.answers import WhyAnswer
from cornerwise.server.http.hosts import address_of
from cornerwise.server.http.http_guard import application_of, json_response, readers_of, unless_gone
from cornerwise.server.http.pictures import SVG
from cornerwise.server.http.position_models import (
    AnalysisBody,
    AnalysisData,
    ArrangeBody,
    Arrangement,
    CompletionBody,
    CompletionData,
    DesignBody,
    DesignPictureBody,
    DesignView,
    FileBody,
    Hint,
    HintBody,
    Look,
    PictureBody,
    PositionBody,
    PositionText,
    PositionView,
    RecordBody,
    RecordData,
    WhyBody,
)
from cornerwise.server.http.positions import draw_picture, hint_data
from cornerwise.server.http.routes import Actor, Format, Id, InjectedApplication, file_answer, spend_search


async def spend(request: Request) -> None:
    application_of(request).limits.spend("position", address_of(request))


router = APIRouter(prefix="/api", dependencies=[Depends(spend)])


async def _read(request: Request, do: str, body: BaseModel | Data) -> str:
    """The answer of a reading process; the work ends when the client disconnects."""
    return await unless_gone(request, readers_of(request).read(do, body, address_of(request)))


class Picture(Response):
    media_type = "image/svg+xml"  # for the OpenAPI description, which names no character set

    def init_headers(self, headers: Mapping[str, str] | None = None) -> None:
        super().init_headers({"content-type": SVG, **(headers or {})})


@router.post("/positions", tags=["positions"], response_model=PositionView)
async def look_at_position(body: PositionBody, request: Request) -> Response:
    """All that the rules know of a position: what lies where, the points line by line, the legal moves."""
    return json_response((await _read(request, "position", body)).encode())


@router.post("/positions/why", tags=["positions"], response_model=WhyAnswer)
async def why_not(body: WhyBody, request: Request) -> Response:
    """Whether a move would be legal in a position, and if not, by which rule."""
    return json_response((await _read(request, "why", body)).encode())


@router.post("/positions/text", tags=["positions"], response_model=PositionText)
async def write_position(body: PositionBody, request: Request) -> Response:
    """A position in one line of text."""
    return json_response((await _read(request, "text", body)).encode())


@router.post("/positions/arrange", tags=["positions"], response_model=Arrangement)
async def arrange_position(body: ArrangeBody, request: Request) -> Response:
    """What one line of text writes: moves that lead to it, in an order that the rules allow, or why there are none."""
    return json_response((await _read(request, "arrange", body)).encode())


@router.post("/positions/hint", tags=["positions"], response_model=Hint)
async def hint(body: HintBody, request: Request, application: InjectedApplication, me: Actor) -> Response:
    """What a strong player would do in a position, and why."""
    view = await _view(request, body)
    spend_search(request, application, me)
    search = application.pool.analyse(view, body.level, lines=1, client=address_of(request), priority=Priority.HINT)
    return json_response(hint_data(await _engine_answer(request, search)))


@router.post("/positions/analysis", tags=["positions"], response_model=AnalysisData)
async def analyse(body: AnalysisBody, request: Request, application: InjectedApplication, me: Actor) -> Response:
    """What the engine thinks of a position: the best moves with what they are worth and lead to."""
    view = await _view(request, body)
    spend_search(request, application, me)
    search = application.pool.analyse(view, body.level, body.lines, client=address_of(request))
    return json_response(await _engine_answer(request, search))


@router.post("/positions/completion", tags=["positions"], response_model=CompletionData)
async def complete(body: CompletionBody, request: Request, application: InjectedApplication, me: Actor) -> Response:
    """Whether all pieces of a game for one can still be placed, and how; it may remain unknown."""
    record = await _read(request, "solo", _only_position(body))
    spend_search(request, application, me)
    search = application.reviewers.complete(record, body.seconds, client=address_of(request))
    return json_response(await _engine_answer(request, search))


async def _view(request: Request, body: PositionBody) -> Data:
    """What the seat to move sees."""
    view: Data = from_json(await _read(request, "view", _only_position(body)))
    return view


def _only_position(body: PositionBody) -> Data:
    """The position alone, without level, lines or seconds."""
    return body.model_dump(mode="json", include=set(PositionBody.model_fields))


async def _engine_answer(request: Request, work: Awaitable[Data]) -> Data:
    try:
        return await unless_gone(request, work)
    except EngineFailed as error:
        raise Refused("server/busy", "refused-no-answer") from error


# Files


@router.post("/records", tags=["positions"], response_model=RecordData)
async def read_record(body: RecordBody, request: Request) -> Response:
    """What a pasted record, .blksgf collection or design holds, every move checked."""
    return json_response((await _read(request, "records", body)).encode())


@router.post("/positions/record", tags=["positions"], response_class=PlainTextResponse)
async def write_record(body: FileBody, request: Request, format: Format = "json") -> Response:
    """A game as a file."""
    asked = {"position": _only_position(body), "variations": body.variations, "format": format}
    text = await _read(request, "file", asked)
    return file_answer(format, text, body.variant)


@router.post("/designs", tags=["positions"], response_model=DesignView)
async def look_at_design(body: DesignBody, request: Request) -> Response:
    """Pieces laid at will, checked: on the board, and none on another."""
    return json_response((await _read(request, "design", body)).encode())


# Pictures


@router.post("/positions/picture.svg", tags=["positions"], response_class=Picture)
async def picture_of_position(body: PictureBody, request: Request) -> Response:
    """A position as a picture."""
    return Picture(await _read(request, "picture of position", body))


@router.post("/designs/picture.svg", tags=["positions"], response_class=Picture)
async def picture_of_design(body: DesignPictureBody, request: Request) -> Response:
    """A design as a picture."""
    return Picture(await _read(request, "picture of design", body))


@router.get("/matches/{match_id}/picture.svg", tags=["positions"], response_class=Picture)
async def picture_of_match(match_id: Id, application: InjectedApplication, look: Annotated[Look, Query()]) -> Response:
    """What lies on the table of a match, as all may see it, as a picture."""
    async with application.hub.reading(match_id) as match:
        game = match.game.copy()
    return Picture(await asyncio.to_thread(draw_picture, game, look))
