"""People at a browser: what they do, as they would do it."""

import re
import time
from collections.abc import Callable
from typing import Any, TypeVar

from playwright.sync_api import BrowserContext, Locator, Page, Request, expect

ARGUMENTS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync", "--enable-unsafe-swiftshader"),
]


OFFLINE = ("ERR_INTERNET_DISCONNECTED", "ERR_FAILED")
"""What browsers say without a connection."""

DESK: Any = {"viewport": {"width": 1440, "height": 900}}
PHONE: Any = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

PATIENCE = 60_000
"""Milliseconds that a page may take for anything: on a busy machine all of them are slow."""
expect.set_options(timeout=PATIENCE)

QUIET = 0.6
"""Seconds without news from the network after which a page has all it wants."""

T = TypeVar("T")
TURN_OR_END = re.compile("Your turn|Game over")


def said(text: str) -> re.Pattern[str]:
    """A text as pages say it: messages mark where a name or a number stands, for texts of both directions."""
    mark = "[\u2068\u2069]*"
    return re.compile(mark + "".join(re.escape(letter) + mark for letter in text))


def eventually(page: Page, look: Callable[[], T]) -> T:
    """Looks until there is something to see, where no locator can wait for it; the page goes on meanwhile."""
    latest = time.monotonic() + PATIENCE / 1000
    while not (found := look()):
        assert time.monotonic() < latest, "it does not come"
        page.wait_for_timeout(50)
    return found


def choose_language(page: Page, tag: str) -> None:
    """In the list of all languages, which the settings and the menu of a game have."""
    page.locator("button.field[aria-haspopup=dialog]").click()
    page.get_by_role("option").locator(f"[lang='{tag}']").first.click()
    expect(page.get_by_role("listbox")).to_have_count(0)


class Somebody:
    """One browser with its own cookies."""

    def __init__(self, context: BrowserContext, name: str, origin: str) -> None:
        self.context, self.name, self.origin = context, name, origin
        context.set_default_timeout(PATIENCE)
        self.complaints: list[str] = []
        self._was_offline = False
        self.page: Page = context.new_page()
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", lambda said: self._complain(said.text) if said.type == "error" else None)
        self._under_way: set[Request] = set()
        self._last_news = time.monotonic()
        self.page.on("request", self._asked)
        self.page.on("requestfinished", self._answered)
        self.page.on("requestfailed", self._answered)

    def _asked(self, request: Request) -> None:
        self._under_way.add(request)
        self._last_news = time.monotonic()

    def _answered(self, request: Request) -> None:
        self._under_way.discard(request)
        self._last_news = time.monotonic()

    def settle(self) -> None:
        """Waits until the page has fetched all it wants; Playwright's "networkidle" does not come to every page."""

        def is_quiet() -> bool:
            return not self._under_way and time.monotonic() > self._last_news + QUIET

        eventually(self.page, is_quiet)

    def _complain(self, text: str) -> None:
        if not (self._was_offline and any(fault in text for fault in OFFLINE)):
            self.complaints.append(text)

    def set_offline(self, offline: bool) -> None:
        """Takes the connection away or gives it back. What the browser says of it may come late; it is no complaint."""
        self._was_offline = True
        self.context.set_offline(offline)

    def begin(self, variant: str, seats: list[object], **plan: object) -> str:
        """A new match, as the form sends it; its name comes back."""
        self.post("/api/session", {"name": self.name})
        made: str = self.post("/api/matches", {"variant": variant, "seats": seats, **plan})["match"]
        return made

    def post(self, path: str, body: object) -> Any:
        answer = self.context.request.post(path, data=body, headers={"Origin": self.origin})
        assert answer.ok, answer.text()
        return answer.json()

    def get(self, path: str) -> Any:
        answer = self.context.request.get(path)
        assert answer.ok, answer.text()
        return answer.json()

    def open(self, match: str) -> "Table":
        self.page.goto(f"/match/{match}")
        return Table(self.page)


class Table:
    """The play screen of a placing game, by what one sees of it."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @property
    def board(self) -> Locator:
        return self.page.locator("[data-board]")

    @property
    def pieces(self) -> Locator:
        """The pieces in the tray that have a place."""
        return self.page.locator("[data-piece]:not(.pale)")

    @property
    def place(self) -> Locator:
        return self.page.get_by_role("button", name="Place", exact=False).last

    @property
    def moves(self) -> Locator:
        return self.page.get_by_role("list", name="Moves so far").get_by_role("button")

    def placed(self) -> None:
        """Waits until the server has the move."""
        expect(self.page.get_by_text("It fits", exact=True)).to_have_count(0)
        expect(self.page.get_by_role("button", name="Sending")).to_have_count(0)

    def my_turn(self) -> bool:
        """Waits until it is my turn, or the game is over; says which."""
        heading = self.page.get_by_role("heading", level=1)
        told = eventually(self.page, lambda: TURN_OR_END.findall(heading.inner_text()))
        return bool(told[0] == "Your turn")
