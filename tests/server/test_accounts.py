"""Accounts, passkeys, programs' keys, seats that move, chat and ratings, on a real server."""

import httpx
from authenticator import Authenticator
from serving import PASSWORD, Player, Served, legal


def test_an_account_is_who_one_was_before(people: list[Player], served: Served) -> None:
    anna, ben, _ = people
    match = anna.begin("duo", ["me", "open"])["match"]
    anna.create_account("Anna B.")
    assert anna.get("/api/account")["login"] == "anna b."
    assert anna.post("/api/account", {"name": "Other", "password": PASSWORD})["code"] == "account/taken"
    assert ben.post("/api/account", {"name": "ANNA  b.", "password": PASSWORD})["code"] == "account/taken"
    phone = Player(served.url, "Phone")
    own = phone.begin("duo", ["me", "open"])["match"]
    for wrong in ({"name": "Anna B.", "password": "wrong horse"}, {"name": "Nobody", "password": PASSWORD}):
        assert phone.post("/api/account/login", wrong)["code"] == "account/wrong"
    assert phone.post("/api/account/login", {"name": "anna b.", "password": PASSWORD})["id"] == anna.me["id"]
    assert {match, own} <= {m["match"] for m in phone.get("/api/matches/mine")}, "and what was played here came along"
    phone.post("/api/account/logout", {})
    assert phone.get("/api/session")["code"] == "session/missing"
    assert anna.get("/api/session")["id"] == anna.me["id"], "only this session is over"
    phone.close()


def test_whoever_has_a_session_keeps_their_name_if_it_says_so(people: list[Player], served: Served) -> None:
    anna = people[0]
    guest = {"name": "Guest", "rename": False}
    assert anna.post("/api/session", guest) == anna.me == anna.get("/api/session")
    assert anna.post("/api/session", {"name": "Anne"}) == {**anna.me, "name": "Anne"}
    newcomer = httpx.post(f"{served.url}/api/session", json=guest)
    assert newcomer.json()["name"] == "Guest" and "set-cookie" in newcomer.headers


def test_a_recovery_code_works_once(people: list[Player], served: Served) -> None:
    anna, ben, cleo = people
    codes, others = anna.create_account("forgetful"), ben.create_account("other")
    assert len(set(codes)) == 8
    body = {"name": "forgetful", "code": others[0], "password": "new password"}
    assert cleo.post("/api/account/recover", body)["code"] == "account/wrong"
    typed = codes[3].lower().replace("-", " ")
    assert cleo.post("/api/account/recover", {**body, "code": typed})["id"] == anna.me["id"]
    assert cleo.post("/api/account/recover", {**body, "code": typed})["code"] == "account/wrong"
    assert cleo.post("/api/account/login", {"name": "forgetful", "password": PASSWORD})["code"] == "account/wrong"
    assert "id" in cleo.post("/api/account/login", {"name": "forgetful", "password": "new password"})


def test_passkeys(people: list[Player], served: Served) -> None:
    anna, ben, cleo = people
    key = Authenticator(served.url)
    assert anna.post("/api/account/passkeys/offer", {})["code"] == "account/missing"
    anna.post("/api/account", {"name": "keyholder"})
    assert ben.post("/api/account/login", {"name": "keyholder", "password": PASSWORD})["code"] == "account/wrong"
    made = key.create(anna.post("/api/account/passkeys/offer", {}))
    assert ben.post("/api/account/passkeys", {"credential": made})["code"] == "account/wrong", "asked of Anna"
    made = key.create(anna.post("/api/account/passkeys/offer", {}))
    assert anna.post("/api/account/passkeys", {"credential": made}) == {}
    proof = key.get(cleo.post("/api/account/passkeys/ask", {}))
    assert cleo.post("/api/account/passkeys/login", {"credential": proof})["id"] == anna.me["id"]
    assert ben.post("/api/account/passkeys/login", {"credential": proof})["code"] == "account/wrong", "used up"
    foreign = Authenticator("https://evil.example")
    foreign.id, foreign._key = key.id, key._key
    fooled = foreign.get(ben.post("/api/account/passkeys/ask", {}))
    assert ben.post("/api/account/passkeys/login", {"credential": fooled})["code"] == "account/wrong"
    for nonsense in ({}, {"response": 1}, {"response": {"clientDataJSON": "!"}}, {"id": "x", "response": {}}):
        assert ben.post("/api/account/passkeys/login", {"credential": nonsense})["code"] == "account/wrong"


def test_programs_have_keys_with_scopes(people: list[Player], served: Served) -> None:
    anna = people[0]
    match = anna.begin("duo", ["me", "me"])
    for scopes, status in ((["read"], 403), (["read", "play"], 200)):
        token = anna.post("/api/tokens", {"label": "bot", "scopes": scopes})["token"]
        with httpx.Client(base_url=served.url, headers={"Authorization": f"Bearer {token}"}) as program:
            assert program.get("/api/session").json()["id"] == anna.me["id"]
            body = {
                "seat": 0,
                "seq": match["seq"],
                "key": "k",
                "action": {"do": "move", "move": legal(match["state"])[0]},
            }
            assert program.post(f"/api/matches/{match['match']}/commands", json=body).status_code == status
            assert program.post("/api/account", json={"name": "robot", "password": PASSWORD}).status_code == 403
            assert program.post("/api/tokens", json={"label": "x", "scopes": ["read"]}).status_code == 403
            (listed,) = [key for key in anna.get("/api/tokens") if key["scopes"] == sorted(scopes)]
            assert token not in str(listed)
            anna.http.delete(f"/api/tokens/{listed['id']}")
            assert program.get("/api/session").json()["code"] == "session/missing"


def test_a_key_that_may_not_look_sees_what_everybody_sees(people: list[Player], served: Served) -> None:
    anna = people[0]
    token = anna.post("/api/tokens", {"label": "bot", "scopes": ["play"]})["token"]
    with httpx.Client(base_url=served.url, headers={"Authorization": f"Bearer {token}"}) as program:
        assert program.get("/api/session").status_code == 403
        for path in ("lobby", "matches", "matches/finished", "tournaments"):
            assert program.get(f"/api/{path}").status_code == 200, path


def test_a_seat_goes_to_another_device(people: list[Player]) -> None:
    anna, ben, phone = people
    match = anna.begin("duo", ["me", "open"])["match"]
    ben.sit(match, 1)
    assert ben.post(f"/api/matches/{match}/seats/0/carry", {})["code"] == "match/not-your-seat"
    offer = anna.post(f"/api/matches/{match}/seats/0/carry", {})
    assert offer["picture"].startswith("<svg") and len(offer["code"]) == 14
    assert phone.post("/api/carry", {"code": "0000-0000-0000"})["code"] == "account/wrong"
    assert phone.post("/api/carry", {"code": offer["code"].lower()})["you"] == [0]
    assert anna.post("/api/carry", {"code": offer["code"]})["code"] == "account/wrong", "it works once"
    assert anna.get(f"/api/matches/{match}")["you"] == []
    assert match in [m["match"] for m in phone.get("/api/matches/mine")]


def test_chat(people: list[Player]) -> None:
    anna, ben, eve = people
    match = anna.begin("duo", ["me", "open"])["match"]
    ben.sit(match, 1)
    with ben.socket() as socket:
        socket.follow(match)
        said = anna.post(f"/api/matches/{match}/chat", {"preset": "good-luck"})
        assert socket.until("chat")["line"] == said == ben.get(f"/api/matches/{match}/chat")[0]
    assert (said["seat"], said["name"], said["preset"]) == (0, "Anna", "good-luck")
    assert anna.post(f"/api/matches/{match}/chat", {"text": "hi"})["code"] == "chat/presets"
    assert eve.post(f"/api/matches/{match}/chat", {"preset": "hello"})["code"] == "match/not-your-seat"
    for body in ({"preset": "insult"}, {}, {"preset": "hello", "text": "x"}, {"text": "  "}):
        assert anna.post(f"/api/matches/{match}/chat", body)["code"] == "request/malformed"
    assert ben.post(f"/api/matches/{match}/chat/1/report", {}) == {}
    assert ben.post(f"/api/matches/{match}/chat/9/report", {})["code"] == "request/unknown"
    free = anna.begin("duo", ["me", "open"], chat="free")["match"]
    assert anna.post(f"/api/matches/{free}/chat", {"text": "Grüß dich"})["code"] == "chat/presets", "she has no account"
    family = anna.begin("duo", ["me", "open"], chat="free", family=True)["match"]
    assert anna.post(f"/api/matches/{family}/chat", {"preset": "hello"})["code"] == "chat/off"


def test_a_muted_player_is_not_heard(people: list[Player]) -> None:
    anna, ben, eve = people
    match = anna.begin("duo", ["me", "open"])["match"]
    ben.sit(match, 1)
    chat, mutes = f"/api/matches/{match}/chat", f"/api/matches/{match}/mutes"
    anna.post(chat, {"preset": "hello"})
    assert ben.post(mutes, {"seat": 0}) == [0] == ben.get(mutes) and eve.get(mutes) == []
    with ben.socket() as deaf, eve.socket() as watcher:
        deaf.follow(match)
        watcher.follow(match)
        anna.post(chat, {"preset": "oops"})
        ben.post(chat, {"preset": "thanks"})
        assert [watcher.until("chat")["line"]["preset"] for _ in range(2)] == ["oops", "thanks"]
        assert deaf.until("chat")["line"]["preset"] == "thanks"
    assert [line["preset"] for line in ben.get(chat)] == ["thanks"] and len(eve.get(chat)) == 3
    other = anna.begin("duo", ["me", "open"])["match"]
    anna.post(f"/api/matches/{other}/chat", {"preset": "hello"})
    assert ben.get(f"/api/matches/{other}/chat") == [], "it is the person that is muted, not the seat"
    assert ben.post(mutes, {"seat": 0, "muted": False}) == [] and len(ben.get(chat)) == 3
    for seat in (1, 5):
        assert ben.post(mutes, {"seat": seat})["code"] == "request/malformed"


def test_ratings(people: list[Player]) -> None:
    anna, ben, cleo = people
    refused = cleo.post("/api/matches", {"variant": "junior", "seats": ["me", "open"], "rated": True})
    assert refused["code"] == "account/missing"
    anna.create_account("rated anna")
    ben.create_account("rated ben")
    for _ in range(2):
        match = anna.begin("junior", ["me", "open"], rated=True)["match"]
        seq = ben.sit(match, 1)["seq"]
        resign = {"seat": 0, "seq": seq, "key": "r", "action": {"do": "resign"}}
        anna.post(f"/api/matches/{match}/commands", resign)
    unrated = anna.begin("junior", ["me", "open"])["match"]
    seq = cleo.sit(unrated, 1)["seq"]
    anna.post(f"/api/matches/{unrated}/commands", {"seat": 0, "seq": seq, "key": "r", "action": {"do": "resign"}})
    board = anna.get("/api/ratings/junior")
    for _ in range(100):
        if len(board) == 2 and board[0]["games"] == 2:
            break
        board = anna.get("/api/ratings/junior")
    assert [(row["name"], row["games"]) for row in board] == [("Ben", 2), ("Anna", 2)]
    assert board[0]["rating"] > 1500 > board[1]["rating"]
    assert [row["login"] for row in board] == ["rated ben", "rated anna"]
    (mine,) = anna.get("/api/account")["ratings"]
    assert (mine["variant"], mine["rating"], mine["games"]) == ("junior", board[1]["rating"], 2)
