"""`check_variant`: plays random games and checks what every game must guarantee.

>>> from cornerwise.games.catalogue import find_variant
>>> check_variant(find_variant("polyomino-8"), games=1)

Random games are played in the kernel and by the readable reference rules, side by side. At every ply both must tell
the same, and the position is asked all it can tell. The first broken promise is raised, with the position in which it
was seen.
"""

from collections.abc import Callable
from random import Random
from typing import Any

from cornerwise.errors import BadOption, BadVariant, CornerwiseError, IllegalMove
from cornerwise.games.catalogue import as_variant
from cornerwise.games.variant import Variant
from cornerwise.rules.deal_history import CHANCE_NAME
from cornerwise.rules.moves import Move
from cornerwise.rules.position import Core, Position
from cornerwise.rules.sample_game import cover_position
from cornerwise.rules.start import RULES, start

TRIED_MOVES = 4
"""Legal moves that are tried and taken back at every ply."""
REFUSALS = 0.1
"""At this share of the plies illegal moves are tried too; saying no takes much longer than yes."""
VIEWS = 0.1
"""At this share of the plies a seat fills in what it cannot see."""
TIMEOUTS = 0.02
"""At this share of the plies the time is over, where turns are timed."""
MOST_PLIES = 20_000


class BrokenPromise(CornerwiseError):
    """A game does what no game may; `position` is where, `value` the variant.

    The promise is in English, for the author of a game in Python.
    """

    def __init__(self, position: Position, promise: str) -> None:
        moves = "; ".join(map(position.format, position.moves)) or "-"
        super().__init__(position.variant, "error-promise", game=position.variant.id, promise=promise, moves=moves)
        self.position = position
        self.promise = promise


def check_variant(
    variant: str | Variant,
    games: int = 2,
    seed: int = 0,
    core: Callable[[Any], Core] | None = None,
    reference: bool = True,
) -> None:
    """Play random games and check them; `BrokenPromise` or `BadVariant` says what is wrong.

    Equal seeds play equal games. A `core` of one's own takes the place of the kernel. Without the `reference`, which
    is slow, the kernel is only compared with itself.
    """
    variant = as_variant(variant)
    if variant.fault:
        raise BadVariant(variant, variant.id, variant.fault)

    def begun() -> Position:
        return RULES.of(variant).position(variant, core(variant) if core else None)

    _check_data(begun())
    for number in range(games):
        _check_game(begun(), start(variant, reference=True) if reference else None, Random(f"{seed} {number}"))


def _check_game(position: Position, slow: Position | None, rng: Random) -> None:
    known: list[Move] = []
    while position.turn is not None:
        _require(position.ply < MOST_PLIES, position, "a game ends")
        _check_position(position, known, rng)
        if slow:
            _check_agreement(position, slow)
        move = _next_move(position, rng)
        position.push(move)
        if slow:
            slow.push(move)
    _check_end(position)
    if slow:
        _check_agreement(position, slow)


def _next_move(position: Position, rng: Random) -> Move:
    """Any move; in half of the games one of the last, which are large, for crowded boards that random play misses."""
    if position.events and rng.random() < TIMEOUTS:
        return position.events[0]
    moves = sorted(position.legal_moves)
    return rng.choice(moves if rng.random() < 0.5 else moves[-max(1, len(moves) // 3) :])


def _require(holds: bool, position: Position, promise: str) -> None:
    if not holds:
        raise BrokenPromise(position, f"it does not hold that {promise}")


def _check_agreement(position: Position, slow: Position) -> None:
    """The kernel and the reference tell the same."""
    for (name, fast), (_, told) in zip(position.told().items(), slow.told().items(), strict=True):
        if fast != told:
            raise BrokenPromise(position, f"kernel and reference differ in {name}: {_difference(fast, told)}")


def _difference(fast: object, slow: object) -> str:
    if isinstance(fast, list) and isinstance(slow, list):
        only_fast, only_slow = set(fast) - set(slow), set(slow) - set(fast)
        return f"{len(fast)} and {len(slow)}, {len(only_fast)} and {len(only_slow)} of them only in one"
    return f"{fast} and {slow}"


def _check_data(start: Position) -> None:
    variant = start.variant
    try:
        _require(variant.with_options(**variant.chosen).chosen == variant.chosen, start, "options can be chosen again")
    except BadOption as error:
        raise BrokenPromise(start, f"an option is chosen that is not offered: {error}") from error
    try:
        if variant.cover:
            cover_position(variant)
    except CornerwiseError as error:
        raise BrokenPromise(start, f"the moves of its cover cannot be made: {error}") from error


def _check_position(position: Position, known: list[Move], rng: Random) -> None:
    """`known` are moves that were legal some time, to be tried where they are not."""
    _check_turn(position)
    _check_moves(position, rng)
    if position.ply < 2 or rng.random() < REFUSALS:
        _check_refusals(position, known, rng)
    known += rng.sample(sorted(position.legal_moves), min(TRIED_MOVES, len(position.legal_moves)))
    _check_accounts(position)
    if position.mover is not None and rng.random() < VIEWS:
        _check_views(position, rng)


def _check_turn(position: Position) -> None:
    variant = position.variant
    chance = variant.hides and position.turn == CHANCE_NAME
    _require(chance or position.turn in variant.colours, position, "the colour to move is one of the game")
    seats = (None,) if chance else range(variant.seats)
    _require(position.mover in seats, position, "the seat to move is one of the game")
    _require(len(position.legal_moves) > 0, position, "the colour to move is not blocked")
    _require(position.outcome() is None, position, "there is no result while somebody can move")


def _check_moves(position: Position, rng: Random) -> None:
    moves = sorted(position.legal_moves)
    _require(len(moves) == len(set(moves)) == len(position.legal_moves), position, "each legal move is listed once")
    before = position.told()
    for move in rng.sample(moves, min(TRIED_MOVES, len(moves))):
        _check_notation(position, move)
        _require(move in position.legal_moves, position, f"{position.format(move)} is in the moves that list it")
        _check_push_and_pop(position, move, before)


def _check_notation(position: Position, move: Move) -> None:
    text = position.format(move)
    _require(position.parse(text) == move, position, f"{text} is read back as the move it was")
    _require(text in position.legal_moves, position, f"{text} is legal in notation too")


def _check_push_and_pop(position: Position, move: Move, before: object) -> None:
    text = position.format(move)
    twin = position.copy()
    _require(twin.told() == before, position, "a copy is equal")
    try:
        twin.push(move)
    except IllegalMove as error:
        raise BrokenPromise(position, f"a legal move is refused: {error}") from error
    _require(position.told() == before, position, f"{text} on a copy leaves the position alone")
    _require(twin.ply == position.ply + 1, position, f"{text} is one ply")
    _require(twin.pop() == move, position, f"{text} is the move taken back after it was made")
    _require(twin.told() == before, position, f"taking {text} back restores the position")


def _check_refusals(position: Position, known: list[Move], rng: Random) -> None:
    legal = set(position.legal_moves)
    tried = {Move(-1), *position.moves[-2:], *rng.sample(known, min(2, len(known)))}
    before = position.told()
    for move in sorted(tried - legal - set(position.events)):
        text = position.format(move)
        _require(move not in position.legal_moves, position, f"{text}, which is not listed, is not legal")
        try:
            position.push(move)
        except IllegalMove as error:
            _require(bool(error.clause), position, f"{text} is refused by a clause")
        else:
            raise BrokenPromise(position, f"the illegal move {text} is accepted")
        _require(position.told() == before, position, f"refusing {text} leaves the position alone")


def _check_accounts(position: Position) -> None:
    for holds, promise in RULES.of(position.variant).accounts(position):
        _require(holds, position, promise)


def _check_views(position: Position, rng: Random) -> None:
    seat = rng.randrange(position.variant.seats)
    view = position.view(seat)
    _require((view.turn, view.mover) == (position.turn, position.mover), position, "a view knows whose turn it is")
    sampled = view.sample(rng)
    _require(sampled.view(seat) == view, position, f"seat {seat} sees enough to play on")
    if not position.variant.hides:
        _require(sampled.told() == position.told(), position, "a game without secrets is known to all")


def _check_end(position: Position) -> None:
    outcome = position.outcome()
    _require(position.mover is None, position, "nobody is to move when the game is over")
    _require(len(position.legal_moves) == 0, position, "there is no move when the game is over")
    if outcome is None:
        raise BrokenPromise(position, "a finished game has no result")
    _require(outcome.scores == position.scores, position, "the result has the scores of the board")
    _require(len(outcome.totals) == position.variant.seats, position, "every seat has a total")
    _require(set(outcome.winners) <= set(range(position.variant.seats)), position, "winners are seats")
    _check_accounts(position)
