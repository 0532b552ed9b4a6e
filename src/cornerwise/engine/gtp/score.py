"""The answer to `final_score`: results in one line."""

from cornerwise.rules.matching_position import MatchingPosition
from cornerwise.rules.placing_position import PlacingPosition


def placing_score(position: PlacingPosition) -> str:
    """Who leads by how much where two play, otherwise everybody's points."""
    return _lead(position) if position.variant.seats == 2 else " ".join(map(str, _counted_up(position)))


def matching_score(position: MatchingPosition) -> str:
    """Everybody's points; where nobody counts any, 1 for the winner."""
    if position.variant.wins != "first-out":
        return " ".join(map(str, position.totals))
    ended = position.outcome()
    winners = ended.winners if ended is not None else ()
    return " ".join(str(int(seat in winners)) for seat in range(position.variant.seats))


def _lead(position: PlacingPosition) -> str:
    """By colours where there are two, for a swap gives them other owners, but they keep their letters."""
    variant = position.variant
    points = position.scores.values() if len(variant.colours) == 2 else position.totals
    first, second = map(variant.rank, points)
    lead = first - second
    return f"{'B' if lead > 0 else 'W'}+{abs(lead)}" if lead else "0"


def _counted_up(position: PlacingPosition) -> list[int]:
    """The points of every colour; where cells left over are counted, the cells placed take their place."""
    variant = position.variant
    scores = zip(position.scores.values(), variant.full_cells, strict=True)
    return [variant.rank(points - variant.points.cell_left * cells) for points, cells in scores]
