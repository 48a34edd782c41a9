"""NUCLEO: how a turn runs, what cards do on their way, and how the game ends. The moves are made of these steps."""

from benchtop.core.knowledge import EVERYBODY, NOBODY, bit

from .cards import (
    COIN,
    DECK,
    FRAMESHIFT,
    IMMEDIATE,
    KINDS,
    LAST_LONG_ROUND,
    LAST_ROUND,
    MISSENSE,
    NOBEL,
    POLYSOME,
    POOL,
    PRION,
    PROTEIN,
    STACKS,
    START_AMINOS,
    START_PROTEINS,
    STOP,
    SYMBOLS,
    VALUE,
)
from .events import (
    Built,
    CameToLight,
    CountedHand,
    DrewAction,
    DrewProtein,
    FoundNothing,
    GameEnded,
    PassedUnseen,
    PlayedAction,
    PutUnder,
    ReshuffledActions,
    ReturnedAmino,
    RolledAmino,
    RolledSymbol,
    SawAction,
    SawPassed,
    SawProteins,
    TookAmino,
    Traded,
    TurnBegan,
    WonPrize,
)
from .state import IDLE, MUTATE, NONE, REACT, SHIFT, SWAP, TAKE, UNDECIDED, VOTE_TIE, State, first_letter
from .unseen import REMEMBERED, disclose, forget, remember

# -- setup (§2) -------------------------------------------------------------------------------------------------------


def lay_out(s: State) -> None:
    """§2.1, §2.2: shuffle proteins and actions, lay out the stacks, count the pool."""
    s.pool = POOL[s.seats]
    s.coins = [0] * s.seats
    s.bank = STACKS[:]
    s.amino = [[0] * KINDS for _ in range(s.seats)]
    s.size = [0] * s.seats
    s.face = list(range(KINDS))
    s.rng.shuffle(s.face)
    s.seen = [NOBODY] * KINDS
    s.rows = [[] for _ in range(s.seats)]
    s.pile = list(range(KINDS - 1, -1, -1))
    s.hands = [[] for _ in range(s.seats)]
    s.deck = DECK[:]
    s.rng.shuffle(s.deck)
    s.shift = [NONE] * s.seats
    s.votes = [NONE] * s.seats


def deal(s: State, first: int) -> None:
    """§2.4, §2.5: from the starting player on, everybody rolls for three amino acids, then takes three proteins."""
    s.first = first
    s.current = first
    s.to_move = first
    s.turn = 1
    s.phase = IDLE
    s.votes = [NONE] * s.seats
    s.revealed += 1
    for step in range(s.seats):
        seat = (first + step) % s.seats
        while s.size[seat] < START_AMINOS:
            letter = s.rng.below(KINDS)
            if s.bank[letter] > 0:  # an empty stack is rolled again
                gain(s, seat, letter)
    for step in range(s.seats):
        for _ in range(START_PROTEINS):
            take_protein(s, (first + step) % s.seats)


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
        remember(s.memory, s.base, s.amino, givers, takers, letters)
        s.news = True
    for pair, giver in enumerate(givers):
        taker = takers[pair]
        letter = letters[pair]
        s.amino[giver][letter] -= 1
        s.size[giver] -= 1
        s.amino[taker][letter] += 1
        s.size[taker] += 1
        if s.listener is not None:
            s.tell(PassedUnseen(giver, taker))
            s.tell(SawPassed(giver, giver, taker, letter))
            s.tell(SawPassed(taker, giver, taker, letter))
    s.revealed += 1
    if len(s.memory) > REMEMBERED:
        oldest = disclose(s.memory, s.base)
        if s.listener is not None:
            for pair, giver in enumerate(oldest.givers):
                s.tell(CameToLight(giver, oldest.takers[pair], oldest.letters[pair]))


def take_protein(s: State, seat: int) -> None:
    """The top card of the protein pile goes into a row; its owner looks at it."""
    back = s.pile.pop()
    s.rows[seat].append(back)
    s.seen[back] |= EVERYBODY if s.open else bit(seat)
    s.revealed += 1
    if s.listener is not None:
        s.tell(DrewProtein(seat, back))
        s.tell(SawProteins(seat, [s.face[back]], "drawn"))


def put_under(s: State, seat: int, back: int) -> None:
    """A protein card goes from a row under the pile, face down."""
    s.rows[seat].remove(back)
    s.pile.insert(0, back)
    if s.listener is not None:
        s.tell(PutUnder(seat, back))
        s.tell(SawProteins(seat, [s.face[back]], "put"))


def discard(s: State, kind: int) -> None:
    """The player to move plays an action card from hand; it goes face up on the discards."""
    s.hands[s.to_move].remove(kind)
    s.discards.append(kind)
    s.revealed += 1
    if s.listener is not None:
        s.tell(PlayedAction(s.to_move, kind))


def show_items(s: State, seat: int, items: list[int]) -> None:
    """Everybody learns that a player holds these items, which are ascending (§4.4)."""
    same = 0
    before = NONE
    for item in items:
        same = same + 1 if item == before else 1
        before = item
        if item < COIN:
            expose(s, seat, item, same)
        elif item >= PROTEIN:
            s.seen[s.back_of(seat, item - PROTEIN)] = EVERYBODY
    s.revealed += 1


def swap_items(s: State, seat: int, other: int, give: list[int], want: list[int]) -> None:
    """A trade: both sides at once (§4.5)."""
    show_items(s, seat, give)
    show_items(s, other, want)
    backs = [s.back_of(seat, item - PROTEIN) for item in give if item >= PROTEIN]
    other_backs = [s.back_of(other, item - PROTEIN) for item in want if item >= PROTEIN]
    _move_items(s, seat, other, give, backs)
    _move_items(s, other, seat, want, other_backs)
    if s.listener is not None:
        s.tell(Traded(seat, other, give, want))


def _move_items(s: State, giver: int, taker: int, items: list[int], backs: list[int]) -> None:
    for item in items:
        if item < COIN:
            hand_over(s, giver, taker, item)
        elif item == COIN:
            s.coins[giver] -= 1
            s.coins[taker] += 1
    for back in backs:
        s.rows[giver].remove(back)
        s.rows[taker].append(back)


# -- the turn (§3) ----------------------------------------------------------------------------------------------------


def resume(s: State) -> None:
    """Make the rolls that are still due, then let the current player go on (§3.1)."""
    s.to_move = s.current
    while s.rolls > 0:
        s.rolls -= 1
        letter = s.rng.below(KINDS)
        s.revealed += 1
        if s.bank[letter] > 0:
            gain(s, s.current, letter)
            if s.listener is not None:
                s.tell(RolledAmino(s.current, letter, "taken"))
            continue
        if s.listener is not None:
            s.tell(RolledAmino(s.current, letter, "empty" if stacks_left(s) else "bank"))
        if not take_of_choice(s):
            return
    s.phase = IDLE


def take_of_choice(s: State) -> bool:
    """An amino acid of the current player's choice is due (§3.3). True if that is settled: nothing is left in the bank,
    or only one stack, which needs no choice."""
    left = stacks_left(s)
    if left > 1:
        s.phase = TAKE
        return False
    for letter in range(KINDS):
        if s.bank[letter] > 0:
            gain(s, s.current, letter)
            if s.listener is not None:
                s.tell(TookAmino(s.current, letter))
            return True
    return True


def stacks_left(s: State) -> int:
    """How many stacks of the bank are not empty."""
    left = 0
    for count in s.bank:
        if count > 0:
            left += 1
    return left


def roll_symbol(s: State) -> None:
    """Part 2: roll the d6 and do what it says (§3.4)."""
    symbol = SYMBOLS[s.rng.below(len(SYMBOLS))]
    s.revealed += 1
    if s.listener is not None:
        s.tell(RolledSymbol(s.current, symbol))
    if symbol <= 2:
        s.rolls = symbol
        resume(s)
    elif symbol == 3:
        draw_action(s)
    else:
        offer_swap(s)


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


def draw_action(s: State) -> None:
    """Draw an action card: an immediate one works at once, any other is kept (§3.6)."""
    if not s.deck and s.discards:
        s.discards.sort()  # the order in which they were played leaves no trace
        s.deck = s.discards
        s.discards = []
        s.rng.shuffle(s.deck)
        if s.listener is not None:
            s.tell(ReshuffledActions(len(s.deck)))
    s.revealed += 1
    if not s.deck:
        if s.listener is not None:
            s.tell(FoundNothing(s.current, "action"))
        resume(s)
        return
    kind = s.deck.pop()
    if IMMEDIATE[kind]:
        s.discards.append(kind)
        if s.listener is not None:
            s.tell(PlayedAction(s.current, kind))
        _work_at_once(s, kind)
        return
    s.hands[s.current].append(kind)
    s.hands[s.current].sort()
    if s.listener is not None:
        s.tell(DrewAction(s.current))
        s.tell(SawAction(s.current, kind))
    resume(s)


def _work_at_once(s: State, kind: int) -> None:
    """What the immediate action cards do (§7.2 to §7.6)."""
    if kind == NOBEL:
        s.pool -= 1
        s.coins[s.current] += 1
        if s.listener is not None:
            s.tell(WonPrize(s.current, s.pool))
        if s.pool == 0:
            finish(s, "pool")
        else:
            resume(s)
    elif kind == POLYSOME:
        s.rolls = 2
        resume(s)
    elif kind == FRAMESHIFT:
        for seat in range(s.seats):
            s.shift[seat] = UNDECIDED
            if s.size[seat] <= 1:  # no choice, as everybody sees
                s.shift[seat] = first_letter(s.amino[seat]) if s.size[seat] else NONE
        s.phase = SHIFT
        next_shift(s)
    elif kind == MISSENSE:
        if s.size[s.current] > 1:
            s.phase = MUTATE
        elif s.size[s.current] == 1:
            mutate(s, first_letter(s.amino[s.current]))
        else:
            resume(s)
    elif kind == STOP:
        end_turn(s)


def mutate(s: State, letter: int) -> None:
    """Missense Mutation: the card goes back, the die gives another (§7.5)."""
    give_back(s, s.current, letter)
    if s.listener is not None:
        s.tell(ReturnedAmino(s.current, [letter]))
    s.rolls = 1
    resume(s)


def next_shift(s: State) -> None:
    """Frameshift: ask whoever has not chosen yet; once all have, all pass on together (§7.4)."""
    for step in range(s.seats):
        seat = (s.current + step) % s.seats
        if s.shift[seat] == UNDECIDED:
            s.to_move = seat
            return
    givers: list[int] = []
    takers: list[int] = []
    letters: list[int] = []
    for seat in range(s.seats):
        if s.shift[seat] >= 0:
            givers.append(seat)
            takers.append(s.left_of(seat))
            letters.append(s.shift[seat])
            s.shift[seat] = NONE
    pass_unseen(s, givers, takers, letters)
    resume(s)


def last_round(s: State) -> int:
    """The round after which a game ends whose pool is not empty (§8.5)."""
    return LAST_LONG_ROUND if s.options["random_five"] else LAST_ROUND


def end_turn(s: State) -> None:
    """The next player clockwise begins; after the last round the game ends (§3.7, §8.5)."""
    if s.news and s.current == s.first:  # once a round is soon enough
        s.news = False
        forget(s.memory, s.base)
    if s.turn == last_round(s) * s.seats:
        finish(s, "round")
        return
    s.turn += 1
    s.current = s.left_of(s.current)
    s.to_move = s.current
    s.part = 1
    s.offers = 0
    s.phase = IDLE
    if s.listener is not None:
        s.tell(TurnBegan(s.current, s.turn, (s.turn - 1) // s.seats + 1))


# -- building (§6) ----------------------------------------------------------------------------------------------------


def open_window(s: State) -> None:
    """Every opponent in turn may react to the build, whatever they hold (§6.4)."""
    s.waiting = ((1 << s.seats) - 1) & ~(1 << s.current)
    next_reaction(s)


def next_reaction(s: State) -> None:
    """Ask the next opponent; once all have answered, the coins are paid (§6.5)."""
    seat = s.left_of(s.current)
    while seat != s.current:
        if s.waiting >> seat & 1:
            s.to_move = seat
            s.phase = REACT
            return
        seat = s.left_of(seat)
    pay_build(s)


def pay_build(s: State) -> None:
    """Value and cards add up, not below nothing and not above what is left in the pool (§6.5)."""
    coins = max(0, VALUE[s.building] + s.bonus)
    coins = min(coins, s.pool)
    s.pool -= coins
    s.coins[s.current] += coins
    if s.listener is not None:
        s.tell(Built(s.current, s.building, coins, s.pool))
    s.building = NONE
    s.bonus = 0
    if s.pool == 0:
        finish(s, "pool")
    else:
        resume(s)


def misfold(s: State) -> None:
    """Prion Misfolding: a coin less; there is no second such card to wait for (§7.14)."""
    discard(s, PRION)
    s.bonus -= 1
    s.waiting = 0


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


def finish(s: State, reason: str) -> None:
    """Everybody shows their proteins and counts; a tie may go to a vote (§8.1, §8.4)."""
    if s.listener is not None:
        s.tell(GameEnded(reason))
    for seat in range(s.seats):
        for back in s.rows[seat]:
            s.seen[back] = EVERYBODY
        if s.listener is not None:
            s.tell(CountedHand(seat, s.coins[seat], [s.face[back] for back in s.rows[seat]], score(s, seat)))
    s.revealed += 1
    tied = leaders(s)
    if len(tied) == 1 or len(tied) == s.seats or s.options["ties"] != "vote":
        s.phase = IDLE
        s.over = True
        return
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
