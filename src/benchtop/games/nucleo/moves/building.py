"""NUCLEO: building proteins, cards that go with it, and reactions (§6)."""

from typing import Final

from benchtop.core.events import travel
from benchtop.core.knowledge import EVERYBODY
from benchtop.core.move import Move
from benchtop.core.refusal import Facts, Refusal
from benchtop.core.state import NONE
from benchtop.core.text import listed

from ..components import (
    ACTIONS,
    AMINOS,
    BONUS,
    CONSERVATIVE,
    KINDS,
    LETTERS,
    LIKE,
    MISFOLD_LOSS,
    NEEDS,
    PRION,
    PROTEINS,
    REQUIRED,
    VALUE,
    spelled,
)
from ..events import Built, ShowedBuild, earned, returned
from ..refusals import (
    FOLDING,
    finish_first,
    no_action,
    no_protein,
    not_now,
    playable,
    roll_first,
    supply,
    typing,
    typing_facts,
)
from ..state import FOLD, IDLE, REACT, State
from ..turns import discard, earn, give_back, resume_or_finish, take_out

NOTHING_READY: Final = "You build in your own turn, after both dice, once you hold all amino acids of a protein card."


class Build(Move):
    """Show one of your proteins and pay its amino acids (§6.1, §6.2); with Conservative Substitution, pay a look-alike
    for one of them (§7.13)."""

    def __init__(self, protein: int, lacking: int = NONE, spare: int = NONE) -> None:
        card = PROTEINS[protein]
        notation = f"build {card.id}"
        touches = [f"protein:{card.id}"]
        params: Facts = {"protein": card.id}
        if spare == NONE:
            touches.append("pool")
        else:
            notation += f" {LETTERS[spare]} for {LETTERS[lacking]}"
            touches += [f"action:{ACTIONS[CONSERVATIVE].id}", f"hand:{LETTERS[spare]}", f"residue:{LETTERS[lacking]}"]
            params |= {"lacking": LETTERS[lacking], "spare": LETTERS[spare]}
        super().__init__(notation, touches, params=params)
        self.protein = protein
        self.lacking = lacking
        self.spare = spare
        self.need: list[int] = REQUIRED[protein][:]
        if spare != NONE:
            self.need[lacking] -= 1
            self.need[spare] += 1
        self.letters: list[int] = [letter for letter in range(KINDS) if self.need[letter]]

    def covered(self, hand: list[int]) -> bool:
        """Whether a hand can pay for the build."""
        need = self.need
        for letter in self.letters:  # noqa: SIM110 (a generator is slower)
            if need[letter] > hand[letter]:
                return False
        return True

    def why_not(self, s: State) -> Refusal | None:
        wait = finish_first(s) or roll_first(s)
        if wait is not None:
            return wait
        if not s.holds(s.to_move, self.protein):
            return no_protein(s, "§6.1", self.protein)
        if self.spare != NONE and CONSERVATIVE not in s.hands[s.to_move]:
            return no_action(s, "§7.13", CONSERVATIVE)
        hand = s.amino[s.to_move]
        missing = [LETTERS[letter] for letter in range(KINDS) for _ in range(self.need[letter] - hand[letter])]
        if not missing:
            return None
        card = PROTEINS[self.protein]
        paid = [LETTERS[letter] for letter in range(KINDS) for _ in range(self.need[letter])]
        text = f"To build {card.name} you pay {' '.join(paid)}; you still lack {' '.join(missing)}."
        names = listed([AMINOS[LETTERS.index(letter)].name for letter in dict.fromkeys(missing)], "or")
        biology = f"A ribosome that gets no {names} stops there, and the chain is never finished."
        where, facts = supply(s, list(dict.fromkeys(missing)))
        moves = playable(s, _ways_to_get(s, missing))
        remedy = f"{where}. {typing(moves)}" if moves else f"{where}."
        params: Facts = {"protein": card.id, "pay": paid, "lack": missing, **facts, **typing_facts(moves)}
        return Refusal("missing_amino_acids", "§6.1", text, biology, remedy, params, tuple(moves))

    def play(self, s: State) -> None:
        seat = s.current
        s.part = 4
        paid: list[int] = []
        for letter in range(KINDS):
            for _ in range(self.need[letter]):
                give_back(s, seat, letter)
                paid.append(letter)
        back = take_out(s, seat, s.back_of(seat, self.protein))
        s.seen[back] = EVERYBODY
        s.pile.insert(0, back)
        s.revealed += 1
        s.building = self.protein
        if s.listener is not None:
            name = PROTEINS[self.protein].id
            letters = spelled(paid)
            moved = [*returned(seat, letters), travel(f"protein:{name}", f"row:{seat}", "pile")]
            s.tell(ShowedBuild(seat, name, back + 1, letters, moved=moved))
        if self.spare != NONE:
            discard(s, CONSERVATIVE)
        s.phase = FOLD
        if not may_boost(s):
            open_window(s)


def _ways_to_get(s: State, letters: list[str]) -> list[str]:
    """Return the verbs of moves that can bring these letters, from the bank or from the other players."""
    in_bank = in_hands = 0
    for letter in letters:
        in_bank += s.bank[LETTERS.index(letter)]
        in_hands += s.held_by_others(s.to_move, LETTERS.index(letter))
    return ["play trna", "bank"] * (in_bank > 0) + ["offer"] * (in_hands > 0)


def may_boost(s: State) -> bool:
    """Whether the builder may hold a bonus card, from public knowledge (§6.3)."""
    for kind in BONUS:  # noqa: SIM110 (a generator is slower)
        if may_hold(s, s.current, kind):
            return True
    return False


def may_hold(s: State, seat: int, kind: int) -> bool:
    """Whether a player may hold an action card, from public knowledge: they hold a card, and not all of this kind lie
    on the discards. With open hands, whether they do hold it.
    """
    if s.open:
        return kind in s.hands[seat]
    return len(s.hands[seat]) > 0 and s.discards.count(kind) < ACTIONS[kind].count


class Fold(Move):
    """Finish the protein with the cards you have added; the others may react, then you are paid (§6.3)."""

    def __init__(self) -> None:
        super().__init__("fold", touches=["build", "pool"])

    def why_not(self, s: State) -> Refusal | None:
        if s.phase == FOLD:
            return None
        text = "You are not building a protein."
        asked = s.to_move == s.current and may_boost(s) and CONSERVATIVE not in s.hands[s.to_move]
        otherwise = NOTHING_READY if asked else "Where you can add no card to a build it folds by itself."
        facts: Facts = {"remedy": {"variant": "ready" if asked else "by_itself"}}
        verbs = ["build"] if asked else []
        return not_now(s, "§6.3", "fold", text, facts, verbs=verbs, otherwise=otherwise, biology=FOLDING)

    def play(self, s: State) -> None:
        open_window(s)


def open_window(s: State) -> None:
    """Let every opponent react who may hold Prion Misfolding, from public knowledge (§6.4)."""
    s.waiting = 0
    for seat in range(s.seats):
        if seat != s.current and may_hold(s, seat, PRION):
            s.waiting |= 1 << seat
    next_reaction(s)


def next_reaction(s: State) -> None:
    """Ask the next opponent; once all have answered, pay the coins (§6.5)."""
    seat = s.left_of(s.current)
    while seat != s.current:
        if s.waiting >> seat & 1:
            s.to_move = seat
            s.phase = REACT
            return
        seat = s.left_of(seat)
    pay_build(s)


def pay_build(s: State) -> None:
    """Pay the value of the protein plus the cards, at least 0 and at most the pool (§6.5)."""
    coins = earn(s, max(0, VALUE[s.building] + s.bonus))
    back = s.face.index(s.building)
    s.built = [*s.built, s.turn, s.current, back, s.building, coins]
    if s.listener is not None:
        moved = earned(s.current, coins)
        s.tell(Built(s.current, PROTEINS[s.building].id, back + 1, coins, s.pool, moved=moved))
    s.building = NONE
    s.bonus = 0
    resume_or_finish(s)


class Boost(Move):
    """Chaperone or Codon Optimisation: more coins for the protein you are building (§7.12)."""

    def __init__(self, kind: int) -> None:
        card = ACTIONS[kind].id
        super().__init__(f"boost {card}", touches=[f"action:{card}", "build"], params={"card": card})
        self.kind = kind

    def why_not(self, s: State) -> Refusal | None:
        if s.phase != FOLD:
            card = ACTIONS[self.kind]
            if s.phase == IDLE and self.kind not in s.hands[s.to_move]:
                return no_action(s, "§7.12", self.kind)
            text = f"{card.name} is played while you build a protein."
            facts: Facts = {"card": card.id}
            return not_now(
                s, "§7.12", "boost", text, facts, verbs=["build"], otherwise=NOTHING_READY, biology=card.needs
            )
        return None if self.kind in s.hands[s.to_move] else no_action(s, "§7.12", self.kind)

    def play(self, s: State) -> None:
        discard(s, self.kind)
        s.bonus += BONUS[self.kind]


class Misfold(Move):
    """Prion Misfolding: the builder gets less (§7.14)."""

    def __init__(self) -> None:
        super().__init__("prion", touches=[f"action:{ACTIONS[PRION].id}", "build"])

    def why_not(self, s: State) -> Refusal | None:
        if s.phase != REACT:
            text = f"{ACTIONS[PRION].name} is played when an opponent has built a protein."
            return not_now(s, "§7.14", "prion", text, {"card": ACTIONS[PRION].id}, biology=ACTIONS[PRION].needs)
        return None if PRION in s.hands[s.to_move] else no_action(s, "§7.14", PRION)

    def play(self, s: State) -> None:
        discard(s, PRION)
        s.bonus -= MISFOLD_LOSS
        s.waiting = 0  # there is only one such card (NUCLEO-R33)
        next_reaction(s)


class Pass(Move):
    """Let an opponent's build stand (§6.4)."""

    def __init__(self) -> None:
        super().__init__("pass", touches=["build"])

    def why_not(self, s: State) -> Refusal | None:
        if s.phase != REACT:
            otherwise = "You are asked when an opponent has built and you may hold a card for it."
            text, biology = "There is no build of an opponent to react to.", ACTIONS[PRION].needs
            return not_now(s, "§6.4", "pass", text, otherwise=otherwise, biology=biology)
        return None

    def play(self, s: State) -> None:
        s.waiting &= ~(1 << s.to_move)
        next_reaction(s)


def _with_substitutes(protein: int) -> list[Build]:
    return [Build(protein, lacking, spare) for lacking in NEEDS[protein] for spare in LIKE[lacking]]


BUILD: Final = [Build(protein) for protein in range(KINDS)]
BUILD_WITH: Final = [_with_substitutes(protein) for protein in range(KINDS)]
FOLD_PROTEIN: Final = Fold()
BOOST: Final = {kind: Boost(kind) for kind in BONUS}
MISFOLD: Final = Misfold()
PASS: Final = Pass()
