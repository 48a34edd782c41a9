"""§1.2, §1.3: the cards, their counts and their science."""

import re
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest
from Bio.Align import substitution_matrices
from Bio.Data import IUPACData

from benchtop.bio.amino import AMINO_ACIDS
from benchtop.games.nucleo.components import (
    ACTIONS,
    BANK_PRICE,
    BOX_COINS,
    CARDS,
    DECK,
    FACES,
    LAST_LONG_ROUND,
    LAST_ROUND,
    LETTERS,
    LIKE,
    OFFERS,
    POOL,
    PROTEINS,
    RULES,
    SECRET_MOMENTS,
    STACKS,
    START_AMINOS,
    START_PROTEINS,
    VALUE,
    check,
    numeral,
)

from .table import GAME, Player, table

A = Player


def test_the_box_holds_what_the_rulebook_counts() -> None:
    assert (sum(STACKS), len(PROTEINS), len(DECK), BOX_COINS) == (121, 20, 18, 40)
    assert FACES == [1, 1, 2, 3, 3, 4]
    assert sorted(amino.letter for amino in AMINO_ACIDS) == list(LETTERS)


@pytest.mark.ruling("NUCLEO-R36")
def test_every_card_is_marked_as_reconstructed_in_the_catalogue_and_on_the_table() -> None:
    printed = {card["id"] for card in GAME.cards() if not card["reconstructed"]}
    assert printed == {"piece:coin", "piece:d20", "piece:d6"}
    assert "reconstruction" in GAME.credit.reconstructed
    s = table(A("K", ["ins"], ["trna"]), A())
    titles = [block.title for block in GAME.text.table(s.view(0), ["Ada", "Bob"])]
    assert [title for title in titles if "reconstructed" in title] == [
        "Your proteins (card contents reconstructed)",
        "Your action cards (reconstructed)",
    ]


def test_the_catalogue_holds_all_that_is_in_the_box() -> None:
    kinds: dict[str, int] = {}
    for card in GAME.cards():
        kinds[card["kind"]] = kinds.get(card["kind"], 0) + card["count"]
    assert kinds == {"amino acid": 121, "protein": 20, "action card": 18, "piece": 42}
    facts = [card["fact"] for card in GAME.cards() if card["kind"] != "piece"]
    assert all(facts) and len(set(facts)) == 20 + 20 + 14


def test_every_action_card_says_in_eight_words_what_it_does() -> None:
    short = [card["short"] for card in GAME.cards() if card["kind"] == "action card"]
    assert all(1 <= len(words.split()) <= 8 and "{" not in words for words in short)


def test_cards_are_named_in_views_as_in_the_catalogue() -> None:
    ids = {card["id"] for card in GAME.cards()}
    view = table(A("K", ["ins"], ["trna"]), A()).view(0)
    assert {f"protein:{view['hand']['proteins'][0]['card']}", f"action:{view['hand']['actions'][0]}"} <= ids
    assert {f"amino:{letter}" for letter in view["bank"]} <= ids


def test_a_protein_is_worth_its_length_less_two_and_all_values_are_equally_common() -> None:
    assert sorted(VALUE) == [value for value in range(1, 6) for _ in range(4)]
    assert all(card.value == len(card.letters) - 2 for card in PROTEINS)


def test_each_stack_is_what_the_proteins_need_and_one_more_with_methionine_once_again() -> None:
    for letter, stack in zip(LETTERS, STACKS, strict=True):
        needed = sum(card.letters.count(letter) for card in PROTEINS)
        assert stack == needed + (2 if letter == "M" else 1)


@pytest.mark.parametrize("card", PROTEINS, ids=lambda card: card.id)
def test_the_amino_acids_stand_in_the_real_sequence(card: object) -> None:
    protein = next(known for known in PROTEINS if known is card)
    if protein.id == "zif268":  # the four residues that hold the zinc ion, with others between them
        assert re.search(r"C..?.?.?C.{12}H...?.?H", protein.fragment)
    else:
        assert protein.letters in protein.fragment
    residues = re.findall(r"[A-Z][a-z]{2}(?=\d)", protein.residues)
    if len(residues) == len(protein.letters):  # every residue is named, as in Lys651-Asp652-Glu653-Leu654
        assert "".join(IUPACData.protein_letters_3to1[name] for name in residues) == protein.letters
    assert re.fullmatch(r"[A-Z]\d[A-Z0-9]{3}\d", protein.uniprot)
    assert protein.pdb is None or re.fullmatch(r"\d[A-Z0-9]{3}", protein.pdb)


@pytest.mark.ruling("NUCLEO-R52")
def test_substitutes_are_look_alikes_by_blosum62() -> None:
    blosum: Any = substitution_matrices.load("BLOSUM62")  # type: ignore[no-untyped-call]
    for letter, alike in enumerate(LIKE):
        positive = [other for other in range(20) if other != letter and blosum[LETTERS[letter]][LETTERS[other]] > 0]
        assert alike == positive, "the groups hold exactly the pairs above 0, as the card says"
    assert blosum["I"]["V"] == 3, "as the card says"
    assert [LETTERS[letter] for letter in range(20) if not LIKE[letter]] == ["C", "G", "P"]


def test_action_cards_have_the_timings_that_the_rulebook_hints_at() -> None:
    counts = {
        timing: sum(card.count for card in ACTIONS if card.timing == timing) for timing in {c.timing for c in ACTIONS}
    }
    assert counts == {"immediate": 7, "own_turn": 6, "own_build": 4, "opponent_build": 1}


def test_the_rules_page_tells_the_science_of_every_protein() -> None:
    page = " ".join(GAME.page("rules").split())
    for card in PROTEINS:
        assert f"| {card.name} | {card.spelled} | {card.residues} | {card.uniprot} | {card.pdb or '–'} |" in page


def test_a_protein_card_says_which_part_of_the_real_protein_it_is() -> None:
    card = next(card for card in GAME.cards() if card["id"] == "protein:fn1")
    assert card["fact"] is not None
    assert card["fact"].startswith("R-G-D in Fibronectin: Arg-Gly-Asp of the tenth type III repeat. ")
    assert card["source"].endswith("Sequence: UniProt P02751. Structure: PDB 1FNF (human, repeats 7-10).")


WRONG: list[tuple[Callable[[Any, Any], Any], str]] = [
    (lambda rules, cards: rules.update(coins=31), "fewer coins"),
    (lambda rules, cards: rules["d6"][0].update(faces=3), "six faces"),
    (lambda rules, cards: rules.update(d20=LETTERS[::-1]), "twenty letters"),
    (lambda rules, cards: rules.update(bank_price=1), "takes more than it gives"),
    (lambda rules, cards: rules["start"].update(proteins=6), "twenty proteins"),
    (lambda rules, cards: rules["start"].update(amino_acids=31), "too few amino acids"),
    (lambda rules, cards: cards["proteins"].pop(), "twenty proteins"),
    (lambda rules, cards: cards["proteins"][0].update(amino_acids="XYZ"), "trh: built from"),
    (lambda rules, cards: cards["actions"].reverse(), "in this order"),
    (lambda rules, cards: cards["actions"][0].update(timing="never"), "no such timing"),
]


@pytest.mark.parametrize(("spoil", "complaint"), WRONG, ids=[complaint for _, complaint in WRONG])
def test_data_that_contradicts_itself_is_refused(spoil: Callable[[Any, Any], Any], complaint: str) -> None:
    rules, cards = deepcopy(RULES), deepcopy(CARDS)
    check(rules, cards)
    spoil(rules, cards)
    with pytest.raises(ValueError, match=f"nucleo: .*{complaint}"):
        check(rules, cards)


def test_the_rules_page_names_the_numbers_of_the_data() -> None:
    page = " ".join(GAME.page("rules").split())
    pools = [str(count) for count in POOL.values()]
    for sentence in (
        f"The pool holds {', '.join(pools[:-1])} or {pools[-1]} coins",
        f"{BOX_COINS} coins; a d20",
        f"until they hold {numeral(START_AMINOS)} amino acids",
        f"each takes {numeral(START_PROTEINS)} protein cards",
        f"at most {numeral(OFFERS['minute'])} offers a turn",
        f"`three_offers`: {numeral(OFFERS['three_offers'])} offers a turn",
        f"Give {numeral(BANK_PRICE)} amino acids of your choice",
        f"At most {numeral(SECRET_MOMENTS)} such moments stay secret",
    ):
        assert sentence in page
    assert (LAST_ROUND, LAST_LONG_ROUND) == (
        60,
        100,
    ) and "after sixty rounds, with `random_five` after a hundred" in page
    for card in ACTIONS:
        assert re.search(rf"\*{card.name}\* \({card.count}[,)]", page)
