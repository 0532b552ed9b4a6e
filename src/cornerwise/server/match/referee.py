"""From a command to events: what players may do in a match.

A command that is refused changes nothing. One that is accepted has changed the match when `handle`
returns; whoever keeps the log must forget the match if the events cannot be written.
"""

from collections.abc import Callable
from dataclasses import dataclass

from cornerwise.errors import IllegalMove, NotationError
from cornerwise.rules.deal_history import CHANCE_NAME
from cornerwise.rules.position import Position
from cornerwise.server.base.refusal import Refused
from cornerwise.server.match import events as ev
from cornerwise.server.match.clock import MOST_LAG
from cornerwise.server.match.command import (
    Action,
    Answer,
    Claim,
    Command,
    Move,
    Propose,
    Resign,
    Result,
    Resume,
    Sit,
    Stand,
)
from cornerwise.server.match.event_writer import STAND_IN_LEVEL, Turn
from cornerwise.server.match.events import Proposal
from cornerwise.server.match.match import Match, Phase


@dataclass(frozen=True, slots=True)
class _Terms:
    """When something may be proposed, and whether the computer agrees to it."""

    phases: tuple[Phase, ...]
    computer_agrees: bool = True


PROPOSALS: dict[Proposal, _Terms] = {
    "draw": _Terms((Phase.PLAYING,), computer_agrees=False),
    "abort": _Terms((Phase.PLAYING, Phase.PAUSED)),
    "undo": _Terms((Phase.PLAYING,)),
    "pause": _Terms((Phase.PLAYING,)),
    "rematch": _Terms((Phase.OVER,)),
}


def handle(match: Match, command: Command) -> Result:
    """Does what a player asks for, or refuses."""
    known = match.answered.get((command.player, command.key))
    if known:
        return Result(*known, repeated=True)
    if command.seq != match.seq:
        raise Refused("match/stale-seq", "refused-stale", seq=match.seq, given=command.seq, details={"seq": match.seq})
    if not command.player or not 0 <= command.seat < len(match.seats):
        raise Refused("match/not-your-seat", "refused-no-seat", seat=command.seat)
    if not isinstance(command.action, Sit) and match.seats[command.seat].player != command.player:
        raise Refused("match/not-your-seat", "refused-seat-not-yours", seat=command.seat)
    turn = Turn(match, command.at, command.player, command.key)
    _ACTIONS[type(command.action)](turn, command, command.action)
    return Result(command.seq + 1, match.seq)


# What happens without a player's doing


def expire(match: Match, at: int, lag: int = MOST_LAG) -> None:
    """Notes that time has run out, if it has."""
    if match.clocks.has_expired(at, min(lag, MOST_LAG)):
        Turn(match, at).expire()


def engine_move(match: Match, seat: int, move: str, seq: int, at: int) -> bool:
    """The computer moves, if the match still stands where it was asked; says whether it did."""
    if seq != match.seq or match.mover != seat or not match.seats[seat].engine:
        return False
    Turn(match, at).move(seat, legal_text(match.game, move))
    return True


def note_gone(match: Match, seat: int, at: int) -> None:
    """A player has been away for too long."""
    if match.phase in (Phase.PLAYING, Phase.PAUSED) and match.seats[seat].is_person and not match.seats[seat].is_gone:
        Turn(match, at).emit(ev.Gone(seat))


def note_back(match: Match, seat: int, at: int) -> None:
    """A player who was noted as gone is there again."""
    if match.seats[seat].is_gone and match.phase is not Phase.OVER:
        Turn(match, at).emit(ev.Back(seat))


def note_away(match: Match, start: int, end: int, at: int) -> None:
    """The server itself was away while a clock was running."""
    if match.clocks.running is not None and match.clocks.since < end:
        Turn(match, at).emit(ev.Away(start, end))


def create(match: Match, created: ev.Created, at: int, player: str = "", key: str = "") -> None:
    """The first event, and all that follows from it when every seat is taken at once."""
    turn = Turn(match, at, player, key)
    turn.emit(created)
    turn.start_if_full()


def carry(match: Match, seat: int, player: str, name: str, at: int) -> None:
    """A seat goes over to another session of the same person."""
    Turn(match, at).emit(ev.Carried(seat, player, name))


# The actions


def _move(turn: Turn, command: Command, action: Move) -> None:
    match = turn.match
    turn.need(Phase.PLAYING)
    if match.mover != command.seat:
        raise Refused("match/not-your-turn", "refused-turn", seat=str(match.mover))
    if match.seats[command.seat].engine:
        raise Refused("match/not-your-turn", "refused-computer-plays")
    turn.move(command.seat, legal_text(match.game, action.move), min(command.lag, MOST_LAG))


def _sit(turn: Turn, command: Command, action: Sit) -> None:
    match = turn.match
    turn.need(Phase.WAITING)
    if not match.seats[command.seat].is_open:
        raise Refused("match/seat-taken", "refused-seat-taken", seat=command.seat)
    if match.seats_of(command.player):
        raise Refused("match/seat-taken", "refused-have-seat")
    turn.emit(ev.Sat(command.seat, command.player, action.name))
    turn.start_if_full()


def _stand(turn: Turn, command: Command, action: Stand) -> None:
    turn.need(Phase.WAITING)
    if command.player == turn.match.created.host:
        turn.end("aborted", ())
    else:
        turn.emit(ev.Stood(command.seat))


def _resign(turn: Turn, command: Command, action: Resign) -> None:
    turn.need(Phase.PLAYING, Phase.PAUSED)
    turn.need_part(command.seat)
    turn.drop(command.seat, "resigned")


def _propose(turn: Turn, command: Command, action: Propose) -> None:
    match = turn.match
    terms = PROPOSALS[action.what]
    turn.need(*terms.phases)
    if match.phase is not Phase.OVER:
        turn.need_part(command.seat)
    if match.proposal:
        raise Refused("match/proposal-open", "refused-proposal-open", proposal=match.proposal.what)
    if not terms.computer_agrees and any(seat.engine for seat in match.seats):
        raise Refused("match/declined", "refused-computer-plays-on")
    if action.what == "undo":
        _undo_target(match, command.player)
    if action.what == "rematch" and match.rematch:
        raise Refused("match/not-now", "refused-rematch")
    turn.emit(ev.Proposed(command.seat, action.what))
    _conclude(turn, command.fresh)


def _answer(turn: Turn, command: Command, action: Answer) -> None:
    proposal = turn.match.proposal
    if proposal is None or command.player not in proposal.awaited:
        raise Refused("match/no-proposal", "refused-no-proposal")
    turn.emit(ev.Answered(command.seat, action.yes))
    _conclude(turn, command.fresh)


def _resume(turn: Turn, command: Command, action: Resume) -> None:
    turn.need(Phase.PAUSED)
    turn.need_part(command.seat)
    turn.emit(ev.Resumed())


def _claim(turn: Turn, command: Command, action: Claim) -> None:
    match = turn.match
    turn.need(Phase.PLAYING, Phase.PAUSED)
    turn.need_part(command.seat)
    if not 0 <= action.seat < len(match.seats) or not match.seats[action.seat].is_gone:
        raise Refused("match/not-gone", "refused-not-gone", seat=action.seat)
    turn.need_part(action.seat)
    if action.choice == "engine":
        turn.emit(ev.Replaced(action.seat, STAND_IN_LEVEL))
    else:
        turn.drop(action.seat, "left")


_ACTIONS: dict[type[Action], Callable[..., None]] = {
    Move: _move,
    Sit: _sit,
    Stand: _stand,
    Resign: _resign,
    Propose: _propose,
    Answer: _answer,
    Resume: _resume,
    Claim: _claim,
}


# Proposals


def _conclude(turn: Turn, fresh: str) -> None:
    """A proposal that everybody agrees to takes effect."""
    proposal = turn.match.proposal
    if proposal and not proposal.awaited:
        _EFFECTS[proposal.what](turn, turn.match.seats[proposal.seat].player, fresh)


_EFFECTS: dict[Proposal, Callable[[Turn, str, str], None]] = {
    "draw": lambda turn, asker, fresh: turn.end("draw", tuple(sorted(turn.in_play()))),
    "abort": lambda turn, asker, fresh: turn.end("aborted", ()),
    "undo": lambda turn, asker, fresh: turn.emit(ev.Undone(_undo_target(turn.match, asker))),
    "pause": lambda turn, asker, fresh: turn.emit(ev.Paused()),
    "rematch": lambda turn, asker, fresh: turn.emit(ev.Rematched(fresh)),
}


def _undo_target(match: Match, player: str) -> int:
    """How many moves are left when the player's last one is taken back. What chance has shown stays shown."""
    seats = match.seats_of(player)
    plies = match.game.plies
    for number in range(len(plies) - 1, -1, -1):
        if plies[number].colour == CHANCE_NAME:
            break
        if plies[number].seat in seats:
            return number
    raise Refused("match/no-undo", "refused-no-undo")


def legal_text(game: Position, text: str) -> str:
    """A move as the log writes it; `Refused` for one that the rules forbid."""
    try:
        move = game.parse(text)
        if not game.core.is_legal(move):  # asked here and not left to `push`: nobody may choose to run out of time
            raise IllegalMove(game.format(move), game.violation(move) or game.NO_SUCH_MOVE)
    except (IllegalMove, NotationError) as error:
        raise refusal_of(error) from error
    return game.format(move)


def refusal_of(error: IllegalMove | NotationError, **more: object) -> Refused:
    """What the rules say no to, as a client hears it."""
    if isinstance(error, NotationError):
        return Refused("match/bad-notation", error.phrase, details=more)
    said = error.violation
    why = {"reason": said.reason, "clause": said.clause, "why": error.why, "details": dict(said.details)}
    return Refused("match/illegal-move", error.phrase, details={**why, **more})
