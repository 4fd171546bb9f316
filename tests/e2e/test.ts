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
      // What was thrown may be no error and have no stack: then its words, and the page it came from.
      context.on('weberror', (event) => {
        const { stack, name, message } = event.error();
        all.push(stack || `${name}: ${message} (${event.page()?.url() ?? ''})`);
      });
      await use(all);
      expect(all).toEqual([]);
    },
    { auto: true },
  ],
});
