"""Peptide: what a seat can know about the amino acid deck, exactly (§8.2).

A player who uses an Amino-Acyl sees the top two cards, keeps one and puts the other back on top. So the deck has a
*carry*: the card that was last put back. A seat can follow a card that it put back: it still lies on top, or a later
drawer kept it, and the seat's next look at the top may show which. `Draws` remembers every draw; `traces` finds where a
seat's cards can have gone; `redeal` deals a history that the seat cannot distinguish from the true history.

This is all there is to remember. A card that the seat has never seen may be in any place it cannot see: some order of
the deck leads to any hands, because a card can be carried for any number of draws.
"""

from typing import ClassVar, Final

from benchtop.core.part import Part
from benchtop.core.rng import Rng
from benchtop.core.state import NONE

from .components import AMINOS, STOP, STOP_WITHIN

TOP: Final = -1  # in a list of draws: kept by none of them, still on top of the deck


class Trace:
    """A card that a seat put back on top, and where it can be now."""

    def __init__(self, card: int, hands: list[int], *, top: bool) -> None:
        self.card = card
        self.hands = hands
        """Seats that may hold the card."""
        self.top = top
        """Whether it may still lie on top of the deck."""


class Clue:
    """A card and the draws that may have kept it."""

    def __init__(self, card: int, draws: list[int]) -> None:
        self.card = card
        self.draws = draws


class Draws(Part):
    """Every draw from the amino acid deck, and when amino acids were played."""

    FIELDS: ClassVar[tuple[str, ...]] = ("drawer", "kept", "back", "player", "after")

    def __init__(self) -> None:
        self.drawer: list[int] = []  # by draw: the seat
        self.kept: list[int] = []  # by draw: the card kept in hand
        self.back: list[int] = []  # by draw: the card put back on top, or NONE (STOP shown, or the last card)
        self.player: list[int] = [NONE] * AMINOS  # by card: the seat that added it to a chain
        self.after: list[int] = [0] * AMINOS  # by card: the number of draws before that

    def add(self, seat: int, kept: int, back: int) -> None:
        """Record a draw: the card kept, and the card put back or NONE."""
        self.drawer.append(seat)
        self.kept.append(kept)
        self.back.append(back)

    def play(self, seat: int, card: int) -> None:
        """Record that an amino acid went from a hand to a chain."""
        self.player[card] = seat
        self.after[card] = len(self.drawer)

    def top_was_seen(self) -> bool:
        """Whether somebody put back the top card of the deck."""
        return bool(self.back) and self.back[-1] != NONE

    # -- following cards --------------------------------------------------------------------------------------------

    def clues(self, seat: int, seen_top: int) -> list[Clue]:
        """Find the draws that may have kept each card of others that the seat put back or that was played.

        `seen_top` is the top card while the seat looks at it, else NONE. The clue with the fewest draws comes first.
        """
        found: list[Clue] = []
        put_back: list[int] = []
        draws = len(self.drawer)
        for own in range(draws):
            card = self.back[own]
            if self.drawer[own] != seat or card == NONE:
                continue
            places: list[int] = []
            gone = False  # whether the seat knows that somebody kept the card
            at = own + 1
            while at < draws and self.drawer[at] != seat and not gone:
                places.append(at)
                gone = self.back[at] == NONE
                at += 1
            if not gone:
                top = self.back[at - 1] if at < draws else seen_top
                if top == card:
                    continue  # seen again: now in the seat's hand, or put back a second time
                if top == NONE:
                    places.append(TOP)
            put_back.append(card)
            if self.player[card] != NONE:
                places = self._before(places, card)
            found.append(Clue(card, places))
        for card in range(AMINOS):
            if self.player[card] not in (NONE, seat) and card not in put_back:
                found.append(Clue(card, self._before(list(range(draws)), card)))
        found.sort(key=_narrowness)
        return found

    def _before(self, places: list[int], card: int) -> list[int]:
        """Filter for draws by the seat that played the card, before it was played."""
        seat = self.player[card]
        played = self.after[card]
        return [at for at in places if at != TOP and at < played and self.drawer[at] == seat]

    def traces(self, seat: int, seen_top: int) -> list[Trace]:
        """Find every place where the cards can be that the seat put back and nobody has played."""
        clues = self.clues(seat, seen_top)
        found: list[Trace] = []
        for clue in clues:
            if self.player[clue.card] != NONE:
                continue
            hands: list[int] = []
            top = False
            for at in clue.draws:
                if at == TOP or self.drawer[at] not in hands:
                    held = [NONE] * len(self.drawer)
                    if at != TOP:
                        held[at] = clue.card
                    if assign([other for other in clues if other is not clue], 0, held):
                        if at == TOP:
                            top = True
                        else:
                            hands.append(self.drawer[at])
            hands.sort()
            found.append(Trace(clue.card, hands, top=top))
        found.sort(key=_card)
        return found

    # -- dealing again ----------------------------------------------------------------------------------------------

    def redeal(
        self,
        seat: int,
        looking: int,
        deck: list[int],
        removed: list[int],
        hands: list[list[int]],
        rng: Rng,
        builder: int,
        matched: list[int],
    ) -> int:
        """Deal again what the seat cannot know of hands, deck, removed cards and draws.

        `looking` is the seat that is looking at the top two cards, or NONE. `builder` is another seat that must hold
        one of the amino acids `matched`, or NONE. Returns the amino acid that it was given, or NONE.
        """
        mine = looking == seat
        clues = self.clues(seat, deck[-1] if mine else NONE)
        for clue in clues:
            rng.shuffle(clue.draws)
        held = [NONE] * len(self.drawer)
        given = self._assign(seat, clues, held, builder, matched, rng)
        top = deck[-1] if mine else NONE
        for clue in clues:
            if not mine and clue.card not in held and self.player[clue.card] == NONE:
                top = clue.card
        hidden = self._hidden(seat, clues, deck[-2:] if mine else [])
        rng.shuffle(hidden)
        for at in range(len(held)):
            if self.drawer[at] != seat:
                self.kept[at] = hidden.pop() if held[at] == NONE else held[at]
        self._deal_deck(deck, hidden, top, rng, looking=looking != NONE, mine=mine)
        removed[:] = sorted(hidden)
        for other in range(len(hands)):
            if other != seat:
                hands[other][:] = self._hand(other)
        self._choose_carries(seat, deck[-1] if deck else NONE, rng)
        return given

    def _assign(self, seat: int, clues: list[Clue], held: list[int], builder: int, matched: list[int], rng: Rng) -> int:
        """Give every clue a draw, and `builder`, if it is a seat, one of the amino acids `matched`; return that."""
        if builder == NONE:
            assign(clues, 0, held)
            return NONE
        rng.shuffle(matched)
        for card in matched:
            narrowed = self._narrowed(seat, clues, card, builder)
            if narrowed and assign(narrowed, 0, held):
                clues[:] = narrowed
                return card
        return NONE

    def _hidden(self, seat: int, clues: list[Clue], looked_at: list[int]) -> list[int]:
        """List the amino acids that may be anywhere: not drawn by the seat, not looked at, and without a clue."""
        placed = [False] * AMINOS
        for clue in clues:
            placed[clue.card] = True
        for at in range(len(self.drawer)):
            if self.drawer[at] == seat:
                placed[self.kept[at]] = True
        for card in looked_at:
            placed[card] = True
        return [card for card in range(AMINOS) if not placed[card]]

    def _hand(self, seat: int) -> list[int]:
        """List the cards that a seat kept and has not played, sorted."""
        hand = [card for at, card in enumerate(self.kept) if self.drawer[at] == seat and self.player[card] == NONE]
        hand.sort()
        return hand

    def _narrowed(self, seat: int, clues: list[Clue], card: int, builder: int) -> list[Clue]:
        """Add the clue that `builder` holds a card; return no clues if the seat knows that it is elsewhere."""
        if self.player[card] != NONE:
            return []
        places = [at for at in range(len(self.drawer)) if self.drawer[at] == builder]
        others: list[Clue] = []
        for clue in clues:
            if clue.card == card:
                places = [at for at in clue.draws if at != TOP and self.drawer[at] == builder]
            else:
                others.append(clue)
        for at in range(len(self.drawer)):
            if self.drawer[at] == seat and self.kept[at] == card:
                return []
        return [Clue(card, places), *others]

    def _deal_deck(self, deck: list[int], hidden: list[int], top: int, rng: Rng, *, looking: bool, mine: bool) -> None:
        """Fill the deck from hidden cards; STOP stays among the last cards and below those looked at (§1.5)."""
        size = len(deck)
        stop = NONE
        if STOP in deck:
            looked_at = 2 if looking else 1 if self.drawer else 0
            stop = rng.below(min(STOP_WITHIN, size - looked_at))
        for place in range(size):
            if place == stop:
                deck[place] = STOP
            elif place == size - 1 and top != NONE:
                deck[place] = top
            elif not (mine and place == size - 2):
                deck[place] = hidden.pop()

    def _choose_carries(self, seat: int, top: int, rng: Rng) -> None:
        """Choose which cards went back on top, such that every draw kept one of the two cards it saw."""
        draws = len(self.drawer)
        carry = NONE
        at = 0
        while at < draws:
            if self.drawer[at] == seat:
                carry = self.back[at]
                at += 1
                continue
            end = at
            while end < draws and self.drawer[end] != seat and self.back[end] != NONE:
                end += 1
            if end == draws:
                goal = top
            elif self.drawer[end] == seat:
                goal = self.back[end - 1]  # the seat saw it there
            else:
                goal = self.kept[end]  # that draw kept the carry and put nothing back
            for draw in range(at, end):
                if carry == NONE or self.kept[draw] == carry:
                    ahead = draw + 1 + rng.below(end - draw)
                    carry = goal if ahead == end else self.kept[ahead]
                self.back[draw] = carry
            if end < draws and self.drawer[end] != seat:
                carry = NONE
                end += 1
            at = end

    # -- copying ----------------------------------------------------------------------------------------------------

    def copy(self) -> "Draws":
        other = Draws()
        other.drawer = self.drawer[:]
        other.kept = self.kept[:]
        other.back = self.back[:]
        other.player = self.player[:]
        other.after = self.after[:]
        return other


def assign(clues: list[Clue], first: int, held: list[int]) -> bool:
    """Give every clue from `first` on its own draw, or the top, in `held`; return whether that is possible."""
    if first == len(clues):
        return True
    clue = clues[first]
    for at in clue.draws:
        if at == TOP:
            if assign(clues, first + 1, held):
                return True
        elif held[at] == NONE:
            held[at] = clue.card
            if assign(clues, first + 1, held):
                return True
            held[at] = NONE
    return False


def _narrowness(clue: Clue) -> int:
    return len(clue.draws) * AMINOS + clue.card


def _card(trace: Trace) -> int:
    return trace.card
