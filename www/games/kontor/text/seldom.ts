// What is said only when it is asked for, or seldom, and never at the start. Fetched when a game has begun.
import type { Note, Noted, Side, Tax } from '../wire';
import { capital } from '../../../core/words';
import type { Tally } from '../../../core/text/places';
import type { Details } from '../../../core/text/score';
import {
  GOODS,
  isFinished,
  majority,
  majorityOfAll,
  tally,
  tallyOfAll,
  winnerOf,
  type Sector,
} from './notes';
import type { KontorTerms } from './terms';

/** What happened last, what of it lasts, and how many are to come. */
export function eventsLabel(terms: KontorTerms): string {
  const { scene } = terms;
  const past = scene.places('event/').flatMap((place) => {
    const face = scene.face(place);
    return face?.is === 'event' ? [face.event] : [];
  });
  const shown = past.filter((event, i) => i === past.length - 1 || event === 'blockade-at-sea');
  return [
    terms.t('place-events', { count: scene.count('events') }),
    ...shown.map((event) => terms.t('say-event-turned', { event: terms.t(`event-${event}`) })),
  ].join(' ');
}

/** A sector in two or three sentences. */
export function sectorText(terms: KontorTerms, sector: Sector): string {
  const { cells, points, standing } = sector;
  const cell = cells[0] ? terms.cell(cells[0]) : '',
    winner = winnerOf(terms, sector);
  const allies =
    sector.is === 'shared-sector' && sector.allies.length > 0
      ? [
          terms.t('note-allies', {
            names: terms.words.list(
              sector.allies.map(([one, other]) =>
                terms.t('pair', { name: terms.name(one), other: terms.name(other) }),
              ),
            ),
          }),
        ]
      : [];
  const why = reasons(terms, sector);
  if (isFinished(sector)) {
    return [
      terms.t('note-sector-finished', { cell, docks: cells.length, name: winner || terms.t('nobody') }),
      ...why,
      terms.t(winner ? `standing-${standing}` : `standing-nobody-${standing}`, { points }),
      ...allies,
    ].join(' ');
  }
  return [terms.t('note-sector-open', { cell, docks: cells.length }), ...why, ...allies].join(' ');
}

/** The stocks of a sector side by side; null once it has been scored, when warehouses have left it. */
export function tallyIn(terms: KontorTerms, sector: Sector | undefined): Tally | null {
  if (!sector?.by) return null;
  const shared = sector.is === 'shared-sector',
    stocks = shared ? sector.stocks : [sector.red, sector.black];
  return {
    players: shared ? stocks.map((_, seat) => terms.name(seat)) : SIDES.map((side) => terms.side(side)),
    leaders: shared ? sector.winners : SIDES.flatMap((side, i) => (side === sector.winner ? [i] : [])),
    rows: GOODS.map((good, i) => ({
      name: capital(terms.t(`good-${good}`)),
      counts: stocks.map((counts) => counts[i] ?? 0),
    })),
  };
}
const SIDES: Side[] = ['red', 'black'];

/** Who would win it now and which step decides, with the stocks; nothing once it has been scored, when warehouses have left it. */
function reasons(terms: KontorTerms, sector: Sector): string[] {
  const now = !isFinished(sector) || !terms.scene.view.outcome;
  if (sector.is === 'shared-sector')
    return [tallyOfAll(terms, sector.stocks), capital(majorityOfAll(terms, sector.by, sector.winners, now))];
  return sector.by
    ? [tally(terms, sector.red, sector.black), capital(majority(terms, sector.by, sector.winner, now))]
    : [];
}

/** What a card would do about taxes, whatever lies opposite. */
export function taxText(
  terms: KontorTerms,
  { against, plain, florin }: Extract<Note, { is: 'tax' }>,
): string {
  const outcome = ([own, other]: [Tax, Tax]): string =>
    terms.t(`tax-${own}-${other}`, { name: terms.name(against) });
  const [without, with_] = [outcome(plain), outcome(florin)];
  return without === with_
    ? terms.t('note-tax-same', { what: without })
    : terms.t('note-tax', { without, with: with_ });
}

/** All sectors, finished ones first. */
export function sectors(terms: KontorTerms, notes: Noted[]): Details[] {
  const all = notes.flatMap(({ note }) =>
    note.is === 'sector' || note.is === 'shared-sector' ? [note] : [],
  );
  const part = (title: string, some: Sector[]): Details[] =>
    some.length > 0
      ? [{ title: terms.t(title), lines: some.map((sector) => capital(sectorText(terms, sector))) }]
      : [];
  return [
    ...part('details-finished', all.filter(isFinished)),
    ...part(
      'details-open',
      all.filter((sector) => !isFinished(sector)),
    ),
  ];
}
