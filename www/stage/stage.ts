// The stage: two canvases, the table and the overlay. It shows a view and plays steps; games draw.
import type { GamePage } from '../games/contract';
import { colourWishes, lifeIn, media, onMutation } from '../dom/life';
import type { Place, Printed, Seat, Setup, Step, View } from '../engine/wire';
import type { G } from './brush/ink';
import { lookFor, NOON, type Look } from './brush/palette';
import type { Rect } from './layout/rect';
import { faced } from './layout/turned';
import { fitTitles, tapRect, type Area } from './layout/types';
import { canvasIn, pixelRatio, schemeNow, sizeOf } from './canvas';
import { paintBoard, paintTable, type Mark, type Picture } from './draw';
import type { Moving } from './moving';
import type * as Matter from './matter/matter';
import type { Bare } from './matter/dress';
import { emptyScene, sceneOf, stepped, type Scene } from './scene';
import { Sprites } from './sprites';
import type { Stage } from './contract';

export type { Area, Mark, Rect, Stage };

/** The time for drawing faces in one frame while the first picture, or one of another size, is painted, in ms. */
const SLICE = 24;

/** The materials, which every stage of the page uses once they have been fetched. */
let matter: typeof Matter | null = null;

/**
 * Makes a stage. `host`: an element that is positioned; `gradual`: the first picture is painted over several
 * frames, the board first, so that no player waits for the last piece.
 */
export function makeStage(
  host: HTMLElement,
  game: GamePage,
  setup: Setup,
  prints: readonly Printed[],
  gradual = false,
): Stage {
  return new CanvasStage(host, game, setup, prints, gradual);
}

class CanvasStage implements Stage {
  private table: HTMLCanvasElement;
  private overlay: HTMLCanvasElement;
  private board = document.createElement('canvas');
  /** The look of the table while it is being dressed. */
  private dressing: Look | null = null;
  /** Whether parts have been fetched since the table was dressed. */
  private stained = false;
  /** Whether the table was dressed, or is being dressed, with all parts that are fetched late. */
  private complete = false;
  private boardKey = '';
  picture: Picture;
  private frame = 0;
  /** Whether something has changed since the table was painted. */
  private stale = false;
  private size = { w: 0, h: 0 };
  private dpr = 1;
  private readonly ending = new AbortController();
  private readonly wishes;
  /** The moving pieces, once the motions have been fetched. */
  private moving: Moving | null = null;
  private repaint = () => this.resize();
  /** Ends when the window has other pixels, or another size. */
  private pixels = lifeIn(this.ending.signal);

  constructor(
    private host: HTMLElement,
    private game: GamePage,
    private setup: Setup,
    private prints: readonly Printed[],
    private gradual: boolean,
  ) {
    this.table = canvasIn(host);
    this.overlay = canvasIn(host);
    // The rest of the picture depends on the size of the host.
    const picture: Omit<Picture, 'look' | 'sprites' | 'layout'> = {
      game,
      setup,
      prints: new Map(prints.map((p) => [p.at, p.print])),
      scene: emptyScene(),
      marks: new Map(),
      hidden: new Set(),
      pending: new Map(),
      ghosts: [],
      group: [],
      notes: [],
    };
    this.picture = picture as Picture;
    host.toggleAttribute('data-painting', gradual);
    const life = this.ending.signal;
    this.wishes = colourWishes(life, this.repaint);
    onMutation(life, this.repaint, document.documentElement, { attributeFilter: ['data-theme'] });
    // Letters of the typeface that is still loading will have another width.
    if (document.fonts?.status === 'loading')
      void document.fonts.ready.then(() => {
        if (this.table.isConnected) this.repaint();
      });
    this.fit();
  }

  show(view: View, eye: Seat | null, notes = this.picture.notes): void {
    this.picture = { ...this.picture, ghosts: [], group: [], notes };
    const same = this.picture.scene.eye === eye || (this.gradual && this.boardKey === '');
    this.moving?.end(!same);
    this.picture = this.pictureOf(sceneOf(view, eye, this.picture.scene));
    if (same) this.wish();
    else this.paint();
  }

  /** The hour that the table should show, which comes from the scene. */
  private get hour(): number {
    return this.game.hourOf?.(this.picture.scene) ?? NOON;
  }

  /** Adds grain and light once the plain table is complete, and again at another hour. */
  private dress(): void {
    const { look } = this.picture,
      { hour } = this;
    if (this.dressing === look) return;
    this.host.toggleAttribute('data-painting', false);
    const asItIs = look.hour === hour || look.scheme === 'dark'; // at dusk all hours look the same
    if (look.flat || (look.matter && asItIs && !this.stained)) return;
    this.stained = false;
    this.dressing = look;
    this.host.toggleAttribute('data-painting', true);
    const done = (): void => {
      if (this.dressing !== look) return;
      this.dressing = null;
      this.host.toggleAttribute('data-painting', false);
    };
    this.complete = false;
    const bare: Bare = {
      picture: () => this.picture,
      dpr: this.dpr,
      busy: () => this.moving?.busy ?? false,
      same: () => this.picture.look === look && this.table.isConnected,
      wear: (worn, sprites, board) => {
        this.picture = { ...this.picture, look: worn, sprites };
        this.board = board;
        this.paint();
      },
      complete: () => (this.complete = true),
    };
    void import('./matter/dress').then(async (late) => {
      matter = late.matter;
      await late.dress(bare, hour).then(done, done);
      // What came too late for this is painted as soon as it has come, or by the dressing that has begun since.
      if ((await late.typeface()) && !this.dressing) this.renew();
    }, done);
  }

  prepare(step?: Step): Promise<void> | null {
    if (step) return this.moving?.ahead(step) ?? null;
    return this.moving
      ? null
      : import('./moving').then(
          ({ Moving }) => {
            this.moving ??= new Moving({
              table: this.table,
              life: this.ending.signal,
              picture: () => this.picture,
              after: this.after,
              lay: (board, key) => {
                this.board = board;
                this.boardKey = key;
              },
              held: (hidden, pending, anew) => {
                this.picture = { ...this.picture, hidden, pending };
                this.stale ||= anew;
              },
              clear: () => this.clear(this.overlay),
              wish: this.next,
            });
          },
          () => undefined,
        );
  }

  play(step: Step, ms: number, next?: Step): Promise<void> {
    if (step.step === 'say') return Promise.resolve();
    const before = this.picture;
    this.picture = { ...this.after(step), ghosts: [] };
    const shown = ms > 0 ? this.moving?.begin(step, before, this.picture, ms, next) : null;
    this.wish();
    return shown ?? Promise.resolve();
  }

  finish(): void {
    this.moving?.finish();
    // A page in the background gets no frames.
    if (document.hidden) this.tick(performance.now());
  }

  mark(marks: Map<Place, Mark>): void {
    this.picture = { ...this.picture, marks };
    this.wish();
  }

  group(places: Place[]): void {
    if (places.length === 0 && this.picture.group.length === 0) return;
    this.picture = { ...this.picture, group: places };
    this.wish();
  }

  showGhosts(steps: Step[]): void {
    if (steps.length === 0 && this.picture.ghosts.length === 0) return;
    this.picture = { ...this.picture, ghosts: steps };
    this.wish();
  }

  seat(across: readonly Seat[]): void {
    const { scene } = this.picture;
    if (across.join() === scene.across.join()) return;
    this.picture = this.pictureOf({ ...scene, across });
    if (this.boardKey !== '') this.paint();
  }

  rect(place: Place): Rect | null {
    return tapRect(this.picture.layout, place);
  }

  areas(): Area[] {
    fitTitles(this.size); // another stage may have been laid out since
    return this.picture.layout.areas;
  }

  resize(): void {
    this.fit();
    this.paint();
  }

  renew(): void {
    // A stage that has ended would be dressed again and again, since it is never complete.
    if (this.complete || this.ended) return;
    this.stained = true;
    const { look } = this.picture;
    if (look.flat) return this.resize();
    // The current dressing is out of date.
    this.picture = { ...this.picture, look: { ...look } };
    if (!this.gradual) this.dress();
  }

  private get ended(): boolean {
    return this.ending.signal.aborted;
  }

  get fits(): boolean {
    const { w, h } = sizeOf(this.host);
    return this.size.w === w && this.size.h === h && this.dpr === pixelRatio();
  }

  destroy(): void {
    this.moving?.destroy();
    cancelAnimationFrame(this.frame);
    this.ending.abort();
    this.table.remove();
    this.overlay.remove();
    // Their memory is free at once, not when the browser collects what is not used any more.
    for (const canvas of [this.table, this.overlay, this.board]) canvas.width = canvas.height = 0;
  }

  /** Takes over the current size, device pixels and colours. */
  private fit(): void {
    const { w, h } = (this.size = sizeOf(this.host)),
      dpr = (this.dpr = pixelRatio());
    this.pixels.abort(null);
    this.pixels = lifeIn(this.ending.signal);
    media(this.pixels.signal, `(resolution: ${window.devicePixelRatio}dppx)`, this.repaint);
    for (const canvas of [this.table, this.overlay, this.board]) {
      canvas.width = Math.round(w * dpr);
      canvas.height = Math.round(h * dpr);
      canvas.style.width = `${w}px`;
      canvas.style.height = `${h}px`;
    }
    this.boardKey = '';
    const look = lookFor(
      schemeNow(this.wishes[0].matches, this.wishes[1].matches),
      getComputedStyle(this.host).fontFamily,
      this.gradual ? null : matter,
      this.hour,
    );
    const { look: before, sprites } = this.picture as Partial<Picture>,
      alike = before?.scheme === look.scheme ? sprites : undefined;
    this.picture = { ...this.picture, look, sprites: alike?.resized(dpr) ?? new Sprites(dpr) };
    this.picture = this.pictureOf(this.picture.scene);
  }

  /** Returns the picture of a scene, laid out. */
  private pictureOf(scene: Scene): Picture {
    return {
      ...this.picture,
      scene,
      layout: faced(this.game.layout(this.size, scene, this.setup, this.prints)),
    };
  }

  private after = (step: Step): Picture => this.pictureOf(stepped(this.picture.scene, step, this.game.piles));

  /** Gathers all changes until the next frame and paints them once, in that frame. */
  private wish(): void {
    this.stale = true;
    this.next();
  }

  private next = (): void => {
    if (!this.ended) this.frame ||= requestAnimationFrame(this.tick);
  };

  /** Paints the table, unless the browser gives canvases no context, as some do without memory. */
  private paint(): void {
    if (this.ended) return;
    this.stale = false;
    if ([this.board, this.table, this.overlay].some((canvas) => !canvas.getContext('2d')))
      return void this.host.toggleAttribute('data-painting', false);
    const { boardKey } = this.picture.layout,
      fresh = boardKey !== this.boardKey;
    if (fresh) {
      paintBoard(this.clear(this.board), this.picture);
      this.boardKey = boardKey;
    }
    const g = this.table.getContext('2d')!,
      { sprites } = this.picture;
    g.setTransform(1, 0, 0, 1, 0, 0);
    g.drawImage(this.board, 0, 0);
    if (fresh && this.gradual) return this.wish();
    g.setTransform(this.dpr, 0, 0, this.dpr, 0, 0);
    sprites.allow(this.gradual || sprites.former.size ? SLICE : Infinity);
    paintTable(g, this.picture);
    const { late } = sprites;
    sprites.allow(Infinity); // what moves meanwhile is drawn whole
    if (late) {
      this.host.toggleAttribute('data-painting', true);
      return this.wish();
    }
    sprites.former.clear();
    // The table is complete, so later changes are painted at once.
    this.gradual = false;
    this.dress();
  }

  private clear(canvas: HTMLCanvasElement): G {
    const g = canvas.getContext('2d')!;
    g.setTransform(this.dpr, 0, 0, this.dpr, 0, 0);
    g.clearRect(0, 0, this.size.w, this.size.h);
    return g;
  }

  private tick = (now: number): void => {
    this.frame = 0;
    this.moving?.land(now);
    if (this.stale) this.paint();
    this.moving?.draw(now);
  };
}
