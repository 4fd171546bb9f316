// The engine's notes about Kontor's table in words: sectors and their leaders, the ship's next places, taxes.
// Nothing is counted here.
import { taxText } from './about';
import { sectorText } from './sectors';
import type { Cell, Good, Note, Noted, Place, Seat, Side } from '../wire';
import { capital, type Args } from '../../../words/words';
import { cardName, type KontorTerms } from './terms';

export type Sector = Extract<Note, { is: 'sector' | 'shared-sector' }>;
/** The kinds of goods, in the order of the engine's stocks. */
export const GOODS: Good[] = ['tea', 'wine', 'spice'];

const placeOf = ([x, y]: Cell): Place => `cell/${x},${y}`;
const isSector = ({ note }: Noted): boolean => note.is === 'sector' || note.is === 'shared-sector';

export type Sectors = ReadonlyMap<Place, Sector>;
export const sectorsOf = (notes: Noted[]): Sectors =>
  new Map(
    notes.flatMap(({ note }) =>
      note.is === 'sector' || note.is === 'shared-sector'
        ? note.cells.map((cell) => [placeOf(cell), note] as const)
        : [],
    ),
  );

/** Returns the places that belong together: the sector, or the goods that the ship could take from there. */
export function group(notes: Noted[], sector: Sector | undefined, place: Place): Place[] {
  if (sector) return sector.cells.map(placeOf);
  const haven = notes.find(({ at, note }) => at === place && note.is === 'haven')?.note;
  return haven?.is === 'haven' ? haven.takes.map(placeOf) : [];
}

/** Returns all sentences about a place. */
export function about(
  terms: KontorTerms,
  notes: Noted[],
  sector: Sector | undefined,
  place: Place,
): string[] {
  const own = notes
    .filter((one) => one.at === place && !isSector(one))
    .map(({ note }) => sentenceOf(terms, note));
  return [...(sector ? [sentenceOf(terms, sector)] : []), ...own].filter((text) => text !== '').map(capital);
}

function sentenceOf(terms: KontorTerms, note: Note): string {
  switch (note.is) {
    case 'sector':
    case 'shared-sector':
      return sectorText(terms, note);
    case 'barred-to':
      return terms.t('note-barred', {
        sides: terms.names(note.seats, 'you-for'),
      });
    case 'haven':
      return note.takes.length > 0
        ? terms.t('note-haven', { docks: terms.words.list(note.takes.map((cell) => terms.dockAt(cell))) })
        : terms.t('note-haven-none');
    case 'barred':
      return terms.t('note-barred', {
        sides: terms.words.list([
          ...(note.red ? [terms.side('red', 'you-for')] : []),
          ...(note.black ? [terms.side('black', 'you-for')] : []),
        ]),
      });
    case 'price':
      return terms.t('note-price', { florins: note.florins });
    case 'sunken':
      return note.gaps.length > 0
        ? terms.t('note-sunken', { cells: terms.words.list(note.gaps.map((cell) => terms.cell(cell))) })
        : terms.t('note-sunken-closed');
    case 'tax':
      return taxText(terms, note);
    case 'shows':
      return note.card.is === 'card' ? cardName(terms, note.card) : '';
    case 'left':
      return ''; // listed elsewhere: score.ts
  }
}

/** Returns warehouses kind by kind, as the engine counts them, or a word for none. */
export function counted(terms: KontorTerms, counts: number[]): string[] {
  const kinds = GOODS.flatMap((good, i) =>
    (counts[i] ?? 0) > 0
      ? [terms.t('count-good', { kind: good, good: terms.t(`good-${good}`), count: counts[i] ?? 0 })]
      : [],
  );
  return kinds.length > 0 ? kinds : [terms.t('nothing')];
}

export const stock = (terms: KontorTerms, counts: number[]): string =>
  terms.words.list(counted(terms, counts));

/** Lists both stocks, kind by kind. */
export const tally = (terms: KontorTerms, red: number[], black: number[]): string =>
  capital(
    terms.t('tally', {
      red: terms.side('red', 'you'),
      reds: stock(terms, red),
      black: terms.side('black', 'you'),
      blacks: stock(terms, black),
    }),
  );

/** A winner or leader for a sentence: who it is, and how many there are. */
export type Winner = Args & { count: number };

/** Names the side that wins or leads, or nobody. */
export const winnerSide = (terms: KontorTerms, side: Side | null): Winner => ({
  ...(side ? terms.whoSide(side) : { name: terms.t('nobody') }),
  count: 1,
});

/** Names the players who win or lead together, or nobody. */
export const winnersOf = (terms: KontorTerms, seats: Seat[]): Winner => ({
  ...terms.who(seats),
  count: seats.length,
});

/** Says which step of the comparison decides, and for which player. `now`: the sector is not finished. */
export const majority = (terms: KontorTerms, by: string, winner: Winner, now: boolean): string =>
  terms.t(`${now ? 'leads' : 'wins'}-${by}`, { ...winner });

/** Lists the stocks of all single players. */
export const tallyOfAll = (terms: KontorTerms, stocks: number[][]): string =>
  stocks
    .map((counts, seat) => terms.t('tally-one', { name: terms.called(seat), goods: stock(terms, counts) }))
    .join(' ');

/** The sentences that differ with more than two players: goods, and leads, have other rules. */
const AMONG: Record<string, string> = { 'order-of-goods': 'line', equal: 'level' };
/** Says the same among several players, who may win together with an ally. */
export const majorityOfAll = (terms: KontorTerms, by: string, winners: Winner, now: boolean): string =>
  majority(terms, AMONG[by] ?? by, winners, now);

/** Names the winner of a sector, or its leader so far. */
export const winnerOf = (terms: KontorTerms, sector: Sector): Winner =>
  sector.is === 'sector' ? winnerSide(terms, sector.winner) : winnersOf(terms, sector.winners);
export const isFinished = (sector: Sector): boolean => sector.standing !== 'open';

/** Describes a sector in a few words, for the label of a dock. */
export function sectorLabel(terms: KontorTerms, sector: Sector): string {
  return terms.t(isFinished(sector) ? 'label-sector-finished' : 'label-sector-open', {
    docks: sector.cells.length,
    ...winnerOf(terms, sector),
  });
}

/** Returns whether a card of the player's own hand may come back because a florin is missing. */
export const mayComeBack = (notes: Noted[]): boolean =>
  notes.some(
    ({ note }) => note.is === 'tax' && (note.plain[0] === 'cannot-pay' || note.florin[0] === 'cannot-pay'),
  );
