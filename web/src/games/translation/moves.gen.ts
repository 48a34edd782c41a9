// Made from the server by `make docs`; changes here are lost.

export type Move =
  | {
      key: 'translate';
      params: {
        amino: string;
      };
    }
  | {
      key: 'extend';
      params: {};
    }
  | {
      key: 'toggle';
      params: {};
    }
  | {
      key: 'delete';
      params: {
        position: number;
      };
    }
  | {
      key: 'insert';
      params: {};
    }
  | {
      key: 'choose_letter';
      params: {
        letter: 'A' | 'C' | 'G' | 'T';
      };
    }
  | {
      key: 'gap';
      params: {
        position: number;
      };
    }
  | {
      key: 'reverse_complement';
      params: {};
    }
  | {
      key: 'swap';
      params: {
        card: 'complement' | 'transition' | 'transversion';
        position: number;
      };
    }
  | {
      key: 'mutate';
      params: {
        position: number;
        letter: 'A' | 'C' | 'G' | 'T';
      };
    }
  | {
      key: 'buy';
      params: {
        card: 'complement' | 'delete' | 'insert' | 'mutate' | 'reverse-complement' | 'transition' | 'transversion';
      };
    };
