"""Restriction sites, held against Biopython's digests with the fifty enzymes of Adna's Lab."""

from typing import Any

import pytest
from Bio import Restriction
from Bio.Seq import Seq
from hypothesis import given
from hypothesis import strategies as st

from benchtop.bio.bases import DNA, encode, reverse_complement
from benchtop.bio.iupac import bases_of
from benchtop.bio.restriction import Site

ENZYMES = """
    AgeI:A^CCGGT EaeI:Y^GGCCR FauI:CCCGCNNNN^ HpaII:C^CGG HpyCH4III:ACN^GT HpyCH4IV:A^CGT Hpy166II:GTN^NAC
    KpnI:GGTAC^C NaeI:GCC^GGC NarI:GG^CGCC RsaI:GT^AC SacI:GAGCT^C Sau3AI:^GATC AluI:AG^CT EcoRI:G^AATTC FatI:^CATG
    HaeIII:GG^CC HindIII:A^AGCTT HinfI:G^ANTC HinP1I:G^CGC MseI:T^TAA NspI:RCATG^Y XbaI:T^CTAGA AciI:C^CGC
    ApoI:R^AATTY BamHI:G^GATCC BclI:T^GATCA BglII:A^GATCT Cac8I:GCN^NGC CviQI:G^TAC DdeI:C^TNAG DpnII:^GATC
    EcoRV:GAT^ATC PstI:CTGCA^G StyI:C^CWWGG TaqI:T^CGA TfiI:G^AWTC AvaI:C^YCGRG AvaII:G^GWCC BfaI:C^TAG
    BstBI:TT^CGAA CviKI-1:RG^CY Fnu4HI:GC^NGC Hpy188I:TCN^GA HpyCH4V:TG^CA NlaIII:CATG^ Sau96I:G^GNCC SfcI:C^TRYAG
    SmaI:CCC^GGG SmlI:C^TYRAG
"""
SITES = {
    name: Site(drawn.replace("^", ""), drawn.index("^"))
    for name, drawn in (item.split(":") for item in ENZYMES.split())
}
every_enzyme = pytest.mark.parametrize("name", SITES)

# Random letters alone would hardly ever spell a six-base site, so whole sites are strewn among them.
spelled_sites = st.sampled_from(sorted(SITES)).flatmap(
    lambda name: st.tuples(*[st.sampled_from(bases_of(code)) for code in str(SITES[name].pattern)]).map("".join)
)
sequences = st.lists(st.sampled_from(DNA) | spelled_sites, max_size=20).map("".join)


def in_biopython(name: str) -> Any:
    return getattr(Restriction, name.replace("-", "_"))


def biopython_cuts(name: str, sequence: str) -> list[int]:
    """Return the number of bases 5' of each cut that Biopython makes for a site on the given strand."""
    # Biopython drops cuts that fall at or beyond an end of either strand. A margin of N keeps them, and makes no new
    # ones, because it reads no site that begins or ends with N.
    margin = 20
    enzyme = in_biopython(name)
    found = list(enzyme.search(Seq("N" * margin + sequence + "N" * margin)))
    if not enzyme.is_palindromic():
        for cut in enzyme.on_minus:
            found.remove(cut)
    # Biopython counts from 1 and names the base after the cut.
    return [cut - 1 - margin for cut in found]


def test_there_are_fifty_enzymes() -> None:
    assert len(SITES) == 50


@every_enzyme
def test_site_and_cut_are_those_of_biopython(name: str) -> None:
    enzyme, site = in_biopython(name), SITES[name]
    assert str(site.pattern) == enzyme.site.ljust(enzyme.fst5, "N")
    assert site.cut == enzyme.fst5


@given(sequences)
def test_cuts_agree_with_biopython_for_every_enzyme(sequence: str) -> None:
    strand = encode(sequence)
    for name, site in SITES.items():
        # FauI cuts four bases past what it reads; near the 3' end there is nothing left to cut.
        theirs = [cut for cut in biopython_cuts(name, sequence) if cut <= len(sequence)]
        assert site.cuts(strand) == theirs, name


@given(sequences)
def test_the_first_cut_belongs_to_the_match_nearest_the_5_prime_end(sequence: str) -> None:
    strand = encode(sequence)
    for site in SITES.values():
        at, cuts = site.find(strand), site.cuts(strand)
        assert site.first_cut(strand) == (cuts[0] if cuts else None)
        assert at == (cuts[0] - site.cut if cuts else None)


def test_a_cut_may_lie_at_either_end_of_the_strand() -> None:
    assert Site("GATC", 0).first_cut(encode("GATC")) == 0
    assert Site("CATG", 4).first_cut(encode("CATG")) == 4


def test_only_the_strand_given_is_read() -> None:
    aci_i = Site("CCGC", 1)
    assert aci_i.cuts(encode("ACCGCA")) == [2]
    assert aci_i.cuts(encode(reverse_complement("ACCGCA"))) == []


def test_a_site_spoiled_by_uracil_is_not_cut() -> None:
    assert Site("GANTC", 1).first_cut(encode("GAUTC")) is None


def test_a_site_is_shown_with_an_arrow_at_its_cut() -> None:
    assert [str(SITES[name]) for name in ("EcoRI", "Sau3AI", "NlaIII")] == ["G^AATTC", "^GATC", "CATG^"]


@pytest.mark.parametrize(("pattern", "cut"), [("GAATTC", -1), ("GAATTC", 7), ("", 0), ("GAXTC", 1)])
def test_a_site_needs_a_pattern_and_a_cut_within_it(pattern: str, cut: int) -> None:
    with pytest.raises(ValueError, match=r"the cut in|at least one code|not an IUPAC code"):
        Site(pattern, cut)
