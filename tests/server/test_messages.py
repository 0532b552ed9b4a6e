"""What is told as bytes is what the views say, whoever is told first."""

import json
from itertools import permutations
from random import Random

import pytest
from tables import ANNA, BEN, any_move, ask, table

from cornerwise.games.catalogue import find_variant
from cornerwise.rules.placing_position import need_placing_position
from cornerwise.rules.start import start
from cornerwise.server.match import legal
from cornerwise.server.match.command import Move
from cornerwise.server.match.messages import NOBODY, EventMessages
from cornerwise.server.match.view import event_for, state_for


@pytest.mark.parametrize("variant", ["duo", "polyomino-8", "triominos"])
def test_everybody_is_told_what_their_view_says(variant: str) -> None:
    match, rng = table(variant), Random(3)
    for _ in range(6):
        assert match.mover is not None
        since = match.seq
        ask(match, match.mover, Move(any_move(match, rng)))
        for order in permutations((ANNA.player, BEN.player, NOBODY)):
            telling = EventMessages(match, since)
            for player in order:
                seats = match.seats_of(player)
                events = [event_for(entry, seats) for entry in match.log[since:]]
                expected = {"type": "events", "match": match.id, "events": events, "state": state_for(match, seats)}
                assert json.loads(telling.to(player)) == json.loads(json.dumps(expected))


def test_a_script_writes_only_its_own_table() -> None:
    duo, classic = start(find_variant("duo")), start(find_variant("classic"))
    with pytest.raises(ValueError, match="another table"):
        legal._script(need_placing_position(duo).move_table).legal(classic.core)  # type: ignore[arg-type]  # both are placing games
