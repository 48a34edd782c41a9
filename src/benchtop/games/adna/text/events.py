"""Adna's Lab: events in sentences."""

from collections.abc import Sequence
from typing import Final

from benchtop.core.events import Event
from benchtop.core.text import listed

from .. import events as ev
from ..components import FACTS, KIND_OF_KEY, NAMES, counted


def name(key: str) -> str:
    """Return the name of a card in sentences."""
    return NAMES[KIND_OF_KEY[key]]


def names_of(keys: Sequence[str]) -> str:
    """List cards, counting copies."""
    parts = []
    for key in dict.fromkeys(keys):
        count = list(keys).count(key)
        parts.append(f"{count} x {name(key)}" if count > 1 else name(key))
    return listed(parts) if parts else "nothing"


PASSED: Final = {
    "answer": "let it stand",
    "restore": "did not bring the temperature back",
    "mutate": "swapped nothing",
    "seal": "left the ends as they are",
    "repair": "did not repair the chain",
    "clean": "left the uracil where it is",
}


def say(event: Event, names: list[str]) -> str:
    """Describe an event in the past tense."""
    match event:
        case ev.GameStarted() | ev.GameWon() | ev.GameDrawn() | ev.TurnBegan():
            return _game(event, names)
        case ev.Drew() | ev.SawDraw() | ev.SetUracilAside() | ev.Discarded() | ev.PutDown() | ev.Stopped():
            return _cards(event, names)
        case ev.LookedAtHand() | ev.SawHand() | ev.TookCards() | ev.TookBases() | ev.SawTaken():
            return _hands(event, names)
        case ev.Declared() | ev.Answered() | ev.Passed() | ev.Cancelled() | ev.TookEffect() | ev.Failed():
            return _exchange(event, names)
        case ev.Chose() | ev.Planned():
            return _choice(event, names)
    return _chains(event, names)


def _choice(event: Event, names: list[str]) -> str:
    """Describe a choice made before a card takes effect."""
    match event:
        case ev.Chose(seat=seat, what="pick", chain=int(chain), place=place, base=base):
            return f"{names[seat]} picked {base} at position {place} of {_whose(seat, chain, names)} chain."
        case ev.Chose(seat=seat, what="remove", chain=int(chain), place=place, base=base):
            where = f"position {place} of {_whose(seat, chain, names)} chain"
            return f"{names[seat]} named {base} at {where} to be taken out."
        case ev.Chose(seat=seat, what="place", place=place, base=base):
            return f"{names[seat]} wants {base} at position {place}."
        case ev.Chose(seat=seat, what="take", base=deck):
            back = f"{'an' if deck == 'enzymes' else 'a'} {deck.capitalize()} card"
            return f"{names[seat]} picked {back} of {names[1 - seat]}'s hand by its back."
        case ev.Chose(seat=seat):
            return f"{names[seat]} picked no more bases."
        case ev.Planned(card=card, chain=chain, positions=positions, before=before, after=after):
            change = f"read {after} instead of {before}"
            return f"{name(card)} is to make {places(positions)} of {names[chain]}'s chain {change}."
    raise TypeError(f"no words for {event}")


STARTS: Final = {
    "atg": "was the first to draw A, T and G and starts",
    "random": "starts, drawn by lot",
    "first": "starts, as agreed",
}
"""The reason why a seat starts (§2.4)."""


def _game(event: Event, names: list[str]) -> str:
    """Describe the start or end of a game or turn."""
    match event:
        case ev.GameStarted(number=number, starter=starter, by=by):
            return f"Game {number}: {names[starter]} {STARTS[by]}."
        case ev.TurnBegan(seat=seat, turn=turn):
            return f"Turn {turn}: {names[seat]}'s turn."
        case ev.GameWon(seat=seat, length=length, cards=cards, points=points):
            return f"{names[seat]}'s chain of {length} is complete: {length} - {cards} cards in hand = {points} points."
        case ev.GameDrawn(turns=turns, again=again):
            return f"Drawn after {turns} turns{'; the game is played again' if again else ', for the last time'}."
    raise TypeError(f"no words for {event}")


def _cards(event: Event, names: list[str]) -> str:
    """Describe drawing and discarding."""
    match event:
        case ev.Drew(seat=seat, bases=bases, enzymes=enzymes, reactions=reactions):
            counts = {"Bases card": bases, "Enzymes card": enzymes, "Reactions card": reactions}
            return f"{names[seat]} drew {listed([counted(count, card) for card, count in counts.items() if count])}."
        case ev.SawDraw(cards=cards):
            return f"The cards drawn: {names_of(cards)}."
        case ev.SetUracilAside(seat=seat):
            return f"{names[seat]} had two uracils; one went under the deck and was replaced."
        case ev.Discarded(seat=seat, deck=deck):
            return f"{names[seat]} put {'an' if deck == 'enzymes' else 'a'} {deck.capitalize()} card under its deck."
        case ev.Stopped(seat=seat):
            return f"{names[seat]} plays nothing more in this turn."
        case ev.PutDown(seat=seat, card=card):
            return f"{names[seat]} put {name(card)} under its deck."
    raise TypeError(f"no words for {event}")


def _hands(event: Event, names: list[str]) -> str:
    """Describe looking into a hand or taking cards from it."""
    match event:
        case ev.LookedAtHand(seat=seat):
            return f"{names[seat]} looked at {names[1 - seat]}'s whole hand."
        case ev.SawHand(seat=seat, cards=cards):
            return f"{names[seat]} looked at {names[1 - seat]}'s whole hand: {names_of(cards)}."
        case ev.TookCards(seat=seat, cards=cards):
            return f"{names[seat]} took {names_of(cards)} from {names[1 - seat]}'s hand, for all to see."
        case ev.TookBases(seat=seat, count=count):
            return f"{names[seat]} took {counted(count, 'Bases card')} from {names[1 - seat]}'s hand."
        case ev.SawTaken(seat=seat, cards=cards):
            return f"{names[seat]} took {names_of(cards)} from {names[1 - seat]}'s hand."
    raise TypeError(f"no words for {event}")


def _exchange(event: Event, names: list[str]) -> str:
    """Describe cards played and answered, and what became of them."""
    match event:
        case ev.Declared(seat=seat, card=card, chain=chain, supports=supports, celsius=celsius):
            where = "" if chain is None else f" on {_whose(seat, chain, names)} chain"
            tools = f" with {names_of(supports)}" if supports else ""
            return f"{names[seat]} played {name(card)}{where}{tools}{_reaching(celsius)}."
        case ev.Answered(seat=seat, card=card, to=to, celsius=celsius):
            return f"{names[seat]} answered {name(to)} with {name(card)}{_reaching(celsius)}."
        case ev.Passed(seat=seat, phase=phase):
            return f"{names[seat]} {PASSED[phase]}."
        case ev.Cancelled(card=card):
            return f"{name(card)} was cancelled."
        case ev.TookEffect(seat=seat, card=card):
            return f"{names[seat]}'s {name(card)} took effect. ({FACTS[KIND_OF_KEY[card]]})"
        case ev.Failed(seat=seat, card=card, why=why):
            reason = "it was cancelled" if why == "cancelled" else "the temperature does not allow it any more"
            return f"{names[seat]}'s {name(card)} failed: {reason}."
    raise TypeError(f"no words for {event}")


def _chains(event: Event, names: list[str]) -> str:
    """Describe changes of chains and of the thermometer."""
    match event:
        case ev.ThermometerMoved(before=before, after=after, card=card):
            return f"{name(card)} moved the thermometer from {before} to {after} °C."
        case ev.Laid(seat=seat, base=base, chain=chain, length=length):
            return f"{names[seat]} laid {base} on {_whose(seat, chain, names)} chain ({length})."
        case ev.TurnedUp(seat=seat, bases=bases, chain=chain):
            return f"{names[seat]} turned up {listed(list(bases))} for {_whose(seat, chain, names)} chain."
        case ev.UracilTurnedUp(seat=seat):
            return f"{names[seat]} turned up a uracil, kept it and turned up another base."
        case ev.Added(base=base, chain=chain, length=length):
            return f"{base} was added to {names[chain]}'s chain ({length})."
        case ev.Mutated(seat=seat, chain=chain, positions=positions, before=before):
            return f"In the heat {names[seat]} swapped {places(positions)} of {names[chain]}'s chain ({before})."
        case ev.Rearranged(card=card, chain=chain, positions=positions, before=before, after=after):
            return f"{name(card)} made {places(positions)} of {names[chain]}'s chain read {after} instead of {before}."
        case ev.BasesRemoved(card=card, chain=chain, bases=bases, length=length):
            now = f"which now has {counted(length, 'card')}"
            return f"{name(card)} took {bases} off {names[chain]}'s chain, {now}."
        case ev.ChainCut(enzyme=enzyme, chain=chain, site=site, kept=kept, removed=removed):
            found = f"{enzyme} found its site at {site}"
            return f"{found} and cut {names[chain]}'s chain after {kept}: {removed} came off."
        case ev.Dephosphorylated(chain=chain):
            return f"{names[chain]}'s fragment was dephosphorylated: it cannot be ligated."
        case ev.Rejoined(card=card, chain=chain, bases=bases, length=length):
            return f"{name(card)} joined {bases} to {names[chain]}'s chain again ({length})."
        case ev.FragmentLost(chain=chain, bases=bases):
            return f"The fragment {bases} beside {names[chain]}'s chain was lost."
    raise TypeError(f"no words for {event}")


def places(positions: list[int]) -> str:
    """List positions."""
    return f"positions {listed([str(position) for position in positions])}"


def _whose(seat: int, chain: int, names: list[str]) -> str:
    return "their own" if seat == chain else f"{names[chain]}'s"


def _reaching(celsius: int | None) -> str:
    return "" if celsius is None else f", to reach {celsius} °C"
