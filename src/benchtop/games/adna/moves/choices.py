"""Adna's Lab: decisions inside a card: positions, orders, backs, a direction (§5, §7, §9)."""

from typing import Final

from benchtop.bio.bases import DNA, NAMES
from benchtop.core.move import Move
from benchtop.core.refusal import Facts, Refusal
from benchtop.core.text import listed

from ..components import BSA, CELSIUS, DECKS, HOTTEST, KEYS, KIND, LONGEST, PCR, U, counted, letters, number
from ..events import Choice, Chose, Mutated, Planned, change_places
from ..refusals import URACIL, chain_words, finish_first, legal_moves, refuse, side_of
from ..state import ADD, MUTATE, PICK, PLACE, REMOVE, SHIFT, TAKE, State
from ..turns import to_main
from .adding import Extending
from .chains import rearrange
from .exchange import ask_rival, finish_pcr, resume
from .reaction import DONE, move_thermometer
from .reactions import card_of


def out_of_reach(s: State, position: int) -> Refusal | None:
    """Refuse a position that does not exist or is already picked."""
    length = len(s.chains[s.choosing()])
    if position >= length:
        chain = chain_words(s, s.choosing())
        return refuse(
            "no_such_position",
            "§5.7",
            f"There {'is' if length == 1 else 'are'} {counted(length, 'card')} on {chain}.",
            f"Its positions are 1 to {length}, from the 5' start.",
            {"first": 1, "last": length, "chain": side_of(s, s.choosing())},
        )
    if position in s.picks:
        text = f"Position {position + 1} is chosen already."
        return refuse("already_picked", "§5.7", text, "Every position counts once.", {"position": position + 1})
    return None


def tell_choice(s: State, what: Choice, place: int, base: str) -> None:
    """Report a choice for the card being played or for a swap in the heat."""
    if s.listener is not None:
        chain = s.choosing()
        card = None if s.playing < 0 else KEYS[s.playing]
        s.tell(Chose(s.to_move, what, card, None if chain < 0 else chain, place, base))


def base_at(s: State, position: int) -> str:
    """Return the letter at a position of the chain whose bases are being picked."""
    return KEYS[KIND[s.chains[s.choosing()][position]]]


def tell_plan(s: State) -> None:
    """Report a declared rearrangement before anybody answers it (§6.1)."""
    if s.listener is not None:
        before = "".join([base_at(s, position) for position in s.picks])
        after = "".join([KEYS[base] for base in s.placed])
        places = [position + 1 for position in s.picks]
        s.tell(Planned(s.actor, KEYS[s.playing], s.aim, places, before, after))


class Remove(Move):
    """Name a base that a Deletion takes out (§9.5)."""

    def __init__(self, position: int) -> None:
        touches = [f"base:{position + 1}", "deck:bases"]
        super().__init__(f"remove {position + 1}", touches, params={"position": position + 1})
        self.position = position

    def why_not(self, s: State) -> Refusal | None:
        return finish_first(s) if s.phase != REMOVE else out_of_reach(s, self.position)

    def play(self, s: State) -> None:
        tell_choice(s, "remove", self.position + 1, base_at(s, self.position))
        s.picks.append(self.position)
        if len(s.picks) == s.most:
            ask_rival(s)


# -- rearranging ----------------------------------------------------------------------------------------------------


def can_pick(s: State, position: int) -> bool:
    """Whether a base may be picked such that the order can still change (§5.7)."""
    chain = s.chains[s.choosing()]
    base = KIND[chain[position]]
    if base == U:
        return False
    differs = len(s.picks) + 1 < s.most  # a different base can still follow, as the chain is mixed
    for other in s.picks:
        if other == position:
            return False
        if KIND[chain[other]] != base:
            differs = True
    return differs


def changes_something(s: State) -> bool:
    """Whether the picked bases differ."""
    chain = s.chains[s.choosing()]
    kinds = 0
    for position in s.picks:
        kinds |= 1 << KIND[chain[position]]
    return kinds & (kinds - 1) != 0


def can_pick_more(s: State) -> bool:
    """Whether there is another base to pick."""
    left = 0
    if len(s.picks) < s.most:
        for position in range(len(s.chains[s.choosing()])):
            left += can_pick(s, position)
    return left > 0


def left_to_place(s: State) -> list[int]:
    """Return the picked bases that are not placed yet, as counts by base."""
    chain = s.chains[s.aim]
    left = [0, 0, 0, 0]
    for position in s.picks:
        left[KIND[chain[position]]] += 1
    for base in s.placed:
        left[base] -= 1
    return left


def can_place(s: State, base: int, left: list[int]) -> bool:
    """Whether a base may come next: it is still to be placed, and the order can still change (§5.7)."""
    if left[base] == 0:
        return False
    chain = s.chains[s.aim]
    for index in range(len(s.placed)):
        if s.placed[index] != KIND[chain[s.picks[index]]]:
            return True  # already changed
    if base != KIND[chain[s.picks[len(s.placed)]]]:
        return True
    kinds = 0
    for other in range(4):
        if left[other] > (1 if other == base else 0):
            kinds += 1
    return kinds > 1


def begin_placing(s: State) -> None:
    """Start placing the picked bases, from the 5' end, asking only if there is a choice."""
    s.picks.sort()
    s.placed = []
    s.phase = PLACE
    place_forced(s)


def place_forced(s: State) -> None:
    """Place bases while there is only one option (the old order is excluded), then declare or do it."""
    while len(s.placed) < len(s.picks):
        left = left_to_place(s)
        options = [base for base in range(4) if can_place(s, base, left)]
        if len(options) > 1:
            return
        s.placed.append(options[0])
    if s.playing == PCR:
        rearrange(s)
        finish_pcr(s)
    else:
        tell_plan(s)
        ask_rival(s)


class Pick(Move):
    """Pick a base to rearrange, or to swap in the heat (§3.2, §5.7)."""

    def __init__(self, position: int) -> None:
        super().__init__(f"pick {position + 1}", [f"base:{position + 1}"], params={"position": position + 1})
        self.position = position

    def why_not(self, s: State) -> Refusal | None:
        if s.phase not in (PICK, MUTATE):
            return finish_first(s)
        refusal = out_of_reach(s, self.position)
        if refusal is None and KIND[s.chains[s.choosing()][self.position]] == U:
            refusal = refuse(
                "uracil_stays",
                "§4.4",
                "Uracil is never moved: it may not stand inside a chain.",
                "Only A, C, G and T change places.",
                {"base": KEYS[U], "bases": list("ACGT")},
                biology=URACIL,
            )
        if refusal is None and not can_pick(s, self.position):
            refusal = refuse(
                "changes_nothing",
                "§5.7",
                f"All the bases picked would be {NAMES[base_at(s, self.position)]}: their order could not change.",
                "Pick a different base.",
                {"variant": "all_the_same", "base": base_at(s, self.position)},
                moves=legal_moves(s, "pick"),
            )
        return refusal

    def play(self, s: State) -> None:
        tell_choice(s, "pick", self.position + 1, base_at(s, self.position))
        s.picks.append(self.position)
        if s.phase == MUTATE:
            if len(s.picks) == 2:
                self.swap(s)
        elif not can_pick_more(s):
            begin_placing(s)

    def swap(self, s: State) -> None:
        """Swap two bases in the heat, then let the active seat play (§3.2)."""
        chain = s.chains[s.active]
        s.picks.sort()
        i, j = s.picks
        old = [chain[i], chain[j]]
        chain[i], chain[j] = chain[j], chain[i]
        if s.listener is not None:
            before = letters(old)
            moved = change_places(s.active, old, old[::-1], s.picks)
            s.tell(Mutated(s.to_move, s.active, [i + 1, j + 1], before, before[::-1], moved=moved))
        s.picks = []
        to_main(s)


class Done(Move):
    """Finish picking positions (§5.7)."""

    def __init__(self) -> None:
        super().__init__("done", ["picks"])

    def why_not(self, s: State) -> Refusal | None:
        if s.phase != PICK:
            return finish_first(s)
        if s.playing == PCR and not s.picks:
            return None
        if not changes_something(s):
            count = len(s.picks)
            text = "You have picked no base yet." if count == 0 else "You have picked one base only."
            facts: Facts = {"variant": ["none", "one"][count] if count < 2 else "all_alike", "picked": count}
            if count > 1:
                text = f"The {count} bases you have picked are all {NAMES[base_at(s, s.picks[0])]}."
                facts["base"] = base_at(s, s.picks[0])
            remedy = "Pick positions until two bases among them differ."
            return refuse("changes_nothing", "§5.7", text, remedy, facts, moves=legal_moves(s, "pick"))
        return None

    def play(self, s: State) -> None:
        tell_choice(s, "done", len(s.picks), "")
        if s.picks:
            begin_placing(s)
        else:
            finish_pcr(s)


class Place(Move):
    """Choose which of the picked bases comes next, from the 5' end (§5.7)."""

    def __init__(self, base: int) -> None:
        super().__init__(f"place {DNA[base]}", [f"letter:{DNA[base]}"], params={"base": DNA[base]})
        self.base = base

    def why_not(self, s: State) -> Refusal | None:
        if s.phase != PLACE:
            return finish_first(s)
        left = left_to_place(s)
        if left[self.base] == 0:
            bases = [DNA[base] for base in range(4) if left[base]]
            count = sum(left)
            return refuse(
                "not_picked",
                "§5.7",
                f"No {NAMES[DNA[self.base]]} is left among the bases you picked; still to lay: {count}.",
                f"Place {listed(bases, 'or')}.",
                {"base": DNA[self.base], "left": bases, "count": count},
                moves=legal_moves(s, "place"),
            )
        return None

    def play(self, s: State) -> None:
        tell_choice(s, "place", s.picks[len(s.placed)] + 1, DNA[self.base])
        s.placed.append(self.base)
        place_forced(s)


# -- backs, bases from the deck, a direction ------------------------------------------------------------------------


class Take(Move):
    """Pick a card of the rival's hand by its back (§9.17)."""

    def __init__(self, deck: int) -> None:
        super().__init__(f"take {DECKS[deck]}", [f"backs:{DECKS[deck]}"], params={"deck": DECKS[deck]})
        self.deck = deck

    def why_not(self, s: State) -> Refusal | None:
        if s.phase != TAKE:
            return finish_first(s)
        there = s.backs[1 - s.to_move][self.deck]
        if s.picks.count(self.deck) >= there:
            cards = counted(there, f"{DECKS[self.deck].capitalize()} card") if there else "no such card"
            return refuse(
                "no_such_back",
                "§9.17",
                f"Your rival holds {cards}" + (", and you have picked as many." if there else "."),
                "Of another deck there is a card to take.",
                {"deck": DECKS[self.deck], "cards": there, "variant": "picked" if there else "none"},
            )
        return None

    def play(self, s: State) -> None:
        tell_choice(s, "take", len(s.picks) + 1, DECKS[self.deck])
        s.picks.append(self.deck)
        if len(s.picks) == s.most:
            ask_rival(s)


class Add(Move):
    """Lay one of the turned-up bases (§5.5)."""

    def __init__(self, base: int) -> None:
        super().__init__(f"add {DNA[base]}", [f"turned:{DNA[base]}"], params={"base": DNA[base]})
        self.base = base

    def why_not(self, s: State) -> Refusal | None:
        if s.phase != ADD:
            return finish_first(s)
        if not any(KIND[card] == self.base for card in s.turned):
            return refuse(
                "not_turned_up",
                "§5.5",
                f"No {NAMES[DNA[self.base]]} is among the bases turned up: {' '.join(letters(s.turned))}.",
                "Choose one of those.",
                {"base": DNA[self.base], "turned": list(letters(s.turned))},
                moves=legal_moves(s, "add"),
            )
        return None

    def play(self, s: State) -> None:
        card = card_of(s.playing)
        assert isinstance(card, Extending)
        if not card.add(s, self.base) and card.lay_forced(s) == DONE:
            resume(s)


class Nudge(Move):
    """Move the thermometer after a cut with BSA (§7.6)."""

    def __init__(self, step: int) -> None:
        touches = [f"levels:{step:+d}"]
        super().__init__(f"bsa {'up' if step > 0 else 'down'}", touches, params={"levels": step})
        self.step = step

    def why_not(self, s: State) -> Refusal | None:
        if s.phase != SHIFT:
            return finish_first(s)
        if not 0 <= s.level + self.step <= HOTTEST:
            end = CELSIUS[HOTTEST if self.step > 0 else 0]
            return refuse(
                "end_of_scale",
                "§7.6",
                f"The thermometer ends at {end} °C.",
                "Choose the other way.",
                {"celsius": end},
                moves=legal_moves(s, "bsa"),
            )
        return None

    def play(self, s: State) -> None:
        move_thermometer(s, s.level + self.step, BSA)
        resume(s)


REMOVALS: Final[list[Remove]] = [Remove(position) for position in range(LONGEST)]
PICKS: Final[list[Pick]] = [Pick(position) for position in range(LONGEST)]
DONE_PICKING: Final = Done()
PLACES: Final[list[Place]] = [Place(base) for base in range(4)]
TAKES: Final[list[Take]] = [Take(deck) for deck in range(3)]
ADDS: Final[list[Add]] = [Add(base) for base in range(4)]
NUDGES: Final[list[Nudge]] = [Nudge(step) for step in (-number(BSA, "moves"), number(BSA, "moves"))]
