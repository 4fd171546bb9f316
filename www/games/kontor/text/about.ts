// What Kontor says of a card, of a choice and of events: what buildings and symbols do in this game, taxes, gains.
import type { Card, Note, Place, ScoreDelta, Side, Tax } from '../wire';
import { capital } from '../../../words/words';
import { sideOf, type KontorTerms } from './terms';

const SIDES: Side[] = ['red', 'black'];

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

const cardAt = (terms: KontorTerms, place: Place): Card | null => {
  const face = terms.scene.face(place);
  return face?.is === 'card' ? face : null;
};
/** Returns whether the ship lies on the table. */
const sails = (terms: KontorTerms): boolean => terms.scene.places('ship/').length > 0;

/** Says what the tavern, florin and ship on a card do in this game, in the words of the rules. */
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

/** Returns the rule of a card whose tavern or ship does something in this game; null: that of its place. */
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
