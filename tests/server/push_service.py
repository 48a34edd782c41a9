"""Run a push service on this machine, with TLS, and browsers that subscribe there and read its messages."""

import datetime
import json
import os
import queue
import ssl
import struct
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import httpx
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat

from tests.server.running import TIMEOUT, Speaking


def b64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def certificate(folder: Path) -> Path:
    """Write a certificate of 127.0.0.1 that vouches for itself, and its key, to one file."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "a push service")])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))]), critical=False)
        .sign(key, SHA256())
    )
    file = folder / "service.pem"
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(secret + made.public_bytes(Encoding.PEM))
    return file


@dataclass(frozen=True)
class Received:
    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """Take messages over https, and answer with `status`."""

    def __init__(self, folder: Path) -> None:
        self.certificate = certificate(folder)
        self.received: queue.Queue[Received] = queue.Queue()
        self.status = 201
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                self.send_response(service.status)
                self.send_header("Location", "https://127.0.0.1:9/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()
                service.received.put(Received(self.path, {k.lower(): v for k, v in self.headers.items()}, body))

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        context.load_cert_chain(self.certificate)
        self._server.socket = context.wrap_socket(self._server.socket, server_side=True)
        self.base = f"https://127.0.0.1:{self._server.server_address[1]}"
        self._thread = threading.Thread(target=self._server.serve_forever, args=[0.02])

    def __enter__(self) -> "PushService":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._thread.join(TIMEOUT)
        self._server.server_close()

    def next(self) -> Received:
        return self.received.get(timeout=TIMEOUT)


class Browser:
    """Subscribe, and read messages as RFC 8291 says."""

    def __init__(self, service: PushService, name: str = "one") -> None:
        self._service = service
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)
        self._point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.path = f"/send/{name}?x=1"

    def subscription(self) -> dict[str, Any]:
        keys = {"p256dh": b64(self._point), "auth": b64(self._auth)}
        return {"endpoint": self._service.base + self.path, "expirationTime": None, "keys": keys}

    def subscribe(self, server: Speaking, token: str | None) -> httpx.Response:
        with server.http(token) as http:
            return http.post("/me/push", json=self.subscription())

    def read(self, message: Received) -> Any:
        """Decrypt and check a message; raises if anything is wrong."""
        salt, (record, length) = message.body[:16], struct.unpack("!IB", message.body[16:21])
        sender, sealed = message.body[21 : 21 + length], message.body[21 + length :]
        assert len(message.body) <= record == 4096
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self._key.exchange(ec.ECDH(), theirs)
        secret = HKDF(SHA256(), 32, self._auth, b"WebPush: info\0" + self._point + sender).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        plain = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert plain.endswith(b"\x02")
        return json.loads(plain[:-1])


def vouched_for(message: Received) -> tuple[str, dict[str, Any]]:
    """Return the public key of the sender and its claims, after verifying its signature (RFC 8292)."""
    scheme, _, rest = message.headers["authorization"].partition(" ")
    assert scheme == "vapid"
    given = dict(part.strip().split("=", 1) for part in rest.split(","))
    head, claims, signature = given["t"].split(".")
    assert json.loads(unb64(head)) == {"typ": "JWT", "alg": "ES256"}
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(given["k"]))
    raw = unb64(signature)
    assert len(raw) == 64
    signed = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    key.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    return given["k"], json.loads(unb64(claims))
