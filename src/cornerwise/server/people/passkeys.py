"""Passkeys (WebAuthn): registration and login without a password."""

import json
from typing import Any
from urllib.parse import urlsplit

from sqlalchemy.exc import IntegrityError
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, parse_authentication_credential_json
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from cornerwise.server.base.refusal import Refused
from cornerwise.server.people.accounts import Accounts
from cornerwise.server.people.tickets import Tickets

FIVE_MINUTES = 5 * 60 * 1000
_WRONG = Refused("account/wrong", "refused-passkey")


class Passkeys:
    """Issues challenges and verifies the answers. A challenge is stored, and good for one answer."""

    def __init__(self, accounts: Accounts, tickets: Tickets) -> None:
        self._accounts, self._tickets = accounts, tickets

    async def offer(self, player: str, name: str, origin: str) -> dict[str, Any]:
        """What a browser needs to make a passkey for an account."""
        options = generate_registration_options(
            rp_id=_domain(origin),
            rp_name="Cornerwise",
            user_name=name,
            user_id=player.encode(),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
            ),
        )
        await self._note(options.challenge, player)
        return dict(json.loads(options_to_json(options)))

    async def add(self, player: str, credential: dict[str, Any], origin: str) -> None:
        """Keeps the passkey that a browser has made."""
        challenge = await self._asked(credential, player)
        try:
            made = verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=_domain(origin),
                expected_origin=origin,
                require_user_verification=True,
            )
        except Exception as error:  # the library raises all kinds for malformed data of a client
            raise _WRONG from error
        key = bytes_to_base64url(made.credential_public_key)
        try:
            await self._accounts.add_passkey(player, bytes_to_base64url(made.credential_id), key, made.sign_count)
        except IntegrityError as error:
            raise _WRONG from error

    async def ask(self, asker: str, origin: str) -> dict[str, Any]:
        """What a browser needs to prove with a passkey who somebody is."""
        options = generate_authentication_options(
            rp_id=_domain(origin), user_verification=UserVerificationRequirement.REQUIRED
        )
        await self._note(options.challenge, asker)
        return dict(json.loads(options_to_json(options)))

    async def check(self, asker: str, credential: dict[str, Any], origin: str) -> str:
        """The player whose passkey it is."""
        challenge = await self._asked(credential, asker)
        known = await self._accounts.passkey(str(credential.get("id")))
        if known is None:
            raise _WRONG
        try:
            proof = verify_authentication_response(
                credential=parse_authentication_credential_json(credential),
                expected_challenge=challenge,
                expected_rp_id=_domain(origin),
                expected_origin=origin,
                credential_public_key=base64url_to_bytes(known.public_key),
                credential_current_sign_count=known.count,
                require_user_verification=True,
            )
        except Exception as error:  # as above
            raise _WRONG from error
        await self._accounts.count_passkey(known.id, proof.new_sign_count)
        return str(known.player)

    async def _note(self, challenge: bytes, player: str) -> None:
        await self._tickets.issue("challenge", [bytes_to_base64url(challenge)], player, {}, FIVE_MINUTES)

    async def _asked(self, credential: dict[str, Any], player: str) -> bytes:
        """The challenge that an answer is for, if it was issued to the same session."""
        try:
            client = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
            challenge = str(client["challenge"])
        except Exception as error:  # as above
            raise _WRONG from error
        ticket = await self._tickets.use("challenge", challenge)
        if ticket is None or ticket.player != player:
            raise _WRONG
        return base64url_to_bytes(challenge)


def _domain(origin: str) -> str:
    return urlsplit(origin).hostname or ""
