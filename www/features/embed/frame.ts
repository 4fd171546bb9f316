// The page inside a frame of another page: opens the game in the address, answers requests of the host page
// and reports moves to it. Without a target in the address it reports only that it is there, and answers
// nothing.
import { refused, type Session } from '../../engine/engine';
import { ALWAYS } from '../../dom/life';
import { sameMove } from '../../engine/same-move';
import { bestLanguage } from '../../words/words';
import { MARK, movesFrom, requestFrom, type EmbedRequest, type Played, type EmbedResponse } from './protocol';
import { reconsider } from '../../table/changes';
import { translate } from '../../shell/language';
import { play } from '../../table/moves';
import { openReplay } from '../../shell/replays';
import type * as page from '../../shell/host';
import type { Settings } from '../../device/settings';
import type { Move } from '../../engine/wire';

/** The parts of the page that the frame uses. */
export interface Host<Parts extends unknown[]> extends page.Host {
  /** Called with the session of every game. */
  show(session: Session, ...parts: Parts): void;
  /** Opens the game in the address; resolves with the code of the refusal, or null. */
  openLink(): Promise<string | null>;
}

const asked = new URLSearchParams(location.search);
/** The origin that messages go to, or null if the address names no whole origin. */
const target = /^https?:\/\/[^/?#]+$/.exec(asked.get('host') ?? '')?.[0] ?? null;

/** Takes the game and the language from the frame's address instead of the settings. */
export function adjust(settings: Settings): void {
  settings.game = asked.get('game') ?? settings.game;
  const language = asked.get('locale');
  if (language) settings.language = bestLanguage([language, settings.language]);
}

// Without storage, Chromium throws and also leaves a rejected promise behind.
function drop(event: PromiseRejectionEvent): void {
  if (self.origin === 'null' && event.reason === undefined) event.preventDefault();
}
addEventListener('unhandledrejection', drop, { signal: ALWAYS });

/**
 * Sandboxed frames may not submit forms, and browsers report no error. The forms of this page are never submitted;
 * their events are enough.
 */
function submit(event: MouseEvent): void {
  const button = (event.target as Element | null)?.closest<HTMLButtonElement>('button[type=submit]');
  if (!button?.form) return;
  event.preventDefault();
  button.form.dispatchEvent(new Event('submit', { cancelable: true }));
}

export function attach<Parts extends unknown[]>(host: Host<Parts>): void {
  new Frame(host).begin();
}

class Frame<Parts extends unknown[]> {
  /** Whether the game is only stepped through, with the notes that it has. */
  private readonly notes = asked.has('notes');
  private readonly: boolean = this.notes || asked.has('readonly');
  /** Moves to be played as soon as their game is open. */
  private moves: Played[] = movesFrom(asked.get('moves') ?? '[]') ?? [];

  constructor(private readonly host: Host<Parts>) {}

  begin(): void {
    const show = this.host.show.bind(this.host),
      openLink = this.host.openLink.bind(this.host),
      leave = this.host.leave.bind(this.host);
    if (this.notes) this.host.notes = true;
    // A game that was left does not come back after a reload.
    this.host.leave = (...offered) => {
      leave(...offered);
      this.tell({ say: 'record', game: null, record: null });
    };
    this.host.openLink = async () => this.heed(await openLink());
    this.host.show = (session, ...parts) => {
      this.take(session);
      show(session, ...parts);
    };
    addEventListener('click', submit, { capture: true, signal: ALWAYS });
    addEventListener('message', this.hear.bind(this), { signal: ALWAYS });
    parent.postMessage({ [MARK]: 1, say: 'ready' } satisfies EmbedResponse & Record<string, unknown>, '*'); // contains nothing secret
  }

  private hear({ data, source, origin }: MessageEvent<unknown>): void {
    if (source !== parent || target === null || origin !== target) return;
    const request = requestFrom(data);
    if (request) void this.obey(request);
  }

  private tell(response: EmbedResponse): void {
    if (target !== null) parent.postMessage({ [MARK]: 1, ...response }, target);
  }

  /** Begins to report a game to the host page, and plays the moves that it asked for. */
  private take(session: Session): void {
    const { play, undo, canUndo, offers } = session;
    for (const { seat, move } of this.moves.splice(0)) {
      try {
        play.call(session, seat, move as never, null);
      } catch (thrown) {
        this.heed(refused(thrown).refusals[0]?.code ?? 'unknown');
        break;
      }
    }
    session.play = (...args) => {
      if (this.readonly) throw { code: 'unknown', rule: null };
      const steps = play.apply(session, args);
      this.changed(session);
      return steps;
    };
    session.undo = () => {
      const done = !this.readonly && undo.call(session);
      if (done) this.changed(session);
      return done;
    };
    session.canUndo = () => !this.readonly && canUndo.call(session);
    if (this.readonly) {
      // No person plays here, so no computer player does either.
      const setup = session.setup();
      session.setup = () => ({
        ...setup,
        players: setup.players.map(({ name, colour }) => ({ name, colour })),
      });
    }
    session.offers = (seat) => (this.readonly ? [] : offers.call(session, seat));
    this.changed(session);
  }

  private changed(session: Session): void {
    const { toAct, outcome } = session.view(null),
      { game } = session.setup(),
      moves = session.moveCount();
    this.tell({ say: 'gamechange', game, moves, toAct });
    if (outcome) this.tell({ say: 'gameend', game, moves, winners: outcome.winners, scores: outcome.scores });
  }

  private async obey(request: EmbedRequest): Promise<void> {
    const { host } = this;
    switch (request.do) {
      case 'open':
        this.moves = request.moves;
        if (this.readonly && host.game) host.leave(); // no game is lost
        return void this.heed(await host.resume(request.position));
      case 'play':
        return this.play(request);
      case 'readonly':
        this.readonly = this.notes || request.on;
        return host.game ? reconsider(host.game) : undefined;
      case 'locale':
        host.settings.language = bestLanguage([request.language, host.settings.language]);
        return this.translate();
      case 'record': {
        const session = host.game?.session;
        return this.tell({
          say: 'record',
          game: session?.setup().game ?? null,
          record: session?.record() ?? null,
        });
      }
    }
  }

  /** Says everything in another language; notes that are open are opened anew. */
  private async translate(): Promise<void> {
    const { host } = this;
    await translate(host);
    if (!this.notes || !host.game) return;
    document.getElementById('replay-close')?.click();
    openReplay(host, host.game);
  }

  /** Plays a move of the host page if it is offered, and refuses it otherwise. */
  private async play({ seat, move }: Played): Promise<void> {
    const { game } = this.host;
    await game?.motion.settle();
    const offer =
      game?.table.seat === seat
        ? game.table.offers.find((one) => sameMove(one.move, move as Move))
        : undefined;
    if (game && offer && game === this.host.game) play(game, offer);
    else this.tell({ say: 'refused', do: 'play', reason: 'not-offered' });
  }

  /**
   * Reports why a game was not opened, or not with all of its moves, which are dropped. Null: it was opened.
   */
  private heed(reason: string | null): string | null {
    if (reason === null) return null;
    this.moves = [];
    this.tell({ say: 'refused', do: 'open', reason });
    return reason;
  }
}
