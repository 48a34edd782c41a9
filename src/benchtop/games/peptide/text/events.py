"""Peptide: the events in words."""

from benchtop.core.events import Event
from benchtop.core.text import listed

from .. import events as ev
from ..components import CARDS, FACTS, KINDS, NAMES, NUMBER, Organelle
from .table import TITLE, WITH_ARTICLE


def say(event: Event, names: list[str]) -> str:
    """Say what happened."""
    match event:
        case ev.RoundBegan(round=number, first=first, field=field, last=last):
            return f"Round {number}{', the last round,' if last else ''} began with {names[first]}: {_cards(field)}."
        case ev.SelectionEnded(left=left, first=first):
            discarded = f"{_cards(left)} discarded from the field; " if left else ""
            return f"Phase 2: {discarded}{names[first]} resolves first."
        case ev.Reshuffled(deck=deck, cards=cards):
            name = "RNA" if deck == "rna" else "organelle"
            return f"The {name} deck ran out: {cards} discards were shuffled into a new one."
        case ev.Ended(scores=scores, by_vote=by_vote):
            totals = ", ".join(f"{names[seat]} {points}" for seat, points in enumerate(scores))
            return f"The game ended{', as all had agreed' if by_vote else ''}: {totals}."
        case ev.BecameFirst(seat=seat, before=before):
            return f"{names[seat]} took the First Player card from {names[before]}."
    return f"{names[event.seat]} {_did(event)}."  # type: ignore[attr-defined]


def _cards(organelles: list[Organelle]) -> str:
    counted = [(TITLE[kind], organelles.count(kind)) for kind in KINDS if kind in organelles]
    return ", ".join(title if number == 1 else f"{number} {title}" for title, number in counted)


def _fact(kind: Organelle, number: int) -> str:
    """Add a fact about the organelle, a new fact at each use while there are any."""
    facts = FACTS[KINDS.index(kind)]
    return f". {facts[number - 1].rstrip('.')}" if 1 <= number <= len(facts) else ""


def _did(event: Event) -> str:
    """Say what the seat did with organelles and ATP, without its name."""
    match event:
        case ev.Took(organelle=kind, face_down=face_down):
            return f"took {WITH_ARTICLE[kind]}{' face down' if face_down else ''}"
        case ev.BoughtSelection(atp=atp):
            return f"paid {atp} ATP to select twice"
        case ev.RnaReset(atp=atp, before=before, after=after):
            letters = f"{' '.join(after) or 'none'} instead of {' '.join(before) or 'none'}"
            return f"paid {atp} ATP for new face-up RNA: {letters}"
        case ev.OrganellesReset(atp=atp, after=after):
            return f"paid {atp} ATP for a new organelle field: {_cards(after)}"
        case ev.Held():
            return "keeps the turn open"
        case ev.Proposed():
            return "proposed that this round be the last round, because nobody draws amino acids"
        case ev.Answered(agrees=agrees):
            return "agreed that this round be the last round" if agrees else "wants to play on"
        case ev.Resolved(organelle=kind, face_down=True):
            return f"discarded {WITH_ARTICLE[kind]} that lay face down"
        case ev.Resolved(organelle=kind, paid=paid, number=number):
            return f"used {WITH_ARTICLE[kind]}{f' for {paid} ATP' if paid else ''}{_fact(kind, number)}"
        case ev.Declined(organelle=kind):
            return f"discarded {WITH_ARTICLE[kind]} unused"
        case ev.GainedAtp(atp=atp, lost=lost):
            return f"gained {atp} ATP{f' ({lost} more were not in the supply)' if lost else ''}"
        case ev.ReturnedAtp(atp=atp):
            return f"returned {atp} ATP over the limit"
        case ev.LimitRaised(limit=limit, to=to):
            return f"raised the {'RNA' if limit == 'rna' else 'energy'} limit to {to}"
    return _did_with_cards(event)


def _did_with_cards(event: Event) -> str:
    """Say what the seat did with RNA and amino acids, without its name."""
    match event:
        case ev.TookRna(rna=letter, refill=refill):
            return f"took the face-up {letter}; turned up: {' '.join(refill) or 'nothing'}"
        case ev.DrewRna(cards=cards):
            return "drew an RNA card" if cards == 1 else f"drew {cards} RNA cards"
        case ev.SawRna(rna=rna):
            return f"drew {listed(rna)}"
        case ev.KeptRna(rna=letter):
            return f"kept {letter}"
        case ev.DiscardedRna(rna=rna, over_limit=over_limit):
            return f"discarded {' '.join(rna)}{' over the limit' if over_limit else ''}"
        case ev.LaidAside():
            return "laid an RNA card aside, face down"
        case ev.ChoseRna(rna=letter):
            return f"laid {letter} aside, face down"
        case ev.SawAminos(aminos=aminos):
            return f"looked at {listed(aminos)}"
        case ev.TookAmino(back=back):
            return f"kept an amino acid{' and put the other back on top' if back else ''}"
        case ev.KeptAmino(kept=kept, back=top):
            return f"kept {kept}{f'; {top} is on top of the deck' if top else ''}"
        case ev.StopShown(last_round=last_round):
            return f"showed STOP: round {last_round} will be the last round"
        case ev.Added(amino=amino, rna=codon):
            fact = CARDS[NUMBER[amino]]["fact"].rstrip(".")
            return f"added {NAMES[NUMBER[amino]]} to the chain with {' '.join(codon)}. {fact}"
        case ev.Fixed(amino=amino, bonus=bonus):
            return f"fixed {NAMES[NUMBER[amino]]} for good{f' and took the +{bonus} bonus card' if bonus else ''}"
    raise TypeError(f"no words for {event}")
