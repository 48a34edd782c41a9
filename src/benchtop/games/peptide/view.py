"""Peptide: the view, which names only what a seat may see (§8)."""

from typing import Final, Literal, TypedDict

from benchtop.core.state import NONE
from benchtop.core.view import Frame

from .components import (
    AMINO_ACYL,
    AMINOS,
    CODON,
    COSTS,
    GAIN_FACE_DOWN,
    GAINS,
    KINDS,
    LETTERS,
    RAISE,
    RIBOSOME,
    STOP_WITHIN,
    THREE,
    Organelle,
    named,
    spelled,
)
from .moves.building import lacking, lacking_from
from .rules import Points, count, most_matched
from .state import (
    BUILDING,
    DISCARDING,
    KEEPING_AMINO,
    KEEPING_RNA,
    SELECTING,
    SPECTATOR,
    USING_VACUOLE,
    VOTING,
    Player,
    State,
)

ZONES: Final[dict[str, str]] = {
    "organelle-deck": "organelles to be dealt, face down",
    "organelle-field": "organelles that may be selected, face up",
    "organelle-discards": "organelles discarded",
    "organelles:SEAT": "organelles a player took face up",
    "face-down:SEAT": "organelles a player took face down",
    "first-player:SEAT": "where the First Player card lies",
    "atp": "the supply of ATP",
    "atp:SEAT": "the ATP of a player",
    "rna-deck": "RNA cards to be drawn, face down",
    "rna-field": "RNA cards face up",
    "rna-discards": "RNA cards discarded, face up",
    "rna:SEAT": "RNA cards in a player's hand, except those laid aside",
    "drawn:SEAT": "RNA cards a player drew and chooses from",
    "aside:SEAT": "RNA cards a player chose for discard, face down",
    "amino-deck": "amino acids to be drawn, face down",
    "amino:SEAT": "the amino acids in a player's hand",
    "stop": "the STOP card, once shown",
    "chain:SEAT": "the peptide chain of a player",
    "codons:SEAT": "RNA cards beneath the face-up amino acids of a chain",
    "bonuses": "the bonus cards left",
    "bonus:SEAT": "the bonus cards of a player",
    "energy-limit:SEAT:LEVEL": "a level of a player's energy limit",
    "rna-limit:SEAT:LEVEL": "a level of a player's RNA limit",
}

Phase = Literal[
    "selecting",
    "resolving",
    "choosing rna",
    "keeping rna",
    "using vacuole",
    "keeping amino",
    "building",
    "discarding",
    "voting",
]
PHASES: Final[list[Phase]] = [
    "selecting",
    "resolving",
    "choosing rna",
    "keeping rna",
    "using vacuole",
    "keeping amino",
    "building",
    "discarding",
    "voting",
]
"""Names of the state's phases: what the seat to move decides."""

# -- what everybody sees ------------------------------------------------------------------------------------------


class StopPlaces(TypedDict):
    """Where STOP can be in the deck, counted from the top (§8.3)."""

    first: int
    """Its first possible place, from 1."""
    last: int
    """Its last possible place."""


class Fixing(TypedDict):
    """The amino acid that a Ribosome can fix (§3.7)."""

    place: int
    """Its place in the chain, from 0."""
    bonus: int | None
    """Points of the bonus card for fixing it; null if none is left."""


class Limits(TypedDict):
    """The limits of a seat in the advanced game (§7.1)."""

    energy: int
    """ATP that may be kept at the end of a round."""
    rna: int
    """RNA cards that may be kept in hand at the end of a round."""


class PlayerView(TypedDict):
    """What everybody sees of a seat."""

    atp: int
    """ATP tokens."""
    energy: int
    """ATP, including what the organelles taken will bring."""
    rna_size: int
    """RNA cards in hand."""
    rna_known: str
    """RNA cards in hand that everybody has seen, as letters (§8.1)."""
    amino_size: int
    """Amino acids in hand."""
    picked: int
    """Selections made this round."""
    organelles: list[Organelle]
    """Organelles taken face up and not yet resolved."""
    face_down: list[Organelle]
    """Organelles taken face down and not yet resolved."""
    chain: list[str]
    """The peptide chain after START, left to right."""
    fixed: int
    """Number of fixed amino acids, from the left; the others lie face up over their RNA (§3.7)."""
    codons: list[str]
    """The RNA beneath each face-up amino acid, in the order of the codon."""
    bonus: list[int]
    """Points of the bonus cards taken."""
    points: int
    """Points of bonus cards and chain (§6.2)."""
    fixed_points: int
    """Points of fixed amino acids."""
    face_up_points: int
    """Points of face-up amino acids in the chain."""
    limits: Limits | None
    """The limits of the advanced game; null in the basic game."""
    raised: Limits | None
    """What each limit would be if raised; null unless the seat is using a Vacuole (§7.2)."""
    laid_aside: int
    """RNA cards chosen for discard; they count as in hand until shown (§7.3)."""
    drawn: int
    """RNA cards drawn, while the seat chooses which to keep (§3.4)."""
    given_up: str
    """RNA discarded over the limit at the end of the last round, as letters."""


class ShownHand(TypedDict):
    """A hand after the game."""

    rna: str
    """Its RNA, as letters."""
    amino: list[str]
    """Its amino acids."""


class Shown(TypedDict):
    """Everything that was hidden during the game (§8.4)."""

    hands: list[ShownHand]
    """The hands, by seat."""
    counts: list[Points]
    """How the points add up, by seat."""
    deck: list[str]
    """The rest of the amino acid deck, from the top."""
    removed: list[str]
    """Amino acids that were out of the game (§1.4)."""


class PublicView(TypedDict):
    """What everybody sees."""

    round: int
    """The number of the round, from 1."""
    last_round: int | None
    """The number of the last round; null until STOP is shown (§6.1)."""
    phase: Phase
    """What the seat to move decides: "selecting" and "voting" in Phase 1; others, but "discarding", in Phase 2."""
    pass_number: int | None
    """The pass of Phase 1, from 1; null later (§2.2)."""
    due: int
    """Selections or discards that the seat to move still has to make."""
    twice: bool
    """Whether the seat to move bought its second selection in this turn (§4.3)."""
    held: bool
    """Whether the seat to move keeps its turn open for a final ATP action (§4.4)."""
    asker: int | None
    """The seat that proposed to end the game, while the others vote (§6.6)."""
    proposed: bool
    """Whether an end was proposed this round."""
    agreed: bool
    """Whether all have agreed that this round is the last (§6.6)."""
    quiet_rounds: int
    """Whole rounds since the last draw of an amino acid, or since the start."""
    waiting: list[int]
    """The seats that follow in this pass, phase, choice of discards or vote."""
    first: int
    """The seat that holds the First Player card."""
    first_taken: bool
    """Whether the First Player card was selected this round (§2.5)."""
    field: dict[str, int]
    """Organelles that may be selected, by name."""
    field_row: list[Organelle]
    """Organelles that may be selected, by place."""
    organelle_deck: dict[str, int]
    """Organelles in the deck, by name."""
    organelle_discards: dict[str, int]
    """Organelles discarded, by name."""
    rna_field: list[str]
    """RNA cards face up, as letters, by place."""
    rna_deck_size: int
    """RNA cards in the deck."""
    rna_discards: dict[str, int]
    """RNA cards discarded, by letter."""
    atp_supply: int | None
    """ATP in the supply; null if it has no limit (§5.1)."""
    bonuses: list[int]
    """Points of the bonus cards left, from the top."""
    fixing: Fixing | None
    """What the seat to move can fix; null unless it is using a Ribosome and has a face-up amino acid."""
    amino_deck_size: int
    """Cards in the amino acid deck, including STOP until it is shown."""
    amino_removed: int
    """Amino acids out of the game, unseen (§1.4)."""
    stop: StopPlaces | None
    """Where STOP can be in the amino acid deck; null once shown."""
    players: list[PlayerView]
    """The seats."""
    shown: Shown | None
    """Everything that was hidden; null until the game is over."""


def public_view(s: State) -> PublicView:
    """Return what everybody sees."""
    return {
        "round": s.round,
        "last_round": None if s.last_round == NONE else s.last_round,
        "phase": PHASES[s.phase],
        "pass_number": s.pass_number if s.phase == SELECTING else None,
        "due": s.due,
        "twice": s.twice,
        "held": s.held,
        "asker": None if s.asker == NONE else s.asker,
        "proposed": s.proposed,
        "agreed": s.agreed,
        "quiet_rounds": max(0, s.round - s.drawn_in - 1),
        "waiting": waiting(s),
        "first": s.first,
        "first_taken": s.first_taken,
        "field": kinds(s.field),
        "field_row": named(s.field),
        "organelle_deck": kinds(s.deck),
        "organelle_discards": kinds(s.discards),
        "rna_field": [LETTERS[letter] for letter in s.rna_field],
        "rna_deck_size": s.rna_deck_size,
        "rna_discards": letters(s.rna_discards),
        "atp_supply": s.atp_supply if s.strict_atp else None,
        "bonuses": s.bonuses[::-1],
        "fixing": fixing(s),
        "amino_deck_size": len(s.amino_deck),
        "amino_removed": len(s.removed),
        "stop": stop(s),
        "players": [public(s, seat) for seat in range(s.seats)],
        "shown": shown(s) if s.over else None,
    }


def fixing(s: State) -> Fixing | None:
    """Return the leftmost face-up amino acid while the seat to move uses a Ribosome."""
    player = s.players[s.to_move]
    if s.phase != BUILDING or len(player.chain) == player.fixed:
        return None
    return {"place": player.fixed, "bonus": s.bonuses[-1] if s.bonuses else None}


def waiting(s: State) -> list[int]:
    """List the seats that follow in this pass, phase, choice of discards or vote (§2.2, §3.1, §6.6, §7.3)."""
    if s.phase == VOTING:
        return [(s.to_move + step) % s.seats for step in range(1, (s.asker - s.to_move) % s.seats)]
    seats = [(s.starter + step) % s.seats for step in range(s.step + 1, s.seats)]
    if s.phase == SELECTING:
        return [seat for seat in seats if s.players[seat].picked < s.pass_number]
    if s.phase == DISCARDING:
        return [seat for seat in seats if s.players[seat].rna_size > s.players[seat].rna_limit]
    return seats


def public(s: State, seat: int) -> PlayerView:
    """Return what everybody sees of a player, including RNA in hand that everybody has seen (§8.1)."""
    player = s.players[seat]
    counted = count(player)
    return {
        "atp": player.atp,
        "energy": energy(player),
        "rna_size": player.rna_size,
        "rna_known": spelled(player.open),
        "amino_size": len(player.amino),
        "picked": player.picked,
        "organelles": named(player.up),
        "face_down": named(player.down),
        "chain": [THREE[amino] for amino in player.chain],
        "fixed": player.fixed,
        "codons": [CODON[amino] for amino in player.chain[player.fixed :]],
        "bonus": player.bonus[:],
        "points": counted["bonus"] + counted["fixed"] + counted["face_up"],
        "fixed_points": counted["fixed"],
        "face_up_points": counted["face_up"],
        "limits": {"energy": player.energy_limit, "rna": player.rna_limit} if s.advanced else None,
        "raised": raised(player) if s.phase == USING_VACUOLE and seat == s.to_move else None,
        "laid_aside": sum(player.aside),
        "drawn": len(s.drawn) if seat == s.to_move else 0,
        "given_up": spelled(player.given_up),
    }


def energy(player: Player) -> int:
    """Return a player's ATP, including what the organelles taken will bring."""
    return player.atp + sum(GAINS[kind] * player.up[kind] for kind in range(5)) + GAIN_FACE_DOWN * sum(player.down)


def raised(player: Player) -> Limits:
    """Return what each limit would be if a Vacuole raised it (§7.2)."""
    return {"energy": player.energy_limit + RAISE, "rna": player.rna_limit + RAISE}


def stop(s: State) -> StopPlaces | None:
    """Return where STOP can be: among the last cards, and below those looked at (§1.5, §8.3)."""
    if s.last_round != NONE:
        return None
    size = len(s.amino_deck)
    looked_at = 2 if s.phase == KEEPING_AMINO else 1 if s.draws.drawer else 0
    return {"first": max(size - STOP_WITHIN, looked_at) + 1, "last": size}


def shown(s: State) -> Shown:
    """Return all hands and points after the game, and the cards that nobody had."""
    return {
        "hands": [
            {"rna": spelled(player.rna), "amino": [THREE[amino] for amino in player.amino]} for player in s.players
        ],
        "counts": [count(player) for player in s.players],
        "deck": [THREE[card] for card in reversed(s.amino_deck)],
        "removed": [THREE[card] for card in s.removed],
    }


def kinds(counts: list[int]) -> dict[str, int]:
    """Return organelle counts by name."""
    return {KINDS[kind]: counts[kind] for kind in range(5)}


def letters(counts: list[int]) -> dict[str, int]:
    """Return RNA counts by letter."""
    return {LETTERS[letter]: counts[letter] for letter in range(4)}


# -- what only a seat sees ----------------------------------------------------------------------------------------


class Hand(TypedDict):
    """The viewer's cards."""

    rna: str
    """RNA, as letters."""
    amino: list[str]
    """Amino acids, sorted by name."""
    laid_aside: str
    """RNA chosen for discard (§7.3)."""
    matched: int
    """Number of amino acids that the RNA matches at once (§6.3)."""
    missing: dict[str, str]
    """The RNA that each amino acid lacks if it gets all your RNA, in the order of its codon (§3.8)."""
    missing_after: dict[str, str]
    """`missing` once the RNA chosen for discard is gone."""
    either: list[str]
    """Amino acids that the RNA matches separately but not all at once; else empty."""
    points: int
    """Points of the hand if the game ended now (§6.2)."""


class Draw(TypedDict):
    """A draw from the amino acid deck (§3.6)."""

    seat: int
    """The seat that drew."""
    put_back: bool
    """Whether a card went back on top."""
    kept: str | None
    """The card kept, if the viewer drew it."""
    back: str | None
    """The card put back, if the viewer put it back."""


class Traced(TypedDict):
    """An amino acid that the viewer put back on the deck, and where it can be now (§8.2)."""

    amino: str
    """The amino acid."""
    hands: list[int]
    """The seats that may hold it."""
    top: bool
    """Whether it may lie on top of the deck."""


class Knowledge(TypedDict):
    """What the viewer can deduce about the amino acid deck (§8.2)."""

    draws: list[Draw]
    """Every draw so far."""
    traced: list[Traced]
    """Cards that the viewer put back and nobody has played."""
    unseen: list[str]
    """Amino acids that may be in any hidden place."""
    top: str | None
    """The top card of the deck, if the viewer knows it."""


Trap = Literal["atp", "chain", "deck"]
"""What an organelle lacks: ATP to pay for it, an amino acid to add or fix, a card in the amino acid deck."""


class PrivateView(TypedDict):
    """What only this seat sees."""

    rna_unseen: dict[str, int]
    """RNA that the viewer has not located, in the deck or in others' hands, by letter (§8.1)."""
    hand: Hand | None
    """The viewer's cards; null for a spectator."""
    looking: list[str] | None
    """The two cards that the viewer chooses from: RNA letters, or amino acids with the top card first."""
    looking_missing: list[dict[str, str]] | None
    """For each card in `looking`: the RNA that would be missing if you kept it, by amino acid."""
    traps: dict[Organelle, Trap]
    """Organelles that the viewer could take now but only discard in Phase 2, and what they lack."""
    knowledge: Knowledge
    """What the viewer knows about hidden amino acids."""


class View(Frame, PublicView, PrivateView):
    """Everything that a seat sees."""


def private_view(s: State, seat: int | None) -> PrivateView:
    """Return what only this seat sees: its hand and its knowledge."""
    looking: list[str] | None = None
    missing: list[dict[str, str]] | None = None
    if seat == s.to_move and not s.over:
        if s.phase == KEEPING_AMINO:
            player = s.players[s.to_move]
            looking = [THREE[s.amino_deck[-1]], THREE[s.amino_deck[-2]]]
            missing = [{THREE[amino]: lacking(player, amino)} for amino in (s.amino_deck[-1], s.amino_deck[-2])]
        elif s.phase == KEEPING_RNA:
            looking = [LETTERS[letter] for letter in s.drawn]
            missing = [missing_with(s.players[s.to_move], letter) for letter in s.drawn]
    return {
        "rna_unseen": letters(s.rna_unseen(SPECTATOR if seat is None else seat)),
        "hand": None if seat is None else hand(s.players[seat]),
        "looking": looking,
        "looking_missing": missing,
        "traps": {} if seat is None or s.over or s.phase != SELECTING else traps(s, seat),
        "knowledge": knowledge(s, seat),
    }


def hand(player: Player) -> Hand:
    """Return the hand and its points if the game ended now."""
    counted = count(player)
    matched = most_matched(player.amino, player.rna)
    missing = {THREE[amino]: lacking(player, amino) for amino in player.amino}
    kept = [player.rna[letter] - player.aside[letter] for letter in range(4)]
    alone = [amino for amino, letters in missing.items() if not letters]
    return {
        "rna": spelled(player.rna),
        "amino": [THREE[amino] for amino in player.amino],
        "laid_aside": spelled(player.aside),
        "matched": matched,
        "missing": missing,
        "missing_after": {THREE[amino]: lacking_from(kept, amino) for amino in player.amino},
        "either": alone if len(alone) > matched else [],
        "points": counted["matched"] - counted["unmatched"],
    }


def missing_with(player: Player, letter: int) -> dict[str, str]:
    """Return the RNA that incomplete amino acids in hand would still lack with another card."""
    rna = player.rna[:]
    rna[letter] += 1
    return {THREE[amino]: lacking_from(rna, amino) for amino in player.amino if lacking(player, amino)}


def traps(s: State, seat: int) -> dict[Organelle, Trap]:
    """Return the organelles that a seat could only discard in Phase 2, judged from now."""
    player = s.players[seat]
    found: dict[Organelle, Trap] = {}
    left = energy(player) - sum(COSTS[kind] * player.up[kind] for kind in range(5))
    for kind in (AMINO_ACYL, RIBOSOME):
        if left < COSTS[kind]:
            found[KINDS[kind]] = "atp"
    if len(s.amino_deck) <= player.up[AMINO_ACYL]:
        found[KINDS[AMINO_ACYL]] = "deck"
    if not player.amino and not player.up[AMINO_ACYL] and len(player.chain) == player.fixed:
        found[KINDS[RIBOSOME]] = "chain"
    return found


def knowledge(s: State, seat: int | None) -> Knowledge:
    """Return what the seat can deduce about the amino acid deck (§8.2); nothing after the game."""
    if s.over:
        return {"draws": [], "traced": [], "unseen": [], "top": None}
    looking = s.phase == KEEPING_AMINO and s.to_move == seat
    traces = s.draws.traces(SPECTATOR if seat is None else seat, s.amino_deck[-1] if looking else NONE)
    placed = [trace.card for trace in traces] + (s.amino_deck[-2:] if looking else [])
    for number, player in enumerate(s.players):
        placed += player.chain
        if number == seat:
            placed += player.amino
    top = [THREE[trace.card] for trace in traces if trace.top and not trace.hands]
    return {
        "draws": draws(s, seat),
        "traced": [{"amino": THREE[trace.card], "hands": trace.hands, "top": trace.top} for trace in traces],
        "unseen": [THREE[amino] for amino in range(AMINOS) if amino not in placed],
        "top": top[0] if top else None,
    }


def draws(s: State, seat: int | None) -> list[Draw]:
    """List every draw so far, with the cards of the seat's own draws."""
    found: list[Draw] = []
    for number, drawer in enumerate(s.draws.drawer):
        back = s.draws.back[number]
        own = drawer == seat
        found.append(
            {
                "seat": drawer,
                "put_back": back != NONE,
                "kept": THREE[s.draws.kept[number]] if own else None,
                "back": THREE[back] if own and back != NONE else None,
            }
        )
    return found
