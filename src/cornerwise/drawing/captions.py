"""The words that go with a picture: what it is, whose turn it is, how things stand."""

from collections.abc import Iterable, Sequence
from textwrap import wrap

from cornerwise.geometry.shapes import Shape
from cornerwise.rules.design import Design
from cornerwise.rules.moves import KEEP
from cornerwise.rules.position import Position

WIDTH = 80


def title_of(shown: Position | Design) -> str:
    if isinstance(shown, Design):
        return f"Design on the board of {shown.variant.title}, {counted(len(shown), 'piece')}"
    return f"{shown.variant.title}, {counted(shown.ply, 'move')}"


def description_of(shown: Position | Design) -> str:
    if isinstance(shown, Design):
        return " ".join(f"{colour.capitalize()}: {_uses(pieces)}." for colour, pieces in shown.used.items())
    return f"{headline(shown)} {_points(shown)}"


def headline(position: Position) -> str:
    """Whose turn it is, or how the game ended, in one sentence."""
    if (outcome := position.outcome()) is not None:
        return f"Game over. {_winners(position, outcome.winners)}"
    if KEEP in position.legal_moves:
        return f"Seat {position.seat} to choose: keep or swap."
    return f"{str(position.turn).capitalize()} to move, seat {position.seat}."


def status(shown: Position | Design) -> list[str]:
    """The lines below a board: of a game whose turn it is, the points and the pieces left; of a design what it uses."""
    if isinstance(shown, Design):
        return [line for colour, pieces in shown.used.items() for line in _wrapped(f"{colour} ", _uses(pieces))]
    common = shown.variant.supply == "shared"
    scores = shown.scores
    names, points = max(map(len, scores)), max(len(str(score)) for score in scores.values())
    lines = [headline(shown)]
    for colour, score in scores.items():
        start = f"{'>' if colour == shown.turn else ' '}{colour:{names}} {score:{points}}  "
        lines += _listed(start, [] if common else shown.left(colour))
    return lines + (_listed(" common  ", shown.left(shown.variant.colours[0])) if common else [])


def counted(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _winners(position: Position, winners: Iterable[int]) -> str:
    seats = [f"{seat} ({', '.join(_own_colours(position, seat))})" for seat in winners]
    if not seats:
        return "Nobody wins."
    return f"Seats {' and '.join(seats)} win." if len(seats) > 1 else f"Seat {seats[0]} wins."


def _own_colours(position: Position, seat: int) -> list[str]:
    return [colour for colour, seats in position.owners.items() if seats == (seat,)]


def _points(position: Position) -> str:
    scores = ", ".join(f"{colour} {score}" for colour, score in position.scores.items())
    return f"Points: {scores}.".replace("-", "\N{MINUS SIGN}")


def _uses(pieces: dict[str, int]) -> str:
    return " ".join(name if count == 1 else f"{count}x{name}" for name, count in pieces.items())


def _listed(start: str, shapes: Sequence[Shape]) -> list[str]:
    return _wrapped(start, " ".join(shape.name for shape in shapes))


def _wrapped(start: str, text: str) -> list[str]:
    return wrap(text, WIDTH, initial_indent=start, subsequent_indent=" " * len(start)) or [start.rstrip()]
