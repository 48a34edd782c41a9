// Made from the server by `make docs`; changes here are lost.

export interface Numbers {
  organelles: {
    mitochondria: {
      cards: number;
      gains: number;
    };
    nucleus: {
      cards: number;
    };
    vacuole: {
      cards: number;
      gains: number;
    };
    'amino-acyl': {
      cards: number;
      costs: number;
    };
    ribosome: {
      cards: number;
      costs: number;
    };
  };
  start_cards: number;
  rna: {
    A: number;
    C: number;
    G: number;
    U: number;
  };
  rna_field: number;
  atp_tokens: number;
  start_atp: number;
  bonus_cards: number[];
  removed_amino_acids: {
    '2': number;
    '3': number;
    '4': number;
    '5': number;
    '6': number;
  };
  organelle_field: {
    '2': number;
    '3': number;
    '4': number;
    '5': number;
    '6': number;
  };
  selections: number;
  face_down_gains: number;
  atp_actions: {
    reset_rna: number;
    reset_organelles: number;
    select_twice: number;
  };
  vacuole_track: {
    tracks: number;
    markers: number;
    energy: {
      start: number;
      top: number;
    };
    rna: {
      start: number;
      top: number;
    };
  };
  hand_points: {
    matched: number;
    unmatched: number;
  };
  stop_within_last: number;
  rounds_after_stop: number;
  last_round: number;
  quiet_rounds: number;
}
