"""Worked scoring examples: a finished game of every kind.

Those of the games that were refereed elsewhere are from the fixtures of the tests; the engine played the others,
and the games for one are the complete ones that the solver found. A game without any is given one that is made up.
"""

from dataclasses import replace
from functools import cache
from importlib import resources

from cornerwise.games.catalogue import placing_variants
from cornerwise.games.placing_variant import PlacingVariant
from cornerwise.locales.phrase import Phrase
from cornerwise.records.record import Record, parse_record, replay_placing
from cornerwise.rulebook.page import Figure, PageTable, Row, Section, colour_names, phrase
from cornerwise.rules.placing_position import PlacingPosition, need_placing_position
from cornerwise.rules.sample_game import sample_game
from cornerwise.rules.scoring import score_terms
from cornerwise.solo.shipped import shipped_games, shipped_solution


@cache
def finished_game(variant: PlacingVariant) -> PlacingPosition:
    """A game played to its end."""
    if variant.id in shipped_games():
        return replay_placing(shipped_solution(variant.id))
    record = _recorded(variant.id)
    if record:
        return replay_placing(record)
    return need_placing_position(sample_game(variant)) if not variant.teams else _played_together(variant)


def _recorded(name: str) -> Record | None:
    file = resources.files(__package__) / "games" / f"{name}.json"
    return parse_record(file.read_bytes()) if file.is_file() else None


def _played_together(variant: PlacingVariant) -> PlacingPosition:
    """Teams play as the same seats do alone, and score together."""
    for other in placing_variants():
        if replace(other, id=variant.id, teams=variant.teams) == variant and (record := _recorded(other.id)):
            position = PlacingPosition(variant)
            for move in record.moves:
                position.push(move)
            return position
    return need_placing_position(sample_game(variant))


def example_section(variant: PlacingVariant) -> Section | None:
    """How the finished game of a variant is counted; a game for one needs no example."""
    if variant.seats == 1:
        return None
    position = finished_game(variant)
    outcome = position.outcome()
    assert outcome is not None, f"the example of {variant.id} is not finished"
    best = [colour for colour, seats in position.owners.items() if len(seats) == 1 and seats[0] in outcome.winners]
    figure = Figure(f"finished-{variant.id}", phrase("example-finished"))
    winner = phrase("example-winner", winners=colour_names(best))
    return Section("example", (winner,), figures=(figure,), table=_table(position))


def _table(position: PlacingPosition) -> PageTable:
    # Where single pieces count, they are shown.
    pieces_count = bool(position.variant.points.cell_left)
    headings = ("colour", "left", "points") if pieces_count else ("colour", "points")
    rows = tuple(
        Row(
            Phrase(f"ink-{colour}"),
            f"left-{position.variant.id}-{colour}" if pieces_count and position.left(colour) else "",
            tuple(points for _, points, _ in score_terms(position.variant, number, tally) if points),
            position.scores[colour],
            colour,
        )
        for number, (colour, tally) in enumerate(zip(position.variant.colours, position.tallies, strict=True))
    )
    return PageTable(tuple(phrase(f"example-{heading}") for heading in headings), rows)
