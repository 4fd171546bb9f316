// What the engine works out from Kontor's table, in words: sectors and who leads there, where the ship could go, taxes. Nothing is counted here.
import type { Cell, Good, Note, Noted, Place, Side, Tax } from '../../wire/kontor';
import { capital } from '../../words';
import type { Details } from '../speech';
import { cardName } from './places';
import type { KontorSpeech } from './speech';

type Sector = Extract<Note, { is: 'sector' }>;
/** In the order of the engine's stocks. */
const GOODS: Good[] = ['tea', 'wine', 'spice'];

const placeOf = ([x, y]: Cell): Place => `cell/${x},${y}`;
const isSector = ({ note }: Noted): boolean => note.is === 'sector';

export type Sectors = ReadonlyMap<Place, Sector>;
/** From each cell to the sector it belongs to. */
export const sectorsOf = (notes: Noted[]): Sectors => new Map(notes.flatMap(({ note }) => (note.is === 'sector' ? note.cells.map((cell) => [placeOf(cell), note] as const) : [])));

/** The places that belong together with this one: a sector, or what the ship could take from there. */
export function group(notes: Noted[], sector: Sector | undefined, place: Place): Place[] {
  if (sector) return sector.cells.map(placeOf);
  const haven = notes.find(({ at, note }) => at === place && note.is === 'haven')?.note;
  return haven?.is === 'haven' ? haven.takes.map(placeOf) : [];
}

/** All that is to be told about a place. */
export function about(speech: KontorSpeech, notes: Noted[], sector: Sector | undefined, place: Place): string[] {
  const own = notes.filter((one) => one.at === place && !isSector(one)).map(({ note }) => said(speech, note));
  return [...(sector ? [sectorText(speech, sector)] : []), ...own].filter((text) => text !== '').map(capital);
}

function said(speech: KontorSpeech, note: Note): string {
  switch (note.is) {
    case 'sector': return sectorText(speech, note);
    case 'haven': return note.takes.length > 0 ? speech.t('note-haven', { docks: speech.words.list(note.takes.map((cell) => speech.dockAt(cell))) }) : speech.t('note-haven-none');
    case 'barred': return speech.t('note-barred', { sides: speech.words.list([...(note.red ? [speech.side('red')] : []), ...(note.black ? [speech.side('black')] : [])]) });
    case 'price': return speech.t('note-price', { florins: note.florins });
    case 'sunken': return note.gaps.length > 0 ? speech.t('note-sunken', { cells: speech.words.list(note.gaps.map((cell) => speech.cell(cell))) }) : speech.t('note-sunken-closed');
    case 'tax': return taxText(speech, note);
    case 'shows': return note.card.is === 'card' ? cardName(speech, note.card) : '';
  }
}

const stock = (speech: KontorSpeech, counts: number[]): string =>
  speech.words.list(GOODS.flatMap((good, i) => ((counts[i] ?? 0) > 0 ? [speech.t('count-good', { good: speech.t(`good-${good}`), count: counts[i] ?? 0 })] : []))) || speech.t('nothing');

/** Both stocks, kind by kind. */
export const tally = (speech: KontorSpeech, red: number[], black: number[]): string =>
  speech.t('tally', { red: speech.side('red'), reds: stock(speech, red), black: speech.side('black'), blacks: stock(speech, black) });

/** Which step of the comparison decides, and for whom. `now`: it is not finished. */
export const majority = (speech: KontorSpeech, by: string, winner: Side | null, now: boolean): string =>
  speech.t(`${now ? 'leads' : 'wins'}-${by}`, { name: winner ? speech.side(winner) : speech.t('nobody') });

/** A sector in two or three sentences. */
export function sectorText(speech: KontorSpeech, { cells, red, black, winner, by, points, standing }: Sector): string {
  const cell = cells[0] ? speech.cell(cells[0]) : '';
  if (by) return [speech.t('note-sector-open', { cell, docks: cells.length }), tally(speech, red, black), capital(majority(speech, by, winner, true))].join(' ');
  const name = winner ? speech.side(winner) : speech.t('nobody');
  return [speech.t('note-sector-finished', { cell, docks: cells.length, name }), speech.t(winner ? `standing-${standing}` : `standing-nobody-${standing}`, { points })].join(' ');
}

/** A few words for the label of a dock. */
export function sectorLabel(speech: KontorSpeech, { cells, winner, by }: Sector): string {
  const name = winner ? speech.side(winner) : speech.t('nobody');
  return speech.t(by ? 'label-sector-open' : 'label-sector-finished', { docks: cells.length, name });
}

/** What a card would do about taxes, whatever lies opposite. */
function taxText(speech: KontorSpeech, { against, plain, florin }: Extract<Note, { is: 'tax' }>): string {
  const outcome = ([own, other]: [Tax, Tax]): string => speech.t(`tax-${own}-${other}`, { name: speech.name(against) });
  const [without, with_] = [outcome(plain), outcome(florin)];
  return without === with_ ? speech.t('note-tax-same', { what: without }) : speech.t('note-tax', { without, with: with_ });
}

/** Whether a card of the own hand may come back for want of a florin. */
export const mayComeBack = (notes: Noted[]): boolean => notes.some(({ note }) => note.is === 'tax' && (note.plain[0] === 'cannot-pay' || note.florin[0] === 'cannot-pay'));

/** All sectors, finished ones first. */
export function sectors(speech: KontorSpeech, notes: Noted[]): Details[] {
  const all = notes.flatMap(({ note }) => (note.is === 'sector' ? [note] : []));
  const part = (title: string, some: Sector[]): Details[] => (some.length > 0 ? [{ title: speech.t(title), lines: some.map((sector) => capital(sectorText(speech, sector))) }] : []);
  return [...part('details-finished', all.filter(({ by }) => !by)), ...part('details-open', all.filter(({ by }) => by))];
}

