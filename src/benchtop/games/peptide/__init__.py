"""Peptide: organelles bring RNA, ATP and amino acids, from which everybody builds a peptide chain."""

from benchtop.core.game import Credit, Option
from benchtop.core.text import Text

from .bots.heuristic import PeptideHeuristic
from .components import (
    ATP_TOKENS,
    GAIN_FACE_DOWN,
    GAINS,
    LAST_ROUND,
    NUMBERS,
    PURPOSES,
    ROUNDS_AFTER_STOP,
    SEATS,
    SELECTIONS,
    START_ATP,
    cards,
)
from .encoding import ENCODING
from .moves import MOVES
from .rules import Peptide
from .text.events import say
from .text.moves import words
from .text.table import HIGHLIGHT, score_lines, table
from .view import ZONES, private_view, public_view

MOVES_A_ROUND = 2 + 2 + SELECTIONS * (3 + 3 + max(GAIN_FACE_DOWN, *GAINS) + 1)
"""Upper limit on a seat's moves in a round, without ATP from earlier rounds: selections with turns kept open and ended,
up to three moves for each organelle, an action for every ATP gained, a discard for every RNA card, Phase 2 kept open
and ended, a proposal and an answer."""

GAME = Peptide(
    key="peptide",
    title="Peptide",
    summary="Draft organelles for RNA, energy and amino acids, and link the amino acids into a peptide chain.",
    version=3,
    seats=list(range(2, SEATS + 1)),
    max_moves=SEATS * ((LAST_ROUND + ROUNDS_AFTER_STOP) * MOVES_A_ROUND + START_ATP),  # §6.5
    minutes=40,
    credit=Credit(
        designer="John J. Coveyou",
        publisher="Genius Games, 2016",
        licence="All rights reserved by Genius Games; this is an independent implementation without its text or art",
        link="https://www.geniusgames.org",
        reconstructed=(
            "The rulebook prints three triplets (Ser, Arg, Thr) and three values (Asn, Pro, Val); the other triplets"
            " and values and the tops of the Vacuole Track are our reconstruction, marked * on the cards."
        ),
    ),
    moves=MOVES,
    public_view=public_view,
    private_view=private_view,
    cards=cards,
    zones=ZONES,
    purposes=PURPOSES,
    numbers=NUMBERS,
    text=Text(
        table=table,
        words=words,
        say=say,
        arithmetic=score_lines,
        goal=(
            "Take organelles. They bring RNA letters, energy (ATP) and amino acids, and link these to your chain.",
            "Amino acids in your chain score most, fixed ones more than face-up ones. Those in your hand hardly count.",
            "After the STOP card turns up, you play one more round. Then the most points win.",
        ),
        focus=("Your hand", "Peptide chains", "RNA and"),
        highlight=HIGHLIGHT,
    ),
    options=[  # §9
        Option(
            "advanced",
            "Advanced game",
            default=False,
            help="At the end of each round you discard ATP and RNA over your limits; a Vacuole can raise a limit.",
        ),
        Option(
            "strict_atp",
            "ATP supply as printed",
            default=True,
            help=f"Only the {ATP_TOKENS} printed ATP tokens exist and an empty supply gives nothing; off is a variant.",
        ),
        Option(
            "first_player",
            "First Player at the start",
            default="random",
            allowed=["random", "first"],
            help="A random seat begins, or the first seat. The printed rules let the youngest player begin.",
        ),
    ],
    heuristic=PeptideHeuristic(),
    encoding=ENCODING,
)
