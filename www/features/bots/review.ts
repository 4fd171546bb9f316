// The review of a finished game, seen through the replay: at every position the move that was played and the better
// one are drawn on the table, with the loss. Each decision is judged by what its player could know.
import './review.css';
import { el, fill } from '../../core/dom';
import { fetchEngine } from '../../core/engine';
import { stone } from '../../core/glyph';
import type { Seat } from '../../core/wire';
import type { Game } from '../../screen/game';
import type { Host } from '../../screen/host';
import type { Lens, Replaying } from '../../screen/lens';
import { analystOf, type Analyst } from './analyst';
import { chancesOf, fortunesOf, skillsOf, smooth, turnings, type Turning } from './course';
import { DecisionPanel } from './decision';
import { fillMoves, fillNumbers, fillTurnings, type Named } from './lists';

/** Opens the replay of the game through a lens. */
type Show = (through: (replay: Replaying) => Lens) => Promise<void>;

/** Opens the review. `turning`: it begins at the move that turned the game. */
export async function review(host: Host, game: Game, turning: boolean, show: Show): Promise<void> {
  const engine = await fetchEngine(game.card.id);
  if (!game.open) return;
  host.sheet.close();
  const analyst = analystOf(game, engine);
  await show((replay) => new Review(host, game, analyst, replay, turning));
}

class Review implements Lens {
  readonly id = 'review';
  readonly title: string;
  readonly start: number;
  readonly above: HTMLElement;
  readonly below: HTMLElement;
  private readonly decision: DecisionPanel;
  private readonly gauge = el('progress', { max: 100, value: 0 });
  private readonly legend = el('ul', { class: 'legend', role: 'list' });
  private readonly points = el('div', {});
  private readonly numbers = el('div', { class: 'numbers' });
  private readonly moves: HTMLElement;
  private readonly all: HTMLDetailsElement;
  private readonly winners: Seat[];
  private open = true;
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
    this.title = t('review');
    this.winners = game.table.view?.outcome?.winners ?? [];
    this.decision = new DecisionPanel(host, game, analyst, replay);
    this.gauge.setAttribute('aria-label', t('review-thinks'));
    this.gauge.hidden = analyst.passes > 1;
    this.moves = el('div', { class: 'wide', tabindex: 0, role: 'region', 'aria-label': t('review-all') });
    this.all = el('details', { ontoggle: () => this.list() }, el('summary', {}, t('review-all')), this.moves);
    this.above = el('div', { class: 'above' }, this.decision.root, this.legend);
    this.below = el('div', { class: 'below' }, this.gauge, this.points, this.numbers, this.all);
    const first = turning ? this.turnings[0] : undefined;
    this.start = first?.at ?? replay.from ?? replay.length;
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
    const { judged, passes, positions } = this.analyst;
    return passes > 0 ? turnings(judged, positions.moves) : [];
  }

  lines(): ReturnType<Lens['lines']> {
    const course = smooth(this.course, this.seats);
    return {
      values: Array.from({ length: this.seats }, (_, seat) => course.map((chances) => chances[seat] ?? 0)),
      most: 1000,
      notable: this.turnings.map(({ at }) => at),
    };
  }

  told(at: number): string {
    const { moves } = this.analyst.positions,
      [seat] = moves[at] ?? [];
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
    return [this.told(at), said, this.host.words.list(this.chances(at))].filter(Boolean).join('. ');
  }

  shown(at: number): void {
    this.decision.show(at);
    this.tellChances(at);
    for (const button of this.below.querySelectorAll<HTMLElement>('[data-at]'))
      button.setAttribute('aria-current', String(button.dataset['at'] === String(at)));
  }

  private tellChances(at: number): void {
    const chances = this.chances(at),
      marks = this.game.card.marks ?? 'stones';
    fill(
      this.legend,
      ...this.players.map(({ colour }, seat) => el('li', {}, stone(colour, marks), chances[seat] ?? '')),
    );
  }

  /** Takes in what has been found. */
  private heard(part: number, changed: boolean): void {
    this.gauge.value = Math.round(part * 100);
    this.gauge.hidden = this.analyst.passes > 1;
    if (changed) {
      this.write();
      this.replay.redraw();
      this.tellChances(this.replay.at);
    }
    const awaited = this.analyst.passes === 0 && this.analyst.found.length === this.replay.at + 1;
    if (changed || awaited) this.decision.renew();
    if (!changed || !this.turning || this.chosen || this.analyst.passes === 0) return;
    this.chosen = true;
    const [first] = this.turnings;
    if (first) void this.replay.to(first.at);
  }

  /** Writes the lists anew; the focus stays on the button of the same name. */
  private write(): void {
    if (this.analyst.passes === 0) return;
    const { words } = this.host,
      { positions, judged, luck } = this.analyst,
      { players } = this,
      marks = this.game.card.marks ?? 'stones',
      focused = this.below.contains(document.activeElement) ? document.activeElement?.id : '';
    fillTurnings(
      this.points,
      words,
      this.turnings,
      ({ at, seat }) => ({ ...players[seat]!, move: positions.said[at] ?? '' }),
      { marks, go: this.go },
    );
    const skills = skillsOf(judged, positions.moves, this.seats);
    fillNumbers(this.numbers, words, { players, skills, fortunes: fortunesOf(luck, this.seats), marks });
    this.list();
    if (focused) this.below.querySelector<HTMLElement>(`#${focused}`)?.focus();
  }

  /** Writes the list of all moves, if it is open. */
  private list(): void {
    const { positions, judged } = this.analyst;
    if (!this.all.open) return;
    const moves = positions.moves.map(([seat], at) => ({
      seat,
      said: positions.said[at] ?? '',
      loss: judged[at]?.loss ?? null,
    }));
    fillMoves(this.moves, this.host.words, {
      players: this.players,
      moves,
      course: this.course,
      go: this.go,
    });
  }

  private readonly go = (at: number): void => {
    this.chosen = true;
    this.decision.leaveTo(at);
    this.replay.panel.scrollTop = 0; // the verdict is at the top
  };

  key({ key, target }: KeyboardEvent): (() => void) | null {
    const { decision } = this,
      field = target instanceof Element && target.closest('input, select, .wide') !== null;
    if (decision.imagines) {
      if (key === 'Escape') return () => decision.leaveTo(this.replay.at);
      if (key === 'ArrowLeft' || key === '[') return () => void decision.step(-1);
      return key === 'ArrowRight' || key === ']' ? () => void decision.step(1) : null;
    }
    if (field || (key !== 'ArrowUp' && key !== 'ArrowDown')) return null;
    const stops = this.turnings.map(({ at }) => at).sort((a, b) => a - b),
      { at } = this.replay;
    const to = key === 'ArrowUp' ? stops.findLast((one) => one < at) : stops.find((one) => one > at);
    return to === undefined ? null : () => this.go(to);
  }

  closed(): void {
    this.open = false;
    this.decision.close();
  }
}
