"""Games that were begun in a browser and are played on here."""

import pytest
from serving import Data, Player, Served

FIRST = "e8,d9,e9,f9,e10"
KEY = "k" * 22


def game(key: str, *moves: str, **more: object) -> Data:
    return {"key": key, "variant": "duo", "options": {"start": "own"}, "seats": ["me", 1], "moves": moves, **more}


def played(player: Player, variant: str, count: int) -> list[str]:
    """So many moves of any game, with what chance brought between them."""
    moves: list[str] = []
    for _ in range(count):
        found = player.post("/api/positions", {"variant": variant, "moves": moves, "seed": 5})
        moves = [ply["move"] for ply in found["plies"]]
        if found["over"]:
            break
        moves.append(next(several[0] for several in found["legal"].values() if several))
    return [
        ply["move"] for ply in player.post("/api/positions", {"variant": variant, "moves": moves, "seed": 5})["plies"]
    ]


def test_a_game_goes_on_where_it_stood(anna: Player) -> None:
    snapshot = anna.post("/api/handovers", game(KEY, FIRST, seats=["me", "me"]))
    assert [ply["move"] for ply in snapshot["plies"]] == [FIRST]
    assert (snapshot["you"], snapshot["state"]["phase"], snapshot["state"]["mover"]) == ([0, 1], "playing", 1)
    assert snapshot["match"] in [match["match"] for match in anna.get("/api/matches/mine")]
    legal = next(moves[0] for moves in snapshot["state"]["legal"].values() if moves)
    command = {"seat": 1, "seq": snapshot["seq"], "key": "on", "action": {"do": "move", "move": legal}}
    assert anna.post(f"/api/matches/{snapshot['match']}/commands", command)["state"]["mover"] == 0


def test_the_computer_plays_on(anna: Player) -> None:
    match = anna.post("/api/handovers", game("computer-moves-after-this", FIRST))["match"]
    with anna.socket() as socket:
        plies = socket.follow(match)["snapshot"]["plies"]
        while len(plies) < 2:
            socket.until("events")
            plies = anna.get(f"/api/matches/{match}")["plies"]
    assert plies[1]["seat"] == 1


def test_the_same_key_never_makes_two(anna: Player, served: Served) -> None:
    first = anna.post("/api/handovers", game(KEY + "-again", FIRST, seats=["me", "me"]))
    count = len(anna.get("/api/matches/mine"))
    assert anna.post("/api/handovers", game(KEY + "-again", FIRST, seats=["me", "me"])) == first
    assert len(anna.get("/api/matches/mine")) == count
    ben = Player(served.url, "Ben")
    assert ben.post("/api/handovers", game(KEY + "-again", FIRST, seats=["me", "me"]))["match"] != first["match"]
    ben.close()


def test_tiles_that_chance_brought_stay_where_they_came(anna: Player) -> None:
    moves = played(anna, "triominos", 3)
    snapshot = anna.post("/api/handovers", game(KEY + "-tiles", *moves, variant="triominos", options={}))
    assert [ply["colour"] for ply in snapshot["plies"]].count("chance") > 10
    assert snapshot["state"]["hands"].keys() == {"0"}
    seen = [ply["move"] for ply in snapshot["plies"]]
    assert len(seen) >= len(moves) and "?" in seen, "the hand of the computer stays hidden"
    assert all(shown in ("?", made) for shown, made in zip(seen, moves, strict=False))


def test_a_game_that_is_over_is_over(anna: Player) -> None:
    moves = played(anna, "polyomino-8", 200)
    snapshot = anna.post("/api/handovers", game(KEY + "-over", *moves, variant="polyomino-8", options={}))
    assert snapshot["state"]["phase"] == "over" and snapshot["state"]["result"]["reason"] == "played"


def test_who_gave_up_stays_out(anna: Player) -> None:
    more = {"variant": "classic", "options": {}, "seats": ["me", "me", 1, 2]}
    state = anna.post("/api/handovers", game(KEY + "-out", **more, resigned=[1]))["state"]
    assert [seat["dropped"] for seat in state["seats"]] == [None, "resigned", None, None]
    assert state["phase"] == "playing" and state["seats"][1]["level"], "the computer plays for that seat"
    over = anna.post("/api/handovers", game(KEY + "-lost", FIRST, resigned=[0]))["state"]
    assert (over["phase"], over["result"]["reason"], over["result"]["winners"]) == ("over", "resigned", [1])


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"moves": [FIRST, FIRST]}, "match/illegal-move"),
        ({"moves": ["what"]}, "match/bad-notation"),
        ({"seats": ["me"]}, "match/bad-plan"),
        ({"seats": ["me", "open"]}, "request/malformed"),
        ({"seats": [1, 1]}, "match/bad-plan"),
        ({"variant": "chess"}, "match/bad-plan"),
        ({"rules": 9}, "match/bad-plan"),
        ({"key": "short"}, "request/malformed"),
        ({"resigned": [1]}, "match/not-your-seat"),
        ({"resigned": [5]}, "match/not-your-seat"),
        ({"resigned": [0, 0]}, "match/not-now"),
        ({"resigned": [6]}, "request/malformed"),
    ],
)
def test_what_does_not_hold_is_refused(anna: Player, more: Data, code: str) -> None:
    before = len(anna.get("/api/matches/mine"))
    refused = anna.post("/api/handovers", game("w" * 30) | more)
    assert refused["code"] == code
    if code == "match/illegal-move":
        assert refused["details"]["number"] == 1
    assert len(anna.get("/api/matches/mine")) == before
