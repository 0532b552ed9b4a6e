"""How every seat fared in a match that is over, for the statistics of its players."""

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

from cornerwise.server.families.families import family_of
from cornerwise.server.match.match import Match

Outcome = Literal["won", "drawn", "lost"]


class SeatResult(NamedTuple):
    """A seat at the end of a match. Who sits there is told by the seats, since a seat can change hands even then."""

    seat: int
    party: int
    place: int
    """0 for the winners; equal points share a place."""
    outcome: Outcome
    level: int
    """The level of the computer, 0 where a person played."""
    colours: str
    """What it alone laid, as in `blue red`; empty where colours are shared or there are none."""
    first: str
    """The first piece that it laid; empty where pieces come by chance."""


def end_of(match: Match) -> int:
    """When a match that is over ended, in milliseconds."""
    return next(entry.at for entry in match.log if entry.event is match.ended)


def places(match: Match) -> list[int]:
    """The place of every party, 0 for the winners. Who left is behind all who stayed; equal points share a place."""
    ended = match.ended
    assert ended is not None

    def worth(party: Sequence[int]) -> tuple[bool, bool, int]:
        points = ended.totals[party[0]]
        stayed = any(not match.seats[seat].dropped for seat in party)
        return (party[0] in ended.winners, stayed, match.variant.rank(points))

    order = sorted({worth(party) for party in match.parties}, reverse=True)
    return [order.index(worth(party)) for party in match.parties]


def seat_results(match: Match) -> list[SeatResult]:
    """One for every seat; none for a match that was called off, or that one person played alone."""
    ended = match.ended
    players = {seat.player or seat.level for seat in match.seats}
    if ended is None or ended.reason == "aborted" or len(match.parties) < 2 or len(players) < 2:
        return []
    family, ranks = family_of(match.variant), places(match)
    drawn = len(ended.winners) == len(match.seats)
    return [
        SeatResult(
            seat=seat,
            party=party,
            place=ranks[party],
            outcome="drawn" if drawn else "won" if seat in ended.winners else "lost",
            level=match.seats[seat].level,
            colours=" ".join(family.own_colours(match.game, seat)),
            first=family.first_piece(match.game, seat),
        )
        for party, seats in enumerate(match.parties)
        for seat in seats
    ]


def result_rows(match: Match) -> list[dict[str, Any]]:
    """The same as rows of the database, in the order of its columns."""
    return [
        {"match": match.id, "seat": result.seat, "at": end_of(match), **result._asdict()}
        for result in seat_results(match)
    ]
