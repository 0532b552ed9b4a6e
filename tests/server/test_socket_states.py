"""Two clients that do anything in any order over sockets: every question is answered, and both see the same match."""

import json
import os
from contextlib import ExitStack
from typing import Any

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from serving import Data, Player, Served, legal, new_key

EXAMPLES = int(os.environ.get("CORNERWISE_FUZZ", 4))
"""How many plays; `make fuzz` has more."""
WHO = st.integers(0, 1)
NONSENSE = st.one_of(
    st.text(max_size=60),
    st.sampled_from(["[]", "{}", '{"type": "do"}', "\\u0000", "[" * 4000, "1e999"]),
    st.builds(
        json.dumps,
        st.dictionaries(
            st.sampled_from(["type", "match", "seat", "seq", "key", "action", "move"]), st.text(max_size=8)
        ),
    ),
)


def test_whatever_two_clients_do(served: Served) -> None:
    with ExitStack() as stack:
        people = [Player(served.url, name) for name in ("Anna", "Ben")]
        for player in people:
            stack.callback(player.close)

        class Play(TwoClients):
            players = people

        budget = settings(
            max_examples=EXAMPLES,
            stateful_step_count=20,
            deadline=None,
            suppress_health_check=list(HealthCheck),
            phases=(Phase.generate,),  # to shrink what fails would take longer than anybody waits
        )
        run_state_machine_as_test(Play, settings=budget)


class TwoClients(RuleBasedStateMachine):
    """A match of two, each with a socket that comes and goes."""

    players: list[Player]

    @initialize()
    def begin(self) -> None:
        self.match = self.players[0].begin("junior", ["me", "open"])["match"]
        self.players[1].sit(self.match, 1)
        self.stack = ExitStack()
        self.sockets = [self.stack.enter_context(player.socket()) for player in self.players]
        self.states: list[Data] = []
        self.seq = [0, 0]
        self.events: list[dict[int, Data]] = [{}, {}]
        for who in (0, 1):
            self.follow(who)

    def teardown(self) -> None:
        if hasattr(self, "stack"):
            self.stack.close()

    def follow(self, who: int) -> None:
        told = self.sockets[who].follow(self.match, self.seq[who] or None)
        self.note(who, told)

    def note(self, who: int, told: Data) -> None:
        if told["type"] == "snapshot":
            self.seq[who] = told["snapshot"]["seq"]
        elif told["type"] == "events":
            for event in told["events"]:
                self.events[who][event["seq"]] = event
                self.seq[who] = max(self.seq[who], event["seq"])

    def ask(self, who: int, key: str, **message: Any) -> Data:
        """The answer to a message with a key; what else comes meanwhile is noted."""
        self.sockets[who].send(key=key, match=self.match, **message)
        while (told := self.sockets[who].next(20)).get("key") != key:
            if told["type"] == "error" and told["code"] == "request/malformed":
                return told  # of a message that was not understood no key is known
            self.note(who, told)
        return told

    def now(self, who: int) -> Data:
        found: Data = self.players[who].get(f"/api/matches/{self.match}")
        return found

    @rule(who=WHO, pick=st.integers(0, 1 << 16), stale=st.booleans())
    def move(self, who: int, pick: int, stale: bool) -> None:
        now = self.now(who)
        moves = legal(now["state"]) if now["state"].get("legal") else ["a1"]
        action = {"do": "move", "move": moves[pick % len(moves)]}
        answer = self.ask(who, new_key(), type="do", seat=who, seq=now["seq"] - stale, action=action)
        assert (answer["type"] == "ack") == (now["state"]["mover"] == who and not stale), answer

    @rule(who=WHO, seat=st.integers(-1, 3), do=st.sampled_from(["resign", "stand", "resume", "sit", "fly"]))
    def command(self, who: int, seat: int, do: str) -> None:
        if do == "resign" and self.now(who)["seq"] % 4:
            return  # or no match would last
        action = {"do": do}
        answer = self.ask(who, new_key(), type="do", seat=seat, seq=self.now(who)["seq"], action=action)
        assert answer["type"] in ("ack", "error") and answer.get("code") not in ("server/broken", "server/busy")

    @rule(who=WHO, what=st.sampled_from(["draw", "abort", "undo", "pause", "rematch"]), yes=st.booleans())
    def propose(self, who: int, what: str, yes: bool) -> None:
        for player, action in ((who, {"do": "propose", "what": what}), (1 - who, {"do": "answer", "yes": yes})):
            answer = self.ask(player, new_key(), type="do", seat=player, seq=self.now(player)["seq"], action=action)
            assert answer["type"] in ("ack", "error")

    @rule(who=WHO, move=st.text(max_size=20))
    def why(self, who: int, move: str) -> None:
        answer = self.ask(who, new_key(), type="why", move=move)
        assert answer["type"] in ("reason", "error")

    @rule(who=WHO, text=NONSENSE)
    def nonsense(self, who: int, text: str) -> None:
        self.sockets[who].connection.send(text)
        while self.sockets[who].next(20)["type"] != "error":
            pass
        self.why(who, "a1")  # it is still there

    @rule(who=WHO)
    def come_back(self, who: int) -> None:
        self.sockets[who].connection.close()
        self.sockets[who] = self.stack.enter_context(self.players[who].socket())
        self.follow(who)

    @rule(who=WHO)
    def unsubscribe(self, who: int) -> None:
        self.sockets[who].send(type="unsubscribe", match=self.match)
        self.follow(who)

    @precondition(lambda self: hasattr(self, "events"))
    @invariant()
    def both_see_the_same(self) -> None:
        for seq in self.events[0].keys() & self.events[1].keys():
            assert self.events[0][seq] == self.events[1][seq]
