"""What is told as bytes is what the views say, whoever is told first."""

import json
from itertools import permutations
from random import Random

import do
import pytest
from matches import ANNA, BEN, any_move, ask, seen_state, table

from cornerwise.server.match.messages import NOBODY, EventMessages
from cornerwise.server.match.view import event_for


@pytest.mark.parametrize("variant", ["duo", "polyomino-8", "triominos"])
def test_everybody_is_told_what_their_view_says(variant: str) -> None:
    match, rng = table(variant), Random(3)
    for _ in range(6):
        assert match.mover is not None
        since = match.seq
        ask(match, match.mover, do.move(any_move(match, rng)))
        for order in permutations((ANNA.player, BEN.player, NOBODY)):
            telling = EventMessages(match, since)
            for player in order:
                seats = match.seats_of(player)
                events = [event_for(entry, seats) for entry in match.log[since:]]
                expected = {"type": "events", "match": match.id, "events": events, "state": seen_state(match, seats)}
                assert json.loads(telling.to(player)) == json.loads(json.dumps(expected))
