// The materials of things: one seamless tile of noise for each, which is laid over any fill.
import { fillPath, type G } from '../brush/path';
import type { Look } from '../brush/palette';

export type Material = 'sand' | 'slab' | 'wood' | 'paper' | 'masonry' | 'water' | 'cloth';

/** The number of threads across a tile of cloth. */
const THREADS = 32;

interface Recipe {
  /** The cells of the coarsest noise along x and y, and the octaves, each twice as fine. */
  cells: [number, number];
  octaves: number;
  /** The greatest strength of raised and of sunk parts. */
  white: number;
  ink: number;
  /** Returns the height of a pixel from noise and dust (-1 to 1), and its place in the tile (0 to 1). */
  height(noise: number, dust: number, x: number, y: number): number;
}

const RECIPES: Record<Material, Recipe> = {
  sand: {
    cells: [5, 14],
    octaves: 2,
    white: 0.16,
    ink: 0.09,
    height: (noise, dust) => noise * 0.75 + dust * 0.55,
  },
  slab: {
    cells: [3, 8],
    octaves: 4,
    white: 0.22,
    ink: 0.05,
    height: (noise, dust) => noise * 0.9 + dust * 0.4,
  },
  wood: {
    cells: [2, 40],
    octaves: 2,
    white: 0.16,
    ink: 0.2,
    height: (noise, dust) => Math.sin(noise * 7) * 0.7 + dust * 0.25,
  },
  paper: {
    cells: [6, 6],
    octaves: 3,
    white: 0.14,
    ink: 0.06,
    height: (noise, dust) => noise * 0.5 + dust * 0.5,
  },
  masonry: { cells: [9, 9], octaves: 4, white: 0.2, ink: 0.14, height: (noise, dust) => noise + dust * 0.35 },
  // Light gathers where the noise crosses zero: those lines are the net that sunlight draws on a river bed.
  water: {
    cells: [5, 9],
    octaves: 3,
    white: 0.3,
    ink: 0.1,
    height: (noise) => {
      const off = Math.abs(noise);
      return off < 0.07 ? (0.07 - off) * 13 : -0.3 * off;
    },
  },
  // Threads cross, under and over, on soft folds.
  cloth: {
    cells: [4, 3],
    octaves: 2,
    white: 0.2,
    ink: 0.2,
    height: (noise, dust, x, y) =>
      Math.sin(x * THREADS * 2 * Math.PI) * Math.sin(y * THREADS * 2 * Math.PI) * 0.55 +
      noise * 0.6 +
      dust * 0.15,
  },
};
export const MATERIALS = Object.keys(RECIPES) as Material[];

export const SIDE = 192;
const INK = [46, 26, 8] as const;

/** Fills a list with numbers from -1 to 1, the same for the same seed. */
function scatter<L extends Float32Array | Float64Array>(list: L, seed: number): L {
  for (let i = 0, state = seed; i < list.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    list[i] = (state >>> 0) / 2147483648 - 1;
  }
  return list;
}

const soft = (t: number): number => t * t * (3 - 2 * t);

/**
 * Adds smooth noise over the unit square, which repeats seamlessly, to the heights of a tile. What neighbours
 * share is worked out once: each row of cells is stretched to the width of the tile before its lines are made.
 */
function addNoise(heights: Float64Array, columns: number, rows: number, seed: number, loud: number): void {
  const cells = scatter(new Float32Array(columns * rows), seed),
    stretched = new Float64Array(rows * SIDE);
  for (let p = 0; p < SIDE; p++) {
    const x = (p / SIDE) * columns,
      i = Math.floor(x),
      part = soft(x - i),
      left = i % columns,
      right = (i + 1) % columns;
    for (let j = 0; j < rows; j++)
      stretched[j * SIDE + p] = cells[j * columns + left]! * (1 - part) + cells[j * columns + right]! * part;
  }
  for (let line = 0, at = 0; line < SIDE; line++) {
    const y = (line / SIDE) * rows,
      j = Math.floor(y),
      part = soft(y - j),
      above = (j % rows) * SIDE,
      below = ((j + 1) % rows) * SIDE;
    for (let p = 0; p < SIDE; p++, at++)
      heights[at]! += (stretched[above + p]! * (1 - part) + stretched[below + p]! * part) * loud;
  }
}

/** The dust of every tile. */
let dust: Float64Array | null = null;

/** Returns the pixels of a tile: white where it is raised, ink where it is sunk, both nearly transparent. */
export function grainOf(material: Material): Uint8ClampedArray<ArrayBuffer> {
  const { cells, octaves, white, ink, height } = RECIPES[material];
  const heights = new Float64Array(SIDE * SIDE),
    data = new Uint8ClampedArray(SIDE * SIDE * 4);
  dust ??= scatter(new Float64Array(SIDE * SIDE), 9);
  for (let octave = 0, loud = 1; octave < octaves; octave++, loud *= 0.55)
    addNoise(heights, cells[0] << octave, cells[1] << octave, 77 + octave * 31 + cells[0], loud);
  for (let p = 0; p < SIDE * SIDE; p++) {
    const up = height(heights[p]!, dust[p]!, (p % SIDE) / SIDE, Math.floor(p / SIDE) / SIDE),
      raised = up > 0;
    data[p * 4] = raised ? 255 : INK[0];
    data[p * 4 + 1] = raised ? 255 : INK[1];
    data[p * 4 + 2] = raised ? 255 : INK[2];
    data[p * 4 + 3] = raised ? Math.min(1, up) * white * 255 : Math.min(1, -up) * ink * 255;
  }
  return data;
}

const tiles = new Map<Material, HTMLCanvasElement>();

/** Returns the tile of a material. It is made once, which takes a few milliseconds. */
export function tileOf(material: Material): HTMLCanvasElement {
  const known = tiles.get(material);
  if (known) return known;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  canvas.getContext('2d')!.putImageData(new ImageData(grainOf(material), SIDE, SIDE), 0, 0);
  tiles.set(material, canvas);
  return canvas;
}

/** Lays the grain of a material over the current path. */
export function grain(g: G, look: Look, material: Material, alpha = 1, scale = 1, x = 0, y = 0): void {
  if (look.flat) return;
  const pattern = g.createPattern(tileOf(material), 'repeat')!;
  pattern.setTransform(new DOMMatrix([scale, 0, 0, scale, x, y]));
  g.save();
  g.globalAlpha *= alpha;
  fillPath(g, pattern);
  g.restore();
}
