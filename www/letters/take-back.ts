// Writes the letter that takes back the moves of the last one, once all others have consented.
import type { Bytes } from '../device/bytes';
import { without } from './consent';
import { lastOf, type Begin, type LinkTable, type Refusal } from './link-table';
import { post } from './protocol';

/** Takes the moves of the last letter back. `consents`: of all others, clockwise. */
export async function takeBack(
  state: LinkTable,
  consents: readonly Bytes[],
  begin: Begin,
): Promise<LinkTable | Refusal> {
  const { me, next } = state,
    before = without(state, begin);
  if (me === null || next !== me || !before) return { why: 'wait' };
  const { index } = lastOf(state, me);
  return post(state, { kind: 'taking-back', consents: [...consents] }, index, before.engine.check(), begin);
}
