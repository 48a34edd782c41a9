"""What may be written into a table's list: a wish is judged against the table as it is, or refused with a reason."""

import secrets
import time
from dataclasses import dataclass
from typing import Any

from benchtop.core.refusal import Refusal
from benchtop.server.ops.limits import ENTRIES, HOLDERS
from benchtop.server.problems import Problem, illegal
from benchtop.server.tables.commands import (
    PHRASES,
    AnswerTakeBack,
    AnyWish,
    AskTakeBack,
    Chat,
    Leave,
    Play,
    Resign,
    Return,
    Undo,
)
from benchtop.server.tables.state import Fold
from benchtop.store import Entry, Found


@dataclass(frozen=True, slots=True)
class Actor:
    """Somebody at a table: which seats their token opens here."""

    person: str
    seats: frozenset[int]
    host: bool = False


NOBODY = Actor("", frozenset())


@dataclass(frozen=True, slots=True)
class Draft:
    """An entry that may be stored if the table is still as it was."""

    kind: str
    seat: int | None
    body: dict[str, Any]
    key: str = ""
    found: Found | None = None

    def entry(self, n: int) -> Entry:
        return Entry(n, self.kind, self.seat, self.key or secrets.token_urlsafe(9), self.body, time.time())


def seat_of(fold: Fold, actor: Actor, wanted: int | None) -> int:
    """The seat that the actor means; 403 if it is not theirs."""
    if wanted is not None:
        if wanted not in actor.seats:
            raise Problem(403, "not_your_seat", "That seat is not yours.")
        return wanted
    if len(actor.seats) == 1:
        return next(iter(actor.seats))
    if fold.to_move in actor.seats:
        return fold.match.to_move
    if actor.seats:
        raise Problem(422, "which_seat", "You hold several seats here; name one.")
    raise Problem(403, "no_seat", "You have no seat at this table.")


def judge(fold: Fold, actor: Actor, wish: AnyWish) -> Draft:
    """The entry that grants the wish; a Problem says why it cannot be granted."""
    seat = seat_of(fold, actor, wish.seat)
    key = f"{seat}:{wish.key}" if wish.key else ""
    if fold.n >= ENTRIES:
        raise Problem(409, "table_full", "This table's list is full.")
    match wish:
        case Play():
            return _play(fold, seat, wish, key)
        case Undo():
            return _undo(fold, seat, key)
        case AskTakeBack():
            return _ask(fold, seat, wish, key)
        case AnswerTakeBack():
            return _answer(fold, seat, key, agree=wish.agree)
        case Resign():
            _must_be_playing(fold, seat)
            return Draft("resigned", seat, {}, key)
        case Leave():
            _must_be_playing(fold, seat)
            return Draft("left", seat, {}, key)
        case Return():
            if not fold.seats[seat].away:
                raise Problem(409, "not_away", "You have not left this table.")
            return Draft("returned", seat, {}, key, _clock(fold))
        case Chat():
            return _chat(fold, actor, seat, wish, key)


def _must_be_playing(fold: Fold, seat: int) -> None:
    if not fold.started:
        raise Problem(409, "not_started", "The game begins when every seat is taken.")
    if fold.over:
        raise Problem(409, "over", "The game is over.")
    if fold.seats[seat].resigned:
        raise Problem(409, "resigned", "You have resigned; the easy bot plays your seat.")
    if fold.seats[seat].away:
        raise Problem(409, "away", "You have left and a bot plays your seat; return first.")


def _clock(fold: Fold) -> Found | None:
    """When the clock has to be looked at next, for tables that have one."""
    seconds = fold.settings["clock"]
    return None if seconds is None else Found(due=time.time() + seconds)


def _play(fold: Fold, seat: int, wish: Play, key: str) -> Draft:
    if fold.match.over:
        raise illegal(Refusal("game_over", "§0", "The game is over.", remedy="Start a new game, or replay this one."))
    _must_be_playing(fold, seat)
    if wish.ply != fold.ply:
        raise Problem(409, "stale", f"{fold.ply} moves have been played, not {wish.ply}; look again.", ply=fold.ply)
    try:
        move = fold.game.parse(wish.move)
    except ValueError as wrong:
        raise Problem(422, "no_such_move", str(wrong)[:300]) from None
    if seat != fold.to_move or move not in fold.legal():
        refusal = fold.match.why_not(seat, move)
        if refusal is not None:
            raise illegal(refusal)
    return Draft("move", seat, {"move": move.notation, "ply": fold.ply}, key, _clock(fold))


def move_by_server(fold: Fold, seat: int, notation: str, by: str) -> Draft:
    """A move that a bot chose, for its own seat or for somebody whose time is up."""
    body = {"move": notation, "ply": fold.ply, "by": by}
    return Draft("move", seat, body, f"{by}:{fold.n}", _clock(fold))


def _undo(fold: Fold, seat: int, key: str) -> Draft:
    _must_be_playing(fold, seat)
    if not fold.settings["undo"]:
        raise Problem(409, "undo_off", "This table plays without undo.")
    reason = fold.match.why_not_undo(seat)
    if reason is not None:
        raise Problem(409, "no_undo", reason)
    return Draft("undo", seat, {"ply": fold.ply - 1}, key, _clock(fold))


def _ask(fold: Fold, seat: int, wish: AskTakeBack, key: str) -> Draft:
    _must_be_playing(fold, seat)
    if not fold.settings["takeback"]:
        raise Problem(409, "takeback_off", "This table plays without take-backs.")
    if fold.takeback is not None:
        raise Problem(409, "takeback_asked", "A take-back has been asked for already.")
    ply = wish.ply
    if ply is None:
        mine = [number for number, played in enumerate(fold.match.played) if played.seat == seat]
        if not mine:
            raise Problem(409, "nothing_to_take_back", "You have not moved yet.")
        ply = mine[-1]
    if not ply < fold.ply:
        raise Problem(409, "nothing_to_take_back", f"Only {fold.ply} moves have been played.")
    together = {number for person in fold.seats[seat].holders for number in fold.held_by(person)}
    waiting = [number for number, other in enumerate(fold.seats) if other.decides and number not in together]
    return Draft("asked", seat, {"ply": ply, "waiting": waiting}, key, _clock(fold))


def _answer(fold: Fold, seat: int, key: str, *, agree: bool) -> Draft:
    if fold.takeback is None or fold.over:
        raise Problem(409, "nothing_asked", "Nobody asks for a take-back.")
    if seat not in fold.takeback.waiting:
        raise Problem(409, "not_asked", "Your answer is not waited for.")
    return Draft("agreed" if agree else "declined", seat, {}, key, _clock(fold))


def _chat(fold: Fold, actor: Actor, seat: int, wish: Chat, key: str) -> Draft:
    mode = fold.settings["chat"]
    if mode == "off":
        raise Problem(409, "chat_off", "This table plays without chat.")
    if (wish.phrase is None) == (wish.text is None):
        raise Problem(422, "invalid", "Say a phrase or a text, one of the two.")
    name = fold.seats[seat].holders.get(actor.person, fold.seats[seat].name)
    if wish.phrase is not None:
        if wish.phrase not in PHRASES:
            raise Problem(422, "no_such_phrase", f"There is no phrase {wish.phrase!r}.")
        return Draft("chat", seat, {"phrase": wish.phrase, "name": name}, key)
    if mode != "free":
        raise Problem(409, "phrases_only", "This table chats in preset phrases.")
    assert wish.text is not None
    shown = "".join(letter for letter in wish.text if letter.isprintable()).strip()
    if not shown:
        raise Problem(422, "invalid", "There is nothing to read in that.")
    return Draft("chat", seat, {"text": shown, "name": name}, key)


# -- coming to the table ----------------------------------------------------------------------------------------------


def sit(fold: Fold, person: str, name: str, wanted: int | None, invited: int | None) -> Draft:
    """Take an open seat, or share one by invitation."""
    if invited is not None:
        seat = fold.seats[invited]
        if seat.kind != "person" or len(seat.holders) >= HOLDERS:
            raise Problem(409, "seat_taken", "That seat cannot be shared.")
        found = Found(people=(person,))
        return Draft("sat", invited, {"person": person, "name": name}, f"sat:{invited}:{person}", found)
    free = [number for number, seat in enumerate(fold.seats) if seat.kind == "open"]
    if not free:
        raise Problem(409, "no_open_seat", "Every seat is taken; you can watch.")
    if wanted is not None and wanted not in free:
        raise Problem(409, "seat_taken", "That seat is taken or does not exist.")
    number = free[0] if wanted is None else wanted
    clock = _clock(fold)
    found = Found(open_seats=len(free) - 1, people=(person,), due=clock.due if clock and len(free) == 1 else None)
    return Draft("sat", number, {"person": person, "name": name}, f"sat:{number}:{person}", found)


def fill(fold: Fold, actor: Actor, level: str, wanted: int | None) -> Draft:
    """Give open seats to bots: only whoever opened the table may."""
    if not actor.host:
        raise Problem(403, "not_host", "Only whoever opened the table may fill its seats.")
    free = [number for number, seat in enumerate(fold.seats) if seat.kind == "open"]
    seats = free if wanted is None else [wanted]
    if not seats or not set(seats) <= set(free):
        raise Problem(409, "seat_taken", "That seat is not open.")
    clock = _clock(fold)
    left = len(free) - len(seats)
    found = Found(open_seats=left, due=clock.due if clock and not left else None)
    names = bot_names(level, seats, [seat.name for seat in fold.seats])
    return Draft("filled", None, {"seats": seats, "level": level, "names": names}, found=found)


def bot_names(level: str, seats: list[int], taken: list[str]) -> list[str]:
    """Names for bots in these seats."""
    from benchtop.server.tables.names import different

    names: list[str] = []
    for _ in seats:
        names.append(different(f"{level.capitalize()} bot", taken + names))
    return names
