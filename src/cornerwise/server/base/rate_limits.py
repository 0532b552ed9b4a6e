"""Rate limits: a token bucket for every client and kind of request."""

import time
from collections import OrderedDict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import ceil
from types import MappingProxyType

from cornerwise.server.base.refusal import Refused

MOST_CLIENTS = 50_000
MOST_BYTES = 8 * 1024
"""The longest message that a client may send over a socket."""


@dataclass(frozen=True, slots=True)
class Rate:
    """The size of a token bucket, and how many tokens it gets a second."""

    burst: float
    per_second: float

    def refill(self, tokens: float, seconds: float) -> float:
        """The tokens in a bucket after some seconds."""
        return min(self.burst, tokens + seconds * self.per_second)


RATES = {
    "request": Rate(120, 30),  # HTTP requests of an address
    "page": Rate(600, 100),  # files of the web client to an address
    "socket": Rate(60, 5),  # new sockets of an address
    "frame": Rate(150, 50),  # frames of any kind over one socket, after which it is closed
    "message": Rate(60, 20),  # messages over one socket
    "session": Rate(30, 0.2),  # new people from an address
    "login": Rate(10, 0.1),  # passwords and codes tried, accounts and keys made, from an address
    "account": Rate(20, 0.05),  # passwords and codes tried for one account, from any address
    "hint": Rate(6, 0.2),  # hints and analyses for a player
    "search": Rate(20, 1),  # hints, analyses and reviews for an address
    "review": Rate(3, 0.02),  # reviews for a player
    "position": Rate(60, 10),  # positions, pictures and files that an address asks about
    "animation": Rate(6, 0.1),  # animated pictures that an address asks for
    "export": Rate(6, 0.02),  # files of all own games, for a player
    "mail": Rate(4, 0.005),  # codes sent by mail, for a player and for an address
    "recipient": Rate(3, 0.0003),  # codes sent to one mail address, for all players together
    "chat": Rate(10, 0.5),  # things said by a player
    "puzzle": Rate(60, 1),  # puzzles answered by a player, and from an address
    "tournament": Rate(10, 0.02),  # new tournaments of a player, and of an address
    "entry": Rate(30, 0.5),  # tournaments joined, left, started and called off by a player
    "contact": Rate(60, 0.5),  # people followed, blocked, muted and searched for by a player
    "challenge": Rate(10, 0.01),  # challenges of a player: some 36 an hour
    "report": Rate(10, 0.01),  # reports of a player, and from an address
    "club": Rate(30, 0.1),  # clubs opened, changed, joined and left by a player
    "match": Rate(30, 0.5),  # new matches of a player, and of an address
    "board": Rate(10, 0.05),  # new matches of an address on custom boards
}
"""Every limit; docs/operating.md has the same table for operators."""
LOCAL = ("message", "frame")
"""Limits of one socket, which other processes need not know of."""


class RateLimits:
    """A token bucket for every client and kind of request; an operator may scale all of them."""

    def __init__(self, scale: float = 1.0, other: Mapping[str, tuple[float, float]] = MappingProxyType({})) -> None:
        self._scale = scale
        rates = RATES | {what: Rate(*rate) for what, rate in other.items()}
        self._rates = {what: Rate(rate.burst * scale, rate.per_second * scale) for what, rate in rates.items()}
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        self._spent: dict[tuple[str, str], float] = {}
        """What was spent here and is not yet sent to the other processes."""

    def rate(self, what: str) -> Rate | None:
        """A rate as the operator has scaled it; None where limits are switched off."""
        return self._rates[what] if self._scale else None

    def spend(self, what: str, who: str) -> None:
        """Takes a token, or refuses."""
        if not self._scale:
            return
        tokens = self._tokens(what, who)
        if tokens < 1:
            wait = ceil(10 * (1 - tokens) / self._rates[what].per_second) / 10
            raise Refused("request/too-many", "refused-too-many", seconds=wait, details={"wait": wait})
        self._note(what, who, 1)

    def penalise(self, what: str, who: str) -> None:
        """Takes a whole bucket, also where fewer tokens are left: the wait for the next token is that much longer."""
        if self._scale:
            self._note(what, who, self._rates[what].burst)

    def _note(self, what: str, who: str, count: float) -> None:
        """Takes tokens, and remembers to tell other processes of it."""
        self._put(what, who, self._tokens(what, who) - count)
        if what not in LOCAL and len(self._spent) < MOST_CLIENTS:
            self._spent[what, who] = self._spent.get((what, who), 0) + count

    def _tokens(self, what: str, who: str) -> float:
        rate, at = self._rates[what], time.monotonic()
        tokens, since = self._buckets.get((what, who), (rate.burst, at))
        return rate.refill(tokens, at - since)

    def _put(self, what: str, who: str, tokens: float) -> None:
        self._buckets[what, who] = (tokens, time.monotonic())
        self._buckets.move_to_end((what, who))
        if len(self._buckets) > MOST_CLIENTS:
            self._buckets.popitem(last=False)

    # Between processes: each has all buckets, and sends to the others a moment later what was spent from them.

    def spent(self) -> list[tuple[str, str, float]]:
        """What was spent here since this was last asked."""
        found, self._spent = self._spent, {}
        return [(what, who, count) for (what, who), count in found.items()]

    def take(self, spent: Iterable[tuple[str, str, float]]) -> None:
        """Takes from the buckets what was spent elsewhere."""
        if self._scale:
            for what, who, count in spent:
                if what in self._rates:
                    self._put(what, who, self._tokens(what, who) - count)
