"""What the terminal game says about games on a board."""

from cornerwise.locales.terminal_language import here, t
from cornerwise.rules.moves import KEEP, SWAP, WORDS, Move
from cornerwise.rules.placing_position import PlacingPosition
from cornerwise.rules.position import Ply
from cornerwise.rules.reasons import violation
from cornerwise.terminal import keys
from cornerwise.terminal.board_match import BoardMatch
from cornerwise.terminal.lines import columns
from cornerwise.terminal.turn import Turn
from cornerwise.terminal.words import (
    because,
    colour_name,
    game_about,
    game_name,
    is_you,
    of_seat,
    points,
    result,
    seat_name,
)

ANSWERS = {KEEP: "terminal-kept", SWAP: "terminal-swapped"}


def too_small(width: int, height: int) -> str:
    return t("terminal-too-small", width=width, height=height)


def missing(position: PlacingPosition, piece: int) -> str:
    """Why the colour to move cannot take a piece out of the tray."""
    gone = "piece-withheld" if position.variant.never_has(str(position.turn), piece) else "piece-used"
    return because(violation(gone, piece=position.variant.pieces[piece].name))


def owner(match: BoardMatch, colour: str) -> str:
    """Whose colour it is."""
    seats = match.position.owners[colour]
    return seat_name(match, seats[0]) if len(seats) == 1 else t("terminal-shared")


def headline(match: BoardMatch) -> str:
    """Whose turn it is."""
    turn, seat = match.position.turn, match.position.mover
    if turn is None or seat is None:
        return t("status-over")
    if match.choosing:
        return t("terminal-keep-or-swap") if match.human else t("terminal-chooses", name=seat_name(match, seat))
    if is_you(match, seat):
        return t("terminal-your-turn", colour=colour_name(turn))
    return t("status-turn-of", name=mover_name(match))


def answer_line(match: BoardMatch) -> str:
    """What keeping and swapping mean for the seat that answers."""
    first, second = map(colour_name, match.position.variant.colours)
    return t("terminal-answer", first=first, second=second)


def mover_name(match: BoardMatch) -> str:
    """Who is to move, with what."""
    turn, seat = match.position.turn, match.position.mover
    assert seat is not None
    return t("terminal-seat", name=seat_name(match, seat), note=colour_name(str(turn)))


def hinted(position: PlacingPosition, move: Move) -> str:
    """A move as a hint names it."""
    if move in WORDS:
        return t("terminal-hint-word", move=t(f"word-{WORDS[move]}"))
    return t("terminal-hint", piece=piece_name(position, move))


def piece_name(position: PlacingPosition, move: Move) -> str:
    return position.variant.pieces[int(position.move_table.piece[move])].name


def hand_line(match: BoardMatch, turn: Turn) -> tuple[str, str]:
    """What there is to say about the piece in the hand, and the signal colour to say it in."""
    if match.over:
        return t("terminal-over", result=result_line(match)), "accent"
    if not turn.holding:
        asked = match.choosing and match.human
        return (answer_line(match) if asked else headline(match)), "accent"
    if turn.fits:
        return "✓ " + _fit_line(match.position, turn.hand.move, turn.fitting), "ok"
    return "✗ " + _misfit_line(match.position, turn.hand.move, len(turn.fitting)), "warn"


def _fit_line(position: PlacingPosition, move: Move, places: list[Move]) -> str:
    fits = t("terminal-fits", piece=piece_name(position, move), cells=position.format(move))
    return f"{fits} {t('terminal-lay-it', number=places.index(move) + 1, count=len(places))}"


def _misfit_line(position: PlacingPosition, move: Move, count: int) -> str:
    """Why the held piece does not fit, and what to do."""
    violation = position.violation(move)
    told = [t("terminal-misfit", piece=piece_name(position, move)), t("terminal-places", count=count)]
    if violation:
        told.insert(1, because(violation))
    return " ".join(told)


def keys_now(match: BoardMatch, turn: Turn) -> keys.Keys:
    """The keys that mean something now."""
    if turn.holding:
        return keys.PLACING
    if match.choosing and match.human:
        return keys.ANSWERING
    return keys.GAME_OVER if match.over else keys.WATCHING


def news(match: BoardMatch) -> str:
    """What happened since the last human move."""
    position, recent = match.position, match.recent
    if not recent:
        return t("terminal-about", game=game_name(position.variant), about=game_about(position.variant))
    laid = [ply for ply in recent if ply.move not in WORDS]
    told = [_answered(match, ply) for ply in recent if ply.move in WORDS]
    return " ".join([*told, *(_laid(position, ply, alone=len(laid) == 1) for ply in laid), *_rests(match)])


def _laid(position: PlacingPosition, ply: Ply, alone: bool) -> str:
    colour, piece = colour_name(ply.colour), piece_name(position, ply.move)
    if alone:
        return t("terminal-laid-at", colour=colour, piece=piece, cells=position.format(ply.move))
    return t("terminal-laid", colour=colour, piece=piece)


def _answered(match: BoardMatch, ply: Ply) -> str:
    message = ANSWERS.get(ply.move, "terminal-passed")
    return of_seat(match, ply.seat, message, seat_name(match, ply.seat), colours=_colours(match, ply.seat))


def _rests(match: BoardMatch) -> list[str]:
    colours = [] if match.over else match.newly_resting()
    if not colours:
        return []
    return [t("terminal-cannot-place", colours=here().listed(map(colour_name, colours)), count=len(colours))]


def result_line(match: BoardMatch) -> str:
    """Who has won."""
    variant = match.position.variant
    if variant.points.wins == "complete":
        placed, total = sum(tally.pieces for tally in match.position.tallies), sum(variant.full_pieces)
        return t("solo-complete", total=total) if placed == total else t("solo-placed", placed=placed, total=total)
    return result(match, [_side(match, seat) for seat in range(variant.seats)])


def _side(match: BoardMatch, seat: int) -> str:
    return t("terminal-seat", name=seat_name(match, seat), note=_colours(match, seat))


def _colours(match: BoardMatch, seat: int) -> str:
    return here().listed(colour_name(colour) for colour, seats in match.position.owners.items() if seats == (seat,))


def score_lines(match: BoardMatch) -> list[str]:
    """Every colour's score at the end, and every seat's where that differs."""
    position = match.position
    outcome = position.outcome()
    assert outcome is not None
    lines = columns(
        [
            ("", "", t("terminal-column-left"), t("terminal-column-points")),
            *(
                (colour_name(colour), owner(match, colour), points(len(position.left(colour))), points(score))
                for colour, score in outcome.scores.items()
            ),
        ],
        numbers=2,
    )
    if 1 < position.variant.seats < len(position.variant.colours) or position.variant.teams:
        totals = [(_side(match, seat), points(total)) for seat, total in enumerate(outcome.totals)]
        lines += ["", *columns(totals, numbers=1)]
    return lines
