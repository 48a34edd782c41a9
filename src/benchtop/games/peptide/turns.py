"""Peptide: supplies, and how play passes from turn to turn, phase to phase, round to round."""

from benchtop.core.events import Travel
from benchtop.core.state import NONE

from .components import (
    BY_ORGANELLES,
    BY_RNA,
    COST_RESET_ORGANELLES,
    COST_RESET_RNA,
    COST_SELECT_TWICE,
    FIELD,
    GAIN_FACE_DOWN,
    GAIN_MITOCHONDRIA,
    GAIN_VACUOLE,
    LAST_ROUND,
    MITOCHONDRIA,
    ORGANELLES,
    QUIET_ROUNDS,
    RNA_CARDS,
    RNA_FIELD,
    SELECTIONS,
    VACUOLE,
    named,
    spelled,
)
from .events import (
    DiscardedRna,
    Ended,
    GainedAtp,
    Reshuffled,
    ReturnedAtp,
    RoundBegan,
    SelectionEnded,
    gained,
    paid,
    ways,
)
from .state import DISCARDING, RESOLVING, SELECTING, Player, State

# -- supplies (§5) ------------------------------------------------------------------------------------------------


def pay(s: State, player: Player, atp: int) -> None:
    """Return a player's ATP to the supply (§4.5)."""
    player.atp -= atp
    s.atp_supply += atp


def gain(s: State, atp: int) -> None:
    """Give the seat to move ATP, at most what a limited supply has left (§5.1)."""
    player = s.players[s.to_move]
    given = atp
    if s.strict_atp and s.atp_supply < atp:
        given = s.atp_supply
    player.atp += given
    s.atp_supply -= given
    if s.listener is not None:
        s.tell(GainedAtp(s.to_move, given, atp - given, moved=gained(s.to_move, given)))


def draw_rna(s: State, unreported: list[Travel] | None = None) -> int:
    """Draw from the RNA deck, shuffling the discards only when a card is needed; NONE if there is no card (§5.2).

    `unreported` lists cards just discarded without an event. If they are shuffled, that event reports them and clears
    the list.
    """
    if s.rna_deck_size == 0:
        if s.rna_discards_size == 0:
            return NONE
        s.rna_deck, s.rna_discards = s.rna_discards, s.rna_deck
        s.rna_deck_size = s.rna_discards_size
        s.rna_discards_size = 0
        if s.listener is not None:
            moved = [*(unreported or []), *ways("rna", spelled(s.rna_deck), "rna-discards", "rna-deck")]
            s.tell(Reshuffled("rna", s.rna_deck_size, moved=moved))
            if unreported is not None:
                unreported.clear()
    s.revealed += 1
    if not s.rna_order:
        s.rna_order = s.chance.pieces(BY_RNA, s.rna_deck, RNA_CARDS)
    letter = s.rna_order.pop()
    s.rna_deck[letter] -= 1
    s.rna_deck_size -= 1
    return letter


def discard_rna(s: State, letter: int) -> None:
    """Put an RNA card on the discard pile, face up (§5.2)."""
    s.rna_discards[letter] += 1
    s.rna_discards_size += 1


def has_rna_to_draw(s: State) -> bool:
    """Whether the RNA deck or its discards hold a card."""
    return s.rna_deck_size > 0 or s.rna_discards_size > 0


def turn_up_rna(s: State, unreported: list[Travel] | None = None) -> None:
    """Fill the RNA field as far as there are cards (§5.2); see `draw_rna` for `unreported`."""
    while len(s.rna_field) < RNA_FIELD:
        letter = draw_rna(s, unreported)
        if letter == NONE:
            return
        s.rna_field.append(letter)


def deal_organelles(s: State, cards: int, unreported: list[Travel] | None = None) -> None:
    """Deal organelles face up into the field; when the deck runs out, the discards become the deck (§5.3).

    See `draw_rna` for `unreported`.
    """
    s.revealed += 1
    for _ in range(cards):
        if s.deck_size == 0:
            s.deck, s.discards = s.discards, s.deck
            s.deck_size = sum(s.deck)
            if s.listener is not None:
                back = ways("organelle", named(s.deck), "organelle-discards", "organelle-deck")
                s.tell(Reshuffled("organelles", s.deck_size, moved=[*(unreported or []), *back]))
                if unreported is not None:
                    unreported.clear()
        if not s.order:
            s.order = s.chance.pieces(BY_ORGANELLES, s.deck, ORGANELLES)
        kind = s.order.pop()
        s.deck[kind] -= 1
        s.deck_size -= 1
        s.field[kind] += 1
    s.field_size += cards


def clear_field(s: State) -> None:
    """Discard the organelle field."""
    for kind in range(5):
        s.discards[kind] += s.field[kind]
        s.field[kind] = 0
    s.field_size = 0


# -- turns (§2.2, §3.1, §4.4) -------------------------------------------------------------------------------------


def has_face_up_rna_to_come(s: State) -> bool:
    """Whether there is RNA to turn up or to replace (§4.1)."""
    return len(s.rna_field) > 0 or has_rna_to_draw(s)


def can_reset_rna(s: State) -> bool:
    """Whether the seat to move can pay for new face-up RNA and there is any (§4.1)."""
    return s.players[s.to_move].atp >= COST_RESET_RNA and has_face_up_rna_to_come(s)


def can_reset_organelles(s: State) -> bool:
    """Whether the seat to move, in Phase 1, can pay for a new organelle field and there is one (§4.2)."""
    return s.field_size > 0 and s.phase == SELECTING and s.players[s.to_move].atp >= COST_RESET_ORGANELLES


def can_select_twice(s: State) -> bool:
    """Whether the seat to move is in its first turn of the round and can pay for its second selection (§4.3)."""
    return s.phase == SELECTING and s.pass_number == 1 and not s.twice and s.players[s.to_move].atp >= COST_SELECT_TWICE


def can_act(s: State) -> bool:
    """Whether the seat to move can pay for any ATP action (§4)."""
    return can_reset_rna(s) or can_reset_organelles(s) or can_select_twice(s)


def energy_to_come(player: Player) -> int:
    """Return a player's ATP, including what the organelles taken will bring (§3.2, §3.3, §3.5)."""
    up = player.up
    face_down = player.cards - (up[0] + up[1] + up[2] + up[3] + up[4])
    return player.atp + GAIN_FACE_DOWN * face_down + GAIN_MITOCHONDRIA * up[MITOCHONDRIA] + GAIN_VACUOLE * up[VACUOLE]


def can_hold(s: State) -> bool:
    """Whether the seat to move may keep its turn open: something is left to do, and an action may follow (§4.4)."""
    if s.held:
        return False
    if s.phase == SELECTING:
        return s.due > 0 and can_act(s)
    if s.phase != RESOLVING:
        return False
    player = s.players[s.to_move]
    return player.cards > 0 and energy_to_come(player) >= COST_RESET_RNA and has_face_up_rna_to_come(s)


def end_done_turn(s: State) -> None:
    """End the turn if nothing is left to select or resolve, unless it is kept open for an ATP action (§4.4)."""
    if s.phase == SELECTING:
        if s.due == 0 and not (s.held and can_act(s)):
            next_selection(s)
    elif s.players[s.to_move].cards == 0 and not (s.held and can_reset_rna(s)):
        next_resolution(s)


def begin_round(s: State) -> None:
    """Deal the organelle field and begin the first pass with the First Player (§2.1, §2.2)."""
    s.round += 1
    s.phase = SELECTING
    s.first_taken = False
    s.proposed = False
    for player in s.players:
        player.picked = 0
    deal_organelles(s, FIELD[s.seats])
    if s.listener is not None:
        field = named(s.field)
        moved = ways("organelle", field, "organelle-deck", "organelle-field")
        s.tell(RoundBegan(s.round, s.first, field, last=s.round == s.last_round, moved=moved))
    s.pass_number = 1
    s.starter = s.first
    s.step = 0
    _begin_selection(s)


def _begin_selection(s: State) -> None:
    s.to_move = (s.starter + s.step) % s.seats
    s.due = 1
    s.twice = False
    s.held = False


def next_selection(s: State) -> None:
    """Pass the turn to the next seat that selects, or begin the next pass or Phase 2 (§2.2)."""
    while True:
        s.step += 1
        if s.step == s.seats:
            if s.pass_number == SELECTIONS:
                _begin_resolution(s)
                return
            s.pass_number += 1
            s.starter = s.first
            s.step = 0
        if s.players[(s.starter + s.step) % s.seats].picked < s.pass_number:
            _begin_selection(s)
            return


def _begin_resolution(s: State) -> None:
    """Discard the rest of the field and begin Phase 2 with the First Player (§2.6, §3.1)."""
    left = named(s.field) if s.listener is not None else []
    clear_field(s)
    if s.listener is not None:
        moved = ways("organelle", left, "organelle-field", "organelle-discards")
        s.tell(SelectionEnded(left, s.first, moved=moved))
    s.phase = RESOLVING
    s.starter = s.first
    s.step = 0
    s.due = 0
    s.held = False
    s.to_move = s.first


def next_resolution(s: State) -> None:
    """Pass the turn to the next seat that resolves, or end the round (§3.1)."""
    s.step += 1
    s.held = False
    if s.step < s.seats:
        s.to_move = (s.starter + s.step) % s.seats
    elif s.advanced:
        _apply_limits(s)
    else:
        _end_round(s)


# -- the end of a round (§7.3) and of the game (§6) ---------------------------------------------------------------


def _apply_limits(s: State) -> None:
    """Return ATP over the limits, and let seats with too much RNA choose discards (advanced game, §7.3)."""
    for seat in range(s.seats):
        player = s.players[seat]
        over = player.atp - player.energy_limit
        if over > 0:
            pay(s, player, over)
            if s.listener is not None:
                s.tell(ReturnedAtp(seat, over, moved=paid(seat, over)))
    s.phase = DISCARDING
    s.starter = s.first
    s.step = NONE
    next_discard(s)


def next_discard(s: State) -> None:
    """Ask the next seat with too much RNA; when all have chosen, show and discard the cards (§7.3)."""
    while s.step + 1 < s.seats:
        s.step += 1
        seat = (s.starter + s.step) % s.seats
        player = s.players[seat]
        if player.rna_size > player.rna_limit:
            s.to_move = seat
            s.due = player.rna_size - player.rna_limit
            return
    for step in range(s.seats):
        seat = (s.starter + step) % s.seats
        player = s.players[seat]
        chosen = player.aside
        player.given_up = chosen
        player.aside = [0, 0, 0, 0]
        if player.rna_size > player.rna_limit:
            s.revealed += 1
            for letter in range(4):
                for _ in range(chosen[letter]):
                    player.spend(letter)
                    discard_rna(s, letter)
            if s.listener is not None:
                letters = spelled(chosen)
                moved = ways("rna", letters, f"aside:{seat}", "rna-discards")
                s.tell(DiscardedRna(seat, list(letters), over_limit=True, moved=moved))
    _end_round(s)


def may_end_by_vote(s: State) -> bool:
    """Whether an end may be proposed, because nobody has drawn an amino acid for some rounds (§6.6)."""
    return s.last_round == NONE and not s.agreed and s.round - s.drawn_in > QUIET_ROUNDS


def is_last_round(s: State) -> bool:
    """Whether this round is the last, by STOP, vote or number of rounds (§6.1, §6.5, §6.6)."""
    if s.last_round != NONE:
        return s.round == s.last_round
    return s.agreed or s.round >= LAST_ROUND


def _end_round(s: State) -> None:
    """End the game after the last round, or begin another round."""
    if is_last_round(s):
        s.over = True
        s.revealed += 1  # hands are shown
        for player in s.players:
            player.open = player.rna[:]
        if s.listener is not None:
            s.tell(Ended(s.scores(), by_stop=s.round == s.last_round, by_vote=s.agreed))
    else:
        begin_round(s)
