"""Adna's Lab: what a seat may see, and what follows from it: where enzymes cut, and what cards lack."""

from typing import Any, Final, Literal, TypedDict

from benchtop.core.knowledge import bit
from benchtop.core.state import NONE
from benchtop.core.text import listed
from benchtop.core.view import Frame

from .components import (
    ANY,
    BASES,
    BSA,
    BUFFER_OF,
    BUFFERS,
    CELSIUS,
    CUT_BELOW,
    DECKS,
    DEPHOSPHORYLATION,
    DMSO,
    FIRST_ENZYME,
    FIRST_REACTION,
    FIRST_SETTING,
    FULL_BLOCK,
    HEATING_BLOCK,
    HOTTEST,
    KEYS,
    KIND,
    KINDS,
    LANDING,
    LAST_SETTING,
    LESS_BLOCK,
    LEVELS,
    NAMES,
    NEEDS_BSA,
    PCR,
    REACTIONS,
    SITES,
    TYPES,
    U,
    celsius_of,
    keys,
    letters,
    number,
    verb,
    words_for_levels,
)
from .events import Deck
from .knowledge import claimed
from .moves.adding import Amplification, Extending
from .moves.chains import Deletion, Shortening
from .moves.choices import NUDGES
from .moves.exchange import cancels, moved_to
from .moves.hands import EthidiumBromide
from .moves.lacks import Lack, lacks_card, lacks_level, lacks_served, lacks_thing
from .moves.reactions import REPAIRS, card_of
from .state import ANSWER, CLEAN, MUTATE, PHASES, REPAIR, RESTORE, SEAL, Ending, Phase, State

ZONES: Final[dict[str, str]] = {
    "deck:NAME": "a deck (bases, enzymes, reactions), face down: cards leave it at the top and come back under it",
    "hand:SEAT": "the cards of a player",
    "chain:SEAT:POSITION": "a base of a chain, counted from 1 at the 5' start: where it stood before, or stands after",
    "fragment:SEAT:POSITION": "a base of what was cut off and lies beside that chain, counted from 1",
    "played": "the card being played, until it takes effect or fails",
    "supports": "cards played with it",
    "answers": "cards played in answer, until the card being played takes effect or fails",
    "turned": "bases turned up from the deck, to be laid",
    "thermometer:CELSIUS": "a level of the thermometer, on which the last card that took effect lies",
}

NeedKind = Literal["temperature", "card"]
Extreme = Literal["hot", "cold"]
Leading = Literal["effect", "cancelled", "temperature", "thermometer", "answer", "restore", "repair", "turn"]


class Chain(TypedDict):
    """A chain and the fragment beside it."""

    bases: str
    """Its bases, from the 5' start."""
    length: int
    """Number of cards."""
    contaminated: bool
    """Whether it ends in uracil, so no base may be added."""
    fragment: str | None
    """The bases that an enzyme cut off and that still lie beside the chain; null if there are none."""
    ligatable: bool
    """Whether the fragment can be ligated; dephosphorylated ends cannot."""
    fragment_until_turn: int | None
    """The turn at whose end the fragment is lost; null without a fragment."""


class Thermometer(TypedDict):
    """The thermometer; the catalogue has its scale."""

    celsius: int
    """The current temperature."""
    card: str | None
    """The last card that took effect, which lies on the thermometer; null at first."""
    card_at: int | None
    """The temperature at which that card lies; null at first."""
    steps: dict[str, int]
    """The temperature after each step up or down that a move can make, by touch id: {"levels:+2": 50}."""


class Counts(TypedDict):
    """Numbers of cards, by deck."""

    bases: int
    """Bases cards."""
    enzymes: int
    """Enzymes cards."""
    reactions: int
    """Reactions cards."""


class Answer(TypedDict):
    """A card played in answer to the card before it."""

    card: str
    """The card."""
    celsius: int | None
    """The temperature that it leads to; null if it only cancels."""
    seat: int
    """The seat that played it."""
    stands: bool
    """Whether it takes effect if nobody answers again; otherwise the next answer cancels it."""
    too: Extreme | None
    """Too hot or too cold for the card being played; null if that card would still work."""


class SpentAnswer(TypedDict):
    """An answer that took effect or failed while the card that it answered is still being played."""

    card: str
    """The card."""
    seat: int
    """The seat that played it."""


class Sites(TypedDict):
    """The sites of an enzyme on a chain."""

    starts: list[int]
    """The first positions of its sites, from 1."""
    cuts_after: int | None
    """Number of cards that would stay on the chain; null if it would not be cut."""
    cuts_below_after: int | None
    """Number of bases before the cut in the other strand, which is not on the table; null if it would not be cut."""
    removes: int
    """Number of cards that would come off."""


class Passing(TypedDict):
    """What happens if the seat to move passes."""

    leads_to: Leading
    """effect: the card being played takes effect; cancelled, temperature: it fails; thermometer: an answer moves the
    thermometer; answer: an answer is cancelled, and the rival may answer again; restore: an answer is cancelled, and
    another card may bring the thermometer back; repair: the owner of the chain may repair it; turn: the turn
    continues.
    """
    celsius: int | None
    """The temperature afterwards; null if it does not change."""


class Play(TypedDict):
    """The card being played, with all choices and answers so far; also a swap in the heat."""

    seat: int
    """The seat that plays it."""
    card: str | None
    """The main card; null for a swap in the heat."""
    chain: int | None
    """The seat whose chain it targets; null if it targets no chain."""
    supports: list[str]
    """Cards played with it."""
    works_at: list[int]
    """Temperatures at which it works."""
    celsius: int | None
    """The temperature that it leads to; null if it isn't a temperature card."""
    positions: list[int]
    """Positions picked, from 1."""
    backs: list[Deck]
    """Decks of the cards picked by their backs."""
    most: int
    """Maximum number of picks."""
    placed: str
    """Bases chosen so far for the picked positions, from the 5' end."""
    turned_up: str
    """Bases turned up from the deck and not yet laid."""
    answers: list[Answer]
    """Open answers, each to the card before it."""
    restoring: bool
    """Whether the first answer is by the player of the card, to bring the thermometer back."""
    spent: list[SpentAnswer]
    """Answers that took effect or failed, in order, before those in `answers`."""
    took_effect: bool
    """Whether it took effect and lies on the thermometer, while part of it is still to be decided."""
    site: Sites | None
    """The enzyme's sites and its cut; null for other cards and after the cut."""
    removes: int
    """Number of cards that it would take off the chain; 0 afterwards."""
    adds: int
    """Number of bases from the deck that it would still lay, including those turned up."""
    joins: bool
    """Whether it would join the fragment to its chain again."""
    length_after: int | None
    """The length of the chain afterwards; null if it does not change."""
    reads_after: str | None
    """The bases of the chain after a rearrangement; null until all of it is declared."""


class Swap(TypedDict):
    """A swap in the heat (§3.2)."""

    chain: int
    """The seat whose bases are swapped."""
    bases: int
    """Number of bases."""


class Match(TypedDict):
    """The state of the match."""

    game: int
    """The number of the current game, from 1."""
    games: int
    """Number of games in the match, without an extra game."""
    attempt: int
    """Number of times this game was started; a drawn game is played again."""
    points: list[int]
    """Points from finished games, by seat."""
    wins: list[int]
    """Games won, by seat."""
    endings: list[Ending]
    """Results of all games that ended, drawn games included."""
    starter: int
    """The seat that started this game."""
    atg_blocks: list[int]
    """Number of blocks of bases that each seat took in the draw for the start."""


class KnownPlace(TypedDict):
    """A card whose place in a deck you know."""

    above: int
    """Number of cards above it."""
    card: str
    """The card."""


class KnownDecks(TypedDict):
    """Cards whose places in the decks you know, lowest first."""

    bases: list[KnownPlace]
    """In the Bases deck."""
    enzymes: list[KnownPlace]
    """In the Enzymes deck."""
    reactions: list[KnownPlace]
    """In the Reactions deck."""


class Need(TypedDict):
    """A requirement of a card."""

    kind: NeedKind
    """A temperature, or a card played with it."""
    celsius: list[int]
    """Suitable temperatures; empty for a card."""
    cards: list[str]
    """Suitable cards; empty for a temperature."""
    words: str
    """The requirement in words."""
    met: bool
    """Whether the thermometer shows a suitable temperature, or a suitable card is in your hand."""


class Rejoining(TypedDict):
    """The result of joining your fragment to your chain with a card."""

    adds: int
    """Number of bases from the deck that go between them."""
    length: int
    """The length of the chain afterwards."""


class HandCard(TypedDict):
    """A kind of card in your hand."""

    card: str
    """The card."""
    count: int
    """Number of copies."""
    needs: list[Need]
    """The temperature and cards that it needs, and whether they are there; other requirements are in the catalogue."""
    lacks: list[Lack]
    """What prevents you from playing it in your turn; empty if you can. For a card that is only played with others,
    what prevents all of those.
    """
    leads_to: list[int]
    """Temperatures to which it could move the thermometer now; empty if it isn't a temperature card."""
    rejoins: Rejoining | None
    """The result of joining your fragment with it; null for other cards and without a fragment."""


class MapEntry(TypedDict):
    """An enzyme in your hand."""

    enzyme: str
    """The enzyme."""
    lacks: list[Lack]
    """The temperature, buffer or BSA that it lacks."""
    own: Sites
    """Its sites on your chain."""
    other: Sites
    """Its sites on your rival's chain."""
    planned: Sites | None
    """Its sites on the chain after the declared rearrangement; null if none is declared."""


class PublicView(TypedDict):
    """What everybody sees."""

    phase: Phase
    """The kind of decision that is due."""
    active: int
    """The seat whose turn it is."""
    turn: int
    """The number of the turn in this game, counting both seats; 0 while the first bases are laid."""
    target: int
    """Length of a complete chain."""
    chains: list[Chain]
    """Both chains, by seat."""
    thermometer: Thermometer
    """The thermometer."""
    decks: Counts
    """Number of cards in each deck."""
    backs: list[Counts]
    """Number of cards in hand from each deck, by seat."""
    play: Play | None
    """The card being played; null if none is."""
    swap: Swap | None
    """The swap in the heat that is due; null in other phases."""
    if_passed: Passing | None
    """What happens if the seat to move passes; null if it may not pass."""
    discarded: int
    """Number of cards discarded this turn."""
    win_points: list[int]
    """Points for a win with the cards now in hand, by seat."""
    quiet_turns: int
    """Number of turns since a base was added to a chain or taken off."""
    match: Match
    """The state of the match."""


class PrivateView(TypedDict):
    """What one seat sees in addition."""

    known_cards: list[list[str]]
    """Cards whose faces you know, by seat; your whole hand is included."""
    seen_before: list[list[str]]
    """Cards that you saw in a hand and that are still there or under their deck, by seat."""
    known_in_decks: KnownDecks
    """Cards whose places in the decks you know."""
    hand: list[HandCard] | None
    """Your cards, by kind; null for a spectator."""
    restriction_map: list[MapEntry] | None
    """Where your enzymes would cut; null for a spectator."""


class View(Frame, PublicView, PrivateView):
    """Everything that a seat sees."""


def public_view(s: State) -> PublicView:
    """Return what everybody sees."""
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
        "swap": {"chain": s.choosing(), "bases": s.most} if s.phase == MUTATE else None,
        "if_passed": _if_passed(s),
        "discarded": s.discards,
        "win_points": [s.points_for_winning(0), s.points_for_winning(1)],
        "quiet_turns": s.quiet_turns,
        "match": _match(s),
    }


def private_view(s: State, seat: int | None) -> PrivateView:
    """Return a seat's hand and the cards it knows."""
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
    """Return the part of the view that encoding.py reads, without explanations for people."""
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
        "steps": {f"levels:{step:+d}": CELSIUS[to] for step, to in _steps(s.level).items() if to != NONE},
    }


def _steps(level: int) -> dict[int, int]:
    """Return the levels that BSA and a Heating Block lead to, by step; NONE if the thermometer would not move."""
    nudges = (level + nudge.step for nudge in NUDGES)
    steps = {to - level: to if 0 <= to <= HOTTEST else NONE for to in nudges}
    for setting, name in ((FULL_BLOCK, "up"), (LESS_BLOCK, "up_as_variant")):
        steps[number(HEATING_BLOCK, name)] = LANDING[setting][level]
    return steps


def _decks(s: State) -> Counts:
    bases, enzymes, reactions = s.decks
    return {"bases": len(bases), "enzymes": len(enzymes), "reactions": len(reactions)}


def _backs(s: State) -> list[Counts]:
    return [{"bases": backs[0], "enzymes": backs[1], "reactions": backs[2]} for backs in s.backs]


def _play(s: State) -> Play | None:
    if s.playing == NONE and not s.picks:
        return None
    cutting = s.main_card != NONE and s.playing < FIRST_REACTION
    site = sites(s, s.playing, s.aim) if cutting else None
    removes = _removes(s) if site is None else site["removes"]
    adds = _adds(s)
    joins = s.playing >= FIRST_REACTION and card_of(s.playing) in REPAIRS and len(s.fragments[s.aim]) > 0
    length = 0 if s.aim == NONE else len(s.chains[s.aim])
    after = min(s.target, length - removes + adds + (len(s.fragments[s.aim]) if joins else 0))
    planned = _planned(s)
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
            {
                "card": KEYS[KIND[card]],
                "celsius": None if s.stack_to[place] == NONE else CELSIUS[s.stack_to[place]],
                "seat": s.answerer(len(s.spent) + place),
                "stands": (len(s.stack) - place) % 2 == 1,
                "too": _too(s, s.stack_to[place]),
            }
            for place, card in enumerate(s.stack)
        ],
        "restoring": s.restoring,
        "spent": [{"card": KEYS[KIND[card]], "seat": s.answerer(place)} for place, card in enumerate(s.spent)],
        "took_effect": s.playing != NONE and s.main_card == NONE,
        "site": site,
        "removes": removes,
        "adds": adds,
        "joins": joins,
        "length_after": None if s.aim == NONE or after == length else after,
        "reads_after": None if planned is None else "".join([KEYS[base] for base in planned]),
    }


def _too(s: State, level: int) -> Extreme | None:
    """Return "hot" or "cold" if a level is too hot or too cold for the card being played, otherwise None."""
    if level == NONE or s.allowed == 0 or s.allowed >> level & 1:
        return None
    return "hot" if s.allowed >> level == 0 else "cold"


def _adds(s: State) -> int:
    """Return the number of bases that the card being played would still lay from the deck."""
    card = card_of(s.playing) if s.playing >= FIRST_REACTION else None
    if not isinstance(card, Extending):
        return 0
    if s.main_card != NONE:
        return card.adds if s.plain_pcr else card.bases
    later = card.dntps.adds if isinstance(card, Amplification) and s.rounds > 1 else 0
    return len(s.turned) + later


def _planned(s: State) -> list[int] | None:
    """Return the chain after a rearrangement; None until all of it is declared."""
    if not s.placed or len(s.placed) < len(s.picks):
        return None
    strand = s.strand(s.aim)
    for place, position in enumerate(s.picks):
        strand[position] = s.placed[place]
    return strand


def _removes(s: State) -> int:
    """Return the number of cards that the Reactions card being played would take off its chain."""
    if s.main_card == NONE:
        return 0
    card = card_of(s.playing)
    if isinstance(card, Shortening):
        return card.removes(s, s.aim)
    return s.most if isinstance(card, Deletion) else 0


def _if_passed(s: State) -> Passing | None:
    """Return what happens after a pass; mirrors moves/answers.py and moves/exchange.py."""
    celsius: int | None = None
    leads_to: Leading = "turn"
    if s.over or s.phase not in (ANSWER, RESTORE, SEAL, REPAIR, CLEAN, MUTATE) or (s.phase == MUTATE and s.picks):
        return None
    if s.phase == ANSWER:
        mover = moved_to(s)
        if len(s.stack) % 2 == 1 and cancels(s):
            leads_to = "cancelled"
            celsius = None if mover == NONE else CELSIUS[s.stack_to[mover]]
        elif mover != NONE:
            leads_to, celsius = "thermometer", CELSIUS[s.stack_to[mover]]
        elif s.stack:
            leads_to = _after_cancelling(s)
        else:
            leads_to = "effect"
            celsius = None if s.announced == NONE else CELSIUS[s.announced]
    elif s.phase == RESTORE:
        leads_to = "temperature"
    elif s.phase == SEAL and s.reactions(s.just_cut):
        leads_to = "repair"
    return {"leads_to": leads_to, "celsius": celsius}


def _after_cancelling(s: State) -> Leading:
    """Return what follows when an answer is cancelled and the thermometer stays (§6.4, §6.5)."""
    if s.allowed >> s.level & 1:
        return "answer" if s.reactions(1 - s.actor) else "effect"
    return "restore" if s.reactions(s.actor) else "temperature"


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


# -- what a seat knows ----------------------------------------------------------------------------------------------


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
        {
            "card": KEYS[kind],
            "count": held[kind],
            "needs": _needs(s, seat, kind),
            "lacks": lacks(s, seat, kind),
            "leads_to": _leads_to(s, seat, kind),
            "rejoins": _rejoins(s, seat, kind),
        }
        for kind in range(len(KEYS))
        if held[kind]
    ]


def _needs(s: State, seat: int, kind: int) -> list[Need]:
    """Return the printed requirements of a card: temperatures, then cards."""
    needs: list[Need] = []
    if kind > U and FIRST_SETTING[kind] == NONE and LEVELS[kind] != ANY:
        met = LEVELS[kind] >> s.level & 1 != 0
        celsius, words = celsius_of(LEVELS[kind]), words_for_levels(LEVELS[kind])
        needs.append({"kind": "temperature", "celsius": celsius, "cards": [], "words": words, "met": met})
    for kinds in companions(kind):
        met = any(s.held[seat][companion] for companion in kinds)
        words = "any buffer" if len(kinds) > 1 else NAMES[kinds[0]]
        cards = [KEYS[companion] for companion in kinds]
        needs.append({"kind": "card", "celsius": [], "cards": cards, "words": words, "met": met})
    return needs


def companions(kind: int) -> list[list[int]]:
    """Return the cards that must be played with a card, each as a list of alternatives."""
    if kind <= U:
        return []
    if kind < FIRST_REACTION:
        enzyme = kind - FIRST_ENZYME
        return [[BUFFER_OF[enzyme]], *([[BSA]] if NEEDS_BSA[enzyme] else [])]
    card = card_of(kind)
    return [*([list(BUFFERS)] if card.needs_buffer else []), *[[companion] for companion in card.companions]]


def _leads_to(s: State, seat: int, kind: int) -> list[int]:
    """Return the temperatures to which a card in this seat's hand could move the thermometer."""
    if FIRST_SETTING[kind] == NONE:
        return []
    settings = range(FIRST_SETTING[kind], LAST_SETTING[kind])
    levels = {LANDING[setting][s.level] for setting in settings if s.offered(seat, setting)}
    return [celsius for level, celsius in enumerate(CELSIUS) if level in levels]


def _rejoins(s: State, seat: int, kind: int) -> Rejoining | None:
    """Return the result of joining this seat's fragment with a card."""
    fragment = s.fragments[seat]
    if not fragment or kind < FIRST_REACTION or card_of(kind) not in REPAIRS:
        return None
    card = card_of(kind)
    adds = card.adds if isinstance(card, Extending) else 0
    return {"adds": adds, "length": min(s.target, len(s.chains[seat]) + adds + len(fragment))}


def lacks(s: State, seat: int, kind: int) -> list[Lack]:
    """Return what prevents a seat from playing a card in its main step, alone or with another card; empty if it can."""
    alone = _lacks_alone(s, seat, kind)
    if not alone or kind <= U:
        return alone
    served = [main for main in SERVES[kind] if s.held[seat][main]]
    missing = {main: _lacks_alone(s, seat, main) for main in served}
    if any(not lacking for lacking in missing.values()):
        return []
    if served and (TYPES[kind] == "support" or kind == DEPHOSPHORYLATION):
        main = min(served, key=lambda one: len(missing[one]))
        words = listed([lack["words"] for lack in missing[main]])
        return [lacks_served(main, f"what {NAMES[main]} {verb(main, 'lacks')}: {words}")]
    return alone


def _lacks_alone(s: State, seat: int, kind: int) -> list[Lack]:
    """Return what prevents a seat from playing a card as the main card."""
    if kind <= U:
        closed = s.contaminated(0) and s.contaminated(1)
        return [lacks_thing("table", "a chain without uracil")] if closed else []
    if kind >= FIRST_REACTION:
        return card_of(kind).lacks(s, seat)
    cut = any(sites(s, kind, chain)["removes"] for chain in range(2))
    return _tools(s, seat, kind) + ([] if cut else [lacks_thing("site", "a site to cut")])


def _tools(s: State, seat: int, kind: int) -> list[Lack]:
    """Return the temperature, buffer and BSA that an enzyme lacks."""
    enzyme = kind - FIRST_ENZYME
    held = s.held[seat]
    missing = [] if LEVELS[kind] >> s.level & 1 else [lacks_level(LEVELS[kind])]
    needed = [BUFFER_OF[enzyme], *([BSA] if NEEDS_BSA[enzyme] else [])]
    return missing + [lacks_card([card], NAMES[card]) for card in needed if not held[card]]


def sites(s: State, kind: int, chain: int) -> Sites:
    """Return an enzyme's sites on a chain, where it cuts, and what comes off."""
    return sites_on(s.strand(chain), kind)


def sites_on(strand: list[int], kind: int) -> Sites:
    """Return an enzyme's sites on a chain given as bases."""
    site = SITES[kind - FIRST_ENZYME]
    cuts = site.cuts(strand)
    after = cuts[0] if cuts and cuts[0] < len(strand) else None  # nothing lies behind the cut
    return {
        "starts": [cut - site.cut + 1 for cut in cuts],
        "cuts_after": after,
        "cuts_below_after": None if after is None else after - site.cut + CUT_BELOW[kind - FIRST_ENZYME],
        "removes": 0 if after is None else len(strand) - after,
    }


SERVES: Final[list[list[int]]] = [
    [main for main in range(KINDS) if any(kind in kinds for kinds in companions(main))] for kind in range(KINDS)
]
"""By kind: the kinds that it may be played with."""
SERVES[DMSO].append(PCR)


def restriction_map(s: State, seat: int) -> list[MapEntry]:
    """Return what each enzyme in a seat's hand lacks, and where it would cut."""
    planned = _planned(s)
    return [
        {
            "enzyme": KEYS[kind],
            "lacks": _tools(s, seat, kind),
            "own": sites(s, kind, seat),
            "other": sites(s, kind, 1 - seat),
            "planned": None if planned is None else sites_on(planned, kind),
        }
        for kind in range(FIRST_ENZYME, FIRST_REACTION)
        if s.held[seat][kind]
    ]
