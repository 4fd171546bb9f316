// Films what moves on a table of the running page, frame by frame: the page's clock stands still but when it
// is told to go on. The end-to-end tests look at the frames, and `node tools/film.mjs` writes them as
// pictures.
/* global window, document, Image, requestAnimationFrame, cancelAnimationFrame */
import { readFileSync } from 'node:fs';
import { codeOf, moduleOf } from './wasm.mjs';

const head = (place) => place.split('/')[0];
const goes = (from, to) => (step) => step.step === 'move' && head(step.from) === from && head(step.to) === to;

/**
 * The scenes that are filmed: in which game, the first of which steps, how long it takes, and at which
 * moments, in ms.
 */
export const SCENES = [
  {
    name: 'stone',
    game: 'imhotep',
    from: 3,
    is: goes('sled', 'boat'),
    ms: 200,
    times: [0, 24, 60, 96, 140, 172, 188, 250],
  },
  {
    name: 'stone-built',
    game: 'imhotep',
    from: 3,
    make: [{ step: 'move', from: 'sled/0/0', to: 'temple/0', face: { is: 'stone', seat: 0 } }],
    ms: 200,
    times: [0, 24, 60, 96, 140, 172, 176, 250],
  },
  {
    name: 'boat',
    game: 'imhotep',
    from: 8,
    is: goes('lane', 'dock'),
    ms: 350,
    times: [0, 30, 90, 150, 205, 260, 326, 400],
  },
  {
    name: 'card-dealt',
    game: 'imhotep',
    from: 8,
    is: goes('market', 'held'),
    ms: 200,
    times: [0, 20, 50, 80, 110, 150, 184, 200],
  },
  {
    name: 'card-turned',
    game: 'rampart',
    from: 1,
    is: (step) => step.step === 'turn' && step.face !== null,
    ms: 160,
    times: [0, 40, 64, 76, 88, 104, 120, 160],
  },
  {
    name: 'wall',
    game: 'rampart',
    from: 24,
    is: goes('card', 'wall'),
    ms: 200,
    times: [0, 40, 80, 110, 140, 157, 176, 230],
  },
  {
    name: 'florins',
    game: 'kontor',
    from: 2,
    make: [0, 1, 2].map(() => ({ step: 'move', from: 'treasury', to: 'purse/0', face: null })),
    ms: 200,
    times: [0, 30, 60, 95, 125, 155, 200, 320],
  },
];

/**
 * Plays a game by a fixed rule until a step of the scene comes; returns a link to the position before it, and
 * the steps.
 * @param {{ game: string, from: number, is?: (step: any) => boolean, make?: any[] }} scene
 */
export async function positionOf({ game, from, is, make }) {
  const engine = await import(codeOf(game));
  engine.initSync({ module: readFileSync(moduleOf(game)) });
  const [entry] = engine.catalogue().games;
  const config = Object.fromEntries(entry.options.map(({ key, default: value }) => [key, value ?? null]));
  const players = ['Anna', 'Bruno'].map((name, colour) => ({ name, colour }));
  const session = engine.Session.open({ game, players, config, seed: 6 });
  for (let move = 0; move < 400; move++) {
    const [seat] = session.view(null).toAct,
      offers = session.offers(seat);
    if (make && move >= from) return { link: session.link(), steps: make };
    if (move >= from && is)
      for (const offer of offers) {
        const trial = engine.Session.resume(session.record()),
          steps = trial.play(seat, offer.move, null),
          found = steps.filter(({ step }) => step !== 'say');
        trial.free();
        if (found[0] && is(found[0])) return { link: session.link(), steps: [found[0]] };
      }
    session.play(seat, offers[(move * 7919 + 13) % offers.length].move, null);
  }
  throw new Error(`nothing of the kind comes in ${game}`);
}

/** At which moments the winner's scene is filmed, in ms: the medal is up at 300, the laurel grown at 750. */
export const WINNER = [0, 100, 220, 350, 480, 620, 760, 900];

/** Returns a link to a game of the Duel before its last move. */
export async function lastMove() {
  const engine = await import(codeOf('duel'));
  engine.initSync({ module: readFileSync(moduleOf('duel')) });
  const [entry] = engine.catalogue().games;
  const config = Object.fromEntries(entry.options.map(({ key, default: value }) => [key, value ?? null]));
  const players = ['Anna', 'Bruno'].map((name, colour) => ({ name, colour }));
  const session = engine.Session.open({ game: 'duel', players, config, seed: 6 });
  let link = session.link();
  for (let move = 0; session.view(null).outcome === null; move++) {
    link = session.link();
    const [seat] = session.view(null).toAct,
      offers = session.offers(seat);
    session.play(seat, offers[(move * 7919 + 13) % offers.length].move, null);
  }
  return { link, moments: WINNER };
}

/**
 * Makes the last move of a game, stops the motions of the winner's scene, and returns it at each moment, as
 * PNG.
 */
export async function winner(page, moments) {
  // The first move that is offered, as a player makes it: tap by tap, then the answer.
  for (let taps = 0; taps < 6 && (await page.evaluate(() => window.__game.view().outcome === null)); taps++)
    await page.locator('.layer button.lit, .choices button').first().dispatchEvent('click');
  const medal = page.locator('.medal.moving');
  await medal.waitFor();
  await medal.evaluate((one) => one.getAnimations({ subtree: true }).forEach((each) => each.pause()));
  const frames = [];
  for (const ms of moments) {
    await medal.evaluate((one, at) => {
      for (const each of one.getAnimations({ subtree: true })) each.currentTime = at;
    }, ms);
    frames.push(await page.locator('.ending').screenshot());
  }
  return frames;
}

/** Puts frames side by side, four in a row. */
export const joined = (page, frames, moments) =>
  page.evaluate(
    async ([sources, times]) => {
      const pictures = await Promise.all(
        sources.map(async (src) => {
          const picture = Object.assign(new Image(), { src });
          await picture.decode();
          return picture;
        }),
      );
      const { width, height } = pictures[0],
        strip = Object.assign(document.createElement('canvas'), {
          width: width * 4,
          height: height * Math.ceil(pictures.length / 4),
        }),
        g = strip.getContext('2d');
      pictures.forEach((picture, i) => {
        const [x, y] = [(i % 4) * width, Math.floor(i / 4) * height];
        g.drawImage(picture, x, y);
        g.fillText(`${times[i]} ms`, x + 4, y + height - 4);
      });
      return strip.toDataURL();
    },
    [frames.map((frame) => `data:image/png;base64,${frame.toString('base64')}`), moments],
  );

/**
 * Opens a position, and resolves when the table is as it stays and things weigh something: both is fetched
 * after the first picture.
 */
export async function opened(page, address) {
  await page.addInitScript(camera);
  await page.goto(address);
  await page.locator('main.game').waitFor();
  const file = await page.waitForFunction(
    () =>
      performance.getEntriesByType('resource').find(({ name }) => /\/weights-[^/]*\.js$/.test(name))?.name,
  );
  await file.evaluate((name) => import(name).then(() => undefined));
  await page.evaluate(() => window.__game.stage().prepare());
  await page.waitForFunction(() => document.querySelector('.host').hasAttribute('data-painting') === false);
}

/** In the page, before anything else: a clock that can be stopped, and a camera. */
export function camera() {
  const ownNow = performance.now.bind(performance),
    ownFrame = requestAnimationFrame.bind(window),
    ownCancel = cancelAnimationFrame.bind(window);
  let start = null,
    at = 0,
    last = 1e6;
  const waiting = new Map(),
    asked = new Map();
  performance.now = () => (start === null ? ownNow() : at);
  window.requestAnimationFrame = (work) => {
    if (start === null) {
      const id = ownFrame((now) => {
        asked.delete(id);
        work(now);
      });
      asked.set(id, work);
      return id;
    }
    waiting.set(++last, work);
    return last;
  };
  window.cancelAnimationFrame = (id) => {
    if (waiting.delete(id)) return;
    asked.delete(id);
    ownCancel(id);
  };
  /** One frame, so many ms after the clock was stopped; then everything that was waiting for it. */
  const frame = async (ms) => {
    at = start + ms;
    const works = [...waiting.values()];
    waiting.clear();
    for (const work of works) work(at);
    for (let turn = 0; turn < 8; turn++) await Promise.resolve();
  };
  const canvases = () => [...document.querySelectorAll('.host canvas')];
  const stage = () => window.__game.stage();
  const film = {
    waiting: () => waiting.size,
    /** The real time, for measuring. */
    clock: ownNow,
    /** Stops the clock. A frame that the page waits for already comes from this clock, too: the page asks for no other. */
    stop() {
      start = at = ownNow();
      for (const [id, work] of asked) {
        ownCancel(id);
        waiting.set(id, work);
      }
      asked.clear();
    },
    go() {
      start = null;
      const works = [...waiting.values()];
      waiting.clear();
      for (const work of works) window.requestAnimationFrame(work);
    },
    frame,
    /** Plays steps of so many ms each as a move does, from now on. */
    begin(steps, ms) {
      film.stop();
      film.over = false;
      film.done = (async () => {
        for (const [i, step] of steps.entries()) await stage().play(step, ms, steps[i + 1]);
        film.over = true;
      })();
    },
    /** All frames until this moment, sixty in a second. */
    async until(from, to) {
      for (let ms = from + 16; ms < to; ms += 16) await frame(ms);
      await frame(to);
    },
    /**
     * The box around what is moving, in pixels of the canvas; null: nothing moves. What is half transparent
     * does not count.
     */
    moving() {
      const [, overlay] = canvases(),
        { data, width, height } = overlay.getContext('2d').getImageData(0, 0, overlay.width, overlay.height);
      let [left, top, right, bottom] = [width, height, -1, -1];
      for (let y = 0; y < height; y++)
        for (let x = 0; x < width; x++)
          if (data[(y * width + x) * 4 + 3] > 200) {
            left = Math.min(left, x);
            right = Math.max(right, x);
            top = Math.min(top, y);
            bottom = y;
          }
      return right < 0 ? null : { left, top, right, bottom, w: right - left + 1, h: bottom - top + 1 };
    },
    /** How many things are moving, told apart from left to right or from top to bottom. */
    pieces() {
      const [, overlay] = canvases(),
        { data, width, height } = overlay.getContext('2d').getImageData(0, 0, overlay.width, overlay.height);
      const [across, down] = [new Set(), new Set()];
      for (let y = 0; y < height; y++)
        for (let x = 0; x < width; x++)
          if (data[(y * width + x) * 4 + 3] > 200) {
            across.add(x);
            down.add(y);
          }
      return Math.max(...[across, down].map((full) => [...full].filter((at) => !full.has(at - 1)).length));
    },
    /** How bright what is moving is, from 0 to 255. */
    brightness() {
      const [, overlay] = canvases(),
        { data } = overlay.getContext('2d').getImageData(0, 0, overlay.width, overlay.height);
      let [sum, n] = [0, 0];
      for (let i = 0; i < data.length; i += 4)
        if (data[i + 3] > 200) {
          sum += data[i] + data[i + 1] + data[i + 2];
          n += 3;
        }
      return n ? sum / n : 0;
    },
    /** How many pixels of the overlay are not empty. */
    inked() {
      const [, overlay] = canvases(),
        { data } = overlay.getContext('2d').getImageData(0, 0, overlay.width, overlay.height);
      let n = 0;
      for (let i = 3; i < data.length; i += 4) if (data[i] > 0) n++;
      return n;
    },
    /** The table as it is now, as a number that differs if a pixel does. */
    still() {
      const [table] = canvases(),
        { data } = table.getContext('2d').getImageData(0, 0, table.width, table.height);
      let hash = 0;
      for (const value of data) hash = (Math.imul(hash, 31) + value) | 0;
      return hash;
    },
    /** The boxes of the places that these steps go between, as they are now. */
    boxes: (steps) =>
      steps
        .flatMap((step) => (step.step === 'move' ? [step.from, step.to] : [step.at]))
        .map((place) => stage().picture.layout.places.get(place))
        .filter(Boolean),
    /**
     * A whole strip as a picture: frames side by side, four in a row, each of them the part of the table
     * where something happens.
     */
    async strip(steps, ms, times, air) {
      const boxes = film.boxes(steps);
      film.begin(steps, ms);
      boxes.push(...film.boxes(steps));
      const x = Math.max(0, Math.min(...boxes.map((r) => r.x)) - air),
        y = Math.max(0, Math.min(...boxes.map((r) => r.y)) - air),
        w = Math.max(...boxes.map((r) => r.x + r.w)) + air - x,
        h = Math.max(...boxes.map((r) => r.y + r.h)) + air - y;
      const [table] = canvases(),
        k = table.width / table.clientWidth,
        scale = Math.min(2, 480 / w),
        across = Math.ceil(w * scale) + 6,
        down = Math.ceil(h * scale) + 6;
      const strip = Object.assign(document.createElement('canvas'), {
        width: across * Math.min(4, times.length),
        height: down * Math.ceil(times.length / 4),
      });
      const g = strip.getContext('2d');
      await frame(0);
      for (const [i, time] of times.entries()) {
        if (i > 0) await film.until(times[i - 1], time);
        const at = [(i % 4) * across, Math.floor(i / 4) * down, w * scale, h * scale];
        for (const canvas of canvases()) g.drawImage(canvas, x * k, y * k, w * k, h * k, ...at);
        g.fillText(`${time} ms`, at[0] + 4, at[1] + h * scale - 4);
      }
      await film.until(times.at(-1), 1500);
      film.go();
      return strip.toDataURL();
    },
  };
  Object.assign(window, { film });
}
