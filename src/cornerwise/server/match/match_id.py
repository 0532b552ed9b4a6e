"""The id of a match, which is also the link to it: whoever knows it may watch."""

from secrets import choice
from string import ascii_letters, digits
from typing import Annotated

from pydantic import StringConstraints

LENGTH = 22
MatchId = Annotated[str, StringConstraints(pattern=rf"^[A-Za-z0-9]{{{LENGTH}}}$")]


def new_match_id() -> str:
    """131 random bits, without signs that need care in an address or a shell."""
    return "".join(choice(ascii_letters + digits) for _ in range(LENGTH))
