"""Pictures for pages and other sites: covers and cards of games and puzzles, and matches as they stand or move by move.

Covers show positions of played games. Those of the catalogue lie in `samples.jsonl` as records, played by the engine
against itself; some games share that of their group. A game of one's own says what its cover shows, or has one made up.
"""

import asyncio
import json
from base64 import b64decode
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from functools import cache
from importlib.resources import files

from cornerwise.drawing.card import draw_card_svg
from cornerwise.drawing.draw import draw_svg
from cornerwise.drawing.palette import ThemeName
from cornerwise.games.catalogue import find_variant
from cornerwise.games.variant import Variant
from cornerwise.puzzles.puzzle import Puzzle
from cornerwise.records.record import Record, format_record, replay
from cornerwise.rules.position import Position
from cornerwise.rules.sample_game import cover_position
from cornerwise.server.base.encoded_json import Data
from cornerwise.server.base.refusal import Refused
from cornerwise.server.http.pages import File
from cornerwise.server.http.readers import Readers
from cornerwise.server.live.hub import Hub
from cornerwise.server.match.export import can_be_saved, record_of_match

SVG, PNG, WEBP = "image/svg+xml; charset=utf-8", "image/png", "image/webp"
MOST_KEPT = 100
"""Pictures of matches and puzzles that are remembered; each is some 60 to 400 kB."""
PAINTING_SECONDS, MOST_PAINTINGS = 60.0, 4
"""How long a card or an animation may take, and how many of them one address may have waiting."""


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
    """Draws one picture at a time, once for everybody who looks: the first on a board makes its tables.

    Cards and animations are painted by a process of their own, since they take a core for up to some seconds.
    """

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._drawing = asyncio.Lock()
        self._painter = Readers(1, MOST_PAINTINGS, PAINTING_SECONDS)
        self._games: dict[tuple[str, ...], File] = {}
        self._recent: OrderedDict[tuple[object, ...], File] = OrderedDict()

    async def close(self) -> None:
        await self._painter.close()

    async def of_game(self, variant: str, theme: ThemeName) -> File:
        """The cover of a game; `UnknownVariant` if there is no such game."""
        game = find_variant(variant)
        key = (game.id, theme)
        if key not in self._games:
            async with self._drawing:
                if key not in self._games:  # somebody else may have asked for it meanwhile
                    self._games[key] = await asyncio.to_thread(lambda: _file(cover(game.id, theme)))
        return self._games[key]

    async def card_of_game(self, variant: str, client: str) -> File:
        """A game as links to it show it; `UnknownVariant` if there is no such game."""
        game = find_variant(variant)
        key = (game.id, "card")
        if key not in self._games:
            svg = await asyncio.to_thread(lambda: draw_card_svg(_sample(game)))
            self._games[key] = await self._painted(PNG, "png", {"svg": svg}, client)
        return self._games[key]

    async def of_puzzle(self, puzzle: Puzzle, theme: ThemeName) -> File:
        """The position in which something is asked."""
        return await self._kept(
            (puzzle.id, theme), lambda: self._drawn(lambda: _svg(puzzle.position(), theme, last=True))
        )

    async def card_of_puzzle(self, puzzle: Puzzle, client: str) -> File:
        """A puzzle as links to it show it."""

        async def drawn() -> File:
            svg = await asyncio.to_thread(lambda: draw_card_svg(puzzle.position()))
            return await self._painted(PNG, "png", {"svg": svg}, client)

        return await self._kept((puzzle.id, "card"), drawn)

    async def card_of_words(self, svg: str, client: str) -> File:
        """A card that was drawn already, painted."""
        return await self._kept((svg,), lambda: self._painted(PNG, "png", {"svg": svg}, client))

    async def of_match(self, match_id: str, theme: ThemeName, ply: int | None = None) -> File:
        """What anybody at the table may see, now or after so many moves."""
        async with self._hub.reading(match_id) as match:
            game, seq = match.game.copy(), match.seq
        if ply is not None and ply > game.ply:
            raise Refused("request/unknown", "refused-no-picture")

        def draw() -> str:
            while ply is not None and game.ply > ply:
                game.pop()
            return _svg(game, theme, last=True)

        return await self._kept((match_id, seq, theme, ply), lambda: self._drawn(draw))

    async def card_of_match(self, match_id: str, client: str) -> File:
        """A match as links to it show it."""
        async with self._hub.reading(match_id) as match:
            game, seq = match.game.copy(), match.seq

        async def drawn() -> File:
            svg = await asyncio.to_thread(lambda: draw_card_svg(game))
            return await self._painted(PNG, "png", {"svg": svg}, client)

        return await self._kept((match_id, seq, "card"), drawn)

    async def animation_of_match(self, match_id: str, theme: ThemeName, client: str) -> File:
        """A match move by move. One with hidden hands can be had when it is over."""
        async with self._hub.reading(match_id) as match:
            if not can_be_saved(match, "json"):
                raise Refused("match/not-now", "refused-hidden-hands")
            record, seq = format_record(record_of_match(match)), match.seq
        body: Data = {"record": record, "theme": theme}
        return await self._kept(
            (match_id, seq, theme, "animation"), lambda: self._painted(WEBP, "animation", body, client)
        )

    async def _kept(self, key: tuple[object, ...], draw: Callable[[], Awaitable[File]]) -> File:
        """The picture that is remembered under a key, or drawn now."""
        if key not in self._recent:
            self._recent[key] = await draw()
            if len(self._recent) > MOST_KEPT:
                self._recent.popitem(last=False)
        return self._recent[key]

    async def _drawn(self, draw: Callable[[], str]) -> File:
        async with self._drawing:
            return await asyncio.to_thread(lambda: _file(draw()))

    async def _painted(self, kind: str, do: str, body: Data, client: str) -> File:
        return File(kind, b64decode(await self._painter.read(do, body, client)))


def _svg(game: Position, theme: ThemeName, last: bool) -> str:
    return draw_svg(game, theme=theme, coordinates=False, last=last, size=480, view="isometric")


def _file(drawn: str) -> File:
    return File.packed(SVG, drawn.encode())
