// P13: a player who has not played Kontor yet begins with its base game, on the start page and after the
// tutorial: with the real engine and catalogue.
import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { freshDraft, type Draft, type Ruleset } from '../../www/engine/draft';
import { savePresets } from '../../www/device/presets';
import { taughtTable } from '../../www/features/tutorial/taught';
import type { Catalogue, GameEntry, Refusal, Setup } from '../../www/engine/wire';
import type { SetupForm } from '../../www/games/form';
import { tutorial } from '../../www/games/kontor/tutorial';
import { form } from '../../www/home/setup/saved-table';

interface Module {
  initSync(options: { module: BufferSource }): void;
  catalogue(): Catalogue;
  Session: { open(setup: Setup): { free(): void } };
}
const modules = import.meta.glob<Module>('../../pkg/kontor/kontor.js');
let engine: Module, entry: GameEntry;
beforeAll(async () => {
  engine = await modules['../../pkg/kontor/kontor.js']!();
  engine.initSync({ module: readFileSync('pkg/kontor/kontor_bg.wasm') });
  entry = engine.catalogue().games.find(({ id }) => id === 'kontor')!;
});

/** Returns why the engine does not play a table. */
function whyNot({ count, values: config }: Ruleset): Refusal[] {
  const players = Array.from({ length: count }, (_, colour) => ({ name: `${colour}`, colour }));
  try {
    engine.Session.open({ game: 'kontor', players, config, seed: 0 } as unknown as Setup).free();
    return [];
  } catch {
    return [{ code: 'refused', rule: null }];
  }
}

/** Returns the set-up form as it begins on this device. */
function begun(): Draft {
  const draft = freshDraft(entry, [], 1);
  const take = (table: Ruleset): void => void Object.assign(draft, table);
  form.begin?.({ entry, draft, whyNot, take } as Partial<SetupForm> as SetupForm);
  return draft;
}

const scenarioOf = ({ values }: Ruleset): unknown => values['scenario'];
const table = (values: Ruleset['values'], count = 2): Ruleset => ({
  count,
  values: { ...freshDraft(entry, [], 1).values, ...values },
});

describe('P13: Kontor begins with its base game', () => {
  const storage = new Map<string, string>();
  const remember = (): void =>
    void vi.stubGlobal('localStorage', {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, text: string) => storage.set(key, text),
    });
  afterEach(() => {
    storage.clear();
    vi.unstubAllGlobals();
  });

  it('P13: on a first visit, and if nothing can be remembered', () => {
    expect(scenarioOf(begun())).toBe('base');
    remember();
    expect(scenarioOf(begun())).toBe('base');
    expect(whyNot(begun())).toEqual([]);
  });

  it('P13: but a table that was played last stays as it is, if it can be played', () => {
    remember();
    for (const last of [
      table({ scenario: 'gulliver', greatFlood: true }),
      table({ scenario: 'advanced' }, 4),
    ]) {
      savePresets(entry, { last });
      expect(begun()).toMatchObject(last);
    }
    savePresets(entry, { last: table({ scenario: 'speed' }, 4) });
    expect(begun()).toMatchObject(table({ scenario: 'base' }));
  });

  it('P13: after the tutorial the page offers the game that was taught, even if another was chosen before', () => {
    const before = table({
      scenario: 'gulliver',
      greatFlood: true,
      components: { game: 'kontor', harbour: { columns: 5, rows: 5, map: [] } },
    });
    const offered = taughtTable(tutorial.record, entry, before, 'components');
    expect(offered).toEqual(table({ scenario: 'base' }));
    expect(whyNot(offered)).toEqual([]);
    const file = { game: 'kontor' };
    expect(
      taughtTable(tutorial.record, entry, table({ components: file }), 'components').values['components'],
    ).toBe(file);
  });
});
