"""What may be written into a table's list: a command is decided by the table as it is, or refused with a reason.

Nothing here waits, stores or looks at a clock: `now` is given, and what comes back is an entry to be stored.
"""

import secrets
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import msgspec

from benchtop.core.refusal import Facts, Refusal
from benchtop.server.ops.limits import ENTRIES, HOLDERS
from benchtop.server.problems import Problem, illegal, no_move
from benchtop.server.tables.commands import (
    PHRASES,
    AnswerTakeBack,
    AnyCommand,
    AskTakeBack,
    Chat,
    Leave,
    Play,
    Rename,
    Resign,
    Return,
    Undo,
)
from benchtop.server.tables.names import clean_name, different, is_name
from benchtop.server.tables.parts import about
from benchtop.server.tables.state import TableState
from benchtop.store import Entry, ListingUpdate


@dataclass(frozen=True, slots=True)
class Actor:
    """Somebody at a table: which seats their token opens here."""

    person: str
    seats: frozenset[int]
    host: bool = False
    guest: bool = True
    """Whether all their seats are theirs to decide about: not for who showed the token of one."""


NOBODY = Actor("", frozenset())
ONLY_PLAYERS = "Only those who play can take a move back."


@dataclass(frozen=True, slots=True)
class NewEntry:
    """An entry that may be stored if the table is still as it was."""

    kind: str
    seat: int | None
    body: dict[str, Any]
    key: str = ""
    listing: ListingUpdate | None = None

    def entry(self, n: int, at: float) -> Entry:
        return Entry(n, self.kind, self.seat, self.key or secrets.token_urlsafe(9), self.body, at)


def seat_of(state: TableState, actor: Actor, wanted: int | None) -> int:
    """The seat that the actor means; 403 if it is not theirs."""
    if wanted is not None:
        if wanted not in actor.seats:
            raise Problem(403, "not_your_seat", "That seat is not yours.", {"variant": "not_yours"})
        return wanted
    if len(actor.seats) == 1:
        return next(iter(actor.seats))
    if state.to_move in actor.seats:
        return state.match.to_move
    if actor.seats:
        raise Problem(422, "which_seat", "You hold several seats here; name one.")
    raise Problem(403, "no_seat", "You have no seat at this table.")


def decide(state: TableState, actor: Actor, command: AnyCommand, now: float) -> NewEntry | int:
    """The entry that does what is asked, or the number of the one that has done it before; a Problem says why not."""
    done = _done_before(state, actor, command)
    if done is not None:
        return done
    seat = seat_of(state, actor, command.seat)
    if state.n >= ENTRIES:
        raise Problem(409, "table_full", "This table's list is full.")
    due = _due(state, now)
    match command:
        case Play():
            body = _play(state, seat, command)
        case Undo():
            body = _undo(state, seat)
        case AskTakeBack():
            body = _ask(state, seat, command)
        case AnswerTakeBack():
            body = _answer(state, seat)
        case Resign() | Leave():
            _must_be_playing(state, seat)
            body, due = {}, None
        case Return():
            if not state.seats[seat].away:
                raise Problem(409, "not_away", "You have not left this table.")
            body = {}
        case Chat():
            body, due = _chat(state, actor, seat, command), None
        case Rename():
            body, due = _rename(state, actor, seat, command), None
    key = f"{seat}:{command.key}" if command.key else ""
    return NewEntry(_kind_of(command), seat, body, key, due)


_KINDS: dict[type[AnyCommand], str] = {
    Play: "move", Undo: "undo", AskTakeBack: "asked", Resign: "resigned", Leave: "left", Return: "returned",
    Chat: "chat", Rename: "renamed",
}  # fmt: skip


def _kind_of(command: AnyCommand) -> str:
    """The kind of the entry that the command leads to."""
    if isinstance(command, AnswerTakeBack):
        return "agreed" if command.agree else "declined"
    return _KINDS[type(command)]


def _done_before(state: TableState, actor: Actor, command: AnyCommand) -> int | None:
    """The number of the entry that this command led to before; 409 if its key was used for something else."""
    if command.key is None:
        return None
    if command.seat is not None and command.seat not in actor.seats:
        return None
    if f"{actor.person}:{command.key}" in state.keys:
        raise key_used()
    for seat in actor.seats:
        done = state.keys.get(f"{seat}:{command.key}")
        if done is not None:
            if command.seat not in {None, seat} or done[1] != _about(state, command):
                raise key_used()
            return done[0]
    return None


def key_used() -> Problem:
    """The same key twice for different things."""
    return Problem(409, "key_used", "That key was used for something else; choose a new one every time.")


def done_by(state: TableState, actor: Actor, key: str | None, meant: str) -> int | None:
    """The number of the entry that this person's command led to before; seats come and go, so the key is theirs."""
    if key is None:
        return None
    done = state.keys.get(f"{actor.person}:{key}")
    if (done is not None and done[1] != meant) or any(f"{seat}:{key}" in state.keys for seat in actor.seats):
        raise key_used()
    return None if done is None else done[0]


def _about(state: TableState, command: AnyCommand) -> str:
    """What the command is about, in the words of the entry that it would lead to."""
    body = msgspec.structs.asdict(command)
    if isinstance(command, Play):
        with suppress(ValueError):
            body["move"] = state.game.parse(command.move).notation
    elif isinstance(command, AskTakeBack):
        body["named"] = command.ply is not None
    elif isinstance(command, Chat) and command.text is not None:
        body["text"] = _shown(command.text)
    return about(_kind_of(command), body)


def _must_be_playing(state: TableState, seat: int) -> None:
    if not state.started and not state.closed:
        if state.ply:
            raise Problem(
                409, "not_started", "The game goes on when every seat is taken again.", {"variant": "goes_on"}
            )
        raise Problem(409, "not_started", "The game begins when every seat is taken.", {"variant": "begins"})
    must_go_on(state)
    if state.seats[seat].resigned:
        raise Problem(
            409, "resigned", "You have resigned; the easy bot plays your seat.", {"variant": "you", "seat": seat}
        )
    if state.seats[seat].away:
        raise Problem(409, "away", "You have left and a bot plays your seat; return first.")


def must_go_on(state: TableState) -> None:
    """Refuse what can only be done while the game is not over."""
    if state.closed:
        raise Problem(409, "closed", "The host has closed this table; it can still be read.")
    if state.over:
        raise Problem(409, "over", "The game is over.")


def _due(state: TableState, now: float) -> ListingUpdate | None:
    """When the clock has to be looked at next, for tables that have one."""
    seconds = state.settings["clock"]
    return None if seconds is None else ListingUpdate(due=now + seconds)


def _play(state: TableState, seat: int, command: Play) -> dict[str, Any]:
    if state.match.over:
        raise illegal(Refusal("game_over", "§0", "The game is over.", remedy="Start a new game, or replay this one."))
    _must_be_playing(state, seat)
    played = state.ply
    if command.ply != played:
        raise Problem(
            409,
            "stale",
            f"{played} moves have been played, not {command.ply}; look again.",
            {"moves": played, "asked": command.ply},
            ply=played,
        )
    try:
        move = state.game.parse(command.move)
    except ValueError as wrong:
        raise no_move(state.game, command.move, wrong) from None
    if seat != state.to_move or move not in state.legal():
        refusal = state.match.why_not(seat, move)
        if refusal is not None:
            raise illegal(refusal)
    return {"move": move.notation, "ply": played}


def move_by_server(state: TableState, seat: int, notation: str, by: str, now: float) -> NewEntry:
    """A move that a bot chose, for its own seat or for somebody whose time is up."""
    body = {"move": notation, "ply": state.ply, "by": by}
    return NewEntry("move", seat, body, f"{by}:{state.n}", _due(state, now))


def _undo(state: TableState, seat: int) -> dict[str, Any]:
    _must_be_playing(state, seat)
    if not state.settings["undo"]:
        raise Problem(409, "undo_off", "This table plays without undo.")
    reason = state.match.why_not_undo(seat)
    if reason is not None:
        raise Problem(409, "no_undo", reason, _undo_facts(state, seat))
    return {"ply": state.ply - 1}


def _undo_facts(state: TableState, seat: int) -> Facts:
    """Why that seat may not undo its last move alone, as facts."""
    if state.ply == 0:
        return {"variant": "nothing_played"}
    last = state.match.played[-1].seat
    return {"variant": "revealed"} if last == seat else {"variant": "moved_since", "seat": last}


def _ask(state: TableState, seat: int, command: AskTakeBack) -> dict[str, Any]:
    _must_be_playing(state, seat)
    if not state.settings["takeback"]:
        raise Problem(409, "takeback_off", "This table plays without take-backs.", {"variant": "ask"})
    if state.takeback is not None:
        raise Problem(409, "takeback_asked", "A take-back has been asked for already.")
    ply = command.ply
    if ply is None:
        played = state.match.played
        ply = state.ply - 1
        while ply >= 0 and played[ply].seat != seat:  # from the end: with every update it is asked for every seat
            ply -= 1
        if ply < 0:
            raise Problem(409, "nothing_to_take_back", "You have not moved yet.", {"variant": "not_moved"})
    if not ply < state.ply:
        raise Problem(
            409,
            "nothing_to_take_back",
            f"Only {state.ply} moves have been played.",
            {"variant": "too_few", "moves": state.ply},
        )
    together = {number for person in state.seats[seat].holders for number in state.held_by(person)}
    waiting = [number for number, other in enumerate(state.seats) if other.decides and number not in together]
    return {"ply": ply, "waiting": waiting, **({} if command.ply is None else {"named": True})}


def why_not_undo(state: TableState, seat: int | None) -> str | None:
    """Why that seat may not undo now, or None if it may."""
    try:
        if seat is None:
            return ONLY_PLAYERS
        _undo(state, seat)
    except Problem as problem:
        return problem.detail
    return None


def why_not_take_back(state: TableState, seat: int | None) -> str | None:
    """Why that seat may not ask to go back to before its last move now, or None if it may."""
    try:
        if seat is None:
            return ONLY_PLAYERS
        _ask(state, seat, AskTakeBack())
    except Problem as problem:
        return problem.detail
    return None


def _answer(state: TableState, seat: int) -> dict[str, Any]:
    if state.takeback is None or state.over:
        raise Problem(409, "nothing_asked", "Nobody asks for a take-back.")
    if seat not in state.takeback.waiting:
        raise Problem(409, "not_asked", "Your answer is not waited for.")
    return {}


def _chat(state: TableState, actor: Actor, seat: int, command: Chat) -> dict[str, Any]:
    mode = state.settings["chat"]
    if mode == "off":
        raise Problem(409, "chat_off", "This table plays without chat.")
    if (command.phrase is None) == (command.text is None):
        raise Problem(422, "invalid", "Say a phrase or a text, one of the two.", {"variant": "phrase_or_text"})
    name = state.seats[seat].holders.get(actor.person, state.seats[seat].name)
    if command.phrase is not None:
        if command.phrase not in PHRASES:
            raise Problem(422, "no_such_phrase", f"There is no phrase {command.phrase!r}.", {"phrase": command.phrase})
        return {"phrase": command.phrase, "name": name}
    if mode != "free":
        raise Problem(409, "phrases_only", "This table chats in preset phrases.")
    assert command.text is not None
    shown = _shown(command.text)
    if not shown:
        raise Problem(422, "invalid", "There is nothing to read in that.", {"variant": "empty_text"})
    return {"text": shown, "name": name}


def _shown(text: str) -> str:
    """What of a text can be printed."""
    return "".join(letter for letter in text if letter.isprintable()).strip()


def _rename(state: TableState, actor: Actor, seat: int, command: Rename) -> dict[str, Any]:
    if not is_name(command.name):
        raise Problem(422, "invalid", "There is nothing to read in that name.", {"variant": "empty_name"})
    others = [other.name for number, other in enumerate(state.seats) if number != seat]
    sharing = [name for person, name in state.seats[seat].holders.items() if person != actor.person]
    name = different(clean_name(command.name), others + sharing)
    return {"person": actor.person, "called": name, "name": command.name}


# -- coming to the table ----------------------------------------------------------------------------------------------


def sit(
    state: TableState, person: str, name: str, now: float, *, wanted: int | None, invitation: tuple[int, int] | None
) -> NewEntry:
    """Take an open seat, or share one by an invitation: its seat, and which edition it is."""
    must_go_on(state)
    if state.n >= ENTRIES:
        raise Problem(409, "table_full", "This table's list is full.")
    if person in state.removed:
        raise Problem(403, "removed", "The host has removed you from this table; you can watch it.")
    free = [number for number, seat in enumerate(state.seats) if seat.kind == "open"]
    if invitation is not None:
        invited, edition = invitation
        if invited >= len(state.seats):
            raise Problem(403, "bad_invitation", "That invitation is for a seat that is no longer there.")
        seat = state.seats[invited]
        if edition != seat.invitations:
            raise Problem(
                403, "bad_invitation", "That invitation was revoked; ask for a new one.", {"variant": "revoked"}
            )
        if seat.kind != "person" or len(seat.holders) >= HOLDERS:
            raise Problem(409, "seat_taken", "That seat cannot be shared.", {"variant": "not_shared", "seat": invited})
        number, listing = invited, ListingUpdate(people=(person,))
    else:
        if not free:
            raise Problem(409, "no_open_seat", "Every seat is taken; you can watch.")
        if wanted is not None and wanted not in free:
            raise Problem(
                409, "seat_taken", "That seat is taken or does not exist.", {"variant": "taken", "seat": wanted}
            )
        number = free[0] if wanted is None else wanted
        listing = filling(state, len(free) - 1, now, (person,))
    return NewEntry("sat", number, {"person": person, "name": name}, f"sat:{state.n}:{person}", listing)


def revoke_invitations(state: TableState, seat: int) -> NewEntry:
    """Make void all invitations to share the seat that were given so far."""
    if state.n >= ENTRIES:
        raise Problem(409, "table_full", "This table's list is full.")
    return NewEntry("revoked", seat, {})


def fill(state: TableState, actor: Actor, level: str, now: float, *, wanted: int | None) -> NewEntry:
    """Give open seats to bots: only whoever opened the table may."""
    if not actor.host:
        raise Problem(403, "not_host", "Only whoever opened the table may fill its seats.", {"variant": "fill"})
    must_go_on(state)
    free = [number for number, seat in enumerate(state.seats) if seat.kind == "open"]
    seats = free if wanted is None else [wanted]
    if not seats or not set(seats) <= set(free):
        raise Problem(409, "seat_taken", "That seat is not open.", {"variant": "not_open", "seats": seats})
    names = bot_names(level, seats, [seat.name for seat in state.seats])
    listing = filling(state, len(free) - len(seats), now)
    return NewEntry("filled", None, {"seats": seats, "level": level, "names": names}, listing=listing)


def filling(state: TableState, left: int, now: float, people: tuple[str, ...] = ()) -> ListingUpdate:
    """So many seats are still open; when none is, the clock begins."""
    due = None if left else _due(state, now)
    return ListingUpdate(open_seats=left, people=people, due=None if due is None else due.due)


def bot_names(level: str, seats: list[int], taken: list[str]) -> list[str]:
    """Names for bots in these seats."""
    names: list[str] = []
    for _ in seats:
        names.append(different(f"{level.capitalize()} bot", taken + names))
    return names
