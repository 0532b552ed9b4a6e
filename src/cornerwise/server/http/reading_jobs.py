"""A worker process that reads positions, records, designs and boards from requests, and paints pictures (`readers`).

Reading takes time and memory in proportion to what was sent, and sometimes far more. In a process of its own that costs
neither the event loop nor the memory of the server: a job that takes too long is ended with its process, memory has a
hard limit, and a process that has grown is replaced.
"""

import sys
from base64 import b64encode
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from cornerwise.drawing.animation import animate
from cornerwise.drawing.raster import to_png
from cornerwise.records.blksgf import sgf_of
from cornerwise.records.record import format_record, parse_record, record_of, replay
from cornerwise.records.sgf import format_sgf
from cornerwise.server.base.encoded_json import Data, encode
from cornerwise.server.base.refusal import Refused, refusal_data
from cornerwise.server.engines.job_loop import do_jobs
from cornerwise.server.engines.view_codec import view_data
from cornerwise.server.engines.worker import SPENT
from cornerwise.server.http.boards import board_json
from cornerwise.server.http.explored import explored_key, explored_moves
from cornerwise.server.http.position_models import (
    ArrangeBody,
    DesignBody,
    DesignPictureBody,
    PictureBody,
    PositionBody,
    RecordBody,
    WhyBody,
)
from cornerwise.server.http.positions import (
    arranged_data,
    board_choice,
    design_data,
    design_of,
    draw_picture,
    games_of,
    position_data,
    position_of,
    record_data,
    refusing,
)
from cornerwise.server.match.events import parse_entry
from cornerwise.server.match.export import can_be_saved, format_in_file, record_of_match
from cornerwise.server.match.legality import explain_move
from cornerwise.server.match.match import Match
from cornerwise.solo.progress import check_solo

if sys.platform != "win32":  # where memory has no such limit
    import resource

MOST_MEMORY = 768 << 20
"""Bytes that a process may take; what needs more is refused."""
GROWN = 256 << 20
"""Bytes after which a process is replaced when it has answered."""


def main() -> None:
    if sys.platform != "win32":
        resource.setrlimit(resource.RLIMIT_DATA, (MOST_MEMORY, MOST_MEMORY))
    do_jobs(Reader())


class Reader:
    """Does the jobs of `JOBS`. A refusal is an answer like any other."""

    def answer(self, job: Data, report: Callable[[list[int]], None]) -> Data:
        try:
            found = JOBS[job["do"]](job["body"])
            answer: Data = {"text": found.decode() if isinstance(found, bytes) else found}
        except Refused as error:
            answer = {"refused": refusal_data(error)}
        except (MemoryError, RecursionError):
            answer = {"refused": refusal_data(Refused("request/too-large", "refused-takes-long")), SPENT: True}
        if _memory() > GROWN:
            answer[SPENT] = True
        return answer

    def stop(self) -> None:
        """Nothing to do: a job that takes too long is ended with the process."""

    def forget(self, match: str) -> None:
        """Nothing to do: no job belongs to a match."""


def _memory() -> int:
    """Bytes in use now, where the system tells; the most there ever were elsewhere, and nothing on Windows."""
    if sys.platform == "win32":
        return 0
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def _position(body: Data) -> bytes:
    return position_data(position_of(PositionBody.model_validate(body))).text


def _why(body: Data) -> bytes:
    wish = WhyBody.model_validate(body)
    return encode(explain_move(position_of(wish), wish.move))


def _text(body: Data) -> bytes:
    return encode({"text": position_of(PositionBody.model_validate(body)).to_text()})


def _arrange(body: Data) -> bytes:
    return encode(arranged_data(ArrangeBody.model_validate(body)))


def _view(body: Data) -> bytes:
    """What the seat to move sees, for an engine."""
    position = position_of(PositionBody.model_validate(body))
    if position.mover is None:
        raise Refused("match/not-now", "refused-nobody-moves")
    return encode(view_data(position.view(position.mover)))


def _solo(body: Data) -> str:
    """A game for one as a record, for an engine."""
    position = position_of(PositionBody.model_validate(body))
    with refusing():
        check_solo(position.variant)
        return format_record(record_of(position))


def _file(body: Data) -> str:
    with refusing():
        record = record_of(position_of(PositionBody.model_validate(body["position"])))
        return format_record(record) if body["format"] == "json" else format_sgf([sgf_of(record, body["variations"])])


def _records(body: Data) -> bytes:
    return encode(record_data(RecordBody.model_validate(body).text))


def _games(body: Data) -> bytes:
    """Matches by their logs as they stand in a file, and why some of them do not."""
    texts, damaged = [], {}
    for match_id, log in body["matches"].items():
        try:
            match = Match(match_id, [parse_entry(*row) for row in log])
            if can_be_saved(match, body["format"]):
                texts.append(format_in_file(record_of_match(match), body["format"]))
        except MemoryError:
            raise
        except Exception as error:  # a damaged match must not hide all others
            damaged[match_id] = f"{type(error).__name__}: {error}"
    return encode({"texts": texts, "damaged": damaged})


def _first_record(body: Data) -> str:
    """The first game of a text, as a record."""
    with refusing():
        return format_record(record_of(next(games_of(RecordBody.model_validate(body).text.encode())).position))


def _design(body: Data) -> bytes:
    return encode(design_data(DesignBody.model_validate(body)))


def _picture_of_position(body: Data) -> str:
    wish = PictureBody.model_validate(body)
    return draw_picture(position_of(wish), wish.look)


def _picture_of_design(body: Data) -> str:
    wish = DesignPictureBody.model_validate(body)
    return draw_picture(design_of(wish), wish.look)


def _board(body: Data) -> bytes:
    with refusing():
        return board_json(board_choice(body["variant"], body["options"]))


def _png(body: Data) -> str:
    return b64encode(to_png(body["svg"])).decode()


def _animation(body: Data) -> str:
    return b64encode(animate(replay(parse_record(body["record"])), theme=body["theme"])).decode()


JOBS: Mapping[str, Callable[[Any], bytes | str]] = {
    "hello": lambda body: "",
    "position": _position,
    "why": _why,
    "text": _text,
    "arrange": _arrange,
    "view": _view,
    "solo": _solo,
    "file": _file,
    "records": _records,
    "first record": _first_record,
    "games": _games,
    "design": _design,
    "explored key": explored_key,
    "explored moves": explored_moves,
    "picture of position": _picture_of_position,
    "picture of design": _picture_of_design,
    "board": _board,
    "png": _png,
    "animation": _animation,
}

if __name__ == "__main__":
    main()
