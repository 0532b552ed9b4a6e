"""The pictures of README.md, taken from the running client: `make pictures`.

    python web/scripts/pictures.py FOLDER

Large ones are games that the engine has played up to a move, in a browser of a desk or a phone; small ones are covers
of games. Seeds and levels are fixed, so that they change only when the client looks different.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from base64 import b64decode, b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

import cornerwise

MOST_BYTES = 300_000
AS_WEBP = """async (png) => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], {type: "image/png"}));
    const canvas = Object.assign(document.createElement("canvas"), {width: image.width, height: image.height});
    canvas.getContext("2d").drawImage(image, 0, 0);
    return canvas.toDataURL("image/webp", 0.9).split(",")[1];
}"""
DESK: Any = {"viewport": {"width": 1280, "height": 800}}
PHONE: Any = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


class Picture(NamedTuple):
    name: str
    game: str
    plies: int
    browser: Any
    theme: str = "light"


PICTURES = (
    Picture("desk-classic", "classic", 36, DESK),
    Picture("phone-duo", "duo", 14, PHONE),
    Picture("phone-trigon", "trigon-3", 18, PHONE, "dark"),
)

COVERS = {"classic": 1, "duo": 1, "junior": 1, "trigon": 1, "polyomino-14": 1, "rumis-tower": 1, "triominos": 1.8}
"""How large each is drawn; tiles on an empty table would be small."""
COVER_SIZE = 240


@contextmanager
def serving(folder: str) -> Iterator[str]:
    """The address of a server of our own."""
    command = [
        sys.executable,
        "-m",
        "cornerwise.cli",
        "serve",
        "--port",
        "0",
        "--database",
        f"sqlite:///{folder}/games.db",
    ]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env=os.environ | {"CORNERWISE_LIMITS": "0"}
    ) as server:
        try:
            assert server.stdout is not None  # it was asked for
            yield server.stdout.readline().split()[-1]
        finally:
            server.terminate()


def moves_of(picture: Picture) -> list[str]:
    """A game as the engine plays it, up to a move of the first seat."""
    game = cornerwise.new_game(picture.game)
    engine = cornerwise.Engine(level=4, seed=1)
    while game.ply < picture.plies or game.mover != 0:
        game.push(engine.choose(game))
    return [str(move) for move in game.moves]


def take(browser: Browser, url: str, picture: Picture, folder: Path) -> None:
    context = browser.new_context(
        **picture.browser, base_url=url, color_scheme=picture.theme, reduced_motion="reduce", service_workers="block"
    )

    def post(path: str, body: object) -> Any:
        answer = context.request.post(path, data=body, headers={"Origin": url})
        assert answer.ok, answer.text()
        return answer.json()

    post("/api/session", {"name": "Maya"})
    seats = ["me", *[4] * (cornerwise.find_variant(picture.game).seats - 1)]
    body = {"key": f"pictures-{picture.name}-0000", "variant": picture.game, "seats": seats, "moves": moves_of(picture)}
    match = post("/api/handovers", body)["match"]
    page = context.new_page()
    page.goto(f"/match/{match}")
    page.get_by_text("Your turn").first.wait_for(timeout=60_000)
    page.wait_for_load_state("networkidle")
    keep(page, folder / f"{picture.name}.webp")
    context.close()


def take_cover(browser: Browser, url: str, game: str, zoom: float, folder: Path) -> None:
    page = browser.new_page(viewport={"width": COVER_SIZE, "height": COVER_SIZE}, base_url=url)
    page.goto(f"/api/games/{game}/cover.svg")
    drawing = page.locator("svg").first
    drawing.evaluate("(svg) => { svg.setAttribute('width', '100%'); svg.setAttribute('height', '100%'); }")
    drawing.evaluate("(svg, zoom) => { if (zoom !== 1) svg.style.transform = `scale(${zoom})`; }", zoom)
    keep(page, folder / f"game-{game}.webp")
    page.close()


def keep(page: Page, file: Path) -> None:
    """What the page shows, as WebP."""
    taken = b64encode(page.screenshot()).decode()
    page.goto("about:blank")
    file.write_bytes(b64decode(page.evaluate(AS_WEBP, taken)))
    size = file.stat().st_size
    assert size < MOST_BYTES, f"{file.name} has {size} bytes"
    print(f"{file}: {size:,} bytes")


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    chromium = shutil.which("chromium")
    if chromium is None:
        sys.exit("There is no chromium here (apt-get install chromium).")
    arguments = ["--no-sandbox", "--disable-gpu", "--enable-unsafe-swiftshader"]
    with tempfile.TemporaryDirectory() as database, serving(database) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=arguments)
        for picture in PICTURES:
            take(browser, url, picture, folder)
        for game, zoom in COVERS.items():
            take_cover(browser, url, game, zoom, folder)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
