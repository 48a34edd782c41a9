"""PDB50: remedies. They name the moves that help now, or else say what is missing and where it is. § numbers refer to
docs/games/pdb50/rules.md."""

from benchtop.core.refusal import Facts
from benchtop.core.state import NONE
from benchtop.core.text import listed

from .components import (
    BOXES,
    DATA,
    GRADUATE,
    GRADUATE_DATA,
    GRADUATE_KEY,
    GRADUATE_TITLE,
    PLURAL,
    TOKEN,
    Bargain,
    Box,
    BoxOption,
    amount,
    does,
)
from .state import ALL_SPOTS, State
from .turns import GRADUATIONS, choices

Way = tuple[str, Facts]
"""A way to get a token: the sentence and its facts."""


class Remedy:
    """A remedy: the sentence, its facts, and the legal moves it recommends."""

    def __init__(self, text: str, facts: Facts, moves: tuple[str, ...] = ()) -> None:
        self.text = text
        self.facts = facts
        self.moves = moves


def notation(box: Box, option: BoxOption) -> str:
    """Return the notation for placing a researcher."""
    return f"place {box.key} {option.key}".rstrip()


def graduations(s: State) -> tuple[str, ...]:
    """Return the graduations that are legal now."""
    usable = choices(s, s.to_move)
    return tuple([f"graduate {option.key}" for option in GRADUATE if usable >> option.spot & 1])


# -- tokens -----------------------------------------------------------------------------------------------------------


def exchange(box: Box, kind: int, spots: int) -> Way | None:
    """Say how a box gives this kind of token on these spots: "Grow Crystals turns 1 sample into 1 crystal"."""
    ways: list[Bargain] = []
    for number, option in enumerate(box.printed):
        if len(box.options) == len(box.printed) and not spots >> box.options[number].spot & 1:
            continue
        count = option["gain"].get(TOKEN[kind], 0)
        if kind in DATA:
            count += option["gain"].get("data", 0)
        if count:
            ways.append({"pay": option["pay"], "gain": {TOKEN[kind]: count}})
    return (f"{box.title} {does(ways)}", {"box": box.key, "token": TOKEN[kind], "options": ways}) if ways else None


def sources(s: State, kind: int, spots: int = ALL_SPOTS) -> list[tuple[Box, Way]]:
    """Return the boxes that give this kind of token, on the board or on the mover's cards, and how."""
    mine = s.players[s.to_move].actions
    found = []
    for box in BOXES:
        way = exchange(box, kind, spots)
        if way is not None and not box.spots & s.closed and (box.card == NONE or box.card in mine):
            found.append((box, way))
    return found


def giving(box: Box, kind: int, spots: int) -> list[BoxOption]:
    """Return the options of a box among these spots that bring tokens of this kind."""
    return [option for option in box.options if option.net[kind] > 0 and spots >> option.spot & 1]


def from_supply(s: State, box: Box, kind: int) -> bool:
    """Whether Supply has what an option of the box gives of this kind (§3.2)."""
    return any(0 < option.net[kind] <= s.supply[kind] for option in box.options)


def usable_sources(s: State, kind: int) -> list[tuple[Way, tuple[str, ...]]]:
    """Return the ways to get this kind of token now, each with its moves."""
    usable = choices(s, s.to_move)
    found: list[tuple[Way, tuple[str, ...]]] = []
    for box, way in sources(s, kind, usable):
        moves = tuple([notation(box, option) for option in giving(box, kind, usable)])
        if moves:
            found.append((way, moves))
    return found


def how_to_get(s: State, kind: int) -> Remedy:
    """Say how the seat to move can get a token of this kind: now, once it can pay, or when a box opens again."""
    now = usable_sources(s, kind)
    if kind in DATA and choices(s, s.to_move) & GRADUATIONS:
        gained = [f"graduate {option.key}" for option in GRADUATE if option.net[kind] > 0]
        moves = tuple([move for move in gained if move in graduations(s)])
        if moves:
            text = f"{GRADUATE_TITLE} gives {amount(GRADUATE_DATA, kind)} for a researcher"
            gives: Bargain = {"pay": {"researcher": 1}, "gain": {TOKEN[kind]: GRADUATE_DATA}}
            now.append(((text, {"box": GRADUATE_KEY, "token": TOKEN[kind], "options": [gives]}), moves))
    if now:
        every = tuple([move for _, moves in now for move in moves])
        return _ways([way for way, _ in now], "now", ": you can do that now.", every)
    known = [(box, way) for box, way in sources(s, kind) if from_supply(s, box, kind)]
    if not known:
        facts: Facts = {"variant": "comes_back", "token": TOKEN[kind], "left": s.supply[kind]}
        return Remedy(f"{PLURAL[kind].capitalize()} come back to Supply when somebody pays with them.", facts)
    unpaid = [way for box, way in known if box.spots & s.open]
    if unpaid:
        return _ways(unpaid, "unpaid", ", once you can pay.")
    return _ways([way for _, way in known], "next_round", ", again from the next round on.")


def _ways(ways: list[Way], variant: str, end: str, moves: tuple[str, ...] = ()) -> Remedy:
    facts: Facts = {"variant": variant, "ways": [facts for _, facts in ways]}
    if moves:
        facts["moves"] = list(moves)
    return Remedy(listed([text for text, _ in ways], "or") + end, facts, moves)


def after_taken(s: State, box: Box, option: BoxOption) -> Remedy:
    """Say when a used box opens again, and what gives the same now (§2.4)."""
    if box.slot != NONE:
        return Remedy("It opens again next round, with another card on it.", {"variant": "another_card"})
    for kind, gain in enumerate(option.gain):
        if gain > 0:
            for way, _ in usable_sources(s, kind):
                facts: Facts = {"variant": "opens", "meanwhile": way[1]}
                return Remedy(f"It opens again next round; meanwhile {way[0]}.", facts)
    first = who_is_first(s)
    return Remedy(f"It opens again next round. {first.text}", {"variant": "opens", **first.facts}, first.moves)


def who_is_first(s: State) -> Remedy:
    """Say who chooses first next round, and how to become first (§2.1, §4.2)."""
    box = next(box for box in BOXES if box.leads)
    if s.leader == s.to_move:
        return Remedy("You lead, so you go first then, unless somebody takes the lead.", {"first": "you"})
    if choices(s, s.to_move) & box.spots:
        text = f"Whoever leads goes first then: {box.title} now, and that is you."
        return Remedy(text, {"first": "lead", "lead": box.key}, (notation(box, box.options[0]),))
    return Remedy(
        f"Whoever leads goes first then; {box.title} makes you the Leader.", {"first": "later", "lead": box.key}
    )


# -- researchers ------------------------------------------------------------------------------------------------------


def how_to_grow(s: State) -> Remedy:
    """Say how a group with a single researcher can grow (§4.1)."""
    box = next(box for box in BOXES if box.recruits)
    facts: Facts = {"box": box.key}
    if choices(s, s.to_move) & box.spots:
        facts["variant"] = "now"
        text = f"{box.title} can be used now and brings another at the end of the round."
        return Remedy(text, facts, (notation(box, box.options[0]),))
    first = who_is_first(s)
    if s.round < box.from_round:
        facts |= {"variant": "first_round", "round": box.from_round, **first.facts}
        text = f"{box.title} brings another, from round {box.from_round} on. {first.text}"
        return Remedy(text, facts, first.moves)
    facts |= {"variant": "next_round", **first.facts}
    return Remedy(f"{box.title} brings another; it opens again next round. {first.text}", facts, first.moves)
