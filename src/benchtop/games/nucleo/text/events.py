"""NUCLEO: what happened, in sentences."""

from collections.abc import Callable
from typing import Any

from benchtop.core.events import Event

from ..components import ACTIONS, AMINOS, LETTERS, PROTEINS
from ..events import (
    AskedFor,
    Built,
    CameToLight,
    CountedHand,
    Declined,
    DrewAction,
    DrewProtein,
    FoundNothing,
    GameEnded,
    GaveInReturn,
    LookedAtPile,
    OfferLapsed,
    OfferMade,
    OfferWithdrawn,
    PassedUnseen,
    PlayedAction,
    PutUnder,
    ReshuffledActions,
    ReturnedAmino,
    RolledAmino,
    RolledSymbol,
    SawAction,
    SawPassed,
    SawProteins,
    ShowedBuild,
    Started,
    TookAmino,
    Traded,
    TurnBegan,
    Voted,
    WonPrize,
)
from .moves import coins, spoken

PROTEIN_NAMES = {card.id: card.name for card in PROTEINS}
ACTION_NAMES = {card.id: card.name for card in ACTIONS}
SYMBOL_NAMES = {1: "one amino acid", 2: "two amino acids", 3: "an action card", 4: "a protein card"}


def say(event: Event, names: list[str]) -> str:
    """The event in a sentence."""
    return SAYINGS[type(event)](event, names)


def amino(letter: str) -> str:
    """An amino acid by name and letter."""
    return f"{AMINOS[LETTERS.index(letter)].name} ({letter})"


def _rolled(event: Any, names: list[str]) -> str:
    rolled = f"{names[event.seat]} rolled {amino(event.letter)}"
    if event.outcome == "taken":
        return f"{rolled} and took it."
    return f"{rolled}: {'its stack is empty' if event.outcome == 'empty' else 'the whole bank is empty'}."


def _saw_proteins(event: Any, names: list[str]) -> str:
    shown = ", ".join(PROTEIN_NAMES[protein] for protein in event.proteins)
    return {"drawn": f"It is {shown}.", "put": f"It was {shown}.", "looked": f"They are, from the top: {shown}."}[
        event.how
    ]


def _saw_passed(event: Any, names: list[str]) -> str:
    if event.only == event.giver:
        return f"You gave {amino(event.letter)} to {names[event.taker]}."
    return f"You got {amino(event.letter)} from {names[event.giver]}."


def _offered(event: Any, names: list[str]) -> str:
    kind = "a counter-offer" if event.counter else "an offer"
    to = " and ".join(names[seat] for seat in event.to)
    return f"{names[event.seat]} made {kind} to {to}: {spoken(event.give)} for {spoken(event.want)}."


def _counted(event: Any, names: list[str]) -> str:
    held = ", ".join(PROTEIN_NAMES[protein] for protein in event.proteins) or "no protein"
    return f"{names[event.seat]} has {coins(event.coins)} and still holds {held}: score {event.score}."


def _asked(event: Any, names: list[str]) -> str:
    asked = f"{names[event.seat]} asked {names[event.target]} for {amino(event.letter)}"
    return f"{asked} and got one." if event.found else f"{asked}, who has none."


def _found_nothing(event: Any, names: list[str]) -> str:
    return f"{names[event.seat]} found no {event.cards} card to take."


SAYINGS: dict[type[Event], Callable[[Any, list[str]], str]] = {
    TurnBegan: lambda e, names: f"Round {e.round}: {names[e.seat]}'s turn.",
    RolledAmino: _rolled,
    RolledSymbol: lambda e, names: f"{names[e.seat]} rolled {SYMBOL_NAMES[e.symbol]} with the d6.",
    TookAmino: lambda e, names: f"{names[e.seat]} took {amino(e.letter)} from the bank.",
    ReturnedAmino: lambda e, names: f"{names[e.seat]} put {' '.join(e.letters)} back into the bank.",
    DrewAction: lambda e, names: f"{names[e.seat]} drew an action card and kept it.",
    SawAction: lambda e, names: f"It is {ACTION_NAMES[e.card]}.",
    FoundNothing: _found_nothing,
    PlayedAction: lambda e, names: f"{names[e.seat]} played {ACTION_NAMES[e.card]}.",
    ReshuffledActions: lambda e, names: f"The {e.cards} discarded action cards were shuffled into a new pile.",
    PutUnder: lambda e, names: f"{names[e.seat]} put protein card no. {e.back} under the pile.",
    DrewProtein: lambda e, names: f"{names[e.seat]} took protein card no. {e.back} from the pile.",
    SawProteins: _saw_proteins,
    LookedAtPile: lambda e, names: f"{names[e.seat]} looked at the top {len(e.backs)} of the protein pile.",
    PassedUnseen: lambda e, names: f"An amino acid went unseen from {names[e.giver]} to {names[e.taker]}.",
    SawPassed: _saw_passed,
    CameToLight: lambda e, names: (
        f"It has come out by now: {names[e.giver]} once passed {amino(e.letter)} to {names[e.taker]}."
    ),
    AskedFor: _asked,
    GaveInReturn: lambda e, names: f"{names[e.seat]} gave {names[e.target]} {amino(e.letter)} in return.",
    OfferMade: _offered,
    OfferWithdrawn: lambda e, names: f"{names[e.seat]} thought better of it.",
    Declined: lambda e, names: f"{names[e.seat]} declined.",
    OfferLapsed: lambda e, names: f"Nobody took {names[e.seat]}'s offer.",
    Traded: lambda e, names: f"{names[e.seat]} gave {names[e.other]} {spoken(e.gave)} for {spoken(e.got)}.",
    ShowedBuild: lambda e, names: f"{names[e.seat]} builds {PROTEIN_NAMES[e.protein]} from {' '.join(e.paid)}.",
    Built: lambda e, names: (
        f"{names[e.seat]} earned {coins(e.coins)} for {PROTEIN_NAMES[e.protein]}; {coins(e.pool)} left in the pool."
    ),
    WonPrize: lambda e, names: f"{names[e.seat]} took a coin; {coins(e.pool)} left in the pool.",
    Voted: lambda e, names: f"{names[e.seat]} voted for {names[e.choice]}.",
    Started: lambda e, names: f"{names[e.seat]} begins.",
    GameEnded: lambda e, names: (
        "The last coin is earned: the game is over."
        if e.reason == "pool"
        else "The last round is over, and so is the game."
    ),
    CountedHand: _counted,
}
