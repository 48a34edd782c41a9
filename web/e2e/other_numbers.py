"""A different value for every number in the games' data, with which the games can still be played.

Whatever a board says about the rules has to change with the data. The value given for a field replaces its first
number, the value plus one the second, and so on; a dictionary maps old values to new.
"""

from collections import Counter

from tests.games.numbers import Leaf, all_numbers, field_of, leaves

WARMER = {-80: -71, 4: 7, 16: 19, 25: 28, 37: 41, 50: 52, 55: 58, 65: 68, 80: 83, 100: 104}
"""The levels of the thermometer; every field that names a level must use this mapping."""

OTHERS: dict[str, dict[str, int | dict[int, int]]] = {
    "adna": {
        "bases.json *.count": 31,
        "enzymes.json *.cut_below": 12,
        "enzymes.json *.temperature": WARMER,
        "reactions.json *.count": {1: 5, 2: 7, 3: 8, 4: 9, 6: 10},
        "reactions.json *.levels.*": WARMER,
        "reactions.json *.draws": 5,
        "reactions.json *.takes": {2: 4, 3: 5},
        "reactions.json *.adds": {2: 4, 3: 7, 5: 6},
        "reactions.json *.moves": 3,
        "reactions.json *.count_in_list": 3,
        "reactions.json *.down": 4,
        "reactions.json *.longest": 17,
        "reactions.json *.leaves": 9,
        "reactions.json *.rearranges": 5,
        "reactions.json *.down_to": WARMER,
        "reactions.json *.up": 4,
        "reactions.json *.up_as_variant": 3,
        "reactions.json *.count_in_small_box": 3,
        "reactions.json *.up_to": WARMER,
        "rules.json thermometer.scale.*": WARMER,
        "rules.json thermometer.start": WARMER,
        "rules.json thermometer.swaps_above": 62,
        "rules.json target.usual": 34,
        "rules.json target.fair_from": 18,
        "rules.json target.scarce_from": 43,
        "rules.json games.*": {1: 2, 3: 7, 4: 8, 5: 9, 6: 11},
        "rules.json first_bases": 8,
        "rules.json draw.bases": 5,
        "rules.json draw.enzymes": 4,
        "rules.json draw.reactions": 7,
        "rules.json discards": 9,
        "rules.json quiet_turns": 23,
        "rules.json last_turn": 307,
        "rules.json attempts": 5,
    },
    "nucleo": {
        "cards.json stacks.cards.*": 31,
        "cards.json proteins.*.value": 6,
        "cards.json actions.*.count": {1: 3, 2: 4},
        "cards.json actions.*.number": {1: 7, 2: 8, 3: 9},
        "rules.json coins": 150,
        "rules.json pool.*": 121,
        "rules.json start.amino_acids": 7,
        "rules.json start.proteins": 5,
        "rules.json d6.*.faces": {2: 1, 1: 2},
        "rules.json d6.*.rolls": {1: 4, 2: 6},
        "rules.json offers_a_turn.three_offers": 11,
        "rules.json offers_a_turn.minute": 13,
        "rules.json second_thoughts.offers": 23,
        "rules.json second_thoughts.counter_offers": 7,
        "rules.json second_thoughts.drops": 9,
        "rules.json bank_price": 7,
        "rules.json secret_moments": 8,
        "rules.json last_round.usual": 67,
        "rules.json last_round.random_five": 107,
    },
    "pdb50": {
        "board.json goal": 61,
        "board.json last_round": 71,
        "board.json deposition_achievement": 7,
        "board.json researchers": 17,
        "board.json researchers_at_start": 4,
        "board.json draft.square": 4,
        "board.json draft.circle": 5,
        "board.json draft.triangle": 6,
        "board.json graduate.data": 7,
        "board.json graduate.team": 5,
        "board.json tokens.*.count": 141,
        "board.json boxes.*.options.*.gain.researcher": 3,
        "board.json boxes.*.from_round": 4,
        "board.json boxes.*.options.*.gain.achievement": 5,
        "board.json boxes.*.options.*.gain.sample": 11,
        "board.json boxes.*.options.*.pay.sample": 4,
        "board.json boxes.*.options.*.gain.crystal": 9,
        "board.json boxes.*.options.*.pay.crystal": 5,
        "board.json boxes.*.options.*.gain.square": 9,
        "board.json boxes.*.options.*.gain.circle": 11,
        "board.json boxes.*.options.*.gain.triangle": 9,
        "board.json boxes.*.options.*.pay.square": 4,
        "board.json boxes.*.options.*.pay.circle": 5,
        "board.json boxes.*.options.*.pay.triangle": 6,
        "innovations.json actions.*.options.*.gain.sample": 8,
        "innovations.json actions.*.options.*.gain.crystal": 7,
        "innovations.json actions.*.options.*.pay.crystal": 4,
        "innovations.json actions.*.options.*.gain.triangle": 5,
        "innovations.json actions.*.options.*.pay.data": 3,
        "innovations.json actions.*.options.*.gain.data": 3,
    },
    "peptide": {
        "cards.json amino_acids.*.value": {4: 7, 5: 8, 6: 9},
        "cards.json organelles.mitochondria.cards": 13,
        "cards.json organelles.mitochondria.gains": 5,
        "cards.json organelles.nucleus.cards": 14,
        "cards.json organelles.vacuole.cards": 15,
        "cards.json organelles.vacuole.gains": 4,
        "cards.json organelles.amino-acyl.cards": 16,
        "cards.json organelles.amino-acyl.costs": 3,
        "cards.json organelles.ribosome.cards": 17,
        "cards.json organelles.ribosome.costs": 4,
        "cards.json start_cards": 7,
        "cards.json rna.*": 21,
        "cards.json rna_field": 5,
        "cards.json atp_tokens": 97,
        "cards.json start_atp": 11,
        "cards.json bonus_cards.*": 11,
        "cards.json removed_amino_acids.*": {6: 5, 4: 3, 2: 1, 0: 7},
        "cards.json organelle_field.*": 22,
        "cards.json selections": 3,
        "cards.json face_down_gains": 7,
        "cards.json atp_actions.reset_rna": 5,
        "cards.json atp_actions.reset_organelles": 7,
        "cards.json atp_actions.select_twice": 8,
        "cards.json vacuole_track.tracks": 8,
        "cards.json vacuole_track.markers": 19,
        "cards.json vacuole_track.energy.start": 13,
        "cards.json vacuole_track.energy.top": 23,
        "cards.json vacuole_track.rna.start": 7,
        "cards.json vacuole_track.rna.top": 17,
        "cards.json hand_points.matched": 5,
        "cards.json hand_points.unmatched": 7,
        "cards.json stop_within_last": 7,
        "cards.json rounds_after_stop": 5,
        "cards.json last_round": 67,
        "cards.json quiet_rounds": 2,
    },
    "translation": {
        "actions.json cards.*.dealt": 3,
        "actions.json cards.*.use": 31,
        "actions.json cards.*.buy": 41,
        "rules.json points": 211,
        "rules.json staggered_points.*.*": 201,
        "rules.json face_up": 7,
        "rules.json start_length": 11,
        "rules.json fill_to": 10,
        "rules.json nucleotide_cards": 23,
        "rules.json translate_cost": 13,
        "rules.json per_amino_acid": 17,
        "rules.json per_pair": 19,
        "rules.json quiet_limit": 97,
        "rules.json copies.*": 6,
    },
}

KEPT: dict[str, dict[str, str]] = {
    "pdb50": {
        "board.json boxes.*.options.*.gain.leader": "there is one Leader token",
        "board.json boxes.*.options.*.gain.card": "one card lies on a box",
    },
}
"""Numbers that can have no other value, and why."""


def others(key: str) -> dict[Leaf, int]:
    """Return the new value of each number of a game."""
    found: dict[Leaf, int] = {}
    places: Counter[str] = Counter()
    for leaf, number in all_numbers(key).items():
        field = _field(leaf)
        other = OTHERS[key].get(field)
        if other is not None:
            found[leaf] = other[number] if isinstance(other, dict) else other + places[field]
            places[field] += 1
    return found


def kept(key: str) -> set[Leaf]:
    """Return the numbers of a game that can have no other value."""
    return {leaf for leaf in leaves(key) if _field(leaf) in KEPT.get(key, {})}


def _field(leaf: Leaf) -> str:
    file, way = leaf
    return f"{file} {'.'.join(map(str, field_of(way)))}"
