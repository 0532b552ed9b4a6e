"""What the terminal game says about games with tiles and hidden hands."""

from cornerwise.rules.matching_moves import DRAW, Lay, lay_of
from cornerwise.rules.matching_notation import format_tile
from cornerwise.rules.moves import PASS, Move
from cornerwise.rules.tiles import TILES, Joins
from cornerwise.terminal.tile_match import Event, TileMatch
from cornerwise.terminal.tile_turn import TileTurn
from cornerwise.terminal.words import capital, kind_name, listed, points

KEYS = "Tab tile  ←↑↓→ place  R turn  Enter lay  D draw  H hint  U undo  S save  ? keys"
DRAW_KEYS = "D draw  H hint  U undo  S save  ←↑↓→ look around  Q quit  ? keys"
PASS_KEYS = "P pass  H hint  U undo  S save  ←↑↓→ look around  Q quit  ? keys"
COVERED_KEYS = "Enter shows the hand  U undo  S save  Q quit  ? keys"
WATCH_KEYS = "←↑↓→ look around  U undo  S save  M lines  Q quit  ? keys"
OVER_KEYS = "←↑↓→ look around  S save  M lines  G new game  Q quit  ? keys"
HELP = """\
A tile lies with a whole side against another, and all numbers that meet
at a corner are equal. It scores their sum; a bridge, which meets others
across a gap, and a hexagon, the sixth tile round a point, score more.
Who cannot or will not lay draws, up to three tiles a turn.

  digits, letters    take the tile with that key in your hand
  Tab, Shift+Tab     take the next or previous tile that fits
  arrow keys         to the next place where it fits; else look around
  R, Shift+R         turn it, where it fits turned
  N, Shift+N         next or previous place
  Enter              lay it down
  D                  draw a tile
  P                  pass, when nothing else is left
  H                  hint: what a strong player would do; again: take it
  U                  take your last move back, but never over a draw
  S                  save the game
  M                  lines between tiles, to be told without colours
  Q                  leave

The tile in your hand is shown only where it fits; dots mark its other
places, a star the tile laid last. Grey tiles fit nowhere now."""


def seat_name(match: TileMatch, seat: int) -> str:
    """A seat as everybody calls it; whoever plays alone against computers is you."""
    return "you" if match.humans == 1 and match.is_human(seat) else match.position.variant.colours[seat]


def owner(match: TileMatch, seat: int) -> str:
    """Who sits there."""
    return "you" if seat_name(match, seat) == "you" else kind_name(match, seat)


def mover_name(match: TileMatch) -> str:
    seat = match.position.seat
    assert seat is not None
    return f"{match.position.variant.colours[seat]} ({kind_name(match, seat)})"


def headline(match: TileMatch) -> str:
    """Whose turn it is, in which deal."""
    if match.over:
        return "The match is over"
    if match.ended:
        return f"Deal {match.ended.number} is over"
    seat = match.position.seat
    assert seat is not None
    name = seat_name(match, seat)
    return f"Deal {len(match.position.deals) + 1}: {'your turn' if name == 'you' else f'{name} to move'}"


# The line about the hand


def hand_line(match: TileMatch, turn: TileTurn, covered: bool) -> tuple[str, str]:
    """What the human to move can do, and the signal colour to say it in."""
    if covered:
        seat = match.position.seat
        assert seat is not None
        name = match.position.variant.colours[seat]
        return f"Pass the keyboard to the {name} player. Enter shows the hand.", "accent"
    if match.over:
        return f"The match is over. {result_line(match)}", "accent"
    if not match.human:
        return f"{headline(match)}.", "accent"
    drawn = _drawn(match)
    if turn.lay:
        return f"✓ {drawn}{_fit_line(match, turn, turn.lay)}", "ok"
    return f"✗ {drawn}{_stuck_line(match)}", "warn"


def _drawn(match: TileMatch) -> str:
    """What the human to move has drawn just now."""
    tile = match.position.core.last_drawn
    return f"You drew {format_tile(tile)}. " if tile >= 0 else ""


def _fit_line(match: TileMatch, turn: TileTurn, lay: Lay) -> str:
    place = turn.fitting.index(lay) + 1
    worth, made = match.worth(lay), completed(match.joins(lay))
    scored = f"{worth} point{'s' * (worth != 1)}" + (f", {made}" if made else "")
    return f"{format_tile(lay.tile)} here: {scored}. Enter lays it. Place {place} of {len(turn.fitting)}."


def _stuck_line(match: TileMatch) -> str:
    variant, legal = match.position.variant, match.position.legal_moves
    if DRAW in legal:
        cost = f" and costs {variant.draw_cost}" if variant.draw_cost else ""
        return f"Nothing fits: D draws a tile{cost} (M6)."
    if not match.position.pile:
        return "Nothing fits and the pile is empty: P passes (M7)."
    cost = f" and costs {variant.third_cost} more" if variant.third_cost else ""
    return f"Nothing fits: P ends the turn{cost} (M6)."


def draw_anyway(match: TileMatch) -> str:
    """Asked before a tile is drawn by somebody who could lay one."""
    cost = match.position.variant.draw_cost
    return f"You could lay a tile. D again draws one{f' and costs {cost}' if cost else ''} (M6)."


def refused(match: TileMatch, move: Move) -> str:
    """Why something cannot be done now."""
    violation = match.position.violation(move)
    return f"{violation.sentence} ({violation.clause})." if violation else ""


def fits_nowhere(match: TileMatch, tile: int) -> str:
    drawn = match.position.core.last_drawn
    if drawn not in (-1, tile) and match.position.variant.after_draw == "drawn":
        return "After a draw only the drawn tile may be laid (M6)."
    return f"{format_tile(tile)} fits nowhere now (M4)."


ONE_WAY = "It fits in no other way."


def completed(joins: Joins) -> str:
    """A bridge or hexagons by name."""
    if joins.bridge:
        return "a bridge"
    return ("", "a hexagon", "two hexagons", "three hexagons")[joins.hexagons]


def keys(match: TileMatch, turn: TileTurn, covered: bool) -> str:
    """The keys that mean something now."""
    if covered:
        return COVERED_KEYS
    if match.human:
        return KEYS if turn.lay else DRAW_KEYS if DRAW in match.position.legal_moves else PASS_KEYS
    return OVER_KEYS if match.over else WATCH_KEYS


# What happened


def news(match: TileMatch) -> str:
    """What happened since the last human move, or how the deal began."""
    recent = match.recent
    if not recent:
        return _beginning(match)
    turns: list[list[Event]] = []
    for event in recent:  # draws and the lay after them are told together
        if turns and turns[-1][-1].seat == event.seat and turns[-1][-1].move == DRAW:
            turns[-1].append(event)
        else:
            turns.append([event])
    return " ".join(_told(match, turn) for turn in turns)


def _beginning(match: TileMatch) -> str:
    position, variant = match.position, match.position.variant
    if position.table:
        return f"{variant.title}: {len(position.table)} tiles lie on the table."
    starter = seat_name(match, position.core.starter)
    begins = f"{capital(starter)} {'begin' if starter == 'you' else 'begins'}"
    if not position.lots:
        return f"{begins}: {'the best tile is laid first (M13)' if variant.seats > 1 else 'lay any tile (M3)'}."
    lots = ", ".join(f"{seat_name(match, lot.seat)} {'-'.join(map(str, lot.tile))}" for lot in position.lots)
    return f"Lots: {lots}. {begins} (M3)."


def _told(match: TileMatch, turn: list[Event]) -> str:
    who = capital(seat_name(match, turn[0].seat))
    draws = sum(event.move == DRAW for event in turn)
    told = [f"drew {'a tile' if draws == 1 else f'{draws} tiles'}"] if draws else []
    lay, last = lay_of(turn[-1].move), turn[-1]
    if lay:
        made = completed(last.joins)
        scored = f" for {last.points}" if last.points else ""
        told.append(f"laid {format_tile(lay.tile)}{scored}{f', {made}' if made else ''}")
        if last.out:
            told.append("went out")
    elif last.move == PASS:
        told.append("passed")
    return f"{who} {listed(told)}."


# Results


def result_line(match: TileMatch) -> str:
    """Who has won the match."""
    outcome = match.position.outcome()
    assert outcome is not None
    if match.position.variant.seats == 1:
        return f"You scored {points(outcome.totals[0])}."
    if len(outcome.winners) == match.position.variant.seats:
        return "All share the win."
    names = [seat_name(match, seat) for seat in outcome.winners]
    return f"{capital(listed(names))} {'win' if len(names) > 1 or names == ['you'] else 'wins'}."


MOST_COLUMNS = 9
"""Deals that a table of scores has room for; of more the last ones are shown."""


def score_lines(match: TileMatch) -> list[str]:
    """What every seat scored in each deal, and in all."""
    deals = match.position.deals
    first = max(0, len(deals) - MOST_COLUMNS)
    numbers = "".join(f"{number:6}" for number in range(first + 1, len(deals) + 1))
    lines = [f"{'deal':18}{numbers}   total"]
    for seat, (name, total) in enumerate(match.position.scores.items()):
        scored = "".join(f"{points(deal[name]):>6}" for deal in deals[first:])
        lines.append(f"{name:8}{owner(match, seat):10}{scored}{points(total):>8}")
    return lines


def deal_line(match: TileMatch) -> str:
    """How the deal that is over ended."""
    ended = match.ended
    assert ended is not None
    if not ended.out:
        return f"Deal {ended.number} is blocked: nobody can lay (M9)."
    return f"Deal {ended.number}: {listed([seat_name(match, seat) for seat in ended.out])} went out (M8)."


def move_name(move: Move) -> str:
    """A move as a hint names it."""
    lay = lay_of(move)
    if lay:
        return f"{'-'.join(map(str, TILES[lay.tile]))} where marked"
    return "draw a tile" if move == DRAW else "pass"
