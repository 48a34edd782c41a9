"""NUCLEO: collect amino acids, trade them, and build proteins before the coins run out."""

from benchtop.core.game import Credit, Option
from benchtop.core.text import Text

from .bots.heuristic import NucleoHeuristic
from .components import NOTE, NUMBERS, OFFERS, POOL, PURPOSES, cards
from .encoding import ENCODING
from .moves import MOVES
from .rules import Nucleo, longest_game
from .text.events import say
from .text.moves import EXAMPLE, expand, words
from .text.table import HIGHLIGHT, score_lines, table, tie
from .view import ZONES, private_view, public_view

GAME = Nucleo(
    key="nucleo",
    title="NUCLEO",
    summary="Roll for amino acids, trade them with each other and the bank, and build proteins for coins.",
    version=3,
    seats=sorted(POOL),
    max_moves=longest_game(),
    minutes=35,
    credit=Credit(
        designer="TU Delft iGEM team 2022",
        publisher="TU Delft iGEM team 2022, for its project SPYKE",
        licence="Not stated; the rules are in our own words and nothing printed is copied",
        link="https://2022.igem.wiki/tudelft/collaborations",
        reconstructed=NOTE,
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
            "Roll for amino acids, trade for those you lack, and build the proteins on your cards.",
            "A protein that you build pays its coins; one that you still hold at the end costs as many.",
            "The game ends at once when the last coin of the pool is taken; most points win.",
        ),
        focus=("On the table", "Your amino acids", "Your proteins", "Your action cards"),
        tie=tie,
        standing="Coins; at the end the proteins not built are taken off",
        highlight=HIGHLIGHT,
        expand=expand,
        example=EXAMPLE,
    ),
    options=[  # §9.1
        Option(
            "first_player",
            "First player",
            default="vote",
            allowed=("vote", "vote_for_any", "random", "first"),
            help="Who begins. vote: the player with most votes for imitating a protein, but you cannot vote for "
            "yourself; with two players it is drawn by lot. vote_for_any: you may vote for yourself, so two players "
            "vote as well. random: by lot. first: the first seat.",
        ),
        Option(
            "negotiation",
            "Negotiation",
            default="minute",
            allowed=("minute", "three_offers"),
            help=f"How long you may haggle in your turn: as much as fits into a minute (at most "
            f"{OFFERS['minute']} offers; the table's clock keeps the time), or Variant: {OFFERS['three_offers']} "
            "offers and no clock.",
        ),
        Option(
            "proteins",
            "Protein cards",
            default="row",
            allowed=("row", "hand"),
            help="Where they are kept. row: face down before their owner, where everybody sees which back moves. hand: "
            "in hand, as printed, so that others cannot tell which of several goes under the pile.",
        ),
        Option("open_hands", "Open hands", default=False, help="Variant for teaching: everybody sees all hands."),
        Option(
            "random_five",
            "Random five",
            default=False,
            help="Variant: the amino acids for the bank are drawn at random from the hand (longer games).",
        ),
    ],
    heuristic=NucleoHeuristic(),
    encoding=ENCODING,
)
