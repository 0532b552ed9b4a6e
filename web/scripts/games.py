"""The games of the catalogue as the client lists them before it has asked a server, for `make schema`."""

import json

from cornerwise.games.catalogue import variants
from cornerwise.server.http.boards import board_data

FIELDS = ("id", "group", "usual", "face", "board", "zoom")


def main() -> None:
    print("/** The games of the catalogue. Written by `make schema` from the catalogue itself. */")
    print("export const CATALOGUE = [")
    for variant in variants():
        data = board_data(variant)
        print("  { " + ", ".join(f"{name}: {json.dumps(data[name])}" for name in FIELDS) + " },")
    print("] as const;")


if __name__ == "__main__":
    main()
