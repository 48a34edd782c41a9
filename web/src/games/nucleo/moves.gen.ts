// Made from the server by `make docs`; changes here are lost.

export type Move =
  | {
      key: 'roll';
      params: {};
    }
  | {
      key: 'end';
      params: {};
    }
  | {
      key: 'keep';
      params: {};
    }
  | {
      key: 'bank';
      params: {};
    }
  | {
      key: 'buy_protein';
      params: {};
    }
  | {
      key: 'fold';
      params: {};
    }
  | {
      key: 'vote';
      params: {
        seat: number;
      };
    }
  | {
      key: 'share';
      params: {};
    }
  | {
      key: 'imitate';
      params: {};
    }
  | {
      key: 'take';
      params: {
        amino: string;
      };
    }
  | {
      key: 'swap';
      params: {
        protein: string;
      };
    }
  | {
      key: 'return';
      params: {
        amino: string;
      };
    }
  | {
      key: 'build';
      params: {
        protein: string;
        lacking?: string;
        spare?: string;
      };
    }
  | {
      key: 'offer';
      params: {};
    }
  | {
      key: 'give';
      params: {
        item: string;
      };
    }
  | {
      key: 'want';
      params: {
        item: string;
      };
    }
  | {
      key: 'drop';
      params: {
        item: string;
      };
    }
  | {
      key: 'send';
      params: {
        seats?: number[];
      };
    }
  | {
      key: 'withdraw';
      params: {};
    }
  | {
      key: 'accept';
      params: {
        seat?: number;
      };
    }
  | {
      key: 'decline';
      params: {};
    }
  | {
      key: 'counter';
      params: {};
    }
  | {
      key: 'play';
      params: {
        card: 'conjugation' | 'crispr' | 'proteasome' | 'tf' | 'trna';
      };
    }
  | {
      key: 'mutate';
      params: {
        amino: string;
      };
    }
  | {
      key: 'shift';
      params: {
        amino: string;
      };
    }
  | {
      key: 'target';
      params: {
        seat: number;
      };
    }
  | {
      key: 'cut';
      params: {
        amino: string;
      };
    }
  | {
      key: 'repay';
      params: {
        amino: string;
      };
    }
  | {
      key: 'choose';
      params: {
        protein: string;
      };
    }
  | {
      key: 'sink';
      params: {
        protein: string;
      };
    }
  | {
      key: 'shed';
      params: {
        protein: string;
      };
    }
  | {
      key: 'boost';
      params: {
        card: 'chaperone' | 'codonopt';
      };
    }
  | {
      key: 'misfold';
      params: {};
    }
  | {
      key: 'pass';
      params: {};
    };
