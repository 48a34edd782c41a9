"""Translation: why something may not be done, in words to learn from. § numbers: docs/games/translation/rules.md."""

from benchtop.bio.bases import decode
from benchtop.core.refusal import Refusal

from .advice import about_water, backwards, nearby_stop, on_other_strand, patterns, remedy_for
from .cards import ACTIONS, AMINOS, BUY, CHOICES, COPIES, FACES, LETTERS, LONGEST, POINTS, TOGGLE, TRANSLATE_COST, USE
from .state import NOTHING, State

# -- translating ----------------------------------------------------------------------------------------------------


def not_face_up(s: State, amino: int) -> Refusal:
    """The card is not among the five that may be translated (§3.1)."""
    name = AMINOS[amino].name
    for seat, held in enumerate(s.collected):
        if amino in held:
            whose = "You have" if seat == s.to_move else "Another player has"
            return Refusal(
                "already_collected", "§3.1", f"{whose} collected {name} already; there is one of each amino acid."
            )
    if amino in s.deck:
        return Refusal(
            "not_face_up",
            "§3.1",
            f"{name} is still in the deck.",
            remedy="A new card is turned up with every translation.",
        )
    return Refusal("not_in_game", "§8.4", f"{name} is not in this short game.")


def not_spelled(s: State, amino: int) -> Refusal:
    """No codon stands on the active strand from 5' to 3' (§3.2, §3.3)."""
    name = AMINOS[amino].name
    codons = on_other_strand(s.strand, amino)
    if codons:
        stand = f"{codons[0]} is" if len(codons) == 1 else f"{listed(codons)} are"
        return Refusal(
            "other_strand",
            "§3.3",
            f"{stand} on the other strand: play Reverse Complement to read {name} there.",
            "The two strands run in opposite directions, and each is read from its own 5' end.",
            remedy_for(s, amino),
        )
    stop = nearby_stop(s.strand, amino)
    if stop is not None:
        return Refusal(
            "stop_codon",
            "§3.2",
            f"{stop[0]} at letter {stop[1]} is a stop codon; {name} needs {patterns(amino)}.",
            "Stop codons belong to no amino acid: a release factor binds them, and translation ends.",
            remedy_for(s, amino),
        )
    codons = backwards(s.strand, amino)
    if codons:
        stand = f"{codons[0]} stands" if len(codons) == 1 else f"{listed(codons)} stand"
        read = listed([codon[::-1] for codon in codons])
        return Refusal(
            "wrong_order",
            "§3.3",
            f"{stand} there only backwards: from 5' to 3' the strand reads {read}.",
            "Ribosomes read from 5' to 3', never the other way.",
            remedy_for(s, amino),
        )
    return Refusal(
        "no_codon",
        "§3.2",
        f"{name} needs {patterns(amino)}, and {decode(s.strand)} spells it nowhere.",
        remedy=remedy_for(s, amino),
    )


def wrong_water(s: State, amino: int) -> Refusal:
    """The codon is there, the water is not as it should be (§3.4)."""
    card = AMINOS[amino]
    if s.ready[TOGGLE] == 0:
        remedy = "You have toggled the water this turn; it stays until somebody's next turn."
    elif s.points < USE[TOGGLE] + TRANSLATE_COST:
        remedy = f"Toggle the water first; with {s.points} point left you cannot do both this turn."
    else:
        remedy = "Toggle the water first."
    if card.hydrophilic:
        text = f"{card.name} is hydrophilic and the water is OFF."
        return Refusal("needs_water", "§3.4", text, about_water(amino), remedy)
    text = f"{card.name} is hydrophobic and the water is ON."
    return Refusal("needs_no_water", "§3.4", text, about_water(amino), remedy)


def listed(codons: list[str]) -> str:
    """ "TTG", "CTT and TTG" or "CTA, CTT and TTG"."""
    return " and ".join([", ".join(codons[:-1]), codons[-1]] if len(codons) > 1 else codons)


# -- cards and points -----------------------------------------------------------------------------------------------


def not_owned(s: State, card: int) -> Refusal:
    """The card is not in front of the player (§4.1)."""
    name = ACTIONS[card].name
    if card == TOGGLE:
        return Refusal("no_water", "§8.3", "This variant is played without water.")
    remedy = f"Nobody sells {name} any more: the pool has none left."
    if s.pool[card] > 0:
        remedy = f"Buy it for {BUY[card]} points; it then works from your next turn on."
    return Refusal("not_owned", "§4.1", f"You have no {name} card.", remedy=remedy)


def spent(s: State, card: int) -> Refusal:
    """No copy of the card is ready any more, or yet (§4.1, §5.2)."""
    name = ACTIONS[card].name
    if s.bought[card] == s.owned[s.to_move][card]:
        return Refusal(
            "bought_this_turn",
            "§5.2",
            f"You bought {name} this turn.",
            remedy="It works from your next turn on, once in each of your turns.",
        )
    return Refusal(
        "used_this_turn",
        "§4.1",
        f"You have used {name} this turn; each copy works once a turn.",
        remedy="You can use it again on your next turn.",
    )


def pool_empty(s: State, card: int) -> Refusal:
    """Every copy has been bought (§5.1)."""
    copies = COPIES[s.seats]
    count = "its only copy has" if copies == 1 else f"all {copies} copies have"
    return Refusal("pool_empty", "§5.1", f"The pool has no {ACTIONS[card].name} left: {count} been bought.")


def same_letter(s: State, at: int, base: int) -> Refusal | None:
    """Mutate changes something (§4.9)."""
    if s.strand[at] != base:
        return None
    text = f"Letter {at + 1} is {LETTERS[base]} already."
    return Refusal("same_letter", "§4.9", text, "A mutation is a change of the sequence.", "Choose another letter.")


def too_few_points(s: State, what: str, cost: int) -> Refusal | None:
    """The seat to move cannot pay (§2.1)."""
    if cost <= s.points:
        return None
    have = "1 point" if s.points == 1 else f"{s.points} points"
    text = f"You have {have} left; {what} costs {cost}."
    return Refusal("too_few_points", "§2.1", text, remedy=f"You have {POINTS} points again on your next turn.")


# -- the strand -----------------------------------------------------------------------------------------------------


def finish_first(s: State) -> Refusal:
    """An Insert is pending (§4.6)."""
    if s.letter == NOTHING:
        first, second = [LETTERS[base] for base in CHOICES[s.face]]
        text = f"You rolled {FACES[s.face]}: choose {first} or {second} first."
        return Refusal("finish_first", "§4.6", text, about_face(s.face), f"Play letter {first} or letter {second}.")
    text = f"You are inserting {LETTERS[s.letter]}: lay it first."
    return Refusal("finish_first", "§4.6", text, remedy=f"Play gap 1 to gap {len(s.strand) + 1}.")


def letter_not_rolled(s: State) -> Refusal:
    """The black die allows two other letters (§4.6)."""
    first, second = [LETTERS[base] for base in CHOICES[s.face]]
    text = f"You rolled {FACES[s.face]}, which stands for {first} or {second}."
    return Refusal("letter_not_rolled", "§4.6", text, about_face(s.face), f"Choose {first} or {second}.")


def about_face(face: int) -> str:
    """What W, S, R and Y mean."""
    return {
        "W": "W is for weak: A and T pair with two hydrogen bonds.",
        "S": "S is for strong: C and G pair with three hydrogen bonds.",
        "R": "R is for purine: A and G have two rings.",
        "Y": "Y is for pyrimidine: C and T have one ring.",
    }[FACES[face]]


def nothing_rolled() -> Refusal:
    """No Insert is pending (§4.6)."""
    return Refusal("nothing_rolled", "§4.6", "No letter waits to be inserted.", remedy="Play Insert to roll one.")


def strand_full(s: State) -> Refusal | None:
    """All nucleotide cards are on the table (§4.2)."""
    if s.supply > 0:
        return None
    text = f"All {LONGEST} nucleotide cards are in the strand."
    return Refusal("strand_full", "§4.2", text, remedy="Delete a letter first.")


def no_such_letter(s: State, at: int) -> Refusal | None:
    """The strand is not that long (§9.1)."""
    if at < len(s.strand):
        return None
    text = f"The strand has {len(s.strand)} letters; there is no letter {at + 1}."
    return Refusal("no_such_letter", "§9.1", text, remedy=f"Choose a letter from 1 to {len(s.strand)}.")


def no_such_gap(s: State) -> Refusal:
    """The strand is not that long (§9.2)."""
    last = len(s.strand) + 1
    text = f"A strand of {len(s.strand)} letters has the gaps 1 to {last}."
    return Refusal("no_such_gap", "§9.2", text, remedy=f"Choose a gap from 1 (5' end) to {last} (3' end).")
