"""Transfers a seat to another device by a code that works once, also as a QR code."""

import io

import segno

from cornerwise.locales.phrase import seat_number
from cornerwise.server.base.refusal import Refused
from cornerwise.server.base.server_time import now
from cornerwise.server.live.hub import Hub
from cornerwise.server.match.match import Match
from cornerwise.server.match.server_actions import carry
from cornerwise.server.people.sessions import Person
from cornerwise.server.people.tickets import Tickets, new_code

LIFETIME = 5 * 60 * 1000


class SeatTransfers:
    """Moves seats between sessions of the same person."""

    def __init__(self, hub: Hub, tickets: Tickets) -> None:
        self._hub, self._tickets = hub, tickets

    async def offer(self, match_id: str, seat: int, me: Person) -> str:
        """A code that gives the seat to the player who types it within five minutes."""
        async with self._hub.reading(match_id) as match:
            if seat not in match.seats_of(me.id):
                raise Refused("match/not-your-seat", "refused-seat-not-yours", number=seat_number(seat))
        code = new_code()
        await self._tickets.issue("carry", [code], me.id, {"match": match_id, "seat": seat}, LIFETIME)
        return code

    async def take(self, code: str, me: Person) -> str:
        """The match in which the seat of the code is now one's own."""
        ticket = await self._tickets.use("carry", code)
        if ticket is None:
            raise Refused("account/wrong", "refused-code")
        match_id, seat = str(ticket.data["match"]), int(ticket.data["seat"])
        await self.move(match_id, [seat], ticket.player, me)
        return match_id

    async def claim_all(self, matches: list[str], player: str, me: Person) -> None:
        """All seats that somebody took without an account go over to the account."""
        for match_id in matches:
            async with self._hub.reading(match_id) as match:
                seats = list(match.seats_of(player))
            await self.move(match_id, seats, player, me)

    async def move(self, match_id: str, seats: list[int], player: str, me: Person) -> None:
        def act(match: Match) -> None:
            for seat in seats:
                if seat in match.seats_of(player):
                    carry(match, seat, me.id, me.name, now())

        await self._hub.change(match_id, act)


def qr_picture(text: str) -> str:
    """A text as a QR code (SVG)."""
    out = io.BytesIO()
    segno.make(text, error="m", micro=False).save(out, kind="svg", scale=6, border=3, xmldecl=False, nl=False)
    return out.getvalue().decode()
