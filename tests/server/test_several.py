"""Two processes on PostgreSQL and Redis: who plays at one sees what happens at the other."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from serving import Player, Served, legal, serving


@pytest.fixture(scope="module")
def both(postgres_url: str, redis_url: str) -> Iterator[tuple[Served, Served]]:
    with ExitStack() as stack:
        one, two = (stack.enter_context(serving(postgres_url, "--redis", redis_url, grace=0.5)) for _ in range(2))
        yield one, two


def test_people_at_two_processes_play_together(both: tuple[Served, Served]) -> None:
    one, two = both
    anna, ben = Player(one.url, "Anna"), Player(two.url, "Ben")
    match = anna.begin("duo", ["me", "open"])["match"]
    ben.sit(match, 1)
    with anna.socket() as a:
        told = a.follow(match)["snapshot"]
        with ben.socket() as b:
            b.follow(match)
            while a.until("presence")["seats"] != [True, True]:
                pass
            sockets, state, seq = (a, b), told["state"], told["seq"]
            for turn in range(6):
                mover = turn % 2
                sockets[mover].send(
                    type="do",
                    match=match,
                    seat=mover,
                    seq=seq,
                    key=f"k{turn}",
                    action={"do": "move", "move": legal(state)[0]},
                )
                heard = [socket.until("events") for socket in sockets]
                assert heard[0]["events"] == heard[1]["events"]
                seq, state = heard[0]["events"][-1]["seq"], heard[1 - mover]["state"]
            stale = b.do(match, 1, seq - 1, "resign")
            assert stale["code"] == "match/stale-seq"
        while a.until("presence")["seats"] != [True, False]:
            pass
        assert a.until("events")["events"][-1]["kind"] == "gone", "noted by the process that Ben was at"
    for player in (anna, ben):
        player.close()
