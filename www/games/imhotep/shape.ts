// The shape of the pyramids of side B.

/**
 * Returns how many columns of two a pyramid of side B has on the ground, and how many of its places lie there.
 * The others lie between two columns each, one level higher; only a components file makes them other than four
 * and one.
 */
export function shapeOf(places: number): { columns: number; ground: number } {
  const columns = Math.max(1, Math.ceil((places + 1) / 3));
  return { columns, ground: Math.min(places, columns * 2) };
}
