"""A push message as the standards have it: encrypted for one browser (RFC 8291), signed by this server (RFC 8292)."""

import json
import os
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = SECP256R1()
RECORD = 4096
"""All of a message is one record: no push service takes a longer one."""
SIGNED_FOR = 12 * 3600
"""So many seconds a signature is good; services allow a day."""


def encoded(data: bytes) -> str:
    """base64url without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """The bytes of base64url, with or without padding; ValueError if it is none."""
    text = text.rstrip("=")
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: EllipticCurvePublicKey) -> bytes:
    """A public key as 65 bytes."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


@dataclass(frozen=True, slots=True)
class Hearer:
    """The keys of one browser."""

    public: EllipticCurvePublicKey
    auth: bytes

    @staticmethod
    def read(p256dh: str, auth: str) -> "Hearer":
        """The keys as browsers write them; ValueError if they are none."""
        secret = decoded(auth)
        if len(secret) != 16:
            raise ValueError("auth has 16 bytes")
        return Hearer(EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(p256dh)), secret)


def encrypted(plain: bytes, hearer: Hearer) -> bytes:
    """The body of a request to a push service: only that browser can read it (RFC 8291, RFC 8188)."""
    ours = generate_private_key(CURVE)
    salt, sender, receiver = os.urandom(16), point(ours.public_key()), point(hearer.public)
    shared = ours.exchange(ECDH(), hearer.public)
    secret = _derived(shared, hearer.auth, b"WebPush: info\0" + receiver + sender, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + struct.pack("!IB", RECORD, len(sender)) + sender
    if len(head) + len(plain) + 17 > RECORD:
        raise ValueError(f"a push message has at most {RECORD} bytes")
    return head + AESGCM(key).encrypt(nonce, plain + b"\x02", None)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


class PushKey:
    """The key with which this installation signs: push services take messages for a browser from its holder only."""

    def __init__(self, secret: str) -> None:
        self._key: EllipticCurvePrivateKey = derive_private_key(int(secret, 16), CURVE)
        self.public = encoded(point(self._key.public_key()))

    @staticmethod
    def new() -> str:
        """A new one, as it is kept in the store."""
        return f"{generate_private_key(CURVE).private_numbers().private_value:064x}"

    def authorization(self, endpoint: str, now: float, contact: str) -> str:
        """The header that says who sends, to that service only; https addresses are named as the contact."""
        parts = urlsplit(endpoint)
        claims: dict[str, Any] = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + SIGNED_FOR}
        if contact.startswith("https:"):
            claims["sub"] = contact
        words = ".".join(encoded(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(words.encode(), ECDSA(SHA256())))
        return f"vapid t={words}.{encoded(r.to_bytes(32) + s.to_bytes(32))}, k={self.public}"
