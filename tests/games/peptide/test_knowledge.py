"""§8: what each seat knows, exactly."""

from itertools import permutations, product
from typing import Any

import pytest

from benchtop.core.rng import Rng, seeded
from benchtop.core.state import NONE
from benchtop.games.peptide.components import NEEDS, STOP, THREE
from benchtop.games.peptide.knowledge import Draws
from benchtop.games.peptide.state import KEEPING_AMINO, State

from .table import Seat, counted, named, play, plies, spelled, table

IDLE = Seat(atp=0, down="mitochondria")


# -- RNA (§8.1) ---------------------------------------------------------------------------------------------------


def test_rna_taken_face_up_is_known_to_everybody() -> None:
    s = table(Seat(atp=0, up="nucleus"), IDLE, rna_field="AC")
    play(s, "use nucleus", "rna A")
    assert s.view(1)["players"][0]["rna_known"] == s.view(None)["players"][0]["rna_known"] == "A"
    assert all(s.imagine(1, seed).players[0].rna[0] >= 1 for seed in range(20))


def test_rna_drawn_from_the_deck_is_known_to_its_owner() -> None:
    s = table(Seat(atp=0, up="vacuole"), IDLE, rna_deck="GGGAAA")
    play(s, "use vacuole")
    assert s.view(1)["players"][0]["rna_known"] == ""
    assert {spelled(s.imagine(1, seed).players[0].rna) for seed in range(40)} == {"A", "G"}
    assert {spelled(s.imagine(0, seed).players[0].rna) for seed in range(40)} == {spelled(s.players[0].rna)}


def test_two_rna_cards_under_a_players_eyes_are_secret() -> None:
    s = table(Seat(atp=0, up="nucleus"), IDLE, rna_deck="GGGAAA")
    play(s, "use nucleus", "draw two")
    assert s.view(1)["looking"] is None
    assert {tuple(s.imagine(1, seed).drawn) for seed in range(60)} == {(0, 0), (0, 2), (2, 2)}
    assert {tuple(s.imagine(0, seed).drawn) for seed in range(20)} == {tuple(s.drawn)}


@pytest.mark.ruling("PEPTIDE-R26")
def test_of_two_equal_rna_cards_the_known_one_is_spent_first() -> None:
    s = table(Seat(atp=1, rna="AAAGC", known="AC", amino="Lys", up="ribosome"), IDLE)
    play(s, "use ribosome", "add Lys")
    assert s.view(1)["players"][0]["rna_known"] == "C"
    assert s.view(1)["players"][0]["rna_size"] == 2


def test_unseen_rna_is_what_a_seat_has_not_located() -> None:
    s = table(Seat(rna="AAG", known="A", up="nucleus"), Seat(rna="UU"), rna_field="AC", rna_deck="GG")
    assert s.view(0)["rna_unseen"] == {"A": 0, "C": 0, "G": 2, "U": 2}
    assert s.view(1)["rna_unseen"] == {"A": 1, "C": 0, "G": 3, "U": 0}
    assert s.view(None)["rna_unseen"] == {"A": 1, "C": 0, "G": 3, "U": 2}


# -- amino acids (§8.2) -------------------------------------------------------------------------------------------


DECK = "Ala Arg Asn Asp Cys Gln Glu Gly STOP His"


def drawn_by(*draws: tuple[int, str], deck: str = DECK) -> State:
    """Set up three seats that drew in this order and kept these cards."""
    s = table(Seat(atp=0), Seat(atp=0), Seat(atp=0), deck=deck)
    for seat, kept in draws:
        draw(s, seat, kept)
    return s


def turn_of(s: State, seat: int, organelle: str, atp: int) -> None:
    """Give the seat the turn, an organelle with its ATP, and a Ribosome that keeps the round going."""
    s.to_move = s.step = seat
    s.players[seat].atp = atp
    s.players[seat].up = counted(f"{organelle} ribosome")
    s.players[seat].cards = 2


def draw(s: State, seat: int, kept: str) -> None:
    """Use an Amino-Acyl."""
    turn_of(s, seat, "amino-acyl", 2)
    play(s, "use amino-acyl")
    if s.phase == KEEPING_AMINO:
        play(s, f"keep {kept}")


def add(s: State, seat: int, amino: str) -> None:
    """Add an amino acid to the seat's chain."""
    turn_of(s, seat, "ribosome", 1)
    s.players[seat].rna = NEEDS[THREE.index(amino)][:]
    s.players[seat].rna_size = 3
    play(s, "use ribosome", f"add {amino}")


def traced(s: State, seat: int) -> dict[str, tuple[list[int], bool]]:
    return {trace["amino"]: (trace["hands"], trace["top"]) for trace in s.view(seat)["knowledge"]["traced"]}


@pytest.mark.ruling("PEPTIDE-R34")
def test_a_seat_that_put_a_card_back_knows_the_top_of_the_deck() -> None:
    s = drawn_by((0, "Ala"))
    assert s.view(0)["knowledge"]["top"] == "Arg"
    assert s.view(1)["knowledge"]["top"] is None
    assert all(named(s.imagine(0, seed).amino_deck[-1:]) == "Arg" for seed in range(20))
    assert len({s.imagine(1, seed).amino_deck[-1] for seed in range(40)}) > 5


@pytest.mark.ruling("PEPTIDE-R34")
def test_after_the_next_draw_the_card_is_in_that_hand_or_still_on_top() -> None:
    s = drawn_by((0, "Ala"), (1, "Asn"))
    assert s.view(0)["knowledge"]["top"] is None
    assert traced(s, 0) == {"Arg": ([1], True)}
    worlds = [s.imagine(0, seed) for seed in range(60)]
    on_top = [named(world.amino_deck[-1:]) == "Arg" for world in worlds]
    in_hand = ["Arg" in named(world.players[1].amino) for world in worlds]
    assert any(on_top) and any(in_hand)
    assert all(top != held for top, held in zip(on_top, in_hand, strict=True))


@pytest.mark.ruling("PEPTIDE-R34")
def test_the_next_look_at_the_top_shows_which_seat_took_the_card() -> None:
    taken = drawn_by((0, "Ala"), (1, "Arg"), (0, "Asp"))
    assert traced(taken, 0)["Arg"] == ([1], False)
    assert all("Arg" in named(taken.imagine(0, seed).players[1].amino) for seed in range(20))
    left = drawn_by((0, "Ala"), (1, "Asn"), (0, "Asp"))
    assert traced(left, 0) == {"Arg": ([], True)}


@pytest.mark.ruling("PEPTIDE-R34")
def test_with_several_draws_between_any_of_those_hands_may_have_it() -> None:
    s = drawn_by((0, "Ala"), (1, "Asn"), (2, "Arg"), (0, "Asp"))
    assert traced(s, 0)["Arg"] == ([1, 2], False)


def test_the_seat_that_shows_stop_is_known_to_have_kept_the_top_card() -> None:
    s = drawn_by((0, "Ala"), (1, ""), deck="Ala Arg STOP Asn")
    assert traced(s, 0) == {"Arg": ([1], False)}


def test_a_card_played_to_a_chain_is_traced_no_more() -> None:
    s = drawn_by((0, "Ala"), (1, "Arg"))
    add(s, 1, "Arg")
    assert traced(s, 0) == {}
    assert all(len(s.imagine(0, seed).players[1].amino) == 0 for seed in range(5))


@pytest.mark.ruling("PEPTIDE-R34")
def test_a_hand_that_played_all_it_had_drawn_by_then_has_not_kept_the_card() -> None:
    s = drawn_by((0, "Ala"), (1, "Asn"))
    add(s, 1, "Asn")
    for seat, kept in ((2, "Arg"), (0, "Cys"), (1, "Gln")):
        draw(s, seat, kept)
    assert traced(s, 0)["Arg"] == ([2], False)
    assert all("Arg" in named(s.imagine(0, seed).players[2].amino) for seed in range(20))


def test_a_seat_remembers_its_own_draws_and_only_those() -> None:
    s = drawn_by((0, "Ala"), (1, "Asn"))
    hidden = {"put_back": True, "kept": None, "back": None}
    assert s.view(0)["knowledge"]["draws"] == [
        {"seat": 0, "put_back": True, "kept": "Ala", "back": "Arg"},
        {"seat": 1, **hidden},
    ]
    assert s.view(2)["knowledge"]["draws"] == [{"seat": 0, **hidden}, {"seat": 1, **hidden}]


def test_unseen_amino_acids_are_all_that_a_seat_cannot_place() -> None:
    s = drawn_by((0, "Ala"), (1, "Asn"))
    assert set(s.view(0)["knowledge"]["unseen"]) == set(THREE[:20]) - {"Ala", "Arg"}
    assert s.view(None)["knowledge"]["unseen"] == THREE[:20]


def can_build(world: State, seat: int) -> bool:
    hand = world.players[seat]
    return any(all(NEEDS[card][letter] <= hand.rna[letter] for letter in range(4)) for card in hand.amino)


def test_a_seat_that_uses_a_ribosome_with_nothing_to_fix_is_known_to_have_a_match() -> None:
    s = table(Seat(atp=0), Seat(atp=1, rna="AAGCU", known="AC", up="ribosome"), Seat(atp=0), deck=DECK)
    for amino in ("Lys", "Met", "Trp"):
        s.removed.remove(THREE.index(amino))
        s.players[1].amino.append(THREE.index(amino))
        s.draws.add(1, THREE.index(amino), NONE)
    s.to_move = s.step = 1
    assert not all(can_build(s.imagine(0, seed), 1) for seed in range(60))
    play(s, "use ribosome")
    for seat in (None, 0, 2):
        worlds = [s.imagine(seat, seed) for seed in range(60)]
        assert all(can_build(world, 1) and world.legal() for world in worlds)
        assert all(world.view(seat) == s.view(seat) for world in worlds)
        assert len({named(world.players[1].amino) for world in worlds}) > 10


def test_a_match_is_known_to_the_letter_when_all_rna_of_the_hand_is() -> None:
    s = drawn_by((0, "Ala"), (1, "Asn"))
    s.players[1].rna = s.players[1].open = [2, 1, 0, 0]
    s.players[1].rna_size = 3
    turn_of(s, 1, "ribosome", 1)
    play(s, "use ribosome")
    assert {named(s.imagine(0, seed).players[1].amino) for seed in range(20)} == {"Asn"}


# -- STOP (§8.3) --------------------------------------------------------------------------------------------------


def test_stop_is_imagined_only_where_it_can_be() -> None:
    s = table(Seat(up="mitochondria"), IDLE, deck="Ala Arg Asn Asp Cys Gln Glu Gly STOP His")
    assert s.view(0)["stop"] == {"first": 7, "last": 10}
    assert {s.imagine(0, seed).amino_deck.index(STOP) for seed in range(80)} == {0, 1, 2, 3}


def test_stop_lies_below_every_card_that_was_looked_at() -> None:
    s = drawn_by((0, "Ala"), (1, "Arg"), deck="Ala Arg Asn Asp STOP")
    assert s.view(2)["stop"] == {"first": 2, "last": 3}
    for seat in (None, 0, 1, 2):
        assert {s.imagine(seat, seed).amino_deck.index(STOP) for seed in range(60)} == {0, 1}


def test_stop_lies_below_the_two_cards_somebody_looks_at_now() -> None:
    s = table(Seat(atp=2, up="amino-acyl"), IDLE, deck="Ala Arg Asn STOP Cys")
    play(s, "use amino-acyl")
    assert s.view(1)["stop"] == {"first": 3, "last": 5}
    assert {s.imagine(1, seed).amino_deck.index(STOP) for seed in range(60)} == {0, 1, 2}
    assert {tuple(s.imagine(0, seed).amino_deck[-2:]) for seed in range(20)} == {tuple(s.amino_deck[-2:])}


# -- compared with brute force ------------------------------------------------------------------------------------

Script = list[tuple[str, int]]


class World:
    """A small deck after its draws and plays: what a seat saw, and where the cards are."""

    def __init__(self, deck: list[int], script: Script, keeps: list[int], plays: list[int | None], seat: int) -> None:
        self.deck = deck[:]  # the last is on top
        self.draws = Draws()
        self.hands: list[list[int]] = [[], [], []]
        self.seen: list[Any] = []
        self.possible = True
        choices = iter(keeps)
        played = iter(plays)
        for what, mover in script:
            if what == "draw":
                self.draw(mover, next(choices), seat)
            else:
                self.play(mover, next(played))

    def draw(self, mover: int, choice: int, seat: int) -> None:
        top, second = self.deck.pop(), self.deck.pop()
        if second == STOP:
            kept, back = top, NONE
        else:
            kept, back = (top, second) if choice == 0 else (second, top)
            self.deck.append(back)
        self.hands[mover].append(kept)
        self.draws.add(mover, kept, back)
        self.seen.append((mover, back == NONE, (top, second, kept) if mover == seat else None))

    def play(self, mover: int, card: int | None) -> None:
        if card is None or card not in self.hands[mover]:
            self.possible = False
            return
        self.hands[mover].remove(card)
        self.draws.play(mover, card)
        self.seen.append((mover, card))

    def places(self, card: int) -> int:
        """Return the seat that holds the card, or -1 if it is on top of the deck."""
        for holder, hand in enumerate(self.hands):
            if card in hand:
                return holder
        assert self.deck[-1] == card
        return -1


def small_game(rng: Rng) -> tuple[list[int], Script, list[int], list[int | None]]:
    """Make a random deck of six cards, with STOP in its lower half, and draws and plays by three seats."""
    deck = [0, 1, 2, 3, 4]
    rng.shuffle(deck)
    deck.insert(rng.below(3), STOP)
    script: Script = []
    while sum(what == "draw" for what, _ in script) < 4:
        script.append(("play" if rng.below(3) == 0 and script else "draw", rng.below(3)))
    keeps = [rng.below(2) for _ in range(4)]
    held: list[list[int]] = [[], [], []]
    world = World(deck, [], [], [], 0)
    plays: list[int | None] = []
    kept_script: Script = []
    draws = 0
    stopped = False
    for what, mover in script:
        if what == "draw" and not stopped:
            world.draw(mover, keeps[draws], 0)
            stopped = world.draws.back[-1] == NONE
            held[mover].append(world.draws.kept[-1])
            draws += 1
            kept_script.append((what, mover))
        elif what == "play" and held[mover]:
            plays.append(held[mover].pop(rng.below(len(held[mover]))))
            kept_script.append((what, mover))
    return deck, kept_script, keeps[:draws], plays


@pytest.mark.ruling("PEPTIDE-R34")
@pytest.mark.parametrize("seed", range(12))
def test_a_seat_knows_of_the_cards_it_put_back_exactly_what_follows_from_what_it_saw(seed: int) -> None:
    deck, script, keeps, plays = small_game(seeded(f"small {seed}"))
    seat = 0
    true = World(deck, script, keeps, plays, seat)
    alike = [
        world
        for order in permutations(sorted(deck))
        if STOP in order[:3]
        for choices in product([0, 1], repeat=len(keeps))
        if (world := World(list(order), script, list(choices), plays, seat)).possible and world.seen == true.seen
    ]
    assert alike
    for trace in true.draws.traces(seat, NONE):
        places = {world.places(trace.card) for world in alike}
        assert places == {*trace.hands, *([-1] if trace.top else [])}
    put_back = {
        card
        for drawer, card in zip(true.draws.drawer, true.draws.back, strict=True)
        if drawer == seat and card != NONE and card not in true.hands[seat] and true.draws.player[card] == NONE
    }
    assert {trace.card for trace in true.draws.traces(seat, NONE)} == put_back


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_an_imagined_history_is_possible(seats: int) -> None:
    traced = 0
    for ply, (s, _) in enumerate(plies(seats, 7)):
        if ply % 9:
            continue
        for seat in range(seats):
            world = s.imagine(seat, ply)
            check_history(world)
            for trace in s.view(seat)["knowledge"]["traced"]:
                card = THREE.index(trace["amino"])
                places = [hand for hand in range(seats) if card in world.players[hand].amino]
                assert set(places) <= set(trace["hands"])
                assert places or (trace["top"] and world.amino_deck[-1] == card)
                traced += 1
        check_history(s.imagine(None, ply))
    assert traced > 20


def check_history(s: State) -> None:
    """Check that every draw kept one of two cards, the upper of which was put back by the previous draw."""
    carry = NONE
    kept: list[list[int]] = [[] for _ in s.players]
    for drawer, card, back in zip(s.draws.drawer, s.draws.kept, s.draws.back, strict=True):
        if carry != NONE:
            assert carry in (card, back)
        carry = back
        kept[drawer].append(card)
    if carry != NONE:
        assert s.amino_deck[-1] == carry
    for seat, player in enumerate(s.players):
        assert sorted(kept[seat]) == sorted(player.amino + player.chain)
    cards = [*s.amino_deck, *s.removed, *(card for hand in kept for card in hand)]
    assert sorted(card for card in cards if card != STOP) == list(range(20))


@pytest.mark.parametrize("advanced", [False, True])
def test_imagining_changes_nothing_a_seat_knows_up_to_the_very_end(*, advanced: bool) -> None:
    """Games of the conformance suite rarely reach STOP."""
    for ply, (s, _) in enumerate(plies(3, 4, advanced=advanced)):
        if ply % 5:
            continue
        for seat in (None, 0, 1, 2):
            other = s.imagine(seat, ply)
            assert other.view(seat) == s.view(seat)
            assert other.imagine(seat, "again").to_json() == s.imagine(seat, "again").to_json()
