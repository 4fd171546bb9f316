import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { wordsByName } from './tools/lib/words.mjs';

export default defineConfig({
  plugins: [wordsByName()],
  test: {
    include: [
      'tests/page/**/*.test.ts',
      'tests/docs/*.test.ts',
      'tests/package/*.test.ts',
      'lab/tests/*.test.ts',
      'www/**/*.test.ts',
    ],
    // These only stop what hangs: the tests of the engine run beside these and may slow them down many times.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Node 20 crashes ("unreachable code") if a function is deoptimised while it calls WebAssembly that returns an object.
    execArgv: ['--no-turbo-inline-js-wasm-calls'],
    // By default one core is left free, which is half of a small machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    environment: 'node', // what is tested here is pure: no document, no canvas
  },
});
