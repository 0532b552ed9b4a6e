"""`check_variant`: plays random games and checks what every game must guarantee.

>>> from cornerwise.games.catalogue import find_variant
>>> check_variant(find_variant("polyomino-8"), games=1)

Random games are played, and at every ply the position is asked all it can tell. The first broken
promise is raised, with the position in which it was seen.
"""

from collections import Counter
from collections.abc import Callable
from random import Random

from cornerwise.errors import BadOption, CornerwiseError, IllegalMove
from cornerwise.games.placing_variant import PlacingVariant, need_placing
from cornerwise.rules.moves import WORDS, Move
from cornerwise.rules.native import kernel_core
from cornerwise.rules.notation import parse_move
from cornerwise.rules.placing_position import PlacingCore, PlacingPosition
from cornerwise.rules.scoring import score

TRIED_MOVES = 4
"""Legal moves that are tried and taken back at every ply."""
REFUSALS = 0.1
"""At this share of the plies illegal moves are tried too; saying no takes much longer than yes."""


class BrokenPromise(CornerwiseError):
    """A game does what no game may; `position` is where, `value` the variant.

    The promise is in English: whoever reads it writes a game in Python.
    """

    def __init__(self, position: PlacingPosition, promise: str) -> None:
        moves = "; ".join(map(position.format, position.moves)) or "-"
        super().__init__(position.variant, "error-promise", game=position.variant.id, promise=promise, moves=moves)
        self.position = position
        self.promise = promise


def check_variant(
    variant: PlacingVariant,
    games: int = 2,
    seed: int = 0,
    core: Callable[[PlacingVariant], PlacingCore] = kernel_core,
) -> None:
    """Play random games and check them; `BrokenPromise` says what is wrong. Equal seeds play equal games."""
    need_placing(variant)
    _check_data(PlacingPosition(variant, core(variant)))
    for number in range(games):
        _check_game(PlacingPosition(variant, core(variant)), Random(f"{seed} {number}"))


def _check_game(position: PlacingPosition, rng: Random) -> None:
    # Every move covers a cell, apart from the answer to a swap opening.
    most = len(position.variant.board) + 1
    out: set[str] = set()
    while position.turn is not None:
        _require(position.ply < most, position, "a game ends")
        _check_position(position, rng)
        _check_skipped(position, out)
        position.push(rng.choice(_listed(position)))
    _check_end(position)


def _require(holds: bool, position: PlacingPosition, promise: str) -> None:
    if not holds:
        raise BrokenPromise(position, f"it does not hold that {promise}")


def _check_data(start: PlacingPosition) -> None:
    variant = start.variant
    _require(len(set(variant.palette)) == len(variant.palette), start, "colours have different names")
    _require(all(cell in variant.board.names for cell in variant.start_cells), start, "start cells are on the board")
    owning = {seat for seats in variant.owners for seat in seats}
    _require(owning == set(range(variant.seats)), start, "every seat owns a colour, and only seats do")
    try:
        _require(variant.with_options(**variant.chosen).chosen == variant.chosen, start, "options can be chosen again")
    except BadOption as error:
        raise BrokenPromise(start, f"an option is chosen that is not offered: {error}") from error


def _check_position(position: PlacingPosition, rng: Random) -> None:
    _check_turn(position)
    _check_moves(position, rng)
    if position.ply == 0 or rng.random() < REFUSALS:
        _check_refusals(position, rng)
    _check_bookkeeping(position)
    _check_views(position, rng)


def _check_turn(position: PlacingPosition) -> None:
    variant = position.variant
    _require(position.turn in variant.colours, position, "the colour to move is one of the game")
    _require(position.mover in range(variant.seats), position, "the seat to move is one of the game")
    _require(len(position.legal_moves) > 0, position, "the colour to move is not blocked")
    _require(position.outcome() is None, position, "there is no result while somebody can move")


def _check_moves(position: PlacingPosition, rng: Random) -> None:
    moves = _listed(position)
    _require(len(moves) == len(set(moves)) == len(position.legal_moves), position, "each legal move is listed once")
    before = _told(position)
    for move in rng.sample(moves, min(TRIED_MOVES, len(moves))):
        _check_notation(position, move)
        _require(move in position.legal_moves, position, f"{position.format(move)} is in the moves that list it")
        _check_push_and_pop(position, move, before)


def _check_notation(position: PlacingPosition, move: Move) -> None:
    text = position.format(move)
    _require(parse_move(position.move_table, text) == move, position, f"{text} is read back as the move it was")
    _require(text in position.legal_moves, position, f"{text} is legal in notation too")


def _check_push_and_pop(position: PlacingPosition, move: Move, before: object) -> None:
    text = position.format(move)
    twin = position.copy()
    _require(_told(twin) == before, position, "a copy is equal")
    try:
        twin.push(move)
    except IllegalMove as error:
        raise BrokenPromise(position, f"a legal move is refused: {error}") from error
    _require(_told(position) == before, position, f"{text} on a copy leaves the position alone")
    _require(twin.ply == position.ply + 1, position, f"{text} is one ply")
    _require(twin.pop() == move, position, f"{text} is the move taken back after it was made")
    _require(_told(twin) == before, position, f"taking {text} back restores the position")


def _check_refusals(position: PlacingPosition, rng: Random) -> None:
    legal = set(position.legal_moves)
    rows = range(len(position.move_table))
    tried = {Move(rng.choice(rows)) for _ in range(2)}
    if position.ply == 0:
        tried |= {Move(-1), Move(len(rows)), *WORDS}
    before = _told(position)
    for move in sorted(tried - legal):
        text = position.format(move)
        _require(move not in position.legal_moves, position, f"{text}, which is not listed, is not legal")
        try:
            position.push(move)
        except IllegalMove as error:
            _require(bool(error.clause), position, f"{text} is refused by a clause")
        else:
            raise BrokenPromise(position, f"the illegal move {text} is accepted")
        _require(_told(position) == before, position, f"refusing {text} leaves the position alone")


def _check_bookkeeping(position: PlacingPosition) -> None:
    variant = position.variant
    covered: Counter[int] = Counter()
    for number, (colour, tally) in enumerate(zip(variant.colours, position.tallies, strict=True)):
        points = score(variant, number, tally)
        mine = [position.move_table.rows[row] for row in _rows(position, colour)]
        cells = sorted(cell for row in mine for cell in row)
        covered.update(cells)
        _require(list(position.cells(colour)) == cells, position, f"{colour} covers what it has laid")
        counted = (len(cells), len(mine), len(mine[-1]) if mine else 0)
        _require((tally.cells, tally.pieces, tally.last_size) == counted, position, f"the tally of {colour} is right")
        _require(position.scores[colour] == points, position, f"{colour} scores what it has placed")
        _require(_used(position, colour) == _laid(position, colour), position, f"{colour} lacks just what was laid")
    _require(all(count == 1 for count in covered.values()), position, "no cell is covered twice")


def _rows(position: PlacingPosition, colour: str) -> list[Move]:
    """The placements of a colour, in order."""
    return [ply.move for ply in position.plies if ply.colour == colour and ply.move not in WORDS]


def _used(position: PlacingPosition, colour: str) -> Counter[str]:
    """The pieces that a colour had at the start and has no more."""
    variant = position.variant
    stock = variant.stock[variant.colours.index(colour)]
    full = Counter({shape.name: copies for shape, copies in zip(variant.pieces, stock, strict=True)})
    full.subtract(shape.name for shape in position.left(colour))
    return +full


def _laid(position: PlacingPosition, colour: str) -> Counter[str]:
    """The pieces that were taken from a colour's supply."""
    variant = position.variant
    suppliers = variant.colours if variant.supply == "shared" else (colour,)
    rows = [row for supplier in suppliers for row in _rows(position, supplier)]
    return Counter(variant.pieces[position.move_table.piece[row]].name for row in rows)


def _check_views(position: PlacingPosition, rng: Random) -> None:
    seat = rng.randrange(position.variant.seats)
    view = position.view(seat)
    _require((view.turn, view.mover) == (position.turn, position.mover), position, "a view knows whose turn it is")
    _require(_told(view.sample(rng)) == _told(position), position, f"seat {seat} sees enough to play on")


def _check_skipped(position: PlacingPosition, out: set[str]) -> None:
    """On flat boards who cannot place never can again (P6)."""
    skipped = position.skipped
    _require(position.turn not in skipped, position, "the colour to move was not skipped")
    if position.variant.board.lattice.dimension == 2:
        _require(position.turn not in out, position, f"{position.turn} is blocked for good")
        out.update(skipped)


def _check_end(position: PlacingPosition) -> None:
    outcome = position.outcome()
    _require(position.mover is None, position, "nobody is to move when the game is over")
    _require(len(position.legal_moves) == 0, position, "there is no move when the game is over")
    if outcome is None:
        raise BrokenPromise(position, "a finished game has no result")
    _require(outcome.scores == position.scores, position, "the result has the scores of the board")
    _require(len(outcome.totals) == position.variant.seats, position, "every seat has a total")
    _require(set(outcome.winners) <= set(range(position.variant.seats)), position, "winners are seats")
    _check_bookkeeping(position)


def _listed(position: PlacingPosition) -> list[Move]:
    return sorted(position.legal_moves)


def _told(position: PlacingPosition) -> object:
    """All that a position tells, to be compared."""
    colours = position.variant.colours
    board = [(position.cells(colour), position.left(colour)) for colour in colours]
    turn = (position.turn, position.mover, position.owners, position.skipped)
    return (turn, _listed(position), tuple(position.plies), board, position.scores)
