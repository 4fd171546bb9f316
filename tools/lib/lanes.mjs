// In which order the steps of `npm test` are done: lanes beside each other, and nothing new once something
// has failed.

const BESIDE = ['rust', 'page'],
  LANES = [...BESIDE, 'alone'];

/**
 * Runs the lanes that are independent of each other, then the steps that need the whole machine. `perform`
 * resolves to whether a step is good.
 * @template {{ name: string, lane: string }} Step
 * @param {Step[]} steps
 * @param {(step: Step) => Promise<boolean>} perform
 * @returns {Promise<Step[]>} the steps that were never begun, because another had failed
 */
export async function inLanes(steps, perform) {
  // A step that is in no lane would silently be left out.
  const lost = steps.find(({ lane }) => !LANES.includes(lane));
  if (lost) throw new Error(`${lost.name} is in no lane`);
  const begun = new Set();
  let failed = false;
  const inOrder = async (lane) => {
    for (const step of steps.filter((one) => one.lane === lane)) {
      if (failed) return;
      begun.add(step);
      const good = await Promise.resolve(step)
        .then(perform)
        .catch(() => false);
      if (!good) failed = true;
    }
  };
  await Promise.all(BESIDE.map(inOrder));
  await inOrder('alone');
  return steps.filter((step) => !begun.has(step));
}

/** Returns the end of the output. */
export function summary({ passed, failed }, notRun) {
  const list =
    notRun.length > 0
      ? ['Not run, because a step before them failed:', ...notRun.map(({ name }) => `  – ${name}`)]
      : [];
  const count =
    notRun.length > 0 ? `, ${notRun.length} ${notRun.length === 1 ? 'step' : 'steps'} not run` : '';
  return [...list, `${passed} passed, ${failed} failed${count}`].join('\n');
}
