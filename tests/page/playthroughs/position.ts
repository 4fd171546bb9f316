// A position in a few readable lines, with everything that any player sees.
import { columnName, rowName } from '../../../www/games/kontor/layout/types';
import { cardName, cellOf } from '../../../www/games/kontor/text/terms';
import type { KontorText } from '../../../www/games/kontor/text/text';
import type { GameText } from '../../../www/words/text/text';
import type { Card } from '../../../www/games/kontor/wire';

export function positionOf(game: string, text: GameText, colours: readonly string[]): string[] {
  const { scene } = text.terms;
  const players = scene.seats.map((seat) =>
    text.places.playerLabel(seat, colours[scene.setup.players[seat]?.colour ?? 0] ?? ''),
  );
  return game === 'kontor'
    ? kontor(text as unknown as KontorText, players)
    : [text.score.progress(), ...players, ...labels(game, text)];
}

/** Places whose contents are told with a larger place, or not at all. */
const LEFT_OUT: Record<string, RegExp> = {
  imhotep: /^(boat|lane-dock)\//,
  duel: /^(boat|action)\//,
  rampart: /^$/,
};

/** Returns the places by the names of the page, without free ones and cards that lie face down. */
function labels(game: string, text: GameText): string[] {
  const told = text.places
    .buttons()
    .filter(
      (place) =>
        !LEFT_OUT[game]?.test(place) && (game !== 'rampart' || text.terms.scene.face(place) !== null),
    );
  return told.map((place) => text.places.placeLabel(place)).filter((label) => !label.endsWith(': free.'));
}

const LETTER = { tea: 't', wine: 'w', spice: 's' } as const;
const FIRST: Partial<Record<Card['sort'], string>> = { canal: '~', customs: 'C', bridge: '=', flood: '≈' };

/**
 * Returns a card of the harbour in short: "R17" a red dock, "B29^" a black crane, "R89*" a red tavern, "~45"
 * a canal.
 */
function short({ number, sort, side, building }: Card): string {
  if (sort === 'anchor') return 'anchor';
  const first = side === 'red' ? 'R' : side === 'black' ? 'B' : (FIRST[sort] ?? '?');
  return `${first}${number}${building === 'crane' ? '^' : building === 'tavern' ? '*' : ''}`;
}

function kontor(text: KontorText, players: string[]): string[] {
  const { scene } = text.terms;
  const cards = (places: readonly string[]): string =>
    text.terms.words.list(
      places.map((place) => {
        const face = scene.face(place);
        return face?.is === 'card' ? cardName(text.terms, face) : text.terms.t('card-unseen');
      }),
    ) || text.terms.t('nothing');
  const seats = scene.seats.flatMap((seat) => [
    players[seat] ?? '',
    `  Hand: ${cards(scene.places(`hand/${seat}/`))}.`,
    ...(scene.has(`top/${seat}`) ? [`  ${text.places.placeLabel(`top/${seat}`)}`] : []),
  ]);
  const city = [
    'top/canals',
    'treasury',
    'supply/tea',
    'supply/wine',
    'supply/spice',
    ...(scene.setup.config.events ? ['events'] : []),
    ...(scene.setup.config.specialShop ? ['shop'] : []),
  ];
  const sectors = text.score
    .details()
    .flatMap(({ title, players, contests }) => [
      `${title}:`,
      ...contests.map(
        ({ name, about, stocks, why }) =>
          `  ${name}, ${about}. ${stocks.map((stock, i) => `${players[i]}: ${stock.join(', ')}.`).join(' ')} ${why}`,
      ),
    ]);
  return [
    `${text.score.progress()}.`,
    ...grid(text),
    ...seats,
    city.map((place) => text.places.placeLabel(place)).join(' '),
    ...sectors,
  ];
}

/**
 * Returns the harbour as a table with its coordinates: in each cell the card, then the warehouses there (t,
 * w, s), K for a keeper, the ship, a drunkard's coin, and the player who laid it.
 */
function grid(text: KontorText): string[] {
  const { scene } = text.terms;
  const cells = scene.places('cell/').map((place) => cellOf(place));
  const [xs, ys] = [0, 1].map((axis) => cells.map((cell) => cell[axis] ?? 0)) as [number[], number[]];
  const span = (all: number[]): number[] =>
    Array.from({ length: Math.max(...all) - Math.min(...all) + 1 }, (_, i) => Math.min(...all) + i);
  const rows = span(ys).map((y) => [
    rowName(text.terms.board, y),
    ...span(xs).map((x) => cell(text, `${x},${y}`)),
  ]);
  const all = [['', ...span(xs).map((x) => columnName(text.terms.board, x))], ...rows];
  const widths = all[0]!.map((_, column) => Math.max(...all.map((row) => row[column]!.length)));
  return all.map((row) =>
    row
      .map((text, column) => text.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  );
}

function cell(text: KontorText, at: string): string {
  const { scene } = text.terms,
    face = scene.face(`cell/${at}`);
  if (!scene.has(`cell/${at}`)) return '.';
  const goods = (['stock', 'extra'] as const)
    .flatMap((kind) =>
      scene.places(`${kind}/${at}/`).map((place) => LETTER[place.split('/')[2] as keyof typeof LETTER]),
    )
    .join('');
  const keeper = scene.face(`keeper/${at}`),
    owner = scene.face(`owner/${at}`);
  return [
    face?.is === 'card' ? short(face) : '?',
    goods && `:${goods}`,
    keeper?.is === 'keeper' ? (keeper.side === 'red' ? '[R]' : '[B]') : '',
    owner?.is === 'owner' ? `(${text.terms.name(owner.seat)})` : '',
    scene.has(`coin/${at}`) ? '(drunk)' : '',
    scene.has(`ship/${at}`) ? ' ship' : '',
  ].join('');
}
