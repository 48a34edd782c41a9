"""Translation: spell amino acids on a strand of DNA, and collect those that belong together."""

from benchtop.core.game import Credit, Option
from benchtop.core.text import Text

from . import text
from .bots.heuristic import TranslationHeuristic
from .catalogue import cards
from .components import (
    ACTIONS,
    AMINOS,
    CARD_EXTEND,
    COPIES,
    HALVES,
    LONGEST,
    NUMBERS,
    PER_AMINO_ACID,
    PER_PAIR,
    POINTS,
    PURPOSES,
    QUIET_LIMIT,
    plural,
    staggered_turns,
)
from .encoding import ENCODING
from .moves import MOVES
from .rules import Translation
from .view import ZONES, private_view, public_view

_DECISIONS_A_TURN = POINTS + 2 * max(COPIES.values())
"""Most moves of one turn: each costs at least a point, except the letter and gap of each Insert card (§4.6)."""

GAME = Translation(
    key="translation",
    title="Translation",
    summary="Change a strand of DNA until it spells the amino acids you want, and collect those of one group.",
    version=3,
    seats=list(COPIES),
    # At most QUIET_LIMIT turns lie between two translations; then the game ends (§6.3).
    max_moves=len(AMINOS) * QUIET_LIMIT * _DECISIONS_A_TURN,
    minutes=40,
    credit=Credit(
        designer="Helen V Cook",
        publisher="Helen V Cook (print and play)",
        licence="CC BY-SA 4.0",
        link="https://github.com/bitmask/amino-acid-card-game",
        reconstructed="Cards and costs are as printed (version 1.3); where the printed rules are silent or contradict "
        "themselves, the rulings say what is played, such as "
        f"{plural(ACTIONS[CARD_EXTEND].dealt, 'Extend card')} each and a strand of at most {LONGEST} letters.",
    ),
    moves=MOVES,
    public_view=public_view,
    private_view=private_view,
    cards=cards,
    zones=ZONES,
    purposes=PURPOSES,
    numbers=NUMBERS,
    text=Text(
        table=text.table,
        words=text.words,
        say=text.say,
        arithmetic=text.score_lines,
        goal=(
            "Change the letters of the DNA strand until they spell an amino acid that lies face up, and translate it.",
            f"Every amino acid you collect scores {PER_AMINO_ACID}, and every pair of one group {PER_PAIR} more.",
            "The game ends when the last amino acid has been collected; most points win.",
        ),
        focus=("Now", "Strand", "Amino acids"),
        tie=text.tie,
        standing="Points",
        highlight=text.HIGHLIGHT,
    ),
    heuristic=TranslationHeuristic(),
    encoding=ENCODING,
    options=[
        Option(
            "first_player",
            "Who begins",
            default="random",
            allowed=["random", "first"],
            help="A random player, or the player in the first seat if you want to agree on who begins.",
        ),
        Option(
            "first_turn_points",
            "First turns",
            default="printed",
            allowed=["printed", "staggered"],
            help=f"As printed, everybody starts with {POINTS} points, and the first player wins most games. Variant: "
            f"staggered first turns make up for that: {staggered_turns()}.",
        ),
        Option(
            "dice",
            "Dice",
            default="d8",
            allowed=["d8", "d6"],
            help="The printed eight-sided dice, or the printed six-sided substitute; its black die has no R and no Y.",
        ),
        Option(
            "tie_break",
            "Ties",
            default="shared",
            allowed=["shared", "most_cards"],
            help="Equal scores share the win, or (a variant) the player with more amino acids wins.",
        ),
        Option(
            "water",
            "Water",
            default=True,
            help="Off is a variant for beginners: hydrophobicity doesn't matter, and there is no water to toggle.",
        ),
        Option(
            "groups",
            "Amino acids",
            default="all",
            allowed=["all", *HALVES],
            help="All twenty, or (a variant, a short game) ten: the aliphatic, sulfur, small polar and acid "
            "derivative groups, or the aromatic, basic, acidic and unusual groups.",
        ),
    ],
)
