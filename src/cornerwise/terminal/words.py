"""The texts of the terminal game that all games share, in the language that is spoken."""

from collections.abc import Sequence
from pathlib import Path

from cornerwise.engine import Line
from cornerwise.errors import BrokenRule
from cornerwise.games.options import Choice, Option, format_choice
from cornerwise.games.variant import Variant
from cornerwise.locales import phrase
from cornerwise.locales.terminal_language import here, said, t, together
from cornerwise.terminal.players import HUMAN, LEVEL
from cornerwise.terminal.seated_game import AnyGame

RESUME = "cornerwise play --resume {}"


def points(score: int) -> str:
    return here().number(score)


def because(broken: BrokenRule) -> str:
    """Why something cannot be done, as a sentence of its own."""
    why = said(broken.phrase)
    if broken.clause[1:].isdigit():
        return t("terminal-because", why=why, clause=broken.clause)
    return t("terminal-because-so", why=why)  # an option or the opening: the reason names it


# Games and their options


def game_name(variant: Variant) -> str:
    return t(f"game-{variant.id}")


def game_about(variant: Variant) -> str:
    return t(f"game-{variant.id}-about")


def option_name(option: Option) -> str:
    return t(f"option-{option.name}")


def choice_name(variant: Variant, option: Option, choice: Choice) -> str:
    """A value of an option. Numbers share one message, colours have theirs; what nobody foresaw is shown as typed."""
    if isinstance(choice, bool):
        return t(f"option-{format_choice(choice)}")
    if isinstance(choice, int):
        return t(f"option-{option.name}-number", number=choice)
    messages = (f"option-{option.name}-{choice}", f"colour-{choice}")
    return next((t(message, shape=variant.shape) for message in messages if here().knows(message)), choice)


def colour_name(colour: str) -> str:
    return t(f"colour-{colour}")


# Who sits there


def seat_choice(kind: str) -> str:
    """Who may sit at a seat, as the start screen offers it."""
    if not kind.startswith(LEVEL):
        return t({HUMAN: "terminal-person"}.get(kind, f"terminal-{kind}"))
    level = kind.removeprefix(LEVEL)
    return t("level", level=level, word=t(f"level-{level}"))


def is_you(game: AnyGame, seat: int) -> bool:
    """Whether a seat is that of the only human at the table."""
    return game.humans == 1 and game.is_human(seat)


def seat_name(game: AnyGame, seat: int) -> str:
    """A short name for who sits at a seat."""
    kind = game.seats[seat]
    if kind == HUMAN:
        return t("seat-me") if is_you(game, seat) else seat_number(seat)
    if kind.startswith(LEVEL):
        return t("terminal-level", level=kind.removeprefix(LEVEL))
    return t(f"terminal-is-{kind}")


def of_seat(game: AnyGame, seat: int, message: str, name: str, **arguments: str | int) -> str:
    """The text about what a seat did; the only human at the table is called you."""
    return t(f"{message}-you", **arguments) if is_you(game, seat) else t(message, name=name, **arguments)


def seat_number(seat: int) -> str:
    return said(phrase.seat_name(seat))


# Thinking and hints


def thinking(who: str, seconds: float) -> str:
    return t("terminal-thinking", name=who, time=clock(seconds))


def looking(seconds: float) -> str:
    return t("terminal-looking", time=clock(seconds))


def clock(seconds: float) -> str:
    whole = int(seconds)
    return f"{whole // 60}:{whole % 60:02}" if whole >= 60 else t("terminal-seconds", seconds=whole)


def hint(game: AnyGame, line: Line, what: str) -> str:
    """The text of a hint: `what` names the move, then what the engine expects of it."""
    return together(what, _prospects(game, line), t("terminal-hint-take"))


def _prospects(game: AnyGame, line: Line) -> str:
    seat, variant = game.position.mover, game.position.variant
    assert seat is not None
    if variant.seats == 1:
        return ""
    side = next(party for party in variant.parties if seat in party)
    share = here().percent(sum(line.value.shares[mate] for mate in side))
    ahead = round(line.value.margins[seat])
    if not ahead:
        return t("terminal-level-so-far", share=share)
    return t("terminal-ahead" if ahead > 0 else "terminal-behind", share=share, points=abs(ahead))


# Saving and taking back


def taken_back(moves: int) -> str:
    return t("terminal-taken-back", count=moves)


def saved(path: Path) -> str:
    return t("terminal-saved", command=RESUME.format(path))


def not_saved(path: Path, error: OSError) -> str:
    return t("terminal-not-saved", file=str(path), error=error.strerror or str(error))


# Results


def result(game: AnyGame, names: Sequence[str]) -> str:
    """Who has won, and by how much where points decide; `names` are those of all seats."""
    outcome = game.position.outcome()
    assert outcome is not None
    winners, totals = outcome.winners, outcome.totals
    if len(winners) == len(totals):
        return t("result-draw")
    lead = min(abs(totals[winners[0]] - total) for seat, total in enumerate(totals) if seat not in winners)
    message = "result-you" if any(is_you(game, seat) for seat in winners) else "result-other"
    named = here().listed(names[seat] for seat in winners)
    return t(f"{message}-by", name=named, points=lead) if lead else t(message, name=named)
