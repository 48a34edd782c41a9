"""NUCLEO: the cards, checked as they are loaded. What the cards say is a reconstruction, and each card is marked so."""

import json
from pathlib import Path
from typing import Any

from benchtop.bio.amino import LETTERS

TIMINGS = ("immediate", "own_turn", "own_build", "opponent_build")


class ProteinCard:
    """One of the twenty proteins that can be built."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.id: str = data["id"]
        self.name: str = data["name"]
        self.value: int = data["value"]
        """Coins for building it, and the penalty for still holding it at the end."""
        self.letters: str = data["amino_acids"]
        """The amino acids to build it from, in the order of the real protein; the order plays no part."""
        self.residues: str = data["residues"]
        self.uniprot: str = data["uniprot"]
        self.pdb: str | None = data["pdb"]
        self.pdb_note: str = data["pdb_note"]
        self.fragment: str = data["fragment"]
        """A stretch of the real sequence that holds these residues."""
        self.fact: str = data["fact"]
        self.reconstructed: bool = data["reconstructed"]


class ActionCard:
    """One of the fourteen kinds of action card."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.id: str = data["id"]
        self.name: str = data["name"]
        self.count: int = data["count"]
        self.timing: str = data["timing"]
        self.effect: str = data["effect"]
        self.fact: str = data["fact"]
        self.reconstructed: bool = data["reconstructed"]


class Cards:
    """All that is in the box."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.note: str = data["reconstructed"]
        """What is printed and what is reconstructed, in a sentence."""
        self.coins: int = data["coins"]
        self.pool: dict[int, int] = {int(seats): coins for seats, coins in data["pool"].items()}
        self.start_aminos: int = data["start"]["amino_acids"]
        self.start_proteins: int = data["start"]["proteins"]
        self.d20: str = data["d20"]
        self.d6: list[int] = data["d6"]
        self.substitutes: list[str] = data["substitutes"]
        self.stacks: dict[str, int] = data["stacks"]["cards"]
        self.proteins: list[ProteinCard] = [ProteinCard(card) for card in data["proteins"]]
        self.actions: list[ActionCard] = [ActionCard(card) for card in data["actions"]]
        self.check()

    def check(self) -> None:
        """ValueError if this is not the box that the rules describe (§1.2)."""
        in_stacks = "".join(self.stacks)
        counts = (sum(self.stacks.values()), len(self.proteins), sum(card.count for card in self.actions), self.coins)
        if self.d20 != LETTERS or in_stacks != LETTERS:
            raise ValueError("the d20 and the stacks carry the twenty letters in alphabetical order")
        if counts != (121, 20, 18, 40):
            raise ValueError(f"121 amino acids, 20 proteins, 18 actions and 40 coins are in the box, not {counts}")
        if sorted(self.d6) != [1, 1, 2, 3, 3, 4]:
            raise ValueError("the d6 shows its four symbols on 2, 1, 2 and 1 faces")
        for protein in self.proteins:
            if protein.value != len(protein.letters) - 2 or not set(protein.letters) <= set(LETTERS):
                raise ValueError(f"{protein.id}: a protein of n amino acids is worth n - 2 coins")
        for action in self.actions:
            if action.timing not in TIMINGS:
                raise ValueError(f"{action.id}: no such timing as {action.timing}")


def load() -> Cards:
    """The cards of data/cards.json."""
    return Cards(json.loads((Path(__file__).parent / "cards.json").read_text(encoding="utf-8")))
