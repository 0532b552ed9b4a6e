"""The pool of processes that read positions, records, designs and boards from requests (`reading_jobs`)."""

from collections import OrderedDict
from collections.abc import Mapping

from pydantic import BaseModel

from cornerwise.server.base.encoded_json import Data, Json
from cornerwise.server.base.refusal import Refused, parse_refusal
from cornerwise.server.engines.job_pool import JobPool, TookTooLong
from cornerwise.server.engines.worker import EngineFailed, ProcessWorker

AT_ONCE, MOST_WAITING, MOST_EACH = 2, 200, 24
"""Processes, jobs that may wait for them, and jobs that one address may have there."""
SECONDS = 10.0
"""How long a job may take."""
MOST_BOARDS = 64
"""Boards that are remembered as data; each is some 50 kB."""


async def _start() -> ProcessWorker:
    """A process that has answered once, so that the time it takes to start does not count for the first job."""
    worker = await ProcessWorker.start("cornerwise.server.http.reading_jobs")
    await worker.ask({"do": "hello", "body": {}})
    return worker


class Readers:
    """The processes, of which one client never uses all at once."""

    def __init__(self, at_once: int = AT_ONCE, most_each: int = MOST_EACH, seconds: float = SECONDS) -> None:
        self._boards: OrderedDict[tuple[object, ...], Json] = OrderedDict()
        running_each = max(1, at_once - 1)
        self._pool = JobPool(at_once, _start, MOST_WAITING, most_each, running_each=running_each, seconds=seconds)

    async def read(self, do: str, body: BaseModel | Data, client: str) -> str:
        """The answer to a job of `reading_jobs` as text; `Refused` where the request is wrong or takes too long."""
        job = {"do": do, "body": body.model_dump(mode="json") if isinstance(body, BaseModel) else body}
        try:
            found = await self._pool.run(lambda worker: worker.ask(job), client=client)
        except TookTooLong as error:
            raise Refused("request/too-large", "refused-takes-long") from error
        except EngineFailed as error:
            raise Refused("server/busy", "refused-broken") from error
        if "refused" in found:
            raise parse_refusal(found["refused"])
        return str(found["text"])

    async def board(self, variant: str, options: Mapping[str, str], client: str) -> Json:
        """A board as data; the last ones are remembered."""
        key = (variant, *sorted(options.items()))
        found = self._boards.pop(key, None)
        if found is None:
            found = Json((await self.read("board", {"variant": variant, "options": dict(options)}, client)).encode())
        self._boards[key] = found
        if len(self._boards) > MOST_BOARDS:
            self._boards.popitem(last=False)
        return found

    async def close(self) -> None:
        await self._pool.close()
