"""Answers what engines are asked, plain data both ways, wherever it runs: in a worker process or on a cluster.

It keeps an engine for every seat that it plays, so that a search goes on from the tree of the last move. Such a seat is
told only what has happened since; it never knows more of a game than the view of its seat.
"""

from collections import OrderedDict
from collections.abc import Callable
from threading import Event, Lock

from cornerwise.engine import Engine
from cornerwise.engine.review import review
from cornerwise.records.record import parse_record, replay
from cornerwise.rules.placing_position import need_placing_position
from cornerwise.server.base.encoded_json import Data
from cornerwise.server.engines.review_data import analysis_data, review_data
from cornerwise.server.engines.view_codec import parse_view, view_reader
from cornerwise.server.families.family_data import ViewReader
from cornerwise.solo.completion import SolverMissing, can_complete

MEMORY = 64 << 20
"""Bytes that the tree of an analysis or review may take."""
ANALYSIS_SEED = 0
"""The same position gets the same answer whenever it is asked about."""
MOST_KEPT, SEAT_MEMORY = 32, 16 << 20
"""Seats whose engines a worker keeps, those that moved last, and the bytes that the tree of each may take."""
Report = Callable[[list[int]], None]
"""Hears how much of a job is done, and how much there is."""
UNKNOWN = "unknown"
"""The answer where moves were told that go on from others, which this host does not know: it wants all of them."""


class SeatEngine:
    """The engine of one seat in one match, and what it has been told of the game."""

    def __init__(self, level: int) -> None:
        self.level = level
        self.engine = Engine(level=level, memory=SEAT_MEMORY)
        self.reader: ViewReader | None = None

    def knows(self, view: Data) -> bool:
        """Whether what is told goes on from what it knows; a view that begins at the start always does."""
        return view["known"] == 0 or (self.reader is not None and self.reader.known == view["known"])

    def choose(self, view: Data) -> str:
        if view["known"] == 0 or self.reader is None:
            self.reader = view_reader(view)
        seen = self.reader.read(view)
        return seen.format(self.engine.choose(seen))


class EngineHost:
    """Does one job at a time. Another thread may ask for the answer at once."""

    def __init__(self) -> None:
        self._seats: OrderedDict[tuple[str, int], SeatEngine] = OrderedDict()
        self._lock = Lock()
        self._stop: Callable[[], None] = lambda: None

    def stop(self) -> None:
        """Asks for the answer of the job under way at once."""
        self._stop()

    def forget(self, match: str) -> None:
        """A match is over: nobody needs its engines any more."""
        with self._lock:
            for key in [key for key in self._seats if key[0] == match]:
                del self._seats[key]

    def answer(self, job: Data, report: Report) -> Data:
        """`do` names the job: to choose a move, to analyse a position, to review or to complete a game."""
        match job["do"]:
            case "choose":
                return self._choose(job)
            case "analyse":
                return self._analyse(job)
            case "review":
                return self._review(job, report)
            case "complete":
                return self._complete(job)
        raise ValueError(f"there is no job {job['do']}")

    def _choose(self, job: Data) -> Data:
        key, view = (job["match"], job["view"]["seat"]), job["view"]
        with self._lock:
            found = self._seats.pop(key, None)  # one that fails is not kept
        seat = found if found and found.level == job["level"] else SeatEngine(job["level"])
        if not seat.knows(view):
            return {UNKNOWN: True}
        self._stop = seat.engine.stop
        move = seat.choose(view)
        with self._lock:
            self._seats[key] = seat
            if len(self._seats) > MOST_KEPT:
                self._seats.popitem(last=False)
        return {"move": move}

    def _engine(self, level: int) -> Engine:
        engine = Engine(level=level, memory=MEMORY, seed=ANALYSIS_SEED)
        self._stop = engine.stop
        return engine

    def _analyse(self, job: Data) -> Data:
        view = parse_view(job["view"])
        return analysis_data(view, self._engine(job["level"]).analyse(view, job["lines"]))

    def _review(self, job: Data, report: Report) -> Data:
        record = parse_record(job["record"])
        found = review(record, self._engine(job["level"]), lambda done, of: report([done, of]))
        return {"review": review_data(found, replay(record).format)}

    def _complete(self, job: Data) -> Data:
        position = need_placing_position(replay(parse_record(job["record"])))
        stopped = Event()
        self._stop = stopped.set
        try:
            found = can_complete(position, seconds=job["seconds"], stop=stopped)
        except SolverMissing as error:
            return {"answer": "unknown", "reason": str(error), "line": []}
        line = list(map(position.format, found.line))
        return {"answer": found.answer, "reason": str(found.reason or ""), "line": line}
