"""What the terminal game says about games with tiles and hidden hands."""

from math import ceil

from cornerwise.locales.terminal_language import here, t
from cornerwise.rules.matching_moves import DRAW, TIMEOUT, Lay, lay_of
from cornerwise.rules.matching_notation import format_tile
from cornerwise.rules.moves import PASS, Move
from cornerwise.rules.reasons import violation
from cornerwise.rules.tiles import Joins
from cornerwise.terminal import keys
from cornerwise.terminal.lines import columns
from cornerwise.terminal.tile_match import Event, TileMatch
from cornerwise.terminal.tile_turn import TileTurn
from cornerwise.terminal.words import because, clock, game_name, is_you, of_seat, points, result, seat_name, seat_number

HURRY = 10
"""Seconds that are few."""


def player_name(match: TileMatch, seat: int) -> str:
    """A seat as everybody calls it; whoever plays alone against computers is you."""
    return seat_name(match, seat) if is_you(match, seat) else seat_number(seat)


def mover_name(match: TileMatch) -> str:
    seat = match.position.mover
    assert seat is not None
    return t("terminal-seat", name=seat_number(seat), note=seat_name(match, seat))


def headline(match: TileMatch) -> str:
    """Whose turn it is, in which deal."""
    if match.over:
        return t("why-match-over")
    if match.ended:
        return t("terminal-deal-over", deal=match.ended.number)
    seat = match.position.mover
    assert seat is not None
    deal = len(match.position.deals) + 1
    if is_you(match, seat):
        return t("terminal-deal-yours", deal=deal)
    return t("terminal-deal-turn", deal=deal, name=seat_number(seat))


# The line about the hand


def hand_line(match: TileMatch, turn: TileTurn, covered: bool) -> tuple[str, str]:
    """What the human to move can do, and the signal colour to say it in."""
    if covered:
        seat = match.position.mover
        assert seat is not None
        return t("terminal-pass-keyboard", name=seat_number(seat)), "accent"
    if match.over:
        return t("terminal-match-over", result=result_line(match)), "accent"
    if not match.human:
        return headline(match), "accent"
    drawn = match.position.core.last_drawn
    told = [t("terminal-you-drew", tile=format_tile(drawn))] if drawn >= 0 else []
    if turn.lay:
        return " ".join(["✓", *told, *_fit_lines(match, turn, turn.lay)]), "ok"
    return " ".join(["✗", *told, _stuck_line(match)]), "warn"


def timed_line(line: str, signal: str, left: float) -> tuple[str, str]:
    """The line of a turn with a time limit: the seconds that are left, and another colour when they are few."""
    return f"{clock(ceil(left))} {line}", "warn" if left <= HURRY else signal


def _fit_lines(match: TileMatch, turn: TileTurn, lay: Lay) -> list[str]:
    place = turn.fitting.index(lay) + 1
    return [
        t("terminal-tile-held", tile=format_tile(lay.tile), what=_scored(match.worth(lay), match.joins(lay))),
        t("terminal-lay-it", number=place, count=len(turn.fitting)),
    ]


def _scored(worth: int, joins: Joins) -> str:
    """What laying a tile would bring."""
    if joins.bridge:
        return t("field-makes-bridge", points=worth)
    if joins.hexagons:
        return t("field-closes-hexagon", count=joins.hexagons, points=worth)
    return t("field-scores", points=worth) if worth else t("status-it-fits")


def _stuck_line(match: TileMatch) -> str:
    variant = match.position.variant
    if DRAW in match.position.legal_moves:
        return t("terminal-stuck-draw", cost=variant.draw_cost)
    if not match.position.pile:
        return t("terminal-stuck-empty")
    return t("terminal-stuck-end", cost=variant.third_cost)


def draw_anyway(match: TileMatch) -> str:
    """Asked before a tile is drawn by somebody who could lay one."""
    return t("terminal-draw-anyway", cost=match.position.variant.draw_cost)


def refused(match: TileMatch, move: Move) -> str:
    """Why something cannot be done now."""
    violation = match.position.violation(move)
    return because(violation) if violation else ""


def fits_nowhere(match: TileMatch, tile: int) -> str:
    drawn = match.position.core.last_drawn
    if drawn not in (-1, tile) and match.position.variant.after_draw == "drawn":
        return because(violation("drawn-tile-only"))
    return t("terminal-tile-nowhere", tile=format_tile(tile))


def one_way() -> str:
    return t("terminal-one-way")


def keys_now(match: TileMatch, turn: TileTurn, covered: bool) -> keys.Keys:
    """The keys that mean something now."""
    if covered:
        return keys.COVERED
    legal = match.position.legal_moves
    if match.human and turn.lay:
        words = (keys.DRAW,) * (DRAW in legal) + (keys.PASS,) * (PASS in legal)
        return (*keys.MATCHING, *words, *keys.WHILE_MATCHING)
    if match.human:
        return keys.DRAWING if DRAW in legal else keys.PASSING
    return keys.MATCH_OVER if match.over else keys.WATCHING_TILES


# What happened


def news(match: TileMatch) -> str:
    """What happened since the last human move, or how the deal began."""
    recent = match.recent
    if not recent:
        return _beginning(match)
    turns: list[list[Event]] = []
    for event in recent:  # draws and the lay after them are told together
        if turns and turns[-1][-1].seat == event.seat and turns[-1][-1].move in (DRAW, TIMEOUT):
            turns[-1].append(event)
        else:
            turns.append([event])
    return " ".join(sentence for turn in turns for sentence in _told(match, turn))


def _told(match: TileMatch, turn: list[Event]) -> list[str]:
    last, seat, name = turn[-1], turn[0].seat, seat_number(turn[0].seat)
    lay, draws = lay_of(last.move), sum(event.move == DRAW for event in turn)
    told = [of_seat(match, seat, "terminal-late", name)] if any(event.late for event in turn) else []
    if draws:
        told.append(of_seat(match, seat, "terminal-drew", name, count=draws))
    if lay:
        told.append(of_seat(match, seat, "terminal-laid-tile", name, tile=format_tile(lay.tile), points=last.points))
        told += completed(last.joins)
        if last.out:
            told.append(of_seat(match, seat, "terminal-went-out", name))
    elif last.move == PASS:
        told.append(of_seat(match, seat, "terminal-passed", name))
    return told


def completed(joins: Joins) -> list[str]:
    """That a bridge or hexagons were made."""
    if joins.bridge:
        return [t("terminal-made-bridge")]
    return [t("terminal-made-hexagons", count=joins.hexagons)] if joins.hexagons else []


def _beginning(match: TileMatch) -> str:
    position, variant = match.position, match.position.variant
    if position.table:
        return t("terminal-tiles-lie", game=game_name(variant), count=len(position.table))
    begins = of_seat(match, position.core.starter, "terminal-begins", seat_number(position.core.starter))
    if not position.lots:
        return f"{begins} {t('terminal-best-first' if variant.seats > 1 else 'terminal-any-tile')}"
    lots = here().listed(
        t("terminal-lot", name=player_name(match, lot.seat), tile="-".join(map(str, lot.tile))) for lot in position.lots
    )
    return f"{t('terminal-lots', lots=lots)} {begins}"


# Results


def result_line(match: TileMatch) -> str:
    """Who has won the match."""
    seats = match.position.variant.seats
    if seats == 1:
        return t("terminal-scored", points=match.position.core.scores[0])
    return result(match, [player_name(match, seat) for seat in range(seats)])


MOST_COLUMNS = 9
"""Deals that a table of scores has room for; of more the last ones are shown."""


def score_lines(match: TileMatch) -> list[str]:
    """What every seat scored in each deal, and in all."""
    deals = match.position.deals
    first = max(0, len(deals) - MOST_COLUMNS)
    numbers = range(first + 1, len(deals) + 1)
    rows = [["", t("terminal-column-deal"), *map(points, numbers), t("terminal-column-total")]]
    for seat, (name, total) in enumerate(match.position.scores.items()):
        scored = (points(deal[name]) for deal in deals[first:])
        rows.append([seat_mark(seat), seat_name(match, seat), *scored, points(total)])
    return columns(rows, numbers=len(numbers) + 1)


def seat_mark(seat: int) -> str:
    """What tells seats with the same name apart in a table."""
    return points(seat + 1)


def deal_line(match: TileMatch) -> str:
    """How the deal that is over ended."""
    ended = match.ended
    assert ended is not None
    if not ended.out:
        return t("terminal-deal-blocked", deal=ended.number)
    if len(ended.out) == 1 and is_you(match, ended.out[0]):
        return t("terminal-deal-out-you", deal=ended.number)
    return t(
        "terminal-deal-out", deal=ended.number, names=here().listed(player_name(match, seat) for seat in ended.out)
    )


def hinted(move: Move) -> str:
    """A move as a hint names it."""
    lay = lay_of(move)
    if lay:
        return t("terminal-hint", piece=format_tile(lay.tile))
    return t("terminal-hint-word", move=t("word-draw" if move == DRAW else "word-pass"))
