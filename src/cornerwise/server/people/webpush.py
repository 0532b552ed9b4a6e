"""Web push: encryption of messages for one browser (RFC 8291) and VAPID signatures (RFC 8292)."""

import json
import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
RECORD_SIZE = 4096
LIFETIME = 12 * 60 * 60
"""Seconds for which a signature is good; services allow a day."""


def b64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> str:
    """A private key as text."""
    return b64(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32))


def private_key(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(unb64(text)), CURVE)


def public_bytes(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public half, as browsers want it: a point written out in 65 bytes."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def is_subscription(p256dh: str, auth: str) -> bool:
    """Whether these can be the keys of a browser."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unb64(p256dh))
        return len(unb64(auth)) == 16
    except ValueError:
        return False


def encrypt(
    message: bytes,
    p256dh: str,
    auth: str,
    salt: bytes | None = None,
    own: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """A message for the browser with these keys. The salt and the key are new every time, save in tests."""
    salt = salt or os.urandom(16)
    own = own or ec.generate_private_key(CURVE)
    theirs, ours = unb64(p256dh), public_bytes(own)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    secret = _derived(shared, unb64(auth), b"WebPush: info\0" + theirs + ours, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, message + b"\x02", None)  # 2: the last record, and the only one
    return salt + RECORD_SIZE.to_bytes(4) + len(ours).to_bytes(1) + ours + sealed


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def signature(key: ec.EllipticCurvePrivateKey, endpoint: str, contact: str) -> str:
    """The header by which a push service knows who sends."""
    site = urlsplit(endpoint)
    claims = {"aud": f"{site.scheme}://{site.netloc}", "exp": int(time.time()) + LIFETIME, "sub": contact}
    signed = ".".join(b64(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    return f"vapid t={signed}.{b64(r.to_bytes(32) + s.to_bytes(32))}, k={b64(public_bytes(key))}"
