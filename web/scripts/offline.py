"""Writes what browsers keep for times without a connection, beyond the client itself.

    python web/scripts/offline.py FOLDER

`common.json` holds games, boards and pictures, `de.json` the rule book in German, and so on.
"""

import json
import sys
from pathlib import Path

from cornerwise.locales.catalogue import languages
from cornerwise.server.http.kept_answers import common_answers, language_answers, pack


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    packs = {"common": common_answers()} | {language: language_answers(language) for language in languages()}
    for name, answers in packs.items():
        (folder / f"{name}.json").write_text(json.dumps(pack(answers), ensure_ascii=False, separators=(",", ":")))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
