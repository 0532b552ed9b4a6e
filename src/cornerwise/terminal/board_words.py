"""What the terminal game says about games on a board."""

from cornerwise.rules.game import Ply
from cornerwise.rules.moves import KEEP, SWAP, WORDS, Move
from cornerwise.rules.position import Position
from cornerwise.rules.reasons import broken
from cornerwise.terminal.board_match import BoardMatch
from cornerwise.terminal.turn import Turn
from cornerwise.terminal.words import capital, kind_name, points

KEYS = "Tab piece  ←↑↓→ move  R turn  F flip  N place  Enter lay  H hint  U undo  ? keys"
ANSWER_KEYS = "K keep  W swap  U undo  S save  Q quit  ? keys"
WATCH_KEYS = "U undo  S save  M marks  Q quit  ? keys"
OVER_KEYS = "U undo  S save  M marks  G new game  Q quit  ? keys"
HELP = """\
Flat boards: a piece touches your own colour at a corner and never
along a side; the first covers a start cell (). Solid boards, level by
level: it shares a face with your colour and leaves no hole below.

  letters, digits    take the piece with that key in the tray
  Tab, Shift+Tab     take the next or previous piece that fits
  arrow keys         move the piece
  R, Shift+R         turn it right, left
  F                  turn it over, or tip a solid piece
  N, Shift+N         next or previous place where it fits
  Enter              lay it down, where it fits
  H                  hint: what a strong player would do; again: take it
  K, W               keep or swap, when the opening asks for it
  U                  take your last move back, also while others think
  S                  save the game
  M                  marks that tell the colours apart without hue
  Q                  leave

A filled piece fits; a hatched one does not, and a line says why.
Tinted cells are those it could cover; dots mark the pieces laid last.
Grey pieces have no place now; matt cells have others above them."""
NO_PLACE = "It has no place now."


def too_small(width: int, height: int) -> str:
    return f"This board scrolls; it wants a window of {width} x {height}."


def missing(position: Position, piece: int) -> str:
    """Why the colour to move cannot take a piece out of the tray."""
    gone = "piece-withheld" if position.variant.never_has(str(position.turn), piece) else "piece-used"
    return f"{broken(gone, piece=position.variant.pieces[piece].name).sentence}."


def seat_name(match: BoardMatch, seat: int) -> str:
    """Who sits there."""
    if not match.is_human(seat):
        return kind_name(match, seat)
    return "you" if match.humans == 1 else f"seat {seat}"


def owner(match: BoardMatch, colour: str) -> str:
    """Whose colour it is."""
    seats = match.position.owners[colour]
    return seat_name(match, seats[0]) if len(seats) == 1 else "shared"


def headline(match: BoardMatch) -> str:
    """Whose turn it is."""
    turn, seat = match.position.turn, match.position.seat
    if turn is None or seat is None:
        return f"Game over. {result_line(match)}"
    name = seat_name(match, seat)
    if match.choosing:
        return "Keep or swap?" if match.human else f"{capital(name)} is choosing"
    if not match.human:
        return f"{capital(turn)} to move: {name}"
    return f"Your turn: {turn}" if name == "you" else f"{capital(turn)}: {name}"


def answer_line(match: BoardMatch) -> str:
    """What keeping and swapping mean for the seat that answers."""
    first, second = match.position.variant.colours
    return f"K: keep, and play {first}.  W: swap, and play {second}.  {capital(first)} moves next."


def mover_name(match: BoardMatch) -> str:
    """Who is to move, with what."""
    turn, seat = match.position.turn, match.position.seat
    assert seat is not None
    return f"{seat_name(match, seat)} ({turn})"


def move_name(position: Position, move: Move) -> str:
    """A move as a hint names it."""
    return WORDS[move] if move in WORDS else f"{piece_name(position, move)} where marked"


def piece_name(position: Position, move: Move) -> str:
    return position.variant.pieces[int(position.table.piece[move])].name


def hand_line(match: BoardMatch, turn: Turn) -> tuple[str, str]:
    """What there is to say about the piece in the hand, and the signal colour to say it in."""
    if not turn.holding:
        asked = match.choosing and match.human
        return (answer_line(match) if asked else headline(match)), "accent"
    if turn.fits:
        return "✓ " + _fit_line(match.position, turn.hand.move, turn.fitting), "ok"
    return "✗ " + _misfit_line(match.position, turn.hand.move, len(turn.fitting)), "warn"


def _fit_line(position: Position, move: Move, places: list[Move]) -> str:
    place = f"Place {places.index(move) + 1} of {len(places)}."
    return f"{piece_name(position, move)} fits: {position.format(move)}. Enter lays it. {place}"


def _misfit_line(position: Position, move: Move, count: int) -> str:
    """Why the held piece does not fit, and what to do."""
    violation = position.violation(move)
    why = f"{violation.sentence} ({violation.clause})" if violation else ""
    places = f"N shows its {count} places." if count > 1 else "N shows its place." if count else NO_PLACE
    return f"{piece_name(position, move)} does not fit: {why}. {places}"


def keys(match: BoardMatch, turn: Turn) -> str:
    """The keys that mean something now."""
    if turn.holding:
        return KEYS
    if match.choosing and match.human:
        return ANSWER_KEYS
    return OVER_KEYS if match.over else WATCH_KEYS


def news(match: BoardMatch) -> str:
    """What happened since the last human move."""
    position, recent = match.position, match.recent
    if not recent:
        return f"{position.variant.title}: {position.variant.about}."
    laid = [ply for ply in recent if ply.move not in WORDS]
    told = [_answered(match, ply) for ply in recent if ply.move in WORDS]
    if len(laid) == 1:
        told.append(f"{capital(_laid(position, laid[0]))} at {position.format(laid[0].move)}.")
    elif laid:
        told.append(capital(", ".join(_laid(position, ply) for ply in laid)) + ".")
    return " ".join(told + _rests(match))


def _laid(position: Position, ply: Ply) -> str:
    return f"{ply.colour} laid {piece_name(position, ply.move)}"


def _answered(match: BoardMatch, ply: Ply) -> str:
    name = capital(seat_name(match, ply.seat))
    verb = {KEEP: "kept", SWAP: "swapped"}.get(ply.move, "passed")
    return f"{name} {verb} and {'play' if name == 'You' else 'plays'} {_colours(match, ply.seat)}."


def _rests(match: BoardMatch) -> list[str]:
    colours = [] if match.over else match.newly_resting()
    if not colours:
        return []
    return [f"{capital(' and '.join(colours))} cannot place and {'rests' if len(colours) == 1 else 'rest'}."]


def result_line(match: BoardMatch) -> str:
    """Who has won."""
    outcome = match.position.outcome()
    assert outcome is not None
    variant = match.position.variant
    if variant.points.wins == "complete":
        placed = sum(tally.pieces for tally in match.position.tallies)
        total = sum(variant.full_pieces)
        return f"You placed all {total} pieces." if outcome.winners else f"{placed} of {total} pieces are placed."
    if len(outcome.winners) == variant.seats:
        return "All share the win."
    names = [_side(match, seat) for seat in outcome.winners]
    verb = "win" if len(names) > 1 or names[0].startswith("you") else "wins"
    return f"{capital(' and '.join(names))} {verb}."


def _side(match: BoardMatch, seat: int) -> str:
    return f"{seat_name(match, seat)} ({_colours(match, seat)})"


def _colours(match: BoardMatch, seat: int) -> str:
    return " and ".join(colour for colour, seats in match.position.owners.items() if seats == (seat,))


def score_lines(match: BoardMatch) -> list[str]:
    """Every colour's score at the end, and every seat's where that differs."""
    position = match.position
    outcome = position.outcome()
    assert outcome is not None
    lines = [
        f"{colour:8}{owner(match, colour):12}{len(position.left(colour)):3} left{points(score):>7}"
        for colour, score in outcome.scores.items()
    ]
    if 1 < position.variant.seats < len(position.variant.colours) or position.variant.teams:
        lines.append("")
        lines += [f"{_side(match, seat):26}{points(total):>8}" for seat, total in enumerate(outcome.totals)]
    return lines
