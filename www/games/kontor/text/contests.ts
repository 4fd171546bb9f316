// The table of all sectors for the sheet with the scores. It is fetched once a game has begun.
import type { Noted } from '../wire';
import { capital } from '../../../words/words';
import type { Contest, Details } from '../../../words/text/score';
import { counted, isFinished, type Sector } from './notes';
import { compared, leadersIn, sectorText, SIDES } from './seldom';
import type { KontorTerms } from './terms';

/** Lists all sectors with what each player has there, finished ones first. */
export function sectors(terms: KontorTerms, notes: Noted[]): Details[] {
  const all = notes.flatMap(({ note }) =>
    note.is === 'sector' || note.is === 'shared-sector' ? [note] : [],
  );
  const players = terms.solo
    ? terms.scene.seats.map((seat) => terms.called(seat))
    : SIDES.map((side) => capital(terms.side(side, 'you')));
  const part = (title: string, some: Sector[]): Details[] =>
    some.length > 0
      ? [{ title: terms.t(title), players, contests: some.map((sector) => contest(terms, sector)) }]
      : [];
  return [
    ...part('details-finished', all.filter(isFinished)),
    ...part(
      'details-open',
      all.filter((sector) => !isFinished(sector)),
    ),
  ];
}

/** Describes a sector for a table of sectors. */
function contest(terms: KontorTerms, of: Sector): Contest {
  const { sector } = compared(terms, of),
    [cell] = of.cells,
    known = sector.is === 'shared-sector' || sector.by !== null,
    stocks = sector.is === 'shared-sector' ? sector.stocks : [sector.red, sector.black],
    leaders = leadersIn(sector),
    // What lay there when it was finished may not be known any more: then only who has won it.
    unknown = (i: number): string => (leaders.includes(i) ? terms.t('details-won') : '–');
  return {
    name: cell ? terms.cell(cell) : '',
    about: terms.t('details-docks', { docks: of.cells.length }),
    stocks: stocks.map((counts, i) => (known ? counted(terms, counts) : [unknown(i)])),
    leaders,
    why: capital(sectorText(terms, of, { stocks: false, ends: false, size: false })),
  };
}
