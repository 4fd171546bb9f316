// The head of the log in all recorded games: the course is where the game is, and what counts is told for the
// sides and rules in play.
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { COMPLETE } from '../../tools/lib/words.mjs';
import { seated } from '../../www/engine/draft';
import type { Session } from '../../www/engine/engine';
import type { GameText } from '../../www/words/text/text';
import { Words } from '../../www/words/words';
import type { Move, Seat, Setup } from '../../www/engine/wire';
import type { Progress, GamePage } from '../../www/games/contract';
import { fetchProgress } from '../../www/games/progress';
import { duel } from '../../www/games/duel';
import { imhotep } from '../../www/games/imhotep';
import { kontor } from '../../www/games/kontor';
import { rampart } from '../../www/games/rampart';
import { tellerOf, type Teller } from './playthroughs/tell';
import { resourceOf } from './words-of';

const PAGES = { imhotep, duel, kontor, rampart } as unknown as Record<string, GamePage>;
const FOLDER = 'tests/playthroughs';
const dataset: Record<string, string> = {};
vi.stubGlobal('document', { documentElement: { dataset } });

interface Recorded {
  config: Record<string, unknown>;
  moves: [Seat, Move][];
}
interface Position {
  name: string;
  stage: number[];
  ends: [string, string];
  label: string;
  counter: (at: string) => number;
  over: boolean;
}

const wordsIn = (language: string, game: string): Words =>
  new Words(
    language,
    ...['page', game, 'progress', `progress-${game}`].map((name) => resourceOf(name, language)),
  );

/** Reads the course of a game in its recorded games. */
class Recorder {
  constructor(
    readonly teller: Teller,
    readonly game: string,
    readonly progress: Progress,
  ) {}

  get names(): string[] {
    return readdirSync(FOLDER)
      .filter((file) => file.startsWith(`${this.game}-`) && file.endsWith('.json'))
      .map((file) => file.slice(0, -5));
  }

  record = (name: string): Recorded => JSON.parse(readFileSync(`${FOLDER}/${name}.json`, 'utf8')) as Recorded;

  open(record: Recorded): Session {
    return this.teller.engine.Session.resume(JSON.stringify({ ...record, moves: [] })) as unknown as Session;
  }

  text(session: Session, language = 'en'): GameText {
    const setup: Setup = seated(session.setup(), this.teller.entry);
    return this.teller.page.text(
      wordsIn(language, this.game),
      setup,
      session.view(null),
      session.prints(),
      () => session.notes(null),
    );
  }

  /** Yields every position of a recorded game. */
  positions(name: string): Position[] {
    const record = this.record(name),
      session = this.open(record);
    const now = (): Position => {
      const { terms } = this.text(session),
        { outcome } = session.view(null);
      return {
        name,
        stage: this.progress.stage(terms),
        ends: this.progress.ends(terms),
        label: this.progress.label(terms),
        counter: (at) => terms.scene.count(at),
        over: outcome !== null,
      };
    };
    const all = [now()];
    for (const [seat, move] of record.moves) {
      session.play(seat, move, null);
      all.push(now());
    }
    session.free();
    return all;
  }

  about(name: string, language = 'en', config: Record<string, unknown> = {}): string[] {
    const record = this.record(name),
      session = this.open({ ...record, config: { ...record.config, ...config } }),
      text = this.text(session, language);
    const lines = this.progress.counts(text.terms, text.score.sources(session.score()));
    session.free();
    return lines.map(({ when, title, about }) => `${title}, ${when}: ${about}`);
  }
}

async function recorderOf(game: string): Promise<Recorder> {
  const progress = await fetchProgress(game);
  if (!progress) throw new Error(`${game} has no progress`);
  return new Recorder(await tellerOf(PAGES[game]!, game), game, progress);
}

describe('the course of Imhotep', () => {
  it('P22: is at the round that the engine tells, from the first to the sixth', async () => {
    const recorder = await recorderOf('imhotep');
    for (const name of recorder.names) {
      const all = recorder.positions(name);
      expect(all[0]!.stage).toEqual([1]);
      expect(all.at(-1)!.stage).toEqual([6]);
      for (const { stage, counter, label, ends } of all) {
        expect(stage).toEqual([counter('round')]);
        expect(label).toBe(`From morning to evening: round ${counter('round')} of 6.`);
        expect(ends).toEqual(['morning', 'evening']);
      }
    }
  });

  it('P22: what counts is told for the side of each site', async () => {
    const recorder = await recorderOf('imhotep');
    const sides = (side: string): Record<string, unknown> =>
      Object.fromEntries(['market', 'pyramid', 'temple', 'chamber', 'obelisks'].map((site) => [site, side]));
    const a = recorder.about('imhotep-2', 'en', sides('a')),
      b = recorder.about('imhotep-2', 'en', { ...sides('b'), wrath: true });
    expect(a).toContain('Obelisks, end: The tallest obelisk scores 10 points, the other one 1.');
    expect(a).toContain('Temple, round: 1 point for each of your stones seen from above.');
    expect(a.join()).not.toContain('Wrath');
    expect(b.slice(0, 5).filter((line) => a.includes(line))).toEqual([]);
    expect(b.join('\n')).toMatch(/^Obelisks, now: Your third stone/m);
    expect(b.join('\n')).toMatch(/^Wrath of the Pharaoh, end: 5 points less/m);
    expect(recorder.about('imhotep-3', 'en', sides('a')).join()).toContain(
      'scores 12 points, the next ones 6 and 1',
    );
    expect(recorder.about('imhotep-4', 'en', sides('a')).join()).toContain(
      'scores 15 points, the next ones 10, 5 and 1',
    );
  });
});

describe('the course of the Duel', () => {
  it('P22: is at the tokens and boats that are left, until there is one boat', async () => {
    const recorder = await recorderOf('duel');
    for (const name of recorder.names) {
      const all = recorder.positions(name);
      expect(all[0]!.stage).toEqual([39, 6]);
      expect(all.at(-1)!.stage).toEqual([0, 1]);
      for (const { stage, ends, counter } of all) {
        expect(stage).toEqual([counter('supply'), 6 - counter('out/boat')]);
        expect(ends.map((end) => parseInt(end))).toEqual(stage);
      }
    }
  });

  it('P22: what counts is told for the side of each site, and is true with the memory aid', async () => {
    const recorder = await recorderOf('duel');
    const sides = (side: string): Record<string, unknown> =>
      Object.fromEntries(['obelisk', 'temple', 'pyramids', 'tomb'].map((site) => [site, side]));
    const a = recorder.about('duel-2', 'en', { ...sides('a'), memoryAid: true }),
      b = recorder.about('duel-2', 'en', { ...sides('b'), memoryAid: false });
    expect(a).toContain('Temple, end: 1 point for every sun.');
    expect(b).toContain('Burial Chamber, end: Each run of numbers, however long: 4 points.');
    expect(b.filter((line) => a.includes(line))).toHaveLength(1); // the remainder
  });
});

describe('the course of Kontor', () => {
  it('P22: goes on with every card until the harbour is full', async () => {
    const recorder = await recorderOf('kontor');
    const [first, ...all] = recorder.positions('kontor-2-base');
    expect(first!.stage).toEqual([9, 36, 1]);
    expect(first!.ends).toEqual(['9 of 36 cells', '31 canals left']);
    expect(first!.label).toBe('Round 1. Cells with a card: 9 of 36. Canals left: 31.');
    for (const { stage, counter } of all) expect(stage[2]).toBe(counter('round'));
    const [laid, cells] = all.at(-1)!.stage;
    expect(all.at(-1)!.over).toBe(true);
    expect(laid).toBe(cells);
  });

  it('P22: what counts is told for the scenario, the players and the rules that are chosen', async () => {
    const recorder = await recorderOf('kontor');
    const of = (name: string): string => recorder.about(name).join('\n');
    expect(of('kontor-2-base')).toContain('Points, end: Each sector you have won is worth 1 point.');
    expect(of('kontor-2-david-and-goliath')).toContain('Only the three smallest sectors count');
    expect(of('kontor-2-speed')).toMatch(/^Speed, now: The first sector wins the game/m);
    expect(of('kontor-2-freewheel')).toMatch(/^Finished sector, end: /m);
    expect(of('kontor-2-option-export')).toMatch(/^Export, end: /m);
    expect(of('kontor-2-option-final-sprint')).toMatch(/^Final sprint, end: /m);
    expect(of('kontor-2-base')).not.toMatch(/Customs|Export|sprint/);
  });
});

describe('the course of C’est mon fort !', () => {
  it('P22: is at the length of the longest rampart, which is ten at most', async () => {
    const recorder = await recorderOf('rampart');
    let ten = 0;
    for (const name of recorder.names) {
      const all = recorder.positions(name);
      expect(all[0]!.stage).toEqual([1]);
      expect(all[0]!.ends).toEqual(['45 cards left', 'longest rampart: 1/10']);
      expect(Math.max(...all.map(({ stage }) => stage[0]!))).toBeLessThanOrEqual(10);
      if (all.at(-1)!.stage[0] === 10) ten++;
    }
    expect(ten).toBeGreaterThan(0);
  });

  it('P22: what counts follows the option of points, and is left out in the family mode', async () => {
    const recorder = await recorderOf('rampart');
    expect(recorder.about('rampart-2').join('\n')).toMatch(/^Ten cards, now: .* wins\.$/m);
    const points = recorder.about('rampart-2-points').join('\n');
    expect(points).toMatch(/^Ten cards, end: They end the game\./m);
    expect(points).toMatch(/^Ravens, end: .*at most 5\.$/m);
    dataset['family'] = 'on';
    expect(recorder.about('rampart-2')).toEqual([]);
    delete dataset['family'];
  });
});

describe.each(Object.keys(PAGES))('what counts in %s', (game) => {
  let recorder: Recorder;
  beforeAll(async () => {
    recorder = await recorderOf(game);
  });

  it.each(COMPLETE)('P22: is told in whole sentences, for every record: %s', (language) => {
    for (const name of recorder.names) {
      const lines = recorder.about(name, language);
      expect(lines.length, name).toBeGreaterThan(2);
      for (const line of lines) {
        expect(line, name).toMatch(/^.+, (now|round|end): .+\.$/);
        expect(line, name).not.toMatch(/progress-|score-|option-|value-|source-|site-|\$|undefined/); // a missing text shows its key
      }
    }
  });
});
