"""Asks a server as a proxy on the machine of `deploy/compose.yaml` does: from the bridge of the containers.

Runs in a network of its own, in which the bridge's address is one of this machine: see `test_deploy.py`.
"""

import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
from serving import serving

BRIDGE = "172.18.0.1"
"""The first address of the first network that Docker makes."""
TRIES = 12
"""More than the ten logins that an address has at once."""


def logins(url: str, clients: list[str]) -> list[int]:
    """The statuses of a login, each for another account, for each of these clients, as their proxy says."""
    with httpx.Client(base_url=url, headers={"Host": "play.example.org"}) as http:
        found = []
        for number, client in enumerate(clients):
            body = {"name": f"nobody {client} {number}", "password": "wrong horse"}
            headers = {"X-Forwarded-For": client, "X-Forwarded-Proto": "https"}
            found.append(http.post("/api/account/login", json=body, headers=headers).status_code)
        return found


def main(settings: dict[str, Any]) -> None:
    with (
        TemporaryDirectory() as folder,
        serving(f"sqlite:///{Path(folder)}/games.db", "--host", "0.0.0.0", **settings) as server,
    ):
        inside, outside = (server.url.replace("0.0.0.0", host) for host in (BRIDGE, "127.0.0.1"))
        headers = {"Host": "play.example.org", "X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9"}
        session = httpx.post(f"{inside}/api/session", json={"name": "Anna"}, headers=headers)
        told = {
            "cookie": session.headers["set-cookie"],
            "one": logins(inside, ["203.0.113.1"] * TRIES),
            "another": logins(inside, ["203.0.113.2"]),
            "no proxy": logins(outside, [f"203.0.113.{number}" for number in range(100, 100 + TRIES)]),
        }
    print(json.dumps(told))


if __name__ == "__main__":
    main(json.loads(sys.argv[1]))
