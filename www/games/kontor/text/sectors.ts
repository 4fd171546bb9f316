// Kontor's sectors in words: who leads or has won them and why, the table of their warehouses, and what would change.
import type { Cell, Move, Noted, Place, Side, View } from '../wire';
import { capital } from '../../../words/words';
import type { Tally } from '../../../words/text/places';
import type { Contest, Details } from '../../../words/text/score';
import {
  counted,
  GOODS,
  isFinished,
  majority,
  majorityOfAll,
  sectorLabel,
  sectorsOf,
  tally,
  tallyOfAll,
  winnerOf,
  type Sector,
} from './notes';
import type { KontorTerms } from './terms';

const SIDES: Side[] = ['red', 'black'];

/** Returns a sector as it was compared when it was scored, and whether it was scored. */
export function compared(terms: KontorTerms, sector: Sector): { sector: Sector; scored: boolean } {
  if (sector.is !== 'sector' || sector.by !== null || !isFinished(sector)) return { sector, scored: false };
  const own = new Set(sector.cells.map(String));
  const said = terms.told.filter((one) => one.say === 'sector-finished' && own.has(String(one.cell))).at(-1);
  if (said?.say !== 'sector-finished' || said.winner !== sector.winner) return { sector, scored: false };
  return { sector: { ...sector, by: said.by, red: said.red, black: said.black }, scored: true };
}

/**
 * The facts to tell about a sector besides its leader: its cell and size, the warehouses of all players, and
 * the cells that keep it open.
 */
interface Telling {
  size?: boolean;
  stocks?: boolean;
  ends?: boolean;
}

/** Describes a sector in two or three sentences. */
export function sectorText(
  terms: KontorTerms,
  sector: Sector,
  { size = true, stocks = true, ends = true }: Telling = {},
): string {
  const { cells, points, standing } = sector;
  const cell = cells[0] ? terms.cell(cells[0]) : '',
    isWon = sector.is === 'sector' ? sector.winner !== null : sector.winners.length > 0;
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
  const why = reasons(terms, sector, stocks);
  if (isFinished(sector)) {
    return [
      size ? terms.t('note-sector-finished', { cell, docks: cells.length, ...winnerOf(terms, sector) }) : '',
      ...why,
      terms.t(isWon ? `standing-${standing}` : `standing-nobody-${unranked(terms, standing)}`, {
        points,
        over: terms.scene.view.outcome ? 'yes' : 'no',
      }),
      ...allies,
    ]
      .filter(Boolean)
      .join(' ');
  }
  return [
    size ? terms.t('note-sector-open', { cell, docks: cells.length }) : '',
    ...why,
    ...allies,
    ends ? endsText(terms, sector) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** The largest number of cells to list in words. More are only counted; the map shows them all. */
const LISTED = 5;

/** Names the cells that keep a sector open, as the engine gives them. Cells beyond an edge have no names. */
function endsText(terms: KontorTerms, { ends }: Sector): string {
  const cells = ends.filter((cell) => !isBeyond(terms, cell));
  return [
    cells.length > 0 &&
      terms.t('note-sector-ends', {
        listed: String(cells.length <= LISTED),
        cells: terms.words.list(cells.map((cell) => terms.cell(cell))),
        count: cells.length,
      }),
    cells.length < ends.length && terms.t('note-sector-edge'),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Returns whether a cell lies beyond an edge that the harbour already has. */
function isBeyond({ scene }: KontorTerms, cell: Cell): boolean {
  return (['column', 'row'] as const).some((axis, i) => {
    const edges = scene.places(`edge/${axis}/`).map((place) => Number(place.split('/')[2]));
    return edges.length > 0 && (cell[i]! < Math.min(...edges) || cell[i]! > Math.max(...edges));
  });
}

/** The scenarios in which every sector counts: none replaces another. */
const ALL_COUNT = [
  'base',
  'canale-grande',
  'ile-grande',
  'gulliver',
  'ever-smaller',
  'tic-tac-toe',
  'watergames',
  'speed',
  'freewheel',
  'freewheel-solo',
];
const unranked = (terms: KontorTerms, standing: string): string =>
  standing === 'counts' && ALL_COUNT.includes(terms.scene.setup.config.scenario) ? 'pointless' : standing;

/** Returns the stocks of a sector side by side, as they were at its scoring; null if not known. */
export function tallyIn(terms: KontorTerms, of: Sector | undefined): Tally | null {
  if (!of) return null;
  const { sector } = compared(terms, of);
  if (!sector.by) return null;
  const shared = sector.is === 'shared-sector',
    stocks = shared ? sector.stocks : [sector.red, sector.black];
  return {
    players: shared
      ? stocks.map((_, seat) => terms.called(seat))
      : SIDES.map((side) => terms.side(side, 'you')),
    leaders: leadersIn(sector),
    rows: GOODS.map((good, i) => ({
      name: capital(terms.t(`good-${good}`)),
      counts: stocks.map((counts) => counts[i] ?? 0),
    })),
  };
}
/** Returns the columns of the players who lead a sector or have won it. */
export const leadersIn = (sector: Sector): number[] =>
  sector.is === 'shared-sector'
    ? sector.winners
    : SIDES.flatMap((side, i) => (side === sector.winner ? [i] : []));

/** Says who has won a sector or would now, and which step decides; nothing if that is not known. */
function reasons(terms: KontorTerms, of: Sector, stocks: boolean): string[] {
  const { sector, scored } = compared(terms, of),
    now = !scored && (!isFinished(sector) || !terms.scene.view.outcome);
  const why: string[] =
    sector.is === 'shared-sector'
      ? [tallyOfAll(terms, sector.stocks), majorityOfAll(terms, sector.by, winnerOf(terms, sector), now)]
      : sector.by
        ? [tally(terms, sector.red, sector.black), majority(terms, sector.by, winnerOf(terms, sector), now)]
        : [];
  return why.slice(stocks ? 0 : 1).map(capital);
}

/**
 * Says who would lead the sector in which a card is laid. Says nothing if the result depends on what other
 * players reveal afterwards, which must stay secret.
 */
export function leaderAfter(terms: KontorTerms, move: Move, notes: Noted[], view: View): string {
  if (!('cell' in move)) return '';
  const place = `cell/${move.cell.join(',')}`,
    sector = sectorsOf(notes).get(place),
    lies = (tokens: View['tokens'], at: Place): string =>
      JSON.stringify(tokens.filter((token) => token.at === at).map(({ face }) => face));
  const isKnown = sector?.cells
    .map((cell) => `cell/${cell.join(',')}`)
    .every((at) => at === place || lies(view.tokens, at) === lies(terms.scene.view.tokens, at));
  return sector && isKnown ? sectorLabel(terms, sector) : '';
}

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
