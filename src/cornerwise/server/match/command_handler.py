"""Handles commands: what players may do in a match, and which events it leads to.

A command that is refused changes nothing. One that is accepted has changed the match when `handle_command` returns;
the caller stores the log, and discards the match if the events cannot be written.
"""

from collections.abc import Callable
from dataclasses import dataclass

from cornerwise.locales.phrase import seat_number
from cornerwise.rules.deal_history import CHANCE_NAME
from cornerwise.server.base.refusal import Refused
from cornerwise.server.base.similar_names import free_name
from cornerwise.server.match import events as ev
from cornerwise.server.match.actions import (
    Action,
    Answer,
    Claim,
    Command,
    CommandResult,
    Move,
    Propose,
    Resign,
    Resume,
    Sit,
    Stand,
)
from cornerwise.server.match.clock import MOST_LAG
from cornerwise.server.match.event_writer import STAND_IN_LEVEL, EventWriter
from cornerwise.server.match.events import Proposal
from cornerwise.server.match.legality import legal_move
from cornerwise.server.match.match import Match, Phase


@dataclass(frozen=True, slots=True)
class ProposalRule:
    """When something may be proposed, whether engines agree to it, and whether a round can wait for it."""

    phases: tuple[Phase, ...]
    engine_agrees: bool = True
    in_tournaments: bool = True


PROPOSALS: dict[Proposal, ProposalRule] = {
    "draw": ProposalRule((Phase.PLAYING,), engine_agrees=False),
    "abort": ProposalRule((Phase.PLAYING, Phase.PAUSED), in_tournaments=False),
    "undo": ProposalRule((Phase.PLAYING,)),
    "pause": ProposalRule((Phase.PLAYING,), in_tournaments=False),
    "rematch": ProposalRule((Phase.OVER,), in_tournaments=False),
}


def handle_command(match: Match, command: Command) -> CommandResult:
    """Does what a player asks for, or refuses."""
    known = match.answered.get((command.player, command.key))
    if known:
        return CommandResult(*known, repeated=True)
    if command.seq != match.seq:
        raise Refused("match/stale-seq", "refused-stale", seq=match.seq, given=command.seq, details={"seq": match.seq})
    if not command.player or not 0 <= command.seat < len(match.seats):
        raise Refused("match/not-your-seat", "refused-no-seat", number=seat_number(command.seat))
    if not isinstance(command.action, Sit) and match.seats[command.seat].player != command.player:
        raise Refused("match/not-your-seat", "refused-seat-not-yours", number=seat_number(command.seat))
    writer = EventWriter(match, command.at, command.player, command.key)
    _HANDLERS[type(command.action)](writer, command, command.action)
    return CommandResult(command.seq + 1, match.seq)


# The actions


def _move(writer: EventWriter, command: Command, action: Move) -> None:
    match = writer.match
    writer.need(Phase.PLAYING)
    if match.mover is None:
        raise Refused("match/not-your-turn", "refused-nobody-moves")
    if match.mover != command.seat:
        raise Refused("match/not-your-turn", "refused-turn", number=seat_number(match.mover))
    if match.seats[command.seat].engine:
        raise Refused("match/not-your-turn", "refused-computer-plays")
    writer.move(command.seat, legal_move(match.game, action.move), min(command.lag, MOST_LAG))


def _sit(writer: EventWriter, command: Command, action: Sit) -> None:
    match = writer.match
    writer.need(Phase.WAITING)
    if not match.seats[command.seat].is_open:
        raise Refused("match/seat-taken", "refused-seat-taken", number=seat_number(command.seat))
    if match.seats_of(command.player):
        raise Refused("match/seat-taken", "refused-have-seat")
    name = free_name(action.name or command.name, (seat.name for seat in match.seats))
    writer.emit(ev.Sat(command.seat, command.player, name))
    writer.start_if_full()


def _stand(writer: EventWriter, command: Command, action: Stand) -> None:
    writer.need(Phase.WAITING)
    if command.player == writer.match.created.host:
        writer.end("aborted", ())
    else:
        writer.emit(ev.Stood(command.seat))


def _resign(writer: EventWriter, command: Command, action: Resign) -> None:
    writer.need(Phase.PLAYING, Phase.PAUSED)
    writer.need_active(command.seat)
    writer.drop(command.seat, "resigned")


def _propose(writer: EventWriter, command: Command, action: Propose) -> None:
    match = writer.match
    rule = PROPOSALS[action.what]
    writer.need(*rule.phases)
    if match.created.tournament and not rule.in_tournaments:
        raise Refused("match/declined", "refused-in-tournament")
    if match.phase is not Phase.OVER:
        writer.need_active(command.seat)
    if match.proposal:
        raise Refused("match/proposal-open", "refused-proposal-open", proposal=match.proposal.what)
    if not rule.engine_agrees and any(seat.engine for seat in match.seats):
        raise Refused("match/declined", "refused-computer-plays-on")
    if action.what == "undo":
        _undo_target(match, command.player)
    if action.what == "rematch" and match.rematch:
        raise Refused("match/not-now", "refused-rematch")
    writer.emit(ev.Proposed(command.seat, action.what))
    _conclude(writer, command.rematch_id)


def _answer(writer: EventWriter, command: Command, action: Answer) -> None:
    proposal = writer.match.proposal
    if proposal is None or command.player not in proposal.awaited:
        raise Refused("match/no-proposal", "refused-no-proposal")
    writer.emit(ev.Answered(command.seat, action.yes))
    _conclude(writer, command.rematch_id)


def _resume(writer: EventWriter, command: Command, action: Resume) -> None:
    writer.need(Phase.PAUSED)
    writer.need_active(command.seat)
    writer.emit(ev.Resumed())


def _claim(writer: EventWriter, command: Command, action: Claim) -> None:
    match = writer.match
    writer.need(Phase.PLAYING, Phase.PAUSED)
    writer.need_active(command.seat)
    if not 0 <= action.seat < len(match.seats) or not match.seats[action.seat].is_gone:
        raise Refused("match/not-gone", "refused-not-gone", number=seat_number(action.seat))
    writer.need_active(action.seat)
    if action.choice == "engine":
        writer.emit(ev.Replaced(action.seat, STAND_IN_LEVEL))
    else:
        writer.drop(action.seat, "left")


_HANDLERS: dict[type[Action], Callable[..., None]] = {
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


def _conclude(writer: EventWriter, rematch_id: str) -> None:
    """A proposal that everybody agrees to takes effect."""
    proposal = writer.match.proposal
    if proposal and not proposal.awaited:
        _EFFECTS[proposal.what](writer, writer.match.seats[proposal.seat].player, rematch_id)


_EFFECTS: dict[Proposal, Callable[[EventWriter, str, str], None]] = {
    "draw": lambda writer, asker, rematch_id: writer.end("draw", tuple(sorted(writer.in_play()))),
    "abort": lambda writer, asker, rematch_id: writer.end("aborted", ()),
    "undo": lambda writer, asker, rematch_id: writer.emit(ev.Undone(_undo_target(writer.match, asker))),
    "pause": lambda writer, asker, rematch_id: writer.emit(ev.Paused()),
    "rematch": lambda writer, asker, rematch_id: writer.emit(ev.Rematched(rematch_id)),
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
