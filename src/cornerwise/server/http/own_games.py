"""A player's own games as one file, which is sent while it is made.

Games are replayed and written by the processes that read positions (`reading_jobs`), some at a time: thousands of them
take a minute, in which nobody else may have to wait.
"""

import logging
from collections.abc import AsyncIterator, Sequence

from pydantic_core import from_json

from cornerwise.server.http.readers import Readers
from cornerwise.server.match.export import MARKS
from cornerwise.server.storage.store import Store

log = logging.getLogger(__name__)
AT_ONCE = 20
"""Matches that are read from the database and given to a process together."""


async def games_file(
    store: Store, readers: Readers, matches: Sequence[str], format: str, client: str
) -> AsyncIterator[str]:
    """The file in parts, without games that cannot be saved. Damaged matches are left out, and noted in the log."""
    marks = MARKS[format]
    before = marks.begin
    for start in range(0, len(matches), AT_ONCE):
        logs = await store.rows_of(matches[start : start + AT_ONCE])
        made = from_json(await readers.read("games", {"format": format, "matches": logs}, client))
        for match_id, error in made["damaged"].items():
            log.error("a match could not be read", extra={"match": match_id[:6], "error": error})
        if made["texts"]:
            yield before + marks.between.join(made["texts"])
            before = marks.between
    yield (marks.end if before == marks.between else marks.begin + marks.end)
