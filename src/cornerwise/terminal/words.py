"""What the terminal game says whatever is played."""

from pathlib import Path

from cornerwise.engine import Line
from cornerwise.games.variant import Variant
from cornerwise.terminal.matches import AnyMatch
from cornerwise.terminal.players import HUMAN, SEAT_CHOICES, USUAL_OPPONENT

SEATS = {
    kind: f"computer, {kind.replace('-', ' ')}{', friendly' * (kind == USUAL_OPPONENT)}" for kind in SEAT_CHOICES
} | {HUMAN: HUMAN}
"""Who may sit at a seat, as one chooses it."""


def taken_back(moves: int) -> str:
    return f"{moves} moves taken back." if moves > 1 else "One move taken back."


def saved(path: Path) -> str:
    return f"Saved. `cornerwise play --resume {path}` goes on with it."


def not_saved(path: Path, error: OSError) -> str:
    return f"Not saved, {path}: {error.strerror or error}."


def sentence(text: object) -> str:
    """What an error says, to be read alone."""
    return f"{capital(str(text))}."


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def points(score: int) -> str:
    return str(score).replace("-", "\N{MINUS SIGN}")


def listed(names: list[str]) -> str:
    """`blue, yellow and red`."""
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


def kind_name(match: AnyMatch, seat: int) -> str:
    """Who or what sits there."""
    return "human" if match.is_human(seat) else match.seats[seat].replace("-", " ")


def thinking(who: str, seconds: float) -> str:
    return f"{capital(who)} is thinking ... {_clock(seconds)}"


def looking(seconds: float) -> str:
    return f"Looking for a good move ... {_clock(seconds)}  H shows the best so far, Esc calls it off."


def _clock(seconds: float) -> str:
    whole = int(seconds)
    return f"{whole // 60}:{whole % 60:02}" if whole >= 60 else f"{whole} s"


def hint(match: AnyMatch, line: Line, what: str) -> str:
    """What a strong player would do, and what it expects of it."""
    return f"Hint: {what}{_prospects(match, line)}. H takes it up."


def _prospects(match: AnyMatch, line: Line) -> str:
    seat, variant = match.position.seat, match.position.variant
    assert seat is not None
    if variant.seats == 1:
        return ""
    teams = variant.teams if isinstance(variant, Variant) and variant.teams else variant.seats
    side = range(seat % teams, variant.seats, teams)
    share, ahead = sum(line.value.shares[mate] for mate in side), round(line.value.margins[seat])
    stand = f"about {abs(ahead)} points {'ahead' if ahead > 0 else 'behind'}" if ahead else "about level"
    return f", {share:.0%} to win, {stand}"
