// Sounds as struck things: wood, stone, water and coins ring in a few modes, and a burst of noise is the blow
// itself. Pure: numbers in, samples out. It is fetched before the first sound.
import type { Sound } from '../../games/sounds';

/** A mode: its frequency in Hz, its loudness, and the time in which it falls to 1/e, in ms. */
type Mode = readonly [hz: number, loud: number, decay: number];
/** The noise of the blow: its frequency and band in Hz, its loudness, decay and attack in ms. */
type Noise = readonly [hz: number, broad: number, loud: number, decay: number, attack: number];
/** A blow: its time in ms, its strength, and how much higher it sounds. */
type Blow = readonly [at: number, hard: number, rate: number];
type Struck = readonly [modes: readonly Mode[], noise: Noise, peak: number, ...blows: Blow[]];

/** Returns the modes of a bar of wood: its overtones lie at irregular distances and die first. */
const bar = (hz: number, decay: number): Mode[] => [
  [hz, 1, decay],
  [hz * 3.93, 0.28, decay * 0.32],
  [hz * 9.2, 0.08, decay * 0.12],
];

// oxfmt-ignore
const SOUNDS: Record<Sound, Struck> = {
  stone: [[[412, .4, 30], [1238, .5, 26], [2127, .36, 19], [3373, .2, 11]], [3200, .9, .5, 8, 0], .36],
  plank: [[[181, .8, 74], [334, .42, 50], [745, .2, 27], [1490, .1, 14]], [1150, .8, .36, 11, 0], .36],
  sled: [[[226, .5, 46], [612, .25, 26], [1330, .12, 14]], [1500, .7, .3, 10, 0], .32, [0, 1, 1], [46, .75, 1.05], [88, .6, .97]],
  sail: [[[96, .25, 150], [143, .2, 110]], [430, 1.2, .8, 120, 70], .24],
  dock: [[[84, .7, 105], [128, .5, 80], [262, .6, 42], [531, .4, 26], [1062, .14, 14]], [620, .9, .6, 26, 0], .36],
  water: [[[540, .35, 34], [810, .22, 26]], [760, 1.1, .34, 72, 6], .2, [0, .7, 1], [74, 1, 1.34], [131, .5, 1.62]],
  deal: [[[390, .06, 14]], [2700, 1.3, .8, 20, 9], .26],
  turn: [[[470, .05, 16]], [2300, 1.1, .8, 12, 2], .26, [0, .55, 1.35], [78, 1, .85]],
  coin: [[[2893, .5, 150], [4631, .34, 110], [6217, .18, 74], [7489, .1, 46]], [5200, .8, .2, 4, 0], .22],
  brick: [[[264, .55, 40], [597, .42, 31], [1131, .24, 17]], [920, 1.3, .6, 21, 1], .36],
  seal: [[[148, .6, 52], [290, .55, 34], [610, .3, 20]], [900, 1, .5, 16, 0], .3],
  undo: [bar(262, 90), [1500, 1, .1, 8, 0], .22, [0, 1, 1], [70, .8, .75]],
  no: [[[131, .6, 58], [197, .5, 44], [394, .55, 34], [655, .3, 22]], [700, 1, .4, 12, 0], .28, [0, 1, 1], [90, .8, 1]],
  yours: [bar(523, 230), [2400, 1, .06, 5, 0], .26, [0, .8, 1], [130, 1, 1.335]],
  point: [bar(1046, 190), [4200, 1, .05, 4, 0], .22],
  end: [bar(392, 420), [2000, 1, .05, 6, 0], .3, [0, .8, 1], [120, .8, 1.26], [240, .85, 1.5], [390, 1, 2]],
};

/** The number of decays after which a sound cannot be heard any more: it is 60 dB softer. */
const HEARD = 7;

/** Returns the samples of a sound at this rate, the same at every call. */
export function samples(sound: Sound, rate: number): Float32Array<ArrayBuffer> {
  const [modes, [hz, broad, loud, decay, attack], peak, ...blows] = SOUNDS[sound],
    perMs = rate / 1000;
  if (blows.length === 0) blows.push([0, 1, 1]);
  const longest = Math.max(attack + decay, ...modes.map((mode) => mode[2])) * HEARD;
  const size = Math.ceil((longest + blows.at(-1)![0]) * perMs),
    out = new Float32Array(size);
  let seed = 7;
  for (const [at, hard, higher] of blows) {
    const begin = Math.round(at * perMs);
    // Each mode is a resonator that was struck once: it costs two products a sample instead of a sine and a
    // power.
    for (const [frequency, gain, falls] of modes) {
      const w = (2 * Math.PI * frequency * higher) / rate,
        fall = Math.exp(-1 / (falls * perMs)),
        turn = 2 * fall * Math.cos(w);
      let before = 0,
        now = gain * hard * fall * Math.sin(w);
      for (let n = 1; begin + n < size; n++) {
        out[begin + n]! += now * Math.min(1, n / (0.7 * perMs));
        [before, now] = [now, turn * now - fall * fall * before];
      }
    }
    const f = 2 * Math.sin(Math.PI * Math.min(0.24, (hz * higher) / rate)),
      end = Math.min(size - begin, (attack + decay * HEARD) * perMs);
    for (let n = 0, low = 0, band = 0; n < end; n++) {
      seed = (Math.imul(seed, 1664525) + 1013904223) | 0;
      band += f * (seed / 2 ** 31 - low - broad * band);
      low += f * band;
      const ms = n / perMs;
      out[begin + n]! +=
        band * loud * hard * Math.min(1, ms / (attack + 0.3)) * Math.exp(Math.min(0, attack - ms) / decay);
    }
  }
  const loudest = out.reduce((most, v) => Math.max(most, Math.abs(v)), 0);
  // The last hundredth of a second fades, so that the sound does not end with a click.
  return out.map((v, n) => (v / loudest) * peak * Math.min(1, (size - 1 - n) / (10 * perMs)));
}

/** Limits a sum of sounds: unchanged while it is soft, and below 1 however many ring at once. */
export const limit = (v: number): number => {
  const much = Math.abs(v);
  return much < 0.6 ? v : Math.sign(v) * (0.6 + 0.38 * Math.tanh((much - 0.6) / 0.38));
};
