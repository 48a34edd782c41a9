"""PDB50: build a research team, collect data and deposit structures. RCSB PDB's worker-placement game."""

from benchtop.core.game import Credit, Option
from benchtop.core.text import Text

from . import text
from .bots.heuristic import PDB50Heuristic
from .components import (
    BOXES,
    COLOURS,
    DEPOSITION_WORTH,
    GOAL,
    LAST_ROUND,
    NUMBERS,
    OFFER,
    PURPOSES,
    TEAM_AT_START,
    cards,
    tight_board,
)
from .encoding import ENCODING
from .moves import MOVES
from .rules import PDB50
from .view import ZONES, private_view, public_view

GAME = PDB50(
    key="pdb50",
    title="PDB50",
    summary="Send your researchers, one a turn, to prepare samples, collect data and deposit structures.",
    version=3,
    seats=[2, 3, 4],
    # Every box once a round; a graduate for every recruit and starting researcher; the tokens drafted.
    max_moves=LAST_ROUND * sum(1 + box.recruits for box in BOXES) + len(COLOURS) * (TEAM_AT_START - 1) + len(OFFER),
    minutes=45,
    credit=Credit(
        designer="RCSB PDB",
        publisher="RCSB PDB",
        licence="CC BY-NC 4.0 (non-commercial use only)",
        link="https://www.rcsb.org",
        reconstructed=(
            "The rulebook's text lost its symbols, and the printed board and card faces were not at hand: which Data "
            "X-ray, NMR, Electron Microscopy, Analyze and three cards deal in, the prices of the archive and the "
            "choice of the 28 structures are our reconstruction, marked † in the game."
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
            "Every researcher is one move a round: send them to boxes and make samples, crystals and Data (■ ● ▲).",
            f"Data pay for cards: every structure that you deposit is worth {DEPOSITION_WORTH} achievement (★).",
            f"The game ends with the round in which somebody reaches {GOAL} ★; most ★ win.",
        ),
        focus=("Board", "Players"),
        tie=text.tie,
        standing="Achievement",
        highlight=text.HIGHLIGHT,
    ),
    options=[
        Option(
            "first_player",
            "First Leader",
            default="random",
            allowed=["random", "first"],
            help="A random player, or the player in the first seat if you want to choose who leads first.",
        ),
        Option(
            "leader_may_lead",
            "Leader may lead on",
            default=True,
            help="Whether the Leader may use Lead the Field too, to keep it from the others; the rulebook doesn't say.",
        ),
        Option(
            "clear_actions",
            "Clear Additional Actions",
            default=False,
            help="Variant: an Additional Action that nobody claims in a round leaves the game; a new card replaces it.",
        ),
        Option(
            "tight",
            "Tight board",
            default=False,
            help=f"Variant: fewer boxes for fewer players: {tight_board()}.",
        ),
    ],
    heuristic=PDB50Heuristic(),
    encoding=ENCODING,
)
