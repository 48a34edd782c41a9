"""Adna's Lab: what happened, told to everybody or to one seat. Cards are named by key, positions count from 1."""

from benchtop.core.events import Event


class GameStarted(Event):
    """The decks were shuffled and the draw for A, T and G said who starts (§2.4)."""

    def __init__(self, number: int, starter: int, blocks: list[int]) -> None:
        super().__init__()
        self.number, self.starter, self.blocks = number, starter, blocks


class TurnBegan(Event):
    def __init__(self, seat: int, turn: int) -> None:
        super().__init__()
        self.seat, self.turn = seat, turn


class Drew(Event):
    """Cards were drawn; the backs say from which decks."""

    def __init__(self, seat: int, bases: int, enzymes: int, reactions: int) -> None:
        super().__init__()
        self.seat, self.bases, self.enzymes, self.reactions = seat, bases, enzymes, reactions


class SawDraw(Event):
    """Which cards they were, for the one who drew them."""

    def __init__(self, seat: int, cards: list[str]) -> None:
        super().__init__(only=seat)
        self.seat, self.cards = seat, cards


class SetUracilAside(Event):
    """A second uracil among the first six went under the deck and was replaced (§2.7)."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat


class Laid(Event):
    """A base from the hand was laid at a 3' end."""

    def __init__(self, seat: int, base: str, chain: int, length: int) -> None:
        super().__init__()
        self.seat, self.base, self.chain, self.length = seat, base, chain, length


class Mutated(Event):
    """Two bases changed places in the heat (§3.1)."""

    def __init__(self, seat: int, chain: int, positions: list[int], before: str, after: str) -> None:
        super().__init__()
        self.seat, self.chain, self.positions, self.before, self.after = seat, chain, positions, before, after


class Passed(Event):
    """Somebody who was asked let it be."""

    def __init__(self, seat: int, phase: str) -> None:
        super().__init__()
        self.seat, self.phase = seat, phase


class Declared(Event):
    """A card was played, with all that goes with it; it has not taken effect yet."""

    def __init__(self, seat: int, card: str, chain: int | None, supports: list[str], celsius: int | None) -> None:
        super().__init__()
        self.seat, self.card, self.chain, self.supports, self.celsius = seat, card, chain, supports, celsius


class Answered(Event):
    """A card was played in answer to another; `celsius` is the temperature it leads to, if it is meant to."""

    def __init__(self, seat: int, card: str, to: str, celsius: int | None) -> None:
        super().__init__()
        self.seat, self.card, self.to, self.celsius = seat, card, to, celsius


class Cancelled(Event):
    """An answer was itself answered and has no effect."""

    def __init__(self, card: str) -> None:
        super().__init__()
        self.card = card


class ThermometerMoved(Event):
    def __init__(self, before: int, after: int, card: str) -> None:
        super().__init__()
        self.before, self.after, self.card = before, after, card


class Failed(Event):
    """A card was spent without effect: it was cancelled, or the temperature no longer allowed it."""

    def __init__(self, seat: int, card: str, why: str) -> None:
        super().__init__()
        self.seat, self.card, self.why = seat, card, why


class ChainCut(Event):
    """A restriction enzyme cut; `kept` bases stay, `removed` were taken off."""

    def __init__(self, seat: int, enzyme: str, chain: int, site: int, kept: int, removed: str) -> None:
        super().__init__()
        self.seat, self.enzyme, self.chain = seat, enzyme, chain
        self.site, self.kept, self.removed = site, kept, removed


class BasesRemoved(Event):
    def __init__(self, seat: int, card: str, chain: int, bases: str, length: int) -> None:
        super().__init__()
        self.seat, self.card, self.chain, self.bases, self.length = seat, card, chain, bases, length


class TurnedUp(Event):
    """Bases were turned up from the deck, to be laid on a chain."""

    def __init__(self, seat: int, bases: str, chain: int) -> None:
        super().__init__()
        self.seat, self.bases, self.chain = seat, bases, chain


class UracilTurnedUp(Event):
    """A uracil was turned up; it went to the hand and was replaced."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat


class Added(Event):
    """A base turned up from the deck was laid."""

    def __init__(self, seat: int, base: str, chain: int, length: int) -> None:
        super().__init__()
        self.seat, self.base, self.chain, self.length = seat, base, chain, length


class Rearranged(Event):
    def __init__(self, seat: int, card: str, chain: int, positions: list[int], before: str, after: str) -> None:
        super().__init__()
        self.seat, self.card, self.chain = seat, card, chain
        self.positions, self.before, self.after = positions, before, after


class LookedAtHand(Event):
    """Somebody saw the rival's whole hand."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat


class SawHand(Event):
    """What was in it, for the one who looked."""

    def __init__(self, seat: int, cards: list[str]) -> None:
        super().__init__(only=seat)
        self.seat, self.cards = seat, cards


class TookCards(Event):
    """Cards picked by their backs were shown and taken (Ethidium Bromide)."""

    def __init__(self, seat: int, cards: list[str]) -> None:
        super().__init__()
        self.seat, self.cards = seat, cards


class TookBases(Event):
    """All Bases cards of a hand changed hands (Electrophoresis tank)."""

    def __init__(self, seat: int, count: int) -> None:
        super().__init__()
        self.seat, self.count = seat, count


class SawTaken(Event):
    """Which bases they were, for one of the two players concerned."""

    def __init__(self, hearer: int, seat: int, cards: list[str]) -> None:
        super().__init__(only=hearer)
        self.seat, self.cards = seat, cards


class FragmentLost(Event):
    """A fragment beside a chain went under the deck."""

    def __init__(self, chain: int, bases: str) -> None:
        super().__init__()
        self.chain, self.bases = chain, bases


class Rejoined(Event):
    """A fragment was joined to its chain again."""

    def __init__(self, seat: int, card: str, chain: int, bases: str, length: int) -> None:
        super().__init__()
        self.seat, self.card, self.chain, self.bases, self.length = seat, card, chain, bases, length


class Dephosphorylated(Event):
    """A fragment can no longer be ligated."""

    def __init__(self, seat: int, chain: int) -> None:
        super().__init__()
        self.seat, self.chain = seat, chain


class Discarded(Event):
    """A card went face down under its deck."""

    def __init__(self, seat: int, deck: str) -> None:
        super().__init__()
        self.seat, self.deck = seat, deck


class PutDown(Event):
    """Which card it was, for the one who discarded it."""

    def __init__(self, seat: int, card: str) -> None:
        super().__init__(only=seat)
        self.seat, self.card = seat, card


class GameWon(Event):
    def __init__(self, seat: int, length: int, cards: int, points: int) -> None:
        super().__init__()
        self.seat, self.length, self.cards, self.points = seat, length, cards, points


class GameDrawn(Event):
    """Nobody could finish; `again` says whether the game is replayed (§10.4)."""

    def __init__(self, turns: int, *, again: bool) -> None:
        super().__init__()
        self.turns, self.again = turns, again
