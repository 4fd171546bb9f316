// The texts that are told only on request or rarely, and never at the start. It is fetched once a game has
// begun.
import type { Card, Cell, Move, Note, Noted, Place, ScoreDelta, Side, Tax, View } from '../wire';
import { capital } from '../../../words/words';
import type { Tally } from '../../../words/text/places';
import {
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
import { sideOf, type KontorTerms } from './terms';

/** Describes the last event, lasting effects, and the number of events to come. */
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

/**
 * Returns a sector as it was compared when it was scored, and whether it was scored: its warehouses may have
 * left it since.
 */
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
      terms.t(isWon ? `standing-${standing}` : `standing-nobody-${unranked(terms, standing)}`, { points }),
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

/**
 * Returns the stocks of a sector side by side, as they were at its scoring if it has been scored. Null if
 * they are not known.
 */
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
export const SIDES: Side[] = ['red', 'black'];

/** Returns the columns of the players who lead a sector or have won it. */
export const leadersIn = (sector: Sector): number[] =>
  sector.is === 'shared-sector'
    ? sector.winners
    : SIDES.flatMap((side, i) => (side === sector.winner ? [i] : []));

/**
 * Says who has won a sector or would win it now, and which step decides, with the stocks; nothing if that is
 * not known.
 */
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

const cardAt = (terms: KontorTerms, place: Place): Card | null => {
  const face = terms.scene.face(place);
  return face?.is === 'card' ? face : null;
};
/** Returns whether the ship lies on the table. */
const sails = (terms: KontorTerms): boolean => terms.scene.places('ship/').length > 0;

/**
 * Says what the tavern, the florin and the ship on a card do in this game. The sentences are in the words of the rules.
 */
export function purpose(terms: KontorTerms, place: Place): string {
  const card = cardAt(terms, place),
    said: string[] = [];
  if (card?.building === 'tavern') said.push(...taverns(terms));
  if (card?.symbol === 'florin') said.push(taxesAll(terms) ? 'about-florin-all' : 'about-florin');
  if (card?.symbol === 'ship')
    said.push(`about-ship-${!sails(terms) ? 'none' : card.sort === 'dock' ? 'dock' : 'card'}`);
  return said
    .map((id) => (id.startsWith('about-') ? `rules-kontor-${id}` : id))
    .filter((id) => terms.has(id))
    .map((id) => terms.t(id))
    .join(' ');
}

/** Whether a card taxes several opponents: in the free-wheeling form it does not tax only the one opposite. */
const taxesAll = ({ scene: { seats, setup } }: KontorTerms): boolean =>
  seats.length > 2 && setup.config.scenario.startsWith('freewheel');

/** Returns the sentences about taverns in this game: those of the options that change them. */
function taverns(terms: KontorTerms): string[] {
  const { config } = terms.scene.setup,
    { corruption1, corruption2, oldGrudges, protection, events, scenario } = config;
  const options = Object.entries({ corruption1, corruption2, oldGrudges, protection })
    .filter(([, chosen]) => chosen)
    .map(([option]) => `option-${option}-about`);
  if (scenario.startsWith('freewheel')) options.unshift('about-tavern-drunk');
  if (events) options.push('about-tavern-strike');
  return options.length > 0 ? options : ['about-tavern-none'];
}

/**
 * Returns the rule of a card whose tavern or ship does something in this game, or null for the rule of its
 * place.
 */
export function ruleOf(terms: KontorTerms, place: Place): string | null {
  const card = cardAt(terms, place);
  if (card?.building === 'tavern') {
    const { corruption1, corruption2, oldGrudges, protection, events, scenario } = terms.scene.setup.config;
    const rules: [boolean, string][] = [
      [scenario.startsWith('freewheel'), scenario],
      [corruption1, 'corruption-1'],
      [corruption2, 'corruption-2'],
      [oldGrudges, 'old-grudges'],
      [protection, 'protection'],
      [events, 'events'],
    ];
    return rules.find(([chosen]) => chosen)?.[1] ?? 'sector';
  }
  return card?.symbol === 'ship' && card.sort === 'canal' && sails(terms) ? 'ship' : null;
}

/** Says what a card would do about taxes, against a card with a florin and one without. */
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

/**
 * Says what a choice would bring. Partners gain together. What it reveals depends on the question: the cards
 * that all have chosen, or one that is drawn.
 */
export function previewText(terms: KontorTerms, { scores, reveals }: ScoreDelta): string {
  const { scene, teams, words } = terms;
  const ofSide = (side: Side): number =>
    scores[scene.seats.find((seat) => sideOf(scene.setup, seat) === side) ?? 0] ?? 0;
  const gains: [string, number][] = teams
    ? SIDES.map((side) => [terms.side(side), ofSide(side)])
    : scores.map((points, seat) => [terms.called(seat), points]);
  const told = gains
    .filter(([, points]) => points !== 0)
    .map(([name, points]) => terms.t('preview-one', { name, points: words.signed(points) }));
  return capital(
    [
      told.length > 0 ? `${told.join(', ')}.` : '',
      reveals ? terms.t('preview-reveals', { ask: scene.view.ask?.ask ?? '' }) : '',
    ]
      .filter(Boolean)
      .join(' '),
  );
}

/** Says why this player acts first, while other cards that were revealed at the same time still wait. */
export function orderText(terms: KontorTerms): string {
  const { scene } = terms,
    { ask } = scene.view;
  if (ask?.ask !== 'lay' && ask?.ask !== 'ship') return '';
  const others = scene.places('chosen/').flatMap((place) => {
    const card = cardAt(terms, place);
    return card?.number === undefined || card.number === ask.number ? [] : [card.number];
  });
  return others.length === 0
    ? ''
    : terms.t('advice-order', { number: ask.number, others: terms.words.list(others.map(String)) });
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
