"""Adna's Lab: playing a Reactions card, a temperature card or an enzyme with the cards it needs (§5, §7, §8, §9)."""

from typing import Final

from benchtop.core.move import Move
from benchtop.core.refusal import Facts, Refusal
from benchtop.core.state import NONE

from ..components import (
    ANY,
    BSA,
    BUFFER_OF,
    BUFFERS,
    CELSIUS,
    CYCLER,
    DMSO,
    FACTS,
    FIRST_ENZYME,
    FIRST_REACTION,
    FIRST_SETTING,
    FULL_BLOCK,
    HEATING_BLOCK,
    KEYS,
    LANDING,
    LESS_BLOCK,
    LEVELS,
    NAMES,
    NEEDS_BSA,
    OTHER,
    OWN,
    REACTION_DATA,
    SETTING_KEYS,
    SETTINGS,
    SHIFTERS,
    SIDES,
    SITES,
    celsius_of,
    counted,
    number,
    words_for_levels,
)
from ..refusals import (
    all_of,
    chain_words,
    finish_first,
    legal_moves,
    missing_buffer,
    not_in_hand,
    refuse,
    shown,
    wrong_temperature,
)
from ..state import MAIN, REPAIR, State
from .exchange import ask_rival, declare, support, tell_declared
from .reaction import Reaction
from .reactions import CARDS, LINKERS, PCR_CARD, REPAIRS, RNASE_CARD, SEALING_CARD

# -- Reactions cards (§9) -------------------------------------------------------------------------------------------


class PlayReaction(Move):
    """Play a Reactions card, with or without a target chain and a buffer (§5.1, §6.1); PCR also with DMSO."""

    def __init__(self, card: Reaction, side: int, buffer: int, *, with_dmso: bool) -> None:
        notation = f"{card.verb} {KEYS[card.kind]}"
        touches = [f"hand:{KEYS[card.kind]}"]
        params: Facts = {"card": KEYS[card.kind]}
        if side != NONE:
            params["chain"] = SIDES[side]
            touches.append(f"chain:{SIDES[side]}")
            if card.verb == "attack" or len(card.sides) > 1:
                notation += f" on {SIDES[side]}"
        if buffer != NONE:
            notation += f" with {KEYS[buffer]}"
            params["buffer"] = KEYS[buffer]
            touches.append(f"hand:{KEYS[buffer]}")
        start = notation.partition(" with ")[0] + " with "
        if with_dmso:
            notation += f" and {KEYS[DMSO]}"
            params["support"] = KEYS[DMSO]
            touches.append(f"hand:{KEYS[DMSO]}")
        super().__init__(notation, touches, params=params)
        self.card = card
        self.start = start
        """The notation up to the buffer."""
        self.kind: int = card.kind
        self.side = side
        self.buffer = buffer
        self.with_dmso = with_dmso

    def why_not(self, s: State) -> Refusal | None:
        chain = s.to_move if self.side == OWN else 1 - s.to_move
        return (
            self.card.not_now(s, self.side)
            or not_in_hand(s, self.kind)
            or self.not_with_dmso(s)
            or self.card.why_not(s, chain, self.buffer, self.start, with_dmso=self.with_dmso)
        )

    def not_with_dmso(self, s: State) -> Refusal | None:
        """Refuse a DMSO if a PCR only adds its own bases (§5.9)."""
        if not self.with_dmso or not s.plain_pcr:
            return None
        return refuse(
            "pcr_alone",
            "§5.9",
            f"In this game cards played with an {NAMES[self.kind]} do nothing of their own: DMSO would be lost.",
            "It may be played by itself, and the PCR without it.",
            {"card": KEYS[self.kind], "support": KEYS[DMSO]},
            biology=FACTS[DMSO],
        )

    def play(self, s: State) -> None:
        aim = NONE if self.side == NONE else s.to_move if self.side == OWN else 1 - s.to_move
        declare(s, self.kind, aim, self.card.levels)
        if self.buffer != NONE:
            support(s, self.buffer)
        for companion in self.card.companions:
            support(s, companion)
        if self.with_dmso:
            support(s, DMSO)
            s.with_dmso = True
        tell_declared(s)
        if not self.card.ask_beforehand(s):
            ask_rival(s)


def _plays(card: Reaction, *, with_dmso: bool = False) -> list[list[PlayReaction]]:
    """Return the moves of a card by side, then by buffer (one entry if it needs none)."""
    buffers = list(BUFFERS) if card.needs_buffer else [NONE]
    return [[PlayReaction(card, side, buffer, with_dmso=with_dmso) for buffer in buffers] for side in card.sides]


PLAYS: Final[list[list[list[PlayReaction]]]] = [_plays(card) for card in CARDS]
"""Moves by card, side and buffer."""
BOOSTED: Final[list[list[PlayReaction]]] = _plays(PCR_CARD, with_dmso=True)
"""Moves of a PCR with DMSO, by side and buffer."""


def plays_of(card: Reaction) -> list[list[PlayReaction]]:
    """Return the moves of a card by side and buffer."""
    return PLAYS[card.kind - FIRST_REACTION]


ATTACKS: Final[list[PlayReaction]] = [
    move for card in CARDS if card.verb == "attack" for by_buffer in plays_of(card) for move in by_buffer
]
BOOSTED_ATTACKS: Final[list[PlayReaction]] = [move for by_buffer in BOOSTED for move in by_buffer]
USES: Final[list[PlayReaction]] = [
    move for card in (RNASE_CARD, *LINKERS, SEALING_CARD) for by_buffer in plays_of(card) for move in by_buffer
]


def offer(s: State, card: Reaction, moves: list[Move]) -> None:
    """Add the legal moves of a card that the seat to move holds and the thermometer allows."""
    seat = s.to_move
    held = s.held[seat]
    if not card.has_companions(held):
        return
    for place, side in enumerate(card.sides):
        if card.works(s, seat, seat if side == OWN else 1 - seat):
            add_held(held, PLAYS[card.kind - FIRST_REACTION][place], moves)
            if card is PCR_CARD and held[DMSO] and not s.plain_pcr:
                add_held(held, BOOSTED[place], moves)


def add_held(held: list[int], by_buffer: list[PlayReaction], moves: list[Move]) -> None:
    """Add a move for each colour of buffer in hand, or the move that needs no buffer (§5.3)."""
    for move in by_buffer:
        if move.buffer == NONE or held[move.buffer]:
            moves.append(move)


# -- temperature cards (§5.8) ---------------------------------------------------------------------------------------


def touches_of(setting: int) -> list[str]:
    """Return the touch ids of a setting: the card, and the level or number of levels on the thermometer."""
    kind = SHIFTERS[setting]
    row = REACTION_DATA[kind - FIRST_REACTION]
    if kind == CYCLER:
        level = f"level:{CELSIUS[setting - FIRST_SETTING[CYCLER]]}"
    elif "up_to" in row or "down_to" in row:
        level = f"level:{row.get('up_to', row.get('down_to'))}"
    elif "down" in row:
        level = f"levels:{-number(kind, 'down'):+d}"
    else:
        level = f"levels:{number(kind, 'up' if setting == FULL_BLOCK else 'up_as_variant'):+d}"
    return [f"hand:{KEYS[kind]}", level]


def params_of(setting: int) -> Facts:
    """Return the card with the temperature of a Thermal Cycler or the number of levels of a Heating Block."""
    kind = SHIFTERS[setting]
    params: Facts = {"card": KEYS[kind]}
    if kind == CYCLER:
        params["celsius"] = CELSIUS[setting - FIRST_SETTING[CYCLER]]
    elif kind == HEATING_BLOCK:
        params["levels"] = number(kind, "up" if setting == FULL_BLOCK else "up_as_variant")
    return params


class Set(Move):
    """Move the thermometer with a card (§5.8)."""

    def __init__(self, setting: int) -> None:
        self.setting = setting
        self.kind: int = SHIFTERS[setting]
        super().__init__(f"use {SETTING_KEYS[setting]}", touches_of(setting), params=params_of(setting))

    def why_not(self, s: State) -> Refusal | None:
        if s.phase not in (MAIN, REPAIR):
            return finish_first(s)
        refusal = not_in_hand(s, self.kind) or moves_nothing(s, self.setting)
        if refusal is None and s.phase == REPAIR and not can_repair_elsewhere(s, s.to_move):
            refusal = refuse(
                "not_needed",
                "§8.2",
                "During your rival's turn you may change the temperature only for a repair that you hold and that the"
                f" thermometer does not allow; {shown(s)}.",
                "Pass; in your own turn the thermometer is yours.",
                {"celsius": CELSIUS[s.level]},
                moves=["pass"],
            )
        return refusal

    def play(self, s: State) -> None:
        to = LANDING[self.setting][s.level]
        declare(s, self.kind, NONE, ANY)
        s.announced = to
        tell_declared(s)
        ask_rival(s)


def moves_nothing(s: State, setting: int) -> Refusal | None:
    """Refuse a temperature card that would change nothing, or a setting that this game does not offer (§5.8)."""
    full = counted(number(HEATING_BLOCK, "up"), "level")
    facts: Facts = {"card": KEYS[SHIFTERS[setting]], "levels": number(HEATING_BLOCK, "up")}
    if setting == LESS_BLOCK and not s.one_or_two:
        less = counted(number(HEATING_BLOCK, "up_as_variant"), "level")
        return refuse(
            "variant_only",
            "§5.8",
            f"A Heating Block moves the thermometer {full}; {less} is a variant not chosen for this game.",
            f"In this game it goes {full} or not at all.",
            facts | {"less": number(HEATING_BLOCK, "up_as_variant")},
            biology=FACTS[HEATING_BLOCK],
        )
    to = LANDING[setting][s.level]
    if setting == LESS_BLOCK and to == LANDING[FULL_BLOCK][s.level] != NONE:
        text = f"From {CELSIUS[s.level]} °C a Heating Block leads to {CELSIUS[to]} °C either way."
        facts |= {"celsius": CELSIUS[s.level], "to": CELSIUS[to]}
        whole = [move for move in legal_moves(s, "use", "respond") if move.endswith(SETTING_KEYS[FULL_BLOCK])]
        remedy = f"Use it for {full}." if whole else f"Its {full} lead there too."
        return refuse("same_as_two", "§5.8", text, remedy, facts | {"variant": str(bool(whole)).lower()}, moves=whole)
    return _goes_nowhere(s, setting) if to == NONE else None


def _goes_nowhere(s: State, setting: int) -> Refusal:
    """Refuse a temperature card if the thermometer is already at its level or beyond (§5.8)."""
    kind = SHIFTERS[setting]
    row = REACTION_DATA[kind - FIRST_REACTION]
    facts: Facts = {"card": KEYS[kind], "celsius": CELSIUS[s.level]}
    if "up_to" in row or "down_to" in row:
        end: int = row["up_to"] if "up_to" in row else row["down_to"]
        does = f"only warms, up to {end} °C" if "up_to" in row else f"only cools, down to {end} °C"
        remedy = f"It moves the thermometer from any level {'below' if 'up_to' in row else 'above'} {end} °C."
        facts |= {"variant": "up_to" if "up_to" in row else "down_to", "end": end}
    elif kind == CYCLER:
        does, remedy = "must lead to another level", "It may lead to every other level."
        facts["variant"] = "same_level"
    else:
        does = "only warms" if "up" in row else "only cools"
        remedy = f"It is the {'highest' if 'up' in row else 'lowest'} level there is."
        facts["variant"] = "up" if "up" in row else "down"
    text = f"{NAMES[kind]} {does}; {shown(s)}."
    return refuse("moves_nothing", "§5.8", text, remedy, facts, biology=FACTS[kind])


def can_repair_elsewhere(s: State, seat: int) -> bool:
    """Whether a seat holds a repair for its chain that needs another temperature (§8.2)."""
    held = s.held[seat]
    for card in REPAIRS:
        allowed = card.levels >> s.level & 1
        if held[card.kind] and not allowed and card.has_companions(held) and card.works(s, seat, seat):
            return True
    return False


SET: Final[list[Set]] = [Set(setting) for setting in range(SETTINGS)]


# -- restriction enzymes (§7) ---------------------------------------------------------------------------------------


class Cut(Move):
    """Cut a chain with a restriction enzyme, its buffer, and BSA if its card shows the white tube (§7)."""

    def __init__(self, kind: int, side: int) -> None:
        touches = [f"hand:{KEYS[kind]}", f"chain:{SIDES[side]}"]
        params: Facts = {"enzyme": KEYS[kind], "chain": SIDES[side]}
        super().__init__(f"cut {KEYS[kind]} on {SIDES[side]}", touches, params=params)
        self.kind = kind
        self.enzyme: int = kind - FIRST_ENZYME
        self.side = side
        self.buffer: int = BUFFER_OF[self.enzyme]

    def needs(self) -> str:
        """Describe what the enzyme needs."""
        bsa = " and BSA" if NEEDS_BSA[self.enzyme] else ""
        colour = NAMES[self.buffer].lower()
        article = "" if bsa else "a "
        return f"{words_for_levels(LEVELS[self.kind])}{',' if bsa else ' and'} {article}{colour}{bsa}"

    def supports(self) -> list[str]:
        """Return the cards that must be played with it, as facts."""
        return [KEYS[self.buffer], KEYS[BSA]] if NEEDS_BSA[self.enzyme] else [KEYS[self.buffer]]

    def why_not(self, s: State) -> Refusal | None:
        if s.phase != MAIN:
            return finish_first(s)
        return not_in_hand(s, self.kind) or all_of(
            [
                self._no_site(s),
                wrong_temperature(s, self.kind, self.needs(), self.supports()),
                missing_buffer(s, self.kind, self.buffer),
                self._no_bsa(s),
            ]
        )

    def _no_bsa(self, s: State) -> Refusal | None:
        """Refuse an enzyme that lacks its BSA (§7.1)."""
        if not NEEDS_BSA[self.enzyme] or s.held[s.to_move][BSA]:
            return None
        return refuse(
            "no_bsa",
            "§7.1",
            f"{NAMES[self.kind]} needs {self.needs()}; you hold no BSA.",
            "Keep the enzyme until you have drawn a BSA.",
            {
                "card": KEYS[self.kind],
                "needs": celsius_of(LEVELS[self.kind]),
                "supports": self.supports(),
                "missing": KEYS[BSA],
            },
            biology=FACTS[BSA],
        )

    def _no_site(self, s: State) -> Refusal | None:
        """Refuse an enzyme that finds nothing to cut (§7.4)."""
        chain = s.to_move if self.side == OWN else 1 - s.to_move
        site = SITES[self.enzyme]
        keep = site.first_cut(s.strand(chain))
        where = chain_words(s, chain)
        facts: Facts = {"card": KEYS[self.kind], "site": str(site), "chain": SIDES[self.side]}
        if keep is None:
            return refuse(
                "no_site",
                "§7.4",
                f"{NAMES[self.kind]} reads {site}, which does not stand on {where}.",
                "Bases laid, swapped or taken out can make the site.",
                facts,
                biology="A restriction enzyme cuts only where it finds its own recognition sequence.",
            )
        if keep >= len(s.chains[chain]):
            return refuse(
                "cuts_nothing",
                "§7.4",
                f"{NAMES[self.kind]} cuts {site} behind the last base of {where}: nothing would come off.",
                "It cuts once more bases follow the site.",
                facts,
                biology="An enzyme cuts at a fixed place of its site; only what lies behind that place comes off.",
            )
        return None

    def play(self, s: State) -> None:
        declare(s, self.kind, s.to_move if self.side == OWN else 1 - s.to_move, LEVELS[self.kind])
        support(s, self.buffer)
        if NEEDS_BSA[self.enzyme]:
            support(s, BSA)
        tell_declared(s)
        ask_rival(s)


CUTS: Final[list[list[Cut]]] = [
    [Cut(kind, side) for side in (OWN, OTHER)] for kind in range(FIRST_ENZYME, FIRST_REACTION)
]
"""Moves by enzyme, then own or other."""
