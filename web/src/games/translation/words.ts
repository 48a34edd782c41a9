/** The words on Translation's board, in every language. */

const en = {
  strand: 'The strand',
  howRead: 'read 5′ to 3′, any three in a row',
  howReadShort: 'read 5′ to 3′',
  becomes: 'below each letter: its changes and what they spell',
  gaps: 'choose a gap; it shows what it would newly spell',
  letter: (place: number, base: string, partner: string) => `Letter ${place}: ${base}, paired with ${partner}`,
  gap: (place: number, gains: string, losses: string) =>
    `Gap ${place}${gains ? `, newly spells ${gains}` : ''}${losses ? `, no longer spells ${losses}` : ''}`,
  water: (on: boolean): string => (on ? 'on' : 'off'),
  waterName: (on: boolean) => `Water ${on ? 'on' : 'off'}`,
  waterWord: 'water',
  only: { hydrophilic: 'hydrophilic only', hydrophobic: 'hydrophobic only' } as Record<string, string>,
  supply: (left: number) => (left === 1 ? '1 nucleotide card left' : `${left} nucleotide cards left`),
  aminos: 'Amino acids to translate',
  translate: 'Translate',
  over: 'All amino acids are translated',
  built: (names: string) => `A chain of ${names}`,
  pay: (points: number) => `pay ${points}`,
  needsWater: (on: boolean) => `spelled, but needs water ${on ? 'on' : 'off'}`,
  at: (card: string, place: number, codon: string) => (place ? `${card} at ${place}: ${codon}` : `${card}: ${codon}`),
  ifRolled: (card: string, letter: string, codon: string) => `${card}, if ${letter} comes up: ${codon}`,
  buyFor: (card: string, codon: string) => `buy ${card}: ${codon}`,
  notSpelled: 'not spelled yet',
  amino: (name: string, worth: number) => `${name}, worth ${worth}`,
  handOf: (name: string) => `${name}’s cards`,
  use: (points: number) => `use ${points}`,
  used: 'used this turn',
  nextTurn: 'from your next turn',
  copies: (count: number) => `×${count}`,
  points: (left: number) => (left === 1 ? '1 point left' : `${left} points left`),
  putBack: 'Put the card back',
  shop: 'Cards for sale',
  allSold: 'Every card is sold.',
  sold: 'Sold out:',
  has: (card: string, names: string) => `${card} (${names})`,
  sale: (name: string, price: number, left: number) => `Buy ${name} for ${price}; ${left} left`,
  rolled: (face: string, name: string | null) => (name === null ? `You rolled ${face}` : `${name} rolled ${face}`),
  lay: (letter: string, name: string | null) =>
    name === null ? `Choose a gap under the strand for ${letter}` : `${name} chooses a gap for ${letter}`,
  stop: 'stop',
  dice: (faces: string, use: string) =>
    `Rolled ${faces} ${use === 'filling up' ? 'to fill up the strand' : use === 'extend' ? 'for Extend' : 'for Insert'}`,
  diceUse: (use: string): string => (use === 'filling up' ? 'filled up' : 'rolled'),
  spells: (codon: string, name: string) => `${codon} spells ${name}`,
  inDeck: 'in deck',
  then: 'then translate it',
  thenWater: (on: boolean) => `spelled then, but needs water ${on ? 'on' : 'off'}`,
  lost: 'would be lost',
  spelled: 'spelled',
  ways: (places: number[]) =>
    places.length === 1 ? `1 way: at ${places[0]}` : `${places.length} ways: at ${places.join(', ')}`,
  noWay: 'not with one change',
  rows: { delete: 'Take out' } as Record<string, string>,
  cards: {} as Record<string, string>,
  face: (face: string, letters: string[]): string =>
    ({ W: 'a weak pair: ', S: 'a strong pair: ', R: 'a purine: ', Y: 'a pyrimidine: ' })[face]?.concat(
      letters.join(' or '),
    ) ?? 'only this letter',
  or: 'or',
  inGaps: (amino: string, gaps: number) => `${amino} in ${gaps} ${gaps === 1 ? 'gap' : 'gaps'}`,
  nothingNew: 'spells nothing new on the table',
  chooseLetter: (name: string | null) => (name === null ? 'Choose the letter' : `${name} chooses the letter`),
  noBack: 'You can’t take back a roll.',
  turnsInto: (place: number, from: string, to: string) => `Letter ${place}: ${from} becomes ${to}.`,
  goes: (place: number, letter: string) => `Letter ${place} (${letter}) is taken out.`,
  newlySpelled: (names: string) => `Newly spelled: ${names}.`,
  noLonger: (names: string) => `No longer spelled: ${names}.`,
  useful: (count: number) =>
    count === 0
      ? 'No change spells anything new on the table.'
      : count === 1
        ? '1 change spells something new (framed).'
        : `${count} changes spell something new (framed).`,
  point: 'Point at a change to see what it does.',
};

const de: typeof en = {
  strand: 'Der Strang',
  howRead: 'von 5′ nach 3′ gelesen, je drei in einer Reihe',
  howReadShort: 'von 5′ nach 3′',
  becomes: 'unter jedem Buchstaben, was er wird und dann ergibt',
  gaps: 'berühre eine Lücke; darunter steht, was dann neu zu lesen wäre',
  letter: (place, base, partner) => `Buchstabe ${place}: ${base}, gepaart mit ${partner}`,
  gap: (place, gains, losses) =>
    `Lücke ${place}${gains ? `, neu: ${gains}` : ''}${losses ? `, nicht mehr: ${losses}` : ''}`,
  water: (on) => (on ? 'an' : 'aus'),
  waterName: (on) => `Wasser ${on ? 'an' : 'aus'}`,
  waterWord: 'Wasser',
  only: { hydrophilic: 'nur hydrophile', hydrophobic: 'nur hydrophobe' },
  supply: (left) => (left === 1 ? 'noch 1 Nukleotidkarte' : `noch ${left} Nukleotidkarten`),
  aminos: 'Aminosäuren zum Übersetzen',
  translate: 'Übersetzen',
  over: 'Alle Aminosäuren sind übersetzt',
  built: (names) => `Eine Kette aus ${names}`,
  pay: (points) => `kostet ${points}`,
  needsWater: (on) => `steht da; braucht Wasser ${on ? 'an' : 'aus'}`,
  at: (card, place, codon) => (place ? `${card} bei ${place}: ${codon}` : `${card}: ${codon}`),
  ifRolled: (card, letter, codon) => `${card}, wenn ${letter} fällt: ${codon}`,
  buyFor: (card, codon) => `${card} kaufen für ${codon}`,
  notSpelled: 'steht noch nicht da',
  amino: (name, worth) => `${name}, ${worth} wert`,
  handOf: (name) => `Karten von ${name}`,
  use: (points) => `kostet ${points}`,
  used: 'in diesem Zug benutzt',
  nextTurn: 'ab deinem nächsten Zug',
  copies: (count) => `×${count}`,
  points: (left) => (left === 1 ? 'noch 1 Punkt' : `noch ${left} Punkte`),
  putBack: 'Karte zurücklegen',
  shop: 'Karten zu kaufen',
  allSold: 'Alle Karten sind verkauft.',
  sold: 'Verkauft:',
  has: (card, names) => `${card} (${names})`,
  sale: (name, price, left) => `${name} für ${price} kaufen; noch ${left}`,
  rolled: (face, name) => (name === null ? `Du hast ${face} gewürfelt` : `${name} hat ${face} gewürfelt`),
  lay: (letter, name) =>
    name === null ? `Lege ${letter}: berühre eine Lücke unter dem Strang` : `${name} legt ${letter} in eine Lücke`,
  stop: 'Stopp',
  dice: (faces, use) =>
    `${faces} gewürfelt, ${use === 'filling up' ? 'um den Strang aufzufüllen' : use === 'extend' ? 'für Extend' : 'für Insert'}`,
  diceUse: (use) => (use === 'filling up' ? 'aufgefüllt' : 'gewürfelt'),
  spells: (codon, name) => `${codon} heißt ${name}`,
  inDeck: 'im Stapel',
  then: 'dann übersetzen',
  thenWater: (on) => `steht dann da; braucht Wasser ${on ? 'an' : 'aus'}`,
  lost: 'geht verloren',
  spelled: 'steht da',
  ways: (places) =>
    places.length === 1 ? `1 Weg: bei ${places[0]}` : `${places.length} Wege: bei ${places.join(', ')}`,
  noWay: 'nicht mit einer Änderung',
  rows: { delete: 'Entfernen' },
  cards: {
    'card:toggle': 'Wasser an oder aus',
    'card:extend': 'Würfle einen Buchstaben fürs 3′-Ende',
    'card:delete': 'Nimm einen Buchstaben weg',
    'card:insert': 'Würfle, lege in eine Lücke',
    'card:reverse-complement': 'Lies den anderen Strang',
    'card:mutate': 'Jeden in jeden anderen',
  },
  face: (face, letters) =>
    ({ W: 'ein schwaches Paar: ', S: 'ein starkes Paar: ', R: 'ein Purin: ', Y: 'ein Pyrimidin: ' })[face]?.concat(
      letters.join(' oder '),
    ) ?? 'dieser Buchstabe und kein anderer',
  or: 'oder',
  inGaps: (amino, gaps) => `${amino} in ${gaps} ${gaps === 1 ? 'Lücke' : 'Lücken'}`,
  nothingNew: 'ergibt nichts Neues auf dem Tisch',
  chooseLetter: (name) => (name === null ? 'Wähle den Buchstaben' : `${name} wählt den Buchstaben`),
  noBack: 'Ein Wurf lässt sich nicht zurücknehmen.',
  turnsInto: (place, from, to) => `Buchstabe ${place}: aus ${from} wird ${to}.`,
  goes: (place, letter) => `Buchstabe ${place}, ${letter}, geht weg.`,
  newlySpelled: (names) => `Neu zu lesen: ${names}.`,
  noLonger: (names) => `Nicht mehr zu lesen: ${names}.`,
  useful: (count) =>
    count === 0
      ? 'Keine Änderung ergibt etwas Neues auf dem Tisch.'
      : count === 1
        ? '1 Änderung ergibt etwas Neues: eingerahmt.'
        : `${count} Änderungen ergeben etwas Neues: eingerahmt.`,
  point: 'Zeige auf eine Änderung, um zu sehen, was sie bewirkt.',
};

export const words = { en, de };
