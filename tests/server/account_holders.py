"""People with accounts, for the tests of what only those can do."""

import itertools
from collections.abc import Iterator
from contextlib import contextmanager

from serving import Data, Player, Socket

_numbers = itertools.count()


@contextmanager
def account_holders(*urls: str) -> Iterator[list[Player]]:
    """Anna, Ben and so on, each at one of the servers, with an account of a name that no other test has."""
    found = []
    for url, name in zip(urls, ("Anna", "Ben", "Cleo", "Dora"), strict=False):
        player = Player(url, name)
        player.create_account(f"{name} {next(_numbers)}")
        found.append(player)
    yield found
    for player in found:
        player.close()


def login_of(player: Player) -> str:
    login: str = player.get("/api/account")["login"]
    return login


def contact(relation: str, player: Player) -> str:
    return f"/api/contacts/{relation}/{login_of(player)}"


def undo(player: Player, path: str) -> Data:
    answer: Data = player._read(player.http.delete(path))
    return answer


def meet(socket: Socket) -> Data:
    """From now on the person is online; their challenges."""
    socket.send(type="people")
    return socket.until("challenges", "error")
