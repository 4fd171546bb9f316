// Begins the game that the page around asks for, at once.
import { el, paragraph } from '../../dom/elements';
import { fetchEngine } from '../../engine/engine';
import { findCard } from '../../games';
import type { Host } from '../../shell/host';
import { refusalText } from '../../words/refusals';
import type { Asked } from './asked';
import { setupFor, type Table, type Wrong } from './table';

/** Says that a table is coming, as long as nothing else is shown. The first screen and a game take its place. */
export function announce({ words }: Host, game: string): void {
  if (document.querySelector('body > main')) return;
  const title = el(
    'div',
    'title',
    el('h2', {}, words.t(`game-${game}`)),
    paragraph(words.t('coming'), { role: 'status' }),
  );
  document.body.prepend(
    el('main', { id: 'first', class: 'home coming' }, el('section', { class: 'card hero' }, title)),
  );
}

/** Says on the first screen what is wrong with what was asked for; `seats`: the possible numbers of players. */
async function tell(
  host: Host,
  wrong: Wrong,
  asked: Table & { game: string },
  seats: number[] = [],
): Promise<Wrong> {
  const { words } = host,
    { attribute = 'config', refusals = [] } = wrong,
    value = asked[attribute] ?? '';
  await words.fetch('embed').catch(() => undefined);
  const all = refusals.map((refusal) => refusalText(words, asked.game, refusal));
  if (all.length === 0) {
    const game = findCard(asked.game) ? words.t(`game-${asked.game}`) : '';
    all.push(words.t(`embed-wrong-${attribute}`, { value, game, seats: words.either(seats.map(String)) }));
  }
  host.say([...new Set(all)].join(' '));
  return { reason: wrong.reason, attribute };
}

/** Begins the game; if it cannot be begun, says why on the first screen and resolves with the reason. */
export async function begin(host: Host, asked: Table & Pick<Asked, 'game'>): Promise<Wrong | null> {
  const card = findCard(asked.game ?? '');
  if (!card) {
    if (asked.game !== null)
      return tell(host, { reason: 'unknown-game', attribute: 'game' }, { ...asked, game: asked.game });
    host.leave();
    return null;
  }
  announce(host, card.id);
  const { words, settings } = host;
  try {
    const [engine] = await Promise.all([fetchEngine(card.id), words.fetch(card.id)]),
      setup = setupFor(asked, { engine, card, words, settings });
    if ('reason' in setup) return await tell(host, setup, { ...asked, game: card.id }, engine.entry.seats);
    const reason = await host.start(setup);
    return reason === null ? null : { reason };
  } catch (thrown) {
    host.miss(thrown, () => void begin(host, asked));
    return { reason: 'unreachable' };
  }
}
