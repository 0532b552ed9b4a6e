"""Whole games in a browser against a real server: by mouse, by keys alone, by touch, and at four tables at once."""

import re
from collections.abc import Callable

from people import Somebody, Table, eventually, said
from playwright.sync_api import Page, expect

WON = re.compile("wins?|draw")
People = Callable[..., Somebody]
Keep = Callable[[Page, str], None]


def lay_by_mouse(table: Table) -> None:
    """Takes the first piece that has a place, looks for one with the button, and places it."""
    page = table.page
    table.pieces.first.click()
    page.get_by_role("button", name="Next fit").click()
    expect(table.place).to_be_enabled()
    table.place.click()
    table.placed()


def test_a_whole_duo_game_by_mouse_against_the_engine(somebody: People, keep: Keep) -> None:
    anna = somebody("Anna")
    table = anna.open(anna.begin("duo", ["me", 1], options={"start": "own"}))
    made = 0
    while table.my_turn():
        lay_by_mouse(table)
        made += 1
        if made == 5:
            keep(table.page, "duo-desk-light")
    assert made > 5
    expect(table.page.get_by_role("heading", level=2).filter(has_text=re.compile("win|Draw"))).to_be_visible()
    keep(table.page, "duo-over-desk-light")


def test_a_whole_duo_game_by_keys_alone(somebody: People) -> None:
    anna = somebody("Anna")
    table = anna.open(anna.begin("duo", ["me", 1], options={"start": "own"}))
    page = table.page
    made = 0
    while table.my_turn():
        label = table.pieces.first.get_attribute("aria-label") or ""
        page.keyboard.press(label.rsplit(" ", 1)[1].strip("\u2068\u2069").lower())
        for key in ("R", "F", "ArrowLeft", "Tab"):
            page.keyboard.press(key)
        expect(table.place).to_be_enabled()
        page.keyboard.press("Enter")
        table.placed()
        made += 1
    assert made > 3


def test_a_whole_duo_game_by_touch(somebody: People, keep: Keep) -> None:
    anna = somebody("Anna", phone=True)
    table = anna.open(anna.begin("duo", ["me", 1], options={"start": "own"}))
    page = table.page
    made = 0
    while table.my_turn():
        table.pieces.first.tap()
        page.get_by_role("button", name="Next fit").tap()
        expect(table.place).to_be_enabled()
        if made == 3:
            keep(page, "duo-held-phone-light")
        table.place.tap()
        table.placed()
        # Nothing that matters in play is behind a scroll.
        assert made or page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        made += 1
    assert made > 3


def test_a_piece_is_dragged_from_the_tray_and_turns_itself_to_fit(somebody: People) -> None:
    anna = somebody("Anna")
    table = anna.open(anna.begin("duo", ["me", 1], options={"start": "own"}))
    page = table.page
    piece = table.pieces.nth(3)
    start = piece.bounding_box()
    start_cell = page.locator("[data-cell=e10]").bounding_box()
    assert start and start_cell
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(start_cell["x"] + 20, start_cell["y"] + 30, steps=12)
    page.mouse.up()
    expect(page.get_by_text("It fits", exact=True).first).to_be_visible()
    expect(table.moves).to_have_count(0)  # nothing is sent before it is placed
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(table.board.locator(".ghost")).to_have_count(0)


def test_an_illegal_ghost_says_which_rule_it_breaks(somebody: People, keep: Keep) -> None:
    anna = somebody("Anna", dark=True)
    table = anna.open(anna.begin("duo", ["me", 1], options={"start": "own"}))
    page = table.page
    table.pieces.first.click()
    page.locator("[data-cell=l3]").hover()
    page.mouse.down()
    page.mouse.up()
    expect(page.get_by_text("Your first piece must cover your starting square").first).to_be_visible()
    expect(table.place).to_be_disabled()
    keep(page, "duo-illegal-desk-dark")


def test_four_browsers_play_classic_and_one_is_cut_off_and_comes_back(somebody: People, keep: Keep) -> None:
    people = [somebody(name) for name in ("Anna", "Ben", "Caro", "Dan")]
    match = people[0].begin("classic", ["me", "open", "open", "open"])
    tables = [people[0].open(match)]
    for person in people[1:]:
        table = person.open(match)
        table.page.get_by_role("button", name="Take this seat").first.click()
        tables.append(table)
    for table in tables:
        expect(table.board).to_be_visible()
    for _ in range(2):
        for table in tables:
            assert table.my_turn()
            lay_by_mouse(table)
    lost = tables[2]
    people[2].set_offline(True)
    expect(lost.page.get_by_role("heading", name="Reconnecting")).to_be_visible()
    keep(lost.page, "classic-offline-desk-light")
    for table in tables[:2]:
        assert table.my_turn()
        lay_by_mouse(table)
    people[2].set_offline(False)
    assert lost.my_turn()
    expect(lost.moves).to_have_count(10)
    lay_by_mouse(lost)
    expect(tables[0].moves).to_have_count(11)


def test_a_move_planned_ahead_is_made_when_the_turn_comes(somebody: People) -> None:
    anna, ben = somebody("Anna"), somebody("Ben")
    match = anna.begin("duo", ["me", "open"], options={"start": "own"})
    first = anna.open(match)
    second = ben.open(match)
    second.page.get_by_role("button", name="Take this seat").click()
    expect(second.board).to_be_visible()
    second.page.locator("[data-piece]").first.click()
    second.page.locator("[data-cell=j5]").hover()
    second.page.mouse.down()
    second.page.mouse.up()
    second.page.get_by_role("button", name="Plan").last.click()
    expect(second.page.get_by_text("Your next move is planned.").first).to_be_visible()
    expect(second.board.locator(".ghost.planned")).to_be_visible()
    assert first.my_turn()
    lay_by_mouse(first)
    expect(second.moves).to_have_count(2)


def test_trigon_and_rumis_turns(somebody: People, keep: Keep) -> None:
    anna = somebody("Anna")
    for variant, seats in (("trigon", ["me", 1, 1, 1]), ("rumis-tower", ["me", 1, 1, 1])):
        table = anna.open(anna.begin(variant, seats))
        for _ in range(3):
            assert table.my_turn()
            lay_by_mouse(table)
        assert table.my_turn()
        table.pieces.first.click()
        keep(table.page, f"{variant}-desk-light")


def test_moves_can_be_looked_back_at_and_typed(somebody: People) -> None:
    anna = somebody("Anna")
    table = anna.open(anna.begin("duo", ["me", 1], options={"start": "own"}))
    page = table.page
    assert table.my_turn()
    page.keyboard.press("/")
    field = page.get_by_label(re.compile("it covers"))
    answer = page.get_by_role("alert")
    field.fill("a1")
    page.keyboard.press("Enter")
    expect(answer).to_contain_text("starting square")
    field.fill("X5 c13")
    page.keyboard.press("Enter")
    expect(answer).to_contain_text(said("X5 at c13: "))
    expect(answer).to_contain_text("starting square")
    field.fill("x5 n14")
    page.keyboard.press("Enter")
    expect(answer).to_contain_text("Outside the board")
    field.fill("L5 e10")
    page.keyboard.press("Enter")
    expect(answer).to_contain_text("Choose one")
    field.fill("X5 E11")
    page.keyboard.press("Enter")
    heard = page.get_by_role("log").first
    expect(heard).to_contain_text(said("You placed X5 at e11. 8 new open corners, such as "))
    expect(heard).to_contain_text("Your turn.")
    expect(heard).to_contain_text(re.compile("Computer.* placed .* at "))
    expect(table.moves).to_have_count(2)
    page.get_by_role("button", name="First move").click()
    expect(page.get_by_text("at the start").first).to_be_visible()
    page.get_by_role("button", name="Latest move").click()
    expect(page.get_by_text("at the start")).to_have_count(0)


def test_passing_is_offered_beside_laying_in_the_french_edition(somebody: People) -> None:
    """With an empty pile who can lay need not (M7); everybody draws until it is empty."""
    anna = somebody("Anna")
    match = anna.begin("triominos", ["me", "me"], options={"edition": "french"})
    while True:
        snapshot = anna.get(f"/api/matches/{match}")
        legal = snapshot["state"]["legal"]
        words, lays = legal.get("", []), [move for tile, moves in legal.items() if tile for move in moves]
        if words == ["pass"] and lays and not snapshot["state"]["table"]["pile"]:
            break
        move = "draw" if "draw" in words else words[0] if words else lays[0]
        command = {"seat": snapshot["state"]["mover"], "seq": snapshot["seq"], "key": f"key-{snapshot['seq']}"}
        anna.post(f"/api/matches/{match}/commands", {**command, "action": {"do": "move", "move": move}})
    page = anna.open(match).page
    page.get_by_role("button", name="Show my tiles").click()
    expect(page.locator("[data-tile]:not(.pale)").first).to_be_visible()
    page.get_by_role("button", name="Pass", exact=True).click()
    made = len(snapshot["plies"])
    plies = eventually(page, lambda: anna.get(f"/api/matches/{match}")["plies"][made:])
    assert (plies[-1]["seat"], plies[-1]["move"]) == (snapshot["state"]["mover"], "pass")
