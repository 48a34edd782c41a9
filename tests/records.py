"""Records of whole random games, one for the defaults of a game and one for each value of its options. They show that
later programs still replay them exactly:

    python -m tests.records KEY ...

Regenerate them when a game's rules version is raised. A record of an older version that stays (`version-N.json`) shows
that it is refused with an explanation.
"""

import json
import sys
from pathlib import Path

import benchtop
from benchtop.core.match import Match
from benchtop.core.rng import seeded
from tests.play import option_sets

FOLDER = Path(__file__).with_suffix("")


def write(key: str) -> None:
    """Write the records of that game, replacing those of its current version."""
    game = benchtop.game(key)
    home = FOLDER / key
    for old in home.glob("*.json"):
        record = json.loads(old.read_text(encoding="utf-8"))
        if record["rules_version"] != game.version and old.stem == "defaults":
            old.rename(home / f"version-{record['rules_version']}.json")
        elif not old.stem.startswith("version-"):
            old.unlink()
    for number, options in enumerate(option_sets(game)):
        match = Match(game, game.seats[number % len(game.seats)], f"record-{number}", options)
        rng = seeded(f"moves {number}")
        while not match.over:
            moves = match.state.legal()
            match.play(match.to_move, moves[rng.below(len(moves))])
        name = "-".join(f"{option}-{str(value).lower()}" for option, value in options.items()) or "defaults"
        text = json.dumps(match.record(), separators=(",", ":"), ensure_ascii=False)
        (home / f"{name}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    for each in sys.argv[1:]:
        write(each)
