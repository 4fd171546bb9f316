// The part of Playwright's pages that the tests use, over WebDriver, so that the same tests run in another
// engine.
import type { Page } from '@playwright/test';
import type { WebDriver } from './webdriver';

type Code = ((argument: never) => unknown) | string;

/** The longest wait, in ms; it only ends what hangs. */
const PATIENCE = 100_000;
const pause = (ms: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, ms);
  });

async function until<T>(what: string, look: () => Promise<T>): Promise<NonNullable<T>> {
  for (const since = Date.now(); ;) {
    const found = await look();
    if (found) return found;
    if (Date.now() - since > PATIENCE) throw new Error(`waited in vain: ${what}`);
    await pause(15);
  }
}

/** The elements that any of the selectors finds; `:visible` is Playwright's. */
class Locator {
  constructor(
    private readonly driver: WebDriver,
    private readonly selectors: string[],
    private readonly at = 0,
  ) {}

  first(): Locator {
    return this.nth(0);
  }
  nth(at: number): Locator {
    return new Locator(this.driver, this.selectors, at);
  }
  or(other: Locator): Locator {
    return new Locator(this.driver, [...this.selectors, ...other.selectors], this.at);
  }

  /** Evaluates a function on the element in the page and returns its result; null if there is no element. */
  private ask(text: string, argument: unknown = null): Promise<unknown> {
    const selectors = this.selectors.map((selector) => ({
      css: selector.replace(/:visible/g, ''),
      seen: selector.includes(':visible'),
    }));
    return this.driver.call(
      `({ selectors, at, argument }) => {
      const all = selectors.flatMap(({ css, seen }) => [...document.querySelectorAll(css)].filter((one) => !seen || one.getClientRects().length > 0));
      const element = all[at];
      return (${text})(element ?? null, argument, all);
    }`,
      { selectors, at: this.at, argument },
    );
  }

  count(): Promise<number> {
    return this.ask('(element, argument, all) => all.length') as Promise<number>;
  }
  textContent(): Promise<string | null> {
    return this.ask('(element) => element?.textContent ?? null') as Promise<string | null>;
  }
  inputValue(): Promise<string> {
    return this.ask('(element) => element.value') as Promise<string>;
  }
  isVisible(): Promise<boolean> {
    return this.ask('(element) => (element?.getClientRects().length ?? 0) > 0') as Promise<boolean>;
  }
  async waitFor(): Promise<void> {
    await until(this.selectors.join(), () => this.isVisible());
  }

  /** Returns the point where the element can be hit, once it is at rest. */
  private async point(): Promise<{ x: number; y: number }> {
    let last = '';
    return until(`${this.selectors.join()} can be met`, async () => {
      const point = (await this.ask(`(element) => {
        if (!element || element.matches('[disabled]')) return null;
        element.scrollIntoView({ block: 'nearest' });
        const { x, y, width, height } = element.getBoundingClientRect(), at = { x: x + width / 2, y: y + height / 2 };
        const met = document.elementFromPoint(at.x, at.y);
        return width > 0 && met && (element.contains(met) || met.contains(element)) ? at : null;
      }`)) as { x: number; y: number } | null;
      const rests = point !== null && JSON.stringify(point) === last;
      last = JSON.stringify(point);
      return rests ? point : null;
    });
  }
  async click(): Promise<void> {
    const { x, y } = await this.point();
    await this.driver.tap(x, y, 'mouse');
  }
  async tap(): Promise<void> {
    const { x, y } = await this.point();
    await this.driver.tap(x, y, 'touch');
  }
  async fill(text: string): Promise<void> {
    await this.waitFor();
    await this.ask(
      `(element, text) => { element.value = text; for (const kind of ['input', 'change']) element.dispatchEvent(new Event(kind, { bubbles: true })); }`,
      text,
    );
  }
  async setChecked(wanted: boolean): Promise<void> {
    await this.waitFor();
    await this.ask('(element, wanted) => { if (element.checked !== wanted) element.click(); }', wanted);
  }
}

/** The part of a page that the helpers at the table use. */
export function pageOf(driver: WebDriver): Page {
  const early: { text: string; argument: unknown }[] = [];
  const evaluate = (code: Code, argument?: unknown): Promise<unknown> =>
    typeof code === 'string' ? driver.run(code) : driver.call(code.toString(), argument);
  const page = {
    evaluate,
    on: () => undefined, // errors are collected in the page, see below
    addInitScript: (code: Code, argument?: unknown) => {
      early.push({ text: code.toString(), argument });
      return Promise.resolve();
    },
    /** Opens an address, runs the scripts that the page needs before it begins, and loads it again. */
    goto: async (address: string) => {
      await driver.go(address);
      for (const { text, argument } of early) await driver.call(text, argument);
      if (early.length > 0) await driver.reload();
      await driver.call(listenForErrors.toString(), null);
    },
    reload: async () => {
      await driver.reload();
      await driver.call(listenForErrors.toString(), null);
    },
    locator: (selector: string) => new Locator(driver, [selector]),
    waitForFunction: async (code: Code, argument?: unknown) => {
      const value = await until(code.toString().slice(0, 120), () => evaluate(code, argument));
      return { jsonValue: () => Promise.resolve(value) };
    },
    mouse: { click: (x: number, y: number) => driver.tap(x, y, 'mouse') },
    touchscreen: { tap: (x: number, y: number) => driver.tap(x, y, 'touch') },
    bringToFront: () => Promise.resolve(), // there is no other window
    keyboard: { press: (key: string) => driver.press(key) },
  };
  return page as unknown as Page;
}

declare global {
  interface Window {
    __errors?: string[];
  }
}

function listenForErrors(): void {
  const errors: string[] = (window.__errors = []);
  addEventListener('error', (event) => errors.push(event.message));
  addEventListener('unhandledrejection', (event) => errors.push(String(event.reason)));
}
