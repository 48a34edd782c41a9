// Made from the server by `make docs`; changes here are lost.

export interface Numbers {
  points: number;
  staggered_points: {
    '2': number[];
    '3': number[];
    '4': number[];
  };
  face_up: number;
  start_length: number;
  fill_to: number;
  nucleotide_cards: number;
  translate_cost: number;
  per_amino_acid: number;
  per_pair: number;
  quiet_limit: number;
  copies: {
    '2': number;
    '3': number;
    '4': number;
  };
}
