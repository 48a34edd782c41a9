"""The twenty amino acids of the standard genetic code."""

from typing import Final

_FACTS: Final[dict[str, str]] = {
    "A": "Working muscle sends nitrogen to the liver as alanine, and the liver turns its carbon into glucose.",
    "C": "Disulfide bonds between cysteines make hair strong; a perm breaks them and ties them anew.",
    "D": "Pepsin cuts the proteins in our stomach with a pair of aspartates.",
    "E": "Blood clots with the help of vitamin K, which lets glutamates of clotting factors gain a second acid group.",
    "F": "Newborns are tested for phenylketonuria, in which the body cannot turn phenylalanine into tyrosine.",
    "G": "Every third residue of collagen is glycine, because nothing larger fits inside its triple helix.",
    "H": "In haemoglobin a histidine holds the iron atom that carries the oxygen.",
    "I": "Only isoleucine and threonine among the twenty have two chiral carbon atoms.",
    "K": "The retinal that catches light in our eyes is bound to a lysine of rhodopsin.",
    "L": "In a leucine zipper every seventh residue is a leucine, and two helices close along that line.",
    "M": "Bacteria begin their proteins with formylmethionine, and our white blood cells follow its trail.",
    "N": "Sugar chains hang on the asparagine of many proteins, nearly always two places before serine or threonine.",
    "P": "Collagen needs hydroxyl groups on its prolines; adding them takes vitamin C, and without it scurvy follows.",
    "Q": "Too long a run of glutamines in the protein huntingtin causes Huntington's disease.",
    "R": "Our blood vessels make nitric oxide, the gas that tells them to widen, out of arginine.",
    "S": "When one of our enzymes puts a phosphate on a protein, it is most often on a serine.",
    "T": "Some beetles survive frost with an antifreeze protein whose rows of threonine hold on to ice.",
    "V": "Valine is named after valeric acid, which is named after the herb valerian.",
    "W": "The body makes serotonin and melatonin out of tryptophan.",
    "Y": "The body makes dopamine, adrenaline and the pigment melanin out of tyrosine.",
}


class AminoAcid:
    """Facts about an amino acid, shown on cards and screens."""

    def __init__(
        self, letter: str, three: str, name: str, side_chain: str, hydropathy: float, charge: int, mass: float
    ) -> None:
        self.letter: Final[str] = letter
        self.three: Final[str] = three
        self.name: Final[str] = name
        self.side_chain: Final[str] = side_chain
        """One of aliphatic, aromatic, polar, basic, acidic and special."""
        self.hydropathy: Final[float] = hydropathy
        """Kyte and Doolittle 1982: positive repels water, negative attracts it."""
        self.charge: Final[int] = charge
        """Typical charge of the side chain at pH 7; for histidine, with a pKa near 6, that is 0."""
        self.mass: Final[float] = mass
        """Average mass of the free amino acid in daltons; a peptide bond takes off one water, 18.02."""
        self.fact: Final[str] = _FACTS[letter]

    def __str__(self) -> str:
        return self.letter


AMINO_ACIDS: Final[list[AminoAcid]] = [
    AminoAcid("A", "Ala", "alanine", "aliphatic", 1.8, 0, 89.09),
    AminoAcid("C", "Cys", "cysteine", "special", 2.5, 0, 121.16),
    AminoAcid("D", "Asp", "aspartic acid", "acidic", -3.5, -1, 133.10),
    AminoAcid("E", "Glu", "glutamic acid", "acidic", -3.5, -1, 147.13),
    AminoAcid("F", "Phe", "phenylalanine", "aromatic", 2.8, 0, 165.19),
    AminoAcid("G", "Gly", "glycine", "special", -0.4, 0, 75.07),
    AminoAcid("H", "His", "histidine", "basic", -3.2, 0, 155.15),
    AminoAcid("I", "Ile", "isoleucine", "aliphatic", 4.5, 0, 131.17),
    AminoAcid("K", "Lys", "lysine", "basic", -3.9, 1, 146.19),
    AminoAcid("L", "Leu", "leucine", "aliphatic", 3.8, 0, 131.17),
    AminoAcid("M", "Met", "methionine", "aliphatic", 1.9, 0, 149.21),
    AminoAcid("N", "Asn", "asparagine", "polar", -3.5, 0, 132.12),
    AminoAcid("P", "Pro", "proline", "special", -1.6, 0, 115.13),
    AminoAcid("Q", "Gln", "glutamine", "polar", -3.5, 0, 146.14),
    AminoAcid("R", "Arg", "arginine", "basic", -4.5, 1, 174.20),
    AminoAcid("S", "Ser", "serine", "polar", -0.8, 0, 105.09),
    AminoAcid("T", "Thr", "threonine", "polar", -0.7, 0, 119.12),
    AminoAcid("V", "Val", "valine", "aliphatic", 4.2, 0, 117.15),
    AminoAcid("W", "Trp", "tryptophan", "aromatic", -0.9, 0, 204.23),
    AminoAcid("Y", "Tyr", "tyrosine", "aromatic", -1.3, 0, 181.19),
]
LETTERS: Final[str] = "".join([amino.letter for amino in AMINO_ACIDS])

_BY_LETTER: Final[dict[str, AminoAcid]] = {amino.letter: amino for amino in AMINO_ACIDS}


def amino_acid(letter: str) -> AminoAcid:
    """Return the amino acid with that one-letter code."""
    if letter not in _BY_LETTER:
        raise ValueError(f"not an amino acid: {letter!r}")
    return _BY_LETTER[letter]
