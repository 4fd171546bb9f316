// The receipt of a game that was played by link: its record with all letters, so that everyone can check how it was
// dealt. examples/receipt/verify.py does.
import { encode } from '../device/bytes';
import { sha256 } from './chain';
import type { LinkTable } from './link-table';

/**
 * A heap that was shuffled for a draw: the number of the draw, the cards as shuffling has left them, and whether its
 * generator was its own, seeded by the next number of the draw's. Or a number, and what it is below.
 */
export type Heap =
  | [draw: number, order: number[], own?: boolean]
  | [draw: number, number: number, below: number];

export interface Receipt {
  letters: string[];
  /** Second, different turns for a place that was taken. */
  twice: string[];
  heaps: Heap[];
}

/**
 * Returns the text of a receipt. `record`: the file of the game, with the seeds of its draws. `heaps`: those that
 * the engine has shuffled for these draws, in its order. `sum` guards the text against damage, not against lies.
 */
export async function receiptOf(state: LinkTable, record: string, heaps: readonly Heap[]): Promise<string> {
  const receipt: Receipt = {
    letters: state.letters.map(({ text }) => text),
    twice: state.twice,
    heaps: [...heaps],
  };
  const whole = JSON.stringify({ ...(JSON.parse(record) as object), receipt }),
    body = whole.slice(0, -2);
  return `${body},"sum":"${encode(await sha256(body))}"}}`;
}
