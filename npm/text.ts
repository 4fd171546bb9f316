// Moves as short texts: `load boat=0 place=2`.
import type { GameId, Move } from './index.js';
import { Refusal } from './refusal.js';

const WORD = /^(?!(?:true|false|null)$)[a-z][a-z0-9-]*$/;

const unreadable = (): Refusal => new Refusal({ code: 'unreadable-move', rule: null }, null);

/**
 * Returns a move as a short text, which `parse` reads: what is done, then every part of it by name. Throws a `Refusal` if it is
 * no move of any game.
 */
export function text(move: Move<GameId>): string {
  const written = (part: unknown): string =>
    typeof part === 'string' && WORD.test(part) ? part : JSON.stringify(part);
  try {
    const { do: what, ...parts } = move as { do: string };
    const line = [what, ...Object.entries(parts).map(([name, part]) => `${name}=${written(part)}`)].join(' ');
    parse(line);
    return line;
  } catch {
    throw unreadable();
  }
}

/** Returns the move of a text. Whether it can be played is for `play` to say. Throws a `Refusal` if it is no such text. */
export function parse<K extends GameId>(line: string): Move<K> {
  const read = (part: string): [string, unknown] => {
    const [, name, value] = /^([a-z]+)=(.+)$/.exec(part)!;
    return [name!, WORD.test(value!) ? value : JSON.parse(value!)];
  };
  try {
    const [what = '', ...parts] = line.trim().split(/\s+/);
    if (WORD.test(what)) return { do: what, ...Object.fromEntries(parts.map(read)) } as unknown as Move<K>;
  } catch {
    // As if it were none.
  }
  throw unreadable();
}
