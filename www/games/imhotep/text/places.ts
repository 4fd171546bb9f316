// Imhotep's places in words, for the buttons over the canvas: thing, state, consequence. And which places get a button.
import type { Place, Seat, Site, Card } from '../wire';
import type { ImhotepSpeech as Speech } from './speech';
import type { Scene } from './scene';

const SITES: Site[] = ['market', 'pyramid', 'temple', 'chamber', 'obelisks'];
/** The parts of the table in the order of decisions, which is the order of the page. */
export const AREAS = ['hands', 'quarry', 'river', 'sites'] as const;
export type Area = (typeof AREAS)[number];
/** Titles drawn over the panels of the stage: panel id → words. */
export const PANELS: Record<string, string> = {
  quarry: 'area-quarry',
  market: 'site-market',
  pyramid: 'site-pyramid',
  temple: 'site-temple',
  chamber: 'site-chamber',
  obelisks: 'site-obelisks',
};

export function areaOf(place: Place): Area {
  const head = place.replace(/\/.*$/, '');
  if (head === 'held') return 'hands';
  if (head === 'quarry' || head === 'sled') return 'quarry';
  return head === 'lane' || head === 'boat' ? 'river' : 'sites';
}

/** The places that always have a button, lit or not: an unlit one says why it cannot be tapped now. */
export function buttons(scene: Scene): Place[] {
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
  }
  return places;
}

/** Thing and state of a place, in one or two short sentences. */
export function placeLabel(speech: Speech, place: Place): string {
  const parts = place.split('/');
  const n = (i: number): number => Number(parts[i]);
  switch (parts[0]) {
    case 'quarry':
      return speech.t('place-quarry', {
        name: speech.name(n(1)),
        count: speech.scene.count(place),
        sled: speech.scene.sled(n(1)),
      });
    case 'lane':
      return lane(speech, n(1), place);
    case 'boat':
      return onBoat(speech, n(1), n(2), place);
    case 'dock':
      return dock(speech, parts[1] as Site);
    case 'market':
      return card(speech, place, 'place-market');
    case 'pair':
      return speech.scene.face(place) ? card(speech, place, 'place-pair-seen') : speech.t('place-pair');
    case 'held': {
      const kind = parts[2] as Card;
      return speech.t('place-held', {
        name: speech.name(n(1)),
        card: speech.card(kind),
        count: speech.scene.count(place),
        about: speech.t(`about-${kind}`),
      });
    }
    case 'pyramid':
      return pyramid(speech, n(1), place);
    case 'choice':
      return speech.t(`offer-${parts[1]}`);
    default:
      return speech.t('place-other', { place });
  }
}

/** A player in one sentence: name, colour and mark, points, stones on the sled. */
export function playerLabel(speech: Speech, seat: Seat, colour: string): string {
  return speech.t('place-player', {
    name: speech.name(seat),
    colour: speech.t(`colour-${colour}`),
    mark: speech.t(`mark-${colour}`),
    points: speech.scene.count(`score/${seat}`),
    sled: speech.scene.sled(seat),
  });
}

function lane(speech: Speech, boat: number, place: Place): string {
  const one = speech.scene.boat(boat);
  if (!one) return speech.t('place-other', { place });
  const row = Array.from({ length: one.capacity }, (_, at) => speech.scene.owner(`boat/${boat}/${at}`));
  const load = row.filter((seat) => seat !== null).length;
  return speech.t('place-lane', {
    boat: speech.boat(boat, 'boat-title'),
    load,
    capacity: one.capacity,
    stones: row.map((seat) => (seat === null ? speech.t('empty') : speech.name(seat))).join(', '),
    state: load >= one.least ? speech.t('lane-ready') : speech.t('lane-needs', { least: one.least }),
  });
}

function onBoat(speech: Speech, boat: number, at: number, place: Place): string {
  const owner = speech.scene.owner(place);
  const args = { boat: speech.boat(boat, 'boat-title'), place: at + 1 };
  return owner === null
    ? speech.t('place-boat-free', args)
    : speech.t('place-boat-stone', { ...args, name: speech.name(owner) });
}

function card(speech: Speech, place: Place, id: string): string {
  const face = speech.scene.face(place);
  if (face?.is !== 'card') return speech.t('place-other', { place });
  return speech.t(id, { card: speech.card(face.card), about: speech.t(`about-${face.card}`) });
}

function dock(speech: Speech, site: Site): string {
  return speech
    .t('place-dock', {
      site: speech.t(`site-${site}`),
      dock: speech.t(speech.scene.has(`dock/${site}`) ? 'dock-taken' : 'dock-free'),
      state: siteState(speech, site),
    })
    .trim();
}

const counts = (speech: Speech, tally: { seat: Seat; count: number }[]): string =>
  tally.map(({ seat, count }) => speech.t('count-of', { name: speech.name(seat), count })).join(', ');

function siteState(speech: Speech, site: Site): string {
  const { scene } = speech;
  const side = scene.setup.config[site];
  if (site === 'market')
    return speech.t('state-market', {
      cards: scene.view.tokens.filter(({ at }) => /^(market|pair)\//.test(at)).length,
    });
  if (site === 'pyramid' && side === 'a') {
    const print = scene.prints.get(`pyramid/0/${scene.stones('pyramid/').length}`);
    return print?.is === 'points'
      ? speech.t('state-pyramid-next', { points: print.points })
      : speech.t('state-pyramid-full');
  }
  if (site === 'temple') return temple(speech);
  if (site === 'obelisks' && side === 'b') {
    const [loose, built] = [
      scene.tally(scene.stones('loose/')),
      scene.tally(scene.stones('built/').filter((_, i) => i % 3 === 0)),
    ];
    if (loose.length + built.length === 0) return speech.t('state-none');
    const or = (text: string): string => text || speech.t('nobody');
    return speech.t('state-obelisks-b', {
      counts: or(counts(speech, loose)),
      built: or(counts(speech, built)),
    });
  }
  const [prefix, id] =
    site === 'pyramid'
      ? ['pyramid/', 'state-pyramids']
      : site === 'chamber'
        ? ['chamber/', 'state-chamber']
        : ['obelisk/', 'state-obelisks'];
  const tally = scene.tally(scene.stones(prefix));
  return tally.length > 0 ? speech.t(id, { counts: counts(speech, tally) }) : speech.t('state-none');
}

/** The highest stone of every column, from left to right. */
function temple(speech: Speech): string {
  const width = speech.scene.seats.length === 2 ? 4 : 5;
  const top = new Map<number, Seat>();
  for (const { at, seat } of speech.scene.stones('temple/')) top.set(Number(at.split('/')[1]) % width, seat);
  if (top.size === 0) return speech.t('state-temple-empty');
  const names = [...top].sort(([a], [b]) => a - b).map(([, seat]) => speech.name(seat));
  return speech.t('state-temple', { names: names.join(', ') });
}

function pyramid(speech: Speech, which: number, place: Place): string {
  const print = speech.scene.prints.get(place);
  return print?.is === 'points'
    ? speech.t('place-pyramid', { pyramid: which, points: print.points, bonus: print.bonus ?? 'none' })
    : speech.t('place-pyramid-over', { pyramid: which });
}
