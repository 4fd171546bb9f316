// The icons of the installed page, drawn from our own vectors when the page is built. The drawing program is
// WebAssembly: it gives the same bytes on every machine.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { inRoot } from './shell.mjs';

/** With rounded corners, and filled to the edges for systems that cut their own shape out of it. */
const ROUND = 'www/home/setup/icon.svg';
const FULL = 'www/features/offline/icon-full.svg';
export const ICONS = [
  { file: 'icons/icon-192.png', from: ROUND, size: 192, purpose: 'any' },
  { file: 'icons/icon-512.png', from: ROUND, size: 512, purpose: 'any' },
  { file: 'icons/full-192.png', from: FULL, size: 192, purpose: 'maskable' },
  { file: 'icons/full-512.png', from: FULL, size: 512, purpose: 'maskable' },
  { file: 'icons/apple-touch.png', from: FULL, size: 180 },
];

let drawing = null;

/** Returns a drawing as the bytes of a PNG file, `width` pixels wide. */
export async function pngOf(svg, width) {
  drawing ??= initWasm(
    readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')),
  );
  await drawing;
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
}

export const png = ({ from, size }) => pngOf(readFileSync(inRoot(from), 'utf8'), size);
