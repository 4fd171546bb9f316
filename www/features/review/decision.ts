// The part of a review about one decision: the verdict, both moves on the table, and what might have been.
import { el, paragraph } from '../../dom/elements';
import { remembered } from '../../engine/remembered';
import { sameMove } from '../../engine/same-move';
import type { Analysis, Move, Seat } from '../../engine/wire';
import type { Game } from '../../ui/game-view';
import type { Host } from '../../shell/host';
import type { Replaying } from '../../ui/lens';
import { seedFor } from '../../searches/pace';
import type { Analyst } from './analyst';
import { lookCloser, type Look } from './closer';
import { isGuess, judgedOf, type Judged } from './turning-points';
import { boxOf, Drawn, type Drawing } from '../../ui/drawn';
import { imagine, ShownLine, type Imagined } from '../../ui/imagined';
import { InView } from '../../ui/in-view';
import { drawingOf } from './drawing';
import { lineEnd } from './line-end';
import type { Rect } from '../../stage/layout/rect';
import { pointsText } from '../../words/reasons';
import { replyOf, replyText } from './reply';
import { tryAgain } from './trial';
import { act, Board } from './verdict';

/** Returns what a move is called that costs nothing: the best one, or another that is as good; null if it costs something. */
const rankOf = (move: Move, { best, loss }: Judged): 'review-best' | 'review-equal' | null =>
  sameMove(best, move) ? 'review-best' : loss === 0 ? 'review-equal' : null;

/** The whole table, however large it is. */
const WHOLE: Rect = { x: 0, y: 0, w: Infinity, h: Infinity };

/** A line on the table: after which move, and what is said at its end. */
interface Line {
  shown: ShownLine;
  after: 'best' | 'own';
  ends: string | null;
}

export class DecisionPanel {
  readonly board = new Board();
  readonly root = this.board.root;
  private readonly drawn: Drawn;
  private readonly inView: InView;
  private readonly badge = el('p', 'imagined');
  /** Ends a trial that lies on the table. */
  private trial: (() => void) | null = null;
  /** The closer look at a move that was tried, and what such looks have found, by position and move. */
  private look: Look | null = null;
  private readonly looked = new Map<string, Judged>();
  /** The line that is shown, or null. */
  private line: Line | null = null;
  /** Whether the verdict of the decision is shown, and nothing else. */
  private idle = true;
  /** Numbers what is shown: an answer that comes late belongs to something else. */
  private asked = 0;
  private at = 0;

  constructor(
    private readonly host: Host,
    private readonly game: Game,
    private readonly analyst: Analyst,
    private readonly replay: Replaying,
    private readonly onward: () => HTMLElement[],
  ) {
    this.drawn = new Drawn(game);
    this.inView = new InView(game, replay.panel);
    this.badge.textContent = host.words.t('bot-simulated');
  }

  private readonly t = (id: string, args = {}): string => this.host.words.t(id, args);

  /** The decision at this position: who decided what, and what was found. */
  private get decision(): { seat: Seat; made: Move; analyses: Analysis[] } | null {
    const [seat, made] = this.analyst.positions.moves[this.at] ?? [];
    const found = this.analyst.found[this.at];
    return seat === undefined || !made || !found ? null : { seat, made, analyses: found.analyses };
  }

  /** Shows the decision after this many moves. */
  show(at: number): void {
    this.at = at;
    this.leave();
    this.judge();
  }

  /** Whether a move is tried again. */
  get tries(): boolean {
    return this.trial !== null;
  }

  /** Whether an imagined line is shown. */
  get imagines(): boolean {
    return this.line !== null;
  }

  /** Shows the verdict again if it is shown now: more has been found. */
  renew(): void {
    if (this.idle) this.judge();
  }

  private judge(): void {
    this.idle = true;
    const { decision } = this;
    if (!decision) {
      this.mark([]);
      const last = this.at >= this.replay.length;
      return this.board.note([this.t(last ? 'review-about' : 'review-thinks-here')], this.onward());
    }
    const { seat, made, analyses } = decision,
      judged = judgedOf(analyses, seat, made);
    if (!judged) {
      this.draw([[made, 'played', 'review-played']]);
      return this.board.note([this.t('review-forced')], this.onward());
    }
    const tries = act('review-try', this.t('review-try'), () => this.tryAgain());
    if (!this.analyst.isCertain(this.at)) {
      this.draw([[made, 'played', 'review-played']]);
      const played = { word: this.t('review-played'), played: this.words(seat, made) };
      const open = { better: '', why: '', loss: 'open', best: false } as const;
      return this.board.verdict(this.host.words, { ...played, ...open }, [tries, ...this.onward()]);
    }
    const best = rankOf(made, judged);
    this.draw(
      best
        ? [[made, 'better', best]]
        : [
            [made, 'played', 'review-played'],
            [judged.best, 'better', 'review-better'],
          ],
    );
    this.tell(made, judged, [
      tries,
      act('review-line', this.t('review-line'), () => void this.imagine(best ? made : judged.best, 'best')),
      ...this.onward(),
    ]);
  }

  /** Writes what a move loses against the best one. */
  private tell(made: Move, judged: Judged, acts: HTMLElement[]): void {
    const { best: better, why, loss } = judged,
      best = rankOf(made, judged);
    const { seat, analyses } = this.decision!,
      forced = analyses[0]?.forced;
    this.board.verdict(
      this.host.words,
      {
        word: this.t(best ?? 'review-played'),
        played: this.words(seat, made),
        better: this.words(seat, better),
        why: forced
          ? this.t('bot-hint-proved', { ending: forced.ending })
          : (best ? this.why(made, analyses) : this.why(better, [{ move: made }])) || this.expected(why),
        loss,
        best: best !== null,
      },
      acts,
    );
  }

  /** Says what speaks for a move, against the first of the best others that differs in it. */
  private why(move: Move, others: Pick<Analysis, 'move'>[]): string {
    const seat = this.decision!.seat,
      best = others.map((one) => one.move).filter((other) => !sameMove(other, move));
    return best.length > 0 ? this.analyst.positions.why(this.at, seat, move, best) : '';
  }

  /** Says what the better move promises more; empty if it is not a matter of points. */
  private expected(why: Judged['why']): string {
    const { terms } = this.game.text();
    return why.is === 'own' || why.is === 'other' ? pointsText(terms, why, why.seat === terms.you) : '';
  }

  private words(seat: Seat, move: Move): string {
    return this.analyst.positions.words(this.at, seat, move);
  }

  /** Draws on the table, and keeps in sight what is drawn, and while a move is tried all places to choose from. */
  private mark(drawings: Drawing[]): void {
    const { drawn, game, inView } = this;
    drawn.show(drawings);
    inView.keep(() => {
      const taps = this.tries ? game.table.offers.flatMap(({ taps }) => taps) : [],
        places = taps.flatMap((place) => game.stage.rect(place) ?? []);
      return boxOf(drawn.box ? [drawn.box, ...places] : places);
    });
  }

  private draw(moves: [Move, Drawing['kind'], string][], others: Drawing[] = []): void {
    const seat = this.decision!.seat;
    const drawings = this.analyst.positions.ask(this.at, (session) =>
      moves.map(([move, kind, id]) => drawingOf(session, seat, move, { kind, word: this.t(id) })),
    );
    this.mark([...drawings, ...others]);
  }

  /** Gives the position to the player at the screen, who chooses a move there. */
  private tryAgain(): void {
    const { decision, game, replay } = this;
    if (!decision) return;
    const isOther = decision.seat !== game.table.home.eye,
      name = game.text().terms.name(decision.seat);
    this.asked++;
    this.idle = false;
    replay.hold(true);
    game.screen.root.dataset['trying'] = '';
    this.trial = tryAgain(
      game,
      this.analyst.engine.resume(remembered(this.analyst.positions.before(this.at))),
      decision.seat,
      ({ move }) => void this.answered(move),
    );
    this.mark([]);
    this.board.note(
      [isOther && this.t('review-try-as', { name }), this.t('review-try-about')],
      [this.reveal(), this.back()],
    );
  }

  private reveal(): HTMLElement {
    return act('review-reveal', this.t('review-reveal'), () => {
      const best = this.decision?.analyses[0]?.move;
      if (best) void this.answered(best);
    });
  }

  private back(primary = true): HTMLElement {
    return act('review-back', this.t('review-back'), () => void this.leaveTo(this.at), primary);
  }

  /** Says what a move that was tried loses. */
  private async answered(move: Move): Promise<void> {
    const { decision } = this,
      asked = ++this.asked;
    this.look?.giveUp();
    if (!decision) return;
    const { seat, analyses } = decision,
      judged = this.known(move) ?? (await this.closer(seat, move, analyses));
    const wanted = (): boolean => asked === this.asked;
    if (!judged || !wanted()) return;
    this.tellTried(seat, move, judged);
    if (rankOf(move, judged)) return;
    const reply = await replyOf(this.game, this.analyst, this.at, [seat, move], wanted);
    if (!reply || !wanted()) return;
    this.board.answered(replyText(this.game.text().terms, reply));
    this.draw([[move, 'played', 'review-yours']], [reply.drawing]);
  }

  /** Returns what the review or a closer look has found about a move of this decision. */
  private known(move: Move): Judged | null {
    const { seat, made, analyses } = this.decision!;
    const isKnown = this.analyst.isCertain(this.at) && (sameMove(move, made) || !isGuess(analyses, move));
    return isKnown // the move of the game has one loss everywhere
      ? judgedOf(analyses, seat, move)
      : (this.looked.get(this.keyOf(move)) ?? null); // a move that is tried again loses the same
  }

  private readonly keyOf = (move: Move): string => `${this.at} ${JSON.stringify(move)}`;

  /** Resolves with what a closer look finds about a move; says meanwhile that it is taken. */
  private async closer(seat: Seat, move: Move, analyses: Analysis[]): Promise<Judged | null> {
    const { game, analyst, at, looked } = this,
      key = this.keyOf(move);
    this.tellTried(seat, move, null);
    const look = (this.look = lookCloser(game, analyst, at, [seat, move]));
    try {
      const judged = await look.judged;
      if (judged) looked.set(key, judged);
      return judged;
    } catch {
      return judgedOf(analyses, seat, move); // the search broke off: what the review knows is better than nothing
    }
  }

  /** Writes what a move that was tried loses; `judged` is null while it is looked at. */
  private tellTried(seat: Seat, move: Move, judged: Judged | null): void {
    const best = judged && rankOf(move, judged);
    this.draw([[move, best ? 'better' : 'played', best ?? 'review-yours']]);
    const follows = act('review-follow', this.t('review-line'), () => void this.follow(move));
    if (judged && best) return this.tell(move, judged, [follows, this.back()]);
    const word = this.t('review-yours'),
      loss = judged ? judged.loss : 'awaited';
    this.board.verdict(
      this.host.words,
      { word, played: this.words(seat, move), better: '', why: '', loss, best: false },
      [follows, this.reveal(), this.back()],
    );
  }

  /** Puts the table back, and plays a line after a move that was tried. */
  private async follow(move: Move): Promise<void> {
    this.leave();
    const { at, asked } = this;
    await this.replay.to(at);
    // Showing the position asks once; whatever else was asked meanwhile comes first.
    if (this.at === at && this.asked === asked + 1) await this.imagine(move, 'own');
  }

  /** Plays a line from here after the best move, or one’s own, which is shown step by step. */
  private async imagine(move: Move, after: 'best' | 'own'): Promise<void> {
    const { decision } = this,
      asked = ++this.asked;
    if (!decision) return;
    this.idle = false;
    this.board.note([this.t('review-imagining', { after })], [this.back()]);
    const wanted = (): boolean => asked === this.asked && this.game.open && this.root.isConnected;
    const { seat, made } = decision,
      { positions, engine, think } = this.analyst,
      from = remembered(positions.before(this.at)),
      seed = seedFor(this.game.table.setup.seed + 3, this.at, seat);
    const scenes = await imagine(this.game, { engine, think, from, first: [seat, move], seed }, wanted);
    if (!wanted()) return;
    const end = lineEnd(this.known(after === 'own' ? move : made), seat, after);
    this.line = {
      shown: new ShownLine(this.game, scenes, { at: this.replay.at, of: this.replay.length }),
      after,
      ends: end && this.t('review-line-end', { ...this.game.text().terms.who(seat), ...end }),
    };
    this.replay.panel.querySelector('.head')?.prepend(this.badge); // beside the table: it covers no piece
    this.replay.redraw(); // its title
    await this.step(1);
    this.root.querySelector<HTMLElement>('#review-next')?.focus();
  }

  /** Goes on or back in the line. */
  async step(by: -1 | 1): Promise<void> {
    const { line } = this;
    await line?.shown.go(by, (scene) => this.tellStep(line, scene));
  }

  private tellStep({ shown, after, ends }: Line, { told }: Imagined): void {
    const { step, length } = shown;
    this.drawn.show([]);
    this.inView.keep(() => WHOLE); // at one size from the first step to the last
    const button = (id: string, way: -1 | 1, possible: boolean): HTMLElement => {
      const go = (): void => void this.step(way),
        made = act(`review-${id}`, this.t(`bot-line-${id}`), go, possible && way > 0);
      if (!possible) made.setAttribute('aria-disabled', 'true');
      return made;
    };
    this.board.note(
      [
        paragraph([el('b', {}, this.t('bot-step', { step, of: length })), ' ', told]),
        step === length && ends && paragraph(ends, { id: 'review-line-end' }),
        step === 1 && this.t('review-imagined-about', { after }),
      ],
      [button('previous', -1, step > 1), button('next', 1, step < length), this.back(step === length)],
    );
  }

  /** Ends what is shown beside the decision. */
  private leave(): void {
    this.asked++;
    const { root } = this.game.screen;
    delete root.dataset['trying'];
    this.badge.remove();
    this.look?.giveUp();
    const imagined = this.line !== null;
    this.line?.shown.end();
    this.line = this.look = null;
    if (imagined) this.replay.redraw(); // its title
    if (!this.trial) return;
    this.trial();
    this.trial = null;
    this.replay.hold(false);
  }

  /** Puts the table back, then shows a position of the game. */
  async leaveTo(at: number): Promise<void> {
    this.leave();
    await this.replay.to(at);
  }

  close(): void {
    this.leave();
    this.inView.close();
    this.drawn.close();
  }
}
