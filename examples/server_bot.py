"""A bot on a server: it opens a game against the computer over HTTP and plays it to the end.

    cornerwise serve &
    python examples/server_bot.py --url http://127.0.0.1:8000 --game polyomino-8

The server lists every legal move, so a bot can be written in any language. docs/tutorials/first-bot.md explains it.
"""

import argparse
import time
from random import Random
from typing import Any
from uuid import uuid4

import httpx

Data = dict[str, Any]


def choose(state: Data, rng: Random) -> str:
    """A random move with one of the largest pieces: those that cover many cells have long names."""
    moves: list[str] = [move for moves in state["legal"].values() for move in moves]
    most = max(move.count(",") for move in moves)
    return str(rng.choice([move for move in moves if move.count(",") == most]))


def play(server: httpx.Client, game: str, level: int, rng: Random) -> Data:
    """The last state of a match of our own against a level."""

    def ask(method: str, path: str, **content: Any) -> Data:
        answer: Data = server.request(method, path, **content).raise_for_status().json()
        return answer

    ask("POST", "/api/session", json={"name": "Large pieces first"})
    match = ask("POST", "/api/matches", json={"variant": game, "seats": ["me", level]})["match"]
    while True:
        seen = ask("GET", f"/api/matches/{match}")
        state: Data = seen["state"]
        if state["result"] is not None:
            return state
        if state["mover"] in seen["you"]:
            action = {"do": "move", "move": choose(state, rng)}
            command = {"seat": state["mover"], "seq": seen["seq"], "key": uuid4().hex, "action": action}
            ask("POST", f"/api/matches/{match}/commands", json=command)
        else:
            time.sleep(0.2)  # a bot that plays for long follows the match over the socket instead


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--url", default="http://127.0.0.1:8000")
    parser.add_argument("--game", default="duo")
    parser.add_argument("--level", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with httpx.Client(base_url=asked.url, timeout=30) as server:
        state = play(server, asked.game, asked.level, Random(asked.seed))
    print("won" if 0 in state["result"]["winners"] else "lost", state["scores"])


if __name__ == "__main__":
    main()
