"""Translation: remedies for refusals. A remedy names the moves that help now, or else what is missing and who
has it. § numbers: docs/games/translation/rules.md."""

from benchtop.core.refusal import Facts
from benchtop.core.text import listed

from .components import (
    ACTIONS,
    AMINOS,
    BLACK_D6,
    BLACK_D8,
    CARD_DELETE,
    CARD_EXTEND,
    CARD_INSERT,
    CARD_MUTATE,
    CARD_REVERSE_COMPLEMENT,
    CARD_TOGGLE,
    CHOICES,
    COPIES,
    COST_BUY,
    COST_TRANSLATE,
    COST_USE,
    LETTERS,
    LONGEST,
    POINTS,
    plural,
)
from .state import State, Way, one_card_away


class Remedy:
    """A remedy: the sentence, its facts, and the moves it recommends, if they are legal now."""

    def __init__(self, text: str, facts: Facts, moves: tuple[str, ...] = ()) -> None:
        self.text = text
        self.facts = facts
        self.moves = moves


# -- cards ----------------------------------------------------------------------------------------------------------


def can_use(s: State, card: int) -> bool:
    """Whether the seat to move could use the card now, on some letter or gap (§4.1)."""
    room = s.supply > 0 or card not in (CARD_EXTEND, CARD_INSERT)
    return room and s.ready[card] > 0 and COST_USE[card] <= s.points


def owners(s: State, card: int) -> list[int]:
    """Return the other seats that own a copy."""
    return [seat for seat in range(s.seats) if seat != s.to_move and s.owned[seat][card] > 0]


def elsewhere(s: State, card: int) -> str:
    """Say who owns a card that neither the seat to move nor the pool has: "another player has it"."""
    if COPIES[s.seats] == 1:
        return "another player has it"
    copies = "both copies" if COPIES[s.seats] == 2 else f"all {COPIES[s.seats]} copies"
    return f"{'another player has' if len(owners(s, card)) == 1 else 'other players have'} {copies}"


def whereabouts(s: State, card: int) -> Remedy:
    """Say where a card is that the seat to move cannot use now: its own, in the pool, or with other players."""
    name = ACTIONS[card].name
    facts: Facts = {"card": ACTIONS[card].key}
    if s.owned[s.to_move][card] > 0:
        if s.ready[card] > 0:
            facts |= {"variant": "too_dear", "points": s.points, "cost": COST_USE[card]}
            return Remedy(f"Using {name} costs {COST_USE[card]}; you have {plural(s.points, 'point')} left.", facts)
        if s.bought[card] == s.owned[s.to_move][card]:
            facts["variant"] = "bought_this_turn"
            return Remedy(f"You bought {name} this turn; it works from your next turn on.", facts)
        facts["variant"] = "used_this_turn"
        return Remedy(f"You have used {name} this turn and can use it again on your next.", facts)
    if s.pool[card] > 0:
        facts |= {"variant": "for_sale", "cost": COST_BUY[card]}
        return Remedy(f"You have no {name}; the pool sells it for {plural(COST_BUY[card], 'point')}.", facts)
    facts |= {"variant": "elsewhere", "seats": owners(s, card), "copies": COPIES[s.seats]}
    return Remedy(f"You have no {name}, nor has the pool: {elsewhere(s, card)}.", facts)


def how_to_own(s: State, card: int) -> Remedy:
    """Say how the seat to move can get a card that it does not own (§5)."""
    facts: Facts = {"cost": COST_BUY[card]}
    price = plural(COST_BUY[card], "point")
    if s.pool[card] == 0:
        facts = {"variant": "pool_empty", "seats": owners(s, card), "copies": COPIES[s.seats]}
        return Remedy(f"The pool has none left: {elsewhere(s, card)}.", facts)
    if COST_BUY[card] <= s.points:
        facts["variant"] = "buy"
        text = f"Buy it for {price}; it then works from your next turn on."
        return Remedy(text, facts, (f"buy {ACTIONS[card].key}",))
    facts |= {"variant": "too_dear", "points": s.points}
    return Remedy(f"The pool sells it for {price}; you have {plural(s.points, 'point')} left this turn.", facts)


def make_room(s: State) -> Remedy:
    """Say how to shorten a full strand (§4.2)."""
    if can_use(s, CARD_DELETE):
        moves = tuple([f"delete {at + 1}" for at in range(LONGEST)])
        return Remedy("Play Delete on a letter first.", {"variant": "delete", "card": "delete"}, moves)
    where = whereabouts(s, CARD_DELETE)
    return Remedy(f"Only Delete makes room again. {where.text}", where.facts)


def roll_first(s: State) -> Remedy:
    """Say how to get a letter to insert (§4.6)."""
    if can_use(s, CARD_INSERT):
        return Remedy("Play Insert to roll one.", {"variant": "insert", "card": "insert"}, ("insert",))
    if s.ready[CARD_INSERT] > 0 and s.supply == 0:
        facts: Facts = {"variant": "full", "card": "insert", "letters": LONGEST}
        return Remedy(f"Only Insert rolls one, but all {LONGEST} nucleotide cards are in the strand.", facts)
    where = whereabouts(s, CARD_INSERT)
    return Remedy(f"Only Insert rolls one. {where.text}", where.facts)


# -- codons ---------------------------------------------------------------------------------------------------------


def how_to_spell(s: State, amino: int) -> Remedy:
    """Say how the seat to move could make the strand spell an amino acid."""
    ways = one_card_away(s.strand, 1 << amino, room=s.supply > 0)
    toggle = not s.soluble() >> amino & 1
    now: Remedy | None = None
    if not toggle or s.ready[CARD_TOGGLE] > 0:
        spare = s.points - COST_TRANSLATE - (COST_USE[CARD_TOGGLE] if toggle else 0)
        now = _play_now(s, ways, spare) or _roll(s, ways, spare)
    if now is not None:
        return Remedy(f"{now.text} Then toggle the water.", now.facts | {"toggle": True}, now.moves) if toggle else now
    found = _own(s, ways, toggle=toggle) or _for_sale(s, ways) or _elsewhere(s, ways) or _no_single_card(s, amino)
    if toggle:
        water = "ON" if AMINOS[amino].hydrophilic else "OFF"
        return Remedy(f"{found.text} It also needs the water {water}.", found.facts | {"toggle": True}, found.moves)
    return found


def _play_now(s: State, ways: list[Way], spare: int) -> Remedy | None:
    """Suggest the cheapest card in hand that makes a codon without a die and leaves points to translate it."""
    best: tuple[int, Way] | None = None
    for way in ways:
        for card in way.cards:
            fits = s.ready[card] > 0 and COST_USE[card] <= spare and card not in (CARD_EXTEND, CARD_INSERT)
            if fits and (best is None or COST_USE[card] < COST_USE[best[0]]):
                best = (card, way)
    if best is None:
        return None
    card, way = best
    verb = "read" if card == CARD_REVERSE_COMPLEMENT else "make"
    text = f"Play {ACTIONS[card].name}{_where(s, card, way)} to {verb} {way.codon}."
    return Remedy(text, _change(s, card, way) | {"variant": "play"}, (_notation(card, way),))


def _notation(card: int, way: Way) -> str:
    """Return the notation of the move that makes the change."""
    if card == CARD_REVERSE_COMPLEMENT:
        return ACTIONS[card].key
    letter = f" {way.letter}" if card == CARD_MUTATE else ""
    return f"{ACTIONS[card].key} {way.position}{letter}"


def _where(s: State, card: int, way: Way) -> str:
    """Say what a card would change: " on letter 5 (G becomes A)"; nothing if the whole strand changes."""
    if card == CARD_REVERSE_COMPLEMENT:
        return ""
    if card in (CARD_EXTEND, CARD_INSERT):
        return f" ({way.letter} in gap {way.position})"
    if card == CARD_DELETE:
        return f" on letter {way.position} (the {way.letter} goes)"
    return f" on letter {way.position} ({LETTERS[s.strand[way.position - 1]]} becomes {way.letter})"


def _change(s: State, card: int, way: Way) -> Facts:
    """Return the facts of a change."""
    facts: Facts = {"card": ACTIONS[card].key, "codon": way.codon}
    if card == CARD_REVERSE_COMPLEMENT:
        return facts
    facts["position"] = way.position
    if card in (CARD_EXTEND, CARD_INSERT):
        return facts | {"after": way.letter}
    if card == CARD_DELETE:
        return facts | {"before": way.letter}
    return facts | {"before": LETTERS[s.strand[way.position - 1]], "after": way.letter}


def _would(card: int, way: Way) -> str:
    """Say what a change achieves: "make AAG"."""
    return f"make {way.codon} readable" if card == CARD_REVERSE_COMPLEMENT else f"make {way.codon}"


# -- with a die -----------------------------------------------------------------------------------------------------


def _roll(s: State, ways: list[Way], spare: int) -> Remedy | None:
    """Suggest a die that may make a codon this turn, with its odds."""
    for card in (CARD_EXTEND, CARD_INSERT):
        fit = [way for way in ways if card in way.cards]
        if fit and s.ready[card] > 0 and COST_USE[card] <= spare:
            letters = sorted({way.letter for way in fit})
            return _extend(fit, letters) if card == CARD_EXTEND else _insert(s, fit, letters)
    return None


def _extend(fit: list[Way], letters: list[str]) -> Remedy:
    """Suggest Extend, with the odds of its die."""
    codons = sorted({way.codon for way in fit})
    odds = f"{len(letters)} of {len(LETTERS)}"
    text = f"Extend may make {' or '.join(codons)}: {listed(letters, 'or')} comes up in {odds} rolls."
    facts: Facts = {"variant": "extend", "card": ACTIONS[CARD_EXTEND].key, "codons": codons}
    facts |= {"letters": letters, "fits": len(letters), "rolls": len(LETTERS)}
    return Remedy(text, facts, (ACTIONS[CARD_EXTEND].key,))


def _insert(s: State, fit: list[Way], letters: list[str]) -> Remedy:
    """Suggest Insert, with the odds of its die."""
    first = next(way for way in fit if way.letter == letters[0])
    faces = BLACK_D6 if s.six_sided else BLACK_D8
    fits = sum([any(LETTERS[base] in letters for base in CHOICES[face]) for face in faces])
    where = f"{first.letter} in gap {first.position}"
    text = f"Insert may make it ({where} makes {first.codon}): {fits} of {len(faces)} rolls allow it."
    facts: Facts = {"variant": "insert", "card": ACTIONS[CARD_INSERT].key, "letter": first.letter}
    facts |= {"position": first.position, "codon": first.codon, "fits": fits, "rolls": len(faces)}
    return Remedy(text, facts, (ACTIONS[CARD_INSERT].key,))


# -- not this turn --------------------------------------------------------------------------------------------------


def _own(s: State, ways: list[Way], *, toggle: bool) -> Remedy | None:
    """Name a card in hand that would make a codon, and why it cannot this turn."""
    for surely in (True, False):  # prefer cards that need no die
        for way in ways:
            for card in way.cards:
                if s.owned[s.to_move][card] > 0 and surely == (card not in (CARD_EXTEND, CARD_INSERT)):
                    return _not_now(s, card, way, toggle=toggle)
    return None


def _not_now(s: State, card: int, way: Way, *, toggle: bool) -> Remedy:
    facts = _change(s, card, way)
    may = "might" if card in (CARD_EXTEND, CARD_INSERT) else "could"
    could = f"Your {ACTIONS[card].name}{_where(s, card, way)} {may} {_would(card, way)}"
    if s.ready[card] == 0 and s.bought[card] == s.owned[s.to_move][card]:
        return Remedy(f"{could} from your next turn on: you bought it this turn.", facts | {"variant": "next_turn"})
    if s.ready[card] == 0:
        return Remedy(f"{could}, but you have used it this turn.", facts | {"variant": "used_this_turn"})
    if toggle and s.ready[CARD_TOGGLE] == 0:
        return Remedy(f"{could}, but you have toggled the water this turn.", facts | {"variant": "toggled_already"})
    steps = "use it, toggle the water and translate" if toggle else "use it and translate"
    text = f"{could}, but with {plural(s.points, 'point')} left you cannot {steps} this turn."
    return Remedy(text, facts | {"variant": "too_few_points", "points": s.points})


def _for_sale(s: State, ways: list[Way]) -> Remedy | None:
    """Name a card in the pool that would make a codon."""
    for way in ways:
        for card in way.cards:
            if s.pool[card] > 0:
                price = plural(COST_BUY[card], "point")
                may = "might" if card == CARD_INSERT else "could"
                could = f"from your next turn on it {may} {_would(card, way)}{_where(s, card, way)}"
                text = f"The pool sells {ACTIONS[card].name} for {price}: {could}."
                facts = _change(s, card, way) | {"variant": "for_sale", "cost": COST_BUY[card], "points": s.points}
                return Remedy(text, facts, (f"buy {ACTIONS[card].key}",) if COST_BUY[card] <= s.points else ())
    return None


def _elsewhere(s: State, ways: list[Way]) -> Remedy | None:
    """Name a card of another player that would make a codon."""
    for way in ways:
        for card in way.cards:
            others = owners(s, card)
            if others:
                whose = "Another player's" if len(others) == 1 else "Other players'"
                may = "might" if card == CARD_INSERT else "could"
                text = f"{whose} {ACTIONS[card].name}{_where(s, card, way)} {may} {_would(card, way)}"
                facts = _change(s, card, way) | {"variant": "elsewhere", "seats": others}
                return Remedy(f"{text}; neither you nor the pool has one.", facts)
    return None


def _no_single_card(s: State, amino: int) -> Remedy:
    """Say that it takes more than one change."""
    codons = AMINOS[amino].codons
    text = f"No single card makes {' or '.join(codons)} here: it takes more than one change."
    facts: Facts = {"variant": "no_single_card", "patterns": list(codons)}
    if s.supply == 0:
        return Remedy(text, facts)
    return Remedy(f"{text} Each Extend lays a new letter at the 3' end.", facts | {"card": ACTIONS[CARD_EXTEND].key})


# -- the water ------------------------------------------------------------------------------------------------------


def how_to_wet(s: State) -> Remedy:
    """Say how the seat to move could change the water (§3.4)."""
    if s.ready[CARD_TOGGLE] == 0:
        text = "You have toggled the water this turn; it stays until somebody's next turn."
        return Remedy(text, {"variant": "toggled_already"})
    both = COST_USE[CARD_TOGGLE] + COST_TRANSLATE
    if s.points < both:
        text = f"To toggle the water and translate takes {plural(both, 'point')}; you have {s.points} left."
        return Remedy(text, {"variant": "not_both", "points": s.points, "cost": both})
    return Remedy("Toggle the water first.", {"variant": "toggle_first"}, ("toggle",))


def next_turn(cost: int) -> Remedy | None:
    """Name the points of the next turn, if they are enough (§2.1)."""
    if cost > POINTS:
        return None
    return Remedy(f"On your next turn you have {plural(POINTS, 'point')}.", {"each_turn": POINTS})
