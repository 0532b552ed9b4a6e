"""The shipped games of engines, for the opening explorer: a file that is built in the background when a server starts.

Every process of a server tries; the one that gets the lock builds, in a process of its own with the lowest priority.
"""

import asyncio
import logging
import sys
from pathlib import Path

from cornerwise.explorer.builder import BUSY
from cornerwise.explorer.collection import needs_building, packed_files
from cornerwise.explorer.index import Explorer, MoveSum
from cornerwise.server.base.background import Background
from cornerwise.server.base.refusal import Refused
from cornerwise.server.base.settings import public_environment

log = logging.getLogger(__name__)
COMMAND = "cornerwise explore build"
WAIT = 20
"""Seconds after which it is worth asking again while the file is being built, which takes minutes."""


class EngineGames:
    """The file, which other processes may build or replace at any time."""

    def __init__(self, file: str, background: Background) -> None:
        self._file = Path(file) if file else None
        self._background = background
        self._is_building = False

    async def start(self) -> None:
        if self._file is None or not packed_files():
            return
        if await asyncio.to_thread(needs_building, self._file):
            self._is_building = True
            self._background.start(self._build(self._file))

    async def find(self, position: int) -> list[MoveSum]:
        """The moves that were made in a position; `Refused` while there is no file."""
        return await asyncio.to_thread(self._find, position)

    def _find(self, position: int) -> list[MoveSum]:
        if self._file is None or not self._file.exists():
            if self._is_building:
                raise Refused("explorer/preparing", "refused-engine-games-soon", details={"wait": WAIT})
            raise Refused("request/unknown", "refused-no-engine-games", command=COMMAND)
        with Explorer(self._file) as explorer:
            return explorer.sums(position)

    async def _build(self, file: Path) -> None:
        log.info("the engine games of the opening explorer are being built", extra={"file": str(file)})
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "cornerwise.explorer.builder", str(file)),
            stdout=asyncio.subprocess.PIPE,
            env=public_environment(),
        )
        assert process.stdout is not None
        try:
            async for line in process.stdout:
                log.info("engine games: %s", line.decode().strip())
            code = await process.wait()
            self._is_building = code == BUSY
            if code not in (0, BUSY):
                log.error("the engine games could not be built; try %s", COMMAND)
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
