// `npm test`: which steps are begun, which are no longer begun after a failure, and that the summary says so.
import { expect, test } from 'vitest';
import { inLanes, summary } from '../../tools/lib/lanes.mjs';

interface Step {
  name: string;
  lane: string;
  work(): Promise<{ ok: boolean; out: string }>;
}
const step = (name: string, lane: string, ok = true, ms = 0): Step => ({
  name,
  lane,
  work: () =>
    new Promise((done) => {
      setTimeout(() => {
        done({ ok, out: '' });
      }, ms);
    }),
});
const run = async (...steps: Step[]): Promise<{ done: string[]; left: string[] }> => {
  const done: string[] = [];
  const left = await inLanes(steps, async (one) => {
    const { ok } = await (one as Step).work();
    done.push(one.name);
    return ok;
  });
  return { done, left: left.map(({ name }) => name) };
};

test('every step is run if none fails, and steps that must be alone come last', async () => {
  expect(
    await run(step('alone', 'alone'), step('a', 'rust', true, 20), step('b', 'page'), step('c', 'page')),
  ).toEqual({ done: ['b', 'c', 'a', 'alone'], left: [] });
});

test('steps that were not begun because another failed are named, in their order', async () => {
  const { done, left } = await run(
    step('a', 'rust', true, 30),
    step('b', 'rust'),
    step('c', 'page', false),
    step('d', 'page'),
    step('e', 'alone'),
  );
  expect(done).toEqual(['c', 'a']); // steps that had begun are finished
  expect(left).toEqual(['b', 'd', 'e']);
});

test('a step that cannot even begin has failed, and does not hide the other steps', async () => {
  const broken: Step = {
    name: 'broken',
    lane: 'page',
    work: () => {
      throw new Error('there is no dist/');
    },
  };
  expect((await run(broken, step('d', 'page'))).left).toEqual(['d']);
});

test('a step in no lane is reported, not left out', async () => {
  await expect(run(step('lost', 'nowhere'))).rejects.toThrow('lost is in no lane');
});

test('the summary says which steps were not run, and counts them', () => {
  expect(summary({ passed: 12, failed: 0 }, [])).toBe('12 passed, 0 failed');
  expect(
    summary({ passed: 12, failed: 1 }, [{ name: 'page tests' }, { name: 'whole games in Chromium' }]),
  ).toBe(
    'Not run, because a step before them failed:\n  – page tests\n  – whole games in Chromium\n12 passed, 1 failed, 2 steps not run',
  );
});
