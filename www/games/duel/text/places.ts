// The Duel's places in words, for the buttons over the canvas: thing and state. And which places get a button.
import type { Action, Boat, Game, Place, Seat, Site } from '../wire';
import type { Scene } from '../../../core/scene';
import type { DuelSpeech } from './speech';

const SITES: Site[] = ['obelisk', 'temple', 'pyramids', 'tomb'];
/** The parts of the table in the order of decisions, which is the order of the page. */
export const AREAS = ['hands', 'harbour', 'boats', 'sites'] as const;

export function areaOf(place: Place): string {
  switch (place.replace(/\/.*$/, '')) {
    case 'action':
    case 'reserve':
      return 'hands';
    case 'cell':
      return 'harbour';
    case 'quay':
    case 'boat':
    case 'supply':
    case 'warehouse':
      return 'boats';
    default:
      return 'sites';
  }
}

/** The places that always have a button, lit or not: an unlit one says why it cannot be tapped now. */
export function buttons(scene: Scene<Game>): Place[] {
  const places: Place[] = scene.view.counters
    .filter(({ at, count }) => at.startsWith('action/') && count > 0)
    .map(({ at }) => at);
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 3; column++) places.push(`cell/${row}/${column}`);
  for (const place of scene.places('quay/')) {
    places.push(place);
    for (let p = 0; p < 3; p++) places.push(`boat/${place.slice(5)}/${p}`);
  }
  places.push('supply', 'warehouse');
  for (const seat of scene.seats) for (const site of SITES) places.push(`site/${seat}/${site}`);
  return places;
}

/** Thing and state of a place, in one or two short sentences. */
export function placeLabel(speech: DuelSpeech, place: Place): string {
  const { scene } = speech;
  const parts = place.split('/');
  const name = (): string => speech.name(Number(parts[1]));
  switch (parts[0]) {
    case 'cell': {
      const face = scene.face(place),
        cell = speech.cell([Number(parts[1]), Number(parts[2])]);
      return face?.is === 'figure'
        ? speech.t('place-cell-figure', { cell, name: speech.name(face.seat) })
        : speech.t('place-cell-free', { cell });
    }
    case 'quay':
      return speech.t('place-quay', {
        boat: speech.boat(parts[1] as Boat, 'boat-title'),
        tokens: cargo(speech, parts[1] as Boat),
      });
    case 'boat':
      return speech.t('place-boat', {
        boat: speech.boat(parts[1] as Boat, 'boat-title'),
        place: Number(parts[2]) + 1,
        token: speech.lying(place),
      });
    case 'action': {
      const action = parts[2] as Action;
      return speech.t('place-action', {
        name: name(),
        action: speech.action(action),
        count: scene.count(place),
        about: speech.t(`about-${action}`),
      });
    }
    case 'reserve':
      return speech.t('place-reserve', { name: name(), count: scene.count(place) });
    case 'supply':
    case 'warehouse':
      return speech.t(`place-${place}`, { count: scene.count(place) });
    case 'site':
      return speech.t('place-site', {
        site: speech.t(`site-${parts[2]}`),
        name: name(),
        side: speech.side(parts[2] as Site).toUpperCase(),
        state: siteState(speech, Number(parts[1]), parts[2] as Site),
      });
    case 'choice':
      return speech.t(`offer-${parts[1]}`);
    default:
      return speech.t('place-other', { place });
  }
}

/** From the quay outwards. */
const cargo = (speech: DuelSpeech, boat: Boat): string =>
  [0, 1, 2].map((p) => speech.lying(`boat/${boat}/${p}`)).join(', ');

/** What lies on a board, as far as it can be seen. */
function siteState(speech: DuelSpeech, seat: Seat, site: Site): string {
  const { scene } = speech;
  const own = `site/${seat}/${site}/`,
    number = scene.places(own).length;
  switch (site) {
    case 'obelisk':
      return speech.t('state-tokens', { count: number });
    case 'temple': {
      const pile = scene.count(`pile/${seat}`);
      if (pile > 0) return speech.t('state-pile', { count: pile });
      const values = scene.places(own).map((at) => at.split('/')[3]);
      return values.length > 0
        ? speech.t('state-values', { values: values.join(', ') })
        : speech.t('state-nothing');
    }
    case 'pyramids':
      return speech.t('state-pyramids', {
        light: scene.places(`${own}light/`).length,
        dark: scene.places(`${own}dark/`).length,
      });
    case 'tomb': {
      const numbers = scene.places(own).map((at) => at.split('/')[3]);
      return numbers.length > 0
        ? speech.t('state-numbers', { numbers: numbers.join(', ') })
        : speech.t('state-nothing');
    }
  }
}

/** Titles over the panels of the stage. */
export function panelTitle(speech: DuelSpeech, id: string): string | null {
  if (id === 'supply' || id === 'warehouse') return speech.t(`area-${id}`);
  const site = /^site\/\d\/(\w+)$/.exec(id)?.[1];
  return site === undefined ? null : speech.t(`site-${site}`);
}
