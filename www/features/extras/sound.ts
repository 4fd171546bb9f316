// A few small sounds, made on the spot: a knock of wood for a move, two notes for points, a chord for the end. Never the only sign of anything.
import type { View } from '../../core/wire';

export type Sound = 'move' | 'points' | 'over' | 'back';

/** Notes as [frequency in Hz, begin in s, length in s, loudness]. */
const NOTES: Record<Sound, [number, number, number, number][]> = {
  move: [
    [190, 0, 0.09, 0.5],
    [95, 0, 0.12, 0.45],
  ],
  points: [
    [523, 0.05, 0.18, 0.22],
    [784, 0.15, 0.3, 0.2],
  ],
  over: [
    [392, 0.1, 0.7, 0.16],
    [494, 0.22, 0.7, 0.16],
    [587, 0.34, 0.8, 0.16],
    [784, 0.46, 1.1, 0.18],
  ],
  back: [
    [300, 0, 0.1, 0.2],
    [220, 0.07, 0.14, 0.2],
  ],
};

/** What is to be heard of the way from one view to the next. */
export function soundOf(before: View | null, after: View): Sound[] {
  const points = (view: View): string =>
    view.counters
      .filter(({ at }) => at.startsWith('score/'))
      .map(({ at, count }) => `${at} ${count}`)
      .join();
  if (after.outcome) return before?.outcome ? [] : ['move', 'over'];
  return before && points(before) !== points(after) ? ['move', 'points'] : ['move'];
}

let context: AudioContext | null = null;

/** Only after a gesture does a browser let anything be heard; what was interrupted, by a call perhaps, goes on. */
export async function play(sounds: Sound[]): Promise<void> {
  context ??= new AudioContext();
  if (context.state !== 'running') await context.resume();
  for (const sound of sounds)
    for (const note of NOTES[sound]) ring(context, note, sound === 'move' || sound === 'back');
}

function ring(
  audio: AudioContext,
  [pitch, begin, length, loud]: [number, number, number, number],
  wood: boolean,
): void {
  const at = audio.currentTime + begin,
    voice = audio.createOscillator(),
    volume = audio.createGain();
  voice.type = wood ? 'sine' : 'triangle';
  voice.frequency.setValueAtTime(pitch, at);
  if (wood) voice.frequency.exponentialRampToValueAtTime(pitch * 0.6, at + length);
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(loud, at + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  voice.connect(volume).connect(audio.destination);
  voice.start(at);
  voice.stop(at + length + 0.02);
}
