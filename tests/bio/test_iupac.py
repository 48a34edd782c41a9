"""IUPAC codes and patterns, held against Biopython's tables and a regular expression."""

import re

import pytest
from Bio.Data import IUPACData
from hypothesis import given
from hypothesis import strategies as st

from benchtop.bio import iupac
from benchtop.bio.bases import DNA, encode
from benchtop.bio.iupac import Pattern

codes = st.text("ACGTRYWSKMBDHVN", min_size=1, max_size=6)
dna = st.text(DNA, max_size=40)


def starts(pattern: str, sequence: str) -> list[int]:
    """Return where the pattern matches, using a regular expression."""
    expression = "".join(f"[{IUPACData.ambiguous_dna_values[code]}]" for code in pattern)
    return [match.start() for match in re.finditer(f"(?={expression})", sequence)]


def test_codes_stand_for_the_same_bases_as_in_biopython() -> None:
    # Biopython also has X, an old synonym of N.
    theirs = {code: "".join(sorted(bases)) for code, bases in IUPACData.ambiguous_dna_values.items() if code != "X"}
    assert theirs == iupac.CODES


def test_each_of_the_fifteen_sets_of_bases_has_its_own_code() -> None:
    assert len(iupac.CODES) == len(set(iupac.CODES.values())) == 15
    for code, bases in iupac.CODES.items():
        assert iupac.bases_of(code) == bases
        assert iupac.code_of(bases) == code


def test_bases_are_named_in_any_order() -> None:
    assert iupac.code_of("GA") == iupac.code_of("AGA") == "R"


@pytest.mark.parametrize("code", ["U", "X", "n", "", "AG"])
def test_what_is_not_a_code_is_refused(code: str) -> None:
    with pytest.raises(ValueError, match="not an IUPAC code"):
        iupac.bases_of(code)


@pytest.mark.parametrize("bases", ["", "U", "AX"])
def test_what_is_not_a_set_of_dna_bases_has_no_code(bases: str) -> None:
    with pytest.raises(ValueError, match="no IUPAC code"):
        iupac.code_of(bases)


@given(codes, dna)
def test_patterns_match_where_a_regular_expression_does(pattern: str, sequence: str) -> None:
    found = starts(pattern, sequence)
    strand = encode(sequence)
    assert Pattern(pattern).find_all(strand) == found
    assert Pattern(pattern).find(strand) == (found[0] if found else None)
    assert [at for at in range(-3, len(strand) + 3) if Pattern(pattern).matches(strand, at)] == found


@given(codes, dna, st.integers(-3, 45))
def test_a_search_begins_where_it_is_told(pattern: str, sequence: str, start: int) -> None:
    later = [at for at in starts(pattern, sequence) if at >= start]
    assert Pattern(pattern).find(encode(sequence), start) == (later[0] if later else None)


def test_overlapping_matches_are_all_found() -> None:
    assert Pattern("ANA").find_all(encode("AAAAA")) == [0, 1, 2]


def test_uracil_matches_nothing_not_even_n() -> None:
    assert not Pattern("N").matches(encode("U"))
    assert Pattern("ATN").find(encode("AUGATU")) is None


def test_a_pattern_longer_than_the_strand_matches_nowhere() -> None:
    assert Pattern("NNN").find(encode("AC")) is None
    assert Pattern("NNN").find_all([]) == []


def test_a_pattern_shows_its_text_and_length() -> None:
    assert (str(Pattern("CTN")), len(Pattern("CTN"))) == ("CTN", 3)


@pytest.mark.parametrize("text", ["", "GUN", "ctn"])
def test_a_pattern_of_anything_but_codes_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"at least one code|not an IUPAC code"):
        Pattern(text)
