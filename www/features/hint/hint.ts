// A hint: the best moves for the player whose turn it is, with their expected result. It uses what that seat
// knows; the workers search.
import './hint.css';
import { button, el, fill, paragraph, show } from '../../dom/elements';
import { fetchEngine } from '../../engine/engine';
import { atEnd, lifeIn, onResize } from '../../dom/life';
import { sameMove } from '../../engine/same-move';
import { isChoice, narrow, planOf } from '../../table/pick';
import type { Game } from '../../ui/game-view';
import { InView } from '../../ui/in-view';
import { capital, stopped } from '../../words/words';
import type { Host } from '../../shell/host';
import type {
  Analysis,
  Move,
  Offer,
  Place,
  Reason as EngineReason,
  RootStats,
  Seat,
} from '../../engine/wire';
import { boxAbout } from './about';
import { withdraw } from './coach';
import { workerPoolOf, type Thought } from '../../searches/worker-pool';
import { adviser, DEEP, deepSeed } from '../../searches/advisers';
import { despite, reasonText, toldOf } from '../../words/facts';
import {
  howOften,
  isMixed,
  isNear,
  keepTo,
  pointsText,
  rowsOf,
  twinOf,
  type Idea,
  type Reason,
  type Row,
} from '../../words/reasons';

/** The largest number of rows, and the number of best moves that are told apart for them. */
const SHOWN = 3,
  TOLD = 12;
/** The longest time of its search, in ms: shorter than that of a review, for somebody waits. */
const MOST = 2500;

/** The hint beside the prompt of a game. */
const shown = new WeakMap<Game, Hint>();
/** The places of the last plan that a hint proposed; while they are about as good, the next hint goes on with them. */
const planned = new WeakMap<Game, readonly Place[]>();
/** The last search that ended: asked again at the same position, a hint gives the same answer. */
const answered = new WeakMap<Game, { link: string; seat: Seat; thought: Thought }>();

/** Shows a hint beside the prompt, or removes it if it is there. */
export async function hint(host: Host, game: Game): Promise<void> {
  const open = shown.get(game);
  if (open) return open.close();
  const { words } = host;
  await game.motion.settle();
  const { seat, pastPosition } = game.table;
  if (seat === null || pastPosition || game.table.offers.length === 0)
    return game.screen.prompt.setHint(words.t('bot-hint-later'), 'why');
  const [engine] = await Promise.all([fetchEngine(game.card.id), words.fetch(`why-${game.card.id}`)]);
  if (!game.open || shown.has(game) || game.table.purpose !== 'game') return;
  const link = game.session.link(),
    known = answered.get(game);
  const think = (): Thought =>
    workerPoolOf(game, engine).think(
      {
        link,
        seat,
        level: adviser(engine.entry),
        ...DEEP,
        most: MOST,
        seed: deepSeed(game, game.session.moveCount(), seat),
      },
      (part) => {
        shown.get(game)?.progress(part);
      },
    );
  const thought = known?.link === link && known.seat === seat ? known.thought : think();
  void thought.result.then((rootStats) => rootStats && answered.set(game, { link, seat, thought }));
  new Hint(host, game, seat, thought);
}

/** A move with its numbers, the plan behind it, and the move that its search tries next. */
interface Proposal {
  offer: Offer;
  advice: Analysis | null;
  plan?: readonly Place[] | undefined;
  then?: Move | undefined;
}

const choiceOf = ({ table: { seat, offers } }: Game): string =>
  JSON.stringify([seat, offers.map(({ move }) => move)]);

class Hint {
  private moves: number;
  /** The legal moves as text, which stays the same while other players decide at the same time. */
  private readonly choice: string;
  private readonly gauge = el('progress', { max: 100, value: 0 });
  private readonly list = el('ol', { role: 'list' });
  /** The move of each row. */
  private readonly rows = new Map<HTMLElement, Move>();
  private readonly about = el('p');
  private readonly root: HTMLElement;
  private readonly ending: AbortController;
  private readonly inView: InView;

  constructor(
    private readonly host: Host,
    private readonly game: Game,
    private readonly seat: Seat,
    private readonly thought: Thought,
  ) {
    const { words } = host;
    this.moves = game.session.moveCount();
    this.choice = choiceOf(game);
    const status = paragraph(words.t('bot-hint-thinks'), { role: 'status' });
    this.gauge.setAttribute('aria-label', words.t('bot-hint-thinks'));
    fill(this.list, el('li', {}, status, this.gauge));
    this.about.className = game.card.memory ? 'note remembers' : 'note';
    this.about.textContent = game.card.memory
      ? words.t('bot-hint-memory')
      : words.t('bot-hint-about', { answers: this.answers });
    this.root = el(
      'section',
      {
        class: 'advice',
        'aria-labelledby': 'hint-title',
        onkeydown: (event) => {
          if ((event as KeyboardEvent).key === 'Escape') {
            event.stopPropagation();
            this.close();
          }
        },
      },
      el('h2', { id: 'hint-title' }, words.t('hint')),
      this.list,
      this.about,
      button(
        el('span', { 'aria-hidden': 'true' }, '×'),
        { class: 'shut', id: 'hint-close', 'aria-label': words.t('close') },
        () => this.close(),
      ),
    );
    withdraw(game);
    game.screen.prompt.root.prepend(this.root);
    shown.set(game, this);
    this.ending = lifeIn(game.life);
    onResize(this.ending.signal, () => this.fit(), this.root);
    this.inView = new InView(game, this.list);
    atEnd(
      this.ending.signal,
      game.events.on('shown', () => this.follow()),
    );
    void thought.result.then((rootStats) => {
      if (rootStats) this.show(game.session.analyse(seat, rootStats), rootStats);
    });
  }

  progress(part: number): void {
    this.gauge.value = Math.round(part * 100);
  }

  /** Whether each move is an answer that has a button of its own. */
  private get answers(): string {
    return String(this.game.table.offers.every(isChoice));
  }

  /** Removes the hint if the position has changed, or a move is chosen that no row shows. */
  private follow(): void {
    const { game, rows } = this,
      { taps, offers, pastPosition } = game.table,
      moves = game.session.moveCount();
    if (moves !== this.moves || pastPosition) {
      this.moves = moves;
      if (pastPosition || choiceOf(game) !== this.choice) return this.close(false);
    }
    if (taps.length === 0 || rows.size === 0) return;
    const { candidates } = narrow(offers, taps, 'confirm'),
      fit = [...rows].flatMap(([row, move]) =>
        row.checkVisibility() && candidates.some((offer) => sameMove(offer.move, move)) ? [row] : [],
      ),
      chosen = fit.find((row) => row.getAttribute('aria-pressed') === 'true') ?? fit[0];
    if (chosen) this.press(chosen);
    else this.close(false);
  }

  private press(chosen: HTMLElement): void {
    for (const row of this.rows.keys()) row.setAttribute('aria-pressed', String(row === chosen));
  }

  close(focus = true): void {
    if (focus && this.root.contains(document.activeElement)) this.game.screen.prompt.focusStatus();
    this.thought.giveUp();
    this.root.remove();
    this.inView.close();
    this.ending.abort();
    if (shown.get(this.game) === this) shown.delete(this.game);
    if (focus) this.game.commands.retract();
  }

  private show(advice: Analysis[], rootStats: RootStats[]): void {
    const { game, seat } = this,
      offers = new Map(game.table.offers.map((offer) => [JSON.stringify(offer.move), offer]));
    if (shown.get(game) !== this) return;
    const kept = planned.get(game) ?? [],
      isKept = ({ move }: Analysis): boolean =>
        !!offers.get(JSON.stringify(move))?.taps.every((place) => kept.includes(place)),
      best = keepTo(advice, isKept);
    const all = best.flatMap((advice): Proposal[] => {
      const offer = offers.get(JSON.stringify(advice.move)),
        tried = rootStats.filter(({ move }) => sameMove(move, advice.move)),
        plan = tried.find(({ plan }) => plan)?.plan;
      return offer ? [{ offer, advice, plan: planOf(offer, plan), then: tried[0]?.then }] : [];
    });
    const ideas = this.toldApart(all);
    // With a single possible move, there is nothing to compare.
    if (ideas.length === 0)
      ideas.push(...game.table.offers.slice(0, 1).map((offer) => this.idea({ offer, advice: null }, '')));
    const [{ plan } = {}] = ideas;
    if (plan) planned.set(game, plan);
    if (plan || isMixed(ideas))
      this.about.textContent = this.host.words.t(`bot-hint-about${isMixed(ideas) ? '-mixed' : ''}`, {
        answers: plan ? 'false' : this.answers,
      });
    const rows = rowsOf(ideas, seat, SHOWN);
    fill(
      this.list,
      ...rows.map((row, i) => this.entry(row, i, i > 0 && isNear(rows[0]!.chance, row.chance))),
    );
    this.list.querySelector('button')?.click();
    this.list.querySelector('button')?.focus();
    this.fit();
  }

  /**
   * Hides the last rows if there is no room for them, then the alternatives to the first move, so that a
   * visible row can be read to its end. What is still too long grows over the foot of the table, in small letters so that
   * the player's own pieces stay in view, and fades where it goes on below.
   */
  private readonly fit = (): void => {
    const { list } = this,
      rows = [...list.children] as HTMLElement[],
      also = rows[0]?.querySelector<HTMLElement>('.or');
    const tooLong = (): boolean => list.scrollHeight > list.clientHeight + 1;
    rows.forEach((row) => show(row, true));
    if (also) show(also, true);
    list.classList.remove('tight', 'over', 'more');
    // Moves that are best mixed belong together.
    const mixed = list.querySelector('.mixed') !== null;
    if (!mixed) for (let i = rows.length - 1; i > 0 && tooLong(); i--) show(rows[i]!, false);
    if (also && tooLong()) show(also, false);
    list.classList.toggle('tight', tooLong());
    list.classList.toggle('over', tooLong());
    list.classList.toggle('more', tooLong());
  };

  /** Says of the first moves what speaks for them: of the best one against the others, of the others against the best one. */
  private toldApart(all: Proposal[]): Idea[] {
    const told = all.slice(0, TOLD),
      ideas = told.map((one, i) => {
        const reason = this.reasonOf(one, i === 0 ? all.slice(1) : all.slice(0, 1)),
          then = i === 0 && this.then(one, reason);
        return { ...this.idea(one, this.why(one, reason, i === 0 ? 2 : 1)), ...(then && { then }) };
      });
    return ideas.map((idea, i) => {
      const twin = told[twinOf(ideas, i)];
      return twin
        ? { ...idea, why: this.why(told[i]!, this.reasonOf(told[i]!, [twin]), 1) || idea.why }
        : idea;
    });
  }

  private idea(one: Proposal, why: string | null): Idea {
    const { offer, advice, plan } = one;
    return {
      offer,
      advice,
      what: this.game.text().moves.offer(offer.move, plan),
      why,
      ...(plan && { plan }),
    };
  }

  /** Says a reason for a move in so many facts; null if there is none. */
  private why({ offer: { move } }: Proposal, reason: EngineReason | null, most: number): string | null {
    const { game, seat } = this,
      text = game.text();
    if (!reason) return null;
    return despite(text, reasonText(text, reason, seat, most), game.session.scoreDelta(seat, move), seat);
  }

  /** Says which move the search tries after this one; nothing if the reason is about a next move already. */
  private then({ then }: Proposal, reason: EngineReason | null): string {
    if (!then || (reason && toldOf(reason).some(({ next }) => next))) return '';
    return this.host.words.t('bot-hint-then', { move: this.game.text().moves.offer(then) });
  }

  /** Returns what speaks for a move against others, the first that the engine can tell from it. */
  private reasonOf(one: Proposal, others: Proposal[]): EngineReason | null {
    const all = [one, ...others];
    const moves = all.map(({ offer: { move } }) => move),
      plans = all.map(({ plan = [] }) => plan);
    return others.length > 0 ? this.game.session.reason(this.seat, moves, plans) : null;
  }

  private told(reason: Reason): string {
    const { words } = this.host;
    if (reason.is === 'told') return reason.text;
    if (reason.is === 'even') return words.t('bot-hint-even');
    if (reason.is === 'mixed')
      return words.t('bot-hint-mixed', { often: reason.often, how: howOften(reason.often) });
    if (reason.is === 'chance')
      return words.t(`bot-hint-wins-${reason.more > 0 ? 'more' : 'fewer'}`, { games: Math.abs(reason.more) });
    return pointsText(this.game.text().terms, reason, reason.is === 'own');
  }

  /** Makes the nth row; `alike`: its moves are about as good as the best one. */
  private entry({ ideas, chance, reason }: Row, i: number, alike: boolean): HTMLElement {
    const {
        host: { words },
        game,
      } = this,
      [first, second] = ideas;
    if (!first) return el('li');
    const { advice } = first,
      forced = advice?.forced,
      expected = forced
        ? words.t('bot-hint-proved', { ending: forced.ending })
        : words.t(alike ? 'bot-hint-alike' : 'bot-hint-chance', { chance }),
      worth = advice ? expected : words.t('bot-hint-only'),
      why = this.told(reason),
      mixed = reason.is === 'mixed',
      because = (mixed ? first.why : first.then) ?? '',
      or = second
        ? words.t(ideas.length > 2 ? 'bot-hint-or-more' : 'bot-hint-or', {
            move: second.what,
            more: ideas.length - 2,
          })
        : '';
    const label = [first.what, why, because, or, worth]
      .filter(Boolean)
      .map((part) => stopped(capital(part)))
      .join(' ');
    const idea = button(
      [
        el('span', 'what', first.what),
        // All moves of a mixture win about as often.
        el('span', 'reason', capital((mixed ? [why] : [worth, why]).filter(Boolean).join(' · '))),
        because !== '' && el('span', 'because', capital(because)),
        // The reason for a move is read before its alternatives.
        or !== '' && el('span', 'or', capital(or)),
      ],
      {
        class: mixed ? 'quiet mixed' : 'quiet',
        id: `hint-${i + 1}`,
        'aria-pressed': 'false',
        'aria-label': label,
      },
      () => {
        this.press(idea);
        game.commands.propose(first.offer, first.plan);
        this.inView.keep(boxAbout(game, this.seat, first.offer));
      },
    );
    this.rows.set(idea, first.offer.move);
    return el('li', {}, idea);
  }
}
