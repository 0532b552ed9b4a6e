"""The static edition, served by Python's small web server from a folder of a folder."""

import fcntl
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from alone import all_kept, begin_here, play
from browsers import ROOT
from people import PHONE, Somebody
from playwright.sync_api import Browser, Page, expect
from solving import plain_puzzles, solve

Keep = Callable[[Page, str], None]
FOLDER = "club/corner games"
"""With a space in its name, as people call their folders."""
COMPILE = "async () => Boolean(await WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])))"
EVALUATE = """() => new Promise((resolve) => setTimeout(() => {
  try { resolve(Boolean(new Function("return 1")())) } catch { resolve(false) }
}))"""
"""A little later: what a test itself asks for is always evaluated."""


@pytest.fixture(scope="module")
def edition(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The static edition, made once for all processes that run tests: it takes half a minute."""
    mine = tmp_path_factory.getbasetemp()
    edition = (mine.parent if "PYTEST_XDIST_WORKER" in os.environ else mine) / "edition"
    with open(edition.with_suffix(".lock"), "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not edition.exists():
            unfinished = edition.with_suffix(".new")
            subprocess.run([sys.executable, ROOT / "web" / "scripts" / "static.py", unfinished], check=True)
            unfinished.rename(edition)
    return edition


@pytest.fixture(scope="module")
def folder(edition: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A host of its own for each process, as one test publishes a new version."""
    root = tmp_path_factory.mktemp("host")
    shutil.copytree(edition, root / FOLDER)
    return root


@pytest.fixture(scope="module")
def address(folder: Path) -> Iterator[str]:
    command = [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as host:
        try:
            assert host.stdout is not None
            found = re.search(r"port (\d+)", host.stdout.readline())
            assert found
            yield f"http://127.0.0.1:{found[1]}/{FOLDER.replace(' ', '%20')}/"
        finally:
            host.terminate()


class Visitor(Somebody):
    """Somebody who is to find everything in the folder."""

    def __init__(self, browser: Browser, address: str, **settings: Any) -> None:
        context = browser.new_context(reduced_motion="reduce", **settings)
        super().__init__(context, "Anna", address)
        self.page.on("request", lambda request: self._look(request.url))
        self.page.on("response", lambda answer: self._look(answer.url, answer.status))

    def _look(self, url: str, status: int = 200) -> None:
        if not url.startswith((self.origin, "data:", "blob:")) or status >= 400:
            self.complaints.append(f"{status} {url}")


@pytest.fixture
def visitor(browser: Browser, address: str) -> Iterator[Callable[..., Visitor]]:
    made: list[Visitor] = []

    def make(**settings: Any) -> Visitor:
        made.append(Visitor(browser, address, **{"service_workers": "block", **settings}))
        return made[-1]

    yield make
    for person in made:
        person.context.close()
        assert not person.complaints, person.complaints


def test_it_plays_in_a_subfolder_and_goes_on_after_a_reload(visitor: Callable[..., Visitor], keep: Keep) -> None:
    anna = visitor()
    page = anna.page
    page.goto(anna.origin)
    keep(page, "static-start-desk-light")
    expect(page.get_by_role("link", name="Watch")).to_have_count(0)
    table = begin_here(page, f"{anna.origin}?/new/duo")
    assert play(table, 2) == 2
    page.reload()
    assert table.my_turn()
    expect(table.moves).to_have_count(4)
    page.get_by_role("link", name="Cornerwise").click()
    expect(page.get_by_role("link", name="Duo").first).to_contain_text("Your turn")
    page.goto(f"{anna.origin}?/watch")
    expect(page.get_by_role("heading", name="This needs a server")).to_be_visible()


def test_it_plays_without_the_host_once_it_was_there(visitor: Callable[..., Visitor]) -> None:
    anna = visitor(service_workers="allow", **PHONE)
    page = anna.page
    page.goto(anna.origin)
    all_kept(anna)
    anna.set_offline(True)
    table = begin_here(page, f"{anna.origin}?/new/junior")
    assert table.my_turn()
    page.goto(f"{anna.origin}en/rules/junior.html")
    expect(page.get_by_role("heading", level=1)).to_have_text("Junior")
    anna.set_offline(False)


def test_puzzles_need_no_server(visitor: Callable[..., Visitor]) -> None:
    anna = visitor()
    page, puzzle = anna.page, plain_puzzles()[0]
    page.goto(f"{anna.origin}?/puzzles")
    expect(page.locator("a.daily .picture svg")).to_be_visible()
    page.goto(f"{anna.origin}?/puzzles/{puzzle.id}")
    solve(page, puzzle)
    expect(page.get_by_text("Your rating")).to_be_visible()
    page.get_by_role("link", name="Next puzzle").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()


CACHES = "async () => (await caches.keys()).filter((name) => name.startsWith('cornerwise-files')).length"
PACKS = "async () => (await caches.keys()).filter((name) => name.startsWith('cornerwise-packs'))"


def test_a_new_version_takes_over_with_all_that_the_old_one_had(visitor: Callable[..., Visitor], folder: Path) -> None:
    """A page of the old one that is open goes on; what was kept for use offline is there in the new one, too."""
    worker = folder / FOLDER / "sw.js"
    old = worker.read_text("utf-8")
    anna = visitor(service_workers="allow")
    page = anna.page
    page.goto(anna.origin)
    all_kept(anna)
    [before] = page.evaluate(PACKS)
    table = begin_here(page, f"{anna.origin}?/new/duo")
    assert table.my_turn()
    version = before.rsplit("-", 1)[1]
    assert version in old
    try:
        worker.write_text(old.replace(version, "f" * len(version)), "utf-8")
        other = anna.context.new_page()
        other.goto(anna.origin)  # a page that is opened later finds the new version
        other.evaluate("async () => void (await (await navigator.serviceWorker.ready).update())")
        other.wait_for_function(
            f"async () => (await ({PACKS})()).every((name) => name.endsWith('{'f' * len(version)}'))"
        )
        all_kept(anna)
        assert page.evaluate(CACHES) == 2, "the old files stay for the page that is open"
        assert play(table, 1) == 1
        anna.set_offline(True)
        other.goto(f"{anna.origin}?/new/junior")
        expect(other.locator("form button.main")).to_be_visible()
        anna.set_offline(False)
    finally:
        worker.write_text(old, "utf-8")


@pytest.mark.parametrize(("tag", "duel"), [("de", "Spielen"), ("ar", "العب"), ("es-419", "Jugar"), ("uk", "Грати")])
def test_it_speaks_every_language(visitor: Callable[..., Visitor], keep: Keep, tag: str, duel: str) -> None:
    anna = visitor(locale=tag, color_scheme="dark")
    page = anna.page
    page.goto(anna.origin)
    expect(page.locator("html")).to_have_attribute("lang", tag)
    expect(page.locator("html")).to_have_attribute("dir", "rtl" if tag == "ar" else "ltr")
    page.goto(f"{anna.origin}?/learn")
    page.locator(f"a[href$='{tag}/rules/duo.html']").first.click()
    expect(page.locator("html")).to_have_attribute("lang", tag)
    keep(page, f"static-rules-{tag}-desk-dark")
    page.locator("aside.actions a.main").click()
    expect(page).to_have_url(f"{anna.origin}?/new/duo")
    expect(page.locator("form button.main")).to_be_visible()


def test_its_policy_is_that_of_the_server(visitor: Callable[..., Visitor]) -> None:
    anna = visitor()
    anna.page.goto(anna.origin)
    assert anna.page.evaluate(COMPILE), "WebAssembly is let in"
    assert not anna.page.evaluate(EVALUATE), "evaluated text is not"
    anna.complaints = [line for line in anna.complaints if "Content Security Policy" not in line]


def test_every_link_of_the_rule_book_leads_somewhere(folder: Path) -> None:
    root = (folder / FOLDER).resolve()
    pages = [*root.glob("en/rules/*.html"), *root.glob("ar/rules/*.html")]
    assert len(pages) > 40
    for page in pages:
        text = page.read_text("utf-8")
        for link in re.findall(r'(?:href|src|srcset)="([^"]+)"', text):
            file, _, section = link.partition("#")
            if not file:
                assert f'id="{section}"' in text, f"{page.name}: {link}"
                continue
            path = (page.parent / file.partition("?")[0]).resolve()
            assert path == root or path.is_file(), f"{page.name}: {link}"
            assert path.is_relative_to(root)


def test_a_folder_with_something_else_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("years of work")
    script = [sys.executable, str(ROOT / "web" / "scripts" / "static.py"), str(tmp_path)]
    told = subprocess.run(script, capture_output=True, text=True)
    assert told.returncode == 1 and "choose another folder" in told.stderr
    assert (tmp_path / "thesis.txt").exists()
