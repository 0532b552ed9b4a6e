"""The audit log: logins, failures and revocations, for operators, without names or addresses.

It has the opaque id of a player, and a digest of the client's address with a key that changes at every start of a
process: enough to see that one client tries many accounts, without personal data.
"""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from secrets import token_bytes

from starlette.requests import HTTPConnection

from cornerwise.server.base.refusal import Refused
from cornerwise.server.http.hosts import address_of

log = logging.getLogger("cornerwise.audit")
_key = token_bytes(16)


def note(connection: HTTPConnection, what: str, player: str = "") -> None:
    client = blake2b(address_of(connection).encode(), key=_key, digest_size=6).hexdigest()
    log.info(what, extra={"player": player, "client": client})


@contextmanager
def noting(connection: HTTPConnection, what: str, player: str = "") -> Iterator[None]:
    """Logs a refusal of what is done inside."""
    try:
        yield
    except Refused as error:
        note(connection, f"{what} refused: {error.code}", player)
        raise
