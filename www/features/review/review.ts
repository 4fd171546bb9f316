// The review of a finished game, seen through the replay: at every position the move that was played and the better
// one are drawn on the table, with the loss. Each decision is judged by what its player could know.
import './review.css';
import { box, el, fill, list, write } from '../../dom/elements';
import { fetchEngine } from '../../engine/engine';
import { stone } from '../../dom/glyph';
import type { Seat } from '../../engine/wire';
import type { Game } from '../../ui/game-view';
import { stopped } from '../../words/words';
import type { Host } from '../../shell/host';
import type { Lens, Replaying } from '../../ui/lens';
import { analystOf, type Analyst } from './analyst';
import {
  chancesOf,
  fortunesOf,
  grown,
  skillsOf,
  slides,
  smooth,
  turnings,
  worstOf,
  type Turning,
} from './turning-points';
import { DecisionPanel } from './decision';
import { act } from './verdict';
import { explanation, fillMoves, fillNumbers, fillTurnings, type Named } from './lists';

/** Opens the review. `turning`: it begins at the move that turned the game. */
export async function review(host: Host, game: Game, turning: boolean): Promise<void> {
  const [engine] = await Promise.all([
    fetchEngine(game.card.id),
    ...['bot', `why-${game.card.id}`].map((name) => host.words.fetch(name)),
  ]);
  if (!game.open) return;
  host.sheet.close();
  const analyst = await analystOf(game, engine);
  if (!game.open) return;
  await host.open('replay', game, (replay) => new Review(host, game, analyst, replay, turning));
}

const atOf = ({ at }: Turning): number => at;

class Review implements Lens {
  readonly id = 'review';
  readonly title: string;
  readonly start: number;
  readonly above: HTMLElement;
  readonly below: HTMLElement;
  private readonly decision: DecisionPanel;
  private readonly gauge = el('progress', { max: 100, value: 0 });
  /** What is searched now, in words, with the gauge. */
  private readonly search = el('p', { class: 'note', role: 'status' });
  private readonly progress = box('progress-of', this.search, this.gauge);
  private readonly legend = list({});
  private readonly standing: HTMLElement;
  private readonly points = box('points-of');
  private readonly numbers = box('numbers');
  private readonly moves: HTMLElement;
  private readonly all: HTMLDetailsElement;
  private readonly how: HTMLDetailsElement;
  /** The turning points that are listed, in the order of the game. */
  private listed: Turning[] = [];
  private readonly winners: Seat[];
  private open = true;
  /** The position that the verdict is about, which the motions of a move may not have left yet. */
  private at: number;
  /** Whether what is told of that position stays. */
  private certain = false;
  /** The entry of a list that led to the verdict by a key: Escape leads back to it. */
  private left: { at: number; list: Element | null | undefined } | null = null;
  /** Whether a position was chosen by hand: then the review goes to none by itself. */
  private chosen = false;

  constructor(
    private readonly host: Host,
    private readonly game: Game,
    private readonly analyst: Analyst,
    private readonly replay: Replaying,
    private readonly turning: boolean,
  ) {
    const { t } = this;
    this.title = t('review-title');
    this.winners = game.table.view?.outcome?.winners ?? [];
    this.decision = new DecisionPanel(host, game, analyst, replay, () => this.onward());
    replay.panel.querySelector('.head .told')?.after(this.decision.board.loss);
    this.gauge.setAttribute('aria-label', t('review-thinks'));
    this.progress.hidden = analyst.isDone;
    this.how = explanation(host.words);
    this.moves = box({ class: 'wide', tabindex: 0, role: 'region', 'aria-label': t('review-all') });
    this.all = el('details', { id: 'review-moves', ontoggle: () => this.list() }, [
      el('summary', {}, t('review-all')),
      this.moves,
    ]);
    this.standing = box('legend', el('span', {}, t('review-chances')), this.legend);
    this.above = box('above', this.decision.root, this.standing);
    this.below = box('below', this.points, this.progress, this.numbers, this.how, this.all);
    const first = turning ? worstOf(this.turnings) : undefined;
    this.at = this.start = first?.at ?? replay.from ?? replay.length;
    this.chosen = first !== undefined;
    this.write();
    void analyst.run(
      () => this.open && game.open,
      (part, changed) => this.heard(part, changed),
    );
  }

  private readonly t = (id: string, args = {}): string => this.host.words.t(id, args);

  /** The players by their names; the only person is “you”. */
  private get players(): Named[] {
    const { terms } = this.game.text();
    return this.game.table.setup.players.map(({ colour }, seat) => ({ name: terms.called(seat), colour }));
  }

  private get seats(): number {
    return this.game.table.setup.players.length;
  }

  /**
   * The chances of all seats before every move that was searched, and at the end: from the search that tells the loss,
   * so that both go together.
   */
  private get course(): number[][] {
    const { judged, positions } = this.analyst,
      whole = judged.length === positions.moves.length;
    return chancesOf(judged, this.seats, whole ? this.winners : null);
  }

  private get turnings(): Turning[] {
    const { analyst } = this,
      certain = analyst.judged.map((one, at) => (analyst.isCertain(at) ? one : null));
    const { moves } = analyst.positions,
      found = this.isListed ? turnings(certain, moves) : [];
    if (!analyst.isSearched) return found;
    const course = smooth(this.course, this.seats);
    return grown(found, slides(certain, moves, course, grown(this.listed, found)));
  }

  /** Whether the decisions have been searched closely that may be turning points. */
  private get isListed(): boolean {
    return this.analyst.passes > 1;
  }

  lines(): ReturnType<Lens['lines']> {
    const course = smooth(this.course, this.seats);
    return {
      values: Array.from({ length: this.seats }, (_, seat) => course.map((chances) => chances[seat] ?? 0)),
      most: 1000,
      notable: this.listed.map(atOf),
      numbers: this.listed.map(({ at }) => at + 1),
    };
  }

  /** The title: it changes together with the verdict. */
  told(): string {
    return this.titled(this.at);
  }

  private titled(at: number): string {
    const { moves } = this.analyst.positions,
      [seat] = moves[at] ?? [];
    if (this.decision.imagines) return this.t('review-line-at', { number: at + 1 });
    if (seat === undefined) return this.t('review-end');
    return this.t('review-at', {
      number: at + 1,
      of: moves.length,
      name: this.players[seat]?.name ?? '',
    });
  }

  /** Says the chances of each player at a position; none if it was not searched yet. */
  private chances(at: number): string[] {
    const now = this.course[at];
    return this.players.map(({ name }, seat) =>
      now ? this.t('review-chance', { name, chance: Math.round((now[seat] ?? 0) / 10) }) : name,
    );
  }

  value(at: number): string {
    const said = this.analyst.positions.said[at] ?? '';
    return [this.titled(at), said, this.host.words.list(this.chances(at))]
      .filter(Boolean)
      .map(stopped)
      .join(' ');
  }

  shown(at: number): void {
    this.at = this.analyst.looked = at;
    this.certain = this.analyst.isCertain(at);
    this.decision.show(at);
    this.below.parentElement?.scrollTo({ top: 0 }); // to what is said of it
    this.tellChances(at);
    this.mark(at);
  }

  /** Marks the position that is shown in the lists. */
  private mark(at: number): void {
    for (const button of this.below.querySelectorAll<HTMLElement>('[data-at]'))
      button.setAttribute('aria-current', String(button.dataset['at'] === String(at)));
  }

  private tellChances(at: number): void {
    this.standing.hidden = at === this.replay.length; // nothing is a matter of chance at the end
    const chances = this.chances(at),
      marks = this.game.card.marks ?? 'stones';
    fill(this.legend, [
      this.players.map(({ colour }, seat) => el('li', {}, stone(colour, marks), chances[seat] ?? '')),
    ]);
  }

  /** Takes in what has been found. */
  private heard(part: number, changed: boolean): void {
    const { analyst, replay } = this,
      ended = changed && part === 1;
    this.gauge.value = ended ? 0 : Math.round(part * 100);
    if (changed) {
      this.write();
      replay.redraw();
      this.tellChances(replay.at);
    }
    // What is told of a position changes once it is certain: until then its buttons stay as they are.
    const { certain } = this,
      awaited = analyst.passes === 0 && analyst.found.length === replay.at + 1;
    this.certain = analyst.isCertain(replay.at);
    if (ended || awaited || certain !== this.certain) this.decision.renew();
    if (!ended || !this.isListed || !this.turning || this.chosen || replay.at !== this.start) return;
    this.chosen = true;
    const first = worstOf(this.turnings);
    if (first) void replay.to(first.at);
  }

  /** Says what is searched. The line keeps its place when all is done, so that nothing below it moves. */
  private tellSearch(): void {
    const { passes, isDone } = this.analyst;
    write(this.search, this.t(isDone ? 'review-done' : `review-look-${Math.min(passes, 2)}`));
    this.gauge.style.visibility = isDone ? 'hidden' : '';
  }

  /** Writes the lists anew for a reader of this position; the focus stays on the button of the same name. */
  private write(at = this.replay.at): void {
    this.tellSearch();
    this.how.hidden = this.all.hidden = this.analyst.passes === 0;
    this.listed = grown(this.listed, this.turnings);
    if (this.analyst.passes === 0) return fillTurnings(this.points, this.host.words, null);
    const { words } = this.host,
      { positions, judged, luck } = this.analyst,
      { players } = this,
      marks = this.game.card.marks ?? 'stones',
      focused = this.below.contains(document.activeElement) ? document.activeElement?.id : '';
    const turnings = {
      found: this.listed,
      said: ({ at, seat }: Turning) => ({ ...players[seat]!, move: positions.said[at] ?? '' }),
      marks,
      go: this.go,
    };
    // That there is none is certain at the end only.
    fillTurnings(this.points, words, this.listed.length > 0 || this.analyst.isSearched ? turnings : null);
    const isCertain = (at: number): boolean => this.analyst.isCertain(at),
      skills = this.isListed ? skillsOf(judged, isCertain, positions.moves, this.seats) : null,
      fortunes = luck ? fortunesOf(luck, this.seats) : 'awaited';
    fillNumbers(this.numbers, words, { players, skills, fortunes, marks });
    this.list();
    this.mark(at);
    // Not scrolled to: the reader may look at something else.
    if (focused) this.below.querySelector<HTMLElement>(`#${focused}`)?.focus({ preventScroll: true });
  }

  /** Writes the list of all moves, if it is open. */
  private list(): void {
    const { positions, judged } = this.analyst;
    if (!this.all.open) return;
    const moves = positions.moves.map(([seat], at) => ({
      seat,
      said: positions.said[at] ?? '',
      loss: judged[at]?.loss ?? null,
      certain: this.analyst.isCertain(at),
    }));
    fillMoves(this.moves, this.host.words, {
      players: this.players,
      moves,
      course: this.course,
      go: this.go,
    });
  }

  /** Goes to a position that was chosen. `byKey`: the focus goes along, since the list is scrolled out of sight. */
  private readonly go = async (at: number, byKey: boolean): Promise<void> => {
    const { decision, replay } = this;
    this.chosen = true;
    const entry = document.activeElement;
    this.left =
      byKey && this.below.contains(entry) ? { at, list: entry?.closest('.wide, .points-of') } : null;
    replay.panel.scrollTop = 0; // the verdict is at the top
    await decision.leaveTo(at);
    if (this.left?.at === at) decision.board.focus();
  };

  /** Returns the button that leads to the next turning point, or from the end of the game to the first; none after the last. */
  private onward(): HTMLElement[] {
    const stops = this.listed.map(atOf),
      isEnd = this.at >= this.replay.length,
      to = isEnd ? stops[0] : stops.find((one) => one > this.at);
    if (to === undefined) return [];
    const text = this.t(isEnd ? 'review-turning-first' : 'review-turning-next');
    return [act('review-onward', text, () => void this.go(to, false), true)];
  }

  /** Goes back from a verdict to the entry of a list that led to it. */
  private back(): void {
    const { left } = this;
    this.left = null;
    left?.list?.querySelector<HTMLElement>(`[data-at="${left.at}"]`)?.focus();
  }

  key({ key, target }: KeyboardEvent): (() => void) | null {
    const { decision } = this,
      field = target instanceof Element && target.closest('input, select, .wide') !== null;
    if (decision.tries) return this.game.table.taps.length > 0 ? null : () => void this.leave();
    if (decision.imagines) {
      if (key === 'Escape') return () => void this.leave();
      if (key === 'ArrowLeft' || key === '[') return () => void decision.step(-1);
      return key === 'ArrowRight' || key === ']' ? () => void decision.step(1) : null;
    }
    if (key === 'Escape' && this.left?.at === this.at && decision.root.contains(document.activeElement))
      return () => this.back();
    if (field || (key !== 'ArrowUp' && key !== 'ArrowDown')) return null;
    const stops = this.listed.map(atOf),
      { at } = this.replay;
    const to = key === 'ArrowUp' ? stops.findLast((one) => one < at) : stops.find((one) => one > at);
    return to === undefined ? null : () => void this.go(to, true);
  }

  /** Goes back from what is tried or imagined to the verdict. */
  private async leave(): Promise<void> {
    await this.decision.leaveTo(this.replay.at);
    this.decision.board.focus();
  }

  closed(): void {
    this.open = false;
    this.analyst.stop();
    this.decision.close();
  }
}
