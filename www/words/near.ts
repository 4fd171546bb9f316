// Words with small errors, for the search in the rules. Pure.

/** How many letters may be wrong in a word of this length. */
export const errorsIn = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/**
 * Returns whether `one` becomes `other`, or the beginning of it, by at most `most` letters more, fewer, other
 * or swapped.
 */
export function isNear(one: string, other: string, most: number): boolean {
  let before: number[] = [],
    row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      let best = Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + same);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        best = Math.min(best, before[j - 2]! + 1);
      next.push(best);
    }
    before = row;
    row = next;
  }
  return Math.min(...row) <= most;
}
