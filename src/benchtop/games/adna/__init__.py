"""Adna's Lab: build a DNA chain, and cut the rival's with restriction enzymes."""

from benchtop.core.game import Credit, Option
from benchtop.core.text import Text

from . import text
from .bots.heuristic import AdnaHeuristic
from .components import (
    ATTEMPTS,
    COPIES,
    FAIR_FROM,
    FULL_SET,
    GAMES,
    HEATING_BLOCK,
    LAST_TURN,
    LISTED_SET,
    LONGEST,
    NUMBERS,
    PCR,
    PURPOSES,
    SCARCE_FROM,
    SHORTEST,
    SMALL_SET,
    USUAL,
    UV,
    WATER,
    cards,
    counted,
    number,
)
from .encoding import ENCODING
from .moves import MOVES
from .rules import AdnasLab
from .view import ZONES, private_view, public_view

MOVES_A_TURN = 60
"""Upper limit on the average number of moves in a turn.

A turn brings six cards into play, and each of two Reactions cards brings five more bases. A card takes at most sixteen
decisions, answers included; only passes belong to no card.
"""

MOST_GAMES = GAMES[-1] + 1
"""The games of a match, plus the extra game (§10.5)."""

GAME = AdnasLab(
    key="adna",
    title="Adna's Lab",
    summary="Build a DNA chain base by base, and attack your rival's with the reagents and enzymes of a genetics lab.",
    version=4,
    seats=[2],
    max_moves=MOVES_A_TURN * LAST_TURN * ATTEMPTS * MOST_GAMES,
    minutes=30,
    credit=Credit(
        designer="SciBoard Games",
        publisher="SciBoard Games",
        licence="No licence is stated in the booklet; rules and facts are in our own words here.",
        link="https://thetoxicologisttoday.blogspot.com/2019/01/adnas-lab-tutorial-2-power-of-uracil.html",
        reconstructed=(
            "No list of the 50 enzymes is public: which enzymes, their colours and their BSA marks are our "
            "reconstruction from real enzymes. The booklet disagrees with itself about the number of Reactions cards "
            "(88 in total, 90 in its list, Distilled water uncounted); all three numbers are offered."
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
        table=text.table,
        words=text.words,
        say=text.say,
        arithmetic=text.score_lines,
        goal=(
            "Lay bases to make your DNA chain longer, and shorten your rival's with enzymes and reagents.",
            "The winner scores the length of the chain less the cards still in hand; the loser scores nothing.",
            "The game ends at once when a chain has the agreed length and no uracil in it: its owner has won.",
        ),
        focus=("Chains", "Thermometer", "Being played", "Your hand", "Now"),
        tie=text.tie,
        standing="Bases in the chain; in a match, of all its games together",
        highlight=text.HIGHLIGHT,
    ),
    heuristic=AdnaHeuristic(),
    encoding=ENCODING,
    options=[
        Option(
            "target",
            "Chain length",
            default=USUAL,
            allowed=range(SHORTEST, LONGEST + 1),
            help=(
                f"The first complete chain wins, {USUAL} in the booklet's fast game; below {FAIR_FROM} the starter "
                f"mostly wins, at {SHORTEST} with the first bases; from {SCARCE_FROM} on the Bases deck may run out "
                "and the game be drawn."
            ),
        ),
        Option(
            "games",
            "Games in the match",
            default=GAMES[0],
            allowed=GAMES,
            help="How many games you play; the next option says how they decide the match.",
        ),
        Option(
            "match",
            "Match decided by",
            default="points",
            allowed=["points", "best_of"],
            help=(
                "points: you play all games and add up their points; best_of: the player with most games won wins, and "
                "the match ends once that is decided."
            ),
        ),
        Option(
            "first_player",
            "Who begins",
            default="atg",
            allowed=["atg", "random", "first"],
            help=(
                "atg: the first player to draw A, T and G, as printed; random: by lot; first: the first seat, and in a "
                "match the players take turns."
            ),
        ),
        Option(
            "cards",
            "Reactions cards",
            default=FULL_SET,
            allowed=[FULL_SET, LISTED_SET, SMALL_SET],
            help=(
                f"{FULL_SET} keeps every count of the booklet's list and adds {COPIES[WATER]} Distilled water; "
                f"{LISTED_SET} is the list alone; {SMALL_SET} is the booklet's total, with "
                f"{number(UV, 'count_in_small_box')} Ultra-Violet Lights, not {COPIES[UV]}."
            ),
        ),
        Option(
            "heating_block",
            "Heating Block",
            default="two",
            allowed=["two", "one_or_two"],
            help=(
                "Variant: a Heating Block may move the thermometer "
                f"{counted(number(HEATING_BLOCK, 'up_as_variant'), 'level')} instead of {number(HEATING_BLOCK, 'up')}."
            ),
        ),
        Option(
            "both_draw",
            "Both draw",
            default="never",
            allowed=["never", "first", "always"],
            help=(
                "never: only the player whose turn it is, as the booklet's pictures show; always: both before every "
                "turn, as its words say; first: Variant: both before the first turn, so nobody attacks an empty hand."
            ),
        ),
        Option(
            "pcr",
            "Amplification (PCR)",
            default="with_supports",
            allowed=["with_supports", "three", "strict"],
            help=(
                "with_supports: the cards played with a PCR do in it what is printed on them; three: it adds its "
                f"{counted(number(PCR, 'adds'), 'base')} and no more; strict: Variant: dNTPs, DNA Polymerase and DMSO "
                "work only in a PCR."
            ),
        ),
        Option(
            "teams",
            "Teams",
            help="Four people in two teams: a seat is a team of two that decides together; nothing else changes.",
            default=False,
        ),
    ],
)
