// Keeps the game on the table: every action is written before it is shown.
import { notice } from '../../screen/notice';
import { countGame, fetchLater, recallLog } from '../../screen/later';
import type { Game } from '../../screen/game';
import type { Host } from '../../screen/host';
import { isByHand } from '../../core/viewpoint';
import { watchForTraps } from './rescue';
import { gamesIn, seal, slotKey, versionsIn, type Kept } from '../../core/slots';
import { openStore, type Store } from '../../core/store';
import { remember } from './here';
import { claim, taken } from './tabs';

/** So long at most, in ms, an action waits to be shown until it is written. */
const PATIENCE = 300;
/** A link longer than this is not taken back; a file is. */
const LONGEST_LINK = 4096;

/** What the game calls when an action was made or taken back; resolves when that is kept, or cannot be. */
export type Autosave = () => Promise<void>;

/** Begins to keep a game. `id`: the name by which it is kept already. */
export async function startAutosave(host: Host, game: Game, id?: string): Promise<Autosave> {
  watchForTraps(host);
  const begun = openStore().then(async (store) => {
    const autosaver = new Autosaver(host, game, store);
    await autosaver.begin(id);
    return autosaver;
  });
  busy = begun;
  fetchLater(host, game);
  const autosaver = await begun;
  return () => {
    autosaver.count();
    return (busy = autosaver.save());
  };
}

let busy: Promise<unknown> = Promise.resolve();

/** Resolves when everything is written that was to be. */
export async function idle(): Promise<void> {
  await busy.catch(() => undefined);
  await new Promise((done) => {
    setTimeout(done);
  }); // what waited for the beginning is asked for now
  await busy.catch(() => undefined);
}

/** That the database has not answered yet, that nothing is kept, that there is no room left. */
type Warning = 'late' | 'lost' | 'full';

class Autosaver {
  private id = '';
  private serial = 0;
  /** What was said of the keeping last. Each is said once. */
  private warned: Warning | null = null;
  /** Another window plays on. */
  private elsewhere = false;
  private counted = false;
  /** How many moves were kept last; fewer than that is a move taken back. */
  private moves = 0;
  /** A move was taken back at a table with computer players. */
  private casual = false;
  /** One write after the other. */
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly host: Host,
    private readonly game: Game,
    private readonly store: Store,
  ) {}

  async begin(id?: string): Promise<void> {
    const known = await this.known(id);
    this.id = known?.id ?? `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
    this.serial = known?.serial ?? 0;
    this.casual = known?.casual ?? false;
    this.moves = this.game.history.moves;
    if (this.store.lasting) this.mark();
    void this.store.awaited?.then((kept) => {
      this.answered(kept);
    });
    const lost = (): void => {
      this.elsewhere = true;
    };
    if (!(await claim(this.host, this.game, this.id, lost))) lost();
    if (this.game.history.moves === 0) return;
    if (!known) await this.save();
    void recallLog(this.game);
  }

  /** What is kept of this game already. A link may be opened twice: what was kept of it is gone on with, unless another window does that. */
  private async known(id?: string): Promise<Kept | undefined> {
    const record = this.record,
      slots = await this.store.all().catch(() => new Map<string, unknown>());
    const isThis = (kept: Kept): boolean => kept.record === record;
    if (id !== undefined) {
      // Where the older slot was opened, the next write goes over the newer one, which the engine refuses.
      const versions = versionsIn(slots, id);
      return versions.find(isThis) ?? versions[0];
    }
    const same = gamesIn(slots).find(isThis);
    return same && !(await taken(same.id)) ? same : undefined;
  }

  /** Looks at what was done: a game that ends here goes into the statistics, and its browser is asked to keep what it has. */
  count(): void {
    const {
      history: { moves },
      table: { setup },
    } = this.game;
    if (moves < this.moves) this.casual ||= setup.players.some((_, seat) => !isByHand(setup, seat));
    this.moves = moves;
    const over = (this.game.table.view?.outcome ?? null) !== null;
    if (!over && !this.counted) return;
    this.counted = over;
    countGame(this.id, this.game, this.casual);
    if (over) void (navigator.storage as StorageManager | undefined)?.persist?.().catch(() => false);
  }

  private get record(): string {
    const link = this.game.history.now;
    return link.length > LONGEST_LINK ? (this.game.table.session?.record() ?? link) : link;
  }

  async save(): Promise<void> {
    // The game may have been left meanwhile.
    const { view, setup } = this.game.table;
    if (this.elsewhere || !view) return;
    const kept: Kept = {
      id: this.id,
      serial: ++this.serial,
      game: this.game.card.id,
      players: setup.players,
      moves: this.game.history.moves,
      over: view.outcome !== null,
      winners: view.outcome?.winners ?? [],
      casual: this.casual,
      at: Date.now(),
      record: this.record,
    };
    const mine = this.writing
      .then(() => this.store.put(slotKey(this.id, kept.serial), seal(kept)))
      .then(
        () => this.warn(this.store.lasting ? null : this.store.awaited ? 'late' : 'lost'),
        () => this.warn('full'),
      );
    this.writing = mine;
    return Promise.race([
      mine,
      new Promise<void>((done) => {
        setTimeout(done, PATIENCE);
      }),
    ]);
  }

  /** The game may be left without a question, and is gone on with after a reload. */
  private mark(): void {
    this.game.table.kept = 'yes';
    remember(this.id);
  }

  /** The database has answered late, and has what was kept of this game. */
  private answered(kept: boolean): void {
    if (!kept) return this.warn(this.warned && 'lost');
    this.mark();
    if (this.warned === 'late') this.tell('keep-now', 'status');
  }

  private warn(what: Warning | null): void {
    // Of the late ones it is said, too, when they are lost.
    if (what === null || (this.warned !== null && this.warned !== 'late') || this.warned === what) return;
    this.warned = what;
    this.game.table.kept = undefined;
    this.tell(`keep-${what}`, 'alert');
  }

  private tell(id: string, kind: 'alert' | 'status'): void {
    const { words } = this.host;
    void words.fetch('keep').then(
      () => {
        if (this.host.game === this.game) notice(words, words.t(id), [], kind);
      },
      () => undefined,
    );
  }
}
