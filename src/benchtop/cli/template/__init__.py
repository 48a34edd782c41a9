"""Template: lay bases on a strand and score the hydrogen bonds of every pair."""

from benchtop.core.game import Credit, Option
from benchtop.core.text import Text

from . import text
from .moves import MOVES
from .rules import Template
from .view import common, view

GAME = Template(
    key="template",
    title="Template",
    summary="Lay bases beside one another and count the hydrogen bonds of every pair.",
    version=1,
    seats=[2, 3, 4],
    bound=40,
    minutes=5,
    credit=Credit(
        designer="Benchtop contributors",
        publisher="Benchtop",
        licence="MIT",
        link="",
        reconstructed="",
    ),
    moves=MOVES,
    common=common,
    view=view,
    text=Text(table=text.table, words=text.words, say=text.say),
    options=[
        Option("long", "Long game", default=False, help="Two decks instead of one."),
    ],
)
