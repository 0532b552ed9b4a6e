"""Puzzles of placing games: endgames in which one move is better than all others, and what is asked in them."""

from typing import NamedTuple

from cornerwise.puzzles.outlooks import Ending, Outlook
from cornerwise.puzzles.puzzle import Kind
from cornerwise.rules.moves import Move
from cornerwise.rules.placing_position import PlacingPosition

NODES = 20_000
"""Positions that the endgame solver may look at for every move."""
CLEAR = 2
"""Points by which the best move must be ahead of the next: two squares, or the win."""
CLEAR_PIECES = 1
"""The same where whole pieces are counted."""
BY_PIECES = ("pieces", "complete")
LEAST_CHOICE = 5
"""Legal moves at the first turn: fewer are no puzzle."""
HOPEFUL = 1_500
"""Positions that a guarantee may look at before a game is thought to be too far from its end."""
MOST_OWN = 4
"""Own moves of a solution at most."""


class Solution(NamedTuple):
    """What is asked in a position, and the line that answers it."""

    kind: Kind
    line: tuple[Move, ...]
    worth: int
    second: int
    replies: tuple[int, ...] = ()
    """Which moves of the line are those of others."""


def solution_of(position: PlacingPosition) -> Solution | None:
    """The puzzle in a position, if there is one; the position is left as it was."""
    if position.mover is None or len(position.legal_moves) < LEAST_CHOICE:
        return None
    ending = Ending(position, NODES)
    outlooks = ending.outlooks() if ending.may_be_solved else None
    if outlooks is None:
        return None
    best, worth, second = _two_best(outlooks)
    wins = ending.between_two and worth > 0 >= second
    clear = CLEAR_PIECES if position.variant.scoring in BY_PIECES else CLEAR
    if worth - second < (1 if wins else clear):
        return None
    kind = _kind(ending, outlooks, best, wins)
    line, replies = _forced_line(ending, best, outlooks[best])
    return Solution(kind, line, worth, second, replies)


def _two_best(outlooks: dict[Move, Outlook]) -> tuple[Move, int, int]:
    order = sorted(outlooks, key=lambda move: outlooks[move].worth, reverse=True)
    worths = [outlooks[move].worth for move in order[:2]]
    return order[0], worths[0], worths[-1] if len(worths) > 1 else worths[0] - CLEAR


def _kind(ending: Ending, outlooks: dict[Move, Outlook], best: Move, wins: bool) -> Kind:
    """The first thing that only the best move does."""
    ends = {move: _play_out(ending, move, outlook) for move, outlook in outlooks.items()}
    end, others = ends[best], [end for move, end in ends.items() if move != best]
    if end.complete and end.laid > 1 and not any(other.complete for other in others):
        return "everything"
    if ending.between_two and not end.rival_laid and all(other.rival_laid for other in others):
        return "shut"
    if end.laid > 1 and all(other.laid == 1 for other in others):
        return "save"
    if wins:
        return "win"
    return "biggest"


class _End(NamedTuple):
    """What happens from a move on to the end of the game."""

    laid: int
    """Own pieces, that of the move itself too."""
    rival_laid: int
    complete: bool
    """Whether all own pieces are laid."""


def _play_out(ending: Ending, move: Move, outlook: Outlook) -> _End:
    position, before = ending.position, ending.position.ply
    for each in (move, *outlook.line):
        position.make(each)
    own = sum(ply.seat in ending.party for ply in position.plies[before:])
    complete = not any(
        position.left(colour) for colour, seats in position.owners.items() if set(seats) <= set(ending.party)
    )
    end = _End(own, position.ply - before - own, complete)
    while position.ply > before:
        position.pop()
    return end


def _forced_line(ending: Ending, best: Move, outlook: Outlook) -> tuple[tuple[Move, ...], tuple[int, ...]]:
    """As far as every own move is the only best one, and which of its moves are replies.

    Whatever comes after the last own move is left out.
    """
    position, before = ending.position, ending.position.ply
    line, length, own = [best], 1, 1
    replies = []
    position.make(best)
    for move in outlook.line:
        if ending.is_own_turn:
            outlooks = ending.outlooks()
            if own == MOST_OWN or outlooks is None or len(outlooks) < 2:
                break
            only, worth, second = _two_best(outlooks)
            if worth == second:
                break
            move = only
            own, length = own + 1, len(line) + 1
        else:
            replies.append(len(line))
        line.append(move)
        position.make(move)
    while position.ply > before:
        position.pop()
    return tuple(line[:length]), tuple(reply for reply in replies if reply < length)


def is_too_early(position: PlacingPosition) -> bool:
    """Whether a position is too far from the end to be solved."""
    if position.mover is None:
        return False
    ending = Ending(position, NODES, HOPEFUL)
    return not ending.may_be_solved or ending.outlook() is None
