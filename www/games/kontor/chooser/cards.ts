// The cards of the scenarios: a small map of the start, the number of players, the length, the differences.
import { box, el, fill, write } from '../../../dom/elements';
import { onSight } from '../../../dom/life';
import { icon, type Icon } from './icons';
import type { PartHost, Part } from './part';
import { apart, factsOf, levelOf, SCENARIO, seatsOf, waysFrom, type Way } from './plan';
import type { Printed, View } from '../wire';

interface Card {
  way: Way;
  root: HTMLElement;
  input: HTMLInputElement;
  map: HTMLElement;
  facts: HTMLElement;
  why: HTMLElement;
  drawn: string;
  undraw: () => void;
}

export function scenarioCards(host: PartHost): Part {
  const cards = new Map<string, Card>();
  const add = (way: Way): HTMLElement => {
    const card = cardOf(host, way);
    cards.set(way.scenario, card);
    return card.root;
  };
  // The order stays as long as the sheet is open, whatever is chosen.
  const { count } = host.table(),
    [fitting, others] = apart(waysFrom(host.table(), host.entry, host.judge), count);
  const root = box({ class: 'cards', role: 'radiogroup', 'aria-label': host.name(`option-${SCENARIO}`) }, [
    fitting.map(add),
    others.length > 0 && el('h3', {}, host.t('other-counts', { count })),
    others.map(add),
  ]);
  // A map is drawn shortly before it scrolls into view.
  const seen = new Set<Element>();
  const shown = new AbortController();
  onSight(
    shown.signal,
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) seen.add(target);
      for (const card of cards.values()) if (seen.has(card.map)) draw(host, card);
    },
    { root: null, rootMargin: '300px' },
    ...[...cards.values()].map(({ map }) => map),
  );
  host.atEnd(() => {
    shown.abort();
    cards.forEach((card) => card.undraw());
  });
  return {
    root,
    follow: () => {
      const now = String(host.table().values[SCENARIO]);
      for (const way of waysFrom(host.table(), host.entry, host.judge)) {
        const card = cards.get(way.scenario);
        if (!card) continue;
        card.way = way;
        card.input.checked = way.scenario === now;
        // A card says for how many it is; what the choice changes is said when it is made.
        write(card.why, way.table.count === host.table().count ? consequence(host, way) : '');
        showFacts(host, card);
        if (seen.has(card.map)) draw(host, card);
      }
    },
  };
}

function cardOf(host: PartHost, way: Way): Card {
  const { scenario } = way,
    id = `scenario-${scenario}`,
    name = `value-${SCENARIO}-${scenario}`;
  const map = el('span', { class: 'map', 'aria-hidden': 'true' }),
    facts = el('span', { class: 'facts', id: `${id}-facts` }),
    why = el('span', { class: 'why', id: `${id}-why` });
  const input = el('input', {
    type: 'radio',
    class: 'vh',
    name: SCENARIO,
    id,
    value: scenario,
    'aria-labelledby': `${id}-name`,
    'aria-describedby': `${id}-facts ${id}-about ${id}-why`,
    onchange: () => host.take(card.way.table, consequence(host, card.way)),
  });
  const about = host.has(`${name}-about`) ? host.name(`${name}-about`) : '';
  const root = el('label', 'scenario', [
    input,
    el('span', 'sheet-of-paper', [
      map,
      el('span', { class: 'seal', 'aria-hidden': 'true' }, icon('tick')),
      el('span', 'told', [
        el('span', { class: 'name', id: `${id}-name` }, host.name(name)),
        facts,
        el('span', { class: 'about', id: `${id}-about` }, about),
        why,
      ]),
    ]),
  ]);
  const card: Card = { way, root, input, map, facts, why, drawn: '', undraw: () => undefined };
  return card;
}

/** Says what else would change with this scenario, and why. */
function consequence(host: PartHost, { table, why, dropped }: Way): string {
  if (why.length === 0) return '';
  const now = host.table(),
    sentences = why.map((refusal) => host.reason(refusal));
  if (table.count !== now.count) sentences.push(host.t('then-count', { count: table.count }));
  if (dropped.length > 0)
    sentences.push(
      host.t('then-without', {
        options: host.words.list(dropped.map((key) => host.t('named', { name: host.name(`option-${key}`) }))),
      }),
    );
  return sentences.join(' ');
}

function showFacts(host: PartHost, { way, facts }: Card): void {
  using session = host.open(way.table);
  const { columns, rows, ship, rounds } = factsOf(
    session.view(null) as View,
    session.prints() as Printed[],
    way.table.count,
  );
  const seats = host.words.either(seatsOf(way.scenario, host.entry, host.judge).map(String));
  const lines: [Icon, string][] = [
    ['players', host.t('players', { seats })],
    ['board', host.t('board', { columns, rows })],
    ['length', host.t('rounds', { rounds })],
  ];
  lines.push(['level', host.t('level', { level: levelOf(way.scenario) })]);
  if (ship) lines.push(['ship', host.t('ship')]);
  fill(facts, ...lines.map(([which, text]) => el('span', {}, icon(which), text, el('span', 'vh', '. '))));
}

/** Draws the map as the game would begin, again only if the table has changed. */
function draw(host: PartHost, card: Card): void {
  const key = JSON.stringify(card.way.table);
  if (card.drawn === key) return;
  card.drawn = key;
  card.undraw();
  card.undraw = host.picture(card.map, card.way.table);
}
