"""Refuses passwords that anybody would try first: known ones, also with digits behind or signs for letters."""

from importlib.resources import files

from cornerwise.server.base.refusal import Refused

WORDS = frozenset(files("cornerwise.server.people").joinpath("common_passwords.txt").read_text().split())
"""What stands at the top of every list of stolen passwords, and the names of our games."""
WALKS = ("abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "qwertzuiop", "azertyuiop", "asdfghjkl", "zxcvbnm")
SIGNS = str.maketrans("013457@$!|€", "oieastaslle")
"""What stands for letters."""
BEHIND = "0123456789!?.*#$-_ "
"""What people put behind a word to make it another."""


def check_password(password: str, name: str) -> None:
    """Refuses one of the first that anybody would try."""
    if is_common(password, name):
        raise Refused("account/weak", "refused-common-password")


def is_common(password: str, name: str) -> bool:
    plain = password.casefold()
    words = {plain, plain.rstrip(BEHIND), plain.lstrip(BEHIND)}
    words |= {word.translate(SIGNS) for word in tuple(words)}
    known = WORDS | {name.casefold(), "".join(name.casefold().split())}
    return any(word in known or _is_walk(word) or _repeats(word, known) or len(set(word)) <= 2 for word in words)


def _is_walk(word: str) -> bool:
    """Along the keyboard, the alphabet or the digits, either way."""
    return any(word in walk * 2 or word[::-1] in walk * 2 for walk in WALKS)


def _repeats(word: str, known: frozenset[str]) -> bool:
    """The same again and again."""
    for size in range(1, len(word) // 2 + 1):
        if len(word) % size == 0 and word == word[:size] * (len(word) // size):
            return size <= 4 or word[:size] in known
    return False
