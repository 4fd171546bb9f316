// Preparing an answer on the table: first the player makes the move that is expected of the one who decides, then the own
// answer to it. Both are only tried; the game lies there again afterwards.
import '../../../ui/imagined.css';
import { sameMove } from '../../../engine/same-move';
import type { Seat } from '../../../engine/wire';
import type { Session } from '../../../engine/engine';
import type { Session as LetterSession } from '../../../letters/seeded';
import type { Host } from '../../../shell/host';
import type { Choice } from '../../../table/drivers';
import type { Game } from '../../../ui/game-view';
import { notice } from '../../../ui/sheets/notice';
import { textOf } from '../../../ui/text/texts';
import { answersOf } from '../../../engine/answers';
import type { Answer } from './prepared';
import type { RelayTable } from './relay-table';

export class Preparing {
  /** Puts the game back in the place of what is tried. */
  private back: (() => void) | null = null;
  /** What was worked out for the position with this hash. */
  private head = '';
  private expectable: readonly number[] = [];
  private told: { answer: Answer | null; text: string } = { answer: null, text: '' };

  constructor(
    private readonly host: Pick<Host, 'words'>,
    private readonly game: Game,
    private readonly table: RelayTable,
  ) {
    game.events.on('closed', () => this.stop());
  }

  /** The letters have changed: what is tried is out of date. */
  changed(): void {
    if (this.table.state.head !== this.head) this.stop();
  }

  /** Returns what a player can do about it who waits for another one. */
  choices(): Choice[] {
    const { table } = this;
    if (table.prepared)
      return [
        this.choice('drop', () => void table.prepare(null).then(() => this.game.open && this.game.render())),
      ];
    return this.expected().length > 0 ? [this.choice('answer', () => void this.expect())] : [];
  }
  /** Tells the answer that is prepared; empty if there is none. */
  get text(): string {
    const { prepared: answer } = this.table;
    if (answer?.join() !== this.told.answer?.join())
      this.told = { answer, text: answer ? this.tell(answer) : '' };
    return this.told.text;
  }
  private tell([expected, answer]: Answer): string {
    const { me, next } = this.table.state;
    if (me === null || next === null) return '';
    using copy = this.copy();
    const move = this.saidIn(copy, next, expected),
      offer = copy.offers(next)[expected];
    if (!offer) return '';
    copy.play(next, offer.move, null);
    return this.t('told', { name: this.name(next), move, answer: this.saidIn(copy, me, answer) });
  }
  /** The other move has come. */
  dropped(): void {
    notice(this.host.words, this.t('dropped'));
  }

  /** The moves of the seat that decides after which this seat does, and which turn up nothing. */
  private expected(): readonly number[] {
    const { table } = this,
      { me, next, pending, asking, head } = table.state;
    if (this.head === head) return this.expectable;
    this.head = head;
    this.expectable = [];
    if (me === null || next === null || next === me || pending || asking) return [];
    using copy = this.copy();
    this.expectable = copy.offers(next).flatMap(({ move }, at) => {
      if (copy.needs(next, move)) return [];
      copy.play(next, move, null);
      const { toAct } = copy.view(null);
      return copy.undo() && toAct.length === 1 && toAct[0] === me ? [at] : [];
    });
    return this.expectable;
  }
  private copy(): LetterSession {
    const { history } = this.game;
    return history.resume(history.now) as LetterSession;
  }

  /** Lets the player make the move that is expected of the one who decides. */
  private async expect(): Promise<void> {
    const { game } = this,
      { next, head } = this.table.state;
    game.motion.finish();
    await game.motion.settle();
    if (next === null || !game.open || this.table.state.head !== head) return;
    const expectable = this.expected(),
      copy = this.copy(),
      all = copy.offers(next),
      offers = expectable.flatMap((at) => all[at] ?? []);
    this.try(
      { ...answersOf(copy), offers: () => offers },
      next,
      this.t('expect', { name: this.name(next) }),
      (chosen) => this.answer(next, expectable[chosen] ?? -1),
    );
  }
  /** Lets the player make the answer. */
  private answer(next: Seat, expected: number): void {
    const { me } = this.table.state,
      copy = this.copy(),
      move = this.saidIn(copy, next, expected),
      offer = copy.offers(next)[expected];
    if (me === null || !offer) return copy.free();
    copy.play(next, offer.move, null);
    this.try(copy, me, this.t('reply', { name: this.name(next), move }), (answer) => {
      this.stop();
      void this.table.prepare([expected, answer]).then(() => this.game.open && this.game.render());
    });
  }

  /** Lays a position over the game, in which a seat chooses a move. `then` gets its number among the legal ones. */
  private try(session: Session, seat: Seat, about: string, then: (at: number) => void): void {
    this.stop();
    const { game } = this;
    game.screen.root.dataset['imagined'] = '';
    this.back = game.commands.push({
      engine: session,
      seat,
      driver: {
        announcement: about,
        takes: (_, { move }) => {
          then(session.offers(seat).findIndex((one) => sameMove(one.move, move)));
          return 'yes';
        },
        prompt: () => ({ colour: null, status: '' }),
        besides: () => [this.choice('cancel', () => this.stop())],
      },
    });
  }
  /** Puts the game back. */
  private stop(): void {
    const { back, game } = this;
    this.back = null;
    if (!back) return;
    delete game.screen.root.dataset['imagined'];
    back();
    if (!game.open) return;
    game.commands.arrive();
  }

  private saidIn(session: Session, seat: Seat, at: number): string {
    const { move } = session.offers(seat)[at] ?? {};
    return move ? textOf(this.game, session.view(seat)).moves.offer(move) : '';
  }
  private name(seat: Seat): string {
    return this.game.text().terms.name(seat);
  }
  private choice(id: string, play: () => void): Choice {
    return { id: `relay-prepare-${id}`, text: this.t(id), modest: true, play };
  }
  private t(id: string, args = {}): string {
    return this.host.words.t(`relay-prepare-${id}`, args);
  }
}
