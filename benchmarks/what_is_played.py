"""Reports what happens in games between bots: their length, who wins, which moves are played and which cards are used.

    python benchmarks/what_is_played.py GAME [--bots medium,medium] [--games 200] [--seats 2] [--jobs 2] [--seed x]
        [--option target=40] [--used Declared,Answered] [--all-cards]

Works for every game: it reads only public events and the catalogue. A card is used when a public event names it;
`--used` counts only the events named there. Intervals are 95 % (Wilson); turn order is counted from the player with the
first turn, whatever their seat.
"""

import argparse
import json
import statistics
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import benchtop
from benchtop.bots import Bot, Seat, make_bot
from benchtop.bots.arena import Plan, wilson
from benchtop.core.events import Event
from benchtop.core.game import Game
from benchtop.core.match import Match

BEGINNINGS = ("Started", "TurnBegan", "Began", "RoundBegan")
"""Events whose first seat is the player who began, if that is not the first seat to move."""


@dataclass
class Story:
    """The countable facts of a game."""

    bots: list[str]
    starter: int
    winners: list[int]
    scores: list[int]
    moves: int
    turns: int
    """How often the turn passed, and the first."""
    events: Counter[str] = field(default_factory=Counter)
    """How often each kind of public event happened."""
    cards: Counter[str] = field(default_factory=Counter)
    """How often a public event named each card, by its id."""

    @property
    def drawn(self) -> bool:
        """Whether nobody won alone."""
        return len(self.winners) != 1


def ids_by_name(game: Game) -> dict[str, str]:
    """Return the ids of the catalogue by the names events use for a card: the id itself, or the part after its kind."""
    ids = [card["id"] for card in game.cards()]
    return {**{name.partition(":")[2]: name for name in ids}, **{name: name for name in ids}}


def named(event: Event, ids: dict[str, str]) -> Iterable[str]:
    """Return the cards that an event names, by id."""
    for fact in event.facts().values():
        for word in fact if isinstance(fact, list) else [fact]:
            if isinstance(word, str) and word in ids:
                yield ids[word]


def play(plan: Plan, used: list[str], number: int) -> Story:
    """Play one game of the plan and count."""
    game = benchtop.game(plan.game)
    ids = ids_by_name(game)
    line_up = plan.line_up(number)
    match = Match(game, plan.seats, plan.seed_of(number), plan.options)
    bots: list[Bot] = [make_bot(spec, f"{plan.seed} {number} {seat}") for seat, spec in enumerate(line_up)]
    story = Story(line_up, match.to_move, [], [], 0, 1)
    began = False
    turn_of = game.whose_turn(match.state)
    while not match.over:
        seat = match.to_move
        for event in match.play(seat, bots[seat].choose(Seat(match.state, seat, match.log(seat)))):
            if event.only is not None:
                continue
            kind = type(event).__name__
            if not began and kind in BEGINNINGS and isinstance(event.facts().get("seat"), int):
                story.starter, began = vars(event)["seat"], True
            story.events[kind] += 1
            if not used or kind in used:
                story.cards.update(named(event, ids))
        now = game.whose_turn(match.state)
        story.turns += now != turn_of
        turn_of = now
    story.moves = len(match.played)
    story.winners, story.scores = match.state.winners(), match.state.scores()
    return story


# -- what it comes to -------------------------------------------------------------------------------------------------


def share(part: float, whole: int) -> str:
    """Return a share with its interval."""
    if not whole:
        return "-"
    low, high = wilson(part / whole, whole)
    return f"{part / whole:.1%} ({low:.1%} to {high:.1%})"


def spread(numbers: list[int]) -> str:
    """Return the median and the extremes of a list of numbers."""
    ordered = sorted(numbers)
    most = ordered[int(0.9 * len(ordered))]
    return f"median {statistics.median(ordered):g}, 90 % up to {most}, most {ordered[-1]}"


def table(heads: list[str], rows: list[list[str]]) -> None:
    print("| " + " | ".join(heads) + " |")
    print("|" + "---|" * len(heads))
    for row in rows:
        print("| " + " | ".join(row) + " |")
    print()


def wins(stories: list[Story], seats: Iterable[int]) -> float:
    """Return the games won by these seats, one per game; a shared win counts in part."""
    return sum(1 / len(story.winners) for story, seat in zip(stories, seats, strict=True) if seat in story.winners)


def report(plan: Plan, stories: list[Story], *, all_cards: bool) -> None:
    games = len(stories)
    print(f"{plan.game}, {plan.seats} seats, {' against '.join(plan.bots)}, {games} games\n")
    table(
        ["", ""],
        [
            ["turns", spread([story.turns for story in stories])],
            ["moves", spread([story.moves for story in stories])],
            ["winning score", spread([max(story.scores) for story in stories])],
            ["nobody wins alone", share(sum(story.drawn for story in stories), games)],
        ],
    )
    by_order = []
    for place in range(plan.seats):
        won = wins(stories, [(story.starter + place) % plan.seats for story in stories])
        by_order.append([str(place + 1), share(won, games)])
    table(["turn order", "wins"], by_order)
    if len(set(plan.bots)) > 1:
        by_bot = []
        for bot in dict.fromkeys(plan.bots):
            chairs = sum(story.bots.count(bot) for story in stories) / games
            won = sum(
                sum(story.bots[seat] == bot for seat in story.winners) / max(1, len(story.winners)) for story in stories
            )
            by_bot.append([bot, f"{chairs:g}", share(won, games)])
        table(["bot", "seats a game", "wins"], by_bot)
    table(
        ["event", "a game", "in how many games"],
        [
            [kind, f"{count / games:.2f}", share(sum(kind in story.events for story in stories), games)]
            for kind, count in sum((story.events for story in stories), Counter[str]()).most_common()
        ],
    )
    report_cards(
        benchtop.game(plan.game), sum((story.cards for story in stories), Counter()), games, all_cards=all_cards
    )


def report_cards(game: Game, used: Counter[str], games: int, *, all_cards: bool) -> None:
    """Print the cards of each kind that were used: how many, which most, which never."""
    kinds: dict[str, list[str]] = {}
    for card in game.cards():
        kinds.setdefault(card["kind"], []).append(card["id"])
    rows = []
    for kind, ids in kinds.items():
        never = [name for name in ids if not used[name]]
        count = sum(used[name] for name in ids)
        rows.append([kind, f"{len(ids) - len(never)} of {len(ids)}", f"{count / games:.2f}", ", ".join(never) or "-"])
    table(["kind of card", "used", "a game", "never"], rows)
    if all_cards:
        table(["card", "a game"], [[name, f"{count / games:.3f}"] for name, count in used.most_common()])


def options(texts: list[str]) -> dict[str, Any]:
    """Options as "key=value", the value read as JSON where it is some."""
    found: dict[str, Any] = {}
    for text in texts:
        key, _, value = text.partition("=")
        try:
            found[key] = json.loads(value)
        except ValueError:
            found[key] = value
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="What happens in games between bots.")
    parser.add_argument("game", choices=list(benchtop.games()))
    parser.add_argument("--bots", default="medium,medium")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", default="played")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--used", default="", help="events that count as using a card (all public ones)")
    parser.add_argument("--all-cards", action="store_true", help="list every card that was used")
    asked = parser.parse_args()
    plan = Plan(asked.game, asked.bots.split(","), asked.seats, asked.games, asked.seed, options(asked.option))
    plan.check()
    one = partial(play, plan, [name for name in asked.used.split(",") if name])
    with ProcessPoolExecutor(asked.jobs) as pool:
        stories = list(pool.map(one, range(plan.games)))
    report(plan, stories, all_cards=asked.all_cards)


if __name__ == "__main__":
    main()
