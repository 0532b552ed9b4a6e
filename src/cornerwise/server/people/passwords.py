"""Refuses common passwords, also with digits appended or with digits in place of letters (`passw0rd1`)."""

from importlib.resources import files

from cornerwise.server.base.refusal import Refused

WORDS = frozenset(files("cornerwise.server.people").joinpath("common_passwords.txt").read_text().split())
"""Passwords that many people have, and the names of our games."""
SEQUENCES = (
    "abcdefghijklmnopqrstuvwxyz",
    "01234567890",
    "qwertyuiop",
    "qwertzuiop",
    "azertyuiop",
    "asdfghjkl",
    "zxcvbnm",
)
SUBSTITUTES = str.maketrans("013457@$!|€", "oieastaslle")
"""Characters that are often written for letters."""
PADDING = "0123456789!?.*#$-_ "
"""Characters that are often added before or after a word."""


def check_password(password: str, name: str) -> None:
    """Refuses a common password, and one that is the name of the account."""
    if is_common(password, name):
        raise Refused("account/weak", "refused-common-password")


def is_common(password: str, name: str) -> bool:
    plain = password.casefold()
    words = {plain, plain.rstrip(PADDING), plain.lstrip(PADDING)}
    words |= {word.translate(SUBSTITUTES) for word in tuple(words)}
    known = WORDS | {name.casefold(), "".join(name.casefold().split())}
    return any(word in known or _is_sequence(word) or _repeats(word, known) or len(set(word)) <= 2 for word in words)


def _is_sequence(word: str) -> bool:
    """Whether it runs along the keyboard, the alphabet or the digits, forwards or backwards."""
    return any(word in row * 2 or word[::-1] in row * 2 for row in SEQUENCES)


def _repeats(word: str, known: frozenset[str]) -> bool:
    """Whether it is a short or a common part, repeated."""
    for size in range(1, len(word) // 2 + 1):
        if len(word) % size == 0 and word == word[:size] * (len(word) // size):
            return size <= 4 or word[:size] in known
    return False
