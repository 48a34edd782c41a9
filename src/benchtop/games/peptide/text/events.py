"""Peptide: the events in words."""

from benchtop.core.events import Event

from .. import events as ev
from ..components import CARDS, KINDS, NAMES
from .table import AMINO, ONE, TITLE


def say(event: Event, names: list[str]) -> str:
    """What happened."""
    if isinstance(event, ev.RoundBegan):
        last = ", the last round," if event.last else ""
        return f"Round {event.number}{last} began with {names[event.first]}: {_cards(event.field)}."
    if isinstance(event, ev.SelectionEnded):
        left = f"{_cards(event.left)} discarded from the field; " if event.left else ""
        return f"Phase 2: {left}{names[event.first]} resolves first."
    if isinstance(event, ev.Reshuffled):
        deck = "RNA" if event.deck == "rna" else "organelle"
        return f"The {deck} deck ran out: {event.cards} discards were shuffled into a new one."
    if isinstance(event, ev.Ended):
        totals = ", ".join(f"{names[seat]} {points}" for seat, points in enumerate(event.scores))
        return f"The game ended: {totals}."
    return f"{names[event.seat]} {_did(event, names)}."  # type: ignore[attr-defined]


def _cards(organelles: list[str]) -> str:
    counted = [(TITLE[kind], organelles.count(kind)) for kind in KINDS if kind in organelles]
    return ", ".join(title if number == 1 else f"{number} {title}" for title, number in counted)


def _did(event: Event, names: list[str]) -> str:
    """What the event's seat did, without its name."""
    if isinstance(event, ev.Took):
        return f"took {ONE[event.organelle]}{' face down' if event.face_down else ''}"
    if isinstance(event, ev.BecameFirst):
        return f"took the First Player card from {names[event.before]}"
    if isinstance(event, ev.BoughtSelection):
        return f"paid {event.atp} ATP to select twice"
    if isinstance(event, ev.RnaReset):
        before, after = " ".join(event.before) or "none", " ".join(event.after) or "none"
        return f"paid {event.atp} ATP for new face-up RNA: {after} instead of {before}"
    if isinstance(event, ev.OrganellesReset):
        return f"paid {event.atp} ATP for a new organelle field: {_cards(event.after)}"
    if isinstance(event, ev.Resolved):
        if event.face_down:
            return f"discarded {ONE[event.organelle]} that lay face down"
        paid = f" for {event.paid} ATP" if event.paid else ""
        return f"used {ONE[event.organelle]}{paid}"
    if isinstance(event, ev.Declined):
        return f"discarded {ONE[event.organelle]} unused"
    if isinstance(event, ev.GainedAtp):
        return f"gained {event.atp} ATP" + (f" ({event.lost} more were not in the supply)" if event.lost else "")
    if isinstance(event, ev.ReturnedAtp):
        return f"returned {event.atp} ATP over the limit"
    if isinstance(event, ev.LimitRaised):
        return f"raised the {'RNA' if event.limit == 'rna' else 'energy'} limit to {event.to}"
    return _did_with_cards(event)


def _did_with_cards(event: Event) -> str:
    if isinstance(event, ev.TookRna):
        return f"took the face-up {event.rna}; turned up: {' '.join(event.refill) or 'nothing'}"
    if isinstance(event, ev.DrewRna):
        return "drew an RNA card" if event.cards == 1 else f"drew {event.cards} RNA cards"
    if isinstance(event, ev.SawRna):
        return f"saw {' and '.join(event.rna)}"
    if isinstance(event, ev.KeptRna):
        return f"kept {event.rna}"
    if isinstance(event, ev.DiscardedRna):
        return f"discarded {' '.join(event.rna)}{' over the limit' if event.over_limit else ''}"
    if isinstance(event, ev.LaidAside):
        return "laid an RNA card aside, face down"
    if isinstance(event, ev.SawAminos):
        return f"looked at {' and '.join(event.aminos)}"
    if isinstance(event, ev.TookAmino):
        return "kept an amino acid" + (" and put the other back on top" if event.back else "")
    if isinstance(event, ev.KeptAmino):
        return f"kept {event.kept}" + (f"; {event.back} is on top of the deck" if event.back else "")
    if isinstance(event, ev.StopShown):
        return f"showed STOP: round {event.last_round} will be the last round"
    if isinstance(event, ev.Added):
        amino = AMINO[event.amino]
        return f"added {NAMES[amino]} to the chain with {' '.join(event.rna)}. {CARDS[amino]['fact'].rstrip('.')}"
    assert isinstance(event, ev.Fixed)
    bonus = f" and took the +{event.bonus} bonus card" if event.bonus else ""
    return f"fixed {NAMES[AMINO[event.amino]]} for good{bonus}"
