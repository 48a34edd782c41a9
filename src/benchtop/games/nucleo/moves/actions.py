"""NUCLEO: the action cards that you play in your own turn (§7.7 to §7.11)."""

from typing import Final

from benchtop.core.knowledge import EVERYBODY, bit
from benchtop.core.move import Move
from benchtop.core.refusal import Facts, Refusal
from benchtop.core.state import NONE
from benchtop.core.text import listed

from ..components import (
    ACTION_IDS,
    ACTIONS,
    BY_CARD,
    CONJUGATION,
    CRISPR,
    FACTOR,
    KINDS,
    LETTERS,
    LOOK,
    MOST_SEATS,
    PROTEASOME,
    PROTEINS,
    TRNA,
)
from ..events import AskedFor, GaveInReturn, LookedAtPile, SawProteins, handed
from ..refusals import finish_first, no_action, no_letter, no_opponent, no_protein, not_now, refuse
from ..state import CHOOSE, CUT, FOR_CARD, REPAY, SHED, SINK, TARGET, State, letter_at
from ..turns import (
    discard,
    hand_over,
    pass_unseen,
    put_under,
    resume,
    roll_aminos,
    stacks_left,
    take_of_choice,
    tell_drawn,
    tell_put,
)


class Play(Move):
    """Play an action card in your own turn, when nothing else is pending (§7.1)."""

    def __init__(self, kind: int) -> None:
        card = ACTIONS[kind].id
        super().__init__(f"play {card}", touches=[f"action:{card}"], params={"card": card})
        self.kind = kind

    def why_not(self, s: State) -> Refusal | None:
        wait = finish_first(s)
        if wait is not None:
            return wait
        if self.kind not in s.hands[s.to_move]:
            return no_action(s, "§7.1", self.kind)
        needs = ACTIONS[self.kind].needs
        if self.kind == TRNA and stacks_left(s) == 0:
            remedy = "Amino acids come back when somebody builds, or trades with the bank."
            return Refusal("bank_empty", "§7.7", "The bank has no amino acid left to take.", needs, remedy)
        if (self.kind == CONJUGATION or self.kind == CRISPR) and not opponents_with_cards(s):
            rule = "§7.8" if self.kind == CONJUGATION else "§7.9"
            remedy = "They roll for some in their turns."
            return Refusal("nobody_has_cards", rule, "No opponent holds an amino acid.", needs, remedy)
        if self.kind == FACTOR and not s.pile:
            remedy = "Cards come back under it when somebody builds, swaps or breaks down a protein."
            return Refusal("pile_empty", "§7.10", "The protein pile is empty.", needs, remedy, {"variant": "factor"})
        if self.kind == PROTEASOME and not s.rows[s.to_move]:
            remedy = "Protein cards come by the d6, whose fourth symbol takes one, and from the bank."
            return Refusal("no_protein", "§7.11", "You have no protein card to break down.", needs, remedy)
        return None

    def play(self, s: State) -> None:
        discard(s, self.kind)
        s.card = self.kind
        if self.kind == TRNA:
            if take_of_choice(s):
                resume(s)
        elif self.kind == FACTOR:
            look(s)
        elif self.kind == PROTEASOME:
            s.phase = SHED
            if len(s.rows[s.current]) == 1:  # everybody sees that there is no choice
                shed(s, s.rows[s.current][0])
        else:
            s.phase = TARGET
            seats = opponents_with_cards(s)
            if len(seats) == 1:
                aim(s, seats[0])


def opponents_with_cards(s: State) -> list[int]:
    """List the opponents of the current player who hold amino acids."""
    return [seat for seat in range(s.seats) if seat != s.current and s.size[seat] > 0]


# -- cards against an opponent ----------------------------------------------------------------------------------------


def _only_with(s: State, rule: str, variant: str, text: str, kinds: list[int]) -> Refusal:
    """Refuse a choice that only these cards, played in your own turn, require."""
    cards = [ACTIONS[kind] for kind in kinds]
    verbs = [f"play {card.id}" for card in cards if _asks(s, ACTION_IDS.index(card.id))]
    held = [card.name for card in cards if ACTION_IDS.index(card.id) in s.hands[s.to_move]]
    otherwise = f"That comes with {listed([card.name for card in cards], 'or')}"
    otherwise += ", which you hold and which finds nothing to choose now." if held else ", which you do not hold."
    facts: Facts = {"cards": [card.id for card in cards], "held": len(held)}
    biology = cards[0].needs if len(cards) == 1 else None
    return not_now(s, rule, variant, text, facts, verbs=verbs, otherwise=otherwise, biology=biology)


def _asks(s: State, kind: int) -> bool:
    """Whether a card would leave its player a choice now."""
    if kind == CONJUGATION:
        return len(opponents_with_cards(s)) > 1
    if kind == FACTOR:
        return len(s.pile) > 1
    return kind != PROTEASOME or len(s.rows[s.to_move]) > 1


class Target(Move):
    """Choose the opponent at whom Conjugation or CRISPR-Cas9 is aimed (§7.8, §7.9)."""

    def __init__(self, seat: int) -> None:
        super().__init__(
            f"target {seat + 1}", touches=[f"seat:{seat}", "played:conjugation", "played:crispr"], params={"seat": seat}
        )
        self.seat = seat

    def why_not(self, s: State) -> Refusal | None:
        if s.phase != TARGET:
            text = "No card of yours is looking for an opponent."
            aimed = [CONJUGATION, CRISPR]
            return _only_with(s, "§7.1", "no_target", text, aimed)
        rule = "§7.8" if s.card == CONJUGATION else "§7.9"
        text = "The card is aimed at an opponent, not at yourself."
        refusal = no_opponent(s, rule, self.seat, "target", "target", text)
        if refusal is None and s.size[self.seat] == 0:
            text = f"Player {self.seat + 1} holds no amino acid."
            facts: Facts = {"seat": self.seat, "player": self.seat + 1}
            return refuse(s, "no_cards", rule, text, facts, verbs=["target"], biology=ACTIONS[s.card].needs)
        return refusal

    def play(self, s: State) -> None:
        aim(s, self.seat)


def aim(s: State, seat: int) -> None:
    """Take a card at random (Conjugation), or go on to ask for a letter (CRISPR-Cas9)."""
    if s.card == CONJUGATION:
        letter = letter_at(s.amino[seat], s.chance.below(BY_CARD + s.current, s.size[seat]))
        pass_unseen(s, [seat], [s.current], [letter])
        resume(s)
    else:
        s.target = seat
        s.phase = CUT


class Cut(Move):
    """CRISPR-Cas9: ask for a letter (§7.9)."""

    def __init__(self, letter: int) -> None:
        name = LETTERS[letter]
        super().__init__(f"cut {name}", touches=[f"letter:{name}", "played:crispr"], params={"amino": name})
        self.letter = letter

    def why_not(self, s: State) -> Refusal | None:
        if s.phase == CUT:
            return None
        return _only_with(s, "§7.9", "cut", f"Only {ACTIONS[CRISPR].name} asks for a letter.", [CRISPR])

    def play(self, s: State) -> None:
        found = s.amino[s.target][self.letter] > 0
        s.revealed += 1
        if s.listener is not None:
            letter = LETTERS[self.letter]
            moved = handed(s.target, s.current, [letter]) if found else []
            s.tell(AskedFor(s.current, s.target, letter, found, moved=moved))
        if found:
            hand_over(s, s.target, s.current, self.letter)
            s.phase = REPAY
        else:
            if s.memory:
                s.memory[-1].lacks(s.target * KINDS + self.letter)
                s.news = True
            s.target = NONE
            resume(s)


class Repay(Move):
    """CRISPR-Cas9: give an amino acid in return, openly (§7.9)."""

    def __init__(self, letter: int) -> None:
        name = LETTERS[letter]
        super().__init__(f"repay {name}", touches=[f"hand:{name}", "played:crispr"], params={"amino": name})
        self.letter = letter

    def why_not(self, s: State) -> Refusal | None:
        if s.phase != REPAY:
            return _only_with(s, "§7.9", "repay", "You owe nobody an amino acid.", [CRISPR])
        return None if s.amino[s.to_move][self.letter] else no_letter(s, "§7.9", self.letter)

    def play(self, s: State) -> None:
        hand_over(s, s.current, s.target, self.letter)
        if s.listener is not None:
            letter = LETTERS[self.letter]
            s.tell(GaveInReturn(s.current, s.target, letter, moved=handed(s.current, s.target, [letter])))
        s.target = NONE
        resume(s)


# -- cards about proteins ---------------------------------------------------------------------------------------------


def look(s: State) -> None:
    """Look at the top protein cards, or at all if there are fewer (Transcription Factor, §7.10)."""
    s.due = min(LOOK, len(s.pile))
    backs = s.pile[len(s.pile) - s.due :]
    backs.reverse()
    for back in backs:
        s.seen[back] |= bit(s.current)
    if s.listener is not None:
        numbers = [back + 1 for back in backs]
        s.tell(LookedAtPile(s.current, numbers))
        s.tell(SawProteins(s.current, s.faces(backs), numbers, "looked", only=s.current))
    if s.due == 1:
        choose(s, backs[0])
    else:
        s.phase = CHOOSE


def is_looked_at(s: State, protein: int) -> bool:
    """Whether a protein is among the cards that the current player is looking at."""
    return protein in [s.face[back] for back in s.pile[len(s.pile) - s.due :]]


def choose(s: State, back: int) -> None:
    """Take one of the cards looked at; the others go under the pile, in the player's order if there are several."""
    s.pile.remove(back)
    s.rows[s.current].append(back)
    s.due -= 1
    if s.open:
        s.seen[back] = EVERYBODY
        s.revealed += 1
    tell_drawn(s, s.current, back)
    if s.due > 1:
        s.phase = SINK
    else:
        put_others_under(s)


def put_others_under(s: State) -> None:
    """Put the cards that were looked at and not taken under the pile, the top card first."""
    s.due = 0
    for _ in range(min(LOOK, len(s.pile) + 1) - 1):
        back = s.pile.pop()
        s.pile.insert(0, back)
        tell_put(s, s.current, back, "pile")
    resume(s)


class Choose(Move):
    """Transcription Factor: take one of the cards you look at (§7.10)."""

    def __init__(self, protein: int) -> None:
        name = PROTEINS[protein].id
        super().__init__(f"choose {name}", [f"look:{name}", "row"], "choose ?", {"protein": name})
        self.protein = protein

    def why_not(self, s: State) -> Refusal | None:
        return _not_looked_at(s, CHOOSE, self.protein)

    def play(self, s: State) -> None:
        choose(s, _back_in_pile(s, self.protein))


class Sink(Move):
    """Transcription Factor: choose which of the other cards goes lowest (§7.10)."""

    def __init__(self, protein: int) -> None:
        name = PROTEINS[protein].id
        super().__init__(f"sink {name}", [f"look:{name}", "pile"], "sink ?", {"protein": name})
        self.protein = protein

    def why_not(self, s: State) -> Refusal | None:
        return _not_looked_at(s, SINK, self.protein)

    def play(self, s: State) -> None:
        back = _back_in_pile(s, self.protein)
        s.due -= 1
        s.pile.remove(back)
        s.pile.insert(len(s.pile) - s.due, back)
        if s.due == 1:
            put_others_under(s)


def _not_looked_at(s: State, phase: int, protein: int) -> Refusal | None:
    if s.phase != phase:
        return _only_with(s, "§7.10", "not_looking", "You are not looking at cards of the pile.", [FACTOR])
    if is_looked_at(s, protein):
        return None
    card = PROTEINS[protein]
    shown = [PROTEINS[s.face[back]] for back in s.pile[len(s.pile) - s.due :]]
    needs = ACTIONS[FACTOR].needs
    remedy = f"You are looking at {listed([other.name for other in shown])}."
    facts: Facts = {"protein": card.id, "shown": [other.id for other in shown]}
    return Refusal("not_looked_at", "§7.10", f"You are not looking at {card.name}.", needs, remedy, facts)


def _back_in_pile(s: State, protein: int) -> int:
    for back in s.pile:
        if s.face[back] == protein:
            return back
    raise AssertionError("the move was not legal")


class Shed(Move):
    """Proteasome: break down one of your protein cards (§7.11)."""

    def __init__(self, protein: int) -> None:
        name = PROTEINS[protein].id
        super().__init__(f"shed {name}", [f"protein:{name}", "played:proteasome"], "shed ?", {"protein": name})
        self.protein = protein

    def why_not(self, s: State) -> Refusal | None:
        if s.phase != SHED:
            return _only_with(s, "§7.11", "shed", "Only the Proteasome breaks protein cards down.", [PROTEASOME])
        return None if s.holds(s.to_move, self.protein) else no_protein(s, "§7.11", self.protein)

    def play(self, s: State) -> None:
        shed(s, s.back_of(s.current, self.protein))


def shed(s: State, back: int) -> None:
    """Put a protein card under the pile and roll for an amino acid (Proteasome, §7.11)."""
    put_under(s, s.current, back)
    roll_aminos(s, 1, FOR_CARD + PROTEASOME)


PLAY: Final = {kind: Play(kind) for kind, card in enumerate(ACTIONS) if card.timing == "own_turn"}
TARGET_SEAT: Final = [Target(seat) for seat in range(MOST_SEATS)]
CUT_LETTER: Final = [Cut(letter) for letter in range(KINDS)]
REPAY_LETTER: Final = [Repay(letter) for letter in range(KINDS)]
CHOOSE_CARD: Final = [Choose(protein) for protein in range(KINDS)]
SINK_CARD: Final = [Sink(protein) for protein in range(KINDS)]
SHED_CARD: Final = [Shed(protein) for protein in range(KINDS)]
