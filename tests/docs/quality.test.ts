// docs/quality.md is complete: every id in the title of a test is a promise there, and every promise has tests.
// tests/docs/promises.txt counts them by file, so a test that vanishes is noticed. UPDATE_GOLDEN=1 counts anew.
import { describe, expect, it } from 'vitest';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { countsOf, heldTests, KEPT, keptIn, listOf, PAGE, promisesIn } from '../../tools/lib/promises.mjs';

const text = readFileSync(PAGE, 'utf8'),
  promises = promisesIn(text),
  ids = promises.map(({ id }) => id),
  tests = heldTests();

if (process.env['UPDATE_GOLDEN']) {
  const old = readFileSync(KEPT, 'utf8'),
    byHand = keptIn(old).filter(({ count }) => Number.isNaN(count));
  const lines = ids.flatMap((id) => [
    ...byHand.filter((one) => one.id === id).map(({ file, what }) => `${id} - ${file} ${what}`),
    ...[...countsOf(id, tests)].map(([file, count]) => `${id} ${count} ${file}`),
  ]);
  writeFileSync(
    KEPT,
    `${[...old.split('\n').filter((line) => line.startsWith('#')), ...lines].join('\n')}\n`,
  );
}

describe('the promises', () => {
  const kept = keptIn();

  it('have an entry for every id in the title of a test, each once', () => {
    expect(tests.length).toBeGreaterThan(150);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...new Set(tests.flatMap((one) => one.ids))].filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('are all read: every list item of the page is one, with a sentence', () => {
    expect(text.split('\n').filter((line) => line.startsWith('- '))).toHaveLength(promises.length);
    for (const { id, says } of promises) expect(says, id).toMatch(/^.{20,}/);
  });

  it('have tests, and no test that was counted has vanished (UPDATE_GOLDEN=1 counts anew)', () => {
    expect(kept.filter(({ id }) => !ids.includes(id))).toEqual([]);
    for (const id of ids) {
      const counts = countsOf(id, tests);
      expect(counts.size, `${id} has a test`).toBeGreaterThan(0);
      const counted = kept.filter((one) => one.id === id && !Number.isNaN(one.count));
      expect(counted.length, `${id} is counted in ${KEPT}`).toBeGreaterThan(0);
      for (const { file, count } of counted) {
        expect(count, `${id}: ${file}`).toBeGreaterThan(0);
        expect(counts.get(file) ?? 0, `${id}: tests in ${file}`).toBeGreaterThanOrEqual(count);
      }
    }
  });

  it('name no other test that does not exist', () => {
    for (const { id, file, what } of kept.filter(({ count }) => Number.isNaN(count))) {
      expect(existsSync(file), `${id}: ${file}`).toBe(true);
      expect(what, `${id}: ${file}`).not.toBe('');
    }
  });

  it('are listed with their tests on demand', () => {
    const m7 = listOf(
      promises.find(({ id }) => id === 'M7')!,
      tests,
    );
    expect(m7).toContain('`tests/it/contract/observation.rs`: every game');
    expect(m7).toMatch(/^- `tests\/e2e\/handover\.spec\.ts`: M7, M8: /m);
  });
});
