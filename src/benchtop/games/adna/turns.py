"""Adna's Lab: moving cards, beginning and ending games, and passing turns (§2, §3, §10)."""

from typing import Final

from benchtop.core.events import Travel
from benchtop.core.knowledge import EVERYBODY, NOBODY
from benchtop.core.state import NONE

from . import knowledge
from .components import (
    ATTEMPTS,
    BASES,
    BOXES,
    BY_DECK,
    BY_START,
    CARDS,
    CELSIUS,
    DECK_OF,
    DRAWN,
    ENZYMES,
    FIRST_BASES,
    KEYS,
    KIND,
    KINDS,
    LAST_TURN,
    QUIET_TURNS,
    REACTIONS,
    ROOM,
    SWAPS_ABOVE,
    U,
    keys,
    letters,
)
from .events import (
    PILES,
    Drew,
    FragmentLost,
    GameDrawn,
    GameStarted,
    GameWon,
    Laid,
    SawDraw,
    SetUracilAside,
    TurnBegan,
    go,
    go_all,
    go_face_down,
    go_in_blocks,
    under,
    under_from,
)
from .state import MAIN, MUTATE, OPENING, State

ATG: Final = 0b1101  # the bases A, G and T, as bits
MUTATING: Final[int] = sum(celsius <= SWAPS_ABOVE for celsius in CELSIUS)  # the lowest level with swaps (§3.2)


# -- cards ----------------------------------------------------------------------------------------------------------


def put_under(s: State, card: int) -> None:
    """Put a public card under its deck; everybody sees which card it is."""
    s.known[card] = EVERYBODY
    s.decks[DECK_OF[card]].insert(0, card)


def play_out(s: State, seat: int, kind: int) -> int:
    """Take a card of a kind out of a hand and show it to everybody."""
    card = s.withdraw(seat, kind)
    knowledge.show(s, seat, card)
    s.revealed += 1
    return card


def draw_cards(s: State, seat: int, bases: int, enzymes: int, reactions: int) -> None:
    """Draw from the decks, as far as the cards last (§10.3)."""
    fresh: list[int] = []
    counts = [bases, enzymes, reactions]
    for deck in range(3):
        pile = s.decks[deck]
        counts[deck] = min(counts[deck], len(pile))
        for _ in range(counts[deck]):
            card = pile.pop()
            knowledge.draw(s, seat, card)
            s.give(seat, card)
            fresh.append(card)
    if fresh:
        s.revealed += 1
        if s.listener is not None:
            hand = f"hand:{seat}"
            moved = go_face_down(counts, "", hand)
            s.tell(Drew(seat, counts[BASES], counts[ENZYMES], counts[REACTIONS], moved=moved))
            fresh.sort()
            seen: list[Travel] = []
            for deck in range(3):
                seen += go_all([card for card in fresh if DECK_OF[card] == deck], PILES[deck], hand)
            s.tell(SawDraw(seat, keys(fresh), only=seat, moved=seen))


# -- chains ---------------------------------------------------------------------------------------------------------


def lose_fragment(s: State, chain: int) -> None:
    """Put the fragment beside a chain under the deck, last base first (§8.6)."""
    lost = s.fragments[chain]
    if lost:
        s.fragments[chain] = []
        if s.listener is not None:
            s.tell(FragmentLost(chain, letters(lost), moved=under_from(f"fragment:{chain}", lost, 0)))
        for index in range(len(lost) - 1, -1, -1):
            put_under(s, lost[index])
    s.sealed[chain] = False


def touch(s: State, chain: int, seat: int) -> None:
    """Note that a seat changed a chain: the turn is not quiet, and an owner loses the fragment beside it (§8.6)."""
    s.changed = True
    if s.fragments[chain] and seat == chain and not s.joining:
        lose_fragment(s, chain)


def append(s: State, chain: int, card: int, seat: int) -> bool:
    """Lay a base at a 3' end and return whether that completes the chain (§10.1)."""
    touch(s, chain, seat)
    cards = s.chains[chain]
    cards.append(card)
    return len(cards) == s.target and KIND[card] != U


def take_off(s: State, chain: int, keep: int, seat: int) -> list[int]:
    """Take the bases after the first `keep` off a chain and return them."""
    cards = s.chains[chain]
    if len(cards) == keep + 1 and KIND[cards[keep]] == U:
        s.changed = True  # a uracil doesn't count as part of the chain, so the fragment stays (§8.6)
    else:
        touch(s, chain, seat)
    gone = cards[keep:]
    del cards[keep:]
    return gone


# -- games ----------------------------------------------------------------------------------------------------------


def begin_game(s: State) -> None:
    """Shuffle, draw for the start, and give the starter the first bases (§2)."""
    s.revealed += 1
    swept = _swept(s) if s.listener is not None else []
    s.decks = [pile[:] for pile in BOXES[s.options["cards"]]]
    s.known = [NOBODY] * CARDS
    s.put_down = [0] * CARDS
    s.claims = []
    s.hands = [[], []]
    s.held = [[0] * KINDS, [0] * KINDS]
    s.backs = [[0, 0, 0], [0, 0, 0]]
    s.chains = [[], []]
    s.fragments = [[], []]
    s.sealed = [False, False]
    s.until = [0, 0]
    s.level = ROOM
    s.lying = s.lying_at = NONE
    s.playing = s.main_card = s.aim = s.announced = s.just_cut = NONE
    s.supports = []
    s.stack = []
    s.stack_to = []
    s.spent = []
    s.answerers = []
    s.picks = []
    s.placed = []
    s.turned = []
    s.rounds = 0
    s.with_dmso = s.joining = s.restoring = False
    s.turn = s.quiet_turns = s.discards = 0
    s.starter = _draw_for_start(s)
    for number, deck in enumerate(s.decks):
        s.chance.shuffle(BY_DECK + number, deck)
    if s.listener is not None:
        tell_start(s, [*swept, *go_in_blocks(s.blocks)])
    s.phase = OPENING
    s.active = s.starter
    _take_first_bases(s)


def tell_start(s: State, moved: list[Travel]) -> None:
    """Report who starts and why; for the first game this waits for its first move, when there are listeners."""
    s.tell(GameStarted(s.number, s.starter, s.blocks[:], s.options["first_player"], moved=moved))


def _swept(s: State) -> list[Travel]:
    """Return the travels of everything on the table back to the decks; hands stay secret."""
    moved: list[Travel] = []
    for seat, counts in enumerate(s.backs):
        moved += go_face_down(counts, f"hand:{seat}", "")
    for seat in range(len(s.chains)):
        moved += under_from(f"chain:{seat}", s.chains[seat], 0)
        moved += under_from(f"fragment:{seat}", s.fragments[seat], 0)
    if s.lying >= 0:
        moved += under([s.lying], f"thermometer:{CELSIUS[s.lying_at]}")
    return moved


def _draw_for_start(s: State) -> int:
    """Take blocks of bases in turn until a seat can show A, T and G, then shuffle them back (§2.4, §2.5).

    Players may also agree on a random starter, or on the first seat and then taking turns.
    """
    deck = s.decks[BASES]
    s.blocks = [0, 0]
    if s.options["first_player"] == "first":
        return (s.number - 1) % 2
    rng = s.chance.stream(BY_START)
    seat = first = rng.below(2)
    if s.options["first_player"] == "random":
        return first
    shown = [0, 0]
    last = len(deck)  # cards from here on are taken
    while last >= FIRST_BASES:
        s.blocks[seat] += 1
        for _ in range(FIRST_BASES):
            choice = rng.below(last)
            last -= 1
            deck[choice], deck[last] = deck[last], deck[choice]
            shown[seat] |= 1 << KIND[deck[last]]
        if shown[seat] & ATG == ATG:
            return seat
        seat = 1 - seat
    return first


def _take_first_bases(s: State) -> None:
    """Give the active seat its first bases; a second uracil goes under the deck and is replaced (§2.6, §2.7)."""
    seat = s.active
    s.to_move = seat
    draw_cards(s, seat, FIRST_BASES, 0, 0)
    while s.held[seat][U] > 1:
        card = play_out(s, seat, U)
        put_under(s, card)
        if s.listener is not None:
            s.tell(SetUracilAside(seat, moved=under([card], f"hand:{seat}")))
        draw_cards(s, seat, 1, 0, 0)
    go_on_opening(s)


def lay(s: State, kind: int, chain: int) -> bool:
    """Lay a base from the hand of the seat to move and return whether that completes the chain."""
    card = play_out(s, s.to_move, kind)
    complete = append(s, chain, card, s.to_move)
    if s.listener is not None:
        length = len(s.chains[chain])
        way = go(card, f"hand:{s.to_move}", f"chain:{chain}:{length}")
        s.tell(Laid(s.to_move, KEYS[kind], chain, length, moved=[way]))
    return complete


def go_on_opening(s: State) -> None:
    """Go on with the first bases (§2.6).

    Equal bases are laid without asking, unless they complete the chain. Then the other seat takes its bases, or turns
    begin.
    """
    hand = s.hands[s.active]
    completes = len(s.chains[s.active]) + len(hand) == s.target
    if hand and KIND[hand[0]] == KIND[hand[-1]] and (not completes or KIND[hand[0]] == U):
        while hand:
            lay(s, KIND[hand[0]], s.active)
    if hand:
        return
    s.active = 1 - s.active
    if s.active != s.starter:
        _take_first_bases(s)
    else:
        begin_turn(s)


def win(s: State, seat: int) -> None:
    """End the game: the owner of the complete chain wins (§10.1, §10.2)."""
    points = s.points_for_winning(seat)
    _remember(s, seat, points)
    s.points[seat] += points
    s.wins[seat] += 1
    if s.listener is not None:
        s.tell(GameWon(seat, s.target, len(s.hands[seat]), points))
    _finish(s, [seat, points])


def draw_game(s: State) -> None:
    """End the game as a draw and play it again, up to ATTEMPTS times (§10.4)."""
    again = s.attempt < ATTEMPTS
    _remember(s, None, 0)
    if s.listener is not None:
        s.tell(GameDrawn(s.turn, again=again))
    if again:
        s.attempt += 1
        begin_game(s)
    else:
        _finish(s, [NONE, 0])


def _remember(s: State, winner: int | None, points: int) -> None:
    """Store the table of a game that ended."""
    s.endings.append(
        {
            "game": s.number,
            "attempt": s.attempt,
            "winner": winner,
            "points": points,
            "turns": s.turn,
            "chains": [letters(chain) for chain in s.chains],
            "backs": [backs[:] for backs in s.backs],
            "celsius": CELSIUS[s.level],
        }
    )


def _finish(s: State, result: list[int]) -> None:
    """Record a game's result; begin the next game or end the match (§10.5)."""
    s.results.append(result)
    left = s.games - len(s.results)
    tied = s.points[0] == s.points[1] and s.wins[0] == s.wins[1]
    decided = s.options["match"] == "best_of" and abs(s.wins[0] - s.wins[1]) > left
    if (left > 0 and not decided) or (left == 0 and s.games > 1 and tied):
        s.number += 1
        s.attempt = 1
        begin_game(s)
    else:
        s.over = True


# -- turns ----------------------------------------------------------------------------------------------------------


def begin_turn(s: State) -> None:
    """Draw cards; above the heat limit the rival may then swap two bases (§3.1, §3.2)."""
    s.turn += 1
    s.changed = False
    s.discards = 0
    if s.listener is not None:
        s.tell(TurnBegan(s.active, s.turn))
    draw_step(s)
    if s.level >= MUTATING and s.mixed(s.active):
        s.phase = MUTATE
        s.to_move = 1 - s.active
        s.most = 2
    else:
        to_main(s)


def draw_step(s: State) -> None:
    """Draw from every deck for the active seat; if agreed, for both, every turn or before the first (§2.8, §3.1)."""
    both = s.options["both_draw"]
    if both == "always" or (both == "first" and s.turn == 1):
        for seat in (s.active, 1 - s.active):
            draw_cards(s, seat, DRAWN[BASES], DRAWN[ENZYMES], DRAWN[REACTIONS])
    elif both == "never" or s.turn > 2:
        draw_cards(s, s.active, DRAWN[BASES], DRAWN[ENZYMES], DRAWN[REACTIONS])


def to_main(s: State) -> None:
    """Return to the active seat's main step (§3.3)."""
    s.phase = MAIN
    s.to_move = s.active


def end_turn(s: State) -> None:
    """End the turn: drop old fragments, draw a game that has stalled, or pass the turn (§3.5, §8.6, §10.4)."""
    if s.fragments[s.active] and s.until[s.active] <= s.turn:
        lose_fragment(s, s.active)
    s.quiet_turns = 0 if s.changed else s.quiet_turns + 1
    if s.quiet_turns >= QUIET_TURNS or s.turn >= LAST_TURN:
        draw_game(s)
        return
    s.active = 1 - s.active
    begin_turn(s)
