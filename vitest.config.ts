import { defineConfig } from 'vitest/config';
import { wordsByName } from './tools/lib/words.mjs';

export default defineConfig({
  plugins: [wordsByName()],
  test: {
    include: [
      'tests/page/**/*.test.ts',
      'tests/docs/*.test.ts',
      'tests/package/*.test.ts',
      'www/**/*.test.ts',
    ],
    testTimeout: 30_000, // the tests of the engine run beside them
    environment: 'node', // what is tested here is pure: no document, no canvas
  },
});
