"""The data: what is printed, what is reconstructed, and whether the facts are true."""

# mypy: disable-error-code="no-untyped-call"
# (Biopython's functions have no types.)

import json
import re
from pathlib import Path
from typing import Any

import pytest
from Bio.Restriction import EcoRI  # type: ignore[attr-defined]
from Bio.Seq import Seq

from benchtop.core.data import FOLDERS
from benchtop.core.move import Move
from benchtop.core.state import NONE
from benchtop.games.pdb50 import components
from benchtop.games.pdb50.components import (
    BOXES,
    CARD,
    CARDS,
    DATA,
    DEPOSITION_WORTH,
    GOAL,
    GROUPS,
    LAST_ROUND,
    OPTIONS,
    PLURAL,
    RESEARCHERS,
    SLOTS,
    STOCK,
    SYMBOL,
    TIGHT,
    TOKEN,
    AdditionalAction,
    Box,
    Deposition,
    amounts,
    cards,
)
from benchtop.games.pdb50.moves import MOVES, Place
from benchtop.games.pdb50.text import signs

from .table import GAME

DEPOSITIONS = [card for card in CARDS if isinstance(card, Deposition)]
CATALOGUE = {card["id"]: card for card in cards()}
PAGE = GAME.page("rules")
DATA_NAMES = [TOKEN[kind] for kind in DATA]
XRAY, NMR, EM = "X-ray crystallography", "NMR spectroscopy", "electron microscopy"

# Independent of the data files: PDB id, method, resolution in ångström, year of the first printed report.
MILESTONES = [
    ("1MBN", XRAY, 2.0, 1958),
    ("2DHB", XRAY, 2.8, 1970),
    ("2LYZ", XRAY, 2.0, 1965),
    ("4INS", XRAY, 1.5, 1969),
    ("4TNA", XRAY, 2.5, 1974),
    ("2TBV", XRAY, 2.9, 1978),
    ("1BNA", XRAY, 1.9, 1980),
    ("1PRC", XRAY, 2.3, 1985),
    ("1BUS", NMR, None, 1985),
    ("1BRD", "electron crystallography", 3.5, 1990),
    ("1HSG", XRAY, 2.0, 1994),
    ("1BMF", XRAY, 2.85, 1994),
    ("1EMA", XRAY, 1.9, 1996),
    ("1IGT", XRAY, 2.8, 1992),
    ("1AOI", XRAY, 2.8, 1997),
    ("1BL8", XRAY, 3.2, 1998),
    ("1F88", XRAY, 2.8, 2000),
    ("1FFK", XRAY, 2.4, 2000),
    ("1QLX", NMR, None, 2000),
    ("1I6H", XRAY, 3.3, 2001),
    ("1M8M", NMR, None, 2002),
    ("3PCQ", "X-ray free-electron laser", 8.98, 2011),
    ("3SN6", XRAY, 3.2, 2011),
    ("3J5P", EM, 3.4, 2013),
    ("4OO8", XRAY, 2.5, 2014),
    ("5O3L", EM, 3.4, 2017),
    ("6VSB", EM, 3.46, 2020),
    ("7A4M", EM, 1.22, 2020),
]


def test_there_are_28_depositions_and_4_additional_actions() -> None:
    assert len(CARDS) == 32
    assert len(DEPOSITIONS) == 28
    assert all(isinstance(card, AdditionalAction) for card in CARDS[28:])
    assert [card.key for card in CARDS[28:]] == ["automation", "electron-crystallography", "ihm", "xfel"]


@pytest.mark.ruling("PDB50-R24")
@pytest.mark.parametrize(("pdb_id", "method", "resolution", "year"), MILESTONES)
def test_a_deposition_card_says_what_was_published(
    pdb_id: str, method: str, resolution: float | None, year: int
) -> None:
    card = CARDS[CARD[pdb_id]]
    assert isinstance(card, Deposition)
    assert (card.method, card.resolution, card.year) == (method, resolution, year)
    assert CATALOGUE[f"card:{pdb_id}"]["values"] == {
        "method": method,
        "resolution": resolution,
        "year": year,
        "architecture": card.architecture,
        "achievement": 3,
    }


@pytest.mark.parametrize("card", DEPOSITIONS, ids=lambda card: card.key)
def test_a_deposition_card_is_well_formed_and_marked(card: Deposition) -> None:
    assert re.fullmatch(r"[1-9][A-Z0-9]{3}", card.key), "a PDB id is a digit and three letters or digits"
    assert 1958 <= card.year <= 2021, "the first structure to the fiftieth year of the archive"
    assert (card.resolution is None) == (card.method == NMR)
    assert 20 < len(card.fact) <= 140
    assert CATALOGUE[f"card:{card.key}"]["reconstructed"] is True


@pytest.mark.parametrize(
    ("architecture", "keys"),
    [
        ("helices", ["1MBN", "2DHB", "4INS"]),
        ("sheets", ["1HSG", "1IGT", "1M8M"]),
        ("helices and sheet", ["2LYZ", "1BUS", "1QLX"]),
        ("barrel", ["1EMA"]),
        ("nucleic acid", ["1BNA", "4TNA"]),
    ],
)
def test_a_picture_shows_the_fold_that_the_entry_has(architecture: str, keys: list[str]) -> None:
    """Check the folds: globins and insulin are helices, SH3 domains and antibodies sheets; prions have a small sheet
    too."""
    assert [card.key for card in DEPOSITIONS if card.architecture == architecture] == sorted(
        keys, key=lambda key: CARD[key]
    )


@pytest.mark.parametrize("card", DEPOSITIONS, ids=lambda card: card.key)
def test_no_method_is_older_than_its_invention(card: Deposition) -> None:
    """Compare with the first protein structures: NMR 1985, electron crystals 1990, X-ray lasers 2011, single particles
    2008."""
    first = {NMR: 1985, "electron crystallography": 1990, "X-ray free-electron laser": 2011, EM: 2008, XRAY: 1958}
    assert card.year >= first[card.method]


def test_the_dna_on_its_card_is_a_palindrome_around_an_ecori_site() -> None:
    found = re.search(r"[ACGT]{12}", CARDS[CARD["1BNA"]].fact)
    assert found is not None
    strand = Seq(found.group())
    assert strand.reverse_complement() == strand, "it pairs with a copy of itself"
    assert len(EcoRI.search(strand)) == 1


def test_the_nobel_prizes_named_come_after_the_structures() -> None:
    named = [(card, int(year)) for card in DEPOSITIONS for year in re.findall(r"Nobel Prize (\d{4})", card.fact)]
    assert {card.key: year for card, year in named} == {"1PRC": 1988, "1FFK": 2009, "1I6H": 2006, "3SN6": 2012}
    assert all(year > card.year for card, year in named)


# -- the board ------------------------------------------------------------------------------------------------------


def test_tokens_are_as_many_as_printed() -> None:
    assert STOCK == [20, 20, 20, 20, 20, 30]


def test_the_board_has_thirteen_boxes_and_each_additional_action_one() -> None:
    assert len([box for box in BOXES if box.card == NONE]) == 13
    assert [box.key for box in BOXES if box.card != NONE] == [card.key for card in CARDS[28:]]


def test_every_option_of_every_box_is_one_move_of_the_book() -> None:
    placed = {(move.box.key, move.option.key) for move in MOVES if isinstance(move, Place)}
    assert placed == {(box.key, option.key) for box in BOXES for option in box.options}
    assert len(MOVES) == 17 + 3 + 22 + 3


def test_the_id_of_a_move_is_the_spot_it_uses() -> None:
    assert [move.id for move in MOVES if isinstance(move, Place)] == [o.spot for b in BOXES for o in b.options]
    assert [option.spot for option in OPTIONS] == list(range(len(OPTIONS)))


@pytest.mark.ruling("PDB50-R23")
def test_the_three_prices_of_innovate_are_worth_the_same_labour() -> None:
    """Price labour: a sample is half an action, so a circle is 0.75 actions, a square 1.25, a triangle 2."""
    labour = [0.5, 1.5, 1.25, 0.75, 2.0, 1.0]
    worth = [sum(n * work for n, work in zip(box.options[0].pay, labour, strict=True)) for box in SLOTS]
    assert worth == [4, 4, 4]
    assert [box.options[0].pay[4] for box in SLOTS] == [0, 1, 2]


@pytest.mark.ruling("PDB50-R21")
def test_no_method_of_collecting_data_contains_a_free_analysis() -> None:
    gains = {box.key: [amounts(option.gain) for option in box.options] for box in BOXES}
    assert gains["xray"] == ["2 squares", "1 circle"]
    assert gains["em"] == ["2 circles", "1 square"]
    assert gains["nmr"] == ["1 square", "1 triangle"]


def test_the_tight_board_speaks_of_every_seat_count() -> None:
    closed = {seats: [box.key for box in boxes] for seats, boxes in TIGHT.items()}
    assert closed == {2: ["prepare-1", "innovate-middle"], 3: ["prepare-1"], 4: []}


def test_every_box_has_biology_and_a_past_tense() -> None:
    assert all(box.biology.endswith(".") and box.did for box in BOXES)


# -- the catalogue ----------------------------------------------------------------------------------------------------


def test_the_catalogue_holds_every_box_card_and_piece() -> None:
    kinds = [card["kind"] for card in CATALOGUE.values()]
    assert {kind: kinds.count(kind) for kind in kinds} == {
        "box": 13 + 1,
        "PDB Deposition card": 28,
        "Additional Action card": 4,
        "token": 6 + 1,
        "researcher": 4,
    }
    assert {CATALOGUE[f"token:{token}"]["count"] for token in ("sample", "crystal", *DATA_NAMES)} == {20}
    assert CATALOGUE["researcher:red"]["count"] == 10


@pytest.mark.parametrize(
    ("card", "short"),
    [
        ("box:xray", "1 crystal into 2 squares or 1 circle"),
        ("box:recruit", "1 researcher"),
        ("box:innovate-right", "2 triangles into the card on it"),
        ("box:graduate", "1 researcher into any 1 Data"),
        ("card:ihm", "any 2 Data into any 1 Data"),
        ("card:4INS", "3 achievement"),
    ],
)
def test_a_card_says_what_it_does_in_a_few_words(card: str, short: str) -> None:
    assert CATALOGUE[card]["short"] == short


def test_the_catalogue_lists_the_moves_between_which_a_box_leaves_a_choice() -> None:
    for card in CATALOGUE.values():
        ways = card["values"].get("ways", [])
        box = card["id"].partition(":")[2]
        moves = [move for move in MOVES if f"box:{box}" in move.touches]
        chosen = [move.params.get("option") or move.params.get("token") for move in moves]
        assert [way["option"] for way in ways] == (chosen if len(moves) > 1 else [])
        for way, move in zip(ways, moves, strict=bool(ways)):
            prices = [touch for touch in move.touches if touch.startswith("pay:")]
            assert [way["price_touch"]] == (prices or [""])
    graduate = CATALOGUE["box:graduate"]["values"]["ways"][0]
    assert graduate == {"option": "square", "pay": {}, "gain": {"square": 1}, "price_touch": ""}
    assert CATALOGUE["card:ihm"]["values"]["ways"][0]["price_touch"] == "pay:square+square"


@pytest.mark.parametrize("move", MOVES[:-3], ids=str)
def test_a_move_touches_something_in_the_catalogue(move: Move) -> None:
    assert set(move.touches) & set(CATALOGUE)


def test_no_two_moves_touch_the_same_things() -> None:
    touched = [frozenset(move.touches) for move in MOVES]
    assert len(set(touched)) == len(touched)


@pytest.mark.parametrize(
    ("notation", "touches"),
    [
        ("place lead", {"box:lead"}),
        ("place xray squares", {"box:xray", "gain:square+square"}),
        ("place analyze circles", {"box:analyze", "pay:circle+circle"}),
        ("place automation crystal", {"box:automation", "card:automation", "gain:crystal"}),
        (
            "place ihm square+circle for triangle",
            {"box:ihm", "card:ihm", "pay:square+circle", "gain:triangle"},
        ),
        ("graduate circle", {"box:graduate", "token:circle", "gain:circle"}),
    ],
)
def test_the_options_of_a_box_differ_in_their_touches(notation: str, touches: set[str]) -> None:
    assert set(GAME.parse(notation).touches) == touches


def test_the_catalogue_says_in_which_room_a_box_stands() -> None:
    rooms = {card["id"]: card["values"]["group"] for card in CATALOGUE.values() if card["kind"] == "box"}
    assert set(rooms.values()) == set(GROUPS)
    assert [box for box, room in rooms.items() if room == "instrument hall"] == ["box:xray", "box:nmr", "box:em"]
    assert rooms["box:graduate"] == "seminar room"


@pytest.mark.parametrize(
    ("name", "text", "requirement"),
    [
        ("box:recruit", "Gives 1 researcher at the end of the round. It opens in round 2.", None),
        ("box:lead", "Gives the Leader token.", None),
        ("box:analyze", "Turns 2 squares or 2 circles into 1 triangle.", "2 squares or 2 circles"),
        (
            "box:graduate",
            "Turns an un-played researcher, who leaves for good, into any 1 Data. It is never closed.",
            "2 researchers or more",
        ),
        ("card:ihm", "Turns any 2 Data into any 1 Data. A box for its owner alone.", "any 2 Data"),
        (
            "card:1BUS",
            "Worth 3 achievement. Entry 1BUS: first seen 1985; this entry by NMR spectroscopy.",
            "the price of the Archive box on which it lies",
        ),
    ],
)
def test_the_catalogue_says_what_is_printed(name: str, text: str, requirement: str | None) -> None:
    assert (CATALOGUE[name]["text"], CATALOGUE[name]["requirement"]) == (text, requirement)


# -- the rules page ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("box", [box for box in BOXES if box.card == NONE], ids=lambda box: box.key)
def test_the_rules_page_prints_what_a_box_costs_and_gives(box: Box) -> None:
    row = next(line for line in PAGE.splitlines() if line.startswith(f"| {box.title} |"))
    _, pay, gain = [cell.strip() for cell in row.replace(" †", "").strip("|").split("|")]
    assert pay == (" or ".join(dict.fromkeys(signs(way["pay"]) for way in box.printed)) or "nothing")
    if set(box.printed[0]["gain"]) <= set(TOKEN):
        assert gain == " or ".join(dict.fromkeys(signs(way["gain"]) for way in box.printed))
    assert ("†" in row) == bool(box.reconstructed)


def test_the_rules_page_states_the_numbers_of_the_data() -> None:
    stock = [f"{count} {plural} {symbol}" for count, plural, symbol in zip(STOCK[:5], PLURAL, SYMBOL, strict=False)]
    for phrase in (
        *stock,
        f"{STOCK[5]} achievement tokens",
        f"{RESEARCHERS} researchers of each colour",
        f"{len(CARDS)} Innovation cards ({len(DEPOSITIONS)} PDB Depositions, 4 Additional Actions)",
        f"worth {DEPOSITION_WORTH} achievement",
        f"has {GOAL} achievement or more, tokens and {DEPOSITION_WORTH} for every PDB Deposition",
        f"after {LAST_ROUND} rounds",
    ):
        assert phrase in " ".join(PAGE.split())


# -- the loader -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "path", "value", "wrong"),
    [
        ("board.json", ["tokens", 0, "key"], "circle", "out of order"),
        ("board.json", ["tokens", 0, "count"], 0, "without tokens"),
        ("board.json", ["boxes", 0, "key"], "lead", "share a key"),
        ("board.json", ["boxes", 5, "biology"], None, "grow lacks words"),
        ("board.json", ["boxes", 5, "options"], [], "has no option"),
        ("board.json", ["boxes", 5, "group"], "cellar", "grow stands in no room"),
        ("board.json", ["graduate", "group"], "cellar", "done in no room"),
        ("board.json", ["boxes", 5, "options", 0, "pay"], {"gold": 1}, "'gold' isn't something to pay"),
        ("board.json", ["boxes", 5, "options", 0, "gain"], {"fame": 1}, "'fame' isn't something to gain"),
        ("board.json", ["boxes", 5, "options", 0, "gain"], {}, "must have exactly one gain"),
        ("board.json", ["boxes", 1, "options", 0, "gain"], {"leader": 2}, "one Leader token"),
        ("board.json", ["boxes", 10, "options", 0, "gain"], {"card": 2}, "a box gives one card"),
        ("board.json", ["boxes", 5, "options", 0, "pay"], {"achievement": 1}, "'achievement' isn't something to pay"),
        ("board.json", ["tight", "2"], ["coffee"], "unknown box"),
        ("board.json", ["tight"], {"2": []}, "lacks some number of seats"),
        ("board.json", ["draft"], {"sample": 3}, "only Data are drafted"),
        ("board.json", ["draft", "circle"], 21, "Supply lacks Data to draft"),
        ("board.json", ["draft", "circle"], 0, "lacks tokens for some seats"),
        ("board.json", ["researchers_at_start"], 0, "starts with researchers"),
        ("board.json", ["researchers_at_start"], 11, "starts with researchers"),
        ("board.json", ["graduate", "team"], 1, "leave a researcher"),
        ("board.json", ["graduate", "data"], 0, "must give Data"),
        ("innovations.json", ["depositions", 0, "method"], "guessing", "'guessing' is no method"),
        ("innovations.json", ["depositions", 0, "architecture"], "gothic", "'gothic' is no architecture"),
        ("innovations.json", ["depositions", 0, "resolution"], None, "1MBN: resolution must be null for NMR"),
        ("innovations.json", ["depositions", 0, "fact"], "", "expected a molecule"),
        ("innovations.json", ["depositions", 0, "pdb_id"], "2DHB", "share a PDB id"),
    ],
)
def test_a_spoilt_file_is_refused_on_load(
    name: str, path: list[Any], value: Any, wrong: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spoilt = json.loads((Path(components.__file__).parent / "data" / name).read_text(encoding="utf-8"))
    place = spoilt
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    (tmp_path / name).write_text(json.dumps(spoilt), encoding="utf-8")
    monkeypatch.setitem(FOLDERS, "pdb50", tmp_path)
    with pytest.raises(ValueError, match=f"^pdb50: .*{wrong}"):
        components.load_board() if name == "board.json" else components.load_innovations()
