"""Captions of pictures: title, whose turn it is, scores."""

from collections.abc import Sequence
from textwrap import wrap

from cornerwise.geometry.shapes import Shape
from cornerwise.locales.lines import cell_len, padded
from cornerwise.locales.phrase import Phrase, colour_name, game_name, seat_name
from cornerwise.rules.design import Design
from cornerwise.rules.moves import KEEP
from cornerwise.rules.placing_position import PlacingPosition

WIDTH = 80


def title_of(shown: PlacingPosition | Design) -> Phrase:
    game = game_name(shown.variant.id)
    if isinstance(shown, Design):
        return Phrase("picture-design", game=game, pieces=len(shown))
    return Phrase("picture-game", game=game, moves=shown.ply)


def description_of(shown: PlacingPosition | Design) -> list[Phrase]:
    """Sentences."""
    if isinstance(shown, Design):
        used = shown.used.items()
        return [Phrase("picture-uses", colour=colour_name(colour), pieces=_uses(pieces)) for colour, pieces in used]
    scores = tuple(score_of(colour_name(colour), score) for colour, score in shown.scores.items())
    return [headline(shown), Phrase("picture-points", scores=scores)]


def headline(position: PlacingPosition) -> Phrase:
    """Whose turn it is, or how the game ended, in one sentence."""
    if (outcome := position.outcome()) is not None:
        winners = tuple(_seat(position, seat) for seat in outcome.winners)
        return Phrase("picture-over", count=len(winners), names=winners)
    assert position.mover is not None
    name = seat_name(position.mover)
    if KEEP in position.legal_moves:
        return Phrase("picture-swap", name=name)
    return Phrase("picture-turn", colour=colour_name(str(position.turn)), name=name)


def status(shown: PlacingPosition | Design, language: str) -> list[str]:
    """The lines below a board: of a game whose turn it is, the points and the pieces left; of a design what it uses."""
    if isinstance(shown, Design):
        used = {colour_name(colour).line(language): _uses(pieces) for colour, pieces in shown.used.items()}
        return [line for colour, pieces in used.items() for line in _wrapped(f"{colour} ", pieces)]
    common = shown.variant.supply == "shared"
    named = {colour: colour_name(colour).line(language) for colour in shown.variant.colours}
    scores = shown.scores
    names, points = max(map(cell_len, named.values())), max(len(str(score)) for score in scores.values())
    lines = [headline(shown).line(language)]
    for colour, score in scores.items():
        start = f"{'>' if colour == shown.turn else ' '}{padded(named[colour], names)} {score:{points}}  "
        lines += _listed(start, [] if common else shown.left(colour))
    if common:
        supply = Phrase("picture-common").line(language)
        lines += _listed(f" {supply}  ", shown.left(shown.variant.colours[0]))
    return lines


def score_of(name: Phrase, points: int) -> Phrase:
    return Phrase("picture-score", name=name, points=str(points).replace("-", "\N{MINUS SIGN}"))


def _seat(position: PlacingPosition, seat: int) -> Phrase:
    own = tuple(colour_name(colour) for colour, seats in position.owners.items() if seats == (seat,))
    return Phrase("picture-seat", name=seat_name(seat), colours=own)


def _uses(pieces: dict[str, int]) -> str:
    return " ".join(name if count == 1 else f"{count}x{name}" for name, count in pieces.items())


def _listed(start: str, shapes: Sequence[Shape]) -> list[str]:
    return _wrapped(start, " ".join(shape.name for shape in shapes))


def _wrapped(start: str, text: str) -> list[str]:
    return wrap(text, WIDTH, initial_indent=start, subsequent_indent=" " * cell_len(start)) or [start.rstrip()]
