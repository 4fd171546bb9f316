// The Duel's places in words, for the buttons over the canvas, and which places get a button.
import type { Action, Boat, Game, Place, Seat, Site } from '../wire';
import { PlaceText } from '../../../words/text/places';
import { capital, type Args } from '../../../words/words';
import type { DuelTerms } from './terms';

const SITES: Site[] = ['obelisk', 'temple', 'pyramids', 'tomb'];

export class DuelPlaces extends PlaceText<Game, DuelTerms> {
  protected readonly parts = ['hands', 'harbour', 'boats', 'sites'];

  areaOf(place: Place): string {
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

  buttons(): Place[] {
    const { scene } = this.terms;
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

  override placeLabel(place: Place): string {
    const { terms } = this;
    const { scene } = terms;
    const parts = place.split('/');
    const who = (): Args => terms.who(Number(parts[1]));
    switch (parts[0]) {
      case 'cell': {
        const face = scene.face(place),
          cell = terms.cell([Number(parts[1]), Number(parts[2])]);
        return face?.is === 'figure'
          ? terms.t('place-cell-figure', { cell, ...terms.who(face.seat) })
          : terms.t('place-cell-free', { cell });
      }
      case 'quay':
        return terms.t('place-quay', {
          boat: terms.boat(parts[1] as Boat, 'boat-title'),
          tokens: cargo(terms, parts[1] as Boat),
        });
      case 'boat':
        return terms.t('place-boat', {
          boat: terms.boat(parts[1] as Boat, 'boat-title'),
          place: Number(parts[2]) + 1,
          token: terms.lying(place),
        });
      case 'action': {
        const action = parts[2] as Action;
        return terms.t('place-action', {
          ...who(),
          action: terms.action(action),
          count: scene.count(place),
          about: terms.t(`about-${action}`),
        });
      }
      case 'reserve':
        return terms.t('place-reserve', { ...who(), count: scene.count(place) });
      case 'supply':
      case 'warehouse':
        return terms.t(`place-${place}`, { count: scene.count(place) });
      case 'site':
        return terms.t('place-site', {
          site: terms.t(`site-${parts[2]}`),
          ...who(),
          side: terms.side(parts[2] as Site).toUpperCase(),
          state: siteState(terms, Number(parts[1]), parts[2] as Site),
        });
      default:
        return super.placeLabel(place);
    }
  }

  playerLabel(seat: Seat, colour: string): string {
    return this.terms.t('place-player', {
      ...this.player(seat, colour),
      figures: this.terms.scene.count(`reserve/${seat}`),
    });
  }

  /** Says what a token on a boat does, how a board counts, or where the supply goes. */
  override purpose(place: Place): string {
    const { terms } = this,
      [head, , of] = place.split('/');
    if (head === 'site') return terms.scores(of as Site);
    if (head === 'action') return terms.t('unused-action');
    if (head === 'supply') return terms.t('refusal-nothing-here-supply');
    const face = head === 'boat' ? terms.scene.face(place) : null;
    switch (face?.is) {
      case 'action':
        return `${capital(terms.t(`about-${face.action}`))}. ${terms.t('unused-action')}`;
      case 'obelisk':
      case 'first-fifth':
        return terms.scores('obelisk');
      case 'temple':
      case 'tomb':
        return terms.scores(face.is);
      case 'pyramid':
        return terms.scores('pyramids');
      default:
        return '';
    }
  }

  panelTitle(id: string): string | null {
    const { terms } = this;
    if (id === 'supply' || id === 'warehouse') return terms.t(`area-${id}`);
    const site = /^site\/\d\/(\w+)$/.exec(id)?.[1];
    return site === undefined ? null : terms.t(`site-${site}`);
  }
}

/** Names the tokens on a boat, from the quay outwards. */
const cargo = (terms: DuelTerms, boat: Boat): string =>
  [0, 1, 2].map((p) => terms.lying(`boat/${boat}/${p}`)).join(', ');

/** Describes the visible tokens on a board. */
function siteState(terms: DuelTerms, seat: Seat, site: Site): string {
  const { scene } = terms;
  const own = `site/${seat}/${site}/`,
    number = scene.places(own).length;
  switch (site) {
    case 'obelisk':
      return terms.t('state-tokens', { count: number });
    case 'temple': {
      const pile = scene.count(`pile/${seat}`);
      if (pile > 0) return terms.t('state-pile', { count: pile });
      const values = scene.places(own).map((at) => at.split('/')[3]);
      return values.length > 0
        ? terms.t('state-values', { values: values.join(', '), count: values.length })
        : terms.t('state-nothing');
    }
    case 'pyramids':
      return terms.t('state-pyramids', {
        light: scene.places(`${own}light/`).length,
        dark: scene.places(`${own}dark/`).length,
      });
    case 'tomb': {
      const numbers = scene.places(own).map((at) => at.split('/')[3]);
      return numbers.length > 0
        ? terms.t('state-numbers', { numbers: numbers.join(', '), count: numbers.length })
        : terms.t('state-nothing');
    }
  }
}
