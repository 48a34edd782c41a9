"""Signed tokens that identify guests, in a cookie for browsers and as a bearer token for programs.

A guest token names a guest and covers all seats they took anywhere. A seat token covers one seat of one table, for
programs. An invitation lets another guest share a seat. All are signed with the installation's secret; what they allow
is looked up in the table's log.
"""

import base64
import hashlib
import hmac
import re
import secrets
from dataclasses import dataclass

COOKIE = "benchtop_guest"
_PERSON = re.compile(r"[A-Za-z0-9_-]{16}")


@dataclass(frozen=True, slots=True)
class Identity:
    """A guest, or only one of their seats if they used a seat token."""

    person: str
    code: str | None = None
    seat: int | None = None
    edition: int = 0
    """How often all devices of the guest had been signed out when the token was created."""


class Tokens:
    """Signs and reads tokens."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def _sign(self, words: str) -> str:
        digest = hmac.new(self._secret, f"benchtop token {words}".encode(), hashlib.sha256).digest()
        return f"{words}.{base64.urlsafe_b64encode(digest[:18]).decode()}"

    def _read(self, token: str, kind: str, parts: int) -> list[str] | None:
        if len(token) > 200 or not token.isascii():
            return None
        words = token.rpartition(".")[0]
        fields = words.split(".")
        if len(fields) != parts or fields[0] != kind or not hmac.compare_digest(self._sign(words), token):
            return None
        return fields[1:]

    def guest(self, person: str, edition: int = 0) -> str:
        return self._sign(f"g.{person}.{edition}" if edition else f"g.{person}")

    def seat(self, code: str, seat: int, person: str) -> str:
        return self._sign(f"s.{code}.{seat}.{person}")

    def invitation(self, code: str, seat: int, edition: int) -> str:
        return self._sign(f"i.{code}.{seat}.{edition}")

    def identity(self, token: str) -> Identity | None:
        """Return the identity in a guest or seat token; None if it was not signed here."""
        if fields := self._read(token, "g", 2):
            return Identity(fields[0])
        if fields := self._read(token, "g", 3):
            return Identity(fields[0], edition=int(fields[1]))
        if fields := self._read(token, "s", 4):
            return Identity(fields[2], fields[0], int(fields[1]))
        return None

    def invited_to(self, token: str, code: str) -> tuple[int, int] | None:
        """Return the seat that the invitation to that table is for, and its edition; None if it is invalid."""
        fields = self._read(token, "i", 4)
        return (int(fields[1]), int(fields[2])) if fields and fields[0] == code else None

    def handover(self, person: str, secret: str) -> str:
        return self._sign(f"h.{person}.{secret}")

    def handed_over(self, token: str) -> tuple[str, str] | None:
        """Return the guest and the secret of a handover token, if it was signed here."""
        fields = self._read(token, "h", 3)
        return (fields[0], fields[1]) if fields else None

    def person_of_key(self, code: str, key: str) -> str:
        """Return the guest who joins a table with that key and no token: always the same."""
        digest = hmac.new(self._secret, f"benchtop join {code} {key}".encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest[:12]).decode()

    def private(self, words: str) -> str:
        """Return a text that only this installation can compute, for seeds of imagined states."""
        return hmac.new(self._secret, f"benchtop private {words}".encode(), hashlib.sha256).hexdigest()[:32]


def new_person() -> str:
    """Return a new guest id."""
    return secrets.token_urlsafe(12)
