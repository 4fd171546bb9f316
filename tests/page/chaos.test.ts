// Whole games to which something happens at every tenth move: the connection to the database dropped, no room, a write
// that never answers, another window that deletes everything, a page that is frozen, a clock that is days off, a network
// that shows another page in place of the engine. No move is lost that was said to be kept; the true reason is told, in
// the language of the player, and taken back when it is over.
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FluentResource } from '@fluent/bundle';
import { textOf } from '../../tools/lib/words.mjs';
import type * as Engines from '../../www/engine/engine';
import type { Engine, Session } from '../../www/engine/engine';
import { Events } from '../../www/dom/page-events';
import type { Missed } from '../../www/engine/fetching';
import { gamesIn, versionsIn } from '../../www/device/slots';
import type { Setup } from '../../www/engine/wire';
import { Words } from '../../www/words/words';
import type * as Autosaves from '../../www/features/saves/autosave';
import type { Game } from '../../www/ui/game-view';
import type { Host } from '../../www/shell/host';
import { FakeDatabase } from './fake-database';

interface Said {
  text: string;
  kind: string;
  open: boolean;
  acts: { id: string; text: string; act(): void }[];
}
const page = vi.hoisted(() => ({ said: [] as Said[] }));
vi.mock('../../www/ui/sheets/notice', () => ({
  notice: (_: unknown, text: string, acts: Said['acts'] = [], kind = 'status') => {
    page.said.forEach((one) => (one.open = false));
    const now = { text, kind, open: true, acts };
    page.said.push(now);
    return () => (now.open = false);
  },
}));
vi.mock('../../www/features/saves/rescue', () => ({ watchForTraps: () => undefined }));
vi.mock('../../www/features/saves/tabs', () => ({
  claim: () => Promise.resolve(true),
  taken: () => Promise.resolve(false),
}));

const LOGIN = '<!doctype html><p>Log in</p>';
const DAY = 86_400_000;
let device: FakeDatabase, portal: boolean;
let engines: typeof Engines, autosaves: typeof Autosaves;
beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('parent', {});
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(new Response(portal ? LOGIN : readFileSync(address.replace(/^.*pkg/, 'pkg')))),
  );
  device = new FakeDatabase().install();
  [portal, page.said] = [false, []];
  engines = await import('../../www/engine/engine');
  autosaves = await import('../../www/features/saves/autosave');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A game at its table, as far as saving looks at it. */
class Table {
  readonly session: Session;
  readonly game: Game;
  /** The hash of the position after every move. */
  readonly hashes: string[] = [];
  private seed: number;
  private save: Autosaves.Autosave = () => Promise.resolve();

  constructor(
    private readonly engine: Engine,
    readonly words: Words,
    setup: Setup,
  ) {
    this.seed = setup.seed;
    const session = (this.session = engine.open(setup));
    const papers = { came: false },
      now = { saved: false };
    this.game = {
      card: { id: setup.game },
      open: true,
      session,
      commands: {
        keepPapers: (kept: object) => Object.assign(papers, kept),
        markSaved: (saved: boolean) => (now.saved = saved),
      },
      history: {
        get moves() {
          return session.moveCount();
        },
        get now() {
          return session.link();
        },
      },
      table: {
        setup,
        papers,
        get saved() {
          return now.saved;
        },
        get view() {
          return session.view(null);
        },
      },
      events: new Events(),
    } as unknown as Game;
  }

  /** Returns a number from 0 to less than 1, the same in every run. */
  private random(): number {
    this.seed = (Math.imul(this.seed, 1_664_525) + 1_013_904_223) >>> 0;
    return this.seed / 2 ** 32;
  }

  async begin(): Promise<void> {
    const host = { words: this.words, game: this.game, features: [] } as unknown as Host;
    this.words.fetch = () => Promise.resolve();
    this.save = await autosaves.startAutosave(host, this.game);
    this.hashes.push(this.session.hash());
  }

  /** Plays a move, and saves it; returns whether the game goes on. */
  async move(): Promise<boolean> {
    const [seat] = this.session.view(null).toAct;
    if (seat === undefined) return false;
    const offers = this.session.offers(seat),
      { move } = offers[Math.floor(this.random() * offers.length)]!;
    this.session.play(seat, move, null);
    this.hashes.push(this.session.hash());
    const saving = this.save();
    await vi.advanceTimersByTimeAsync(300);
    await saving;
    return true;
  }

  /** What is told of saving at the moment. */
  get told(): string | null {
    return page.said.findLast(({ open }) => open)?.text ?? null;
  }
  get saysKept(): boolean {
    return this.game.table.saved;
  }

  /** Checks that a game that is said to be kept is on the disk, as it stands. */
  check(after: string): void {
    if (!this.saysKept) return;
    const [kept] = versionsIn(device.disk, gamesIn(device.disk)[0]?.id ?? '');
    expect(kept?.moves, after).toBe(this.session.moveCount());
    const resumed = this.engine.resume(kept!.record);
    expect(resumed.hash(), after).toBe(this.hashes.at(-1));
    resumed.free();
  }
}

/** What happens, and what is to be told of it: a key of words, or null if nothing is. */
interface Calamity {
  name: string;
  begins(table: Table): Promise<void> | void;
  told: string | null;
  ends?(table: Table): Promise<void> | void;
}

const CALAMITIES: Calamity[] = [
  { name: 'the connection dropped', begins: () => device.drop(), told: null },
  { name: 'the connection dropped with an event', begins: () => device.drop({ event: true }), told: null },
  { name: 'a lost server of databases', begins: () => device.drop({ lost: true }), told: null },
  {
    name: 'no room',
    begins: () => void (device.full = true),
    told: 'saves-full',
    ends: () => void (device.full = false),
  },
  {
    name: 'a write that never answers',
    begins: () => void (device.silent = true),
    told: 'saves-silent',
    ends: () => device.wake(),
  },
  {
    name: 'a database that cannot be opened again',
    begins: () => {
      device.drop();
      device.broken = true;
    },
    told: 'saves-silent',
    ends: () => void (device.broken = false),
  },
  {
    name: 'another window that deletes everything',
    begins: () => device.deleteAll(),
    told: 'saves-wiped',
    ends: () => page.said.at(-1)?.acts[0]?.act(),
  },
  { name: 'a page that is frozen for a day', begins: () => frozen(), told: null },
  { name: 'a clock three days ahead', begins: () => void vi.setSystemTime(Date.now() + 3 * DAY), told: null },
  {
    name: 'a clock three days behind',
    begins: () => void vi.setSystemTime(Date.now() - 6 * DAY),
    told: null,
  },
  { name: 'another page in place of the engine', begins: (table) => reloads(table), told: null },
];

/** Freezes the page while the database answers nothing; both wake up together. */
async function frozen(): Promise<void> {
  device.silent = true;
  vi.spyOn(performance, 'now').mockReturnValueOnce(performance.now() + DAY);
  await vi.advanceTimersByTimeAsync(2000);
  device.wake();
}

/** Another tab opens the page, and the network shows another one in place of the engine until the player logs in. */
async function reloads({ game }: Table): Promise<void> {
  const before = new Map(device.disk);
  portal = true;
  vi.resetModules();
  const { fetchEngine } = await import('../../www/engine/engine');
  const missed = await fetchEngine(game.card.id).catch((thrown: unknown) => thrown as Missed);
  expect([(missed as Missed).why, device.disk]).toEqual(['portal', before]);
  portal = false;
  const again = await fetchEngine(game.card.id),
    [kept] = gamesIn(device.disk);
  expect(again.resume(kept!.record).moveCount()).toBe(kept!.moves);
}

const GAMES: [game: string, language: string, config: object][] = [
  ['imhotep', 'en', {}],
  ['duel', 'de', {}],
  ['rampart', 'fr', {}],
  ['kontor', 'en', {}],
];

const wordsIn = (language: string): Words =>
  new Words(
    language,
    new FluentResource(textOf('page', language)),
    new FluentResource(textOf('saves', language)),
  );

/** Plays a game to its end. Something begins at every tenth move and ends three moves later. */
async function play(table: Table, first: number): Promise<number> {
  const { words } = table;
  let healed = 0;
  await table.begin();
  for (let at = 1; await table.move(); at++) {
    const now = CALAMITIES[(first + Math.floor(at / 10)) % CALAMITIES.length]!;
    if (at % 10 === 0) {
      await now.begins(table);
    } else if (at % 10 === 2 && at > 10) {
      await vi.advanceTimersByTimeAsync(4000);
      expect(table.told, now.name).toBe(now.told && words.t(now.told));
      expect(table.saysKept, now.name).toBe(now.told === null);
    } else if (at % 10 === 3 && at > 10) {
      await now.ends?.(table);
      await vi.advanceTimersByTimeAsync(40_000);
      expect(table.told, now.name).toBe(now.told && words.t('saves-now'));
      expect(table.saysKept, now.name).toBe(true);
      page.said.forEach((one) => (one.open = false));
      healed++;
    }
    await vi.advanceTimersByTimeAsync(0);
    table.check(`${now.name}, move ${at}`);
  }
  return healed;
}

describe('M10: chaos at every tenth move', () => {
  it.each(GAMES)('%s loses no move that was said to be kept', async (id, language, config) => {
    const engine = await engines.fetchEngine(id),
      { seats } = engine.entry;
    let all = 0;
    // Games are short: as many as it takes until everything has happened.
    for (let seed = 1; all < CALAMITIES.length && seed < 40; seed++) {
      device.heal();
      device.disk = new Map();
      page.said = [];
      const players = Array.from({ length: seats[0] ?? 2 }, (_, colour) => ({ name: `P${colour}`, colour }));
      const table = new Table(engine, wordsIn(language), { game: id, players, config, seed } as Setup);
      all += await play(table, all);
      table.game.events.emit('closed');
    }
    expect(all).toBeGreaterThanOrEqual(CALAMITIES.length);
  });
});
