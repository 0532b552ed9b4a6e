"""The texts of the terminal game for games on a board."""

from cornerwise.locales.lines import columns
from cornerwise.locales.terminal_language import here, t, together
from cornerwise.rules.moves import KEEP, SWAP, WORDS, Move
from cornerwise.rules.placing_position import PlacingPosition
from cornerwise.rules.position import Ply
from cornerwise.rules.reasons import violation
from cornerwise.terminal import keys
from cornerwise.terminal.seated_board_game import SeatedBoardGame
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


def owner(game: SeatedBoardGame, colour: str) -> str:
    """Whose colour it is."""
    seats = game.position.owners[colour]
    return seat_name(game, seats[0]) if len(seats) == 1 else t("terminal-shared")


def headline(game: SeatedBoardGame) -> str:
    """Whose turn it is."""
    turn, seat = game.position.turn, game.position.mover
    if turn is None or seat is None:
        return t("status-over")
    if game.choosing:
        return t("terminal-keep-or-swap") if game.human else t("terminal-chooses", name=seat_name(game, seat))
    if is_you(game, seat):
        return t("terminal-your-turn", colour=colour_name(turn))
    return t("status-turn-of", name=mover_name(game))


def answer_line(game: SeatedBoardGame) -> str:
    """What keeping and swapping mean for the seat that answers."""
    first, second = map(colour_name, game.position.variant.colours)
    return t("terminal-answer", first=first, second=second)


def mover_name(game: SeatedBoardGame) -> str:
    """The player to move, with the colour."""
    turn, seat = game.position.turn, game.position.mover
    assert seat is not None
    return t("terminal-seat", name=seat_name(game, seat), note=colour_name(str(turn)))


def hinted(position: PlacingPosition, move: Move) -> str:
    """The text of a hint for a move."""
    if move in WORDS:
        return t("terminal-hint-word", move=t(f"word-{WORDS[move]}"))
    return t("terminal-hint", piece=piece_name(position, move))


def piece_name(position: PlacingPosition, move: Move) -> str:
    return position.variant.pieces[int(position.move_table.piece[move])].name


def hand_line(game: SeatedBoardGame, turn: Turn) -> tuple[str, str]:
    """The text about the piece in the hand, and the signal colour that it is shown in."""
    if game.over:
        return t("terminal-over", result=result_line(game)), "accent"
    if not turn.holding:
        asked = game.choosing and game.human
        return (answer_line(game) if asked else headline(game)), "accent"
    if turn.fits:
        return "✓ " + _fit_line(game.position, turn.hand.move, turn.fitting), "ok"
    return "✗ " + _misfit_line(game.position, turn.hand.move, len(turn.fitting)), "warn"


def _fit_line(position: PlacingPosition, move: Move, places: list[Move]) -> str:
    fits = t("terminal-fits", piece=piece_name(position, move), cells=position.format(move))
    return together(fits, t("terminal-lay-it", number=places.index(move) + 1, count=len(places)))


def _misfit_line(position: PlacingPosition, move: Move, count: int) -> str:
    """Why the held piece does not fit, and what to do."""
    violation = position.violation(move)
    told = [t("terminal-misfit", piece=piece_name(position, move)), t("terminal-places", count=count)]
    if violation:
        told.insert(1, because(violation))
    return together(*told)


def keys_now(game: SeatedBoardGame, turn: Turn) -> keys.Keys:
    """The keys that can be used now."""
    if turn.holding:
        return keys.PLACING
    if game.choosing and game.human:
        return keys.ANSWERING
    return keys.GAME_OVER if game.over else keys.WATCHING


def news(game: SeatedBoardGame) -> str:
    """What happened since the last human move."""
    position, recent = game.position, game.recent
    if not recent:
        return t("terminal-about", game=game_name(position.variant), about=game_about(position.variant))
    laid = [ply for ply in recent if ply.move not in WORDS]
    told = [_answered(game, ply) for ply in recent if ply.move in WORDS]
    return together(*told, *(_laid(position, ply, alone=len(laid) == 1) for ply in laid), *_rests(game))


def _laid(position: PlacingPosition, ply: Ply, alone: bool) -> str:
    colour, piece = colour_name(ply.colour), piece_name(position, ply.move)
    if alone:
        return t("terminal-laid-at", colour=colour, piece=piece, cells=position.format(ply.move))
    return t("terminal-laid", colour=colour, piece=piece)


def _answered(game: SeatedBoardGame, ply: Ply) -> str:
    message = ANSWERS.get(ply.move, "terminal-passed")
    return of_seat(game, ply.seat, message, seat_name(game, ply.seat), colours=_colours(game, ply.seat))


def _rests(game: SeatedBoardGame) -> list[str]:
    colours = [] if game.over else game.newly_resting()
    if not colours:
        return []
    return [t("terminal-cannot-place", colours=here().listed(map(colour_name, colours)), count=len(colours))]


def result_line(game: SeatedBoardGame) -> str:
    """Who has won."""
    variant = game.position.variant
    if variant.points.wins == "complete":
        placed, total = sum(tally.pieces for tally in game.position.tallies), sum(variant.full_pieces)
        return t("solo-complete", total=total) if placed == total else t("solo-placed", placed=placed, total=total)
    return result(game, [_side(game, seat) for seat in range(variant.seats)])


def _side(game: SeatedBoardGame, seat: int) -> str:
    return t("terminal-seat", name=seat_name(game, seat), note=_colours(game, seat))


def _colours(game: SeatedBoardGame, seat: int) -> str:
    return here().listed(colour_name(colour) for colour, seats in game.position.owners.items() if seats == (seat,))


def score_lines(game: SeatedBoardGame) -> list[str]:
    """Every colour's score at the end, and every seat's where that differs."""
    position = game.position
    outcome = position.outcome()
    assert outcome is not None
    lines = columns(
        [
            ("", "", t("terminal-column-left"), t("terminal-column-points")),
            *(
                (colour_name(colour), owner(game, colour), points(len(position.left(colour))), points(score))
                for colour, score in outcome.scores.items()
            ),
        ],
        numbers=2,
    )
    if 1 < position.variant.seats < len(position.variant.colours) or position.variant.teams:
        totals = [(_side(game, seat), points(total)) for seat, total in enumerate(outcome.totals)]
        lines += ["", *columns(totals, numbers=1)]
    return lines
