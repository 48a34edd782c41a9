"""Adna's Lab: why a move may not be played, with the facts of the moment. § numbers: docs/games/adna/rules.md.

A remedy names legal moves that lead closer to the refused move, or says what is missing.
"""

from typing import Final

from benchtop.core.refusal import Facts, Refusal
from benchtop.core.text import listed

from .components import (
    BLOCKER,
    BSA,
    BUFFERS,
    CELSIUS,
    DECK,
    DECKS,
    DETERGENT,
    FACTS,
    FIRST_BASES,
    FIRST_REACTION,
    KEYS,
    KIND,
    KIND_OF_KEY,
    LANDING,
    LEVELS,
    NAMES,
    OTHER,
    OWN,
    RNASE,
    SETTING_KEYS,
    SHIFTERS,
    SIDES,
    WARMTH,
    U,
    celsius_of,
    letters,
    verb,
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


def refuse(
    code: str,
    rule: str,
    text: str,
    remedy: str,
    facts: Facts | None = None,
    *,
    moves: list[str] | None = None,
    biology: str = "",
) -> Refusal:
    """Return a refusal; its facts include the moves that its remedy suggests."""
    facts = {} if facts is None else facts
    if moves:
        facts = facts | {"moves": moves}
    return Refusal(
        code, rule, text, biology=biology or None, remedy=remedy, params=facts, moves=tuple(moves) if moves else ()
    )


def all_of(refusals: list[Refusal | None]) -> Refusal | None:
    """Return one refusal that names everything that is missing, with the code of the first; None if nothing is."""
    found = [refusal for refusal in refusals if refusal is not None]
    if len(found) < 2:
        return found[0] if found else None
    first, others = found[0], found[1:]
    also: list[Facts] = [{"code": refusal.code, **refusal.params} for refusal in others]
    moves = list(dict.fromkeys([move for refusal in found for move in refusal.moves]))
    return refuse(
        first.code,
        first.rule,
        " ".join([refusal.text for refusal in found]),
        " ".join([refusal.remedy or "" for refusal in found]),
        first.params | {"also": also},
        moves=moves,
        biology=first.biology or "",
    )


def legal_moves(s: State, *starts: str) -> list[str]:
    """Return the legal moves whose notation begins with these words."""
    return [move.notation for move in s.legal() if move.notation.startswith(starts)]


# -- when another decision is due -----------------------------------------------------------------------------------


class Asked:
    """The decision that is due: rule, fact, what to do, the moves that do it, and the facts of these words."""

    def __init__(self, rule: str, text: str, remedy: str, starts: list[str], facts: Facts | None = None) -> None:
        self.rule = rule
        self.text = text
        self.remedy = remedy
        self.starts = starts
        self.facts: Facts = {} if facts is None else facts


ONLY_PASS: Final = ["pass"]


def asked(s: State) -> Asked:
    """Return the decision that the seat to move has to make first."""
    phase, picked = s.phase, len(s.picks)
    card = NAMES[s.playing] if s.playing >= 0 else ""
    counts: Facts = {"picked": picked, "most": s.most}
    if s.playing >= 0:
        counts["card"] = KEYS[s.playing]
    if phase == OPENING:
        left = len(s.hands[s.active])
        text = f"You are laying your first {FIRST_BASES} bases; left to lay: {left}."
        return Asked("§2.6", text, "Lay one on your own chain.", ["lay"], {"bases": FIRST_BASES, "left": left})
    if phase == MUTATE and picked:
        text = f"You have picked position {s.picks[0] + 1} for the swap in the heat."
        return Asked("§3.2", text, "Pick a second position.", ["pick"], {"position": s.picks[0] + 1})
    if phase == MUTATE:
        text = "The heat lets you swap two bases of your rival's chain before your rival plays."
        return Asked("§3.2", text, "Pick a position, or pass.", ["pick", "pass"])
    if phase == MAIN:
        text = "You are in the middle of your turn, and nothing of the kind is asked."
        return Asked("§3.3", text, "You may play cards, stop to discard some, or end your turn.", [])
    if phase == DISCARD:
        text = "You have stopped playing in this turn; only discards are left."
        return Asked("§3.4", text, "In your next turn you may play again.", [])
    if phase == REMOVE:
        text = f"Your {card} is waiting for the bases it takes out: {picked} of {s.most} named."
        return Asked("§9.5", text, "Name a position to remove.", ["remove"], counts)
    if phase == PICK:
        text = f"You are picking the bases that {card} rearranges: {picked} of at most {s.most}."
        return Asked("§5.7", text, "Pick a position, or say done where there are enough.", ["pick", "done"], counts)
    if phase == PLACE:
        text = f"You are laying the picked bases anew: {len(s.placed)} of {picked}."
        facts: Facts = {"placed": len(s.placed), "picked": picked}
        return Asked("§5.7", text, "Say which base comes next.", ["place"], facts)
    if phase == TAKE:
        text = f"Your {card} is waiting for the backs it picks: {picked} of {s.most}."
        return Asked("§9.17", text, "Name a deck to take a card of.", ["take"], counts)
    if phase == ADD:
        text = f"Bases have been turned up and wait to be laid: {' '.join(letters(s.turned))}."
        return Asked("§5.5", text, "Say which of them comes next.", ["add"], {"turned": list(letters(s.turned))})
    return _asked_about_a_card(s)


def _asked_about_a_card(s: State) -> Asked:
    """Return the decision about a card that the seat to move may also pass on."""
    phase = s.phase
    if phase == ANSWER:
        top = KIND[s.stack[-1]] if s.stack else s.playing
        text = f"{opening(top, 'is')} waiting for your answer."
        return Asked("§6.2", text, "You may answer it or pass.", ONLY_PASS, {"card": KEYS[top]})
    if phase == RESTORE:
        text = f"The temperature has moved under your {NAMES[s.playing]}: {shown(s)}."
        facts: Facts = {"card": KEYS[s.playing], "celsius": CELSIUS[s.level]}
        return Asked("§6.5", text, "You may bring it back or pass.", ONLY_PASS, facts)
    if phase == SHIFT:
        text = "The BSA of your cut moves the thermometer now."
        return Asked("§7.6", text, "Choose up or down.", ["bsa"], {"card": KEYS[BSA]})
    if phase == SEAL:
        text = "You may dephosphorylate the ends you have just cut."
        return Asked("§8.5", text, "You may do it or pass.", ONLY_PASS)
    if phase == REPAIR:
        text = "Your chain has been cut and you may repair it at once."
        return Asked("§8.2", text, "You may repair it or pass.", ONLY_PASS)
    assert phase == CLEAN
    text = "A uracil has been laid on your chain."
    cards: Facts = {"base": KEYS[U], "card": KEYS[RNASE]}
    return Asked("§4.3", text, "You may use an RNase A or pass.", ONLY_PASS, cards)


def finish_first(s: State) -> Refusal:
    """Refuse a move because another decision is due."""
    now = asked(s)
    facts: Facts = {"variant": PHASES[s.phase], **now.facts}
    return refuse("finish_first", now.rule, now.text, now.remedy, facts, moves=legal_moves(s, *now.starts))


def nothing_to_answer(s: State) -> Refusal:
    """Refuse an answer because no card waits for one (§6.2)."""
    now = asked(s)
    facts: Facts = {"variant": PHASES[s.phase], **now.facts}
    text = f"No card is waiting for an answer. {now.text}"
    return refuse("nothing_to_answer", "§6.2", text, now.remedy, facts, moves=legal_moves(s, *now.starts))


# -- words ----------------------------------------------------------------------------------------------------------


def chain_words(s: State, chain: int) -> str:
    """Name a chain as the seat to move sees it."""
    return "your chain" if chain == s.to_move else "your rival's chain"


def side_of(s: State, chain: int) -> str:
    """Return whose chain it is, as a fact."""
    return SIDES[OWN if chain == s.to_move else OTHER]


def shown(s: State) -> str:
    """Describe the temperature on the thermometer."""
    return f"the thermometer shows {CELSIUS[s.level]} °C"


def opening(kind: int, singular: str) -> str:
    """Begin a sentence with a card's name and a verb: "EcoRI works", "The dNTPs card works"."""
    name = NAMES[kind]
    return f"The {name} card {singular}" if name[0].islower() else f"{name} {verb(kind, singular)}"


# -- when something is missing --------------------------------------------------------------------------------------


def not_in_hand(s: State, kind: int) -> Refusal | None:
    """Refuse a card that is not in hand (§5.1)."""
    if s.held[s.to_move][kind]:
        return None
    deck = DECKS[DECK[kind]]
    remedy = f"It comes from the {deck.capitalize()} deck, at a draw."
    facts: Facts = {"card": KEYS[kind], "deck": deck}
    return refuse("not_in_hand", "§5.1", f"You hold no {NAMES[kind]}.", remedy, facts)


def wrong_temperature(s: State, kind: int, needs: str = "", supports: list[str] | None = None) -> Refusal | None:
    """Refuse a card at the wrong temperature, naming the cards in hand that would help (§5.2)."""
    if LEVELS[kind] >> s.level & 1:
        return None
    remedy, how, moves = way_to_temperature(s, LEVELS[kind], "use")
    facts: Facts = {"card": KEYS[kind], "needs": celsius_of(LEVELS[kind]), "celsius": CELSIUS[s.level], "remedy": how}
    if supports is not None:
        facts["supports"] = supports
    text = f"{opening(kind, 'needs')} {needs or words_for_levels(LEVELS[kind])}; {shown(s)}."
    return refuse("wrong_temperature", "§5.2", text, remedy, facts, moves=moves, biology=WARMTH[kind])


def way_to_temperature(s: State, levels: int, how: str) -> tuple[str, Facts, list[str]]:
    """Return how the seat to move could reach one of these levels: in words, as facts, and as legal moves."""
    wanted = words_for_levels(levels)
    legal = legal_moves(s, how)
    for variant, settings in (("your_card", s.ways_to(s.to_move, levels)), ("step", s.ways_towards(s.to_move, levels))):
        able = [setting for setting in settings if f"{how} {SETTING_KEYS[setting]}" in legal]
        if able:
            kinds = sorted({SHIFTERS[setting] for setting in able}, key=lambda kind: NAMES[kind])
            cards = listed([NAMES[kind] for kind in kinds], "or")
            facts: Facts = {"variant": variant, "cards": [KEYS[kind] for kind in kinds]}
            moves = [f"{how} {SETTING_KEYS[setting]}" for setting in able]
            if variant == "your_card":
                return f"Your {cards} would bring the thermometer to {wanted}.", facts, moves
            return f"Your {cards} would be the first step of several to {wanted}.", facts, moves
    text = f"You hold no cards that lead to {wanted} from {CELSIUS[s.level]} °C."
    return text, {"variant": "no_card", "from": CELSIUS[s.level]}, []


def missing_buffer(s: State, kind: int, buffer: int, start: str = "") -> Refusal | None:
    """Refuse a card whose buffer is not in hand (§5.3); `start` is its notation up to the buffer."""
    if s.held[s.to_move][buffer]:
        return None
    others = [other for other in BUFFERS if s.held[s.to_move][other]]
    facts: Facts = {"card": KEYS[kind], "buffer": KEYS[buffer]}
    text = f"You hold no {NAMES[buffer]} to play {NAMES[kind]} with."
    moves: list[str] = []
    if kind < FIRST_REACTION:
        facts["variant"] = "enzyme"
        colour = NAMES[buffer].split()[0].lower()
        text = f"{NAMES[kind]} needs a {NAMES[buffer]}, and you hold none."
        remedy = f"{NAMES[kind]} is a {colour} enzyme: no other buffer serves it."
    elif others:
        facts |= {"variant": "other_colour", "have": [KEYS[other] for other in others]}
        remedy = f"Any one buffer will do: you hold {listed([NAMES[other] for other in others])}."
        moves = legal_moves(s, start) if start else []
    else:
        facts["variant"] = "any_colour"
        remedy = "Any one buffer will do, of whatever colour; you hold none at all."
    return refuse("no_buffer", "§5.3", text, remedy, facts, moves=moves, biology=FACTS[buffer])


def missing_support(s: State, kind: int, needed: list[int]) -> Refusal | None:
    """Refuse a card if a card that must be played with it is not in hand (§5.1)."""
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
    return refuse(
        "no_support",
        "§5.1",
        f"{NAMES[kind]} is played together with {everything}; you hold no {' and no '.join(missing)}.",
        f"Keep {NAMES[kind]} until you have drawn {listed(missing)}.",
        facts,
        biology=FACTS[lacking[0]],
    )


def contaminated(s: State, chain: int) -> Refusal | None:
    """Refuse a base on a chain that ends in uracil (§4.2)."""
    if not s.contaminated(chain):
        return None
    owner, side = chain_words(s, chain), side_of(s, chain)
    facts: Facts = {"chain": side, "base": KEYS[U], "removers": [KEYS[RNASE], "deletion"]}
    aimed = f"on {side}"
    removers = [
        move
        for move in legal_moves(s, "use rnase-a", "attack deletion", "attack alkaline", "attack dnase", "cut")
        if aimed in move
    ]
    remedy = "RNase A, Deletion, or anything else that takes off the 3' end removes it"
    remedy += "; you can play some of that now." if removers else "; you can play none of that now."
    facts["variant"] = "now" if removers else "later"
    text = f"{owner[0].upper() + owner[1:]} ends in uracil: no base may be added to it."
    return refuse("contaminated", "§4.2", text, remedy, facts, moves=removers, biology=URACIL)


def empty_deck(s: State) -> Refusal | None:
    """Refuse a card that draws from an empty Bases deck (§10.3)."""
    if s.decks[0]:
        return None
    text, remedy = "The Bases deck is empty.", "Bases taken off a chain or discarded refill it."
    return refuse("deck_empty", "§10.3", text, remedy, {"deck": DECKS[0]})


def no_fragment(s: State) -> Refusal | None:
    """Refuse a repair without a broken chain (§8.1)."""
    if s.fragments[s.to_move]:
        return None
    return refuse(
        "no_fragment",
        "§8.1",
        "No fragment lies beside your chain.",
        "Only an enzyme that cuts your chain leaves one there.",
        biology="Ligase and linkers join ends; a chain that is whole has no open end inside it.",
    )


def what_detergent_washes(s: State) -> tuple[str, list[int]]:
    """Return the target of a Detergent, in words and as kinds: the card to answer, or what an enzyme needs."""
    top = KIND[s.stack[-1]] if s.stack else s.playing
    if top >= FIRST_REACTION:
        return NAMES[top], [top]
    supports = [KIND[card] for card in s.supports]
    return f"its {listed([NAMES[kind] for kind in supports], 'or')}", supports


def by_detergent(s: State) -> tuple[str, Facts, list[str]]:
    """Return how the seat to move could stop the card to answer with Detergent: in words, as facts, as moves."""
    target, kinds = what_detergent_washes(s)
    facts: Facts = {"card": KEYS[DETERGENT], "on": [KEYS[kind] for kind in kinds]}
    moves = legal_moves(s, "respond detergent")
    if moves:
        return f"Your Detergent on {target} would stop it.", {"variant": "held", **facts}, moves
    return f"A Detergent on {target} would stop it; you hold none.", {"variant": "not_held", **facts}, []


def what_stops(s: State) -> tuple[str, Facts, list[str]]:
    """Return how the seat to move could stop the card to answer, other cards first: in words, as facts, as moves."""
    top = KIND[s.stack[-1]] if s.stack else s.playing
    kinds: list[int] = []
    moves: list[str] = []
    steps: list[int] = []
    for notation in legal_moves(s, "respond"):
        key = notation.removeprefix("respond ")
        if key in SETTING_KEYS:
            setting = SETTING_KEYS.index(key)
            kind = SHIFTERS[setting]
            if kind != BLOCKER[top] and s.allowed >> LANDING[setting][s.level] & 1:
                steps.append(kind)
                continue
        elif key in KIND_OF_KEY:
            kind = KIND_OF_KEY[key]
        else:  # Detergent, which needs a target
            continue
        kinds.append(kind)
        moves.append(notation)
    wash, how, washes = by_detergent(s)
    if kinds:
        kinds = list(dict.fromkeys(kinds))
        facts: Facts = {"variant": "your_cards", "cards": [KEYS[kind] for kind in kinds]}
        text = f"Your {listed([NAMES[kind] for kind in kinds], 'or')} would stop it"
        if washes:
            target, washed = what_detergent_washes(s)
            facts |= {"card": KEYS[DETERGENT], "on": [KEYS[kind] for kind in washed]}
            text += f", and so would your Detergent on {target}"
        return f"{text}.", facts, [*moves, *washes]
    if steps and not washes:
        steps = list(dict.fromkeys(steps))
        text = f"Your {listed([NAMES[kind] for kind in steps], 'or')} would be a first step towards stopping it."
        return text, {"variant": "step", "cards": [KEYS[kind] for kind in steps]}, []
    return wash, how, washes
