"""Why something on the table cannot be used: few reasons, each once, those with a remedy first."""

from benchtop.core.refusal import Refusal
from benchtop.server.tables.reasons import MOST, joined, reasons


def refusal(code: str, text: str, *moves: str, remedy: str | None = None) -> Refusal:
    return Refusal(code, "§1", text, remedy=remedy or ("Do that." if moves else None), moves=moves)


def texts(*refused: Refusal, untimely: tuple[str, ...] = ()) -> list[str]:
    return [reason.text for reason in reasons(refused, untimely)]


def test_sentences_that_differ_in_a_name_become_one() -> None:
    assert joined(["You have no Delete card.", "You have no Insert card."]) == "You have no Delete or Insert card."
    assert joined(["You hold no A.", "You hold no C.", "You hold no G."]) == "You hold no A, C or G."
    assert joined([f"You hold no {letter}." for letter in "ACDEF"]) == "You hold no A, C, D, E or F."
    assert joined([f"You hold no {letter}." for letter in "ACDEFG"]) == "You hold no A, C, D, E or 2 others."
    own, other = "GATC stands not on your chain. It is cold.", "GATC stands not on your rival's chain. It is cold."
    assert joined([own, other]) == "GATC stands not on your chain or rival's chain. It is cold."
    assert joined(["Transition costs 2 points.", "Transition costs 3 points."]) == "Transition costs 2 and 3 points."


def test_other_sentences_stay_apart() -> None:
    assert joined(["The pool is empty.", "You have no points."]) is None
    assert joined(["Met needs A U G.", "Pro needs C C C."]) is None
    assert joined(["It costs 2 circles; you have no circles.", "It costs 2 squares; you have no squares."]) is None
    assert texts(refusal("a", "Met needs A U G."), refusal("a", "Pro needs C C C.")) == [
        "Met needs A U G.",
        "Pro needs C C C.",
    ]


def test_the_same_is_never_said_twice() -> None:
    assert texts(*[refusal("cannot_pay", "It costs a crystal.", "grow")] * 9) == ["It costs a crystal."]


def test_what_can_be_remedied_at_once_comes_first_then_what_is_rare() -> None:
    often = [refusal("no_card", f"You hold no {letter}.") for letter in "ACDEF"]
    rare, helped = refusal("cold", "It is too cold."), refusal("dry", "It is dry.", "toggle")
    assert texts(*often, rare, helped) == ["It is dry.", "It is too cold.", "You hold no A, C, D, E or F."]


def test_no_more_reasons_than_somebody_reads_and_all_kinds_of_them() -> None:
    many = [refusal("a", f"{word} is not there at all for you") for word in ("Water", "Salt", "Heat", "Light", "Air")]
    found = texts(*many, refusal("b", "It is night."))
    assert len(found) == MOST
    assert "It is night." in found


def test_something_else_first_is_a_reason_where_there_is_no_other() -> None:
    first, answer = refusal("finish_first", "Lay a base first."), refusal("nothing_to_answer", "Nobody asked.")
    late = ("finish_first", "nothing_to_answer")
    assert texts(answer, first, untimely=late) == ["Lay a base first."]
    assert texts(first, refusal("cold", "It is too cold."), untimely=late) == ["It is too cold."]
    assert texts(*[first] * 20, refusal("cold", "It is too cold."), untimely=late) == ["Lay a base first."]


def test_the_moves_of_all_remedies_are_kept() -> None:
    delete, insert = (refusal("no", f"You have no {one} card.", f"buy {one}") for one in ("Delete", "Insert"))
    [both] = reasons([delete, insert, refusal("no", "You have no Mutate card.", remedy="It is gone.")], ())
    assert both.moves == ("buy Delete", "buy Insert")
    assert both.remedy == "Do that."
