// The thread of `decide` in Node. It ends by itself.
import { parentPort, workerData } from 'node:worker_threads';
import { answer } from './answer.js';
import type { Task } from './think.js';

parentPort?.postMessage(await answer(workerData as Task));
