// Made from the server by `make docs`; changes here are lost.

export type Move =
  | {
      key: 'take';
      params: {
        organelle: 'amino-acyl' | 'mitochondria' | 'nucleus' | 'ribosome' | 'vacuole';
        face_down: boolean;
      };
    }
  | {
      key: 'take_first_player';
      params: {};
    }
  | {
      key: 'select_twice';
      params: {};
    }
  | {
      key: 'reset_rna';
      params: {};
    }
  | {
      key: 'reset_organelles';
      params: {};
    }
  | {
      key: 'hold_turn';
      params: {};
    }
  | {
      key: 'end_turn';
      params: {};
    }
  | {
      key: 'use_face_down';
      params: {};
    }
  | {
      key: 'use_mitochondria';
      params: {
        organelle: 'mitochondria';
      };
    }
  | {
      key: 'use_nucleus';
      params: {
        organelle: 'nucleus';
      };
    }
  | {
      key: 'take_rna';
      params: {
        letter: 'A' | 'C' | 'G' | 'U';
      };
    }
  | {
      key: 'draw_two';
      params: {};
    }
  | {
      key: 'keep_rna';
      params: {
        letter: 'A' | 'C' | 'G' | 'U';
      };
    }
  | {
      key: 'use_vacuole';
      params: {
        organelle: 'vacuole';
      };
    }
  | {
      key: 'gather';
      params: {};
    }
  | {
      key: 'raise';
      params: {
        limit: 'energy' | 'rna';
      };
    }
  | {
      key: 'use_amino_acyl';
      params: {
        organelle: 'amino-acyl';
      };
    }
  | {
      key: 'keep_amino';
      params: {
        amino: string;
      };
    }
  | {
      key: 'use_ribosome';
      params: {
        organelle: 'ribosome';
      };
    }
  | {
      key: 'add';
      params: {
        amino: string;
      };
    }
  | {
      key: 'fix';
      params: {};
    }
  | {
      key: 'decline';
      params: {
        organelle: 'amino-acyl' | 'ribosome';
      };
    }
  | {
      key: 'discard';
      params: {
        letter: 'A' | 'C' | 'G' | 'U';
      };
    }
  | {
      key: 'propose_end';
      params: {};
    }
  | {
      key: 'answer';
      params: {
        agrees: boolean;
      };
    };
