// What the address of a frame asks for. Pure. An address is hostile: every value is text of a limited length, and
// table.ts asks the engine what it means.
import { movesFrom, type Played } from './protocol';

/** The longest value but the moves and the options, in characters. */
const LONGEST = 100;

export interface Asked {
  /** The origin that messages go to, or null if the address names no whole origin. `null` is that of a sandbox. */
  target: string | null;
  game: string | null;
  locale: string | null;
  /** Whether the game begins at once. */
  start: boolean;
  /** Whether the page around says later what is opened. */
  wait: boolean;
  readonly: boolean;
  notes: boolean;
  level: string | null;
  players: string | null;
  /** The options as JSON. */
  config: string | null;
  /** The address of a relay. */
  relay: string | null;
  /** Null: they cannot be read. */
  moves: Played[] | null;
}

export function askedIn(search: string): Asked {
  const asked = new URLSearchParams(search),
    text = (name: string): string | null => asked.get(name)?.slice(0, LONGEST) || null;
  return {
    target: /^(https?:\/\/[^/?#]+|null)$/.exec(asked.get('host') ?? '')?.[0] ?? null,
    game: text('game'),
    locale: text('locale'),
    start: asked.has('start'),
    wait: asked.has('wait'),
    readonly: asked.has('notes') || asked.has('readonly'),
    notes: asked.has('notes'),
    level: text('level'),
    players: text('players'),
    config: asked.get('config') || null,
    relay: text('relay'),
    moves: movesFrom(asked.get('moves') || '[]'),
  };
}
