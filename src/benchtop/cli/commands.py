"""What can be typed at the prompt: a move, or a command. A new command is a function and a line in COMMANDS."""

from collections.abc import Callable
from dataclasses import dataclass

from benchtop.core.move import Move
from benchtop.core.text import listed

from .reference import about_card, codes_in, find_cards, letter_code, meaning_of, near_words, rules_about
from .rules import Rulebook
from .terminal.prompt import Misread, parse_input, which
from .terminal.screen import Quit
from .turn import Turn

EVEN = 0.5
"""Moves whose expected points differ by less are called about equally good."""
HINTS = 3
"""So many moves at most are named in a hint."""
CARDS = 3
"""So many cards at most are shown in full; of more, the names."""
LOG = 30
"""So many of the last moves are told by `log`; `log all` tells every one."""


@dataclass(frozen=True)
class Command:
    """One thing to type. It shows something or changes the table; it never plays a move."""

    names: tuple[str, ...]
    usage: str
    help: str
    run: Callable[[Turn, str], None]


def command_for(typed: str) -> tuple[Command | None, str]:
    """The command that was typed and the rest of the line. A name of one letter stands alone: "q for p" is none."""
    word, _, rest = typed.partition(" ")
    for command in COMMANDS:
        if word.lower() in command.names and (len(word) > 1 or not rest.strip()):
            return command, rest.strip()
    return None, ""


def legal_move(turn: Turn, typed: str) -> Move | None:
    """The legal move that was typed; where there is none, it is said why not, or asked which is meant."""
    screen = turn.screen
    try:
        moves = parse_input(typed, turn.offered, turn.game.moves)
    except Misread as answer:
        screen.line(str(answer))
        return None
    refusals = [turn.why_not(move) for move in moves[:MOST]]
    if refusals[0] is None and len(moves) == 1:
        return moves[0]
    if refusals[0] is None:
        screen.line(which(typed, moves, turn.offered))
    elif len(moves) <= MOST and len({(refusal.code, refusal.text) for refusal in refusals if refusal}) == 1:
        screen.refusal(str(moves[0]) if len(moves) == 1 else f"{typed} …", refusals[0])
    else:
        screen.line(f"None of the {len(moves)} moves that start so can be played now. Ask about one: why {moves[0]}")
    return None


MOST = 60
"""So many moves that start alike are looked at before they are called different."""


def _why(turn: Turn, rest: str) -> None:
    if not rest:
        turn.screen.line("Why what? Name any move, legal or not: why 3, or why followed by its notation.")
        return
    move = legal_move(turn, rest)
    if move is not None:
        entry = next(entry for entry in turn.offered if entry.move is move)
        turn.screen.line(f"You may: {move} is number {entry.number}. {entry.words}.")


def _hint(turn: Turn, rest: str) -> None:
    with turn.screen.waiting("Thinking …"):
        found = turn.advice()[:HINTS]
    by_move = {entry.move: entry for entry in turn.offered}
    if not found:
        return
    best = found[0].score
    for place, advice in enumerate(found):
        clauses = [advice.why] if advice.why else []
        if place and best is not None and advice.score is not None:
            clauses.append("about as good" if best - advice.score < EVEN else "looks weaker")
        turn.screen.advice(by_move[advice.move], "; ".join(clauses) or "looks best")
    turn.screen.line("That is only what a bot thinks, the best first; it sees no more than you do.")


def _rules(turn: Turn, rest: str) -> None:
    book = Rulebook(turn.game)
    if not rest:
        for section in book.contents():
            turn.screen.line(section, indent=2)
        turn.screen.line("Read one: rules 2.1, say, or a ruling by its number, or rules all.")
        return
    text = book.everything() if rest.lower() == "all" else book.find(rest)
    if text is None:
        turn.screen.line(book.nothing_called(rest))
    else:
        turn.screen.page(text)


def _card(turn: Turn, rest: str) -> None:
    if not rest:
        kinds = dict.fromkeys(card["kind"] for card in turn.game.cards())
        turn.screen.line(
            f"Which card? Type card and its name. There are cards and pieces of these kinds: {', '.join(kinds)}."
        )
        return
    found = find_cards(turn.game, rest)
    if not found:
        turn.screen.line(f"No card or piece is called {rest!r}. Type card alone to see which kinds there are.")
    elif len(found) > CARDS:
        turn.screen.line(f"Several have that in their name: {', '.join(card['name'] for card in found)}. Which one?")
    for card in found if len(found) <= CARDS else []:
        turn.screen.labelled(about_card(card))


def _log(turn: Turn, rest: str) -> None:
    turn.log(everything=rest.lower() == "all")


def _moves(turn: Turn, rest: str) -> None:
    wanted = [entry for entry in turn.offered if entry.verb.startswith(rest.lower())]
    if wanted:
        turn.screen.moves(wanted)
    else:
        verbs = ", ".join(dict.fromkeys(entry.verb for entry in turn.offered))
        turn.screen.line(f"No move of the list starts with {rest!r}; there are {verbs}.")


def _table(turn: Turn, rest: str) -> None:
    turn.screen.table(turn.view())


def _undo(turn: Turn, rest: str) -> None:
    turn.screen.line(turn.undo())


def _save(turn: Turn, rest: str) -> None:
    turn.screen.path_line(turn.save(rest))


def _help(turn: Turn, rest: str) -> None:
    if rest:
        _about(turn, rest)
        return
    for line in turn.game.text.goal:
        if line:
            turn.screen.line(line)
    turn.screen.line("Choose a move by its number or by its notation; the start of each word is enough.")
    turn.screen.line("Several moves of one turn fit on a line, with ; between them. Tab completes.")
    example = turn.game.text.example
    if example:
        turn.screen.line(f"In one line, too: {example}")
    codes = codes_in(turn.game)
    if codes:
        turn.screen.line(f"Letters in codons and sites: {codes}.")
    turn.screen.rows([(command.usage, command.help) for command in COMMANDS])


def _about(turn: Turn, word: str) -> None:
    """Tell all that is known about a word: a command, a kind of move, its meaning, a letter, a card, the rules."""
    screen, wanted = turn.screen, word.lower()
    lines: list[tuple[str, str]] = []
    for command in COMMANDS:
        if wanted in command.names:
            lines.append(("To type: ", f"{command.usage} · {command.help}"))
    book = [move for move in turn.game.moves if move.notation.lower().split()[0] == wanted]
    if book:
        legal = [entry for entry in turn.offered if entry.verb.lower() == wanted]
        now = (
            f"legal now: {len(legal)}; list them with moves {wanted}" if legal else f"none is legal now: why {book[0]}"
        )
        lines.append(("Move: ", f"{book[0]}{' …' if len(book) > 1 else ''} · {now}"))
        lines += [("", f"{entry.number}. {entry.words}") for entry in legal[:HINTS]]
    meaning = meaning_of(word)
    if meaning:
        lines.append(("Word: ", meaning))
    code = letter_code(turn.game, word)
    if code:
        lines.append(("Letter: ", code))
    for card in find_cards(turn.game, word)[:CARDS]:
        lines.append(("Card: ", f"{card['name']}, {card['kind']}. {card['text']} More: card {card['name']}"))
    for rule in rules_about(turn.game, word):
        lines.append(
            ("Rules: ", f"{rule.id} {rule.title or first_words(rule.text)} · read it: rules {rule.id.lstrip('§')}")
        )
    if lines:
        screen.labelled(lines)
    else:
        near = near_words(word)
        meant = f"Did you mean {listed(near, 'or')}? " if near else ""
        screen.line(f"Nothing is known here about {word!r}. {meant}Type ? for help, rules or card for what there is.")


def first_words(text: str, limit: int = 70) -> str:
    """The beginning of a paragraph without its number."""
    bare = " ".join(text.replace("*", "").split()).partition(" ")[2]
    return bare if len(bare) <= limit else bare[:limit].rpartition(" ")[0] + " …"


def _quit(turn: Turn, rest: str) -> None:
    raise Quit


COMMANDS = (
    Command(("why",), "why MOVE", "why a move can or cannot be played now", _why),
    Command(("hint",), "hint", "what a bot would do in your place, and why", _hint),
    Command(("table",), "table", "the whole table", _table),
    Command(("moves", "list"), "moves [VERB]", "the whole list of moves, or those of one verb", _moves),
    Command(("card",), "card NAME", "a card or piece: what it does and needs, and its science", _card),
    Command(("log",), "log", "what has happened so far", _log),
    Command(("rules", "rule"), "rules 2.1", "a paragraph of the rules; rules alone lists them", _rules),
    Command(("undo", "back"), "undo", "take your last move back, if that is fair", _undo),
    Command(("save",), "save FILE", "keep a copy; the game itself is kept after every move", _save),
    Command(("help", "?", "h"), "help [WORD]", "this list, or about a move, a card, a rule, a word", _help),
    Command(("quit", "q", "exit"), "quit", "leave the table; the game is kept, and you can go on later", _quit),
)
COMMAND_NAMES = [command.names[0] for command in COMMANDS]
