// The line that compares a result with par. Par is worked out while the line is on the page, if it is missing: at the
// end of the game, or later in the calendar.
import { write } from '../../dom/elements';
import type { Engine } from '../../engine/engine';
import { onMutation } from '../../dom/life';
import type { Setup } from '../../engine/wire';
import type { Words } from '../../words/words';
import { parOf } from './par';
import { keep, type Result } from './results';

/** Returns what is said of par; nothing while it is not known. */
function parText(words: Words, { par, points }: Result): string {
  if (par === null) return '';
  const over = points - par;
  return words.t('daily-par', {
    par,
    over: Math.abs(over),
    how: over > 0 ? 'over' : over < 0 ? 'under' : 'at',
  });
}

/**
 * Writes into a line how a result compares with par. Resolves with the result with its par, which is kept; par stays
 * unknown if the line leaves the page before it is worked out. `table`: the engine and the deal, only asked for then.
 */
export async function tellPar(
  words: Words,
  line: HTMLElement,
  day: string,
  result: Result,
  table: () => Promise<{ engine: Engine; setup: Setup }>,
): Promise<Result> {
  if (result.par === null) {
    write(line, words.t('daily-par-wait'));
    const gone = whenGone(line),
      found = await table().catch(() => null); // the engine may be out of reach now
    if (found) result = keep(day, { ...result, par: await parOf(found.engine, found.setup, gone) });
  }
  write(line, parText(words, result));
  return result;
}

/** Returns a signal that is aborted when the element, which is put on the page now, is no longer there. */
function whenGone(element: HTMLElement): AbortSignal {
  const gone = new AbortController(),
    { signal } = gone;
  let shown = element.isConnected;
  const look = (): void => {
    if (element.isConnected) shown = true;
    else if (shown) gone.abort();
  };
  onMutation(signal, look, document.body, { childList: true, subtree: true });
  return signal;
}
