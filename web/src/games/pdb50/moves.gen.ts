// Made from the server by `make docs`; changes here are lost.

export type Move =
  | {
      key: 'recruit';
      params: {
        box: 'recruit';
      };
    }
  | {
      key: 'lead';
      params: {
        box: 'lead';
      };
    }
  | {
      key: 'place';
      params: {
        box:
          | 'analyze'
          | 'automation'
          | 'electron-crystallography'
          | 'em'
          | 'grow'
          | 'ihm'
          | 'nmr'
          | 'prepare-1'
          | 'prepare-2'
          | 'publish'
          | 'xfel'
          | 'xray';
        option?: string;
      };
    }
  | {
      key: 'claim';
      params: {
        box: 'innovate-left' | 'innovate-middle' | 'innovate-right';
      };
    }
  | {
      key: 'graduate';
      params: {
        token: 'circle' | 'square' | 'triangle';
      };
    }
  | {
      key: 'draft';
      params: {
        token: 'circle' | 'square' | 'triangle';
      };
    };
