// Made from the server by `make docs`; changes here are lost.

export interface Numbers {
  thermometer: {
    scale: number[];
    start: number;
    swaps_above: number;
  };
  target: {
    usual: number;
    fair_from: number;
    scarce_from: number;
  };
  games: number[];
  first_bases: number;
  draw: {
    bases: number;
    enzymes: number;
    reactions: number;
  };
  discards: number;
  quiet_turns: number;
  last_turn: number;
  attempts: number;
}
