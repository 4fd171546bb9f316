// What the engine works out from Kontor's table, in words: sectors and who leads there, where the ship could go, taxes. Nothing is counted here.
import { whatCame } from '../paint/come';
import type { Cell, Good, Note, Noted, Place, Seat, Side } from '../wire';
import { capital } from '../../../core/words';
import { cardName } from './places';
import type { KontorSpeech } from './speech';

export type Sector = Extract<Note, { is: 'sector' | 'shared-sector' }>;
/** In the order of the engine's stocks. */
const GOODS: Good[] = ['tea', 'wine', 'spice'];

const placeOf = ([x, y]: Cell): Place => `cell/${x},${y}`;
const isSector = ({ note }: Noted): boolean => note.is === 'sector' || note.is === 'shared-sector';

export type Sectors = ReadonlyMap<Place, Sector>;
/** From each cell to the sector it belongs to. */
export const sectorsOf = (notes: Noted[]): Sectors =>
  new Map(
    notes.flatMap(({ note }) =>
      note.is === 'sector' || note.is === 'shared-sector'
        ? note.cells.map((cell) => [placeOf(cell), note] as const)
        : [],
    ),
  );

/** The places that belong together with this one: a sector, or what the ship could take from there. */
export function group(notes: Noted[], sector: Sector | undefined, place: Place): Place[] {
  if (sector) return sector.cells.map(placeOf);
  const haven = notes.find(({ at, note }) => at === place && note.is === 'haven')?.note;
  return haven?.is === 'haven' ? haven.takes.map(placeOf) : [];
}

/** All that is to be told about a place. */
export function about(
  speech: KontorSpeech,
  notes: Noted[],
  sector: Sector | undefined,
  place: Place,
): string[] {
  const own = notes.filter((one) => one.at === place && !isSector(one)).map(({ note }) => said(speech, note));
  return [...(sector ? [said(speech, sector)] : []), ...own].filter((text) => text !== '').map(capital);
}

function said(speech: KontorSpeech, note: Note): string {
  switch (note.is) {
    case 'sector':
    case 'shared-sector':
      return whatCame()?.sectorText(speech, note) ?? '';
    case 'barred-to':
      return speech.t('note-barred', {
        sides: speech.words.list(note.seats.map((seat) => speech.name(seat))),
      });
    case 'haven':
      return note.takes.length > 0
        ? speech.t('note-haven', { docks: speech.words.list(note.takes.map((cell) => speech.dockAt(cell))) })
        : speech.t('note-haven-none');
    case 'barred':
      return speech.t('note-barred', {
        sides: speech.words.list([
          ...(note.red ? [speech.side('red')] : []),
          ...(note.black ? [speech.side('black')] : []),
        ]),
      });
    case 'price':
      return speech.t('note-price', { florins: note.florins });
    case 'sunken':
      return note.gaps.length > 0
        ? speech.t('note-sunken', { cells: speech.words.list(note.gaps.map((cell) => speech.cell(cell))) })
        : speech.t('note-sunken-closed');
    case 'tax':
      return whatCame()?.taxText(speech, note) ?? '';
    case 'shows':
      return note.card.is === 'card' ? cardName(speech, note.card) : '';
    case 'left':
      return ''; // listed apart: left.ts
  }
}

/** Warehouses kind by kind, as the engine counts them. */
export const stock = (speech: KontorSpeech, counts: number[]): string =>
  speech.words.list(
    GOODS.flatMap((good, i) =>
      (counts[i] ?? 0) > 0
        ? [speech.t('count-good', { good: speech.t(`good-${good}`), count: counts[i] ?? 0 })]
        : [],
    ),
  ) || speech.t('nothing');

/** Both stocks, kind by kind. */
export const tally = (speech: KontorSpeech, red: number[], black: number[]): string =>
  capital(
    speech.t('tally', {
      red: speech.side('red'),
      reds: stock(speech, red),
      black: speech.side('black'),
      blacks: stock(speech, black),
    }),
  );

/** Which step of the comparison decides, and for whom. `now`: it is not finished. */
export const majority = (speech: KontorSpeech, by: string, winner: Side | null, now: boolean): string =>
  speech.t(`${now ? 'leads' : 'wins'}-${by}`, {
    name: winner ? speech.side(winner) : speech.t('nobody'),
    count: 1,
  });

/** The stocks of all who play alone. */
export const tallyOfAll = (speech: KontorSpeech, stocks: number[][]): string =>
  `${stocks.map((counts, seat) => speech.t('tally-one', { name: speech.name(seat), goods: stock(speech, counts) })).join('; ')}.`;

/** What is said otherwise of several: goods have another order among them, and nobody may lead though stocks differ. */
const AMONG: Record<string, string> = { 'order-of-goods': 'line', equal: 'level' };
/** The same step among several, who may win together with an ally. */
export const majorityOfAll = (speech: KontorSpeech, by: string, winners: Seat[], now: boolean): string =>
  speech.t(`${now ? 'leads' : 'wins'}-${AMONG[by] ?? by}`, {
    name: winners.length > 0 ? speech.names(winners) : speech.t('nobody'),
    count: winners.length,
  });

/** Who has won a sector, or would win it now; nothing when nobody does. */
export const winnerOf = (speech: KontorSpeech, sector: Sector): string =>
  sector.is === 'sector'
    ? sector.winner
      ? speech.side(sector.winner)
      : ''
    : sector.winners.length > 0
      ? speech.names(sector.winners)
      : '';
export const isFinished = (sector: Sector): boolean => sector.standing !== 'open';

/** A few words for the label of a dock. */
export function sectorLabel(speech: KontorSpeech, sector: Sector): string {
  return speech.t(isFinished(sector) ? 'label-sector-finished' : 'label-sector-open', {
    docks: sector.cells.length,
    name: winnerOf(speech, sector) || speech.t('nobody'),
  });
}

/** Whether a card of the own hand may come back for want of a florin. */
export const mayComeBack = (notes: Noted[]): boolean =>
  notes.some(
    ({ note }) => note.is === 'tax' && (note.plain[0] === 'cannot-pay' || note.florin[0] === 'cannot-pay'),
  );
