"""Peptide: organelles bring RNA, ATP and amino acids, from which everybody builds a peptide chain."""

from benchtop.core.game import Credit, Option
from benchtop.core.text import Text

from .bots.heuristic import PeptideHeuristic
from .encoding import ENCODING
from .moves import MOVES
from .rules import Peptide
from .text.events import say
from .text.moves import words
from .text.table import HIGHLIGHT, table
from .view import private_view, public_view

GAME = Peptide(
    key="peptide",
    title="Peptide",
    summary="Draft organelles for RNA, energy and amino acids, and link the amino acids into a peptide chain.",
    version=1,
    seats=[2, 3, 4, 5, 6],
    max_moves=60 * 6 * 17 + 6 * 2,  # §6.5: rounds, seats, moves of a seat in a round; and 2 ATP each to begin with
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
    text=Text(table=table, words=words, say=say, highlight=HIGHLIGHT),
    options=[  # §9
        Option(
            "advanced",
            "Advanced game",
            default=False,
            help="At the end of each round ATP and RNA over your limits are discarded; a Vacuole can raise a limit.",
        ),
        Option(
            "strict_atp",
            "ATP supply as printed",
            default=True,
            help="Only the 32 printed ATP tokens exist and an empty supply gives nothing; off is a variant.",
        ),
        Option(
            "first_player",
            "First Player at the start",
            default="random",
            allowed=["random", "first"],
            help="Who begins: a seat by lot, or the first seat, where the host sits.",
        ),
    ],
    heuristic=PeptideHeuristic(),
    encoding=ENCODING,
)
