from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, overload

import numpy
from numpy.typing import NDArray


class MatchingRules:
    def __init__(self, *, seats: int, tile_count: int, hand: int, tile_points: int, bridge: int, hexagons: Sequence[int], out: int, opening_triple: int, opening_zero: int, draw_cost: int, third_cost: int, first_out_only: bool, lots: bool, ends_at_once: bool, may_pass: bool, target_at_once: bool, everybody_pays: bool, hands_count: bool, first_out_wins: bool, any_after_draw: bool, time_limit: bool, target: int, deals: int) -> None: ...

class Match:
    def __init__(self, rules: MatchingRules, finished: Sequence[Sequence[int]] = []) -> None: ...

    @staticmethod
    def seen(rules: MatchingRules, finished: Sequence[Sequence[int]], viewer: int, starter: int | None, moves: Sequence[int], scores: Sequence[int]) -> Match:
        """What one seat knows of a deal, from the plies that it saw."""

    def copy(self) -> Match: ...

    def sample(self, viewer: int, seed: int, likely: bool = False) -> Match:
        """
        The match with other hidden hands that the seat cannot tell from the true ones; if likely, with hands that had to draw when they drew.
        """

    @property
    def turn(self) -> int: ...

    @property
    def seat(self) -> int: ...

    @property
    def receiver(self) -> int: ...

    @property
    def starter(self) -> int: ...

    def legal(self) -> list[int]: ...

    def count(self) -> int: ...

    def is_legal(self, move: int) -> bool: ...

    def is_event(self, move: int) -> bool: ...

    def push(self, move: int) -> None: ...

    def pop(self) -> None: ...

    def hand(self, seat: int) -> list[int]: ...

    @property
    def held(self) -> list[int]: ...

    @property
    def pile(self) -> int: ...

    @property
    def last_drawn(self) -> int: ...

    @property
    def lots(self) -> list[tuple[int, int]]: ...

    def table(self) -> list[tuple[int, int, int, int, int]]: ...

    @property
    def scores(self) -> list[int]: ...

    @property
    def finished(self) -> list[list[int]]: ...

    @property
    def deal_plies(self) -> int: ...

    @property
    def winners(self) -> list[int]: ...

    def perft(self, depth: int) -> int: ...

    def playouts(self, games: int, seed: int) -> int: ...

    def playout(self, seed: int) -> list[int]: ...

    def draw(self, seed: int) -> int: ...

    @property
    def bytes(self) -> int: ...

class MatchingLine:
    """What was found for one move."""

    @property
    def move(self) -> int: ...

    @property
    def visits(self) -> int: ...

    @property
    def shares(self) -> list[float]:
        """Of every seat: the chance to win the match."""

    @property
    def margins(self) -> list[float]:
        """Of every seat: points ahead at the end of this deal."""

    @property
    def share_errors(self) -> list[float]:
        """Of every seat: how far its chance may be off."""

    @property
    def margin_errors(self) -> list[float]: ...

    @property
    def moves(self) -> list[int]:
        """The move and what is seen to follow it most often."""

class MatchingReport:
    @property
    def lines(self) -> list[MatchingLine]:
        """The best first."""

    @property
    def nodes(self) -> int:
        """Simulations."""

class MatchingSearch:
    def __init__(self, *, threads: int, seed: int, memory: int) -> None: ...

    def run(self, known: Match, viewer: int, *, nodes: int, seconds: float, lines: int, open_pile: Sequence[int] | None = None) -> MatchingReport:
        """
        Search on all threads; `lines` of the best moves are told. With `open_pile`, its tiles in their order or nothing, a match is searched with the hands as they lie, to measure what knowing them is worth.
        """

    def stop(self) -> None: ...

WINDOW: int = 64

MAX_CELLS: int = 1024

MAX_COLOURS: int = 4

MAX_SEATS: int = 4

MAX_PIECES: int = 64

MAX_SIZE: int = 7

MAX_STARTS: int = 8

MAX_COPIES: int = 2

def architectures() -> list[str]:
    """The processor generations that run here, the widest first."""

class Table:
    def __init__(self, *, pieces: int, kinds: Annotated[NDArray[numpy.uint8], dict(shape=(None,), order='C', device='cpu', writable=False)], windows: Annotated[NDArray[numpy.int16], dict(shape=(None, None), order='C', device='cpu', writable=False)], below: Annotated[NDArray[numpy.int16], dict(shape=(None,), order='C', device='cpu', writable=False)], apart: Annotated[NDArray[numpy.int16], dict(shape=(None, None), order='C', device='cpu', writable=False)], joint: Annotated[NDArray[numpy.int16], dict(shape=(None, None), order='C', device='cpu', writable=False)], piece: Annotated[NDArray[numpy.uint8], dict(shape=(None,), order='C', device='cpu', writable=False)], cells: Annotated[NDArray[numpy.int16], dict(shape=(None, None), order='C', device='cpu', writable=False)], opposites: Annotated[NDArray[numpy.int16], dict(shape=(None, None), order='C', device='cpu', writable=False)]) -> None: ...

    @property
    def bytes(self) -> int: ...

class Scoring:
    def __init__(self, *, cell_placed: int, cell_left: int, piece_placed: int, piece_left: int, seen: int, all_placed: int, single_last: int, full_cells: Sequence[int], full_pieces: Sequence[int], seat_takes_best: bool, lowest_wins: bool, complete_wins: bool) -> None: ...

class Rules:
    def __init__(self, *, colours: int, stock: Sequence[Sequence[int]], shared_supply: bool, swap_opening: bool, strict_corners: bool, skip_blocked: bool, free_start: bool, beside_start: bool, first_colour: int, first_seat: int, owners: Sequence[Sequence[int]], parties: Sequence[int], scoring: Scoring, start_cells: Sequence[int], start_choices: Sequence[int], starts_agree: Sequence[Sequence[Sequence[int]]]) -> None: ...

class StopFlag:
    def __init__(self) -> None: ...

    def set(self) -> None: ...

    def clear(self) -> None: ...

    def is_set(self) -> bool: ...

class FeatureShape:
    """How much a net is shown of a position."""

    @property
    def planes(self) -> int:
        """Bit planes."""

    @property
    def words(self) -> int:
        """64-bit words of a plane."""

    @property
    def numbers(self) -> int:
        """Small numbers beside the planes."""

    @property
    def colours(self) -> int: ...

    @property
    def seats(self) -> int: ...

class Solution:
    """What the endgame solver found."""

    @property
    def solved(self) -> bool:
        """Whether best play to the end was found."""

    @property
    def margin(self) -> int:
        """Points of the mover's party ahead of the other when both play best."""

    @property
    def nodes(self) -> int:
        """Positions that were looked at."""

    @property
    def line(self) -> list[int]:
        """Best play from here on."""

def placements_solved_by(nodes: int) -> int:
    """
    So many placements may yet come where the endgame solver solves half of all positions with these nodes.
    """

class Position:
    def __init__(self, table: Table, rules: Rules, architecture: str = '') -> None: ...

    def copy(self) -> Position: ...

    @property
    def turn(self) -> int: ...

    @property
    def seat(self) -> int: ...

    @property
    def owners(self) -> list[list[int]]: ...

    @property
    def bytes(self) -> int: ...

    def legal(self) -> list[int]: ...

    def legal_of(self, rows: list[object], answers: list[object]) -> list[object]:
        """
        The legal moves as objects: one out of `rows` for a placement, of `answers` for an answer to a swap opening.
        """

    def count(self) -> int: ...

    def is_legal(self, move: int) -> bool: ...

    def push(self, move: int) -> None: ...

    def pop(self) -> None: ...

    def cells(self, colour: int) -> list[int]: ...

    def left(self, colour: int) -> list[int]: ...

    def tally(self, colour: int) -> tuple[int, int, int, int]: ...

    @property
    def feature_shape(self) -> FeatureShape: ...

    @property
    def scope_shape(self) -> FeatureShape:
        """The same where what colours can cover soon is shown too."""

    def features(self, planes: Annotated[NDArray[numpy.uint64], dict(shape=(None, None), order='C', device='cpu')], numbers: Annotated[NDArray[numpy.uint8], dict(shape=(None,), order='C', device='cpu')], scope: bool = False) -> None: ...

    def perft(self, depth: int, bulk: bool = True) -> int: ...

    def looks(self) -> Annotated[NDArray[numpy.float32], dict(shape=(None, None))]:
        """What every legal move shows at first sight, in the order of `legal`."""

    def playouts(self, games: int, seed: int) -> int: ...

    def playout(self, seed: int) -> list[int]: ...

    def draw(self, seed: int) -> int: ...

    def outlook(self) -> int:
        """How many placements may yet come, all colours together."""

    def solve(self, *, nodes: int, seconds: float, memory: int, stop: StopFlag | None = None) -> Solution:
        """
        Best play to the end of a game between two parties, by alpha-beta search.
        """

class Net:
    def __init__(self, sizes: Mapping[str, int], arrays: dict[str, object]) -> None: ...

    def judge(self, position: Position, near: Position | None = None) -> tuple[Annotated[NDArray[numpy.int32], dict(shape=(None,))], Annotated[NDArray[numpy.int32], dict(shape=(None,))]]:
        """
        Logits of the shares and margins, in 262,144ths, and of the legal moves, in 2048ths.
        """

    @property
    def bytes(self) -> int: ...

FEATURES: int = 8

class SearchedMove:
    @property
    def move(self) -> int: ...

    @property
    def visits(self) -> int: ...

    @property
    def value(self) -> float:
        """For the seat to move, between 0 and 1."""

    @property
    def prior(self) -> float: ...

    @property
    def fresh(self) -> int:
        """The simulations that the following are means of."""

    @property
    def shares(self) -> list[float]: ...

    @property
    def margins(self) -> list[float]: ...

    @property
    def share_errors(self) -> list[float]:
        """How far these may be off."""

    @property
    def margin_errors(self) -> list[float]: ...

    @property
    def proven(self) -> bool:
        """Whether shares and margins are exact."""

class Leaves:
    @property
    def planes(self) -> Annotated[NDArray[numpy.uint64], dict(shape=(None, None, None))]:
        """leaf x plane x word: bit sets over the cells of the board."""

    @property
    def numbers(self) -> Annotated[NDArray[numpy.uint8], dict(shape=(None, None))]:
        """leaf x number."""

    @property
    def seats(self) -> Annotated[NDArray[numpy.int64], dict(shape=(None,))]:
        """For every leaf the seat to move."""

    @property
    def begins(self) -> Annotated[NDArray[numpy.int64], dict(shape=(None,))]:
        """
        Where the moves of each leaf begin in `moves`, and at last where they all end.
        """

    @property
    def moves(self) -> Annotated[NDArray[numpy.uint32], dict(shape=(None,))]:
        """The legal moves of all leaves, one after the other."""

class Search:
    def __init__(self, position: Position, *, memory: int, threads: int, prior_weights: Sequence[float], tuning: Mapping[str, float], net: Net | None = None) -> None: ...

    def run(self, nodes: int, seconds: float, seed: int, evaluate: Callable[[Leaves], object] | None = None, batch: int = 1, only_best: bool = False) -> None:
        """
        Search on all threads. `evaluate` takes the place of playouts: it is given `Leaves` and gives an object with shares, margins and weights; `batch` leaves may wait for it at the same time. Where only the best move is asked for, a search without `evaluate` ends once no other can catch up with it.
        """

    def solve(self, simulations: int, seconds: float) -> Solution:
        """
        Ask the endgame solver about the root, with what so many simulations allow, where that has a fair chance.
        """

    def solution(self) -> Solution:
        """What is known of best play from the root on."""

    def stop(self) -> None: ...

    def resume(self) -> None: ...

    def advance(self, move: int) -> None: ...

    def __len__(self) -> int: ...

    def guide(self, logits: Annotated[NDArray[numpy.float32], dict(shape=(None,), order='C', device='cpu', writable=False)]) -> None:
        """
        Give the moves at the root priors by these logits: of the rows, then of the answers to a swap opening.
        """

    def root(self) -> list[SearchedMove]:
        """
        The moves at the root: the one to make first, the others by their visits.
        """

    def line(self, first: int, most: int) -> list[int]: ...

    @property
    def nodes(self) -> int: ...

    @property
    def full(self) -> bool: ...

    @property
    def bytes(self) -> int: ...

TARGETS: int = 8

class FinishedGames:
    @property
    def about(self) -> Annotated[NDArray[numpy.uint32], dict(shape=(None, None))]:
        """
        (games, 4): plies, random plies at the beginning, which game of its slot it is, and the slot.
        """

    @property
    def shares(self) -> Annotated[NDArray[numpy.float32], dict(shape=(None, None))]:
        """(games, seats): parts of the win."""

    @property
    def margins(self) -> Annotated[NDArray[numpy.float32], dict(shape=(None, None))]:
        """(games, seats): points ahead of the best other party."""

    @property
    def moves(self) -> Annotated[NDArray[numpy.uint32], dict(shape=(None,))]:
        """Of all games, one after another."""

    @property
    def target_at(self) -> Annotated[NDArray[numpy.uint32], dict(shape=(None, None))]:
        """(targets, 2): game and ply."""

    @property
    def target_moves(self) -> Annotated[NDArray[numpy.uint32], dict(shape=(None, None))]:
        """(targets, TARGETS): the likeliest moves of an improved policy."""

    @property
    def target_parts(self) -> Annotated[NDArray[numpy.float32], dict(shape=(None, None))]:
        """(targets, TARGETS): their parts of it."""

    @property
    def target_shares(self) -> Annotated[NDArray[numpy.float32], dict(shape=(None, None))]:
        """(targets, seats): the value that the search found."""

    @property
    def target_margins(self) -> Annotated[NDArray[numpy.float32], dict(shape=(None, None))]:
        """(targets, seats): likewise."""

class SelfPlay:
    def __init__(self, position: Position, *, games: int, threads: int, seed: int, tuning: Mapping[str, float], scope: bool = False) -> None: ...

    @property
    def shape(self) -> FeatureShape: ...

    def tune(self, tuning: Mapping[str, float]) -> None: ...

    def step(self, *, shares: Annotated[NDArray[numpy.float32], dict(shape=(None, None), order='C', device='cpu', writable=False)], margins: Annotated[NDArray[numpy.float32], dict(shape=(None, None), order='C', device='cpu', writable=False)], logits: Annotated[NDArray[numpy.float32], dict(shape=(None,), order='C', device='cpu', writable=False)], planes: Annotated[NDArray[numpy.uint64], dict(shape=(None, None, None), order='C', device='cpu')], numbers: Annotated[NDArray[numpy.uint8], dict(shape=(None, None), order='C', device='cpu')], seats: Annotated[NDArray[numpy.uint8], dict(shape=(None,), order='C', device='cpu')]) -> int:
        """
        Takes the values of the leaves and goes on to the next; returns how many moves those have in all.
        """

    def places(self, table: Annotated[NDArray[numpy.int32], dict(shape=(None,), order='C', device='cpu', writable=False)], stride: int, out: Annotated[NDArray[numpy.int32], dict(shape=(None,), order='C', device='cpu')]) -> None: ...

    def finished(self) -> FinishedGames:
        """The games that ended since the last call."""

class Rerun:
    def __init__(self, position: Position, *, slots: int, threads: int, scope: bool = False) -> None: ...

    @property
    def shape(self) -> FeatureShape: ...

    def show(self, *, moves: Annotated[NDArray[numpy.uint32], dict(shape=(None, None), order='C', device='cpu', writable=False)], plies: Annotated[NDArray[numpy.uint32], dict(shape=(None, None), order='C', device='cpu', writable=False)], targets: Annotated[NDArray[numpy.uint32], dict(shape=(None, None), order='C', device='cpu', writable=False)], images: Annotated[NDArray[numpy.uint16], dict(shape=(None, None), order='C', device='cpu', writable=False)], symmetry: Annotated[NDArray[numpy.uint8], dict(shape=(None,), order='C', device='cpu', writable=False)], planes: Annotated[NDArray[numpy.uint64], dict(shape=(None, None, None), order='C', device='cpu')], numbers: Annotated[NDArray[numpy.uint8], dict(shape=(None, None), order='C', device='cpu')], owned: Annotated[NDArray[numpy.uint64], dict(shape=(None, None, None), order='C', device='cpu')], seats: Annotated[NDArray[numpy.uint8], dict(shape=(None,), order='C', device='cpu')]) -> int: ...

    def places(self, tables: Annotated[NDArray[numpy.int32], dict(shape=(None, None), order='C', device='cpu', writable=False)], stride: int, out: Annotated[NDArray[numpy.int32], dict(shape=(None,), order='C', device='cpu')], classes: Annotated[NDArray[numpy.int32], dict(shape=(None,), order='C', device='cpu')]) -> None: ...

class SearchedPlayer:
    def __init__(self, *, prior_weights: Sequence[float], tuning: Mapping[str, float], net: Net | None = None, memory: int = 16777216) -> None: ...

class SearchedGames:
    def __init__(self, position: Position, *, games: int, threads: int, seed: int, tuning: Mapping[str, float]) -> None: ...

    def tune(self, tuning: Mapping[str, float]) -> None: ...

    def seat(self, players: Sequence[SearchedPlayer]) -> None:
        """
        Who plays from now on. Of two the second has one party, in each game of a group another one.
        """

    def step(self, moves: int) -> None:
        """Makes so many moves in every game, on all threads."""

    def finished(self) -> FinishedGames:
        """The games that ended since the last call."""

class Script:
    """Writes legal moves as JSON."""

    def __init__(self, *, rows: Sequence[str], pieces: Sequence[tuple[str, int]], words: Mapping[int, str], words_name: str) -> None: ...

    def legal(self, game: Position) -> bytes: ...

class ReachScript:
    """Writes as JSON how far every colour may yet get."""

    def __init__(self, table: Table, *, cells: Sequence[str], colours: Sequence[str]) -> None: ...

    def reach(self, game: Position) -> bytes: ...

class Contrast:
    """
    What two moves of a position leave open: of the better one first, of the other one second.
    """

    @property
    def own(self) -> tuple[int, int]: ...

    @property
    def rivals(self) -> tuple[int, int]: ...

    @property
    def shut(self) -> list[int]: ...

    @property
    def lost(self) -> list[int]: ...

def contrast(game: Position, better: int, other: int) -> Contrast | None:
    """None in games of cubes, and where a move ends the game."""

WAIT: int = -9223372036854775808

MATCHING_ACTIONS: int = 3250

MATCHING_HEIGHT: int = 64

MATCHING_WIDTH: int = 128

MATCHING_PLACES: int = 58

MOST_DEALS: int = 10000

MOST_GAMES: int = 1048576

MOST_WORKERS: int = 256

class Picture:
    def __init__(self, pixels: int, pixel_of: Annotated[NDArray[numpy.int32], dict(shape=(None,), order='C', device='cpu', writable=False)]) -> None:
        """How the cells of a board lie in a plane of so many pixels."""

def observe_placing(position: Position, picture: Picture, seat: int, planes: Annotated[NDArray[numpy.uint8], dict(order='C', device='cpu')], mask: Annotated[NDArray[numpy.int8], dict(order='C', device='cpu')]) -> None:
    """Writes what a seat sees, and which actions it has."""

def observe_matching(match: Match, seat: int, planes: Annotated[NDArray[numpy.uint8], dict(order='C', device='cpu')], mask: Annotated[NDArray[numpy.int8], dict(order='C', device='cpu')]) -> None:
    """Writes what a seat may know, and which actions it has."""

def matching_move(match: Match, action: int) -> int:
    """The move that an action is."""

def draw_action(mask: Annotated[NDArray[numpy.int8], dict(shape=(None,), order='C', device='cpu', writable=False)], seed: int) -> int:
    """One of the actions that a mask allows, all equally likely."""

def reward_of(party_share: float, parties: int) -> float:
    """What a share of the win brings."""

class Batch:
    @overload
    def __init__(self, position: Position, picture: Picture, *, points: bool, games: int, threads: int) -> None: ...

    @overload
    def __init__(self, match: Match, *, points: bool, games: int, threads: int) -> None: ...

    def reset(self, seed: int, planes: Annotated[NDArray[numpy.uint8], dict(order='C', device='cpu')], masks: Annotated[NDArray[numpy.uint64], dict(order='C', device='cpu')], seats: Annotated[NDArray[numpy.uint8], dict(order='C', device='cpu')]) -> None: ...

    def step(self, actions: Annotated[NDArray[numpy.int64], dict(shape=(None,), order='C', device='cpu', writable=False)], planes: Annotated[NDArray[numpy.uint8], dict(order='C', device='cpu')], masks: Annotated[NDArray[numpy.uint64], dict(order='C', device='cpu')], seats: Annotated[NDArray[numpy.uint8], dict(order='C', device='cpu')], rewards: Annotated[NDArray[numpy.float32], dict(order='C', device='cpu')], ended: Annotated[NDArray[numpy.uint8], dict(order='C', device='cpu')]) -> int:
        """
        Steps every game whose action is not WAIT; returns the first whose action is not allowed, and then nothing has changed, or -1.
        """

    def draw(self, actions: Annotated[NDArray[numpy.int64], dict(shape=(None,), order='C', device='cpu')]) -> None:
        """Writes an action for every game, all that it has equally likely."""

    def moves(self, game: int) -> list[int]:
        """The moves of a game since it began."""
