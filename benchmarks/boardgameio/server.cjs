// A small card game for boardgame.io's server: everybody holds five cards; play one, draw one. It never ends.
// node server.cjs PORT
const { Server, Origins } = require('boardgame.io/server');
const { PlayerView } = require('boardgame.io/core');

const deal = (n) => Array.from({ length: n }, (_, card) => ({ suit: card % 4, rank: card % 13 }));

const game = {
  name: 'cards',
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle(deal(52));
    const players = {};
    for (let seat = 0; seat < ctx.numPlayers; seat++) players[seat] = { hand: deck.splice(0, 5) };
    return { secret: { deck }, players, table: [], scores: Array(ctx.numPlayers).fill(0) };
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      client: false,
      move: ({ G, playerID, random }, place) => {
        const hand = G.players[playerID].hand;
        if (!Number.isInteger(place) || place < 0 || place >= hand.length) return 'INVALID_MOVE';
        const [card] = hand.splice(place, 1);
        G.scores[playerID] += card.rank;
        G.table.push(card);
        if (G.secret.deck.length === 0) G.secret.deck = random.Shuffle(G.table.splice(0));
        hand.push(G.secret.deck.pop());
        return G;
      },
    },
  },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST_IN_DEVELOPMENT] });
server.run({ port: Number(process.argv[2]), lobbyConfig: {} }, () => console.log('ready'));
