// The `test` of all end-to-end tests: an error that nothing on the page catches fails the test in which it
// occurs.
import { expect, test as base } from '@playwright/test';

/**
 * Takes the errors that are a trap of the engine off the list: the page notices a trap as an error that
 * nothing has caught.
 */
export function allowTraps(uncaught: string[]): void {
  const others = uncaught.filter((error) => !error.startsWith('RuntimeError'));
  uncaught.splice(0, uncaught.length, ...others);
}

export const test = base.extend<{
  /** The errors of all pages that nothing has caught. A test that provokes one takes it off the list. */
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
