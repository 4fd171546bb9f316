import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/page/**/*.test.ts', 'www/**/*.test.ts'],
    environment: 'node', // what is tested here is pure: no document, no canvas
  },
});
