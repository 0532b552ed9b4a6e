"""The texts of the terminal game for games of tiles and hidden hands."""

from math import ceil

from cornerwise.locales.lines import columns
from cornerwise.locales.terminal_language import here, t, together
from cornerwise.rules.matching_moves import DRAW, TIMEOUT, Lay, lay_of
from cornerwise.rules.matching_notation import format_tile
from cornerwise.rules.moves import PASS, Move
from cornerwise.rules.reasons import violation
from cornerwise.rules.tiles import Joins
from cornerwise.terminal import keys
from cornerwise.terminal.seated_tile_game import Event, SeatedTileGame
from cornerwise.terminal.tile_turn import TileTurn
from cornerwise.terminal.words import because, clock, game_name, is_you, of_seat, points, result, seat_name, seat_number

HURRY = 10
"""With so many seconds left or fewer, the time is shown as a warning."""


def player_name(game: SeatedTileGame, seat: int) -> str:
    """The name of a seat; the only human at the table is called you."""
    return seat_name(game, seat) if is_you(game, seat) else seat_number(seat)


def mover_name(game: SeatedTileGame) -> str:
    seat = game.position.mover
    assert seat is not None
    return t("terminal-seat", name=seat_number(seat), note=seat_name(game, seat))


def headline(game: SeatedTileGame) -> str:
    """Whose turn it is, in which deal."""
    if game.over:
        return t("why-match-over")
    if game.ended:
        return t("terminal-deal-over", deal=game.ended.number)
    seat = game.position.mover
    assert seat is not None
    deal = len(game.position.deals) + 1
    if is_you(game, seat):
        return t("terminal-deal-yours", deal=deal)
    return t("terminal-deal-turn", deal=deal, name=seat_number(seat))


# The line about the hand


def hand_line(game: SeatedTileGame, turn: TileTurn, covered: bool) -> tuple[str, str]:
    """The text about what the human to move can do, and the signal colour that it is shown in."""
    if covered:
        seat = game.position.mover
        assert seat is not None
        return t("terminal-pass-keyboard", name=seat_number(seat)), "accent"
    if game.over:
        return t("terminal-match-over", result=result_line(game)), "accent"
    if not game.human:
        return headline(game), "accent"
    drawn = game.position.core.last_drawn
    told = [t("terminal-you-drew", tile=format_tile(drawn))] if drawn >= 0 else []
    if turn.lay:
        return "✓ " + together(*told, *_fit_lines(game, turn, turn.lay)), "ok"
    return "✗ " + together(*told, _stuck_line(game)), "warn"


def timed_line(line: str, signal: str, left: float) -> tuple[str, str]:
    """The line of a turn with a time limit: the seconds that are left, and another colour when they are few."""
    return f"{clock(ceil(left))} {line}", "warn" if left <= HURRY else signal


def _fit_lines(game: SeatedTileGame, turn: TileTurn, lay: Lay) -> list[str]:
    place = turn.fitting.index(lay) + 1
    return [
        t("terminal-tile-held", tile=format_tile(lay.tile), what=_scored(game.worth(lay), game.joins(lay))),
        t("terminal-lay-it", number=place, count=len(turn.fitting)),
    ]


def _scored(worth: int, joins: Joins) -> str:
    """What laying a tile would bring."""
    if joins.bridge:
        return t("field-makes-bridge", points=worth)
    if joins.hexagons:
        return t("field-closes-hexagon", count=joins.hexagons, points=worth)
    return t("field-scores", points=worth) if worth else t("status-it-fits")


def _stuck_line(game: SeatedTileGame) -> str:
    variant = game.position.variant
    if DRAW in game.position.legal_moves:
        return t("terminal-stuck-draw", cost=variant.draw_cost)
    if not game.position.pile:
        return t("terminal-stuck-empty")
    return t("terminal-stuck-end", cost=variant.third_cost)


def draw_anyway(game: SeatedTileGame) -> str:
    """The question before a tile is drawn by somebody who could lay one."""
    return t("terminal-draw-anyway", cost=game.position.variant.draw_cost)


def refused(game: SeatedTileGame, move: Move) -> str:
    """Why a move cannot be made now; empty if it can."""
    violation = game.position.violation(move)
    return because(violation) if violation else ""


def fits_nowhere(game: SeatedTileGame, tile: int) -> str:
    drawn = game.position.core.last_drawn
    if drawn not in (-1, tile) and game.position.variant.after_draw == "drawn":
        return because(violation("drawn-tile-only"))
    return t("terminal-tile-nowhere", tile=format_tile(tile))


def one_way() -> str:
    return t("terminal-one-way")


def keys_now(game: SeatedTileGame, turn: TileTurn, covered: bool) -> keys.Keys:
    """The keys that can be used now."""
    if covered:
        return keys.COVERED
    legal = game.position.legal_moves
    if game.human and turn.lay:
        words = (keys.DRAW,) * (DRAW in legal) + (keys.PASS,) * (PASS in legal)
        return (*keys.MATCHING, *words, *keys.WHILE_MATCHING)
    if game.human:
        return keys.DRAWING if DRAW in legal else keys.PASSING
    return keys.MATCH_OVER if game.over else keys.WATCHING_TILES


# What happened


def news(game: SeatedTileGame) -> str:
    """What happened since the last human move, or how the deal began."""
    recent = game.recent
    if not recent:
        return _beginning(game)
    turns: list[list[Event]] = []
    for event in recent:  # draws and the lay after them are told together
        if turns and turns[-1][-1].seat == event.seat and turns[-1][-1].move in (DRAW, TIMEOUT):
            turns[-1].append(event)
        else:
            turns.append([event])
    return together(*(sentence for turn in turns for sentence in _told(game, turn)))


def _told(game: SeatedTileGame, turn: list[Event]) -> list[str]:
    last, seat, name = turn[-1], turn[0].seat, seat_number(turn[0].seat)
    lay, draws = lay_of(last.move), sum(event.move == DRAW for event in turn)
    told = [of_seat(game, seat, "terminal-late", name)] if any(event.late for event in turn) else []
    if draws:
        told.append(of_seat(game, seat, "terminal-drew", name, count=draws))
    if lay:
        told.append(of_seat(game, seat, "terminal-laid-tile", name, tile=format_tile(lay.tile), points=last.points))
        told += completed(last.joins)
        if last.out:
            told.append(of_seat(game, seat, "terminal-went-out", name))
    elif last.move == PASS:
        told.append(of_seat(game, seat, "terminal-passed", name))
    return told


def completed(joins: Joins) -> list[str]:
    """The texts about a bridge or hexagons that were made."""
    if joins.bridge:
        return [t("terminal-made-bridge")]
    return [t("terminal-made-hexagons", count=joins.hexagons)] if joins.hexagons else []


def _beginning(game: SeatedTileGame) -> str:
    position, variant = game.position, game.position.variant
    if position.table:
        return t("terminal-tiles-lie", game=game_name(variant), count=len(position.table))
    begins = of_seat(game, position.core.starter, "terminal-begins", seat_number(position.core.starter))
    if not position.lots:
        return f"{begins} {t('terminal-best-first' if variant.seats > 1 else 'terminal-any-tile')}"
    lots = here().listed(
        t("terminal-lot", name=player_name(game, lot.seat), tile="-".join(map(str, lot.tile))) for lot in position.lots
    )
    return f"{t('terminal-lots', lots=lots)} {begins}"


# Results


def result_line(game: SeatedTileGame) -> str:
    """Who has won the match."""
    seats = game.position.variant.seats
    if seats == 1:
        return t("terminal-scored", points=game.position.core.scores[0])
    return result(game, [player_name(game, seat) for seat in range(seats)])


MOST_COLUMNS = 9
"""Deals that a table of scores has room for; of more the last ones are shown."""


def score_lines(game: SeatedTileGame) -> list[str]:
    """What every seat scored in each deal, and in all."""
    deals = game.position.deals
    first = max(0, len(deals) - MOST_COLUMNS)
    numbers = range(first + 1, len(deals) + 1)
    rows = [["", t("terminal-column-deal"), *map(points, numbers), t("terminal-column-total")]]
    for seat, (name, total) in enumerate(game.position.scores.items()):
        scored = (points(deal[name]) for deal in deals[first:])
        rows.append([seat_mark(seat), seat_name(game, seat), *scored, points(total)])
    return columns(rows, numbers=len(numbers) + 1)


def seat_mark(seat: int) -> str:
    """A number that tells seats with the same name apart in a table."""
    return points(seat + 1)


def deal_line(game: SeatedTileGame) -> str:
    """How the deal that is over ended."""
    ended = game.ended
    assert ended is not None
    if not ended.out:
        return t("terminal-deal-blocked", deal=ended.number)
    if len(ended.out) == 1 and is_you(game, ended.out[0]):
        return t("terminal-deal-out-you", deal=ended.number)
    return t("terminal-deal-out", deal=ended.number, names=here().listed(player_name(game, seat) for seat in ended.out))


def hinted(move: Move) -> str:
    """The text of a hint for a move."""
    lay = lay_of(move)
    if lay:
        return t("terminal-hint", piece=format_tile(lay.tile))
    return t("terminal-hint-word", move=t("word-draw" if move == DRAW else "word-pass"))
