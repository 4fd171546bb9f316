// The coach: after a move that costs much it offers, once, to take it back, and says why. It searches while the
// person thinks, with what that seat knows; a move ends the search, and its counts of the best move are compared
// with those of the move that was made. If that was hardly tried, the coach looks once more.
import './hint.css';
import { aside } from '../../device/aside';
import { actions, button, el, paragraph, write } from '../../dom/elements';
import { fetchEngine, type Engine } from '../../engine/engine';
import type { Move, Seat } from '../../engine/wire';
import type { Game } from '../../ui/game-view';
import { textOf } from '../../ui/text/texts';
import { adviser } from '../../searches/advisers';
import { seedFor } from '../../searches/pace';
import { reasonText } from '../../words/facts';
import { isUnsure, pointsText, slipOf, type Slip } from '../../words/reasons';
import { workerPoolOf, type Thought } from '../../searches/worker-pool';

/** The number of iterations of a search, and the longest time for it, in ms. */
const ITERATIONS = 5000,
  MOST = 2000;
/** How many decisions of a person lie between two of which it speaks, at least. */
const SILENCE = 2;

/** A decision of a person that is being looked at. */
interface Decision {
  /** How many moves were made before it. */
  at: number;
  seat: Seat;
  link: string;
  thought: Thought;
}

/** The offers that are shown, by game. */
const offers = new WeakMap<Game, () => void>();

/** Removes the offer of the coach, if there is one. */
export const withdraw = (game: Game): void => offers.get(game)?.();

export async function addCoach(game: Game): Promise<void> {
  const [engine] = await Promise.all([fetchEngine(game.card.id), game.words.fetch(`why-${game.card.id}`)]);
  if (game.open) new Coach(game, engine);
}

class Coach {
  private now: Decision | null = null;
  /** The decisions about which it has spoken, by how many moves were made before them. */
  private readonly spoken = new Set<number>();
  /** How many decisions it has looked at since it spoke. */
  private silent = SILENCE;

  constructor(
    private readonly game: Game,
    private readonly engine: Engine,
  ) {
    game.events.on('shown', () => this.look());
    game.events.on('made', () => void this.judge());
    game.events.on('closed', () => this.giveUp());
    this.look();
  }

  private giveUp(): void {
    this.now?.thought.giveUp();
    this.now = null;
  }

  /** Begins to search when a person can decide; withdraws an offer that can no longer be taken, or is passed over. */
  private look(): void {
    const { game } = this,
      { seat, setup, pastPosition, purpose, taps } = game.table,
      at = game.session.moveCount();
    if (game.commands.takesBack === 0 || pastPosition || taps.length > 0) withdraw(game);
    if (
      !aside.coach ||
      game.card.memory ||
      purpose !== 'game' ||
      (setup.away ?? setup.phones) !== undefined ||
      seat === null ||
      pastPosition !== null ||
      game.table.offers.length < 2 ||
      this.now?.at === at ||
      this.spoken.has(at)
    )
      return;
    this.giveUp();
    const decision = { at, seat, link: game.session.link() };
    this.now = { ...decision, thought: this.think(decision) };
  }

  /** Searches the position of a decision. `heeds`: a move that is compared with the best one. */
  private think({ at, seat, link }: Omit<Decision, 'thought'>, heeds?: Move): Thought {
    const { game, engine } = this;
    return workerPoolOf(game, engine).think({
      ...{ link, seat, level: adviser(engine.entry), iterations: ITERATIONS, most: MOST },
      seed: seedFor(game.table.setup.seed + 3, at, seat),
      ...(heeds && { heeds }),
    });
  }

  /** Compares the move that was made with the best one; anything else that happens ends the search. */
  private async judge(): Promise<void> {
    const { game, now } = this;
    if (!now || game.session.moveCount() === now.at) return;
    this.now = null;
    if (game.session.moveCount() !== now.at + 1 || !game.history.byHand || game.commands.takesBack === 0)
      return now.thought.giveUp();
    const { moves } = JSON.parse(game.session.record()) as { moves: [Seat, Move][] },
      move = moves.at(-1)?.[1];
    now.thought.hurry();
    if (this.silent++ < SILENCE) return;
    const rootStats = await now.thought.result;
    if (!rootStats || !move || !game.open || !this.stands(now)) return;
    using before = game.history.resume(now.link);
    const text = textOf(game, before.view(now.seat));
    let analysis = before.analyse(now.seat, rootStats);
    if (isUnsure(analysis, move)) {
      const closer = await this.think(now, move).result;
      if (closer) analysis = before.analyse(now.seat, closer);
    }
    const slip = slipOf(analysis, now.seat, move),
      reason = slip && before.reason(now.seat, [slip.better, move]),
      why = reasonText(text, reason, now.seat);
    if (!slip || !game.open || !this.stands(now)) return;
    this.silent = 0;
    this.spoken.add(now.at);
    this.offer(text.moves.offer(slip.better), why || this.expected(slip));
  }

  /** Whether the move that was looked at is still the last one by hand, can be taken back, and none is chosen after it. */
  private stands({ at }: Decision): boolean {
    const { commands, session, table } = this.game,
      back = commands.takesBack;
    return back > 0 && session.moveCount() - back === at && !table.pastPosition && table.taps.length === 0;
  }

  /** Says what the better move promises more; empty if it is not a matter of points. */
  private expected({ why }: Slip): string {
    const { terms } = this.game.text();
    return why.is === 'own' || why.is === 'other' ? pointsText(terms, why, why.seat === terms.you) : '';
  }

  private offer(better: string, why: string): void {
    const { game } = this,
      { words } = game;
    withdraw(game);
    const about = words.t(`bot-coach-better${why ? '-why' : ''}`, { move: better, why });
    const told = el('p', { class: 'vh', role: 'status' });
    const root = el(
      'section',
      {
        class: 'advice',
        id: 'coach',
        'aria-labelledby': 'coach-title',
        onkeydown: (event) => {
          if ((event as KeyboardEvent).key !== 'Escape') return;
          event.stopPropagation();
          close();
        },
      },
      el('h2', { id: 'coach-title' }, words.t('bot-coach')),
      told,
      paragraph([el('b', {}, words.t('bot-coach-undo')), ' ', el('span', 'reason', about)]),
      actions(
        button(words.t('bot-coach-take'), { id: 'coach-undo', class: 'primary' }, () => {
          close();
          void game.commands.undo();
        }),
        button(words.t('bot-coach-keep'), { id: 'coach-keep' }, () => close()),
      ),
    );
    const close = (): void => {
      if (root.contains(document.activeElement)) game.screen.prompt.focusStatus();
      root.remove();
      offers.delete(game);
    };
    offers.set(game, close);
    game.screen.prompt.root.prepend(root);
    write(told, words.t('bot-coach-says', { about }));
  }
}
