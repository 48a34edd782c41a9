import { plural } from '../plural';

const points = (count: number): string => `${count} ${plural(count, 'point', 'points')}`;

export const result = {
  result: 'Result',
  // what the bar says in a few words
  short: {
    youWin: (score: number, next: number) => `You win, ${score} to ${next}`,
    wins: (name: string, score: number, next: number) => `${name} wins, ${score} to ${next}`,
    youWinOnly: 'You win',
    winsOnly: (name: string) => `${name} wins`,
    shared: (names: string) => `${names} share the win`,
    youShare: 'You share the win',
    nobody: 'Nobody wins',
    closed: 'Closed by the host',
  },
  youWinBy: (by: number) => `You win by ${by}`,
  winsBy: (name: string, by: number) => `${name} wins by ${by}`,
  youWinTie: 'You win the tie',
  winsTie: (name: string) => `${name} wins the tie`,
  shares: (name: string) => `${name} shares the win`,
  reason: {
    rules: '',
    resignation: 'Everybody else has given up, so the game ended before its time.',
    closed: 'The host closed the table before the game was over, so nobody has won.',
  },
  resigned: 'gave up',
  equals: (score: number) => `= ${score}`,
  points,
  length: (turns: number, minutes: number | null) =>
    `${turns} ${plural(turns, 'turn', 'turns')}${
      minutes === null
        ? ''
        : minutes < 1
          ? ' · under a minute'
          : ` · ${minutes} ${plural(minutes, 'minute', 'minutes')}`
    }`,
  curve: {
    title: 'How it went',
    drag: 'Drag to any turn, let go to look at it',
    slider: 'Choose a turn',
    table: (label: string) => `${label} after each turn`,
    turn: 'Turn',
    whose: 'Whose turn',
    start: 'start',
    turnNumber: (turn: number) => `turn ${turn}`,
    at: (turn: number, name: string) => (turn ? `Turn ${turn}, ${name}` : 'Before the first turn'),
    look: (turn: number) => (turn ? `Look at turn ${turn}` : 'Look at the start'),
    sealed:
      'The same deal is still being played at another table. To keep its cards secret, how this game went is told when that one is over.',
    none: 'No move was played.',
  },
  turningPoints: 'Turning points',
  noTurningPoints: 'No single turn decided this game.',
  turningPoint: (letter: string) => `Turning point ${letter}`,
  rematch: 'Rematch',
  rematchWaits: 'Somebody wants a rematch: the table is ready.',
  rematchText: (count: number) => `Same ${count} seats, another deal.`,
  replay: 'Replay',
  share: 'Share',
  copied: 'Link copied.',
  playOn: 'Play on from here',
  playOnText: (ply: number) => `A new table with easy bots, after move ${ply}`,
  download: 'Download record',
  atTheEnd: 'The table at the end',
  lookFrom: 'Look from the seat of',
  everybody: 'Everybody',
  bar: {
    name: 'Look back',
    slider: 'Look at any move',
    at: (turn: number, ply: number, plies: number) => `Turn ${turn}, move ${ply} of ${plies}`,
    place: (ply: number, plies: number) => `move ${ply} of ${plies}`,
    first: 'First move',
    previous: 'One move back',
    play: 'Play on its own',
    pause: 'Pause',
    next: 'One move on',
    last: 'Now',
    begin: 'Nobody has moved yet.',
    keys: { first: 'Home', previous: '←', play: 'Space', next: '→', last: 'End' },
    goesOn: 'The table goes on meanwhile; you are told when it is your turn.',
    yourTurn: 'It is your turn now. You are looking at an earlier move.',
  },
  past: {
    moves: 'Nothing can be played in the past.',
  },
};
