"""Names of players for output."""

from cornerwise.games.editions import SEAT_NAMES
from cornerwise.locales.terminal_language import here, t
from cornerwise.rules.deal_history import CHANCE_NAME
from cornerwise.rules.scoring import Outcome


def player_name(turn: str) -> str:
    """Whose turn it is, as people say it."""
    if turn == CHANCE_NAME:
        return t("cli-chance")
    if turn in SEAT_NAMES:
        return t("seat-number", number=SEAT_NAMES.index(turn) + 1)
    return t(f"colour-{turn}")


def outcome_line(outcome: Outcome) -> str:
    """Who won, and everybody's points."""
    points = [
        t("review-value-of", name=player_name(turn), value=here().number(score))
        for turn, score in outcome.scores.items()
    ]
    seats = here().listed(map(str, outcome.winners))
    return t("cli-outcome", count=len(outcome.winners), seats=seats, points=", ".join(points))
