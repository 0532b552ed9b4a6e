"""Pictures for pages: the cover of every game, and matches as they stand.

Covers show positions of played games. Those of the catalogue lie in `samples.jsonl` as records, played by the engine
against itself; some games share that of their group. A game of one's own says what its cover shows, or has one made up.
"""

import asyncio
import gzip
import json
from collections import OrderedDict
from functools import cache
from importlib.resources import files

from cornerwise.drawing.draw import draw_svg
from cornerwise.drawing.palette import ThemeName
from cornerwise.games.catalogue import find_variant
from cornerwise.games.variant import Variant
from cornerwise.records.record import Record, replay
from cornerwise.rules.position import Position
from cornerwise.rules.sample_game import cover_position
from cornerwise.server.http.pages import PLAIN, Body, File
from cornerwise.server.live.hub import Hub

SVG = "image/svg+xml; charset=utf-8"
MOST_KEPT = 100
"""Pictures of matches; each is some 60 kB."""


@cache
def _samples() -> dict[str, Record]:
    """The records by game, as they are written: a test holds them to the rules."""
    lines = files("cornerwise.server").joinpath("samples.jsonl").read_text(encoding="utf-8").splitlines()
    found = (json.loads(line) for line in lines)
    return {
        data["variant"]: Record(variant=data["variant"], options=data.get("options", {}), moves=tuple(data["moves"]))
        for data in found
    }


def _sample(variant: Variant) -> Position:
    """A position of a played game: of this one, or of one of its group; else what its cover shows."""
    samples = _samples()
    record = None if variant.cover else samples.get(variant.id) or samples.get(variant.group)
    return replay(record) if record else cover_position(variant)


def cover(variant: str, theme: ThemeName) -> str:
    """The cover of a game as SVG; `UnknownVariant` if there is no such game."""
    return _svg(_sample(find_variant(variant)), theme, last=False)


class Pictures:
    """Draws one picture at a time, once for everybody who looks: the first on a board makes its tables."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._drawing = asyncio.Lock()
        self._covers: dict[tuple[str, ThemeName], File] = {}
        self._matches: OrderedDict[tuple[str, int, ThemeName], File] = OrderedDict()

    async def of_game(self, variant: str, theme: ThemeName) -> File:
        """The cover of a game; `UnknownVariant` if there is no such game."""
        game = find_variant(variant)
        key = (game.id, theme)
        if key not in self._covers:
            async with self._drawing:
                if key not in self._covers:  # somebody else may have asked for it meanwhile
                    self._covers[key] = await asyncio.to_thread(lambda: _file(cover(game.id, theme)))
        return self._covers[key]

    async def of_match(self, match_id: str, theme: ThemeName) -> File:
        """What anybody at the table may see."""
        async with self._hub.reading(match_id) as match:
            key, game = (match_id, match.seq, theme), match.game.copy()
        async with self._drawing:
            if key not in self._matches:
                self._matches[key] = await asyncio.to_thread(lambda: _file(_svg(game, theme, last=True)))
                if len(self._matches) > MOST_KEPT:
                    self._matches.popitem(last=False)
            return self._matches[key]


def _svg(game: Position, theme: ThemeName, last: bool) -> str:
    return draw_svg(game, theme=theme, coordinates=False, last=last, size=480, view="isometric")


def _file(drawn: str) -> File:
    picture = drawn.encode()
    return File(SVG, {"gzip": Body.of(gzip.compress(picture, mtime=0)), PLAIN: Body.of(picture)})
