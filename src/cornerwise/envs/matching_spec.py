"""Matching games as environments: the table in planes, and a tile on an open place as an action.

A tile fits an open place in one way at most, so that its rotation need not be told. Open places are counted in reading
order: by rows from the lowest, in a row from the left. Nothing is read but what one seat may know (M14).
"""

from collections.abc import Iterator
from functools import cached_property
from random import Random

from cornerwise import _kernel
from cornerwise.envs.pictures import Pixels, table_pixels
from cornerwise.envs.spec import NUMBERS, EnvSpec, NoSuchAction, Observation, shared_rewards
from cornerwise.games.editions import SEAT_NAMES, MatchingVariant
from cornerwise.rules.matching_moves import DRAW, HIDDEN, lay_of
from cornerwise.rules.matching_position import MatchingPosition, resolve_chance
from cornerwise.rules.moves import PASS, Move
from cornerwise.rules.tiles import TILES

PLACES = _kernel.MATCHING_PLACES
ACTIONS: int
HEIGHT: int
WIDTH: int
ACTIONS, HEIGHT, WIDTH = _kernel.MATCHING_ACTIONS, _kernel.MATCHING_HEIGHT, _kernel.MATCHING_WIDTH
WORDS = (DRAW, PASS)
"""The moves that lay nothing, which come after the places and tiles."""


class MatchingSpec(EnvSpec[MatchingPosition]):
    over_clause = "M10"
    highest = 255
    box = (1, HEIGHT, WIDTH)
    plane_names = (
        "the number at the apex of a tile, plus one",
        "the number at its next corner clockwise, plus one",
        "the number at its last corner, plus one",
        "who laid it, counted from me, plus one",
        "the open places by number, plus one",
        NUMBERS,
    )

    def __init__(self, variant: MatchingVariant) -> None:
        self.variant: MatchingVariant = variant
        self.seats = variant.seats
        self.actions = ACTIONS

    @cached_property
    def number_names(self) -> tuple[str, ...]:
        return tuple(_number_names())

    @cached_property
    def blank(self) -> MatchingPosition:
        return MatchingPosition(self.variant)

    def start(self, rng: Random) -> MatchingPosition:
        game = self.blank.copy()
        resolve_chance(game, rng)
        return game

    def push(self, game: MatchingPosition, move: Move, rng: Random) -> None:
        game.push(move)
        resolve_chance(game, rng)

    def look(self, game: MatchingPosition, seat: int) -> Observation:
        seen = self._blank()
        _kernel.observe_matching(_core(game), seat, seen["observation"], seen["action_mask"])
        return seen

    def move(self, game: MatchingPosition, action: int) -> Move:
        self._check_action(action)
        move = Move(_kernel.matching_move(_core(game), action))
        if move == HIDDEN:
            raise NoSuchAction(action, "error-action-place", place=action // len(TILES))
        return move

    def action(self, game: MatchingPosition, move: Move) -> int:
        if move in WORDS:
            return ACTIONS - len(WORDS) + WORDS.index(move)
        lay = lay_of(move)
        assert lay is not None
        return next(
            action
            for action in range(lay.tile, PLACES * len(TILES), len(TILES))
            if _kernel.matching_move(_core(game), action) == move
        )

    def pixels(self, game: MatchingPosition) -> Pixels:
        return table_pixels(game)

    @property
    def most_chance_moves(self) -> int:
        # Before a deal tiles may be drawn for the start by everybody and again by those who tie; none comes twice.
        return 2 * len(TILES) * self.most_deals

    @property
    def longest(self) -> int:
        # A tile is drawn and laid once at most, and everybody may pass between two of these.
        deal = (2 * self.variant.tile_count + 1) * (self.seats + 1)
        return deal * self.most_deals

    @property
    def most_deals(self) -> int:
        return self.variant.most_deals or _kernel.MOST_DEALS

    def rewards(self, game: MatchingPosition) -> tuple[float, ...]:
        ended = game.outcome()
        assert ended is not None
        return shared_rewards(self.variant.parties, ended.winners)

    def points(self, game: MatchingPosition) -> tuple[int, ...]:
        return tuple(game.scores.values())

    def batch(self, *, points: bool, games: int, threads: int) -> _kernel.Batch:
        return _kernel.Batch(_core(self.blank), points=points, games=games, threads=threads)


def _core(game: MatchingPosition) -> _kernel.Match:
    assert isinstance(game.core, _kernel.Match)
    return game.core


def _number_names() -> Iterator[str]:
    tiles = ["-".join(map(str, tile)) for tile in TILES]
    seats = ["me", *(f"seat +{i}" for i in range(1, len(SEAT_NAMES)))]
    yield from (f"I hold {tile}" for tile in tiles)
    yield from (f"tiles of {seat}" for seat in seats)
    yield "tiles in the pile"
    yield from (f"{seat} to move" for seat in seats)
    yield "tiles drawn in this turn"
    yield from (f"I drew {tile} last" for tile in tiles)
    yield "passes in succession"
    yield "deals finished, at most 255"
    yield from (f"points of {seat} + 32768, {part} byte" for seat in seats for part in ("high", "low"))
