"""Adna's Lab: what a seat may see, by naming it, and what follows from it: where enzymes cut, what cards lack."""

from typing import Any, Final, TypedDict

from benchtop.core.knowledge import bit
from benchtop.core.state import NONE
from benchtop.core.view import Frame

from .components import (
    BASES,
    BSA,
    BUFFER_OF,
    CELSIUS,
    DECKS,
    FIRST_ENZYME,
    FIRST_REACTION,
    KEYS,
    KIND,
    LEVELS,
    NAMES,
    NEEDS_BSA,
    REACTIONS,
    SITES,
    U,
    keys,
    letters,
    words_for_levels,
)
from .events import Deck
from .knowledge import claimed
from .moves.hands import EthidiumBromide
from .moves.reactions import card_of
from .state import PHASES, Ending, Phase, State

ZONES: Final[dict[str, str]] = {}


class Chain(TypedDict):
    """One chain and what lies beside it."""

    bases: str
    """Its bases from the 5' start."""
    length: int
    """How many cards that are."""
    contaminated: bool
    """Whether it ends in uracil, so that no base may be added."""
    fragment: str | None
    """What an enzyme has cut off and what still lies beside it; null if nothing does."""
    ligatable: bool
    """Whether that fragment can be ligated: its ends have not been dephosphorylated."""
    fragment_until_turn: int | None
    """The turn at whose end the fragment goes; null without one."""


class Thermometer(TypedDict):
    """The thermometer, whose scale is printed."""

    celsius: int
    """What it shows."""
    card: str | None
    """The last card that took effect, which lies on it; null at first."""
    card_at: int | None
    """The temperature at which that card lies; null at first."""


class Counts(TypedDict):
    """A number of cards of each deck."""

    bases: int
    """Bases cards."""
    enzymes: int
    """Enzymes cards."""
    reactions: int
    """Reactions cards."""


class Answer(TypedDict):
    """A card played in answer to the one before it."""

    card: str
    """The card."""
    celsius: int | None
    """The temperature that it leads to; null if it cancels."""


class Play(TypedDict):
    """The card being played, with all that has been declared and answered; also a swap in the heat."""

    seat: int
    """Who plays it."""
    card: str | None
    """The main card; null for a swap in the heat."""
    chain: int | None
    """The seat whose chain it is aimed at; null if it is aimed at none."""
    supports: list[str]
    """Cards played with it."""
    works_at: list[int]
    """Temperatures at which it works."""
    celsius: int | None
    """The temperature that it leads to; null if it is no temperature card."""
    positions: list[int]
    """Positions picked, from 1."""
    backs: list[Deck]
    """Decks of the cards picked by their backs."""
    most: int
    """How many may be picked."""
    placed: str
    """Bases for the positions picked, from the 5' end, as far as decided."""
    turned_up: str
    """Bases turned up from the deck that wait to be laid."""
    answers: list[Answer]
    """Answers, each to the one before."""
    restoring: bool
    """Whether the first of them is its own player's, who brings the thermometer back."""
    spent: list[str]
    """Answers that have already taken effect or failed."""


class Match(TypedDict):
    """How the match stands."""

    game: int
    """The number of the game being played, from 1."""
    games: int
    """How many are played, without an extra one."""
    attempt: int
    """How often this game has been begun: a drawn game is played again."""
    points: list[int]
    """Points of finished games, by seat."""
    wins: list[int]
    """Games won, by seat."""
    endings: list[Ending]
    """How each game ended, drawn ones too."""
    starter: int
    """Who started this game."""
    atg_blocks: list[int]
    """Blocks of bases that each seat took in the draw for the start."""


class KnownPlace(TypedDict):
    """A card in a deck whose place one knows."""

    above: int
    """How many cards lie above it."""
    card: str
    """The card."""


class KnownDecks(TypedDict):
    """Cards in the decks whose places one knows, lowest first."""

    bases: list[KnownPlace]
    """In the Bases deck."""
    enzymes: list[KnownPlace]
    """In the Enzymes deck."""
    reactions: list[KnownPlace]
    """In the Reactions deck."""


class HandCard(TypedDict):
    """One kind of card in one's own hand."""

    card: str
    """The card."""
    count: int
    """How many of it there are."""
    lacks: list[str]
    """What keeps it from being played in one's own turn, in words; empty if nothing does."""


class Sites(TypedDict):
    """Where an enzyme's site stands on one chain."""

    starts: list[int]
    """Where it begins, from 1, every time it stands there."""
    cuts_after: int | None
    """How many cards would stay on the chain; null if it would not be cut."""
    removes: int
    """How many cards would come off."""


class MapEntry(TypedDict):
    """One enzyme in one's own hand."""

    enzyme: str
    """The enzyme."""
    lacks: list[str]
    """The temperature, buffer or BSA that it lacks, in words."""
    own: Sites
    """Its site on one's own chain."""
    other: Sites
    """Its site on the rival's chain."""


class PublicView(TypedDict):
    """What everybody sees."""

    phase: Phase
    """What is being decided."""
    active: int
    """Whose turn it is."""
    turn: int
    """The number of the turn in this game, of both seats together; 0 while the first bases are laid."""
    target: int
    """Cards on a complete chain."""
    chains: list[Chain]
    """Both chains, by seat."""
    thermometer: Thermometer
    """The thermometer."""
    decks: Counts
    """Cards in each deck."""
    backs: list[Counts]
    """Cards in hand by their backs, by seat."""
    play: Play | None
    """The card being played; null if none is."""
    discarded: int
    """Cards discarded in this turn."""
    quiet_turns: int
    """Turns since a base was added to a chain or taken off one."""
    match: Match
    """How the match stands."""


class PrivateView(TypedDict):
    """What one seat sees besides."""

    known_cards: list[list[str]]
    """Cards in each hand whose faces one knows, by seat; all of one's own."""
    seen_before: list[list[str]]
    """Cards one saw in each hand that are still there or were put under their deck, by seat."""
    known_in_decks: KnownDecks
    """Cards in the decks whose places one knows."""
    hand: list[HandCard] | None
    """One's own cards by kind; null for a spectator."""
    restriction_map: list[MapEntry] | None
    """Where one's own enzymes would cut; null for a spectator."""


class View(Frame, PublicView, PrivateView):
    """All that a seat sees."""


def public_view(s: State) -> PublicView:
    """Chains, thermometer and backs for everybody."""
    return {
        "phase": PHASES[s.phase],
        "active": s.active,
        "turn": s.turn,
        "target": s.target,
        "chains": [_chain(s, 0), _chain(s, 1)],
        "thermometer": _thermometer(s),
        "decks": _decks(s),
        "backs": _backs(s),
        "play": _play(s),
        "discarded": s.discards,
        "quiet_turns": s.quiet_turns,
        "match": _match(s),
    }


def private_view(s: State, seat: int | None) -> PrivateView:
    """One's own hand, and all cards one has seen."""
    me = bit(seat)
    bases, enzymes, reactions = [_known_places(s, deck, me) for deck in range(3)]
    return {
        "known_cards": _known_hands(s, me),
        "seen_before": _seen_before(s, me),
        "known_in_decks": {"bases": bases, "enzymes": enzymes, "reactions": reactions},
        "hand": None if seat is None else _hand(s, seat),
        "restriction_map": None if seat is None else restriction_map(s, seat),
    }


def observation_fields(s: State, seat: int | None) -> Any:
    """The part of the view that encoding.py reads: not what people read about their own cards."""
    me = bit(seat)
    view: Any = public_view(s)
    view["known_cards"] = _known_hands(s, me)
    view["seen_before"] = _seen_before(s, me)
    view["known_in_decks"] = {DECKS[deck]: _known_places(s, deck, me) for deck in (BASES, REACTIONS)}
    return view


def _chain(s: State, chain: int) -> Chain:
    fragment = s.fragments[chain]
    return {
        "bases": letters(s.chains[chain]),
        "length": len(s.chains[chain]),
        "contaminated": s.contaminated(chain),
        "fragment": letters(fragment) if fragment else None,
        "ligatable": bool(fragment) and not s.sealed[chain],
        "fragment_until_turn": s.until[chain] if fragment else None,
    }


def _thermometer(s: State) -> Thermometer:
    return {
        "celsius": CELSIUS[s.level],
        "card": None if s.lying == NONE else KEYS[KIND[s.lying]],
        "card_at": None if s.lying == NONE else CELSIUS[s.lying_at],
    }


def _decks(s: State) -> Counts:
    bases, enzymes, reactions = s.decks
    return {"bases": len(bases), "enzymes": len(enzymes), "reactions": len(reactions)}


def _backs(s: State) -> list[Counts]:
    return [{"bases": backs[0], "enzymes": backs[1], "reactions": backs[2]} for backs in s.backs]


def _play(s: State) -> Play | None:
    if s.playing == NONE and not s.picks:
        return None
    by_deck = s.playing >= FIRST_REACTION and isinstance(card_of(s.playing), EthidiumBromide)
    return {
        "seat": s.to_move if s.playing == NONE else s.actor,
        "card": None if s.playing == NONE else KEYS[s.playing],
        "chain": None if s.aim == NONE else s.aim,
        "supports": keys(s.supports),
        "works_at": [celsius for level, celsius in enumerate(CELSIUS) if s.allowed >> level & 1],
        "celsius": None if s.announced == NONE else CELSIUS[s.announced],
        "positions": [] if by_deck else [position + 1 for position in s.picks],
        "backs": [DECKS[deck] for deck in s.picks] if by_deck else [],
        "most": s.most,
        "placed": "".join([KEYS[base] for base in s.placed]),
        "turned_up": letters(s.turned),
        "answers": [
            {"card": KEYS[KIND[card]], "celsius": None if to == NONE else CELSIUS[to]}
            for card, to in zip(s.stack, s.stack_to, strict=True)
        ],
        "restoring": s.restoring,
        "spent": keys(s.spent),
    }


def _match(s: State) -> Match:
    return {
        "game": s.number,
        "games": s.games,
        "attempt": s.attempt,
        "points": s.points[:],
        "wins": s.wins[:],
        "endings": [ending.copy() for ending in s.endings],
        "starter": s.starter,
        "atg_blocks": s.blocks[:],
    }


# -- what one knows -------------------------------------------------------------------------------------------------


def _known_hands(s: State, me: int) -> list[list[str]]:
    known = s.known
    return [[KEYS[KIND[card]] for card in hand if known[card] & me] for hand in s.hands]


def _seen_before(s: State, me: int) -> list[list[str]]:
    return [[KEYS[kind] for kind in claimed(s, me, holder)] for holder in range(2)]


def _known_places(s: State, deck: int, me: int) -> list[KnownPlace]:
    pile = s.decks[deck]
    top = len(pile) - 1
    found: list[KnownPlace] = []
    for place, card in enumerate(pile):
        if s.known[card] & me:
            found.append({"above": top - place, "card": KEYS[KIND[card]]})
    return found


# -- what cards in hand lack, and where enzymes would cut -------------------------------------------------------------


def _hand(s: State, seat: int) -> list[HandCard]:
    held = s.held[seat]
    return [
        {"card": KEYS[kind], "count": held[kind], "lacks": lacks(s, seat, kind)}
        for kind in range(len(KEYS))
        if held[kind]
    ]


def lacks(s: State, seat: int, kind: int) -> list[str]:
    """What keeps a card of this seat's hand from being played in its own main step; empty if nothing does."""
    if kind <= U:
        return ["a chain without uracil"] if s.contaminated(0) and s.contaminated(1) else []
    if kind >= FIRST_REACTION:
        return card_of(kind).lacks(s, seat)
    cut = any(sites(s, kind, chain)["removes"] for chain in range(2))
    return _tools(s, seat, kind) + ([] if cut else ["a site to cut"])


def _tools(s: State, seat: int, kind: int) -> list[str]:
    """The temperature, the buffer and the BSA that an enzyme still lacks."""
    enzyme = kind - FIRST_ENZYME
    held = s.held[seat]
    missing = [] if LEVELS[kind] >> s.level & 1 else [words_for_levels(LEVELS[kind])]
    if not held[BUFFER_OF[enzyme]]:
        missing.append(NAMES[BUFFER_OF[enzyme]])
    if NEEDS_BSA[enzyme] and not held[BSA]:
        missing.append(NAMES[BSA])
    return missing


def sites(s: State, kind: int, chain: int) -> Sites:
    """Where an enzyme's site stands on a chain, after which base it cuts, and what comes off."""
    site = SITES[kind - FIRST_ENZYME]
    cuts = site.cuts(s.strand(chain))
    after = cuts[0] if cuts and cuts[0] < len(s.chains[chain]) else None  # else nothing lies behind the cut
    return {
        "starts": [cut - site.cut + 1 for cut in cuts],
        "cuts_after": after,
        "removes": 0 if after is None else len(s.chains[chain]) - after,
    }


def restriction_map(s: State, seat: int) -> list[MapEntry]:
    """Every enzyme in this seat's hand: what it lacks, and where it would cut."""
    return [
        {
            "enzyme": KEYS[kind],
            "lacks": _tools(s, seat, kind),
            "own": sites(s, kind, seat),
            "other": sites(s, kind, 1 - seat),
        }
        for kind in range(FIRST_ENZYME, FIRST_REACTION)
        if s.held[seat][kind]
    ]
