"""Push messages: encrypted for a browser (RFC 8291), signed by this server (RFC 8292)."""

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
"""Record size in bytes; a message is a single record, the maximum that push services accept."""
SIGNED_FOR = 12 * 3600
"""Seconds for which a signature is valid; services allow a day."""


def encoded(data: bytes) -> str:
    """Encode as base64url without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Decode base64url, with or without padding; raises ValueError if invalid."""
    text = text.rstrip("=")
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: EllipticCurvePublicKey) -> bytes:
    """Return a public key as 65 bytes."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


@dataclass(frozen=True, slots=True)
class BrowserKeys:
    """The keys of a browser."""

    public: EllipticCurvePublicKey
    auth: bytes

    @staticmethod
    def read(p256dh: str, auth: str) -> "BrowserKeys":
        """Read the keys as browsers write them; raises ValueError if invalid."""
        secret = decoded(auth)
        if len(secret) != 16:
            raise ValueError("auth has 16 bytes")
        return BrowserKeys(EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(p256dh)), secret)


def encrypted(plain: bytes, browser: BrowserKeys) -> bytes:
    """Encrypt the body of a request to a push service, so that only that browser can read it (RFC 8291, RFC 8188)."""
    ours = generate_private_key(CURVE)
    salt, sender, receiver = os.urandom(16), point(ours.public_key()), point(browser.public)
    shared = ours.exchange(ECDH(), browser.public)
    secret = _derived(shared, browser.auth, b"WebPush: info\0" + receiver + sender, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + struct.pack("!IB", RECORD, len(sender)) + sender
    if len(head) + len(plain) + 17 > RECORD:
        raise ValueError(f"a push message has at most {RECORD} bytes")
    return head + AESGCM(key).encrypt(nonce, plain + b"\x02", None)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


class PushKey:
    """The signing key of this installation: push services accept messages for a browser only from the key's owner."""

    def __init__(self, secret: str) -> None:
        self._key: EllipticCurvePrivateKey = derive_private_key(int(secret, 16), CURVE)
        self.public = encoded(point(self._key.public_key()))

    @staticmethod
    def new() -> str:
        """Create a key, as stored."""
        return f"{generate_private_key(CURVE).private_numbers().private_value:064x}"

    def authorization(self, endpoint: str, now: float, contact: str) -> str:
        """Return the header that identifies the sender to that service; https addresses are given as the contact."""
        parts = urlsplit(endpoint)
        claims: dict[str, Any] = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + SIGNED_FOR}
        if contact.startswith("https:"):
            claims["sub"] = contact
        words = ".".join(encoded(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(words.encode(), ECDSA(SHA256())))
        return f"vapid t={words}.{encoded(r.to_bytes(32) + s.to_bytes(32))}, k={self.public}"
