"""Pictures for pages: the cover of every game, and matches as they stand.

Covers show positions of played games. They lie in `samples.jsonl` as records, played by the engine against itself;
a game without one of its own has the cover of its family.
"""

import asyncio
import gzip
from collections import OrderedDict
from functools import cache, lru_cache
from importlib.resources import files

from cornerwise.drawing.palette import ThemeName
from cornerwise.drawing.svg import draw_svg
from cornerwise.games.catalogue import find_game
from cornerwise.records.record import Record, parse_record, replay
from cornerwise.rules.start import AnyPosition
from cornerwise.server.hub import Hub
from cornerwise.server.pages import File

SVG = "image/svg+xml"
MOST_KEPT = 100
"""Pictures of matches; each is some 60 kB."""


@cache
def _samples() -> dict[str, Record]:
    lines = files("cornerwise.server").joinpath("samples.jsonl").read_text(encoding="utf-8").splitlines()
    return {record.variant: record for record in map(parse_record, lines)}


@lru_cache(maxsize=64)
def cover(variant: str, theme: ThemeName) -> File:
    """The picture of a game; `UnknownVariant` if there is no such game."""
    family, _, _ = find_game(variant).id.partition("-")
    samples = _samples()
    return _drawn(replay(samples.get(variant) or samples[family]), theme, last=False)


class Pictures:
    """Matches as they stand, drawn once for everybody who looks."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._kept: OrderedDict[tuple[str, int, ThemeName], File] = OrderedDict()

    async def of_match(self, match_id: str, theme: ThemeName) -> File:
        """What anybody at the table may see."""
        async with self._hub.reading(match_id) as match:
            key, game = (match_id, match.seq, theme), match.game.copy()
        if key not in self._kept:
            self._kept[key] = await asyncio.to_thread(_drawn, game, theme, last=True)
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return self._kept[key]


def _drawn(game: AnyPosition, theme: ThemeName, last: bool) -> File:
    picture = draw_svg(game, theme=theme, coordinates=False, last=last, size=480, view="isometric").encode()
    return File(picture, SVG, {"gzip": gzip.compress(picture, mtime=0)})
