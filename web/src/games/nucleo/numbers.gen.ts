// Made from the server by `make docs`; changes here are lost.

export interface Numbers {
  coins: number;
  pool: {
    '2': number;
    '3': number;
    '4': number;
  };
  start: {
    amino_acids: number;
    proteins: number;
  };
  offers_a_turn: {
    three_offers: number;
    minute: number;
  };
  second_thoughts: {
    offers: number;
    counter_offers: number;
    drops: number;
  };
  bank_price: number;
  secret_moments: number;
  last_round: {
    usual: number;
    random_five: number;
  };
}
