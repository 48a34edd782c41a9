"""The server's settings. Flags of `benchtop serve` override BENCHTOP_* variables, which override these defaults."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, get_type_hints

from platformdirs import user_data_path

PREFIX = "BENCHTOP_"


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Every setting with its default; the variable of `bot_workers` is BENCHTOP_BOT_WORKERS."""

    database: str = ""
    """sqlite:///file or postgresql://user@host/name; empty: a file in the user's data folder."""
    public_url: str = ""
    """The public address behind a proxy: https://bench.example.org; empty: taken from each request."""
    room: str = ""
    """Addresses at which devices in the same network reach this server, separated by spaces; `serve` finds them."""
    origins: str = ""
    """Further origins, separated by spaces, whose pages may use this server with its cookies."""
    proxies: str = "127.0.0.1"
    """Addresses or networks, separated by commas, whose X-Forwarded headers are trusted."""
    bot_workers: int = max(1, (os.cpu_count() or 2) - 1)
    """Worker processes for bots; a further one handles easy and medium bots and hints."""
    bot_seconds: float = 3.0
    """Maximum thinking time of a bot per move, in seconds."""
    bot_pause: float = 1.0
    """Pause before bot moves at the normal pace, in seconds, so that people can follow; a table may change its pace."""
    keep_days: float = 0.0
    """Days after which tables without activity are deleted; 0 keeps them forever."""
    guest_days: float = 30.0
    """Days after which the names of inactive guests without a seat are deleted; 0 keeps them forever."""
    rate_limits: bool = True
    """Whether clients that send too many requests have to wait."""
    idle_minutes: float = 15.0
    """Minutes after which unwatched tables leave memory; they are loaded again when needed."""
    poll_seconds: float = 15.0
    """Seconds between database checks for expired clocks and for seats taken through another process."""
    push: bool = True
    """Whether browsers may subscribe to turn notifications; they need https."""
    push_pause: float = 5.0
    """Seconds before a notification is sent, in case the player is back by then."""
    push_loopback: bool = False
    """For tests: use only push services on this machine."""
    log_format: str = "text"
    """text or json."""
    log_level: str = "info"

    def __post_init__(self) -> None:
        if self.log_format not in {"text", "json"}:
            raise ValueError(f"log_format must be text or json, not {self.log_format!r}")
        if self.bot_workers < 1:
            raise ValueError("bots need at least one worker")

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{user_data_path('benchtop', appauthor=False) / 'server.db'}"

    def to_environment(self) -> dict[str, str]:
        """Return the variables from which `from_environment` restores these settings in worker processes."""
        return {PREFIX + field.name.upper(): str(getattr(self, field.name)) for field in fields(self)}


def from_environment(environment: Mapping[str, str] | None = None, **flags: Any) -> Settings:
    """Read settings from BENCHTOP_* variables; flags that are not None take precedence. Raises ValueError if one is
    invalid.
    """
    given = os.environ if environment is None else environment
    kinds = get_type_hints(Settings)
    chosen: dict[str, Any] = {}
    for field in fields(Settings):
        text = given.get(PREFIX + field.name.upper())
        if text is not None:
            chosen[field.name] = _read(PREFIX + field.name.upper(), text, kinds[field.name])
    chosen.update({name: value for name, value in flags.items() if value is not None})
    return Settings(**chosen)


def _read(name: str, text: str, kind: type) -> Any:
    if kind is bool:
        if text.lower() in {"1", "true", "yes", "on"}:
            return True
        if text.lower() in {"0", "false", "no", "off"}:
            return False
        raise ValueError(f"{name} must be yes or no, not {text!r}")
    try:
        return kind(text)
    except ValueError:
        raise ValueError(f"{name} must be {'a number' if kind in (int, float) else 'a text'}, not {text!r}") from None
