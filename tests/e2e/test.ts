// The `test` of all end-to-end tests: an error that nothing on the page catches fails the test in which it
// occurs.
import { expect, test as base } from '@playwright/test';

export const test = base.extend<{
  /** The errors of all pages that nothing has caught. A test that provokes one empties the list. */
  uncaught: string[];
}>({
  uncaught: [
    async ({ context }, use) => {
      const all: string[] = [];
      context.on('weberror', (event) => all.push(String(event.error().stack ?? event.error())));
      await use(all);
      expect(all).toEqual([]);
    },
    { auto: true },
  ],
});
