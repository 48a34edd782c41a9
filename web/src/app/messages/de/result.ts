import { plural } from '../plural';

const points = (count: number): string => `${count} ${plural(count, 'Punkt', 'Punkte')}`;

export const result = {
  result: 'Ergebnis',
  short: {
    youWin: (score: number, next: number) => `Du gewinnst, ${score} zu ${next}`,
    wins: (name: string, score: number, next: number) => `${name} gewinnt, ${score} zu ${next}`,
    youWinOnly: 'Du gewinnst',
    winsOnly: (name: string) => `${name} gewinnt`,
    shared: (names: string) => `${names} teilen sich den Sieg`,
    youShare: 'Du teilst dir den Sieg',
    nobody: 'Niemand gewinnt',
    closed: 'Vom Gastgeber geschlossen',
  },
  youWinBy: (by: number) => `Du gewinnst mit ${by} Vorsprung`,
  winsBy: (name: string, by: number) => `${name} gewinnt mit ${by} Vorsprung`,
  youWinTie: 'Du gewinnst den Stichentscheid',
  winsTie: (name: string) => `${name} gewinnt den Stichentscheid`,
  shares: (name: string) => `${name} teilt sich den Sieg`,
  reason: {
    rules: '',
    resignation: 'Alle anderen haben aufgegeben, deshalb ist das Spiel vorzeitig zu Ende.',
    closed: 'Der Gastgeber hat den Tisch geschlossen, bevor das Spiel zu Ende war. Deshalb gewinnt niemand.',
  },
  resigned: 'hat aufgegeben',
  equals: (score: number) => `= ${score}`,
  points,
  length: (turns: number, minutes: number | null) =>
    `${turns} ${plural(turns, 'Zug', 'Züge')}${
      minutes === null
        ? ''
        : minutes < 1
          ? ' · unter einer Minute'
          : ` · ${minutes} ${plural(minutes, 'Minute', 'Minuten')}`
    }`,
  curve: {
    title: 'So lief es',
    drag: 'Zieh bis zu einem Zug und lass los, um ihn anzusehen',
    slider: 'Einen Zug wählen',
    table: (label: string) => `${label} nach jedem Zug`,
    turn: 'Zug',
    whose: 'Am Zug',
    start: 'Start',
    turnNumber: (turn: number) => `Zug ${turn}`,
    at: (turn: number, name: string) => (turn ? `Zug ${turn}, ${name}` : 'Vor dem ersten Zug'),
    look: (turn: number) => (turn ? `Zug ${turn} ansehen` : 'Den Anfang ansehen'),
    sealed:
      'Mit denselben Karten wird noch an einem anderen Tisch gespielt. Damit nichts verraten wird, erscheint der Verlauf erst, wenn das andere Spiel zu Ende ist.',
    none: 'Es wurde kein Zug gespielt.',
  },
  turningPoints: 'Wendepunkte',
  noTurningPoints: 'Kein einzelner Zug hat dieses Spiel entschieden.',
  turningPoint: (letter: string) => `Wendepunkt ${letter}`,
  rematch: 'Revanche',
  rematchWaits: 'Jemand möchte eine Revanche. Der Tisch steht bereit.',
  rematchText: (count: number) => `Dieselben ${count} Plätze, neu gemischt.`,
  replay: 'Noch einmal ansehen',
  share: 'Teilen',
  copied: 'Link kopiert.',
  playOn: 'Von hier weiterspielen',
  playOnText: (ply: number) => `Ein neuer Tisch mit leichten Bots, nach Schritt ${ply}`,
  download: 'Aufzeichnung herunterladen',
  atTheEnd: 'Endstand auf dem Tisch',
  lookFrom: 'Ansicht vom Platz von',
  everybody: 'Alle',
  bar: {
    name: 'Rückblick',
    slider: 'Zu einem Schritt springen',
    at: (turn: number, ply: number, plies: number) => `Zug ${turn}, Schritt ${ply} von ${plies}`,
    place: (ply: number, plies: number) => `Schritt ${ply} von ${plies}`,
    first: 'Zum Anfang',
    previous: 'Einen Schritt zurück',
    play: 'Automatisch abspielen',
    pause: 'Anhalten',
    next: 'Einen Schritt vor',
    last: 'Jetzt',
    begin: 'Noch hat niemand gezogen.',
    keys: { first: 'Pos1', previous: '←', play: 'Leertaste', next: '→', last: 'Ende' },
    goesOn: 'Das Spiel geht inzwischen weiter. Wir sagen dir, wenn du dran bist.',
    yourTurn: 'Du bist dran. Du siehst gerade einen früheren Schritt.',
  },
  past: {
    moves: 'In der Vergangenheit kannst du nicht spielen.',
  },
};
