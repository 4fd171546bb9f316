// Plays the sounds, and lets the device buzz. Browsers allow sound only after a touch, so the first
// one starts the audio. It is suspended on a hidden page, and after some seconds without a touch or a sound:
// running audio keeps a processor and the loudspeaker busy even if nothing sounds.
import { afterFrame } from '../../dom/after-paint';
import { prefs } from '../../device/prefs';
import type { Sound } from '../../games/sounds';
import type * as Synth from './synth';

/** The time within which a second sound is left out, in s, so that nothing rattles. */
export const APART = 0.03;
/** How far from the middle the edge of the table sounds, from 0 to 1. */
const BREADTH = 0.6;
/** The delay after which a sound comes too late, in ms. */
const PATIENCE = 300;
/** How long the audio runs after a touch or the beginning of a sound, in ms; no sound is so long. */
export const SILENCE = 5000;

const BUZZ: Partial<Record<Sound, number[]>> = {
  stone: [8],
  plank: [10],
  brick: [14],
  dock: [18],
  turn: [4],
  deal: [4],
  coin: [4, 24, 4, 24, 4],
  point: [6],
  no: [12, 50, 12],
  yours: [10, 60, 16],
  end: [12, 80, 12, 80, 30],
};

/** How a sound is played. `side`: from -1 (left) to 1; `rate`: how much higher; `after`: in ms. */
export interface Played {
  side?: number;
  rate?: number;
  after?: number;
}

let synth: typeof Synth | null = null;
let fetching: Promise<unknown> | null = null;
let audio: AudioContext | null = null;
let out: GainNode | null = null;
let resting = 0;
/** The times at which the latest sounds begin, by the clock of the audio. */
let times: number[] = [];
const made = new Map<Sound, AudioBuffer>();

/** Returns whether a sound may begin at this time, and notes the time if it may. */
export function hasRoom(at: number, taken: number[]): boolean {
  if (taken.some((other) => Math.abs(other - at) < APART)) return false;
  taken.push(at);
  return true;
}

/** Prepares the audio. Call it in a touch or a key stroke. */
export function wake(): void {
  if (typeof AudioContext === 'undefined') return;
  fetching ??= import('./synth').then(
    (come) => {
      synth = come;
    },
    () => {
      fetching = null; // the next touch tries again
    },
  );
  try {
    audio ??= new AudioContext();
  } catch {
    return; // the device has no room for another sound
  }
  if (audio.state !== 'running') void audio.resume().catch(() => undefined);
  restLater();
}

function restLater(): void {
  clearTimeout(resting);
  resting = window.setTimeout(rest, SILENCE);
}

/** Falls silent until `wake` is called again. */
export function rest(): void {
  clearTimeout(resting);
  if (audio?.state === 'running') void audio.suspend();
}

/** Returns the node of all sounds. Its curve keeps their sum below what a loudspeaker can play. */
function mouth(context: AudioContext, { limit }: typeof Synth): GainNode {
  const half = context.createGain(),
    curve = context.createWaveShaper();
  curve.curve = Float32Array.from({ length: 1025 }, (_, i) => limit(i / 256 - 2));
  half.connect(curve).connect(context.destination);
  setVolume(half);
  return half;
}

/** Follows the preference; hearing is logarithmic, so that half of the way is half as loud. */
export function setVolume(node: GainNode | null = out): void {
  if (node) node.gain.value = 0.5 * (prefs.volume / 100) ** 2;
}

export async function play(sound: Sound, { side = 0, rate = 1, after = 0 }: Played = {}): Promise<void> {
  const asked = performance.now();
  if (!audio) return;
  // The picture that goes with the sound comes first: making a sound takes longer than a frame.
  await new Promise<void>(afterFrame);
  if (!synth) await fetching;
  if (audio.state !== 'running') await audio.resume();
  const late = performance.now() - asked;
  if (!synth || late > PATIENCE) return;
  const delay = Math.max(0, after - late),
    begin = audio.currentTime + delay / 1000;
  times = times.filter((time) => time > audio!.currentTime - 1);
  if (!hasRoom(begin, times)) return;
  let buffer = made.get(sound);
  if (!buffer) {
    const samples = synth.samples(sound, audio.sampleRate);
    buffer = audio.createBuffer(1, samples.length, audio.sampleRate);
    buffer.copyToChannel(samples, 0);
    made.set(sound, buffer);
  }
  const voice = audio.createBufferSource(),
    pan = audio.createStereoPanner();
  voice.buffer = buffer;
  voice.playbackRate.value = rate * (0.97 + Math.random() * 0.06); // no two blows sound the same
  pan.pan.value = BREADTH * Math.max(-1, Math.min(1, side));
  voice.connect(pan).connect((out ??= mouth(audio, synth)));
  voice.start(begin);
  restLater();
}

/** Buzzes after so many ms, except for players who want less motion, and after a first touch. */
export function buzz(sound: Sound, after = 0): void {
  const pattern = BUZZ[sound];
  if (
    pattern &&
    'vibrate' in navigator &&
    navigator.userActivation?.hasBeenActive &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  )
    setTimeout(() => navigator.vibrate(pattern), after);
}
