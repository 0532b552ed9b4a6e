"""Mail notices: addresses that players have confirmed by a code, and how often they are written to."""

import logging
from collections.abc import Callable

from sqlalchemy import delete, select

from cornerwise.locales.catalogue import nearest, translator
from cornerwise.server.base.refusal import Refused
from cornerwise.server.base.server_time import now
from cornerwise.server.people.mail import Mailer
from cornerwise.server.people.tickets import Tickets, new_code
from cornerwise.server.storage.bulk_writer import Rows, upsert
from cornerwise.server.storage.schema import addresses, mailed
from cornerwise.server.storage.store import Store

log = logging.getLogger(__name__)
CODE_LIFETIME = 60 * 60 * 1000
CHALLENGES = "challenges"
"""Stands for the match in mail about challenges: one of them is told of, not all."""
Format = Callable[..., str]


class MailNotices:
    """Addresses of players.

    `site` is the URL that mail names, and `pause` the least number of milliseconds between two mails about one match.
    """

    def __init__(self, store: Store, tickets: Tickets, mailer: Mailer | None, site: str, pause: int) -> None:
        self._store, self._tickets, self._mailer, self._site, self._pause = store, tickets, mailer, site, pause

    @property
    def is_on(self) -> bool:
        return self._mailer is not None

    async def ask(self, player: str, address: str, language: str) -> None:
        """Sends a code to an address. Nothing else ever goes there until it has come back."""
        if self._mailer is None:
            raise Refused("notice/off", "refused-no-mail")
        code = new_code()
        await self._tickets.revoke("mail", player)
        spoken = nearest(language)
        wish = {"address": address, "site": self._site, "language": spoken}
        await self._tickets.issue("mail", [code], player, wish, CODE_LIFETIME)
        text = translator(spoken).format
        lines = (self._site, text("mail-code-why"), code, text("mail-code-else"))
        try:
            await self._mailer.send(address, text("mail-code-subject"), "\n\n".join(lines))
        except OSError as error:
            log.warning("a mail could not be sent", extra={"error": type(error).__name__})
            raise Refused("server/busy", "refused-mail-failed") from error

    async def confirm(self, player: str, code: str) -> None:
        ticket = await self._tickets.use("mail", code)
        if ticket is None or ticket.player != player:
            raise Refused("account/wrong", "refused-code")
        row = {**ticket.data, "player": player, "confirmed": now()}
        async with self._store.writing() as connection:
            await upsert(connection, Rows(addresses, [row], keys=("player",)))

    async def address_of(self, player: str) -> str | None:
        async with self._store.engine.connect() as connection:
            wanted = select(addresses.c.address).where(addresses.c.player == player)
            return (await connection.execute(wanted)).scalar()

    async def forget(self, player: str) -> None:
        """No more mail, and no trace of the address."""
        await self._tickets.revoke("mail", player)
        async with self._store.writing() as connection:
            await connection.execute(delete(addresses).where(addresses.c.player == player))

    async def tell_turn(self, player: str, match: str, variant: str) -> int:
        """Says that it is somebody's turn; gives the milliseconds to wait where the last mail is too fresh."""

        def write(text: Format) -> tuple[str, str]:
            game = text(f"game-{variant}")
            lines = (text("mail-turn", game=game), f"{self._site}/match/{match}", text("mail-turn-stop"), self._site)
            return text("mail-turn-subject"), "\n\n".join(lines)

        return await self._tell(player, match, write)

    async def tell_challenge(self, player: str, name: str, variant: str) -> None:
        """Says that somebody challenges a player, unless the last such mail is too fresh."""

        def write(text: Format) -> tuple[str, str]:
            about = text("mail-challenge", name=name, game=text(f"game-{variant}"))
            lines = (about, f"{self._site}/friends", text("mail-turn-stop"), self._site)
            return text("mail-challenge-subject"), "\n\n".join(lines)

        await self._tell(player, CHALLENGES, write)

    async def _tell(self, player: str, topic: str, write: Callable[[Format], tuple[str, str]]) -> int:
        """Sends what `write` writes in the player's language, unless the last mail on that topic is too fresh."""
        if self._mailer is None:
            return 0
        last = select(mailed.c.at).where(mailed.c.match == topic, mailed.c.player == player)
        async with self._store.writing() as connection:
            wanted = select(addresses).where(addresses.c.player == player)
            row = (await connection.execute(wanted)).first()
            if row is None:
                return 0
            wait = ((await connection.execute(last)).scalar() or 0) + self._pause - now()
            if wait > 0:
                return wait
            sent = {"match": topic, "player": player, "at": now()}
            await upsert(connection, Rows(mailed, [sent], keys=("match", "player")))
        try:
            await self._mailer.send(row.address, *write(translator(row.language).format))
        except OSError as error:
            log.warning("a mail could not be sent", extra={"error": type(error).__name__})
        return 0
