"""The client without a connection, and the notice that it is one's turn."""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from people import Somebody, Table, eventually, said
from playwright.sync_api import Page, expect

People = Callable[..., Somebody]
Keep = Callable[[Page, str], None]

CONTROLLED = "async () => { await navigator.serviceWorker.ready; return navigator.serviceWorker.controller !== null }"

NOTICES = """async () => {
  for (;;) {
    const found = await (await navigator.serviceWorker.ready).getNotifications();
    if (found.length) return found.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}"""


def installed(person: Somebody) -> None:
    """Waits until the worker keeps the client."""
    person.page.wait_for_function(CONTROLLED)


COPIED = """async (plies) => {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys())
      if (new URL(request.url).pathname.startsWith("/kept/"))
        return (await (await cache.match(request)).json()).plies.length === plies;
  }
  return false;
}"""
"""Whether the copy of the match has so many moves: it is written a moment after they are shown."""


@contextmanager
def without_connection(person: Somebody) -> Iterator[None]:
    person.set_offline(True)
    yield
    person.set_offline(False)


def test_a_match_opens_without_a_connection_as_it_was_last_seen(somebody: People, keep: Keep) -> None:
    anna = somebody("Anna", phone=True, service_workers="allow")
    table = anna.open(anna.begin("duo", ["me", 1], options={"start": "own"}))
    page = table.page
    installed(anna)
    assert table.my_turn()
    table.pieces.first.tap()
    page.get_by_role("button", name="Next fit").tap()
    table.place.tap()
    taken = page.get_by_role("gridcell", name=re.compile("piece"))
    expect(page.get_by_role("gridcell", name=re.compile("Orange.*piece")).first).to_be_attached()
    assert table.my_turn()
    laid = taken.count()
    left = page.get_by_text(said("20 pieces, 8"))
    expect(left).to_be_visible()
    page.wait_for_function(COPIED, arg=2)
    with without_connection(anna):
        page.reload()
        expect(page.get_by_role("heading", name="Reconnecting")).to_be_visible()
        expect(taken).to_have_count(laid)
        expect(left).to_be_visible()
        expect(page.get_by_text("Your game is safe.")).to_be_visible()
        keep(page, "offline-match-phone-light")
    assert table.my_turn()
    table.pieces.first.tap()
    page.get_by_role("button", name="Next fit").tap()
    expect(table.place).to_be_enabled()


def test_other_pages_say_what_works_without_a_connection(somebody: People, keep: Keep) -> None:
    anna = somebody("Anna", service_workers="allow")
    match = anna.begin("duo", ["me", 1], options={"start": "own"})
    page = anna.open(match).page
    installed(anna)
    page.goto("/games")
    expect(page.get_by_role("link", name="Duo").first).to_be_visible()
    page.goto("/design?board=duo")
    expect(Table(page).board).to_be_visible()
    with without_connection(anna):
        page.goto("/games")
        expect(page.get_by_role("link", name="Duo").first).to_have_attribute("href", f"/match/{match}")
        expect(page.get_by_text("This is the latest version we have.")).to_be_visible()
        keep(page, "offline-games-desk-light")
        page.goto("/design?board=duo")
        page.locator("[data-piece=I3]").click()
        page.locator("[data-cell=d4]").click()
        Table(page).place.click()
        page.reload()
        expect(page.get_by_text(said("1 piece")).first).to_be_visible()
        page.goto("/match/aaaaaaaaaaaaaaaaaaaaaa")
        expect(page.get_by_text("opened this game on this device yet")).to_be_visible()
    page.goto("/games")
    expect(page.get_by_text("This is the latest version we have.")).to_have_count(0)


def test_the_worker_says_that_it_is_your_turn(somebody: People) -> None:
    anna = somebody("Anna", service_workers="allow", permissions=["notifications"])
    page = anna.page
    page.goto("/settings")
    installed(anna)
    expect(page.get_by_text("Notifications", exact=False).first).to_be_visible()
    page.reload()  # with the browser's leave the words of notices are written down
    page.wait_for_function("async () => Boolean(await (await caches.open('cornerwise-words')).match('/words.json'))")
    browser = anna.context.new_cdp_session(page)
    registrations: list[str] = []
    browser.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: registrations.extend(found["registrationId"] for found in told["registrations"]),
    )
    browser.send("ServiceWorker.enable")
    registration = eventually(page, lambda: registrations[-1:])[0]
    message = {"kind": "turn", "match": "abc", "variant": "duo"}
    browser.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": anna.origin, "registrationId": registration, "data": json.dumps(message)},
    )
    notices = page.evaluate(NOTICES)
    assert notices == [{"title": "Your turn", "body": "Duo", "tag": "abc", "data": "/match/abc"}]


def test_it_can_be_installed(somebody: People) -> None:
    anna = somebody("Anna", service_workers="allow")
    anna.page.goto("/")
    installed(anna)
    browser = anna.context.new_cdp_session(anna.page)
    found = browser.send("Page.getAppManifest")
    assert not found["errors"], found["errors"]
    manifest = json.loads(found["data"])
    for icon in manifest["icons"]:
        assert anna.context.request.get(icon["src"]).headers["content-type"] == icon["type"]
    faults = [fault["errorId"] for fault in browser.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert faults in ([], ["in-incognito"])  # as the browsers of tests are
