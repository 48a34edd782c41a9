"""Who somebody is: signed tokens, in a cookie for browsers and as a bearer for programs.

A guest token names a person and carries all seats that the person took anywhere. A seat token carries one seat of one
table: that is what programs get. An invitation lets somebody else share a seat. All are signed with the secret of the
installation; what they are good for is looked up in the table's own list.
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
    """A person, or one seat of that person's if only a seat token was shown."""

    person: str
    code: str | None = None
    seat: int | None = None
    edition: int = 0
    """How often all devices of the person had been signed out when the guest token was made."""


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
        """Whose guest or seat token this is; None if it was not signed here."""
        if fields := self._read(token, "g", 2):
            return Identity(fields[0])
        if fields := self._read(token, "g", 3):
            return Identity(fields[0], edition=int(fields[1]))
        if fields := self._read(token, "s", 4):
            return Identity(fields[2], fields[0], int(fields[1]))
        return None

    def invited_to(self, token: str, code: str) -> tuple[int, int] | None:
        """The seat of that table that the invitation is for, if it is one, and which edition of it this is."""
        fields = self._read(token, "i", 4)
        return (int(fields[1]), int(fields[2])) if fields and fields[0] == code else None

    def handover(self, person: str, secret: str) -> str:
        return self._sign(f"h.{person}.{secret}")

    def handed_over(self, token: str) -> tuple[str, str] | None:
        """Whose handover this is, and its secret, if it was signed here."""
        fields = self._read(token, "h", 3)
        return (fields[0], fields[1]) if fields else None

    def person_of_key(self, code: str, key: str) -> str:
        """Who comes to a table with that key and no token: the same person every time."""
        digest = hmac.new(self._secret, f"benchtop join {code} {key}".encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest[:12]).decode()

    def private(self, words: str) -> str:
        """A text that only this installation can compute: seeds for imagined worlds."""
        return hmac.new(self._secret, f"benchtop private {words}".encode(), hashlib.sha256).hexdigest()[:32]


def new_person() -> str:
    """A name for somebody of whom nothing is known."""
    return secrets.token_urlsafe(12)
