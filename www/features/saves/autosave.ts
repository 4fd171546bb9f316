// Saves the game on the table: every action is written before it is shown.
import { sleep } from '../../dom/pause';
import { notice, type Act } from '../../ui/sheets/notice';
import type { Game } from '../../ui/game-view';
import type { Host } from '../../shell/host';
import { isByHand } from '../../engine/viewpoint';
import { watchForTraps } from './rescue';
import { gamesIn, seal, slotKey, versionsIn, type SavedGame } from '../../device/slots';
import { whyUnkept } from '../../device/database';
import { openStore, type Store, type Trouble } from '../../device/store';
import { remember } from './here';
import { claim, taken } from './tabs';

/** The longest time that an action waits for its save before it is shown, in ms. */
const PATIENCE = 300;
/** The longest link that is saved, in characters; a longer game is saved as a file. */
const LONGEST_LINK = 4096;

/**
 * Saves an action that was made or taken back; resolves when it is saved, or cannot be. `noted`: only notes about the
 * game, or what a review has found, have changed.
 */
export type Autosave = (noted?: boolean) => Promise<void>;

/** Begins to save a game. `id`: the id of its earlier save. */
export async function startAutosave(host: Host, game: Game, id?: string): Promise<Autosave> {
  watchForTraps(host);
  if (host.isKiosk) return () => Promise.resolve();
  const begun = openStore().then(async (store) => {
    const autosaver = new Autosaver(host, game, store);
    await autosaver.begin(id);
    return autosaver;
  });
  busy = begun.then(nothing, nothing); // it must not hold the game
  const autosaver = await begun;
  return (noted) => {
    if (!noted) autosaver.count();
    return (busy = autosaver.save());
  };
}

const nothing = (): void => undefined;
let busy: Promise<void> = Promise.resolve();

/** Resolves when all pending writes are done. */
export async function idle(): Promise<void> {
  await busy.catch(() => undefined);
  await sleep(); // saves that waited for the beginning are requested now
  await busy.catch(() => undefined);
}

/** Why the game is not kept now. */
type Warning = Trouble | 'deleted';
/** The sentences that say so. */
const WARNINGS = { none: 'lost', late: 'late', silent: 'silent', full: 'full', deleted: 'wiped' } as const;

class Autosaver {
  private id = '';
  private serial = 0;
  /** What was warned of last and is not over. */
  private warned: Warning | null = null;
  /** Takes the warning away, if it is still shown. */
  private takeBack: () => void = () => undefined;
  /** Whether everything was deleted elsewhere: this game is kept again only if the player wants it. */
  private deleted = false;
  /** Whether the last action is not saved yet, and has not failed. */
  private waits = false;
  /** Whether another window plays this game now. */
  private elsewhere = false;
  private counted = false;
  /** The number of moves in the last save; a smaller number now means that a move was taken back. */
  private moves = 0;
  /** The record in the last save, and when it was written first: notes and a review change neither. */
  private last = { record: '', at: 0 };
  /** Whether a move was taken back at a table with computer players. */
  private casual = false;
  /** The last write; each waits for the one before. */
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
    if (known) this.last = { record: known.record, at: known.at };
    const { study, review, clock } = this.game.table.papers;
    this.game.commands.keepPapers({
      study: study ?? known?.study,
      review: review ?? known?.review,
      clock: clock ?? known?.clock,
    });
    if (this.store.lasting && (known !== undefined || this.moves === 0)) this.mark();
    const { events } = this.store,
      ends = [
        events.on('changed', (trouble) => {
          if (trouble === null && !this.deleted && !this.elsewhere) this.mark();
          this.tell(trouble);
        }),
        events.on('deleted', () => this.tell('deleted')),
      ];
    this.game.events.on('closed', () => ends.forEach((end) => end()));
    const lost = (): void => {
      this.elsewhere = true;
    };
    if (!(await claim(this.host, this.game, this.id, lost))) lost();
    if (!known && this.game.history.moves > 0) await this.keepFirst();
  }

  /** Saves a game in which moves were made before it could be saved: it is marked as saved once it is written. */
  private async keepFirst(): Promise<void> {
    await this.save();
    void this.writing.then(() => {
      if (this.store.lasting && this.warned === null && !this.elsewhere && !this.deleted) this.mark();
    });
  }

  /**
   * Returns the earlier save of this game. A link may be opened twice: then its save is continued, unless
   * another window does that, or its notes are other ones than those that come with the link.
   */
  private async known(id?: string): Promise<SavedGame | undefined> {
    const { record } = this,
      { study } = this.game.table.papers,
      slots = await this.store.all().catch(() => new Map<string, unknown>());
    const isThis = (kept: SavedGame): boolean => kept.record === record;
    if (id !== undefined) {
      // If the older slot was opened, the next write replaces the newer one, which the engine refuses.
      const versions = versionsIn(slots, id);
      return versions.find(isThis) ?? versions[0];
    }
    const same = gamesIn(slots).find((kept) => isThis(kept) && (study === undefined || kept.study === study));
    return same && !(await taken(same.id)) ? same : undefined;
  }

  /** Counts a game that ends here in the statistics, and asks the browser to make its storage persistent. */
  count(): void {
    const {
      history: { moves },
      table: { setup },
    } = this.game;
    if (moves < this.moves) this.casual ||= setup.players.some((_, seat) => !isByHand(setup, seat));
    this.moves = moves;
    const over = this.game.commands.outcome !== null;
    if (!over && !this.counted) return;
    this.counted = over;
    for (const { count } of this.host.features)
      void count?.(this.id, this.game, this.casual).catch(() => undefined);
    if (over) void (navigator.storage as StorageManager | undefined)?.persist?.().catch(() => false);
  }

  private get record(): string {
    const link = this.game.history.now;
    return link.length > LONGEST_LINK ? (this.game.open ? this.game.session.record() : link) : link;
  }

  async save(): Promise<void> {
    // The player may have left the game meanwhile.
    const { setup, papers } = this.game.table,
      { outcome } = this.game.commands,
      { study, review, clock } = papers;
    if (this.elsewhere || this.deleted) return;
    const { record } = this;
    if (record !== this.last.record) this.last = { record, at: Date.now() };
    const saved: SavedGame = {
      id: this.id,
      serial: ++this.serial,
      game: this.game.card.id,
      players: setup.players,
      moves: this.game.history.moves,
      over: outcome !== null,
      winners: outcome?.winners ?? [],
      casual: this.casual,
      ...this.last,
      ...(study !== undefined && { study }),
      ...(review !== undefined && outcome !== null && { review }),
      ...(clock !== undefined && { clock }),
    };
    let isDone = false;
    const mine = this.writing
      .then(() => this.store.put(slotKey(this.id, saved.serial), seal(saved)))
      .then(
        () => this.tell(this.store.trouble),
        (thrown: unknown) => this.tell(whyUnkept(thrown)),
      )
      .finally(() => (isDone = true));
    this.writing = mine;
    return Promise.race([
      mine,
      new Promise<void>((done) => {
        setTimeout(() => {
          if (!isDone) this.wait();
          done();
        }, PATIENCE);
      }),
    ]);
  }

  /** The action is shown before it is saved: until it is, the game cannot be left without a question. */
  private wait(): void {
    if (!this.game.table.saved) return;
    this.game.commands.markSaved(false);
    this.waits = true;
  }

  /** Marks the game as saved: it can be left without a question, and is continued after a reload. */
  private mark(): void {
    this.game.commands.markSaved(true);
    remember({ id: this.id, record: this.moves === 0 ? this.record : null });
  }

  /** Tells what keeps the game from being saved, once, and takes it back when that is over. */
  private tell(what: Warning | null): void {
    if (this.elsewhere || this.deleted) return;
    if (this.waits && what === null) this.mark();
    this.waits = false;
    if (what === this.warned) return;
    this.warned = what;
    this.takeBack();
    if (what === null) {
      this.mark();
      return this.announce('saves-now', 'status');
    }
    this.deleted = what === 'deleted';
    this.game.commands.markSaved(false);
    const again = { id: 'saves-again', act: () => this.keepAgain() };
    this.announce(`saves-${WARNINGS[what]}`, 'alert', this.deleted ? [again] : []);
  }

  /** Saves the game again after everything was deleted elsewhere, because the player wants it. */
  private keepAgain(): void {
    this.deleted = false;
    void this.save();
  }

  private announce(id: string, kind: 'alert' | 'status', acts: Omit<Act, 'text'>[] = []): void {
    const { words } = this.host;
    let over = false;
    this.takeBack = () => (over = true);
    void words.fetch('saves').then(
      () => {
        if (over || this.host.game !== this.game) return;
        const all = acts.map((act) => ({ ...act, text: words.t(act.id) }));
        this.takeBack = notice(words, words.t(id), all, kind);
      },
      () => undefined,
    );
  }
}
