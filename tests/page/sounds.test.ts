// The sounds as numbers: how loud, how long, and which sound each step of every game has.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { minify, transformWithOxc } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Session } from '../../www/engine/engine';
import type { Step } from '../../www/engine/wire';
import { GAMES } from '../../tools/lib/games.mjs';
import { prefs, prefsFrom } from '../../www/device/prefs';
import { hasBuzz } from '../../www/features/sound/mute';
import { APART, buzz, hasRoom, SILENCE, wake } from '../../www/features/sound/player';
import { heardOf } from '../../www/features/sound/sounds';
import { limit, samples } from '../../www/features/sound/synth';
import { soundsOf, type Sound } from '../../www/games/sounds';

const RATE = 44_100;

/** Peak in dBFS, and the time in ms after which the sound stays 40 dB below it. */
const TABLE: Record<Sound, [peak: number, quiet: number]> = {
  stone: [-8.9, 138],
  plank: [-8.9, 340],
  sled: [-9.9, 300],
  sail: [-12.4, 760],
  dock: [-8.9, 414],
  water: [-14, 407],
  deal: [-11.7, 101],
  turn: [-11.7, 150],
  coin: [-13.2, 690],
  brick: [-8.9, 184],
  seal: [-10.5, 211],
  undo: [-13.2, 484],
  no: [-11.1, 303],
  yours: [-11.7, 1190],
  point: [-13.2, 870],
  end: [-10.5, 2320],
};
const ALL = Object.keys(TABLE) as Sound[];

/** Returns the power of each frequency in the first `size` samples, a power of two (Cooley and Tukey). */
function spectrum(found: Float32Array, size: number): { hz: number; power: number }[] {
  const [re, im] = [new Float64Array(size), new Float64Array(size)],
    bits = Math.log2(size);
  for (let i = 0; i < size; i++) {
    let at = 0;
    for (let bit = 0; bit < bits; bit++) at = (at << 1) | ((i >> bit) & 1);
    re[at] = found[i] ?? 0;
  }
  for (let half = 1; half < size; half *= 2)
    for (let k = 0; k < half; k++) {
      const [c, s] = [Math.cos((-Math.PI * k) / half), Math.sin((-Math.PI * k) / half)];
      for (let a = k; a < size; a += 2 * half) {
        const b = a + half,
          x = re[b]! * c - im[b]! * s,
          y = re[b]! * s + im[b]! * c;
        [re[b], im[b]] = [re[a]! - x, im[a]! - y];
        [re[a], im[a]] = [re[a]! + x, im[a]! + y];
      }
    }
  return Array.from({ length: size / 2 - 1 }, (_, i) => ({
    hz: ((i + 1) * RATE) / size,
    power: re[i + 1]! ** 2 + im[i + 1]! ** 2,
  }));
}

/** How loud an ear hears a frequency (the curve A), as a factor of its amplitude. */
const ear = (hz: number): number => {
  const f = hz * hz;
  return (
    (1.2589 * 12194 ** 2 * f * f) /
    ((f + 20.6 ** 2) * Math.sqrt((f + 107.7 ** 2) * (f + 737.9 ** 2)) * (f + 12194 ** 2))
  );
};
/** What a small loudspeaker leaves of it. */
const small = (hz: number): number => 1 / Math.sqrt(1 + (300 / hz) ** 8);

/**
 * Returns how loud the loudest tenth of a second is for an ear, in dB, by a large and by a small loudspeaker;
 * and the middle of the frequencies of the whole.
 */
function heard(found: Float32Array): { loud: number; small: number; centre: number } {
  const tenth = RATE / 10,
    rms = (part: Float32Array): number => Math.sqrt(part.reduce((sum, v) => sum + v * v, 0) / tenth);
  let [at, most] = [0, 0];
  for (let from = 0; from < found.length; from += tenth / 4) {
    const much = rms(found.subarray(from, from + tenth));
    if (much > most) [at, most] = [from, much];
  }
  const sum = (of: { hz: number; power: number }[], by: (hz: number) => number): number =>
    of.reduce((all, { hz, power }) => all + power * by(hz), 0);
  const loudest = spectrum(found.subarray(at, at + tenth), 8192),
    plain = sum(loudest, () => 1),
    dB = (by: (hz: number) => number): number =>
      20 * Math.log10(most) + 10 * Math.log10(sum(loudest, by) / plain);
  const all = spectrum(found, 32_768);
  return {
    loud: dB((hz) => ear(hz) ** 2),
    small: dB((hz) => (ear(hz) * small(hz)) ** 2),
    centre: sum(all, (hz) => hz) / sum(all, () => 1),
  };
}

describe('S6: the samples of a sound', () => {
  it.each(ALL)('%s: as loud and as long as the table says, without a click', (sound) => {
    const found = samples(sound, RATE),
      [peak, quiet] = TABLE[sound];
    const most = found.reduce((max, v) => Math.max(max, Math.abs(v)), 0);
    expect(20 * Math.log10(most)).toBeCloseTo(peak, 1);
    expect(most).toBeLessThan(1);
    const last = found.findLastIndex((v) => Math.abs(v) > most / 100);
    expect((last / RATE) * 1000).toBeGreaterThan(quiet * 0.8);
    expect((last / RATE) * 1000).toBeLessThan(quiet * 1.2);
    expect(Math.abs(found[0]!)).toBeLessThan(0.02);
    expect(Math.abs(found.at(-1)!)).toBeLessThan(0.0001);
    expect(found.every(Number.isFinite)).toBe(true);
  });

  it.each(ALL)(
    '%s: is heard, neither far louder nor far softer than the others, and without an offset',
    (sound) => {
      const found = samples(sound, RATE),
        { loud, small } = heard(found);
      expect(loud).toBeGreaterThan(-32.5);
      expect(loud).toBeLessThan(-19);
      // The loudspeaker of a phone plays little below 300 Hz.
      expect(small).toBeGreaterThan(-36);
      expect(Math.abs(found.reduce((sum, v) => sum + v, 0) / found.length)).toBeLessThan(0.001);
    },
  );

  it('tells materials apart by their brightness: water and coin, wood, stone, paper', () => {
    const bright = (sound: Sound): number => heard(samples(sound, RATE)).centre;
    const order = (['dock', 'plank', 'brick', 'water', 'stone', 'coin', 'turn'] as const).map(bright);
    for (const [i, now] of order.entries()) if (i > 0) expect(now / order[i - 1]!).toBeGreaterThan(1.25);
    // Paper is noise, a coin rings: it takes far longer to fade.
    expect(bright('deal')).toBeGreaterThan(bright('coin') * 1.5);
    expect(TABLE.coin[1]).toBeGreaterThan(TABLE.deal[1] * 4);
  });

  it('are the same at every call, and as long at another rate', () => {
    expect(samples('brick', RATE)).toEqual(samples('brick', RATE));
    expect(samples('brick', 48_000).length / 48_000).toBeCloseTo(samples('brick', RATE).length / RATE, 3);
  });

  it('never clip, however many ring at once', () => {
    const sum = new Float32Array(4 * RATE);
    for (let blow = 0; blow < 34; blow++) {
      const begin = Math.round(blow * APART * RATE);
      samples(ALL[blow % ALL.length]!, RATE).forEach((v, i) => {
        sum[begin + i]! += v;
      });
    }
    expect(Math.max(...ALL.map((sound) => samples(sound, RATE).length))).toBeLessThan(sum.length);
    const loudest = (how: (v: number) => number): number =>
      sum.reduce((max, v) => Math.max(max, Math.abs(how(v))), 0);
    expect(loudest((v) => v)).toBeGreaterThan(0.6); // so that there is something to limit
    expect(loudest(limit)).toBeLessThan(1);
    for (const much of [1, 2, 10, 1000]) expect(limit(much)).toBeLessThan(1);
    for (const soft of [0, 0.1, -0.3, 0.59]) expect(limit(soft)).toBe(soft);
    for (let v = -2; v < 2; v += 0.01) expect(limit(v + 0.01)).toBeGreaterThan(limit(v));
  });

  it('take 1.5 kB with their table', async () => {
    const file = 'www/features/sound/synth.ts';
    const { code: script } = await transformWithOxc(readFileSync(file, 'utf8'), file);
    const { code } = await minify(file, script, { module: true });
    expect(gzipSync(code, { level: 9 }).length).toBeLessThan(1500);
  });
});

describe('S6: the sound', () => {
  it('is on at first on the page itself, not in a frame; a choice of silence is kept', () => {
    expect(prefsFrom(null)).toMatchObject({ sound: 'on', framed: 'off' });
    expect(prefsFrom({ sound: 'off' })).toMatchObject({ sound: 'off', framed: 'off' });
    expect(prefsFrom({ sound: 'on' })).toMatchObject({ sound: 'on', framed: 'off' });
  });

  it('P42: vibration and volume are set apart from sound; whoever had turned both off by one switch feels nothing', () => {
    expect(prefsFrom(null)).toMatchObject({ buzz: 'on', volume: 100 });
    expect(prefsFrom({ sound: 'off' })).toMatchObject({ buzz: 'off' });
    expect(prefsFrom({ sound: 'off', buzz: 'on', volume: 40 })).toMatchObject({ buzz: 'on', volume: 40 });
    for (const volume of [-1, 101, NaN, '50', null]) expect(prefsFrom({ volume }).volume).toBe(100);
  });

  it('P42: a device whose sound is off still buzzes, and one that only sounds does not', async () => {
    vi.useFakeTimers();
    const vibrate = vi.fn();
    vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive: true } });
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    buzz('stone', 20);
    expect(vibrate).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(20);
    expect(vibrate).toHaveBeenCalledWith([8]);
    for (const [sound, framed, felt, inFrame, buzzes] of [
      ['off', 'off', 'on', false, true],
      ['on', 'on', 'off', false, false],
      ['on', 'off', 'on', true, false],
      ['on', 'on', 'on', true, true],
    ] as const) {
      vi.stubGlobal('window', globalThis);
      vi.stubGlobal('parent', inFrame ? {} : globalThis);
      Object.assign(prefs, { sound, framed, buzz: felt });
      expect(hasBuzz(), `${sound} ${framed} ${felt}`).toBe(buzzes);
    }
    Object.assign(prefs, prefsFrom(null));
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('never begins twice within 30 ms', () => {
    const taken: number[] = [];
    expect([1, 1.01, 1.029, 1.031, 1.05, 0.98, 0.96].map((at) => hasRoom(at, taken))).toEqual([
      true,
      false,
      false,
      true,
      false,
      false,
      true,
    ]);
  });
});

describe('M27: the audio', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is suspended some seconds after the last touch, even if nothing has sounded, and goes on with the next', () => {
    vi.useFakeTimers();
    const changes: string[] = [];
    class Audio {
      state = 'running';
      resume(): Promise<void> {
        changes.push((this.state = 'running'));
        return Promise.resolve();
      }
      suspend(): Promise<void> {
        changes.push((this.state = 'suspended'));
        return Promise.resolve();
      }
    }
    vi.stubGlobal('AudioContext', Audio);
    vi.stubGlobal('window', globalThis);
    wake();
    vi.advanceTimersByTime(SILENCE - 1);
    wake();
    vi.advanceTimersByTime(SILENCE - 1);
    expect(changes).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(changes).toEqual(['suspended']);
    wake();
    expect(changes).toEqual(['suspended', 'running']);
    vi.advanceTimersByTime(SILENCE);
    expect(changes).toEqual(['suspended', 'running', 'suspended']);
  });

  it('outlasts the longest sound', () => {
    const ends = ALL.map((sound) => samples(sound, RATE).length / RATE);
    expect(Math.max(...ends) * 1000).toBeLessThan(SILENCE - 1000);
  });
});

const step = (one: object): Step => one as Step;
const strike = (game: string) => (one: Step) =>
  soundsOf(game)!(one, { players: [{}, {}, {}], config: { pyramid: 'a' } } as never);

describe('S6: what is heard of a move', () => {
  const stone = (to: string): Step => step({ step: 'move', from: 'boat/0/0', to, face: { is: 'stone' } });
  const point = step({ step: 'count', at: 'score/1', by: 2 });

  it('is heard when the piece lands, higher for each stone below', () => {
    const at = (to: string) => heardOf([stone(to)], 200, strike('imhotep'))[0]!;
    expect(at('obelisk/1/0')).toMatchObject({ sound: 'stone', at: 'obelisk/1/0', rate: 1, after: 172 });
    expect(at('obelisk/1/1').rate).toBeCloseTo(1.035);
    expect(at('obelisk/1/2').rate).toBeCloseTo(1.035 ** 2);
    expect(at('temple/11').rate).toBeCloseTo(1.035 ** 2);
    expect(at('pyramid/0/13').rate).toBeCloseTo(1.035 ** 2);
    expect(at('obelisk/1/60').rate).toBeLessThan(1.4);
  });

  it('points go up a scale, and only points that are won are heard', () => {
    const tones = [0, 1, 2].map((counted) => heardOf([point], 120, strike('duel'), counted)[0]!.rate!);
    expect(tones[0]).toBe(1);
    expect(tones[1]).toBeGreaterThan(1.1);
    expect(tones[2]).toBeGreaterThan(tones[1]!);
    expect(heardOf([step({ step: 'count', at: 'score/1', by: -2 })], 120, strike('duel'))).toEqual([]);
    expect(heardOf([step({ step: 'count', at: 'round', by: 1 })], 120, strike('duel'))).toEqual([]);
  });

  it('without motion it is three different blows at most, one after the other', () => {
    const heard = heardOf(
      [stone('temple/0'), stone('temple/1'), point, stone('quarry/1'), stone('boat/1/1')],
      0,
      strike('imhotep'),
    );
    expect(heard.map(({ sound, after }) => [sound, after])).toEqual([
      ['stone', 0],
      ['point', 110],
      ['sled', 220],
    ]);
  });
});

/** Every kind of step of the recorded games of a game, with one of them. */
async function stepsOf(game: string): Promise<Map<string, Step>> {
  const engine = (await import(`../../pkg/${game}/${game}.js`)) as {
    initSync(how: object): void;
    Session: { resume(text: string): Session };
  };
  engine.initSync({ module: readFileSync(`pkg/${game}/${game}_bg.wasm`) });
  const head = (place: string): string => place.split('/')[0]!,
    kinds = new Map<string, Step>();
  const folder = 'tests/playthroughs';
  for (const file of readdirSync(folder).filter(
    (name) => name.startsWith(`${game}-`) && name.endsWith('.json'),
  )) {
    const record = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as { moves: [number, never][] };
    const session = engine.Session.resume(JSON.stringify({ ...record, redraws: undefined, moves: [] }));
    for (const [seat, move] of record.moves) {
      let steps: Step[];
      try {
        steps = session.play(seat, move, null);
      } catch {
        break; // hidden pieces were redrawn in this record
      }
      for (const one of steps) {
        if (one.step === 'say') continue;
        const name =
          one.step === 'move' ? `move ${head(one.from)} > ${head(one.to)}` : `${one.step} ${head(one.at)}`;
        kinds.set(name, one);
      }
    }
    session.free();
  }
  return kinds;
}

/**
 * The steps that are silent because another step of the same move is heard; of counters, only points are
 * heard.
 */
const SILENT: Record<string, RegExp> = {
  imhotep: /^move (dock > shore|discard > deck|market > discard|pair > discard)$/,
  kontor: /^move (cell > under|chosen > chip|pile > top|.* > (box|markers))$/,
};

describe('S6: every game is heard', () => {
  it.each(GAMES)('%s: each motion that is seen has its sound', async (game) => {
    const mute = [...(await stepsOf(game))].flatMap(([kind, one]) =>
      kind.startsWith('count ') || SILENT[game]?.test(kind) || heardOf([one], 200, strike(game)).length > 0
        ? []
        : [kind],
    );
    expect(mute).toEqual([]);
  });

  it('every sound is used: by a game, or by all', async () => {
    const used = new Set<Sound>(['undo', 'no', 'yours', 'point', 'end']);
    for (const game of GAMES)
      for (const one of (await stepsOf(game)).values())
        for (const { sound } of heardOf([one], 200, strike(game))) used.add(sound);
    expect([...used].sort()).toEqual([...ALL].sort());
  });
});
