"""Every game, option and value that the server offers has one name in the pages, in English at least."""

import json
import re
from importlib.resources import files

from cornerwise.engine.levels import LEVELS
from cornerwise.games.placing_variant import FOUR
from cornerwise.server.http.boards import games_json

FILES = [file for file in files("cornerwise").joinpath("locales/en").iterdir() if file.name.endswith(".ftl")]
MESSAGES = [name for file in FILES for name in re.findall(r"^([a-z][a-z0-9-]*) =", file.read_text("utf-8"), re.M)]


def needed() -> set[str]:
    """The messages that pages ask for, by the same rules as web/src/catalogue/names.ts."""
    ids = {f"level-{level}" for level in LEVELS} | {"option-on", "option-off"}
    for game in json.loads(games_json()):
        ids |= {f"game-{game['id']}", f"game-{game['id']}-about", f"game-{game['id']}-kind"}
        family = game["id"].split("-")[0]
        ids |= {f"game-{family}", f"game-{family}-about"}
        if game["family"] == "placing":
            ids |= {f"colour-{colour}" for colour in game["colours"]}
        for option in game["options"]:
            name = f"option-{option['name'].replace('_', '-')}"
            ids |= {name, f"{name}-about"}
            for value in option["choices"]:
                if isinstance(value, str) and value not in FOUR and not option["free"]:
                    ids.add(f"{name}-{value}")
                elif type(value) is int:
                    ids.add(f"{name}-number")
    return ids


def test_everything_has_a_name() -> None:
    assert needed() - set(MESSAGES) == set()


def test_no_name_is_given_twice() -> None:
    assert sorted(set(MESSAGES)) == sorted(MESSAGES)
