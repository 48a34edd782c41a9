"""Adna's Lab: Reactions cards and enzymes that shorten, rearrange or cut a chain (§7, §8, §9)."""

from benchtop.core.events import Travel
from benchtop.core.refusal import Facts, Refusal

from ..components import (
    BASES,
    CUT_BELOW,
    FACTS,
    FIRST_ENZYME,
    KEYS,
    KIND,
    NEEDS_BSA,
    OTHER,
    OWN,
    SITES,
    U,
    celsius_of,
    counted,
    letters,
    number,
    words_for_levels,
)
from ..events import PILES, BasesRemoved, ChainCut, Dephosphorylated, Rearranged, change_places, go, under, under_from
from ..refusals import chain_words, finish_first, legal_moves, refuse, side_of
from ..state import CLEAN, MAIN, PICK, REMOVE, SEAL, SHIFT, State
from ..turns import lose_fragment, put_under, take_off, touch
from .lacks import Lack, lacks_thing
from .reaction import DONE, EITHER, WAITING, Reaction

# -- taking bases off -----------------------------------------------------------------------------------------------


class Shortening(Reaction):
    """A card that takes bases off a 3' end."""

    def removes(self, s: State, chain: int) -> int:
        """Return the number of cards that it takes off a chain."""
        raise NotImplementedError

    def take_effect(self, s: State) -> int:
        """Take the bases off and put them under the deck, last base first (§4.3)."""
        keep = len(s.chains[s.aim]) - self.removes(s, s.aim)
        gone = take_off(s, s.aim, keep, s.actor)
        if s.listener is not None:
            moved = under_from(f"chain:{s.aim}", gone, keep)
            places = list(range(keep + 1, keep + len(gone) + 1))
            s.tell(BasesRemoved(s.actor, KEYS[self.kind], s.aim, letters(gone), keep, places, moved=moved))
        for index in range(len(gone) - 1, -1, -1):
            put_under(s, gone[index])
        return DONE


def empty_chain(s: State, chain: int, kind: int) -> Refusal:
    """Refuse a card that takes bases off an empty chain (§5.7)."""
    facts: Facts = {"chain": side_of(s, chain)}
    text = f"There is no base on {chain_words(s, chain)}."
    elsewhere = legal_moves(s, f"attack {KEYS[kind]} on {side_of(s, 1 - chain)}")
    facts["variant"] = "elsewhere" if elsewhere else "nowhere"
    remedy = f"Aim it at {chain_words(s, 1 - chain)}." if elsewhere else "Bases must lie there first."
    return refuse("empty_chain", "§5.7", text, remedy, facts, moves=elsewhere)


class AlkalinePhosphatase(Shortening):
    """Alkaline Phosphatase: takes the last bases off a chain (§9.2)."""

    def __init__(self) -> None:
        super().__init__("alkaline-phosphatase", EITHER, "a base on a chain")
        self.takes: int = number(self.kind, "takes")

    def finds(self, s: State, seat: int, chain: int) -> bool:
        return len(s.chains[chain]) > 0

    def nothing_to_do(self, s: State, chain: int) -> Refusal:
        return empty_chain(s, chain, self.kind)

    def removes(self, s: State, chain: int) -> int:
        return min(self.takes, len(s.chains[chain]))


class DNaseI(Shortening):
    """DNase I: cuts a chain back to its first bases, unless it is too long (§9.10)."""

    def __init__(self) -> None:
        super().__init__("dnase-i", EITHER)
        self.longest: int = number(self.kind, "longest")
        self.leaves: int = number(self.kind, "leaves")
        self.lengths: str = f"{self.leaves + 1} to {counted(self.longest, 'card')}"
        self.wanted = f"a chain of {self.lengths}"

    def finds(self, s: State, seat: int, chain: int) -> bool:
        return self.leaves < len(s.chains[chain]) <= self.longest

    def nothing_to_do(self, s: State, chain: int) -> Refusal:
        return refuse(
            "wrong_length",
            "§9.10",
            f"DNase I cuts chains of {self.lengths}; there are {len(s.chains[chain])} on {chain_words(s, chain)}.",
            f"More than {self.longest} are too many for it, and {self.leaves} or fewer have nothing to lose.",
            {
                "card": KEYS[self.kind],
                "shortest": self.leaves + 1,
                "longest": self.longest,
                "leaves": self.leaves,
                "length": len(s.chains[chain]),
                "chain": side_of(s, chain),
            },
            biology=FACTS[self.kind],
        )

    def removes(self, s: State, chain: int) -> int:
        return len(s.chains[chain]) - self.leaves


class DNALadder(Shortening):
    """DNA Ladder: takes bases off the rival's longer chain until both are equally long (§9.11)."""

    def __init__(self) -> None:
        super().__init__("dna-ladder", [OTHER], "a chain shorter than your rival's")
        self.takes: int = number(self.kind, "takes")

    def finds(self, s: State, seat: int, chain: int) -> bool:
        return len(s.chains[seat]) < len(s.chains[1 - seat])

    def nothing_to_do(self, s: State, chain: int) -> Refusal:
        lengths = f"{len(s.chains[1 - chain])} to {len(s.chains[chain])}"
        return refuse(
            "not_shorter",
            "§9.11",
            f"The DNA Ladder works only while your chain is the shorter one: {lengths}.",
            "Keep it for when you are behind.",
            {"card": KEYS[self.kind], "own": len(s.chains[1 - chain]), "other": len(s.chains[chain])},
            biology=FACTS[self.kind],
        )

    def removes(self, s: State, chain: int) -> int:
        return min(self.takes, len(s.chains[chain]) - len(s.chains[1 - chain]))


class RNaseA(Shortening):
    """RNase A: takes the uracil off a chain, in your turn or directly after your rival laid it (§4.3, §9.29)."""

    def __init__(self) -> None:
        super().__init__("rnase-a", EITHER, "a uracil on a chain")
        self.verb = "use"

    def finds(self, s: State, seat: int, chain: int) -> bool:
        return s.contaminated(chain)

    def nothing_to_do(self, s: State, chain: int) -> Refusal:
        return refuse(
            "no_uracil",
            "§9.29",
            f"There is no uracil on {chain_words(s, chain)}.",
            "Keep it for a contaminated chain.",
            {"base": KEYS[U], "chain": side_of(s, chain)},
            biology=FACTS[self.kind],
        )

    def not_now(self, s: State, side: int) -> Refusal | None:
        return None if s.phase == MAIN or (s.phase == CLEAN and side == OWN) else finish_first(s)

    def removes(self, s: State, chain: int) -> int:
        return 1


class Deletion(Reaction):
    """Deletion: takes bases out of a chain at any position; the gap closes (§9.5)."""

    def __init__(self) -> None:
        super().__init__("deletion", EITHER, "a base on a chain")
        self.takes: int = number(self.kind, "takes")

    def finds(self, s: State, seat: int, chain: int) -> bool:
        return len(s.chains[chain]) > 0

    def nothing_to_do(self, s: State, chain: int) -> Refusal:
        return empty_chain(s, chain, self.kind)

    def ask_beforehand(self, s: State) -> bool:
        s.phase = REMOVE
        s.most = min(self.takes, len(s.chains[s.aim]))
        return True

    def take_effect(self, s: State) -> int:
        chain = s.chains[s.aim]
        touch(s, s.aim, s.actor)
        s.picks.sort()
        gone = [chain[position] for position in s.picks]
        for index in range(len(gone) - 1, -1, -1):
            chain.pop(s.picks[index])
            put_under(s, gone[index])
        if s.listener is not None:
            places = [position + 1 for position in s.picks]
            moved: list[Travel] = []
            for index in range(len(gone) - 1, -1, -1):
                moved += under([gone[index]], f"chain:{s.aim}:{places[index]}")
            s.tell(BasesRemoved(s.actor, KEYS[self.kind], s.aim, letters(gone), len(chain), places, moved=moved))
        return DONE


# -- rearranging ----------------------------------------------------------------------------------------------------


class Rearranging(Reaction):
    """Ultra-Violet Light and DNA Polymerase: rearrange some bases of a chain (§5.7, §9.13, §9.32)."""

    def __init__(self, key: str) -> None:
        super().__init__(key, EITHER, "two different bases on a chain")
        self.most: int = number(self.kind, "rearranges")

    def finds(self, s: State, seat: int, chain: int) -> bool:
        return s.mixed(chain)

    def nothing_to_do(self, s: State, chain: int) -> Refusal:
        return refuse(
            "nothing_to_swap",
            "§5.7",
            f"No two different bases of {chain_words(s, chain)} could change places.",
            "A rearrangement must change the order, and uracil is never moved.",
            {"base": KEYS[U], "chain": side_of(s, chain)},
            biology=FACTS[self.kind],
        )

    def ask_beforehand(self, s: State) -> bool:
        s.phase = PICK
        s.most = self.most
        return True

    def take_effect(self, s: State) -> int:
        rearrange(s)
        return DONE


def rearrange(s: State) -> None:
    """Lay the picked bases in the declared order (§5.7)."""
    chain = s.chains[s.aim]
    s.picks.sort()
    pool = [chain[position] for position in s.picks]
    old = pool[:]
    for index, position in enumerate(s.picks):
        for card in pool:
            if KIND[card] == s.placed[index]:
                chain[position] = card
                pool.remove(card)
                break
    if s.listener is not None:
        new = [chain[position] for position in s.picks]
        places = [position + 1 for position in s.picks]
        moved = change_places(s.aim, old, new, s.picks)
        s.tell(Rearranged(s.actor, KEYS[s.playing], s.aim, places, letters(old), letters(new), moved=moved))
    s.picks = []
    s.placed = []


# -- cutting --------------------------------------------------------------------------------------------------------


class Dephosphorylation(Reaction):
    """Dephosphorylation: after your cut, before the owner acts, keeps the fragment from being ligated (§8.5, §9.6)."""

    def __init__(self) -> None:
        super().__init__("dephosphorylation", [OTHER])
        self.verb = "use"
        self.at: str = words_for_levels(self.levels)
        self.cards: int = len(self.companions) + 2
        """The smallest number of Reactions cards that can include it, its companions and a buffer."""

    def finds(self, s: State, seat: int, chain: int) -> bool:
        return s.phase == SEAL

    def lacks(self, s: State, seat: int) -> list[Lack]:
        return [lacks_thing("moment", f"a cut of your own at {self.at}")]

    def not_now(self, s: State, side: int) -> Refusal | None:
        if s.phase == SEAL:
            return None
        if s.phase != MAIN:
            return finish_first(s)
        return refuse(
            "not_the_moment",
            "§8.5",
            f"Dephosphorylation is played right after one's own cut at {self.at}, before the chain's owner can act.",
            f"It waits for a cut of yours on your rival's chain at {self.at}.",
            {"card": KEYS[self.kind], "celsius": celsius_of(self.levels)},
            biology="A vector is dephosphorylated after it has been cut, so that it cannot close again.",
        )

    def take_effect(self, s: State) -> int:
        s.sealed[s.aim] = True
        if s.listener is not None:
            s.tell(Dephosphorylated(s.actor, s.aim))
        return DONE


def cut(s: State) -> int:
    """Cut at the site nearest the 5' start; the fragment lies beside the chain for a while (§7.3, §7.4, §8.1)."""
    enzyme = s.playing - FIRST_ENZYME
    start = SITES[enzyme].find(s.strand(s.aim))
    assert start is not None, "the move was not legal"
    keep = start + SITES[enzyme].cut
    if keep + 1 < len(s.chains[s.aim]) or not s.contaminated(s.aim):
        lose_fragment(s, s.aim)  # a chain has only one fragment, the latest (§8.6)
    gone = take_off(s, s.aim, keep, s.actor)
    if s.listener is not None:
        moved: list[Travel] = []
        for place, card in enumerate(gone, 1):
            end = PILES[BASES] if KIND[card] == U else f"fragment:{s.aim}:{place}"
            moved.append(go(card, f"chain:{s.aim}:{keep + place}", end))
        below = start + CUT_BELOW[enzyme]
        s.tell(ChainCut(s.actor, KEYS[s.playing], s.aim, start + 1, keep, letters(gone), below, moved=moved))
    if KIND[gone[-1]] == U:  # a fragment does not keep its uracil (§8.1)
        put_under(s, gone.pop())
    if gone:
        s.fragments[s.aim] = gone
        s.until[s.aim] = s.turn + (2 if s.aim == s.active else 1)
        if s.aim != s.actor:
            s.just_cut = s.aim
    if NEEDS_BSA[enzyme]:
        s.phase = SHIFT
        s.to_move = s.actor
        return WAITING
    return DONE
