"""Adna's Lab: what happened, in sentences."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from benchtop.core.events import Event

from .. import events as ev
from ..components import KEYS, NAMES


def listed(parts: Sequence[str], last: str = "and") -> str:
    """Words in a row: "a, b and c"."""
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}" if len(parts) > 1 else "".join(parts)


def name(key: str) -> str:
    return NAMES[KEYS.index(key)]


def names_of(keys: Sequence[str]) -> str:
    """Cards in a row, equal ones counted."""
    parts = []
    for key in dict.fromkeys(keys):
        count = list(keys).count(key)
        parts.append(f"{count} x {name(key)}" if count > 1 else name(key))
    return listed(parts) if parts else "nothing"


def one(words: str) -> str:
    """With the indefinite article."""
    return f"{'an' if words[0] in 'AEIOUaeiou' else 'a'} {words}"


def _plural(count: int, word: str) -> str:
    return f"{count} {word}" if count == 1 else f"{count} {word}s"


def _started(e: ev.GameStarted, who: list[str]) -> str:
    blocks = sum(e.blocks)
    return f"Game {e.number}: {who[e.starter]} showed A, T and G ({_plural(blocks, 'block')} of six taken) and starts."


def _drew(e: ev.Drew, who: list[str]) -> str:
    counts = [("Bases", e.bases), ("Enzymes", e.enzymes), ("Reactions", e.reactions)]
    return f"{who[e.seat]} drew {listed([f'{count} {deck}' for deck, count in counts if count])}."


def _declared(e: ev.Declared, who: list[str]) -> str:
    chain = "" if e.chain is None else f" on {_own(e.seat, e.chain, who)} chain"
    tools = f" with {names_of(e.supports)}" if e.supports else ""
    to = "" if e.celsius is None else f", to reach {e.celsius} °C"
    return f"{who[e.seat]} played {name(e.card)}{chain}{tools}{to}."


def _answered(e: ev.Answered, who: list[str]) -> str:
    to = "" if e.celsius is None else f", to reach {e.celsius} °C"
    return f"{who[e.seat]} answered {name(e.to)} with {name(e.card)}{to}."


def _own(seat: int, chain: int, who: list[str]) -> str:
    return "their own" if seat == chain else f"{who[chain]}'s"


def _failed(e: ev.Failed, who: list[str]) -> str:
    why = "it was cancelled" if e.why == "cancelled" else "the temperature does not allow it any more"
    return f"{who[e.seat]}'s {name(e.card)} failed: {why}."


def _cut(e: ev.ChainCut, who: list[str]) -> str:
    return f"{e.enzyme} found its site at {e.site} and cut {who[e.chain]}'s chain after {e.kept}: {e.removed} came off."


def _removed(e: ev.BasesRemoved, who: list[str]) -> str:
    return f"{name(e.card)} took {e.bases} off {who[e.chain]}'s chain, which now has {_plural(e.length, 'card')}."


def _places(positions: list[int]) -> str:
    return f"positions {listed([str(position) for position in positions])}"


def _rearranged(e: ev.Rearranged, who: list[str]) -> str:
    return f"{name(e.card)} made {_places(e.positions)} of {who[e.chain]}'s chain read {e.after} instead of {e.before}."


def _mutated(e: ev.Mutated, who: list[str]) -> str:
    return f"In the heat {who[e.seat]} swapped {_places(e.positions)} of {who[e.chain]}'s chain ({e.before})."


def _won(e: ev.GameWon, who: list[str]) -> str:
    return f"{who[e.seat]}'s chain of {e.length} is complete: {e.length} - {e.cards} cards in hand = {e.points} points."


def _drawn(e: ev.GameDrawn, who: list[str]) -> str:
    return f"Drawn after {e.turns} turns" + ("; the game is played again." if e.again else ", for the last time.")


PASSES: Final = {
    "answer": "let it stand",
    "restore": "did not bring the temperature back",
    "mutate": "swapped nothing",
    "seal": "left the ends as they are",
    "repair": "did not repair the chain",
    "clean": "left the uracil where it is",
}

STORY: Final[dict[type[Event], Callable[[Any, list[str]], str]]] = {
    ev.GameStarted: _started,
    ev.TurnBegan: lambda e, who: f"Turn {e.turn}: {who[e.seat]}.",
    ev.Drew: _drew,
    ev.SawDraw: lambda e, who: f"{who[e.seat]} drew {names_of(e.cards)}.",
    ev.SetUracilAside: lambda e, who: f"{who[e.seat]} had two uracils; one went under the deck and was replaced.",
    ev.Laid: lambda e, who: f"{who[e.seat]} laid {e.base} on {_own(e.seat, e.chain, who)} chain ({e.length}).",
    ev.Mutated: _mutated,
    ev.Passed: lambda e, who: f"{who[e.seat]} {PASSES[e.phase]}.",
    ev.Declared: _declared,
    ev.Answered: _answered,
    ev.Cancelled: lambda e, who: f"{name(e.card)} was cancelled.",
    ev.ThermometerMoved: lambda e, who: f"{name(e.card)} moved the thermometer from {e.before} to {e.after} °C.",
    ev.Failed: _failed,
    ev.ChainCut: _cut,
    ev.BasesRemoved: _removed,
    ev.TurnedUp: lambda e, who: f"{who[e.seat]} turned up {listed(list(e.bases))} for {who[e.chain]}'s chain.",
    ev.UracilTurnedUp: lambda e, who: f"{who[e.seat]} turned up a uracil, kept it and turned up another base.",
    ev.Added: lambda e, who: f"{e.base} was added to {who[e.chain]}'s chain ({e.length}).",
    ev.Rearranged: _rearranged,
    ev.LookedAtHand: lambda e, who: f"{who[e.seat]} looked at the rival's whole hand.",
    ev.SawHand: lambda e, who: f"It held {names_of(e.cards)}.",
    ev.TookCards: lambda e, who: f"{who[e.seat]} took {names_of(e.cards)} from the rival's hand, for all to see.",
    ev.TookBases: lambda e, who: f"{who[e.seat]} took {_plural(e.count, 'Bases card')} from the rival's hand.",
    ev.SawTaken: lambda e, who: f"{who[e.seat]} took {names_of(e.cards)}.",
    ev.FragmentLost: lambda e, who: f"The fragment {e.bases} beside {who[e.chain]}'s chain was lost.",
    ev.Rejoined: lambda e, who: f"{name(e.card)} joined {e.bases} to {who[e.chain]}'s chain again ({e.length}).",
    ev.Dephosphorylated: lambda e, who: f"{who[e.chain]}'s fragment was dephosphorylated: it cannot be ligated.",
    ev.Discarded: lambda e, who: f"{who[e.seat]} put {one(e.deck.capitalize())} card under its deck.",
    ev.PutDown: lambda e, who: f"It was {name(e.card)}.",
    ev.GameWon: _won,
    ev.GameDrawn: _drawn,
}


def say(event: Event, names: list[str]) -> str:
    """What happened, past tense."""
    return STORY[type(event)](event, names)
