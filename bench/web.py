"""How light and quick the web client is, in Debian's Chromium with a processor slowed down four times.

    python bench/web.py

The server runs as users run it. Given are the bytes of the first load as they travel, the time until a phone shows the
page and until it can be used, how long a pointer move takes to redraw the piece in the hand on the classic board, how
many frames a second are drawn while pieces fly to their places there, and Lighthouse's scores where its package can be
run (npx lighthouse).
"""

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

CHROMIUM = shutil.which("chromium")
FLAGS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync"),
]
SLOWER = 4
PHONE: Any = {"viewport": {"width": 390, "height": 844}}
DESK: Any = {"viewport": {"width": 1440, "height": 900}}


@contextmanager
def serving() -> Any:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "cornerwise.cli", "serve", "--port", "0", "--database"]
        quiet = os.environ | {"CORNERWISE_EXPLORER": ""}  # nothing is built in the background meanwhile
        process = subprocess.Popen(
            [*command, f"sqlite:///{folder}/web.db"], stdout=subprocess.PIPE, text=True, env=quiet
        )
        try:
            assert process.stdout is not None
            yield process.stdout.readline().split()[-1].rstrip("/")
        finally:
            process.terminate()
            process.wait()


def slowed(page: Page) -> CDPSession:
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return session


class Load(NamedTuple):
    """A first visit: bytes over the wire, and milliseconds until the page is seen and until it can be used."""

    size: int
    seen: float
    usable: float


def first_load(browser: Browser, url: str) -> Load:
    context = browser.new_context(**PHONE)
    page = context.new_page()
    session = slowed(page)
    session.send("Network.enable")
    sizes: list[int] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(int(event["encodedDataLength"])))
    page.goto(url)
    page.get_by_role("heading", level=1).wait_for()
    page.wait_for_load_state("networkidle")
    seen, usable = page.evaluate(
        """["first-contentful-paint", "page"].map((name) => performance.getEntriesByName(name)[0].startTime)"""
    )
    context.close()
    return Load(sum(sizes), seen, max(seen, usable))


def ghost(browser: Browser, url: str) -> list[float]:
    """Milliseconds of script, style and paint for every pointer move over the classic board."""
    context = browser.new_context(**DESK, base_url=url)
    context.request.post("/api/session", data={"name": "Bench"}, headers={"Origin": url})
    plan = {"variant": "classic", "seats": ["me", 1, 1, 1]}
    match = context.request.post("/api/matches", data=plan, headers={"Origin": url}).json()["match"]
    page = context.new_page()
    page.goto(f"/match/{match}")
    page.locator("[data-piece]").nth(3).click()
    slowed(page)
    return [
        float(taken)
        for taken in page.evaluate(
            """async () => {
              const board = document.querySelector("[data-board]");
              const box = board.getBoundingClientRect();
              const taken = [];
              for (let i = 0; i < 120; i += 1) {
                const at = { clientX: box.left + 40 + 5 * i, clientY: box.top + 60 + 4 * i, bubbles: true };
                await new Promise(requestAnimationFrame);
                const start = performance.now();
                board.dispatchEvent(new PointerEvent("pointermove", { ...at, pointerType: "mouse" }));
                await Promise.resolve();
                board.getBoundingClientRect(); // style and layout belong to the cost
                await new Promise((done) => queueMicrotask(done));
                board.querySelector(".ghost")?.getBoundingClientRect();
                taken.push(performance.now() - start);
              }
              return taken;
            }"""
        )
    ]


class Flights(NamedTuple):
    """Pieces on their way: frames drawn and dropped in a second, and milliseconds of layout in all of them."""

    count: int
    drawn: float
    dropped: float
    layout: float


MARKS = """
new MutationObserver((changes) => {
  const touched = (nodes) => [...nodes].some((node) => node.classList?.contains("flying"));
  for (const { target, addedNodes, removedNodes } of changes) {
    if (target !== document.body) continue;
    if (touched(removedNodes)) performance.mark("flight ends");
    if (touched(addedNodes)) performance.mark("flight begins");
  }
}).observe(document, { childList: true, subtree: true });
"""


def flights(browser: Browser, url: str, rounds: int = 4) -> Flights:
    """What a trace of some rounds of classic against three computers tells of the times when a piece flies."""
    context = browser.new_context(**DESK, base_url=url)
    context.add_init_script(MARKS)
    context.request.post("/api/session", data={"name": "Bench"}, headers={"Origin": url})
    plan = {"variant": "classic", "seats": ["me", 1, 1, 1]}
    match = context.request.post("/api/matches", data=plan, headers={"Origin": url}).json()["match"]
    page = context.new_page()
    page.goto(f"/match/{match}")
    moves = page.get_by_role("list", name="Moves so far").get_by_role("button")
    page.locator("[data-piece]:not(.pale)").first.wait_for()
    slowed(page)
    categories = ["blink.user_timing", "devtools.timeline", "disabled-by-default-devtools.timeline.frame"]
    browser.start_tracing(page=page, categories=categories)
    for made in range(rounds):
        page.locator("[data-piece]:not(.pale)").first.click()
        page.get_by_role("button", name="Next fit").click()
        page.get_by_role("button", name="Place").last.click()
        moves.nth(4 * made + 3).wait_for()
        page.locator(".flying").wait_for(state="detached")
    events = json.loads(browser.stop_tracing())["traceEvents"]
    context.close()
    return _flights_of(sorted((event for event in events if "ts" in event), key=lambda event: int(event["ts"])))


def _flights_of(events: list[dict[str, Any]]) -> Flights:
    begun: int | None = None
    spans: list[tuple[int, int]] = []
    for event in events:
        if event["name"] == "flight begins":
            begun = event["ts"]
        elif event["name"] == "flight ends" and begun is not None:
            spans.append((begun, event["ts"]))
            begun = None

    def within(name: str) -> list[dict[str, Any]]:
        return [e for e in events if e["name"] == name and any(start <= e["ts"] <= end for start, end in spans)]

    seconds = sum(end - start for start, end in spans) / 1e6
    layout = sum(event.get("dur", 0) for event in within("Layout")) / 1e3
    return Flights(len(spans), len(within("DrawFrame")) / seconds, len(within("DroppedFrame")) / seconds, layout)


def lighthouse(url: str) -> dict[str, int] | None:
    """Scores out of a hundred; none where the package cannot be had."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "scores.json"
        command = ["npx", "--yes", "lighthouse@12", url, "--output=json", f"--output-path={out}", "--quiet"]
        flags = " ".join(["--headless", *FLAGS, f"--user-data-dir={folder}/profile"])
        command += [f"--chrome-flags={flags}", "--only-categories=performance,accessibility,best-practices"]
        try:
            subprocess.run(command, check=True, timeout=240, capture_output=True, env=_environment())
        except (subprocess.SubprocessError, FileNotFoundError) as error:
            print(f"lighthouse could not be run: {error}", file=sys.stderr)
            return None
        found = json.loads(out.read_text("utf-8"))["categories"]
        return {name: round(100 * category["score"]) for name, category in found.items()}


def _environment() -> dict[str, str]:
    return os.environ | {"CHROME_PATH": CHROMIUM or ""}


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the web client.")
    parser.add_argument("--no-lighthouse", action="store_true")
    arguments = parser.parse_args()
    with serving() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        first_load(browser, url)  # the server draws its pictures once
        loads = [first_load(browser, url) for _ in range(3)]
        moves = ghost(browser, url)
        flown = flights(browser, url)
        browser.close()
        scores = None if arguments.no_lighthouse else lighthouse(url)
    print(f"first load        {min(load.size for load in loads) / 1024:7.0f} KiB   asked: under 250")
    print(f"seen after        {min(load.seen for load in loads):7.0f} ms")
    print(f"usable after      {min(load.usable for load in loads):7.0f} ms    asked: under 1000, {SLOWER} times slower")
    print(f"a pointer move    {statistics.median(moves):7.2f} ms    asked: under 8, {SLOWER} times slower")
    print(f"its worst of 120  {max(moves):7.2f} ms")
    print(f"frames in flight  {flown.drawn:7.1f} /s    asked: 60, {SLOWER} times slower ({flown.count} pieces)")
    print(f"dropped           {flown.dropped:7.1f} /s")
    print(f"layout in flight  {flown.layout:7.2f} ms    in all of them")
    for name, score in (scores or {}).items():
        print(f"{name:<17} {score:7}       asked: 95")


if __name__ == "__main__":
    main()
