"""Template: lay bases on a strand and score the hydrogen bonds of every pair."""

from benchtop.core.game import Credit, Option
from benchtop.core.text import Text

from . import text
from .bots.heuristic import TemplateHeuristic
from .components import COPIES, LETTERS, PURPOSES, cards
from .encoding import ENCODING
from .moves import MOVES
from .rules import Template
from .view import ZONES, private_view, public_view

GAME = Template(
    key="template",
    title="Template",
    summary="Lay bases beside one another and count the hydrogen bonds of every pair.",
    version=1,
    seats=[2, 3, 4],
    max_moves=COPIES * len(LETTERS),  # every move uses a card
    minutes=5,
    credit=Credit(
        designer="Benchtop contributors",
        publisher="Benchtop",
        licence="MIT",
        link="",
        reconstructed="",
    ),
    moves=MOVES,
    public_view=public_view,
    private_view=private_view,
    cards=cards,
    zones=ZONES,
    purposes=PURPOSES,
    text=Text(
        table=text.table,
        words=text.words,
        say=text.say,
        arithmetic=text.score_lines,
        goal=(
            "Lay a base from your hand at the end of the strand.",
            "Every pair scores its hydrogen bonds: two for A and T, three for C and G.",
            "The game ends when all cards are used up; most points win.",
        ),
        focus=("Strand", "Your hand"),
    ),
    heuristic=TemplateHeuristic(),
    encoding=ENCODING,
    options=[
        Option("long", "Long game", default=False, help="Two decks instead of one."),
    ],
)
