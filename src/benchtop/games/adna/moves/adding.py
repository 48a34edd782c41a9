"""Adna's Lab: Reactions cards that make a chain longer: bases from the deck, joined fragments (§5.5, §8, §9)."""

from benchtop.core.refusal import Refusal

from .. import knowledge
from ..components import BASES, KEYS, KIND, OWN, U, letters, number
from ..events import PILES, Added, Rejoined, TurnedUp, UracilTurnedUp, go, go_all, under
from ..refusals import contaminated, finish_first, no_fragment, refuse
from ..state import ADD, MAIN, PICK, REPAIR, State
from ..turns import append, lose_fragment, put_under, win
from .chains import Rearranging
from .hands import Drawing
from .lacks import Lack, lacks_thing
from .reaction import DONE, EITHER, ENDED, WAITING, Reaction


class Extending(Reaction):
    """Spectrophotometer and dNTPs: add bases from the deck at a 3' end (§5.5, §9.14, §9.30)."""

    def __init__(self, key: str, sides: list[int] = EITHER, wanted: str = "a chain without uracil") -> None:
        super().__init__(key, sides, wanted)
        self.from_deck = True
        self.adds: int = number(self.kind, "adds")
        self.bases: int = self.adds
        """Number of bases that it adds in total."""

    def finds(self, s: State, seat: int, chain: int) -> bool:
        return not s.contaminated(chain)

    def nothing_to_do(self, s: State, chain: int) -> Refusal | None:
        return contaminated(s, chain)

    def take_effect(self, s: State) -> int:
        return self.turn_up(s, self.adds)

    def turn_up(self, s: State, count: int) -> int:
        """Turn up bases from the deck to lay in any order; a uracil goes to the hand and is replaced (§5.5)."""
        deck = s.decks[BASES]
        s.revealed += 1
        while len(s.turned) < count and deck:
            card = deck.pop()
            knowledge.turn_up(s, card)
            if KIND[card] == U:
                s.give(s.actor, card)
                if s.listener is not None:
                    way = go(card, PILES[BASES], f"hand:{s.actor}")
                    s.tell(UracilTurnedUp(s.actor, moved=[way]))
            else:
                s.turned.append(card)
        s.turned.sort()
        if s.listener is not None and s.turned:
            moved = go_all(s.turned, PILES[BASES], "turned")
            s.tell(TurnedUp(s.actor, letters(s.turned), s.aim, moved=moved))
        s.phase = ADD
        s.to_move = s.actor
        return self.lay_forced(s)

    def lay_forced(self, s: State) -> int:
        """Lay the turned-up bases without asking if they are all the same; otherwise ask."""
        while s.turned:
            if KIND[s.turned[0]] != KIND[s.turned[-1]]:
                return WAITING
            if self.add(s, KIND[s.turned[0]]):
                return ENDED
        return self.after_adding(s)

    def add(self, s: State, kind: int) -> bool:
        """Lay one of the turned-up bases and return whether that ended the game."""
        index = 0
        while KIND[s.turned[index]] != kind:
            index += 1
        card = s.turned.pop(index)
        complete = append(s, s.aim, card, s.actor)
        surplus = s.turned if complete else []  # §10.1
        if s.listener is not None:
            length = len(s.chains[s.aim])
            moved = [go(card, "turned", f"chain:{s.aim}:{length}"), *under(surplus, "turned")]
            s.tell(Added(s.actor, KEYS[kind], s.aim, length, letters(surplus), moved=moved))
        if complete:
            for card in surplus:
                put_under(s, card)
            s.turned = []
            s.joining = False
            lose_fragment(s, s.aim)
            win(s, s.aim)
        return complete

    def after_adding(self, s: State) -> int:
        """Continue after the last base."""
        return DONE


class Amplification(Extending):
    """PCR: adds bases, then those of the dNTPs, lets the Polymerase rearrange, and draws for a DMSO (§9.3)."""

    def __init__(self, dntps: Extending, polymerase: Rearranging, dmso: Drawing) -> None:
        super().__init__("pcr")
        self.dntps = dntps
        self.polymerase = polymerase
        self.dmso = dmso
        self.bases += dntps.adds

    def take_effect(self, s: State) -> int:
        s.rounds = 1 if s.plain_pcr else 2
        return self.turn_up(s, self.adds)

    def after_adding(self, s: State) -> int:
        s.rounds -= 1
        if s.rounds > 0:
            return self.turn_up(s, self.dntps.adds)
        if s.mixed(s.aim) and not s.plain_pcr:
            s.phase = PICK
            s.to_move = s.actor
            s.most = self.polymerase.most
            return WAITING
        return self.after_rearranging(s)

    def after_rearranging(self, s: State) -> int:
        """Finish with the DMSO, if it was played with the PCR."""
        return self.dmso.take_effect(s) if s.with_dmso else DONE


# -- repair (§8) ----------------------------------------------------------------------------------------------------


class Linker(Extending):
    """Linker and Polylinker: add bases from the deck and join the fragment behind them (§8.3, §9.24, §9.28)."""

    def __init__(self, key: str) -> None:
        super().__init__(key, [OWN], "a fragment beside your chain")
        self.verb = "use"

    def finds(self, s: State, seat: int, chain: int) -> bool:
        return len(s.fragments[seat]) > 0 and not s.contaminated(seat)

    def nothing_to_do(self, s: State, chain: int) -> Refusal | None:
        return no_fragment(s) or contaminated(s, chain)

    def not_now(self, s: State, side: int) -> Refusal | None:
        return not_for_repair(s)

    def take_effect(self, s: State) -> int:
        s.joining = True
        return self.turn_up(s, self.adds)

    def after_adding(self, s: State) -> int:
        return rejoin(s)


class Ligation(Reaction):
    """Ligation: joins the fragment to its chain, unless its ends are dephosphorylated (§8.4, §9.23)."""

    def __init__(self) -> None:
        super().__init__("ligation", [OWN], "a fragment beside your chain")

    def finds(self, s: State, seat: int, chain: int) -> bool:
        return len(s.fragments[seat]) > 0 and not s.sealed[seat] and not s.contaminated(seat)

    def nothing_to_do(self, s: State, chain: int) -> Refusal:
        return (
            no_fragment(s)
            or contaminated(s, chain)
            or refuse(
                "dephosphorylated",
                "§8.5",
                "The ends of your fragment have been dephosphorylated: they cannot be ligated.",
                "A Linker or Polylinker brings ends of its own.",
                {"cards": ["linker", "polylinker"]},
                biology="Ligase joins a 3' hydroxyl to a 5' phosphate; without the phosphate there is nothing to join.",
            )
        )

    def not_now(self, s: State, side: int) -> Refusal | None:
        return not_for_repair(s)

    def lacks(self, s: State, seat: int) -> list[Lack]:
        missing = super().lacks(s, seat)
        sealed = lacks_thing("table", "a fragment that is not dephosphorylated")
        return [*missing[:-1], sealed] if s.sealed[seat] else missing

    def take_effect(self, s: State) -> int:
        return rejoin(s)


def not_for_repair(s: State) -> Refusal | None:
    """Refuse a repair outside the owner's turn, unless it comes directly after the cut (§8.2)."""
    return None if s.phase in (MAIN, REPAIR) else finish_first(s)


def rejoin(s: State) -> int:
    """Lay the fragment at the end of its chain again; surplus bases go under the deck (§8.3, §8.4)."""
    fragment = s.fragments[s.aim]
    s.fragments[s.aim] = []
    s.joining = False
    complete = False
    joined = 0
    for card in fragment:
        complete = append(s, s.aim, card, s.actor)
        joined += 1
        if complete:
            break
    if s.listener is not None:
        length = len(s.chains[s.aim])
        way = (f"fragment:{s.aim}:", f"chain:{s.aim}:")
        before = length - joined
        moved = [go(fragment[at], f"{way[0]}{at + 1}", f"{way[1]}{before + at + 1}") for at in range(joined)]
        for at in range(joined, len(fragment)):
            moved += under([fragment[at]], f"{way[0]}{at + 1}")
        surplus = letters(fragment[joined:])
        joined_to = letters(fragment[:joined])
        s.tell(Rejoined(s.actor, KEYS[s.playing], s.aim, joined_to, length, surplus, moved=moved))
    for card in fragment[joined:]:
        put_under(s, card)
    s.sealed[s.aim] = False
    if complete:
        win(s, s.aim)
        return ENDED
    return DONE
