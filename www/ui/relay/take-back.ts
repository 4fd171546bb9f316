// Taking back the last move by agreement, at a game that is shown: the button of the player who made it, the question to the
// others, and what came of it.
import type { Question, Say } from '../../lines/relay/question';
import type { Host } from '../../shell/host';
import type { Choice } from '../../table/drivers';
import type { Game } from '../game-view';
import { notice } from '../sheets/notice';

/** What a table does about it. */
export interface Backs {
  /** The seat of this device; null if it only watches. */
  readonly me: number | null;
  /** The last move, if it can be taken back. */
  readonly back: Question | null;
  /** Says something about it; resolves to whether that is on its way. */
  say(say: Say): Promise<boolean>;
}

export class TakeBack {
  private shown: Question | null = null;
  /** Removes the question of another player. */
  private close: (() => void) | null = null;

  constructor(
    private readonly host: Pick<Host, 'words'>,
    private readonly game: Game,
    private readonly backs: Backs,
  ) {
    game.events.on('closed', () => this.close?.());
  }

  /** Whether this player can ask, or is asked. */
  get concerns(): boolean {
    return this.mayAsk || this.isAsked;
  }
  private get mayAsk(): boolean {
    const { back, me } = this.backs;
    return back !== null && back.by === me && !back.asked && !back.refused;
  }
  private get isAsked(): boolean {
    const { back, me } = this.backs;
    return (
      back?.asked === true && !back.refused && me !== null && back.by !== me && !back.agreed.includes(me)
    );
  }

  /** Shows what was said since. */
  changed(): void {
    const { shown } = this,
      { back, me } = this.backs;
    if (JSON.stringify(back) === JSON.stringify(shown)) return;
    this.shown = back;
    if (this.isAsked) {
      if (!this.close) this.ask();
      return;
    }
    this.close?.();
    this.close = null;
    if (back?.refused && !shown?.refused && shown?.asked && me !== null)
      this.tell(back.by === me ? 'relay-back-stays' : 'relay-back-stays-theirs', back.by);
  }
  /** Asks for the last move, or shows again what another player asks for. */
  act(): void {
    if (this.isAsked) return this.ask();
    if (!this.mayAsk) return;
    this.tell('relay-back-sent');
    void this.backs.say('ask');
  }
  /** Says that a move was taken back which this seat had made. */
  done(by: number | null): void {
    this.tell(by !== null && by === this.backs.me ? 'relay-back-done-own' : 'relay-back-done', by);
  }
  /** Returns the button with which this player asks. */
  choices(): Choice[] {
    const text = this.host.words.t('relay-back');
    return this.mayAsk ? [{ id: 'relay-back', text, modest: true, play: () => this.act() }] : [];
  }

  private ask(): void {
    const { words } = this.host,
      { back } = this.backs,
      answer = (id: string, say: Say): { id: string; text: string; act: () => void } => ({
        id: `relay-back-${id}`,
        text: words.t(`relay-back-${id}`),
        act: () => void this.backs.say(say),
      });
    this.close?.();
    this.close = notice(words, words.t('relay-back-asks', { name: this.name(back?.by) }), [
      answer('agree', 'agree'),
      answer('refuse', 'refuse'),
    ]);
  }
  private tell(key: string, by: number | null = null): void {
    notice(this.host.words, this.host.words.t(key, { name: this.name(by) }));
  }
  private name(seat: number | null = null): string {
    return (seat === null ? undefined : this.game.table.setup.players[seat]?.name) ?? '';
  }
}
