// Imhotep's places in words, for the buttons over the canvas: the thing, its state, its consequence. Also
// decides which places get a button.
import type { Card, Game, Place, Seat, Site } from '../wire';
import { PlaceText } from '../../../words/text/places';
import type { ImhotepTerms } from './terms';
import type { Args } from '../../../words/words';

const SITES: Site[] = ['market', 'pyramid', 'temple', 'chamber', 'obelisks'];
/** The titles that are drawn over the panels of the stage: panel id to words. */
export const PANELS: Record<string, string> = {
  quarry: 'area-quarry',
  market: 'site-market',
  pyramid: 'site-pyramid',
  temple: 'site-temple',
  chamber: 'site-chamber',
  obelisks: 'site-obelisks',
};

export class ImhotepPlaces extends PlaceText<Game, ImhotepTerms> {
  protected readonly parts = ['hands', 'quarry', 'river', 'sites'];

  areaOf(place: Place): string {
    const head = place.replace(/\/.*$/, '');
    if (head === 'held') return 'hands';
    if (head === 'quarry' || head === 'sled') return 'quarry';
    return head === 'lane' || head === 'boat' ? 'river' : 'sites';
  }

  buttons(): Place[] {
    const { scene } = this.terms;
    const places: Place[] = scene.view.counters
      .filter(({ at, count }) => at.startsWith('held/') && count > 0)
      .map(({ at }) => at);
    for (const seat of scene.seats) places.push(`quarry/${seat}`);
    for (const { boat, capacity, at } of scene.boats()) {
      if (!at.startsWith('lane/')) continue;
      places.push(at);
      for (let place = 0; place < capacity; place++) places.push(`boat/${boat}/${place}`);
    }
    for (const site of SITES) {
      places.push(`dock/${site}`);
      if (site !== 'market') continue;
      for (const { at } of scene.view.tokens) if (/^(market|pair)\//.test(at)) places.push(at);
      places.push('deck', 'discard');
    }
    return places;
  }

  override placeLabel(place: Place): string {
    const { terms } = this;
    const parts = place.split('/');
    const n = (i: number): number => Number(parts[i]);
    switch (parts[0]) {
      case 'quarry':
        return terms.t('place-quarry', {
          ...terms.who(n(1)),
          count: terms.scene.count(place),
          sled: terms.scene.sled(n(1)),
        });
      case 'lane':
        return lane(terms, n(1), place);
      case 'boat':
        return onBoat(terms, n(1), n(2), place);
      case 'dock':
        return dock(terms, parts[1] as Site);
      case 'market':
        return card(terms, place, 'place-market');
      case 'pair':
        return terms.scene.face(place) ? card(terms, place, 'place-pair-seen') : terms.t('place-pair');
      case 'deck':
      case 'discard':
        return terms.t(`place-${place}`, { count: terms.scene.count(place) });
      case 'held': {
        const kind = parts[2] as Card;
        return terms.t('place-held', {
          ...terms.who(n(1)),
          card: terms.card(kind),
          count: terms.scene.count(place),
          about: terms.t(`about-${kind}`),
        });
      }
      case 'pyramid':
        return pyramid(terms, n(1), place);
      default:
        return super.placeLabel(place);
    }
  }

  playerLabel(seat: Seat, colour: string): string {
    const { terms } = this;
    return terms.t('place-player', {
      ...this.player(seat, colour),
      sled: terms.scene.sled(seat),
    });
  }

  /** Says how to get a card of the Market. */
  override purpose(place: Place): string {
    return /^(market|pair)\//.test(place) ? this.terms.t('refusal-nothing-here-market') : '';
  }

  panelTitle(id: string): string | null {
    const title = PANELS[id];
    return title === undefined ? null : this.terms.t(title);
  }
}

function lane(terms: ImhotepTerms, boat: number, place: Place): string {
  const one = terms.scene.boat(boat);
  if (!one) return terms.t('place-other', { place });
  const row = Array.from({ length: one.capacity }, (_, at) => terms.scene.owner(`boat/${boat}/${at}`));
  const load = row.filter((seat) => seat !== null).length;
  return terms.t(load === 0 ? 'place-lane-empty' : 'place-lane', {
    boat: terms.boat(boat, 'boat-title'),
    load,
    capacity: one.capacity,
    stones: row.map((seat) => (seat === null ? terms.t('empty') : terms.called(seat))).join(', '),
    state: load >= one.least ? terms.t('lane-ready') : terms.t('lane-needs', { least: one.least }),
  });
}

function onBoat(terms: ImhotepTerms, boat: number, at: number, place: Place): string {
  const owner = terms.scene.owner(place);
  const args = { boat: terms.boat(boat, 'boat-title'), place: at + 1 };
  return owner === null
    ? terms.t('place-boat-free', args)
    : terms.t('place-boat-stone', { ...args, ...terms.who(owner) });
}

function card(terms: ImhotepTerms, place: Place, id: string): string {
  const face = terms.scene.face(place);
  if (face?.is !== 'card') return terms.t('place-other', { place });
  return terms.t(id, {
    card: terms.card(face.card),
    about: terms.t(`about-${face.card}`),
    ...twin(terms, place),
  });
}

function dock(terms: ImhotepTerms, site: Site): string {
  return terms
    .t('place-dock', {
      site: terms.t(`site-${site}`),
      dock: terms.t(terms.scene.has(`dock/${site}`) ? 'dock-taken' : 'dock-free'),
      state: siteState(terms, site),
    })
    .trim();
}

const counts = (terms: ImhotepTerms, tally: { seat: Seat; count: number }[]): string =>
  tally.map(({ seat, count }) => terms.t('count-of', { name: terms.called(seat), count })).join(', ');

function siteState(terms: ImhotepTerms, site: Site): string {
  const { scene } = terms;
  const side = scene.setup.config[site];
  if (site === 'market')
    return terms.t('state-market', {
      cards: scene.view.tokens.filter(({ at }) => /^(market|pair)\//.test(at)).length,
    });
  if (site === 'pyramid' && side === 'a') {
    const print = scene.prints.get(`pyramid/0/${scene.stones('pyramid/').length}`);
    return print?.is === 'points'
      ? terms.t('state-pyramid-next', { points: print.points })
      : terms.t('state-pyramid-full');
  }
  if (site === 'temple') return temple(terms);
  if (site === 'obelisks' && side === 'b') {
    const [loose, built] = [
      scene.tally(scene.stones('loose/')),
      scene.tally(scene.stones('built/').filter((_, i) => i % 3 === 0)),
    ];
    if (loose.length + built.length === 0) return terms.t('state-none');
    const or = (text: string): string => text || terms.t('nobody');
    return terms.t('state-obelisks-b', {
      counts: or(counts(terms, loose)),
      built: or(counts(terms, built)),
    });
  }
  const [prefix, id] =
    site === 'pyramid'
      ? ['pyramid/', 'state-pyramids']
      : site === 'chamber'
        ? ['chamber/', 'state-chamber']
        : ['obelisk/', 'state-obelisks'];
  const tally = scene.tally(scene.stones(prefix));
  return tally.length > 0 ? terms.t(id, { counts: counts(terms, tally) }) : terms.t('state-none');
}

/** Names the owner of the highest stone of every column, from left to right. */
function temple(terms: ImhotepTerms): string {
  const width = terms.templeWidth;
  const top = new Map<number, Seat>();
  for (const { at, seat } of terms.scene.stones('temple/')) top.set(Number(at.split('/')[1]) % width, seat);
  if (top.size === 0) return terms.t('state-temple-empty');
  const names = [...top].sort(([a], [b]) => a - b).map(([, seat]) => terms.called(seat));
  return terms.t('state-temple', { names: names.join(', ') });
}

function pyramid(terms: ImhotepTerms, which: number, place: Place): string {
  const print = terms.scene.prints.get(place);
  return print?.is === 'points'
    ? terms.t('place-pyramid', { pyramid: which, points: print.points, bonus: print.bonus ?? 'none' })
    : terms.t('place-pyramid-over', { pyramid: which });
}

/** Returns the number of a card at the Market, from 1, and how many lie there; nothing if no other is the same. */
function twin({ scene }: ImhotepTerms, place: Place): Args {
  const all = scene.places('market/'),
    kind = (at: Place): string => JSON.stringify(scene.face(at)),
    isOnly = all.filter((at) => kind(at) === kind(place)).length < 2;
  return isOnly ? {} : { twin: 'yes', nth: all.indexOf(place) + 1, count: all.length };
}
