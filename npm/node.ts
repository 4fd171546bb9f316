// In Node files are read rather than fetched; everything else is the same.
import { readFile } from 'node:fs/promises';
import { readWith } from './reader.js';

readWith((game) => readFile(new URL(`../pkg/${game}/${game}_bg.wasm`, import.meta.url)));

export * from './index.js';
