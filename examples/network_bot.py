"""A bot that joins a table on a server and plays it to the end: network_bot.py http://127.0.0.1:8000 CODE

It knows no rules and needs none: the server sends what may be played. This one likes moves that promise points.
"""

import re
import sys
from typing import Any

from benchtop.client import Refused, Server


def worth(move: dict[str, Any]) -> int:
    """The largest number in the words of a move: "Translate lysine · 3 points" is worth 3."""
    return max(map(int, re.findall(r"\d+", move["words"])), default=0)


def main(base: str, code: str) -> None:
    """Take a seat and play whenever it is our turn."""
    table = Server(base).join(code, name="Magpie")
    print(f"I sit in seat {(table.seat or 0) + 1} of {table.url}")
    for news in table.follow():
        for event in news.happened:
            if event["words"]:
                print(" ", event["words"])
        if news.legal:
            try:
                table.play(max(news.legal, key=worth)["move"], ply=news.ply)
            except Refused as refused:
                print(f"  refused: {refused.detail}")
    print("It is over:", news.raw["table"]["result"])


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])
