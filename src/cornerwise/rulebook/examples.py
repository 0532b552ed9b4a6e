"""Worked examples: a finished game of every kind, and how its points come about.

Those of the games that were refereed elsewhere are from the fixtures of the tests; the engine played the others.
"""

from functools import cache
from importlib import resources

from cornerwise.games.catalogue import find_variant
from cornerwise.games.variant import Variant
from cornerwise.records.record import parse_record, replay_placing
from cornerwise.rulebook.page import Figure, Phrase, Row, Section, Table, colour_names, phrase
from cornerwise.rules.position import Position
from cornerwise.rules.scoring import Tally


@cache
def finished_game(game: str) -> Position:
    """A game played to its end. Teams play as the four players do, and score together."""
    alone = game.removesuffix("-teams")
    record = parse_record((resources.files(__package__) / "games" / f"{alone}.json").read_bytes())
    position = replay_placing(record)
    if alone == game:
        return position
    teams = Position(find_variant(game))
    for move in record.moves:
        teams.push(move)
    return teams


def example_section(variant: Variant) -> Section | None:
    """How the finished game of a variant is counted; a game for one needs no example."""
    if variant.seats == 1:
        return None
    position = finished_game(variant.id)
    outcome = position.outcome()
    assert outcome is not None, f"the example of {variant.id} is not finished"
    best = [colour for colour, seats in position.owners.items() if len(seats) == 1 and seats[0] in outcome.winners]
    figure = Figure(f"finished-{variant.id}", phrase("example-finished"))
    winner = phrase("example-winner", winners=colour_names(best))
    return Section("example", (winner,), figures=(figure,), table=_table(position))


def _table(position: Position) -> Table:
    what = "left" if position.variant.points.cell_left else "placed"
    headings = ("colour", "seen" if position.variant.gravity else what, "points")
    rows = tuple(
        Row(
            Phrase(f"colour-{colour}"),
            f"{what}-{position.variant.id}-{colour}" if _is_drawn(position, colour) else "",
            _terms(position.variant, tally),
            position.scores[colour],
            colour,
        )
        for colour, tally in zip(position.variant.colours, position.tallies, strict=True)
    )
    return Table(tuple(phrase(f"example-{heading}") for heading in headings), rows)


def _is_drawn(position: Position, colour: str) -> bool:
    """Where single pieces count, they are shown."""
    return bool(position.variant.points.cell_left and position.left(colour))


def _terms(variant: Variant, tally: Tally) -> tuple[int, ...]:
    """What is added up to the points of a colour, without what is zero."""
    points = variant.points
    complete = tally.pieces == variant.full_pieces
    terms = (
        points.cell_placed * tally.cells,
        points.cell_left * (variant.full_cells - tally.cells),
        points.piece_placed * tally.pieces,
        points.seen * tally.seen,
        points.piece_left * (variant.full_pieces - tally.pieces),
        points.all_placed * complete,
        points.single_last * (complete and tally.last_size == 1),
    )
    return tuple(term for term in terms if term)
