// Kontor's places in words, for the buttons over the canvas: thing and state. And which places get a button.
import { whatCame } from '../paint/come';
import type { Card, Game, Good, Place } from '../wire';
import type { Scene } from '../../../core/scene';
import type { KontorSpeech } from './speech';

/** The parts of the table in the order of decisions, which is the order of the page. */
export const AREAS = ['hands', 'harbour', 'city'] as const;
const GOODS: Good[] = ['tea', 'wine', 'spice'];

export function areaOf(place: Place): string {
  const [head, of] = place.split('/');
  switch (head) {
    case 'hand':
    case 'chosen':
    case 'purse':
      return 'hands';
    case 'top':
    case 'pile':
      return of === 'canals' ? 'city' : 'hands';
    case 'treasury':
    case 'supply':
    case 'events':
    case 'shop':
      return 'city';
    default:
      return 'harbour';
  }
}

/** The places that always have a button, lit or not: an unlit one says what there is to know, or why it cannot be tapped now. */
export function buttons(scene: Scene<Game>): Place[] {
  const hands = scene.seats.flatMap((seat) => [
    ...scene.places(`hand/${seat}/`),
    ...scene.places(`chosen/${seat}`),
    `top/${seat}`,
  ]);
  const free = scene.view.ask?.ask === 'lay' || scene.view.ask?.ask === 'second' ? beside(scene) : [];
  return [
    ...hands.filter((place) => scene.has(place)),
    ...scene.places('cell/'),
    ...free,
    ...(scene.has('top/canals') ? ['top/canals'] : []),
    'treasury',
    ...GOODS.map((good) => `supply/${good}`),
    ...(scene.setup.config.events ? ['events'] : []),
    ...(scene.setup.config.specialShop ? ['shop'] : []),
  ];
}

/** Free cells beside cards: where a card might be laid. */
function beside(scene: Scene<Game>): Place[] {
  const around = scene.places('cell/').flatMap((place) => {
    const [x = 0, y = 0] = cellOf(place);
    return [
      [x, y - 1],
      [x - 1, y],
      [x + 1, y],
      [x, y + 1],
    ].map(([a, b]) => `cell/${a},${b}`);
  });
  return [...new Set(around)].filter((place) => !scene.has(place));
}

/** The numbers in the address of a cell, or of what lies there. */
export const cellOf = (place: Place): number[] => (place.split('/')[1] ?? '').split(',').map(Number);

/** Thing and state of a place, in one or two short sentences. */
export function placeLabel(speech: KontorSpeech, place: Place): string {
  const { scene } = speech;
  const [head, of = ''] = place.split('/');
  const name = (): string => speech.name(Number(of));
  switch (head) {
    case 'cell':
      return cellLabel(speech, place);
    case 'hand':
      return speech.t('place-hand', { name: name(), card: lying(speech, place) });
    case 'chosen':
      return chosenLabel(speech, place, name());
    case 'top':
      return of === 'canals'
        ? speech.t('place-top-canals', { card: lying(speech, place), count: scene.count('pile/canals') })
        : speech.t(speech.solo ? 'place-top-all' : 'place-top', {
            name: name(),
            card: lying(speech, place),
            count: scene.count(`pile/${of}`),
          });
    case 'pile':
      return speech.t('place-pile', { name: name() });
    case 'treasury':
      return speech.t('place-treasury', { count: scene.count(place) });
    case 'supply':
      return supplyLabel(speech, of);
    case 'events':
      return whatCame()?.eventsLabel(speech) ?? speech.t('place-events', { count: scene.count(place) });
    case 'shop':
      return speech.t('place-shop', { count: scene.count(place) });
    case 'choice':
      return speech.t(`offer-${of}`);
    default:
      return speech.t('place-other', { place });
  }
}

function lying(speech: KontorSpeech, place: Place): string {
  const face = speech.scene.face(place);
  return face?.is === 'card' ? cardName(speech, face) : speech.t('card-unseen');
}

/** A cell with all that lies there. */
function cellLabel(speech: KontorSpeech, place: Place): string {
  const { scene } = speech;
  const cell = speech.cellOf(place),
    at = place.slice(5);
  const parts = [
    scene.has(place)
      ? speech.t('place-cell', { cell, card: lying(speech, place) })
      : speech.t('place-cell-free', { cell }),
  ];
  const standing = (kind: string): string[] =>
    GOODS.filter((good) => scene.has(`${kind}/${at}/${good}`)).map((good) => speech.t(`good-${good}`));
  const stock = standing('stock'),
    extra = GOODS.flatMap((good) => scene.places(`extra/${at}/${good}`).map(() => speech.t(`good-${good}`)));
  const face = scene.face(place),
    onDock = face?.is === 'card' && face.sort === 'dock';
  if (stock.length > 0)
    parts.push(speech.t(onDock ? 'place-stock' : 'place-sunken', { goods: speech.words.list(stock) }));
  if (extra.length > 0)
    parts.push(speech.t('place-extra', { count: extra.length, goods: speech.words.list(extra) }));
  const keeper = scene.face(`keeper/${at}`);
  if (keeper?.is === 'keeper') parts.push(speech.t('place-keeper', { name: speech.side(keeper.side) }));
  const owner = scene.face(`owner/${at}`);
  if (owner?.is === 'owner') parts.push(speech.t('place-owner', { name: speech.name(owner.seat) }));
  if (scene.has(`coin/${at}`)) parts.push(speech.t('place-drunk'));
  if (scene.has(`ship/${at}`)) parts.push(speech.t('place-ship'));
  parts.push(speech.sectorOf(place), speech.barredAt(place));
  return parts.filter(Boolean).join(' ');
}

/** Warehouses that are not on the table: everybody's, or each player's own. */
function supplyLabel(speech: KontorSpeech, of: string): string {
  const { scene } = speech,
    good = speech.t(`good-${of}`);
  const by = (kind: string): string =>
    speech.words.list(
      scene.seats.map((seat) =>
        speech.t('count-own', { name: speech.name(seat), count: scene.count(`${kind}/${seat}/${of}`) }),
      ),
    );
  const gone = scene.setup.config.export ? ` ${speech.t('place-exported', { counts: by('export') })}` : '';
  if (scene.setup.config.scenario !== 'embargo')
    return speech.t('place-supply', { good, count: scene.count(`supply/${of}`) }) + gone;
  return speech.t('place-supply-own', { good, counts: by('reserve') }) + gone;
}

/** What a player has answered: before all have, it is known to that player alone. */
function chosenLabel(speech: KontorSpeech, place: Place, name: string): string {
  const face = speech.scene.face(place);
  switch (face?.is) {
    case 'card':
      return speech.t('place-open', { name, card: cardName(speech, face) });
    case 'announced':
      return speech.t(face.pass ? 'place-announced-pass' : 'place-announced-play', { name });
    case 'smuggled':
      return speech.t('place-smuggles', { name, number: face.number });
    case 'buys':
      return speech.t('place-bought', { name, count: face.count });
    case 'chosen':
      return speech.t('place-chosen', { name, number: face.number });
    default:
      return speech.t('place-answered', { name });
  }
}

/** What a card is, in a few words. */
export function cardName(
  speech: KontorSpeech,
  { number, sort, side, goods, building, symbol }: Card,
): string {
  if (sort === 'anchor') return speech.t('kind-anchor');
  const about = [
    ...(goods.length > 0 ? [speech.words.list(goods.map((good: Good) => speech.t(`good-${good}`)))] : []),
    ...(symbol ? [speech.t(`symbol-${symbol}`)] : []),
  ];
  const kind = speech.t(`kind-${building ?? sort}${side ? `-${side}` : ''}`);
  return speech.t('card', { number, kind, about: about.join(', '), more: about.length });
}
