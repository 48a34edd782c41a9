"""What an operator may set. Flags of `benchtop serve` win over BENCHTOP_* variables, which win over these defaults."""

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
    """The address people type, behind a proxy: https://bench.example.org; empty: as each request says."""
    room: str = ""
    """Addresses at which devices in the same network reach this server, separated by spaces; `serve` finds them out."""
    origins: str = ""
    """Further origins, separated by spaces, whose pages may use this server with its cookies."""
    proxies: str = "127.0.0.1"
    """Addresses or networks, separated by commas, whose X-Forwarded headers are believed."""
    bot_workers: int = max(1, (os.cpu_count() or 2) - 1)
    """Processes in which bots think; one more answers for easy and medium bots and hints."""
    bot_seconds: float = 3.0
    """No bot thinks longer than this about one move."""
    bot_pause: float = 1.0
    """Bots wait so long before they move, so that people can follow: at the normal pace, which a table may change."""
    keep_days: float = 0.0
    """Tables at which nothing has happened for so many days are deleted; 0 keeps them for ever."""
    guest_days: float = 30.0
    """The names of guests who sit nowhere and were not here for so many days are deleted; 0 keeps them for ever."""
    rate_limits: bool = True
    """Whether clients that ask too often are told to wait."""
    idle_minutes: float = 15.0
    """Tables that nobody watches leave memory after so long; they come back from the database when needed."""
    poll_seconds: float = 15.0
    """How often the database is asked for what nobody says: clocks that ran out, seats taken at another process."""
    push: bool = True
    """Whether browsers that ask for it are told when it is somebody's turn; they only ask over https."""
    push_pause: float = 5.0
    """They are told after so many seconds, unless their person is there by then."""
    push_loopback: bool = False
    """Whether push services on this machine, and no others, may be used: for tests."""
    log_format: str = "text"
    """text or json."""
    log_level: str = "info"

    def __post_init__(self) -> None:
        if self.log_format not in {"text", "json"}:
            raise ValueError(f"log_format is text or json, not {self.log_format!r}")
        if self.bot_workers < 1:
            raise ValueError("bots need at least one worker")

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{user_data_path('benchtop', appauthor=False) / 'server.db'}"

    def to_environment(self) -> dict[str, str]:
        """The variables from which `from_environment` makes these settings again, in worker processes."""
        return {PREFIX + field.name.upper(): str(getattr(self, field.name)) for field in fields(self)}


def from_environment(environment: Mapping[str, str] | None = None, **flags: Any) -> Settings:
    """Settings from BENCHTOP_* variables, overruled by flags that are not None; ValueError names what is wrong."""
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
        raise ValueError(f"{name} is yes or no, not {text!r}")
    try:
        return kind(text)
    except ValueError:
        raise ValueError(f"{name} takes {'a number' if kind in (int, float) else 'a text'}, not {text!r}") from None
