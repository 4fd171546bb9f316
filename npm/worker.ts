// The thread of `decide` in a browser.
import { answer } from './answer.js';
import type { Task } from './think.js';

onmessage = ({ data }: MessageEvent<Task>) => void answer(data).then((thought) => postMessage(thought));
