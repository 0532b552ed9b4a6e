"""The id of a match, which is also the link to it: everybody who knows it may watch."""

from hashlib import sha256
from secrets import choice
from string import ascii_letters, digits
from typing import Annotated

from pydantic import StringConstraints

LENGTH = 22
LETTERS = ascii_letters + digits
MatchId = Annotated[str, StringConstraints(pattern=rf"^[A-Za-z0-9]{{{LENGTH}}}$")]


def new_match_id() -> str:
    """131 random bits, without characters that have to be escaped in a URL or a shell."""
    return "".join(choice(LETTERS) for _ in range(LENGTH))


def match_id_for(player: str, key: str) -> str:
    """The same id whenever a player sends the same key, so that a repeated request makes no second match."""
    number = int.from_bytes(sha256(f"{player} {key}".encode()).digest(), "big")
    return "".join(LETTERS[number // len(LETTERS) ** place % len(LETTERS)] for place in range(LENGTH))
