"""§1.2, §1.3: the cards, their counts and their science."""

import re
from typing import Any

import pytest
from Bio.Align import substitution_matrices
from Bio.Data import IUPACData

from benchtop.bio.amino import AMINO_ACIDS
from benchtop.core.data import load_data
from benchtop.games.nucleo import components
from benchtop.games.nucleo.components import ACTIONS, BOX, DECK, LETTERS, LIKE, PROTEINS, STACKS, SYMBOLS, VALUE, Cards

from .table import GAME, Player, table

A = Player


def test_the_box_holds_what_the_rulebook_counts() -> None:
    assert (sum(STACKS), len(PROTEINS), len(DECK), BOX.coins) == (121, 20, 18, 40)
    assert sorted(SYMBOLS) == [1, 1, 2, 3, 3, 4]
    assert sorted(amino.letter for amino in AMINO_ACIDS) == list(LETTERS)


@pytest.mark.ruling("NUCLEO-R36")
def test_every_card_is_marked_as_reconstructed_in_data_view_and_text() -> None:
    assert all(card.reconstructed for card in PROTEINS) and all(card.reconstructed for card in ACTIONS)
    assert "reconstruction" in GAME.credit.reconstructed
    s = table(A("K", ["ins"], ["trna"]), A())
    own = s.view(0)["hand"]
    assert own["proteins"][0]["reconstructed"] and own["actions"][0]["reconstructed"]
    titles = [block.title for block in GAME.text.table(s.view(0), ["Ada", "Bob"])]
    assert [title for title in titles if "reconstructed" in title] == [
        "Your proteins (card contents reconstructed)",
        "Your action cards (reconstructed)",
    ]


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


def test_substitutes_are_look_alikes_by_blosum62() -> None:
    blosum: Any = substitution_matrices.load("BLOSUM62")  # type: ignore[no-untyped-call]
    inside = [blosum[LETTERS[a]][LETTERS[b]] for a in range(20) for b in LIKE[a]]
    across = [blosum[LETTERS[a]][LETTERS[b]] for a in range(20) for b in range(20) if a != b and b not in LIKE[a]]
    assert sum(inside) / len(inside) > 0.5 > -1 > sum(across) / len(across)
    assert blosum["I"]["V"] == 3, "as the card says"
    assert [LETTERS[letter] for letter in range(20) if not LIKE[letter]] == ["C", "G", "P"]


def test_action_cards_have_the_timings_that_the_rulebook_hints_at() -> None:
    counts = {
        timing: sum(card.count for card in ACTIONS if card.timing == timing) for timing in {c.timing for c in ACTIONS}
    }
    assert counts == {"immediate": 7, "own_turn": 6, "own_build": 4, "opponent_build": 1}


def test_a_box_that_is_not_complete_is_refused() -> None:
    box = Cards(load_data(components.__file__, "cards.json"))
    box.coins = 39
    with pytest.raises(ValueError, match="40 coins"):
        box.check()
    box = Cards(load_data(components.__file__, "cards.json"))
    box.d6 = [1, 2, 3, 4, 5, 6]
    with pytest.raises(ValueError, match="d6"):
        box.check()
    box = Cards(load_data(components.__file__, "cards.json"))
    box.d20 = box.d20[::-1]
    with pytest.raises(ValueError, match="d20"):
        box.check()
    box = Cards(load_data(components.__file__, "cards.json"))
    box.proteins[0].value = 3
    with pytest.raises(ValueError, match="n - 2 coins"):
        box.check()
    box = Cards(load_data(components.__file__, "cards.json"))
    box.actions[0].timing = "never"
    with pytest.raises(ValueError, match="no such timing"):
        box.check()
