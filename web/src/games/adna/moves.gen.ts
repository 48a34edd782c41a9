// Made from the server by `make docs`; changes here are lost.

export type Move =
  | {
      key: 'lay';
      params: {
        base: 'A' | 'C' | 'G' | 'T' | 'U';
        chain: 'other' | 'own';
      };
    }
  | {
      key: 'set';
      params: {
        card: 'distilled-water' | 'dry-ice' | 'heating-block' | 'ice-box' | 'thermal-cycler' | 'water-bath';
        levels?: number;
        celsius?: number;
      };
    }
  | {
      key: 'play_reaction';
      params: {
        card: string;
        chain?: 'other' | 'own';
        buffer?: 'blue-buffer' | 'green-buffer' | 'red-buffer' | 'yellow-buffer';
        support?: 'dmso';
      };
    }
  | {
      key: 'cut';
      params: {
        enzyme: string;
        chain: 'other' | 'own';
      };
    }
  | {
      key: 'wash';
      params: {
        to: string;
      };
    }
  | {
      key: 'block';
      params: {
        card: 'denaturation' | 'goggles' | 'klenow' | 'non-toxic-stain';
      };
    }
  | {
      key: 'shift';
      params: {
        card: 'distilled-water' | 'dry-ice' | 'heating-block' | 'ice-box' | 'thermal-cycler' | 'water-bath';
        levels?: number;
        celsius?: number;
      };
    }
  | {
      key: 'pass';
      params: {};
    }
  | {
      key: 'remove';
      params: {
        position: number;
      };
    }
  | {
      key: 'pick';
      params: {
        position: number;
      };
    }
  | {
      key: 'done';
      params: {};
    }
  | {
      key: 'place';
      params: {
        base: 'A' | 'C' | 'G' | 'T';
      };
    }
  | {
      key: 'take';
      params: {
        deck: 'bases' | 'enzymes' | 'reactions';
      };
    }
  | {
      key: 'add';
      params: {
        base: 'A' | 'C' | 'G' | 'T';
      };
    }
  | {
      key: 'nudge';
      params: {
        levels: number;
      };
    }
  | {
      key: 'stop';
      params: {};
    }
  | {
      key: 'discard';
      params: {
        card: string;
      };
    }
  | {
      key: 'end';
      params: {};
    };
