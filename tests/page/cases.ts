// The number of cases that slow tests try: all in `npm test`, few in `npm run check`, more than all if somebody
// has the time. tests/it/contract/cases.rs reads the same setting for the engine's tests.

/**
 * Returns the share of `all` cases that `DOCKHAND_CASES` gives in hundredths, at least one; all of them if it
 * is not set. 1000 stands for ten times as many.
 */
export function cases(all: number): number {
  const hundredths = Number(process.env.DOCKHAND_CASES ?? 100);
  return hundredths >= 0 ? Math.max(1, Math.floor((all * hundredths) / 100)) : all;
}

/** Returns `all` for `npm run attacks`, and otherwise the share of `some` that is asked for. */
export const attacks = (some: number, all: number): number =>
  process.env.DOCKHAND_ATTACKS ? all : cases(some);
