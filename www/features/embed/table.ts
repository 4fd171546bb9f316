// The table that an address or an element asks for, as a set-up for the engine.
import { firstTable } from '../../device/presets';
import { computerName, freshName } from '../../device/levels';
import { rivalOf, usualCharacter } from '../../device/rival';
import type { Settings } from '../../device/settings';
import { freshDraft, setCount, toSetup, type Draft, type Ruleset } from '../../engine/draft';
import { refusalsOf, type Engine } from '../../engine/engine';
import { nearestPlayable } from '../../engine/nearest';
import type { Refusal, Setup } from '../../engine/wire';
import type { GameCard } from '../../games/contract';
import type { Words } from '../../words/words';
import type { Asked } from './asked';

/** The most characters of the options, as of a record. */
const LONGEST = 256 * 1024;

/** Why no such table is begun: a word for programs, the attribute that is wrong, and what the engine says of it. */
export interface Wrong {
  reason: string;
  attribute?: 'game' | 'level' | 'players' | 'config';
  refusals?: Refusal[];
}
export type Table = Pick<Asked, 'level' | 'players' | 'config'>;

/** Where the game is found that is set up, and how this device plays. */
interface Around {
  engine: Engine;
  card: GameCard;
  words: Words;
  settings: Settings;
}

/** Returns the options, an empty object if none are asked for, or null if they are none. */
function optionsIn(text: string | null): Record<string, unknown> | null {
  if (text === null) return {};
  if (text.length > LONGEST) return null;
  try {
    const options: unknown = JSON.parse(text);
    return typeof options === 'object' && !Array.isArray(options)
      ? ((options ?? {}) as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

/** Seats a computer player of this level. */
function seat(
  { players }: Draft,
  at: number,
  { engine: { entry }, words }: Around,
  level: number,
  character: number | null,
): void {
  const player = players[at];
  if (!player) return;
  player.name = freshName(
    computerName(words, entry, level, character),
    players.map((one) => one.name),
    at,
  );
  Object.assign(player, { level, character });
}

/**
 * Returns the set-up of the table that is asked for, or what is wrong. One person plays against computer players of the
 * level; if only a number of players is asked for, all are people. What is not asked for is as usual.
 */
export function setupFor(asked: Table, around: Around): Setup | Wrong {
  const { engine, card, words, settings } = around,
    { entry } = engine,
    { levels, seats } = entry;
  const draft = freshDraft(
    entry,
    entry.colours.map((colour) => words.t(words.own(entry.id, `colour-${colour}`))),
    engine.freshSeed(),
  );
  const count = asked.players === null ? draft.count : Number(asked.players);
  if (!seats.includes(count)) return { reason: 'wrong-players', attribute: 'players' };
  setCount(draft, entry, count);
  if (card.chooser) Object.assign(draft, firstTable(entry, draft));
  const config = optionsIn(asked.config);
  if (!config) return { reason: 'unknown-option', attribute: 'config' };
  if (asked.level !== null || asked.players === null) {
    const usual = rivalOf(entry),
      wanted = asked.level ?? usual.level,
      level = levels.findIndex(({ id }, at) => id === wanted || String(at) === wanted);
    if (level < 0) return { reason: 'unknown-level', attribute: 'level' };
    for (let at = 1; at < count; at++) {
      const own = entry.characters.indexOf(usual.character ?? ''),
        character = asked.level === null && at === 1 && own >= 0 ? own : usualCharacter(at);
      seat(draft, at, around, level, levels[level]?.timed ? null : character);
    }
  } else if (card.secrets && settings.oneAnswer === 'on') draft.values['oneAnswer'] = true;
  draft.values = { ...draft.values, ...(config as Draft['values']) };
  let refusals = reasons(engine, draft, words);
  // The usual table may not be for as many players.
  if (refusals.length > 0 && asked.config === null) {
    const judge = (table: Ruleset): Refusal[] => reasons(engine, { ...draft, ...table }, words),
      other = nearestPlayable(draft, entry, judge, 'count');
    if (other) {
      draft.values = other.values;
      refusals = [];
    }
  }
  if (refusals.length === 0) return written(engine, draft, words);
  const reason = refusals[0]?.code ?? 'unknown';
  return { reason, attribute: 'config', ...(reason !== 'unknown-option' && { refusals }) };
}

const written = (engine: Engine, draft: Draft, words: Words): Setup =>
  toSetup(
    draft,
    (at) => words.t('setup-default-name', { number: at + 1 }),
    (name) => engine.cleanName(name),
  )!;

/** Returns why the engine does not play this table; nothing if it does. */
const reasons = (engine: Engine, draft: Draft, words: Words): Refusal[] =>
  refusalsOf(() => engine.open(written(engine, draft, words)));
