"""Commands at the prompt of a game. To add one, add a function and a line in COMMANDS."""

from collections.abc import Callable
from dataclasses import dataclass

from benchtop.core.move import Move
from benchtop.core.text import listed

from .reference import card_lines, codes_in, find_cards, letter_code, meaning_of, near_words, rules_about
from .rules import Rulebook
from .terminal.prompt import Misread, parse_input, which
from .terminal.screen import Quit
from .turn import Turn

EVEN = 0.5
"""Moves whose expected points differ by less count as about equally good."""
HINTS = 3
"""Maximum number of moves in a hint."""
CARDS = 3
"""Maximum number of cards shown in full; if more match, only their names are listed."""
LOG = 30
"""Number of moves shown by `log`; `log all` shows every move."""


@dataclass(frozen=True)
class Command:
    """A command at the prompt. It shows something or changes the table; it never plays a move."""

    names: tuple[str, ...]
    usage: str
    help: str
    run: Callable[[Turn, str], None]


def command_for(typed: str) -> tuple[Command | None, str]:
    """Return the typed command and the rest of the line. A one-letter name must stand alone: "q for p" is not `q`."""
    word, _, rest = typed.partition(" ")
    for command in COMMANDS:
        if word.lower() in command.names and (len(word) > 1 or not rest.strip()):
            return command, rest.strip()
    return None, ""


def legal_move(turn: Turn, typed: str) -> Move | None:
    """Return the legal move that was typed; otherwise explain why not, or ask which move is meant."""
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
        screen.line(
            f"None of the {len(moves)} moves that start like this is legal now. To find out why: why {moves[0]}"
        )
    return None


MOST = 60
"""Maximum number of moves with the same start that are checked for a common refusal."""


def _why(turn: Turn, rest: str) -> None:
    if not rest:
        turn.screen.line("Name any move, legal or not: for example why 3, or why followed by a move.")
        return
    move = legal_move(turn, rest)
    if move is not None:
        entry = next(entry for entry in turn.offered if entry.move is move)
        turn.screen.line(f"This move is legal: {move} is number {entry.number}. {entry.words}.")


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
    turn.screen.line("These are a bot's suggestions, best first; it sees no more than you do.")


def _rules(turn: Turn, rest: str) -> None:
    book = Rulebook(turn.game)
    if not rest:
        for section in book.contents():
            turn.screen.line(section, indent=2)
        turn.screen.line("To read one, type for example rules 2.1, the number of a ruling, or rules all.")
        return
    text = book.everything() if rest.lower() == "all" else book.find(rest)
    if text is None:
        turn.screen.line(book.nothing_called(rest))
    else:
        turn.screen.page(text)


def _card(turn: Turn, rest: str) -> None:
    if not rest:
        kinds = dict.fromkeys(card["kind"] for card in turn.game.cards())
        turn.screen.line(f"Type card and the name of a card or piece. Their kinds are: {', '.join(kinds)}.")
        return
    found = find_cards(turn.game, rest)
    if not found:
        turn.screen.line(f"There is no card or piece called {rest!r}. Type card to list the kinds.")
    elif len(found) > CARDS:
        turn.screen.line(f"Several cards match: {', '.join(card['name'] for card in found)}. Type the full name.")
    for card in found if len(found) <= CARDS else []:
        turn.screen.labelled(card_lines(card))


def _log(turn: Turn, rest: str) -> None:
    turn.log(everything=rest.lower() == "all")


def _moves(turn: Turn, rest: str) -> None:
    wanted = [entry for entry in turn.offered if entry.verb.startswith(rest.lower())]
    if wanted:
        turn.screen.moves(wanted)
    else:
        verbs = ", ".join(dict.fromkeys(entry.verb for entry in turn.offered))
        turn.screen.line(f"No legal move starts with {rest!r}; choose from {verbs}.")


def _table(turn: Turn, rest: str) -> None:
    turn.screen.table(turn.view())


def _undo(turn: Turn, rest: str) -> None:
    turn.screen.line(turn.undo())


def _save(turn: Turn, rest: str) -> None:
    turn.screen.path_line(turn.save(rest))


def _help(turn: Turn, rest: str) -> None:
    if rest:
        _look_up(turn, rest)
        return
    for line in turn.game.text.goal:
        if line:
            turn.screen.line(line)
    turn.screen.line("Choose a move by its number or notation; you can shorten each word.")
    turn.screen.line("Type several moves of a turn on one line, separated by ; . Tab completes.")
    example = turn.game.text.example
    if example:
        turn.screen.line(f"Shorthand for several moves: {example}")
    codes = codes_in(turn.game)
    if codes:
        turn.screen.line(f"Letters in codons and sites: {codes}.")
    turn.screen.rows([(command.usage, command.help) for command in COMMANDS])


def _look_up(turn: Turn, word: str) -> None:
    """Show everything about a word: a command, a kind of move, its meaning, a letter, a card, the rules."""
    screen, wanted = turn.screen, word.lower()
    lines: list[tuple[str, str]] = []
    for command in COMMANDS:
        if wanted in command.names:
            lines.append(("Command: ", f"{command.usage} · {command.help}"))
    book = [move for move in turn.game.moves if move.notation.lower().split()[0] == wanted]
    if book:
        legal = [entry for entry in turn.offered if entry.verb.lower() == wanted]
        now = f"legal now: {len(legal)}; list them with moves {wanted}" if legal else f"not legal now: why {book[0]}"
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
            ("Rules: ", f"{rule.id} {rule.title or first_words(rule.text)} · to read it: rules {rule.id.lstrip('§')}")
        )
    if lines:
        screen.labelled(lines)
    else:
        near = near_words(word)
        meant = f"Did you mean {listed(near, 'or')}? " if near else ""
        screen.line(f"Nothing was found about {word!r}. {meant}Type ? for help, rules or card to see what there is.")


def first_words(text: str, limit: int = 70) -> str:
    """Return the beginning of a paragraph without its number."""
    bare = " ".join(text.replace("*", "").split()).partition(" ")[2]
    return bare if len(bare) <= limit else bare[:limit].rpartition(" ")[0] + " …"


def _quit(turn: Turn, rest: str) -> None:
    raise Quit


COMMANDS = (
    Command(("why",), "why MOVE", "why a move is or is not legal now", _why),
    Command(("hint",), "hint", "what a bot would play in your place, and why", _hint),
    Command(("table",), "table", "show the whole table", _table),
    Command(("moves", "list"), "moves [VERB]", "list all legal moves, or those with one verb", _moves),
    Command(("card",), "card NAME", "what a card or piece does and needs, and its science", _card),
    Command(("log",), "log", "show what has happened so far", _log),
    Command(("rules", "rule"), "rules 2.1", "read a section of the rules; rules lists the sections", _rules),
    Command(("undo", "back"), "undo", "undo your last move, if it revealed nothing", _undo),
    Command(("save",), "save FILE", "save a copy; the game itself is saved after every move", _save),
    Command(("help", "?", "h"), "help [WORD]", "this list, or help about a move, card, rule or word", _help),
    Command(("quit", "q", "exit"), "quit", "leave the table; the game is saved, and you can continue later", _quit),
)
COMMAND_NAMES = [command.names[0] for command in COMMANDS]
