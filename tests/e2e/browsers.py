"""A real server and real browsers. Pictures of what they show are kept in build/screenshots, but not in CI."""

import json
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from people import ARGUMENTS, DESK, PHONE, Somebody
from playwright.sync_api import Browser, Page, Playwright, sync_playwright
from serving import Served, serving

CHROMIUM = shutil.which("chromium")
SHELL = shutil.which("chromium-headless-shell") or CHROMIUM
"""Chromium without windows: pages are the same in it, and it takes a third less of the processor."""
ROOT = Path(__file__).parents[2]
SCREENSHOTS = ROOT / "build" / "screenshots"
AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")

if CHROMIUM is None:
    pytest.skip("there is no chromium here (apt-get install chromium)", allow_module_level=True)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("server")
    with serving(f"sqlite:///{folder}/games.db", grace=2) as served:
        yield served


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=SHELL, args=ARGUMENTS)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def desktop_browser(playwright: Playwright) -> Iterator[Browser]:
    """Chromium as people install it, for what the shell lacks: notifications hang there."""
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
    yield browser
    browser.close()


@pytest.fixture
def somebody(request: pytest.FixtureRequest, browser: Browser, server: Served) -> Iterator[Callable[..., Somebody]]:
    """People with a browser each; `somebody(phone=True)` has one in the hand.

    The worker, which fetches the whole client, is let in only where it is what a test is about.
    """
    made: list[Somebody] = []

    def make(name: str = "Maya", phone: bool = False, dark: bool = False, **more: Any) -> Somebody:
        notified = "notifications" in more.get("permissions", ())
        context = (request.getfixturevalue("desktop_browser") if notified else browser).new_context(
            **(PHONE if phone else DESK),
            color_scheme="dark" if dark else "light",
            base_url=server.url,
            **{"service_workers": "block", "reduced_motion": "reduce", **more},
        )
        made.append(Somebody(context, name, server.url))
        return made[-1]

    yield make
    for person in made:
        complaints = person.complaints
        person.context.close()
        assert not complaints, complaints


@pytest.fixture
def keep() -> Callable[[Page, str], None]:
    """Keeps a picture of a page."""

    def shoot(page: Page, name: str) -> None:
        if "CI" in os.environ:
            return  # nobody would look at them, and each takes a moment
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=SCREENSHOTS / f"{name}.png")

    return shoot


@pytest.fixture
def accessible() -> Callable[[Page], None]:
    """Holds a page to axe's rules."""

    def check(page: Page) -> None:
        page.evaluate(AXE)
        found = page.evaluate("async () => (await axe.run({resultTypes: ['violations']})).violations")
        told = [{"rule": v["id"], "help": v["help"], "where": [n["html"][:160] for n in v["nodes"]][:4]} for v in found]
        assert not told, f"{page.url}\n{json.dumps(told, indent=1)}"

    return check
