"""NUCLEO: the steps that moves are made of: setup, moving cards, the turn, and the end of the game."""

from typing import Literal

from benchtop.core.events import travel
from benchtop.core.knowledge import EVERYBODY, bit
from benchtop.core.state import NONE

from .components import (
    ACTION_IDS,
    BY_LETTER,
    KINDS,
    LAST_LONG_ROUND,
    LAST_ROUND,
    LETTERS,
    SECRET_MOMENTS,
    START_AMINOS,
    START_PROTEINS,
    VALUE,
)
from .events import (
    HIDDEN_AMINO,
    HIDDEN_PROTEIN,
    CameToLight,
    CountedHand,
    DealtProteins,
    DrewProtein,
    FoundNothing,
    GameEnded,
    PassedUnseen,
    PlayedAction,
    PutUnder,
    RolledAmino,
    RolledStart,
    SawPassed,
    SawProteins,
    Started,
    TookAmino,
    TurnBegan,
    taken,
)
from .knowledge import drop_certain, record_passes, reveal_oldest
from .state import DEAL, IDLE, SWAP, TAKE, TIE, UNDECIDED, VOTE_TIE, State

# -- setup (§2) -------------------------------------------------------------------------------------------------------


def begin(s: State, first: int) -> None:
    """Set the starting player (§2.3); then everybody rolls for amino acids."""
    s.first = first
    s.current = first
    s.to_move = first
    s.phase = DEAL
    s.votes = [NONE] * s.seats
    s.revealed += 1
    if s.listener is not None:
        s.tell(Started(first))


def roll_start(s: State) -> None:
    """Roll for the first amino acids of the player to move (§2.4); after the last player, deal proteins."""
    seat = s.to_move
    s.revealed += 1
    letters = ""
    again = ""
    while s.size[seat] < START_AMINOS:
        letter = s.chance.below(BY_LETTER + seat, KINDS)
        if s.bank[letter] > 0:
            gain(s, seat, letter)
            letters += LETTERS[letter]
        else:  # roll again for an empty stack
            again += LETTERS[letter]
    if s.listener is not None:
        s.tell(RolledStart(seat, letters, again, moved=taken(seat, letters)))
    s.to_move = s.left_of(seat)
    s.current = s.to_move
    if s.to_move == s.first:
        deal_proteins(s)


def deal_proteins(s: State) -> None:
    """Deal proteins to everybody, from the starting player on, and begin the first turn (§2.5)."""
    for step in range(s.seats):
        seat = (s.first + step) % s.seats
        for _ in range(START_PROTEINS):
            back = s.pile.pop()
            s.rows[seat].append(back)
            s.seen[back] |= EVERYBODY if s.open else bit(seat)
        if s.listener is not None:
            faces = s.faces(s.rows[seat])
            numbers = [back + 1 for back in s.rows[seat]]
            hidden = [travel(HIDDEN_PROTEIN, "pile", f"row:{seat}") for _ in faces]
            shown = [travel(f"protein:{face}", "pile", f"row:{seat}") for face in faces]
            s.tell(DealtProteins(seat, numbers, moved=hidden))
            s.tell(SawProteins(seat, faces, numbers, "dealt", only=seat, moved=shown))
    s.revealed += 1
    s.turn = 1
    s.phase = IDLE
    if s.listener is not None:
        s.tell(TurnBegan(s.current, 1, 1))


# -- moving cards -----------------------------------------------------------------------------------------------------


def gain(s: State, seat: int, letter: int) -> None:
    """Move an amino acid openly from its stack to a hand."""
    s.bank[letter] -= 1
    receive(s, seat, letter)


def receive(s: State, seat: int, letter: int) -> None:
    """Add an amino acid to a hand openly."""
    s.amino[seat][letter] += 1
    s.size[seat] += 1
    if s.memory:
        s.memory[-1].net[seat * KINDS + letter] += 1


def expose(s: State, seat: int, letter: int, count: int) -> None:
    """Record that everybody sees at least `count` of a letter in a hand (§1.6)."""
    if s.memory and s.memory[-1].shows(seat * KINDS + letter, count):
        s.news = True
        s.revealed += 1


def lose(s: State, seat: int, letter: int) -> None:
    """Remove an amino acid from a hand openly."""
    if s.memory:
        expose(s, seat, letter, 1)
        s.memory[-1].net[seat * KINDS + letter] -= 1
    s.amino[seat][letter] -= 1
    s.size[seat] -= 1


def give_back(s: State, seat: int, letter: int) -> None:
    """Return an amino acid to its stack."""
    lose(s, seat, letter)
    s.bank[letter] += 1


def hand_over(s: State, giver: int, taker: int, letter: int) -> None:
    """Move an amino acid openly from hand to hand."""
    lose(s, giver, letter)
    receive(s, taker, letter)


def pass_unseen(s: State, givers: list[int], takers: list[int], letters: list[int]) -> None:
    """Move amino acids from hand to hand at the same time; only giver and taker see which (§7.4, §7.8)."""
    if not s.open:
        record_passes(s.memory, s.base, s.amino, givers, takers, letters)
        s.news = True
    for pair, giver in enumerate(givers):
        taker = takers[pair]
        letter = letters[pair]
        s.amino[giver][letter] -= 1
        s.size[giver] -= 1
        s.amino[taker][letter] += 1
        s.size[taker] += 1
        if s.listener is not None:
            name = LETTERS[letter]
            hidden = travel(HIDDEN_AMINO, f"hand:{giver}", f"hand:{taker}")
            shown = travel(f"amino:{name}", f"hand:{giver}", f"hand:{taker}")
            s.tell(PassedUnseen(giver, taker, moved=[hidden]))
            s.tell(SawPassed(giver, taker, name, only=giver, moved=[shown]))
            s.tell(SawPassed(giver, taker, name, only=taker, moved=[shown]))
    s.revealed += 1
    if len(s.memory) > SECRET_MOMENTS:  # NUCLEO-R41
        oldest = reveal_oldest(s.memory, s.base)
        if s.listener is not None:
            for pair, giver in enumerate(oldest.givers):
                s.tell(CameToLight(giver, oldest.takers[pair], LETTERS[oldest.letters[pair]]))


def take_protein(s: State, seat: int) -> None:
    """Move the top card of the protein pile to a row; its owner looks at it."""
    back = s.pile.pop()
    s.rows[seat].append(back)
    s.seen[back] |= EVERYBODY if s.open else bit(seat)
    s.revealed += 1
    tell_drawn(s, seat, back)


def take_out(s: State, seat: int, back: int) -> int:
    """Take a protein card out of a row or a hand, and return its number. In a hand it swaps numbers with the lowest
    card, so that nobody can tell how long it has been there (§1.5).
    """
    row = s.rows[seat]
    place = row.index(back)
    if s.in_hand:
        lowest = min(row)
        row[row.index(lowest)] = back  # swap numbers with the lowest card
        s.face[back], s.face[lowest] = s.face[lowest], s.face[back]
        s.seen[back], s.seen[lowest] = s.seen[lowest], s.seen[back]
        back = lowest
    del row[place]
    return back


def put_under(s: State, seat: int, back: int) -> None:
    """Put a protein card from a row or a hand under the pile, face down. The others cannot tell which of several cards
    in a hand it was, so they no longer know any card of that hand for certain (§1.5).
    """
    back = take_out(s, seat, back)
    if s.in_hand and s.rows[seat]:
        for mixed in [back, *s.rows[seat]]:
            s.seen[mixed] = bit(seat)
    s.pile.insert(0, back)
    tell_put(s, seat, back, "row")


def tell_drawn(s: State, seat: int, back: int) -> None:
    """Announce which back was drawn, and show the protein to the player who drew it."""
    if s.listener is not None:
        faces = s.faces([back])
        hidden = travel(HIDDEN_PROTEIN, "pile", f"row:{seat}")
        shown = travel(f"protein:{faces[0]}", "pile", f"row:{seat}")
        s.tell(DrewProtein(seat, back + 1, moved=[hidden]))
        s.tell(SawProteins(seat, faces, [back + 1], "drawn", only=seat, moved=[shown]))


def tell_put(s: State, seat: int, back: int, source: Literal["row", "pile"]) -> None:
    """Announce which back was put under the pile, and show the protein to the player who put it there."""
    if s.listener is not None:
        faces = s.faces([back])
        in_row = source == "row"  # a card from the top of the pile changes no zone
        hidden = [travel(HIDDEN_PROTEIN, f"row:{seat}", "pile")] if in_row else []
        shown = [travel(f"protein:{faces[0]}", f"row:{seat}", "pile")] if in_row else []
        s.tell(PutUnder(seat, back + 1, source, moved=hidden))
        s.tell(SawProteins(seat, faces, [back + 1], "put", only=seat, moved=shown))


def discard(s: State, kind: int) -> None:
    """Discard an action card of the player to move, face up."""
    s.hands[s.to_move].remove(kind)
    s.discards.append(kind)
    s.revealed += 1
    if s.listener is not None:
        name = ACTION_IDS[kind]
        way = travel(f"action:{name}", f"actions:{s.to_move}", "discards")
        s.tell(PlayedAction(s.to_move, name, moved=[way]))


def earn(s: State, coins: int) -> int:
    """Pay the current player from the pool as far as it lasts, and return the number of coins paid (§6.5)."""
    coins = min(coins, s.pool)
    s.pool -= coins
    s.coins[s.current] += coins
    return coins


# -- the turn (§3) ----------------------------------------------------------------------------------------------------


def note_throw(s: State, face: int) -> None:
    """Add a die to the throws of this turn."""
    if s.throws and s.throws[0] == s.turn:
        s.throws = [*s.throws, s.use, face]
    else:
        s.throws = [s.turn, s.use, face]


def roll_aminos(s: State, rolls: int, use: int) -> None:
    """Roll the d20 `rolls` times for the current player."""
    s.rolls = rolls
    s.use = use
    resume(s)


def resume(s: State) -> None:
    """Make the rolls that are still due, then let the current player continue (§3.1)."""
    s.to_move = s.current
    while s.rolls > 0:
        s.rolls -= 1
        letter = s.chance.below(BY_LETTER + s.current, KINDS)
        note_throw(s, letter)
        s.revealed += 1
        if s.bank[letter] > 0:
            gain(s, s.current, letter)
            if s.listener is not None:
                name = LETTERS[letter]
                s.tell(RolledAmino(s.current, name, "taken", moved=taken(s.current, name)))
            continue
        if s.listener is not None:
            s.tell(RolledAmino(s.current, LETTERS[letter], "empty" if stacks_left(s) else "bank"))
        if not take_of_choice(s):
            return
    s.phase = IDLE


def resume_or_finish(s: State) -> None:
    """End the game if the pool is empty, otherwise continue the turn (§8.1)."""
    if s.pool == 0:
        finish(s, "pool")
    else:
        resume(s)


def take_of_choice(s: State) -> bool:
    """Let the current player choose an amino acid (§3.3). Return True if there is no choice: the bank is empty, or only
    one stack is left and gives its card.
    """
    left = stacks_left(s)
    if left > 1:
        s.phase = TAKE
        return False
    for letter in range(KINDS):
        if s.bank[letter] > 0:
            gain(s, s.current, letter)
            if s.listener is not None:
                name = LETTERS[letter]
                s.tell(TookAmino(s.current, name, moved=taken(s.current, name)))
            return True
    return True


def stacks_left(s: State) -> int:
    """Count the stacks of the bank that are not empty."""
    left = 0
    for count in s.bank:
        if count > 0:
            left += 1
    return left


def offer_swap(s: State) -> None:
    """Let the current player take a protein card, after putting one under the pile if they like (§3.5)."""
    if not s.pile:
        if s.listener is not None:
            s.tell(FoundNothing(s.current, "protein"))
        resume(s)
    elif not s.rows[s.current]:
        take_protein(s, s.current)
        resume(s)
    else:
        s.phase = SWAP


def last_round(s: State) -> int:
    """Return the round after which the game ends even if coins are left (§8.5)."""
    return LAST_LONG_ROUND if s.options["random_five"] else LAST_ROUND


def end_turn(s: State) -> None:
    """Pass the turn clockwise, or end the game after the last round (§3.7, §8.5)."""
    if s.news and s.current == s.first:  # once a round is often enough
        s.news = False
        drop_certain(s.memory, s.base)
    if s.turn == last_round(s) * s.seats:
        finish(s, "round")
        return
    s.turn += 1
    s.current = s.left_of(s.current)
    s.to_move = s.current
    s.part = 1
    s.offers = 0
    s.drafts = 0
    s.phase = IDLE
    if s.listener is not None:
        s.tell(TurnBegan(s.current, s.turn, (s.turn - 1) // s.seats + 1))


# -- the end (§8) -----------------------------------------------------------------------------------------------------


def score(s: State, seat: int) -> int:
    """Return a seat's coins minus the value of the proteins it still holds, at least 0 (§8.2)."""
    points = s.coins[seat]
    for back in s.rows[seat]:
        points -= VALUE[s.face[back]]
    return max(points, 0)


def leaders(s: State) -> list[int]:
    """Return the seats with the highest score."""
    points = [score(s, seat) for seat in range(s.seats)]
    best = max(points)
    return [seat for seat in range(s.seats) if points[seat] == best]


def finish(s: State, reason: Literal["pool", "round"]) -> None:
    """Reveal and count all proteins, and ask tied players how to settle the tie (§8.1, §8.3)."""
    if s.listener is not None:
        s.tell(GameEnded(reason))
    for seat in range(s.seats):
        for back in s.rows[seat]:
            s.seen[back] = EVERYBODY
        if s.in_hand:  # the order in which a hand was held stays secret
            s.renumber(seat, EVERYBODY)
        if s.listener is not None:
            backs = s.rows[seat]
            s.tell(CountedHand(seat, s.coins[seat], s.faces(backs), [back + 1 for back in backs], score(s, seat)))
    s.revealed += 1
    tied = leaders(s)
    if len(tied) == 1 or len(tied) == s.seats:  # without voters the victory is shared
        s.phase = IDLE
        s.over = True
        return
    s.phase = TIE
    s.waiting = 0
    for seat in tied:
        s.waiting |= 1 << seat
    ask_tied(s)


def ask_tied(s: State) -> None:
    """Ask the next tied player whether to share the victory; once all want a vote, the others vote (§8.3, §8.4)."""
    for step in range(s.seats):
        seat = (s.current + step) % s.seats
        if s.waiting >> seat & 1:
            s.to_move = seat
            return
    tied = leaders(s)
    s.phase = VOTE_TIE
    for seat in range(s.seats):
        s.votes[seat] = NONE if seat in tied else UNDECIDED
    next_vote(s)


def next_vote(s: State) -> bool:
    """Ask the next voter; return False once all have voted."""
    for step in range(s.seats):
        seat = (s.current + step) % s.seats
        if s.votes[seat] == UNDECIDED:
            s.to_move = seat
            return True
    return False


def favourites(s: State) -> list[int]:
    """Return the seats with most votes; none if nobody voted."""
    counts = [0] * s.seats
    for choice in s.votes:
        if choice >= 0:
            counts[choice] += 1
    most = max(counts)
    return [seat for seat in range(s.seats) if most > 0 and counts[seat] == most]
