// Made from the server by `make docs`; changes here are lost.

export interface Numbers {
  goal: number;
  last_round: number;
  deposition_achievement: number;
  researchers: number;
  researchers_at_start: number;
  draft: {
    square: number;
    circle: number;
    triangle: number;
  };
  graduate: {
    data: number;
    team: number;
  };
}
