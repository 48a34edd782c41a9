"""The public view, and its computed overlays for learners."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from benchtop.bio.bases import encode
from benchtop.games.translation import GAME
from benchtop.games.translation.components import ACTIONS, ALL_AMINOS, AMINO_LETTERS, CARD_EXTEND, CARD_INSERT, SWAPS
from benchtop.games.translation.state import State, one_card_away

from .table import letters, load_black, load_white, new, play, spend_all, table

EVERY = "delete insert reverse-complement complement transition transversion mutate"


def in_view(s: State, amino: str) -> dict[str, Any]:
    return next(card for card in s.view(0)["face_up"] if card["amino"] == amino)


# -- the view -------------------------------------------------------------------------------------------------------


def test_everybody_sees_the_same_table() -> None:
    s = new(3, seed=4)
    views = [s.view(seat) | {"seat": 0, "changes": []} for seat in (None, 0, 1, 2)]
    assert all(view == views[0] for view in views)


def test_the_view_tells_what_is_in_the_deck_but_not_in_which_order() -> None:
    s = new(seed=4)
    view = s.view(0)
    assert view["in_deck"] == sorted(view["in_deck"]) and len(view["in_deck"]) == view["deck_size"] == 15
    s.deck.reverse()
    assert s.view(0) == view


def test_imagining_shuffles_the_deck_and_nothing_else() -> None:
    s = new(seed=4)
    other = s.imagine(0, "elsewhere")
    assert other.deck != s.deck and sorted(other.deck) == sorted(s.deck)
    same = {key: value for key, value in s.to_json().items() if key not in ("deck", "chance")}
    assert same == {key: value for key, value in other.to_json().items() if key not in ("deck", "chance")}


def test_the_phase_follows_an_insert() -> None:
    s = table(cards="insert")
    phases = [s.view(0)["phase"]]
    for move in ("insert", "letter T", "gap 1"):
        play(load_black(s, "W") if move == "insert" else s, move)
        phases.append(s.view(0)["phase"])
    assert phases == ["act", "letter", "gap", "act"]


def test_the_view_shows_a_pending_insert() -> None:
    s = play(load_black(table(cards="insert"), "S"), "insert")
    assert s.view(1)["inserting"] == {"face": "S", "choices": ["C", "G"], "letter": None}
    assert play(s, "letter G").view(1)["inserting"] == {"face": "S", "choices": ["C", "G"], "letter": "G"}


def test_the_dice_rolled_last_lie_open() -> None:
    s = table("ACGT", cards="insert delete")
    assert s.view(0)["last_dice"] is None
    play(load_white(s, "G"), "extend")
    extended = {"die": "white", "use": "extend", "faces": ["G"], "seat": 0, "turn": s.turn}
    assert s.view(1)["last_dice"] == s.imagine(1, 3).view(1)["last_dice"] == extended
    play(load_black(s, "W"), "insert", "letter A", "gap 1")
    assert s.view(None)["last_dice"] == {"die": "black", "use": "insert", "faces": ["W"], "seat": 0, "turn": s.turn}


def test_the_letters_that_fill_up_the_strand_are_dice_too() -> None:
    s = table("AC", points=1)
    s.turn = 7
    spend_all(load_white(s, "CG"))
    assert (letters(s), s.to_move) == ("ACCG", 1)
    assert s.view(0)["last_dice"] == {"die": "white", "use": "filling up", "faces": ["C", "G"], "seat": 1, "turn": 8}


def test_the_view_shows_cards_ready_used_and_bought() -> None:
    s = play(table(cards="complement"), "complement 1")
    assert s.view(0)["ready"] == {"toggle": 1, "extend": 1, "complement": 0}
    play(s, "buy delete")
    assert s.view(0)["bought"] == {"delete": 1} and s.view(0)["ready"]["delete"] == 0


def test_the_view_counts_what_everybody_has_of_each_group() -> None:
    players = table(collected=["MCH", ""], row="KLNRA").view(0)["players"]
    assert players[0]["groups"] == {"Aliphatic": 1, "Aromatic": 1, "Small Polar": 1, "Basic": 1, "Sulfur": 2}
    assert players[1]["groups"] == {}


def test_the_view_names_cards_and_does_not_repeat_what_is_printed_on_them() -> None:
    view = new().view(None)
    assert set(view["face_up"][0]) == {"amino", "sites", "water_ok", "missing", "one_card", "new_pairs", "worth"}
    assert view["pool"] == dict.fromkeys(EVERY.split(), 1)


def test_a_finished_game_has_a_result_in_its_view() -> None:
    s = play(table("AAG", "K", deck="", collected=["R", "DE"]), "translate K")
    view = s.view(None)
    assert (view["phase"], view["scores"], view["winners"]) == ("over", [4, 4], [0, 1])


def test_a_game_survives_json_with_its_options() -> None:
    s = table("AAGC", "KFHWY", cards="insert", dry=True, dice="d6")
    again = GAME.from_json(play(s, "insert").to_json())
    assert again.to_json() == s.to_json() and again.legal() == s.legal()
    assert isinstance(again, State) and again.six_sided and not again.has_water and again.spelled == s.spelled


# -- overlays ------------------------------------------------------------------------------------------------------


def test_the_view_shows_where_codons_stand() -> None:
    card = in_view(table("CAAGAAA", "KFHWY"), "K")
    assert card["sites"] == [{"at": 2, "codon": "AAG"}, {"at": 5, "codon": "AAA"}]
    assert card["missing"] == [] and card["one_card"] == []


def test_the_view_shows_what_is_missing() -> None:
    s = table("CAAG", "KFHWM", water=False)
    assert in_view(s, "K")["missing"] == ["water"]
    assert in_view(s, "F")["missing"] == ["codon"]
    s.water = True
    assert in_view(s, "F")["missing"] == ["codon", "water"]


def test_the_view_shows_one_card_away() -> None:
    card = in_view(table("CAGAC", "KFHWY"), "K")
    way = {"cards": ["transversion", "mutate"], "position": 1, "letter": "A", "codon": "AAG", "site": 1}
    assert way in card["one_card"]


def test_the_view_shows_what_each_player_would_gain() -> None:
    card = in_view(table("AAG", "KFWYA", collected=["RH", "D"]), "K")
    assert (card["new_pairs"], card["worth"]) == ([2, 0], [5, 1])


def test_the_view_shows_the_points_that_a_turn_began_with() -> None:
    s = new(3, first_turn_points="staggered")
    began = [s.view(None)["turn_points"]]
    for _ in range(3):
        spend_all(s)
        began.append(s.view(None)["turn_points"])
    assert began == [2, 4, 5, 5]
    s.points -= 1
    assert s.view(None)["turn_points"] == 5


def test_the_view_reads_the_three_frames() -> None:
    assert table("AAGTAACC").view(None)["frames"] == [
        {"frame": 1, "codons": ["AAG", "TAA"], "protein": "K*"},
        {"frame": 2, "codons": ["AGT", "AAC"], "protein": "SN"},
        {"frame": 3, "codons": ["GTA", "ACC"], "protein": "VT"},
    ]


def test_the_view_shows_the_other_strand() -> None:
    view = table("AAGC").view(1)
    assert (view["strand"], view["other_strand"], view["supply"]) == ("AAGC", "GCTT", 16)
    assert letters(table("AAGC")) == view["strand"]


# -- changes --------------------------------------------------------------------------------------------------------


def test_the_view_shows_what_each_change_of_a_letter_spells() -> None:
    s = table("ACGAT", "TKRLM", cards="mutate delete")
    changes = {(change["position"], change["letter"]): change for change in s.view(0)["changes"]}
    assert len(changes) == 5 * 4
    assert changes[2, "A"] == {
        "cards": ["transversion", "mutate"],
        "position": 2,
        "letter": "A",
        "spells": "KR",
        "gains": ["K"],
        "losses": ["T"],
    }
    assert [changes[at, ""]["spells"] for at in (1, 2, 3, 5)] == ["", "R", "TH", ""]
    assert changes[1, ""]["cards"] == ["delete"] and changes[1, ""]["losses"] == ["T"]


@given(strand=st.text("ACGT", min_size=3, max_size=9))
@settings(max_examples=15, deadline=None)
def test_changes_gain_and_lose_what_playing_them_does(strand: str) -> None:
    before = table(strand, "KLMNRSTAGP", cards=EVERY)
    changes = before.view(0)["changes"]
    for change in changes:
        at, letter = change["position"], change["letter"]
        for card in change["cards"]:
            move = f"mutate {at} {letter}" if card == "mutate" else f"{card} {at}"
            s = play(table(strand, "KLMNRSTAGP", cards=EVERY), move)
            spelled = [{AMINO_LETTERS[n] for n in state.row if state.spelled >> n & 1} for state in (before, s)]
            assert (set(change["gains"]), set(change["losses"])) == (spelled[1] - spelled[0], spelled[0] - spelled[1])
            assert letter == "" or letters(s)[at - 1] == letter
    assert len(changes) == 4 * len(strand)


def test_only_the_seat_to_move_sees_changes_and_only_those_it_can_make() -> None:
    def rows(s: State, seat: int | None = 0) -> set[str]:
        return {change["cards"][0] for change in s.view(seat)["changes"]}

    assert rows(table()) == set()
    assert rows(table(cards="transition delete")) == {"transition", "delete"}
    assert rows(table(cards="mutate")) == {"complement", "transition", "transversion"}
    assert rows(table(cards="transition delete", points=1)) == {"delete"}
    s = table(cards="transition insert", others="delete")
    assert rows(s, 1) == rows(s, None) == set()
    assert rows(play(load_black(s, "A"), "insert")) == set()


def test_the_view_shows_what_a_letter_would_do_in_each_gap() -> None:
    s = table("ACGA", "TNKLM", cards="insert")
    assert s.view(None)["gaps"] == {}
    gaps = play(load_black(s, "W"), "insert").view(None)["gaps"]
    assert list(gaps) == ["A", "T"] and all(len(outcomes) == 5 for outcomes in gaps.values())
    assert gaps["A"][0] == {"gains": ["N"], "losses": []}
    assert gaps["A"][2] == {"gains": [], "losses": []}
    assert gaps["T"][1] == {"gains": [], "losses": ["T"]}
    assert gaps["T"][2] == {"gains": ["L"], "losses": []}


# -- one card away --------------------------------------------------------------------------------------------------


@given(strand=st.text("ACGT", min_size=3, max_size=9))
@settings(max_examples=25, deadline=None)
def test_the_cards_said_to_help_are_exactly_those_that_do(strand: str) -> None:
    """Try every change on the table itself and compare the result with the list."""
    before = table(strand, "K").spelled
    claimed = set()
    for way in one_card_away(encode(strand), ALL_AMINOS & ~before, room=True):
        for card in way.cards:
            change = way.letter if card in (CARD_EXTEND, CARD_INSERT) else ""
            key = ACTIONS[card].key
            result = f"{way.position} {way.letter}" if key == "mutate" else f"{way.position}{change}"
            claimed.add((key, result, AMINO_LETTERS[way.amino]))
    real = set()
    for key, result, s in every_change(strand):
        new = s.spelled & ~before
        real |= {(key, result, amino) for n, amino in enumerate(AMINO_LETTERS) if new >> n & 1}
    assert claimed == real


def every_change(strand: str) -> list[tuple[str, str, State]]:
    """Return the table after every single card, played by the rules."""
    size = len(strand)
    made = []
    for move in GAME.moves:
        key, *rest = str(move).split()
        if key in [card.key for card in ACTIONS] and key not in ("toggle", "extend", "insert"):
            s = table(strand, "K", cards=EVERY)
            if s.why_not(move) is None:
                made.append((key, " ".join(rest) or "0", play(s, str(move))))
    for letter in "ACGT":
        s = play(load_white(table(strand, "K"), letter), "extend")
        made.append(("extend", f"{size + 1}{letter}", s))
        for gap in range(1, size + 2):
            s = play(load_black(table(strand, "K", cards="insert"), letter), "insert", f"gap {gap}")
            made.append(("insert", f"{gap}{letter}", s))
    return made


def test_a_full_strand_leaves_no_room_for_advice_to_insert() -> None:
    ways = one_card_away(encode("C" * 20), ALL_AMINOS & ~table("C" * 20).spelled, room=False)
    assert ways and not any(card in (CARD_EXTEND, CARD_INSERT) for way in ways for card in way.cards)


def test_every_fixed_substitution_is_offered_to_mutate_as_well() -> None:
    ways = one_card_away(encode("CAGAC"), ALL_AMINOS & ~table("CAGAC").spelled, room=False)
    swaps = [way for way in ways if way.cards[0] in SWAPS]
    assert swaps and all(len(way.cards) == 2 for way in swaps)
