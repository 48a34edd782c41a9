"""Adna's Lab: why something may not be done, with the facts of the moment. § numbers: docs/games/adna/rules.md."""

from typing import Final

from benchtop.core.refusal import Facts, Refusal
from benchtop.core.text import listed

from .components import (
    BSA,
    BUFFERS,
    CELSIUS,
    DECK,
    DECKS,
    FIRST_BASES,
    FIRST_ENZYME,
    FIRST_REACTION,
    KEYS,
    LEVELS,
    NAMES,
    OTHER,
    OWN,
    RNASE,
    SHIFTERS,
    SIDES,
    U,
    celsius_of,
    words_for_levels,
)
from .state import (
    ADD,
    ANSWER,
    CLEAN,
    DISCARD,
    MAIN,
    MUTATE,
    OPENING,
    PHASES,
    PICK,
    PLACE,
    REMOVE,
    REPAIR,
    RESTORE,
    SEAL,
    SHIFT,
    TAKE,
    State,
)

URACIL: Final = "Uracil belongs to RNA; in a DNA chain it is contamination."

ASKED: Final[dict[int, tuple[str, str, str]]] = {
    OPENING: ("§2.6", f"You are laying your first {FIRST_BASES} bases.", "Lay one of them on your own chain."),
    MUTATE: ("§3.1", "The heat lets you swap two bases of your rival first.", "Pick two positions, or pass."),
    MAIN: ("§3.3", "You are in the middle of your turn and nothing of the kind is asked.", "Play a card, or stop."),
    DISCARD: ("§3.4", "You have stopped playing; only discards are left.", "Discard a card, or end your turn."),
    REMOVE: ("§9.5", "Your Deletion is waiting for the bases it takes out.", "Name a position to remove."),
    PICK: ("§5.7", "You are picking the bases to rearrange.", "Pick a position, or say done."),
    PLACE: ("§5.7", "You are laying the picked bases anew.", "Say which base goes to the next position."),
    TAKE: ("§9.17", "Your Ethidium Bromide is waiting for the backs it picks.", "Name a deck to take a card of."),
    ANSWER: ("§6.2", "A card is waiting for your answer.", "Answer it, or pass."),
    RESTORE: ("§6.5", "The temperature has moved under your card.", "Bring it back with one card, or pass."),
    ADD: ("§5.5", "Bases have been turned up and wait to be laid.", "Say which of them comes next."),
    SHIFT: ("§7.6", "The BSA of your cut moves the thermometer now.", "Choose up or down."),
    SEAL: ("§8.5", "You may dephosphorylate the ends you have just cut.", "Do it, or pass."),
    REPAIR: ("§8.2", "Your chain has been cut and you may repair it at once.", "Repair it, or pass."),
    CLEAN: ("§4.3", "A uracil has been laid on your chain.", "Use an RNase A, or pass."),
}
"""What is being decided in each phase: the rule, the fact, and what to do."""
ASKED_FACTS: Final[dict[int, Facts]] = {
    OPENING: {"bases": FIRST_BASES},
    REMOVE: {"card": "deletion"},
    TAKE: {"card": "ethidium-bromide"},
    SHIFT: {"card": KEYS[BSA]},
    CLEAN: {"base": KEYS[U], "card": KEYS[RNASE]},
}
"""What these sentences name, where they name something."""


def asked_facts(s: State) -> Facts:
    """What is being decided, as facts."""
    return {"variant": PHASES[s.phase], **ASKED_FACTS.get(s.phase, {})}


def chain_words(s: State, chain: int) -> str:
    """A chain seen by the seat to move."""
    return "your chain" if chain == s.to_move else "your rival's chain"


def side_of(s: State, chain: int) -> str:
    """The same as a fact."""
    return SIDES[OWN if chain == s.to_move else OTHER]


def shown(s: State) -> str:
    """What the thermometer shows."""
    return f"the thermometer shows {CELSIUS[s.level]} °C"


def opening(kind: int) -> str:
    """A card's name at the beginning of a sentence."""
    name = NAMES[kind]
    return f"The {name} card" if name[0].islower() else name


def finish_first(s: State) -> Refusal:
    """The refusal of a move that is not what is being decided."""
    rule, text, remedy = ASKED[s.phase]
    return Refusal("finish_first", rule, text, remedy=remedy, params=asked_facts(s))


def nothing_to_answer(s: State) -> Refusal:
    """The refusal of an answer when no card is waiting for one (§6.2)."""
    _, text, remedy = ASKED[s.phase]
    text = f"No card is waiting for an answer. {text}"
    return Refusal("nothing_to_answer", "§6.2", text, remedy=remedy, params=asked_facts(s))


def not_in_hand(s: State, kind: int) -> Refusal | None:
    """The refusal of a card that is not in hand (§5.1)."""
    if s.held[s.to_move][kind]:
        return None
    deck = DECKS[DECK[kind]]
    remedy = f"It comes from the {deck.capitalize()} deck, at a draw."
    facts: Facts = {"card": KEYS[kind], "deck": deck}
    return Refusal("not_in_hand", "§5.1", f"You hold no {NAMES[kind]}.", remedy=remedy, params=facts)


def wrong_temperature(s: State, kind: int, needs: str = "", supports: list[str] | None = None) -> Refusal | None:
    """The refusal of a card that the thermometer does not allow, with the cards in hand that would help (§5.2)."""
    if LEVELS[kind] >> s.level & 1:
        return None
    remedy, how = way_to_temperature(s, LEVELS[kind])
    facts: Facts = {"card": KEYS[kind], "needs": celsius_of(LEVELS[kind]), "celsius": CELSIUS[s.level], "remedy": how}
    if supports is not None:
        facts["supports"] = supports
    biology = (
        "Most restriction enzymes work best near the temperature at which the microbe they come from lives."
        if FIRST_ENZYME <= kind < FIRST_REACTION
        else "Enzymes and reactions have a temperature of their own: too cold and they are slow, too hot and they fail."
    )
    return Refusal(
        "wrong_temperature",
        "§5.2",
        f"{opening(kind)} needs {needs or words_for_levels(LEVELS[kind])}; {shown(s)}.",
        biology=biology,
        remedy=remedy,
        params=facts,
    )


def way_to_temperature(s: State, levels: int) -> tuple[str, Facts]:
    """How the seat to move could reach one of these levels, in words and as facts."""
    wanted = words_for_levels(levels)
    kinds = {SHIFTERS[setting] for setting in s.ways_to(s.to_move, levels)}
    cards = sorted([NAMES[kind] for kind in kinds])
    if cards:
        facts: Facts = {"variant": "your_card", "cards": sorted([KEYS[kind] for kind in kinds])}
        return f"Your {listed(cards, 'or')} would bring the thermometer to {wanted}.", facts
    text = f"You need a card that brings the thermometer to {wanted}; one alone in your hand does not."
    return text, {"variant": "no_card"}


def missing_buffer(s: State, kind: int, buffer: int) -> Refusal | None:
    """The refusal of a card whose buffer is not in hand (§5.3)."""
    if s.held[s.to_move][buffer]:
        return None
    others = [other for other in BUFFERS if s.held[s.to_move][other]]
    facts: Facts = {"card": KEYS[kind], "buffer": KEYS[buffer]}
    if kind < FIRST_REACTION:
        facts["variant"] = "enzyme"
        colour = NAMES[buffer].split()[0].lower()
        remedy = f"{NAMES[kind]} is a {colour} enzyme: no other buffer serves it."
    elif others:
        facts |= {"variant": "other_colour", "have": [KEYS[other] for other in others]}
        remedy = f"Any one buffer will do: you hold {listed([NAMES[other] for other in others])}."
    else:
        facts["variant"] = "any_colour"
        remedy = "Any one buffer will do, of whatever colour."
    return Refusal(
        "no_buffer",
        "§5.3",
        f"{NAMES[kind]} cannot be played with a {NAMES[buffer]}: you hold none.",
        biology="A buffer holds the pH and brings the salt and magnesium that an enzyme needs.",
        remedy=remedy,
        params=facts,
    )


def missing_support(s: State, kind: int, needed: list[int]) -> Refusal | None:
    """The refusal of a card one of whose companions is not in hand (§5.1)."""
    lacking = [card for card in needed if s.held[s.to_move][card] == 0]
    if not lacking:
        return None
    missing = [NAMES[card] for card in lacking]
    facts: Facts = {
        "card": KEYS[kind],
        "supports": [KEYS[card] for card in needed],
        "missing": [KEYS[card] for card in lacking],
    }
    everything = listed([NAMES[card] for card in needed])
    return Refusal(
        "no_support",
        "§5.1",
        f"{NAMES[kind]} is played together with {everything}; you hold no {' and no '.join(missing)}.",
        remedy=f"Keep {NAMES[kind]} until you have drawn {listed(missing)}.",
        params=facts,
    )


def contaminated(s: State, chain: int) -> Refusal | None:
    """The refusal of a base on a chain that ends in uracil (§4.2)."""
    if not s.contaminated(chain):
        return None
    owner = chain_words(s, chain)
    return Refusal(
        "contaminated",
        "§4.2",
        f"{owner[0].upper() + owner[1:]} ends in uracil: no base may be added to it.",
        biology=URACIL,
        remedy="RNase A, Deletion, or anything else that takes off the 3' end removes it.",
        params={"chain": side_of(s, chain), "base": KEYS[U], "removers": [KEYS[RNASE], "deletion"]},
    )


def empty_deck(s: State) -> Refusal | None:
    """The refusal of a card that draws from an empty Bases deck (§10.3)."""
    if s.decks[0]:
        return None
    text, remedy = "The Bases deck is empty.", "Bases taken off a chain or discarded refill it."
    return Refusal("deck_empty", "§10.3", text, remedy=remedy, params={"deck": DECKS[0]})


def no_fragment(s: State) -> Refusal | None:
    """The refusal of a repair without a broken chain (§8.1)."""
    if s.fragments[s.to_move]:
        return None
    return Refusal(
        "no_fragment",
        "§8.1",
        "No fragment lies beside your chain.",
        biology="Ligase and linkers join ends; a chain that is whole has no open end inside it.",
        remedy="Wait until an enzyme has cut your chain.",
    )
