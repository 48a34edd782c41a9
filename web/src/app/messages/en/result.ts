import { plural } from '../plural';

const points = (count: number): string => `${count} ${plural(count, 'point', 'points')}`;

export const result = {
  result: 'Result',
  // Short forms for the bar.
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
  youWinTie: 'You win the tie-break',
  winsTie: (name: string) => `${name} wins the tie-break`,
  shares: (name: string) => `${name} shares the win`,
  reason: {
    rules: '',
    resignation: 'Everyone else gave up, so the game ended early.',
    closed: 'The host closed the table before the game was over, so nobody wins.',
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
    drag: 'Drag to a turn and let go to view it',
    slider: 'Choose a turn',
    table: (label: string) => `${label} after each turn`,
    turn: 'Turn',
    whose: 'Player',
    start: 'start',
    turnNumber: (turn: number) => `turn ${turn}`,
    at: (turn: number, name: string) => (turn ? `Turn ${turn}, ${name}` : 'Before the first turn'),
    look: (turn: number) => (turn ? `View turn ${turn}` : 'View the start'),
    sealed:
      'Another table is still playing the same deal. To keep its cards secret, this chart appears when that game is over.',
    none: 'No moves were played.',
  },
  turningPoints: 'Turning points',
  noTurningPoints: 'No single turn decided this game.',
  turningPoint: (letter: string) => `Turning point ${letter}`,
  rematch: 'Rematch',
  rematchWaits: 'Someone wants a rematch. The table is ready.',
  rematchText: (count: number) => `Same ${count} seats, new deal.`,
  replay: 'Replay',
  share: 'Share',
  copied: 'Link copied.',
  playOn: 'Play on from here',
  playOnText: (ply: number) => `A new table with easy bots, after move ${ply}`,
  download: 'Download record',
  atTheEnd: 'Final position',
  lookFrom: 'View from the seat of',
  everybody: 'Everyone',
  bar: {
    name: 'Look back',
    slider: 'Go to a move',
    at: (turn: number, ply: number, plies: number) => `Turn ${turn}, move ${ply} of ${plies}`,
    place: (ply: number, plies: number) => `move ${ply} of ${plies}`,
    first: 'First move',
    previous: 'Previous move',
    play: 'Play automatically',
    pause: 'Pause',
    next: 'Next move',
    last: 'Now',
    begin: 'Nobody has moved yet.',
    keys: { first: 'Home', previous: '←', play: 'Space', next: '→', last: 'End' },
    goesOn: 'The game goes on meanwhile. You’ll be notified when it’s your turn.',
    yourTurn: 'It’s your turn. You’re viewing an earlier move.',
  },
  past: {
    moves: 'You can’t play in the past.',
  },
};
