"""NUCLEO: how a turn runs, what cards do on their way, and how the game ends. The moves are made of these steps."""

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
    """§2.3: the starting player is found; from there on everybody rolls for amino acids."""
    s.first = first
    s.current = first
    s.to_move = first
    s.phase = DEAL
    s.votes = [NONE] * s.seats
    s.revealed += 1
    if s.listener is not None:
        s.tell(Started(first))


def roll_start(s: State) -> None:
    """§2.4: the player to move rolls for their first amino acids; after the last one all take proteins."""
    seat = s.to_move
    s.revealed += 1
    letters = ""
    again = ""
    while s.size[seat] < START_AMINOS:
        letter = s.chance.below(BY_LETTER + seat, KINDS)
        if s.bank[letter] > 0:
            gain(s, seat, letter)
            letters += LETTERS[letter]
        else:  # an empty stack is rolled again
            again += LETTERS[letter]
    if s.listener is not None:
        s.tell(RolledStart(seat, letters, again, moved=taken(seat, letters)))
    s.to_move = s.left_of(seat)
    s.current = s.to_move
    if s.to_move == s.first:
        deal_proteins(s)


def deal_proteins(s: State) -> None:
    """§2.5: from the starting player on, everybody takes proteins; then the first turn begins."""
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


# -- cards on their way -----------------------------------------------------------------------------------------------


def gain(s: State, seat: int, letter: int) -> None:
    """An amino acid comes from its stack into a hand, before everybody's eyes."""
    s.bank[letter] -= 1
    receive(s, seat, letter)


def receive(s: State, seat: int, letter: int) -> None:
    """An amino acid comes into a hand before everybody's eyes."""
    s.amino[seat][letter] += 1
    s.size[seat] += 1
    if s.memory:
        s.memory[-1].net[seat * KINDS + letter] += 1


def expose(s: State, seat: int, letter: int, count: int) -> None:
    """Everybody sees that a hand holds at least so many of a letter (§1.6)."""
    if s.memory and s.memory[-1].shows(seat * KINDS + letter, count):
        s.news = True
        s.revealed += 1


def lose(s: State, seat: int, letter: int) -> None:
    """An amino acid leaves a hand before everybody's eyes."""
    if s.memory:
        expose(s, seat, letter, 1)
        s.memory[-1].net[seat * KINDS + letter] -= 1
    s.amino[seat][letter] -= 1
    s.size[seat] -= 1


def give_back(s: State, seat: int, letter: int) -> None:
    """An amino acid goes back on its stack."""
    lose(s, seat, letter)
    s.bank[letter] += 1


def hand_over(s: State, giver: int, taker: int, letter: int) -> None:
    """An amino acid goes openly from hand to hand."""
    lose(s, giver, letter)
    receive(s, taker, letter)


def pass_unseen(s: State, givers: list[int], takers: list[int], letters: list[int]) -> None:
    """Amino acids go from hand to hand together; only giver and taker see which (§7.4, §7.8)."""
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
    """The top card of the protein pile goes into a row; its owner looks at it."""
    back = s.pile.pop()
    s.rows[seat].append(back)
    s.seen[back] |= EVERYBODY if s.open else bit(seat)
    s.revealed += 1
    tell_drawn(s, seat, back)


def take_out(s: State, seat: int, back: int) -> int:
    """Take a protein card out of a row or a hand, and return its number. In a hand it gets the lowest there, so that
    nobody can tell how long it has been there (§1.5)."""
    row = s.rows[seat]
    place = row.index(back)
    if s.in_hand:
        lowest = min(row)
        row[row.index(lowest)] = back  # the card that had it gets the other number
        s.face[back], s.face[lowest] = s.face[lowest], s.face[back]
        s.seen[back], s.seen[lowest] = s.seen[lowest], s.seen[back]
        back = lowest
    del row[place]
    return back


def put_under(s: State, seat: int, back: int) -> None:
    """A protein card goes from a row or a hand under the pile, face down. Of several in a hand the others cannot tell
    which it was, so what they knew of that hand is certain no more (§1.5)."""
    back = take_out(s, seat, back)
    if s.in_hand and s.rows[seat]:
        for mixed in [back, *s.rows[seat]]:
            s.seen[mixed] = bit(seat)
    s.pile.insert(0, back)
    tell_put(s, seat, back, "row")


def tell_drawn(s: State, seat: int, back: int) -> None:
    """Everybody hears which back was drawn, and who drew it hears which protein it is."""
    if s.listener is not None:
        faces = s.faces([back])
        hidden = travel(HIDDEN_PROTEIN, "pile", f"row:{seat}")
        shown = travel(f"protein:{faces[0]}", "pile", f"row:{seat}")
        s.tell(DrewProtein(seat, back + 1, moved=[hidden]))
        s.tell(SawProteins(seat, faces, [back + 1], "drawn", only=seat, moved=[shown]))


def tell_put(s: State, seat: int, back: int, source: Literal["row", "pile"]) -> None:
    """Everybody hears which back was put under the pile, and who put it there hears which protein it is."""
    if s.listener is not None:
        faces = s.faces([back])
        in_row = source == "row"  # what lay on the pile stays there
        hidden = [travel(HIDDEN_PROTEIN, f"row:{seat}", "pile")] if in_row else []
        shown = [travel(f"protein:{faces[0]}", f"row:{seat}", "pile")] if in_row else []
        s.tell(PutUnder(seat, back + 1, source, moved=hidden))
        s.tell(SawProteins(seat, faces, [back + 1], "put", only=seat, moved=shown))


def discard(s: State, kind: int) -> None:
    """The player to move plays an action card from hand; it goes face up on the discards."""
    s.hands[s.to_move].remove(kind)
    s.discards.append(kind)
    s.revealed += 1
    if s.listener is not None:
        name = ACTION_IDS[kind]
        way = travel(f"action:{name}", f"actions:{s.to_move}", "discards")
        s.tell(PlayedAction(s.to_move, name, moved=[way]))


def earn(s: State, coins: int) -> int:
    """Coins come from the pool to the current player: as many as are left there, which are returned (§6.5)."""
    coins = min(coins, s.pool)
    s.pool -= coins
    s.coins[s.current] += coins
    return coins


# -- the turn (§3) ----------------------------------------------------------------------------------------------------


def note_throw(s: State, face: int) -> None:
    """A die lies on the table as it fell, with the others of this turn."""
    if s.throws and s.throws[0] == s.turn:
        s.throws = [*s.throws, s.use, face]
    else:
        s.throws = [s.turn, s.use, face]


def roll_aminos(s: State, rolls: int, use: int) -> None:
    """The current player rolls the d20 so many times."""
    s.rolls = rolls
    s.use = use
    resume(s)


def resume(s: State) -> None:
    """Make the rolls that are still due, then let the current player go on (§3.1)."""
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
    """After coins were earned: the last of the pool ends the game at once (§8.1)."""
    if s.pool == 0:
        finish(s, "pool")
    else:
        resume(s)


def take_of_choice(s: State) -> bool:
    """An amino acid of the current player's choice is due (§3.3). True if there is nothing to choose: the bank is
    empty, or only one stack is left, which gives its card."""
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
    """How many stacks of the bank are not empty."""
    left = 0
    for count in s.bank:
        if count > 0:
            left += 1
    return left


def offer_swap(s: State) -> None:
    """A protein card is to be taken; one from the row may go under the pile first (§3.5)."""
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
    """The round after which a game ends whose pool is not empty (§8.5)."""
    return LAST_LONG_ROUND if s.options["random_five"] else LAST_ROUND


def end_turn(s: State) -> None:
    """The next player clockwise begins; after the last round the game ends (§3.7, §8.5)."""
    if s.news and s.current == s.first:  # once a round is soon enough
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
    """§8.2: coins less the value of the proteins still held, not below nothing."""
    points = s.coins[seat]
    for back in s.rows[seat]:
        points -= VALUE[s.face[back]]
    return max(points, 0)


def leaders(s: State) -> list[int]:
    """The seats with the highest score."""
    points = [score(s, seat) for seat in range(s.seats)]
    best = max(points)
    return [seat for seat in range(s.seats) if points[seat] == best]


def finish(s: State, reason: Literal["pool", "round"]) -> None:
    """Everybody shows their proteins and counts; those who are tied are asked how to settle it (§8.1, §8.3)."""
    if s.listener is not None:
        s.tell(GameEnded(reason))
    for seat in range(s.seats):
        for back in s.rows[seat]:
            s.seen[back] = EVERYBODY
        if s.in_hand:  # a hand is shown as it is seen, not as it is held
            s.number_anew(seat, EVERYBODY)
        if s.listener is not None:
            backs = s.rows[seat]
            s.tell(CountedHand(seat, s.coins[seat], s.faces(backs), [back + 1 for back in backs], score(s, seat)))
    s.revealed += 1
    tied = leaders(s)
    if len(tied) == 1 or len(tied) == s.seats:  # with nobody to vote the victory is shared
        s.phase = IDLE
        s.over = True
        return
    s.phase = TIE
    s.waiting = 0
    for seat in tied:
        s.waiting |= 1 << seat
    ask_tied(s)


def ask_tied(s: State) -> None:
    """Ask the next of the tied whether to share the victory; once all want a vote, the others vote (§8.3, §8.4)."""
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
    """Ask the next voter; False once all have voted."""
    for step in range(s.seats):
        seat = (s.current + step) % s.seats
        if s.votes[seat] == UNDECIDED:
            s.to_move = seat
            return True
    return False


def favourites(s: State) -> list[int]:
    """The seats with most votes; nobody if nobody voted."""
    counts = [0] * s.seats
    for choice in s.votes:
        if choice >= 0:
            counts[choice] += 1
    most = max(counts)
    return [seat for seat in range(s.seats) if most > 0 and counts[seat] == most]
