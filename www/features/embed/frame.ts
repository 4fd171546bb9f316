// The page inside a frame of another page: opens the game in the address, answers requests of the host page
// and reports moves to it. Without a target in the address it reports only that it is there, and answers
// nothing.
import { refused, type Session } from '../../engine/engine';
import { ALWAYS } from '../../dom/life';
import { sameMove } from '../../engine/same-move';
import { bestLanguage } from '../../words/languages';
import { askedIn } from './asked';
import {
  MARK,
  requestFrom,
  unreadable,
  type EmbedRequest,
  type Played,
  type EmbedResponse,
} from './protocol';
import type { Host, PageFrame } from '../../shell/host';
import type { Ask } from '../../table/ask';
import type { SessionLayer } from '../../table/layers';
import type { Game } from '../../ui/game-view';
import type { Settings } from '../../device/settings';
import type { Move } from '../../engine/wire';

/** From the build: the relay of this site, the only one that its security policy allows; null if there is none. */
declare const __RELAY__: string | null;

const asked = askedIn(location.search);
/** How long the page around may take to say what is opened, in ms. */
const PATIENCE = 10_000;

/** Takes the game and the language from the frame's address instead of the settings. */
export function adjust(settings: Settings): void {
  settings.game = asked.game ?? settings.game;
  if (asked.locale) settings.language = bestLanguage([asked.locale, settings.language]);
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

/** Joins the page to the page around it. */
export function attach(host: Host): PageFrame {
  return new Frame(host).begin();
}

class Frame implements PageFrame {
  /** Whether the game is only stepped through, with the notes that it has. */
  readonly notes = asked.notes;
  readonly opens = asked.start || asked.wait;
  private readonly: boolean = asked.readonly;
  /** Moves to be played as soon as their game is open. */
  private moves: Played[] = asked.moves ?? [];
  /** Whether the page around has not said yet what is opened. */
  private waits = asked.wait;

  constructor(private readonly host: Host) {}

  begin(): this {
    addEventListener('click', submit, { capture: true, signal: ALWAYS });
    addEventListener('message', this.hear.bind(this), { signal: ALWAYS });
    parent.postMessage({ [MARK]: 1, say: 'ready' } satisfies EmbedResponse & Record<string, unknown>, '*'); // contains nothing secret
    if (!asked.moves) this.wrong('unreadable', 'moves');
    if (asked.relay !== null && asked.relay.replace(/\/$/, '') !== __RELAY__)
      this.tell({ say: 'refused', do: 'open', reason: 'relay-not-allowed', attribute: 'relay' });
    return this;
  }

  open(): void {
    if (!asked.wait) return void this.lay(asked.config);
    setTimeout(() => {
      if (this.waits) void this.lay(asked.config);
    }, PATIENCE);
  }

  /** Begins the game of the address; one that cannot be begun is said on the first screen. */
  private async lay(config: string | null): Promise<void> {
    this.waits = false;
    const { begin } = await import('./begin'),
      wrong = await begin(this.host, { ...asked, config });
    if (wrong) this.wrong(wrong.reason, wrong.attribute);
  }

  // A game that was left does not come back after a reload.
  left(): void {
    this.tell({ say: 'record', game: null, record: null });
  }

  /** Reports why a game was not opened, or not with all of its moves, which are dropped. Null: it was opened. */
  opened(reason: string | null): string | null {
    this.waits = false;
    if (reason === null) return null;
    this.wrong(reason);
    return reason;
  }

  /** Plays the moves that the host page asked for. */
  beforeLaying(session: Session): void {
    for (const { seat, move } of this.moves.splice(0)) {
      try {
        session.play(seat, move as never, null);
      } catch (thrown) {
        this.opened(refused(thrown).refusals[0]?.code ?? 'unknown');
        break;
      }
    }
  }

  /** While the game is only shown, nothing can be done in it, and no computer player plays. */
  layer(): SessionLayer {
    const bare = this.readonly;
    return {
      name: 'embed',
      setup: (below, view) => {
        const setup = below.setup(view);
        return bare
          ? { ...setup, players: setup.players.map(({ name, colour }) => ({ name, colour })) }
          : setup;
      },
      offers: (below, seat) => (this.readonly ? [] : below.offers(seat)),
      canUndo: (below) => !this.readonly && below.canUndo(),
      play: (below, seat, move, eye) => {
        if (this.readonly) throw { code: 'unknown', rule: null };
        return below.play(seat, move, eye);
      },
    };
  }

  /** Begins to report a game to the host page. */
  laid(game: Game): void {
    this.waits = false;
    game.events.on('made', () => this.changed(game.session));
    this.changed(game.session, true);
  }

  private hear({ data, source, origin }: MessageEvent<unknown>): void {
    if (source !== parent || asked.target === null || origin !== asked.target) return;
    const request = requestFrom(data),
      what = request ? null : unreadable(data);
    if (request) void this.obey(request);
    else if (what === 'open') this.wrong('unreadable', 'moves');
    else if (what) this.tell({ say: 'refused', do: what, reason: 'unreadable' });
    if (what === 'open' && this.waits) void this.lay(asked.config);
  }

  private tell(response: EmbedResponse): void {
    const { target } = asked;
    // A sandbox has no origin that could be named.
    if (target !== null) parent.postMessage({ [MARK]: 1, ...response }, target === 'null' ? '*' : target);
  }

  /** Reports what is wrong with the game that was asked for. */
  private wrong(reason: string, attribute?: string): void {
    this.moves = [];
    this.tell({ say: 'refused', do: 'open', reason, ...(attribute !== undefined && { attribute }) });
  }

  private changed(session: Ask, opened = false): void {
    const { toAct, outcome } = session.view(null),
      { game } = session.setup(),
      moves = session.moveCount();
    this.tell({ say: 'gamechange', game, moves, toAct, ...(opened && { opened }) });
    if (outcome) this.tell({ say: 'gameend', game, moves, winners: outcome.winners, scores: outcome.scores });
  }

  private async obey(request: EmbedRequest): Promise<void> {
    const { host } = this;
    switch (request.do) {
      case 'open':
        this.moves = request.moves;
        if (this.readonly && host.game) host.leave(); // no game is lost
        if (!request.position) return this.lay(request.config ?? asked.config);
        return void this.opened(await host.resume(request.position));
      case 'play':
        return this.play(request);
      case 'readonly':
        this.readonly = this.notes || request.on;
        return host.game ? host.game.commands.reconsider() : undefined;
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
    await host.translate();
    if (!this.notes || !host.game) return;
    document.getElementById('replay-close')?.click();
    await host.open('replay', host.game, null);
  }

  /** Plays a move of the host page if it is offered, and refuses it otherwise. */
  private async play({ seat, move }: Played): Promise<void> {
    const { game } = this.host;
    await game?.motion.settle();
    const offer =
      game?.table.seat === seat
        ? game.table.offers.find((one) => sameMove(one.move, move as Move))
        : undefined;
    if (game && offer && game === this.host.game) game.commands.decide(offer);
    else this.tell({ say: 'refused', do: 'play', reason: 'not-offered' });
  }
}
