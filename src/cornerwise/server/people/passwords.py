"""Refuses passwords that are easily guessed, by zxcvbn: common ones, words, names, dates and rows of keys, also with
the usual substitutes for letters (`passw0rd1`)."""

from functools import cache
from threading import Lock

from cornerwise.games.catalogue import variants
from cornerwise.server.base.refusal import Refused

LEAST_GUESSES = 10**6
"""Who may try a password a few times a minute does not come that far."""
LOOKED_AT = 32
"""Characters of a password: the time for more than that grows fast, and so many are enough."""
_one_at_a_time = Lock()
"""zxcvbn keeps the words of a call in a global table."""


def check_password(password: str, name: str) -> None:
    """Refuses a password that is easily guessed by somebody who knows the name of the account and of this site."""
    if guesses(password, name) < LEAST_GUESSES:
        raise Refused("account/weak", "refused-common-password")


def guesses(password: str, name: str) -> int:
    """After about how many tries it would be found."""
    from zxcvbn import zxcvbn  # its tables take a fifth of a second to load, and few make an account

    words = [name, "".join(name.split()), *_own_words()]
    with _one_at_a_time:
        return int(zxcvbn(password[:LOOKED_AT], user_inputs=words)["guesses"])


@cache
def _own_words() -> tuple[str, ...]:
    games = (part for variant in variants() for part in variant.id.split("-"))
    return ("cornerwise", "blokus", *dict.fromkeys(games))
