// In Node files are read rather than fetched, and threads are those of Node; everything else is the same.
import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { host } from './host.js';

host.read = (address) => readFile(address);
host.readModule = (game) => readFile(new URL(`../pkg/${game}/${game}_bg.wasm`, import.meta.url));
host.think = (task) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker-node.js', import.meta.url), { workerData: task });
    worker.once('message', resolve).once('error', reject);
  });

export * from './index.js';
