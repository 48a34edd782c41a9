"""NUCLEO: events in sentences."""

from benchtop.core.events import Event
from benchtop.core.text import listed, separated

from ..components import LETTERS, TIMINGS, coins, item_words, symbol_words
from ..events import (
    Accepted,
    AskedFor,
    Built,
    CameToLight,
    ChoseAtTie,
    CountedHand,
    DealtProteins,
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
    RolledStart,
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
from . import ACTION_CARDS, PROTEIN_CARDS, spoken

OUTCOMES = {"taken": " and took it", "empty": ": its stack is empty", "bank": ": the whole bank is empty"}
ENDS = {
    "pool": "The last coin is earned: the game is over.",
    "round": "The last round is over, and so is the game.",
}


TIE_CHOICES = {"share": "shares the victory", "imitate": "would rather imitate a protein and let the others vote"}


def amino(letter: str) -> str:
    """Return the name of an amino acid with its letter."""
    return item_words(LETTERS.index(letter))


def say(event: Event, names: list[str]) -> str:
    """Say an event in a sentence."""
    match event:
        case TurnBegan():
            return f"Round {event.round}: {names[event.seat]}'s turn."
        case RolledAmino():
            return f"{names[event.seat]} rolled {amino(event.letter)}{OUTCOMES[event.outcome]}."
        case RolledSymbol():
            return f"{names[event.seat]} rolled {symbol_words(event.symbol)} with the d6."
        case TookAmino():
            return f"{names[event.seat]} took {amino(event.letter)} from the bank."
        case ReturnedAmino():
            return f"{names[event.seat]} put {' '.join(event.letters)} back into the bank."
        case DrewAction():
            return f"{names[event.seat]} drew an action card and kept it."
        case SawAction():
            card = ACTION_CARDS[event.card]
            return f"{names[event.seat]} drew {card.name}, to be played {TIMINGS[card.timing]}: {card.effect}"
        case FoundNothing():
            return f"{names[event.seat]} found no {event.cards} card to take."
        case ReshuffledActions():
            return f"The {event.cards} discarded action cards were shuffled into a new pile."
        case PutUnder():
            return f"{names[event.seat]} put a protein card under the pile."
        case DealtProteins():
            return f"{names[event.seat]} took {len(event.backs)} protein cards."
        case DrewProtein():
            return f"{names[event.seat]} took a protein card from the pile."
        case SawProteins():
            return f"{names[event.seat]} {_saw(event)}."
        case LookedAtPile():
            return f"{names[event.seat]} looked at the top {len(event.backs)} of the protein pile."
        case OfferMade():
            kind = "a counter-offer" if event.counter else "an offer"
            to = listed([names[seat] for seat in event.to])
            return f"{names[event.seat]} made {kind} to {to}: {spoken(event.give)} for {spoken(event.want)}."
        case OfferWithdrawn():
            return f"{names[event.seat]} thought better of it."
        case Accepted():
            return f"{names[event.seat]} would take {names[event.to]}'s offer."
        case Declined():
            return f"{names[event.seat]} declined {names[event.to]}'s {'counter-offer' if event.counter else 'offer'}."
        case OfferLapsed():
            return f"Nobody took {names[event.seat]}'s offer."
        case Traded():
            return f"{names[event.seat]} gave {names[event.other]} {spoken(event.gave)} for {spoken(event.got)}."
        case ShowedBuild():
            protein = PROTEIN_CARDS[event.protein]
            return f"{names[event.seat]} builds {protein.name} from {' '.join(event.paid)}. {protein.science}"
        case Built():
            earned = f"{names[event.seat]} earned {coins(event.coins)} for {PROTEIN_CARDS[event.protein].name}"
            return f"{earned}; {coins(event.pool)} left in the pool."
        case PlayedAction():
            played = ACTION_CARDS[event.card]
            return f"{names[event.seat]} played {played.name}: {played.effect} {played.fact}"
        case WonPrize():
            return f"{names[event.seat]} took {coins(event.coins)}; {coins(event.pool)} left in the pool."
        case PassedUnseen():
            return f"An amino acid went unseen from {names[event.giver]} to {names[event.taker]}."
        case SawPassed():
            return f"{names[event.giver]} passed {amino(event.letter)} to {names[event.taker]} unseen."
        case CameToLight():
            passed = f"{names[event.giver]} once passed {amino(event.letter)} to {names[event.taker]}"
            return f"It has come out by now: {passed}."
        case AskedFor():
            asked = f"{names[event.seat]} asked {names[event.target]} for {amino(event.letter)}"
            return f"{asked} and got one." if event.found else f"{asked}; {names[event.target]} has none."
        case GaveInReturn():
            return f"{names[event.seat]} gave {names[event.target]} {amino(event.letter)} in return."
        case Voted():
            whom = "themselves" if event.choice == event.seat else names[event.choice]
            return f"{names[event.seat]} voted for {whom}."
        case Started():
            return f"{names[event.seat]} begins."
        case RolledStart():
            again = f" ({' '.join(event.again)} again: its stack is empty)" if event.again else ""
            first = listed([amino(letter) for letter in event.letters])
            return f"{names[event.seat]} rolled {first} to start with{again}."
        case ChoseAtTie():
            return f"{names[event.seat]} {TIE_CHOICES[event.choice]}."
        case GameEnded():
            return ENDS[event.reason]
        case CountedHand():
            held = listed([PROTEIN_CARDS[protein].name for protein in event.proteins]) or "no protein"
            return f"{names[event.seat]} has {coins(event.coins)} and still holds {held}: score {event.score}."
    raise TypeError(f"no words for {event}")


def _saw(event: SawProteins) -> str:
    """Say what a player did with protein cards that only they see, without their name."""
    cards = separated([PROTEIN_CARDS[protein].name for protein in event.proteins])
    match event.how:
        case "dealt":
            return f"took {len(event.proteins)} protein cards: {cards}"
        case "drawn":
            return f"took {cards} from the pile"
        case "put":
            return f"put {cards} under the pile"
        case "looked":
            return f"looked at the top {len(event.proteins)} of the protein pile: {cards}"
