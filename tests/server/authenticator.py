"""A passkey in software: what a phone or a security key does when a browser asks it to."""

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from os import urandom
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

Data = dict[str, Any]


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    """One key for one site."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.id = urandom(16)
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._count = 0

    def create(self, options: Data) -> Data:
        """The answer to a request to make a key."""
        numbers = self._key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(public)
        data = self._data(options["rp"]["id"], flags=0x45) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options)
        return self._credential(clientDataJSON=encoded(client), attestationObject=encoded(attestation))

    def get(self, options: Data) -> Data:
        """The answer to a request to prove that it is there."""
        data, client = self._data(options["rpId"], flags=0x05), self._client("webauthn.get", options)
        signature = self._key.sign(data + sha256(client).digest(), ec.ECDSA(SHA256()))
        return self._credential(
            clientDataJSON=encoded(client), authenticatorData=encoded(data), signature=encoded(signature)
        )

    def _data(self, site: str, flags: int) -> bytes:
        self._count += 1
        return sha256(site.encode()).digest() + bytes([flags]) + self._count.to_bytes(4, "big")

    def _client(self, kind: str, options: Data) -> bytes:
        return json.dumps({"type": kind, "challenge": options["challenge"], "origin": self.origin}).encode()

    def _credential(self, **response: str) -> Data:
        return {"id": encoded(self.id), "rawId": encoded(self.id), "type": "public-key", "response": response}
