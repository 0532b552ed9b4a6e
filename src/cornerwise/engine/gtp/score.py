"""Results in one line, as controllers read them."""

from cornerwise.rules.matching_position import MatchingPosition
from cornerwise.rules.placing_position import PlacingPosition, need_placing_position
from cornerwise.rules.position import Position
from cornerwise.rules.scoring import outcome


def format_score(position: Position) -> str:
    """How things stand: who leads by how much where two play, otherwise everybody's points."""
    if isinstance(position, MatchingPosition):
        return " ".join(map(str, _matching_points(position)))
    position = need_placing_position(position)
    if position.variant.seats == 2:
        return _format_lead(position)
    return " ".join(map(str, _counted_up(position)))


def _matching_points(position: MatchingPosition) -> list[int]:
    if not position.variant.points.first_out_wins:
        return list(position.scores.values())
    ended = position.outcome()
    return [int(ended is not None and seat in ended.winners) for seat in range(position.variant.seats)]


def _format_lead(position: PlacingPosition) -> str:
    """By colours where there are two, for a swap gives them other owners, but they keep their letters."""
    first, second = (
        position.scores.values()
        if len(position.variant.colours) == 2
        else outcome(position.variant, position.tallies, list(position.owners.values())).totals
    )
    lead = second - first if position.variant.points.wins == "lowest" else first - second
    return f"{'B' if lead > 0 else 'W'}+{abs(lead)}" if lead else "0"


def _counted_up(position: PlacingPosition) -> list[int]:
    """The points of every colour; where cells left over are counted, the cells placed take their place."""
    variant = position.variant
    each = variant.points.cell_left
    sign = -1 if variant.points.wins == "lowest" else 1
    scores = zip(position.scores.values(), variant.full_cells, strict=True)
    return [sign * (points - each * cells) for points, cells in scores]
