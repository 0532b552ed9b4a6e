"""Writes the static edition: a folder that any plain web host can serve, without a server of ours.

    python web/scripts/static.py FOLDER

It is the built client with relative addresses; what a server answers alike to everybody lies beside it as files.
"""

import json
import re
import shutil
import sys
from collections.abc import Iterable
from html import escape
from pathlib import Path
from typing import Any

from cornerwise.locales.catalogue import languages
from cornerwise.rulebook.links import FILES
from cornerwise.server.base.settings import BUILT
from cornerwise.server.http.http_guard import page_policy
from cornerwise.server.http.kept_answers import KeptAnswer, common_answers, file_of, language_answers, puzzle_answers

PACK = "assets/offline-{name}-*.json"
LEFT_OUT = ("*.br", "start")
"""What only a server of ours makes use of."""
ADDRESSES = ("id", "start_url", "scope", "url", "action")
"""Keys of a manifest with addresses of pages."""
HELP = """Cornerwise, static edition

This folder is the whole of it: put it on any web host, in any folder, or serve it from here:

    python3 -m http.server

and open http://localhost:8000. Browsers do not run it from a file:// address; the rule book (en/rules/index.html)
opens from there too.

Games against the computer, games for several people at one screen, puzzles, lessons, designs, analysis, reviews and the
rule book work without a server. Playing with people elsewhere, accounts and ratings need one: see docs/server.md.
"""


class StaticError(Exception):
    """Something that whoever builds it can mend."""


def main(folder: Path, client: Path = BUILT) -> None:
    if not (client / "index.html").exists():
        raise StaticError(f"the web client has not been built into {client} (make static builds it)")
    if folder.exists() and any(folder.iterdir()) and 'data-edition="static"' not in _read(folder / "index.html"):
        raise StaticError(f"{folder} is neither empty nor an earlier static edition: choose another folder")
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(client, folder, ignore=shutil.ignore_patterns(*LEFT_OUT))
    (folder / "README.txt").write_text(HELP)
    (folder / "index.html").write_text(relative_page(_read(client / "index.html")))
    for manifest in folder.glob("manifest-*.webmanifest"):
        manifest.write_text(json.dumps(_relative(json.loads(manifest.read_text())), ensure_ascii=False))
    _write(folder, "common", ((file_of(answer.address), answer) for answer in common_answers()))
    _write(folder, "puzzles", ((file_of(answer.address), answer) for answer in puzzle_answers()))
    for language in languages():
        answers = language_answers(language, FILES, _policy())
        _write(folder, language, ((_below_root(answer.address), answer) for answer in answers))


def relative_page(page: str) -> str:
    """The client's page for a folder: with its policy in it, since a plain host sends none."""
    page = page.replace("<html ", '<html data-edition="static" ', 1).replace("<head>", f"<head>{_policy()}", 1)
    return re.sub(r'(src|href)="/', r'\1="./', page)


def _policy() -> str:
    """Who may frame a page can only be said in a header."""
    rules = [rule for rule in page_policy().split("; ") if not rule.startswith("frame-ancestors")]
    return f'<meta http-equiv="Content-Security-Policy" content="{escape("; ".join(rules))}">'


def _relative(manifest: Any, key: str = "") -> Any:
    if isinstance(manifest, dict):
        return {name: _relative(value, name) for name, value in manifest.items()}
    if isinstance(manifest, list):
        return [_relative(value, key) for value in manifest]
    if key == "src":
        return f".{manifest}"
    if key in ADDRESSES:
        return FILES.client(manifest).replace("../..", ".")
    return manifest


def _below_root(address: str) -> str:
    return address.removeprefix("../..")


def _write(folder: Path, pack: str, answers: Iterable[tuple[str, KeptAnswer]]) -> None:
    """Answers as files, and into the pack that the service worker reads only where they are."""
    written = []
    for name, answer in answers:
        path = folder / name[1:]
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(answer.body(), "utf-8")
        written.append({"address": name})
    for file in folder.glob(PACK.format(name=pack)):
        file.write_text(json.dumps(written))


def _read(path: Path) -> str:
    return path.read_text("utf-8") if path.exists() else ""


if __name__ == "__main__":
    try:
        main(Path(sys.argv[1]))
    except StaticError as error:
        sys.exit(f"static: {error}")
