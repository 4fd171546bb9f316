// The review of a finished game: each position is judged by what its player could know, and drawn as chances.
import './review.css';
import { el, fill, svg, write } from '../../core/dom';
import { fetchEngine, type Engine } from '../../core/engine';
import type { Game } from '../../screen/game';
import { stone } from '../../core/glyph';
import { lookAt } from '../../screen/past-position';
import type { Host } from '../../screen/host';
import type { Move, Player, Seat } from '../../core/wire';
import { chancesOf, judgedOf, line, skillsOf, smooth, turnings, type Judged, type Turning } from './course';
import { fillFigures, fillSkills } from './figures';
import { pointsText } from './reasons';
import { workerPoolOf } from './worker-pool';
import { adviser, plainly } from './mind';
import { seedFor } from './pace';
import { textOf } from '../../screen/texts';

/**
 * The passes over all positions: the iterations for each, and the longest time for it, in ms. The first is there
 * soon, the second is as deep as a search of the strongest player ten times over.
 */
const PASSES = [
  { iterations: 3000, most: 250 },
  { iterations: 50_000, most: 2000 },
];
const W = 600;
const H = 200;

/** A record in the form that the engine writes into a file. */
interface Filed {
  players: Player[];
  moves: [Seat, Move][];
}

/** Opens the review. `turning`: it ends at the move that turned the game. */
export async function review(host: Host, game: Game, turning = false): Promise<void> {
  const engine = await fetchEngine(game.card.id);
  if (game.open) await new Review(host, game, engine).show(turning);
}

class Review {
  private readonly filed: Filed;
  private judged: (Judged | null)[] = [];
  private readonly chart = svg('svg', {
    viewBox: `-2 -6 ${W + 4} ${H + 12}`,
    class: 'chart',
    role: 'img',
    preserveAspectRatio: 'none',
  });
  private readonly gauge = el('progress', { max: 100, value: 0 });
  private readonly at = el('input', {
    type: 'range',
    min: 0,
    max: 0,
    value: 0,
    id: 'review-at',
    oninput: () => this.point(Number(this.at.value)),
  });
  private readonly told = el('p', { class: 'told', role: 'status' });
  private readonly points = el('div', {});
  private readonly skills = el('div', { class: 'wide skills' });
  private readonly table = el('div', { class: 'wide' });
  private readonly root = el('div', { class: 'review' });

  constructor(
    private readonly host: Host,
    private readonly game: Game,
    private readonly engine: Engine,
  ) {
    this.filed = JSON.parse(game.session.record()) as Filed;
  }

  async show(turning: boolean): Promise<void> {
    const { host, game } = this,
      { words } = host,
      { players } = game.table.setup;
    const moves = this.filed.moves.length;
    this.at.max = String(moves);
    this.at.value = String(moves);
    this.gauge.setAttribute('aria-label', words.t('bot-review-thinks'));
    fill(
      this.root,
      el('p', { class: 'note' }, words.t('bot-review-about')),
      this.gauge,
      el(
        'ul',
        { class: 'legend', role: 'list' },
        ...players.map(({ colour }, seat) =>
          el(
            'li',
            {},
            stone(colour, game.card.marks),
            el('span', {}, this.names[seat]),
            svg('svg', { viewBox: '0 0 40 8', class: 'key' }, ...this.path(seat, '0,4 40,4')),
          ),
        ),
      ),
      el(
        'div',
        { class: 'frame' },
        el('span', { class: 'high', 'aria-hidden': 'true' }, words.t('bot-review-percent', { chance: 100 })),
        el('span', { class: 'low', 'aria-hidden': 'true' }, words.t('bot-review-percent', { chance: 0 })),
        this.chart,
      ),
      this.at,
      this.told,
      el(
        'div',
        { class: 'acts' },
        el(
          'button',
          { type: 'button', class: 'primary', id: 'review-play', onclick: () => this.playOn() },
          words.t('bot-review-play'),
        ),
        el(
          'button',
          { type: 'button', id: 'review-look', onclick: () => this.look() },
          words.t('bot-review-look'),
        ),
      ),
      this.points,
      this.skills,
      el('details', {}, el('summary', {}, words.t('bot-review-table')), this.table),
    );
    this.at.setAttribute('aria-label', words.t('bot-review-move'));
    host.sheet.show(words.t('review'), words.t('close'), this.root);
    this.point(moves);
    await this.judge();
    if (turning && this.root.isConnected) this.points.querySelector<HTMLElement>('#turning-1')?.click();
  }

  /** Analyses all positions while the review is open, and once more at greater depth. */
  private async judge(): Promise<void> {
    for (const pass of PASSES) {
      if (!(await this.pass(pass))) return;
      this.gauge.value = 0;
      this.draw();
      this.turn();
      fillFigures(this.table, this.host.words, this.names, this.course);
      fillSkills(
        this.skills,
        this.host.words,
        this.names,
        skillsOf(this.judged, this.filed.moves, this.names.length),
      );
      this.point(Number(this.at.value));
    }
    this.gauge.hidden = true;
  }

  /** Analyses one position after the other; resolves with whether the review was open to the end. */
  private async pass({ iterations, most }: { iterations: number; most: number }): Promise<boolean> {
    const { game, engine, filed } = this,
      pool = workerPoolOf(game, engine),
      judged: (Judged | null)[] = [],
      first = this.judged.length === 0;
    for (const [at, [seat, made]] of filed.moves.entries()) {
      if (!this.root.isConnected || !this.host.sheet.isOpen || !game.open) return false;
      const link = this.record(at, plainly(filed.players)),
        session = engine.resume(link);
      const thought =
        session.offers(seat).length < 2
          ? null
          : pool.think(
              {
                link,
                seat,
                level: adviser(engine.entry),
                iterations,
                most,
                seed: seedFor(game.table.setup.seed + 2, at, seat),
              },
              () => undefined,
            );
      const rootStats = await thought?.result;
      judged.push(judgedOf(rootStats ? session.analyse(seat, rootStats) : [], seat, made));
      session.free();
      this.gauge.value = Math.round(((at + 1) / filed.moves.length) * 100);
      if (first) this.judged = judged;
      if (first && at % 8 === 7) this.draw();
    }
    this.judged = judged;
    return true;
  }

  /** Returns the game as it stood after this many moves, for its `players` or for others. */
  private record(moves: number, players = this.filed.players): string {
    return JSON.stringify({ ...this.filed, players, moves: this.filed.moves.slice(0, moves) });
  }

  private get course(): number[][] {
    const { judged, filed, game } = this,
      winners = game.table.view?.outcome?.winners ?? null;
    const seats = game.table.setup.players.length;
    return smooth(chancesOf(judged, seats, judged.length === filed.moves.length ? winners : null), seats);
  }

  /** The players by their names; the only person is “you”. */
  private get names(): string[] {
    const { terms } = this.game.text();
    return terms.scene.seats.map((seat) => terms.called(seat));
  }

  /** Returns a line in the colour of a player, with an edge that sets it off from the paper. */
  private path(seat: Seat, points: string): SVGElement[] {
    const { card, table } = this.game,
      colour = table.setup.players[seat]?.colour ?? 0;
    return ['edge', `${card.marks ?? 'stones'}-${colour}`].map((name) =>
      svg('polyline', { class: `line seat-${seat} ${name}`, points }),
    );
  }

  private draw(): void {
    const { course, filed, game } = this,
      w = filed.moves.length;
    const grid = [0, 250, 500, 750, 1000].map((value) =>
      svg('path', { class: 'grid', d: `M0 ${H - (value / 1000) * H}H${W}` }),
    );
    const here = (Number(this.at.value) / Math.max(1, w)) * W;
    this.chart.replaceChildren(
      ...grid,
      ...game.table.setup.players.flatMap((_, seat) =>
        this.path(
          seat,
          line(
            course.map((chances) => chances[seat] ?? 0),
            W,
            H,
            w,
          ),
        ),
      ),
      svg('path', { class: 'here', d: `M${here} 0V${H}` }),
    );
    this.chart.setAttribute(
      'aria-label',
      this.host.words.t('bot-review-chart', {
        players: this.host.words.list(this.names),
      }),
    );
  }

  private percents(at: number): string {
    const { words } = this.host,
      now = this.course[at];
    return now
      ? words.list(
          this.names.map((name, seat) =>
            words.t('bot-review-one', { name, chance: Math.round((now[seat] ?? 0) / 10) }),
          ),
        )
      : '';
  }

  private point(at: number): void {
    const { words } = this.host,
      move = this.filed.moves[at - 1];
    const text = [
      at === 0
        ? words.t('bot-review-begin')
        : words.t('bot-review-after', {
            number: at,
            move: move ? this.sentence(at - 1, move[0], move[1]) : '',
          }),
      this.percents(at),
    ]
      .filter(Boolean)
      .join(' ');
    this.at.setAttribute('aria-valuetext', text);
    write(this.told, text);
    this.draw();
  }

  /** Returns a move in words. `at` is the number of moves before it. */
  private sentence(at: number, seat: Seat, move: Move, named = true): string {
    const { game, engine } = this,
      session = engine.resume(this.record(at));
    const text = textOf(game, session.view(seat));
    session.free();
    return named
      ? this.host.words.t('bot-review-by', { name: text.terms.called(seat), move: text.moves.offer(move) })
      : text.moves.offer(move);
  }

  private turn(): void {
    const { words } = this.host,
      found = turnings(this.judged, this.filed.moves);
    const entry = ({ at, seat, loss, best, why }: Turning, i: number): HTMLElement => {
      const made = this.filed.moves[at]?.[1],
        { terms } = this.game.text(),
        reason = why.is === 'own' || why.is === 'other' ? pointsText(terms, why, why.seat === terms.you) : '',
        better = words.t(`bot-review-better${reason ? '-why' : ''}`, {
          move: this.sentence(at, seat, best, false),
          why: reason,
        });
      return el(
        'li',
        {},
        el(
          'button',
          {
            type: 'button',
            class: 'quiet',
            id: `turning-${i + 1}`,
            onclick: () => {
              this.at.value = String(at);
              this.point(at);
              this.at.focus();
            },
          },
          el(
            'span',
            {},
            words.t('bot-review-turning', {
              number: at + 1,
              move: made ? this.sentence(at, seat, made) : '',
              loss: Math.round(loss / 10),
            }),
          ),
          el('span', { class: 'note' }, better),
        ),
      );
    };
    fill(
      this.points,
      el('h3', {}, words.t('bot-review-turnings')),
      found.length === 0
        ? el('p', {}, words.t('bot-review-none'))
        : el('ol', { class: 'turnings', role: 'list' }, ...found.map(entry)),
    );
  }

  /** Shows on the table the position that the slider points at. */
  private look(): void {
    this.host.sheet.close();
    void lookAt(this.game, this.game.history.at(Number(this.at.value)));
  }

  /** Opens the position that the slider points at as a game of its own; this game does not change. */
  private playOn(): void {
    const at = Math.min(Number(this.at.value), this.filed.moves.length - 1);
    this.host.sheet.close();
    void this.host.resume(this.record(at));
  }
}
