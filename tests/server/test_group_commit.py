"""A server that is killed while people play: what was acknowledged is there, once, and everybody goes on."""

import multiprocessing
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random

from services import free_port
from serving import Data, Player, legal, new_key
from websockets.exceptions import WebSocketException

from cornerwise.server.base.settings import ServerSettings
from cornerwise.server.run import serve

KILLS = 10


def serve_in_child(database: str, port: int, ready: Connection) -> None:
    serve(ServerSettings(database=database, port=port, limits=0), ready.send)


@contextmanager
def doomed(database: str, port: int) -> Iterator[str]:
    """A server that is killed in the end. It is forked from a process that has loaded everything already."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["cornerwise.server.app", "cornerwise.server.run"])
    here, there = context.Pipe()
    process = context.Process(target=serve_in_child, args=(database, port, there))
    process.start()
    try:
        assert here.poll(60)
        yield here.recv()
    finally:
        process.kill()
        process.join()


class Persistent:
    """Plays both seats of a game; retries with the same key whatever happens, and remembers what was promised."""

    def __init__(self, player: Player, seed: int) -> None:
        self.player, self.rng = player, Random(seed)
        self.match = player.begin("duo", ["me", "me"])["match"]
        self.promised: dict[int, str] = {}
        self.pending: Data | None = None
        self.seq, self.state = 0, Data()

    def play(self, stop: threading.Event) -> None:
        """Until the socket breaks or the game is over; then from the last known event on."""
        try:
            with self.player.socket() as socket:
                told = socket.follow(self.match, since=self.seq or None)
                self._learn(told)
                socket.heard.clear()
                while not stop.is_set() and self.state["mover"] is not None:
                    command = self.pending or self._command()
                    self.pending = command
                    socket.send(**command)
                    answer = socket.until("ack", "error")
                    if answer["type"] == "ack":
                        self.promised[answer["first"]] = command["action"]["move"]  # the end of the game may follow it
                    else:
                        assert answer["code"] == "match/stale-seq", answer
                    self.pending = None
                    for message in socket.heard:
                        self._learn(message)
                    socket.heard.clear()
        except (WebSocketException, OSError, TimeoutError):
            pass  # that is what this is about

    def _learn(self, message: Data) -> None:
        if message["type"] == "snapshot":
            self.seq, self.state = message["snapshot"]["seq"], message["snapshot"]["state"]
        elif message["type"] == "events":
            numbers = [event["seq"] for event in message["events"]]
            assert numbers == list(range(self.seq + 1, self.seq + 1 + len(numbers))), "nothing missing, nothing twice"
            self.seq, self.state = self.seq + len(numbers), message["state"]

    def _command(self) -> Data:
        mover = self.state["mover"]
        action = {"do": "move", "move": self.rng.choice(legal(self.state))}
        return {"type": "do", "match": self.match, "seat": mover, "seq": self.seq, "key": new_key(), "action": action}


def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    database, port = f"sqlite:///{tmp_path}/games.db", free_port()
    rng = Random(7)
    people: list[Persistent] = []
    for _ in range(KILLS):
        with doomed(database, port) as url:
            if not people:
                people = [Persistent(Player(url, f"P{number}"), number) for number in range(4)]
            stop = threading.Event()
            threads = [threading.Thread(target=person.play, args=(stop,)) for person in people]
            for thread in threads:
                thread.start()
            wanted = promises(people) + rng.randrange(1, 12)
            while promises(people) < wanted and any(thread.is_alive() for thread in threads):
                stop.wait(rng.uniform(0.001, 0.02))
        for thread in threads:
            thread.join()
    with doomed(database, port):
        for person in people:
            events = person.player.get(f"/api/matches/{person.match}/events")["events"]
            moves = {event["seq"]: event["move"] for event in events if event["kind"] == "moved"}
            assert person.promised.items() <= moves.items()
            assert len(set(moves.values())) == len(moves), "no move twice"
            again = threading.Event()
            again.set()
            person.play(again)
            assert person.seq == len(events), "everybody catches up by replay"
            person.player.close()
    assert promises(people) >= KILLS


def promises(people: list[Persistent]) -> int:
    return sum(len(person.promised) for person in people)
