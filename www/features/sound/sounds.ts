// The sounds of a game: those of its steps as they are shown, and those that all games share. No message is
// given by sound alone.
import { afterFrame } from '../../dom/after-paint';
import { ALWAYS } from '../../dom/life';
import type { Place, Step } from '../../engine/wire';
import { LANDS, soundsOf, type Sound, type Strike } from '../../games/sounds';
import type { Game } from '../../ui/game-view';
import { hasBuzz, hasSound } from './mute';
import { buzz, play, rest, wake, type Played } from './player';

/** The factor by which a piece sounds higher for each piece below it. */
const HIGHER = 1.035;
const MOST_BELOW = 8;
/** The scale that rises while points are counted one after the other, in semitones. */
const SCALE = [0, 2, 4, 7, 9, 12, 14, 16];
/** Without animations, a move sounds as at most `MOST` different blows, `APART` ms after one another. */
const MOST = 3,
  APART = 110;

/** A sound of a step at a place; `after` is the delay from the beginning of the step, in ms. */
export interface Heard extends Played {
  sound: Sound;
  at: Place | null;
}

/**
 * Returns the sounds of steps that take `ms` each, or 0 if nothing moves. `counted`: the number of points
 * that were heard earlier in this move.
 */
export function heardOf(
  steps: readonly Step[],
  ms: number,
  strikes: (step: Step) => readonly Strike[],
  counted = 0,
): Heard[] {
  const all = steps.flatMap((step): Heard[] => {
    const at = step.step === 'say' ? null : step.step === 'move' ? step.to : step.at;
    if (step.step === 'count') {
      if (!step.at.startsWith('score/') || step.by <= 0) return [];
      const tone = SCALE[Math.min(counted++, SCALE.length - 1)]!;
      return [{ sound: 'point', at, rate: 2 ** (tone / 12), after: 0 }];
    }
    return strikes(step).map(([sound, high = 0, moment = LANDS]) => ({
      sound,
      at,
      rate: HIGHER ** Math.min(MOST_BELOW, high),
      after: ms * moment,
    }));
  });
  if (ms > 0) return all;
  return all
    .filter(({ sound }, i) => all.findIndex((other) => other.sound === sound) === i)
    .slice(0, MOST)
    .map((one, i) => ({ ...one, after: i * APART }));
}

let listening = false;

/** Makes a game audible from now on. */
export function sound(game: Game): void {
  if (!listening) listen();
  const { events, stage, table, history, card } = game;
  const strikes = soundsOf(card.id) ?? (() => []);
  let moves = history.moves,
    counted = 0,
    played = false, // by another player than the one who decides now
    over = (table.view?.outcome ?? null) !== null,
    ends = 0; // the time of the last blow

  const ring = (name: Sound, how: Played = {}): void => {
    if (document.hidden) return;
    if (hasBuzz()) buzz(name, how.after);
    if (!hasSound()) return;
    ends = Math.max(ends, performance.now() + (how.after ?? 0));
    void play(name, how).catch(() => undefined); // the browser may still refuse
  };
  /** Signals come after the sounds of the move. */
  const signal = (name: Sound): void => ring(name, { after: Math.max(0, ends + APART - performance.now()) });

  events.on('made', () => {
    if (history.moves < moves) {
      ring('undo');
      over = played = false;
    } else played = !history.byHand;
    moves = history.moves;
    counted = 0;
  });
  events.on('steps', (steps, ms) => {
    for (const { sound, at, ...how } of heardOf(steps, ms, (step) => strikes(step, table.setup), counted)) {
      const rect = at === null ? null : stage.rect(at),
        width = game.screen.host.clientWidth;
      if (sound === 'point') counted++;
      ring(sound, { ...how, side: rect ? ((rect.x + rect.w / 2) / width) * 2 - 1 : 0 });
    }
  });
  events.on('refused', () => ring('no'));
  events.on('shown', () => {
    if (table.moving || table.pastPosition || table.counting) return; // the end is heard after the last count
    if (table.view?.outcome) {
      if (!over) signal('end');
      over = true;
    } else if (played && table.seat !== null) {
      played = false;
      signal('yours');
    }
  });
}

function touched(): void {
  // The browser does not take every key for a touch: Escape is none, and sound would be reported as an error.
  if (hasSound() && navigator.userActivation?.hasBeenActive !== false) wake();
}

function hidden(): void {
  if (document.hidden) rest();
}

/** Starts the sound at the first touch; a hidden page is silent. */
function listen(): void {
  listening = true;
  for (const touch of ['pointerup', 'keydown', 'click'] as const)
    document.addEventListener(touch, touched, { capture: true, passive: true, signal: ALWAYS });
  document.addEventListener('visibilitychange', hidden, { signal: ALWAYS });
  // The tap that began the game came before this. To prepare the audio takes as long as all other features.
  if (navigator.userActivation?.hasBeenActive) afterFrame(touched);
}
