// Motions frame by frame, with a clock that stands still in between: a heavy piece is gathered, rises, falls,
// and stops dead; at rest nothing of the motion is left. `node tools/film.mjs` shows the same frames as
// pictures.
import { expect, type Page } from '@playwright/test';
import { test } from './test';
import { camera, opened, positionOf, SCENES } from '../../tools/lib/film.mjs';
import type { Step } from '../../www/engine/wire';
import { make, mouse, offers, remember, settle, visit, type Speed } from './table';

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
  w: number;
  h: number;
}
interface Film {
  over: boolean;
  waiting(): number;
  begin(steps: Step[], ms: number): void;
  frame(ms: number): Promise<void>;
  until(from: number, to: number): Promise<void>;
  go(): void;
  moving(): Box | null;
  pieces(): number;
  brightness(): number;
  inked(): number;
  still(): number;
  boxes(steps: Step[]): { x: number; y: number; w: number; h: number }[];
}
const film = 'film' as never as keyof Window;

interface Shown {
  box: Box | null;
  pieces: number;
  bright: number;
  inked: number;
  over: boolean;
}

/** Opens the position of a scene; returns its steps. */
async function ready(page: Page, name: string, speed: Speed = 'normal') {
  const scene = SCENES.find((one) => one.name === name)!,
    { link, steps } = await positionOf(scene);
  await remember(page, { speed });
  await opened(page, `./#${link}`);
  return { steps: steps as Step[], ms: scene.ms };
}

/**
 * Returns what the overlay shows at these moments, and where the piece begins and ends; checks that nothing
 * moves afterwards.
 */
async function filmed(page: Page, name: string, times: number[]) {
  const { steps, ms } = await ready(page, name);
  const found = await page.evaluate(
    async ([key, moved, each, moments]) => {
      const camera = window[key] as unknown as Film,
        shown: Shown[] = [];
      camera.begin(moved, each);
      await camera.frame(0);
      for (const [i, time] of moments.entries()) {
        if (i > 0) await camera.until(moments[i - 1]!, time);
        const box = camera.moving();
        shown.push({
          box,
          pieces: camera.pieces(),
          bright: camera.brightness(),
          inked: camera.inked(),
          over: camera.over,
        });
      }
      const ends = camera.boxes(moved.slice(0, 1)).at(-1)!;
      // The effects have ended half a second after the motion.
      await camera.until(moments.at(-1)!, 1000);
      const left = { inked: camera.inked(), frames: camera.waiting() },
        still = camera.still();
      window.__game.stage().resize();
      return { shown, ends, left, same: still === camera.still() };
    },
    [film, steps, ms, times] as const,
  );
  // At rest the still picture is shown, and no frame is requested.
  expect(found.left).toEqual({ inked: 0, frames: 0 });
  expect(found.same).toBe(true);
  const boxes = found.shown.map(({ box }) => box!);
  return { ...found, boxes };
}

test('M24: a stone is gathered, rises, falls and stops dead, flat for a frame', async ({ page }) => {
  const { boxes, shown, ends } = await filmed(page, 'stone-built', [0, 16, 96, 112, 140, 168, 176, 196, 240]);
  const [lying, gathered, high, before, falling, faster, flat] = boxes as Box[];
  expect(gathered!.h).toBeLessThan(lying!.h);
  const foot = ends.y + ends.h;
  expect(high!.bottom).toBeLessThan((lying!.bottom + foot) / 2 - 15); // half way, and high above it
  expect(faster!.bottom - falling!.bottom).toBeGreaterThan(falling!.bottom - before!.bottom);
  expect(faster!.bottom).toBeLessThan(foot);
  expect(flat!.top).toBeGreaterThan(ends.y + 3); // at rest its top would be at `ends.y`
  expect(Math.abs(flat!.bottom - foot)).toBeLessThan(7); // dust lies a little below
  expect(shown[8]!.box?.h ?? 0).toBeLessThan(12); // no stone is left there
  expect(shown[8]!.over).toBe(true);
  expect(shown[8]!.inked).toBeGreaterThan(0); // dust
});

test('M24: a boat gives way under a stone, and comes to rest', async ({ page }) => {
  const { boxes, shown } = await filmed(page, 'stone', [150, 216, 390, 440]);
  expect(boxes[1]!.w).toBeGreaterThan(boxes[0]!.w * 2); // the boat
  expect(shown[1]!.over).toBe(true);
  expect(boxes[1]!.bottom).toBeGreaterThan(boxes[2]!.bottom); // deeper as it is struck than as it settles
  expect(shown[3]!.inked).toBe(0);
});

test('M24: a boat leans back, sails, touches, and there are rings on the water', async ({ page }) => {
  const { boxes, shown } = await filmed(page, 'boat', [0, 24, 120, 200, 280, 344, 420]);
  const [lying, leaning, ...sailing] = boxes;
  expect(leaning!.left).toBeLessThan(lying!.left);
  const middles = sailing.slice(0, 4).map(({ left, w }) => left + w / 2);
  expect(middles).toEqual([...middles].sort((a, b) => a - b));
  expect(shown[6]!.over).toBe(true);
  expect(shown[6]!.inked).toBeGreaterThan(0);
  expect(shown[6]!.box).toBeNull(); // only rings are left on the overlay
});

test('M24: a card is tilted as it is dealt, and lies before the motion is over', async ({ page }) => {
  const { boxes, ends } = await filmed(page, 'card-dealt', [0, 32, 96, 184]);
  const [lying, tilted, high, down] = boxes as [Box, Box, Box, Box];
  // The card may become larger or smaller on its way: the box of a tilted one is broader for its height.
  const breadth = ({ w, h }: Box): number => w / h;
  expect(breadth(tilted)).toBeGreaterThan(breadth(lying) * 1.04);
  expect(breadth(high)).toBeLessThan(breadth(tilted));
  expect(Math.abs(down.left - ends.x)).toBeLessThan(4);
  expect(Math.abs(down.bottom - ends.y - ends.h)).toBeLessThan(4);
});

test('M24: a card that is turned stands on its edge at half time, darker than it lay', async ({ page }) => {
  const { boxes, shown } = await filmed(page, 'card-turned', [0, 32, 64, 80, 96, 128, 159]);
  const widths = boxes.map(({ w }) => w);
  expect(widths[3]!).toBeLessThan(widths[0]! * 0.3);
  expect(widths[2]!).toBeLessThan(widths[1]!);
  expect(widths[4]!).toBeLessThan(widths[5]!);
  expect(boxes[3]!.top).toBeLessThan(boxes[0]!.top - 4); // lifted off the table
  expect(shown[2]!.bright).toBeLessThan(shown[0]!.bright - 8);
  expect(shown[4]!.bright).toBeLessThan(shown[6]!.bright - 8);
});

test('M24: a piece of wall falls faster and faster, and those beside it start', async ({ page }) => {
  const { boxes, shown, ends } = await filmed(page, 'wall', [0, 80, 112, 144, 160, 220]);
  const [, above, falling, faster, struck] = boxes as [Box, Box, Box, Box, Box];
  const foot = ends.y + ends.h;
  expect(above.bottom).toBeLessThan(foot - 12);
  expect(faster.bottom - falling.bottom).toBeGreaterThan(falling.bottom - above.bottom);
  expect(above.w).toBeLessThan(ends.w * 1.5);
  expect(struck.w).toBeGreaterThan(ends.w * 1.8); // with its neighbours
  expect(shown[5]!.over).toBe(true);
  expect(shown[5]!.inked).toBeGreaterThan(0); // dust
});

test('M24: florins follow each other closely, and all of them arrive', async ({ page }) => {
  const { shown, boxes } = await filmed(page, 'florins', [0, 48, 112, 240, 300]);
  expect(shown.map(({ pieces }) => pieces)).toEqual([1, 2, 3, expect.any(Number), 0]);
  expect(shown[4]!.over).toBe(true);
  expect(boxes[2]!.h).toBeGreaterThan(boxes[0]!.h);
});

test('M2: the game does not wait for the effects of a landing, and the next touch ends them', async ({
  page,
}) => {
  const { steps, ms } = await ready(page, 'stone');
  const touches = await page.evaluate(
    async ([key, moved, each]) => {
      const camera = window[key] as unknown as Film;
      const found: object[] = [];
      for (const touch of ['pointerdown', 'keydown']) {
        camera.begin(moved, each);
        await camera.frame(0);
        await camera.until(0, 208);
        const before = { over: camera.over, inked: camera.inked() > 0 };
        document.body.dispatchEvent(new Event(touch, { bubbles: true }));
        const after = camera.inked();
        await camera.frame(224);
        found.push({ ...before, after, frames: camera.waiting() });
      }
      return found;
    },
    [film, steps, ms] as const,
  );
  const ended = { over: true, inked: true, after: 0, frames: 0 };
  expect(touches).toEqual([ended, ended]);
});

test('M3: frames only copy what was painted before, without blur', async ({ page }) => {
  const scenes = ['stone', 'boat', 'wall', 'card-dealt', 'florins'];
  for (const name of scenes) {
    const { steps, ms } = await ready(page, name);
    const painted = await page.evaluate(
      async ([key, moved, each]) => {
        const camera = window[key] as unknown as Film;
        const noted: string[] = [];
        const runs = async (): Promise<void> => {
          camera.begin(moved, each);
          await camera.frame(0); // the table is painted without the moving pieces
          noted.length = 0;
          await camera.until(0, each - 8);
        };
        await runs(); // the first run paints what the motion needs
        await camera.until(each, 1000);
        window.__game.stage().show(window.__game.view(), window.__game.viewpoint().eye); // from the beginning
        const proto = CanvasRenderingContext2D.prototype;
        for (const name of ['shadowBlur', 'filter'] as const) {
          const own = Object.getOwnPropertyDescriptor(proto, name)!;
          Object.defineProperty(proto, name, {
            ...own,
            set(this: CanvasRenderingContext2D, value: never) {
              noted.push(name);
              own.set!.call(this, value);
            },
          });
        }
        const pattern = proto.createPattern;
        proto.createPattern = function (...of) {
          noted.push('a pattern');
          return pattern.apply(this, of);
        };
        window.OffscreenCanvas = new Proxy(OffscreenCanvas, {
          construct(of, size) {
            noted.push('a canvas off screen');
            return Reflect.construct(of, size) as OffscreenCanvas;
          },
        });
        const create = document.createElement.bind(document) as (tag: string) => HTMLElement;
        document.createElement = ((tag: string) => {
          if (tag === 'canvas') noted.push('a canvas');
          return create(tag);
        }) as typeof document.createElement;
        await runs();
        return noted;
      },
      [film, steps, ms] as const,
    );
    expect(painted, name).toEqual([]);
    await page.goto('about:blank');
  }
});

test('M24: with motions turned off neither motions nor their effects are drawn', async ({ page }) => {
  await ready(page, 'stone', 'off');
  await page.evaluate(() => {
    const clear = CanvasRenderingContext2D.prototype.clearRect;
    Object.assign(window, { drawn: 0 });
    CanvasRenderingContext2D.prototype.clearRect = function (...where) {
      if (this.canvas === document.querySelectorAll('.host canvas')[1])
        (window as unknown as { drawn: number }).drawn++;
      clear.apply(this, where);
    };
  });
  await make(page, mouse(page), (await offers(page))[0]!);
  await settle(page);
  expect(await page.evaluate(() => (window as unknown as { drawn: number }).drawn)).toBe(0);
});

test('M2: if the weights cannot be fetched, pieces glide', async ({ page }) => {
  await page.addInitScript(camera);
  await page.route(/\/weights-[^/]*\.js$/, (route) => route.abort());
  const missing = page.waitForEvent('requestfailed');
  const { link, steps } = await positionOf(SCENES[0]!);
  await visit(page, { speed: 'normal', home: true }, `./#${link}`);
  await missing;
  await settle(page);
  const { far, left } = await page.evaluate(
    async ([key, moved]) => {
      const camera = window[key] as unknown as Film,
        stage = window.__game.stage();
      await stage.prepare();
      camera.begin(moved, 200);
      await camera.frame(0);
      const { x, y, w, h } = camera.boxes(moved)[1]!,
        far: (number | null)[] = [];
      for (const ms of [16, 48, 80, 112]) {
        await camera.until(ms - 16, ms);
        const box = camera.moving();
        far.push(
          box && Math.hypot((box.left + box.right) / 2 - x - w / 2, (box.top + box.bottom) / 2 - y - h / 2),
        );
      }
      await camera.until(112, 208);
      const left = { over: camera.over, inked: camera.inked(), frames: camera.waiting() };
      camera.go();
      stage.show(window.__game.view(), window.__game.viewpoint().eye);
      return { far, left };
    },
    [film, steps as Step[]] as const,
  );
  // The stone is seen on its way, nearer in each picture, and nothing follows its landing.
  expect(far).not.toContain(null);
  expect(far).toEqual([...new Set(far)].sort((a, b) => b! - a!));
  expect(left).toEqual({ over: true, inked: 0, frames: 0 });
  const before = await page.evaluate(() => window.__game.moves());
  await make(page, mouse(page), (await offers(page))[0]!);
  await settle(page);
  expect(await page.evaluate(() => window.__game.moves())).toBe(before + 1);
});
