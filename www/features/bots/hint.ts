// A hint: the best moves of whose turn it is, with what they are expected to bring. It knows what that seat knows, and is thought about in the workers.
import './hint.css';
import { el, fill } from '../../core/dom';
import { fetchEngine } from '../../core/engine';
import { consider } from '../../screen/changes';
import type { Game } from '../../screen/game';
import { cancel } from '../../screen/moves';
import type { Host } from '../../screen/host';
import type { Advice, Offer, Seat } from '../../core/wire';
import { workerPoolOf, type Thought } from './worker-pool';
import { seedFor } from './pace';

/** So many moves are shown. */
const SHOWN = 3;
/** So long it is thought about at most, in ms. */
const MOST = 1500;

/** The hint beside the prompt of a game. */
const shown = new WeakMap<Game, Hint>();

/** Shows a hint beside the prompt, or takes it away if it is there. */
export async function hint(host: Host, game: Game): Promise<void> {
  const open = shown.get(game);
  if (open) return open.close();
  const { words } = host;
  await game.motion.settle();
  const { seat, pastPosition } = game.table;
  if (seat === null || pastPosition || game.table.offers.length === 0)
    return game.screen.prompt.setHint(words.t('bot-hint-later'), 'why');
  const engine = await fetchEngine(game.card.id);
  if (game.open && !shown.has(game) && game.table.kept !== 'tutorial')
    new Hint(
      host,
      game,
      seat,
      workerPoolOf(game, engine).think(
        {
          link: game.session.link(),
          seat,
          level: engine.entry.levels.length - 1,
          iterations: engine.entry.levels.at(-1)?.iterations ?? 1,
          most: MOST,
          seed: seedFor(game.table.setup.seed + 1, game.session.moveCount(), seat),
        },
        (part) => {
          shown.get(game)?.progress(part);
        },
      ),
    );
}

const choiceOf = ({ table: { seat, offers } }: Game): string =>
  JSON.stringify([seat, offers.map(({ move }) => move)]);

/** The best of them, those first that differ in what they are worth: several that come to the same are one to a player. */
export function distinct(advice: Advice[], most: number): Advice[] {
  const worth = ({ move, chance, points }: Advice): string => JSON.stringify([move.do, chance, points]);
  const first = advice.filter((one, i) => advice.findIndex((other) => worth(other) === worth(one)) === i);
  return [...first, ...advice.filter((one) => !first.includes(one))].slice(0, most);
}

class Hint {
  private moves: number;
  /** What there is to choose from: others may decide at the same time without changing it. */
  private readonly choice: string;
  private readonly gauge = el('progress', { max: 100, value: 0 });
  private readonly list = el('ol', { role: 'list' });
  private readonly root: HTMLElement;
  private readonly unfollow: () => unknown;

  constructor(
    private readonly host: Host,
    private readonly game: Game,
    private readonly seat: Seat,
    private readonly thought: Thought,
  ) {
    const { words } = host;
    this.moves = game.session.moveCount();
    this.choice = choiceOf(game);
    const status = el('p', { role: 'status' }, words.t('bot-hint-thinks'));
    this.gauge.setAttribute('aria-label', words.t('bot-hint-thinks'));
    fill(this.list, el('li', {}, status, this.gauge));
    const about = words.t(game.card.memory ? 'bot-hint-memory' : 'bot-hint-about');
    this.root = el(
      'section',
      {
        class: 'advice',
        'aria-label': words.t('hint'),
        onkeydown: (event) => {
          if ((event as KeyboardEvent).key === 'Escape') {
            event.stopPropagation();
            this.close();
          }
        },
      },
      this.list,
      el('p', { class: game.card.memory ? 'note remembers' : 'note' }, about),
      el(
        'button',
        {
          type: 'button',
          class: 'shut',
          id: 'hint-close',
          'aria-label': words.t('close'),
          onclick: () => this.close(),
        },
        el('span', { 'aria-hidden': 'true' }, '×'),
      ),
    );
    game.screen.prompt.root.prepend(this.root);
    shown.set(game, this);
    this.unfollow = game.events.on('shown', () => this.follow());
    void thought.result.then((considered) => {
      if (considered) this.show(game.session.advise(seat, considered));
    });
  }

  progress(part: number): void {
    this.gauge.value = Math.round(part * 100);
  }

  /** The position is another one: what was said of the old one goes. */
  private follow(): void {
    const { game } = this,
      moves = game.session.moveCount();
    if (moves === this.moves && !game.table.pastPosition) return;
    this.moves = moves;
    if (game.table.pastPosition || choiceOf(game) !== this.choice) this.close(false);
  }

  close(focus = true): void {
    if (focus && this.root.contains(document.activeElement)) this.game.screen.prompt.focusStatus();
    this.thought.giveUp();
    this.root.remove();
    this.unfollow();
    if (shown.get(this.game) === this) shown.delete(this.game);
    if (focus) cancel(this.game); // what it had chosen is not wanted
  }

  private show(advice: Advice[]): void {
    const { game } = this,
      offers = new Map(game.table.offers.map((offer) => [JSON.stringify(offer.move), offer]));
    if (shown.get(game) !== this) return;
    const best: { one: Advice | null; offer: Offer }[] = distinct(advice, SHOWN).flatMap((one) => {
      const offer = offers.get(JSON.stringify(one.move));
      return offer ? [{ one, offer }] : [];
    });
    // With a single thing to do there is nothing to weigh.
    if (best.length === 0) best.push(...game.table.offers.slice(0, 1).map((offer) => ({ one: null, offer })));
    fill(this.list, ...best.map(({ one, offer }, i) => this.entry(one, offer, i)));
    this.list.querySelector('button')?.click();
    this.list.querySelector('button')?.focus();
  }

  /** What the move brings at once, and what every player may expect at the end, as the forecast has it. */
  private reason(one: Advice | null, offer: Offer): string {
    const { game, seat, host } = this,
      { terms, moves } = game.text();
    const gain = moves.preview({ ...game.session.preview(seat, offer.move), reveals: false });
    const expected = one?.points.map((tenths, at) =>
      terms.t('count-of', { name: terms.name(at), count: Math.round(tenths / 10) }),
    );
    return [
      gain && host.words.t('bot-hint-now', { gain }),
      expected && host.words.t('bot-hint-expected', { points: host.words.list(expected) }),
    ]
      .filter(Boolean)
      .join(' ');
  }

  private entry(one: Advice | null, offer: Offer, i: number): HTMLElement {
    const {
      host: { words },
      game,
      seat,
    } = this;
    const args = {
        chance: Math.round((one?.chance ?? 0) / 10),
        points: Math.round((one?.points[seat] ?? 0) / 10),
      },
      what = game.text().moves.offer(offer.move),
      why = this.reason(one, offer);
    const worth = words.t(one === null ? 'bot-hint-only' : 'bot-hint-worth', args);
    const button = el(
      'button',
      {
        type: 'button',
        class: 'quiet',
        id: `hint-${i + 1}`,
        'aria-pressed': 'false',
        onclick: () => {
          for (const other of this.list.querySelectorAll('button'))
            other.setAttribute('aria-pressed', String(other === button));
          consider(game, offer);
        },
      },
      el('span', { class: 'what' }, what),
      one && el('span', { class: 'worth', 'aria-hidden': 'true' }, words.t('bot-hint-short', args)),
      why !== '' && el('span', { class: 'reason' }, why),
    );
    button.setAttribute('aria-label', [`${what}.`, why, worth].filter(Boolean).join(' '));
    button.title = worth;
    return el('li', {}, button);
  }
}
