"""Why a thing on the table cannot be used, in a few reasons rather than one for every move that touches it."""

from collections.abc import Sequence
from dataclasses import replace

from benchtop.core.refusal import Refusal
from benchtop.core.text import listed

MOST = 4
"""Reasons to name."""
NAMED = 4
"""Names to list in a sentence, before the others are counted."""
WORDS = 5
"""A name is no longer than this; sentences that differ in more are different sentences."""
FEW = 0.15
"""The share of moves whose reasons do not count where something else comes first for all others."""
NEGATIONS = frozenset({"no", "not", "none", "never", "neither"})


def reasons(refused: Sequence[Refusal], untimely: Sequence[str]) -> list[Refusal]:
    """Return the reasons: those first that can be remedied at once, then those that concern the fewest moves.

    Refusals with the codes in `untimely` only say that something else comes first: one of them counts, where there are
    no others or hardly any.
    """
    codes: dict[str, list[Refusal]] = {}
    for refusal in refused:
        codes.setdefault(refusal.code, []).append(refusal)
    late = {code: codes.pop(code) for code in untimely if code in codes}
    others = sum(map(len, codes.values()))
    if late and others <= FEW * len(refused):
        codes = dict([next(iter(late.items()))])
    groups = [(place, group) for same in codes.values() for place, group in enumerate(_alike(same))]
    groups.sort(key=lambda one: (not any(refusal.moves for refusal in one[1]), one[0], len(one[1])))
    return [_together(group) for _, group in groups[:MOST]]


def _alike(refusals: list[Refusal]) -> list[list[Refusal]]:
    """Put those together that one sentence can say."""
    groups: list[tuple[list[str], list[Refusal]]] = []
    for refusal in refusals:
        for texts, group in groups:
            if refusal.text in texts or joined([*texts, refusal.text]):
                texts += [] if refusal.text in texts else [refusal.text]
                group.append(refusal)
                break
        else:
            groups.append(([refusal.text], [refusal]))
    return [group for _, group in groups]


def _together(refusals: list[Refusal]) -> Refusal:
    """One refusal for all of them: their sentence, and of the rest what they have in common."""
    first = refusals[0]
    texts = list(dict.fromkeys(refusal.text for refusal in refusals))
    if len(texts) == 1 and len({refusal.remedy for refusal in refusals}) == 1:
        return first
    moves = tuple(dict.fromkeys(move for refusal in refusals for move in refusal.moves))
    remedies = list(dict.fromkeys(refusal.remedy for refusal in refusals if refusal.moves or not moves))
    return replace(
        first,
        text=joined(texts) or first.text,
        biology=first.biology if len({refusal.biology for refusal in refusals}) == 1 else None,
        remedy=remedies[0] if len(remedies) == 1 or moves else None,
        params={"each": [refusal.params for refusal in refusals]},
        moves=moves,
    )


def joined(texts: Sequence[str]) -> str | None:
    """Say in one sentence what sentences say that differ in a name: "You have no Delete or Insert card."

    None if they differ in more than that.
    """
    if len(texts) == 1:
        return texts[0]
    words = [text.removesuffix(".").split() for text in texts]
    start = _shared(words)
    rest = [one[start:] for one in words]
    end = _shared([one[::-1] for one in rest])
    if end and not all(len(one) > end for one in rest):
        end -= 1  # "your chain", "your rival's chain"
    names = [" ".join(one[: len(one) - end]) for one in rest]
    if not start or not all(names) or any(len(name.split()) > WORDS or set(name) & set(";:") for name in names):
        return None
    before, after = words[0][:start], rest[0][len(rest[0]) - end :]
    last = "or" if NEGATIONS & {word.lower() for word in before} else "and"
    stop = "." if all(name.endswith(".") for name in names) else ""
    shown = [name.removesuffix(".") for name in names]
    if len(shown) > NAMED + 1:
        shown = [*shown[:NAMED], "other" if after else f"{len(shown) - NAMED} others"]
    return " ".join([*before, listed(shown, last) + stop, *after]) + "."


def _shared(sentences: list[list[str]]) -> int:
    """Return how many words all of them begin with."""
    columns = zip(*sentences, strict=False)
    return next((place for place, words in enumerate(columns) if len(set(words)) > 1), min(map(len, sentences)))
