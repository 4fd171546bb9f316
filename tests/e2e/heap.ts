// What a page of Chromium keeps in memory, after everything that nothing holds any more has been collected.
import type { Browser, CDPSession, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';

/** What has left the page and is still held. */
export interface Kept {
  /** The screens of games. */
  games: number;
  /** Canvases, with those that were never on the page, such as the pictures of pieces. */
  canvases: number;
  /** The memory of these canvases, in MB. */
  pictures: number;
  /** Frames, such as embedded games. */
  frames: number;
}

export class Heap {
  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
    private readonly browser: CDPSession,
  ) {}

  static async of(page: Page, browser: Browser): Promise<Heap> {
    return new Heap(page, await page.context().newCDPSession(page), await browser.newBrowserCDPSession());
  }

  /** Collects twice: what an object that was collected has held goes the second time. */
  private async collect(): Promise<void> {
    for (let time = 0; time < 2; time++) await this.session.send('HeapProfiler.collectGarbage');
  }

  async kept(): Promise<Kept> {
    const { session } = this,
      objectGroup = 'kept';
    await this.collect();
    const { result } = await session.send('Runtime.evaluate', {
      expression: 'HTMLElement.prototype',
      objectGroup,
    });
    const { objects } = await session.send('Runtime.queryObjects', {
      prototypeObjectId: result.objectId!,
      objectGroup,
    });
    const found = await session.send('Runtime.callFunctionOn', {
      objectId: objects.objectId!,
      functionDeclaration: `function () {
        // The prototypes of elements are among what is found, and have no place.
        const left = this.filter((one) => Object.getPrototypeOf(one).constructor !== Object && !isPrototype(one) && !one.isConnected);
        function isPrototype(one) {
          return Object.hasOwn(one, 'constructor');
        }
        const canvases = left.filter((one) => one instanceof HTMLCanvasElement);
        return {
          games: left.filter((one) => one.matches('main.game')).length,
          canvases: canvases.length,
          pictures: canvases.reduce((sum, { width, height }) => sum + width * height * 4, 0) / 1e6,
          frames: left.filter((one) => one instanceof HTMLIFrameElement).length,
        };
      }`,
      returnByValue: true,
    });
    await session.send('Runtime.releaseObjectGroup', { objectGroup });
    if (found.exceptionDetails) throw new Error(found.exceptionDetails.exception?.description);
    return found.result.value as Kept;
  }

  /** Returns how many documents the page has, with those of frames that are still held. */
  async documents(): Promise<number> {
    await this.collect();
    return (await this.session.send('Memory.getDOMCounters')).documents;
  }

  /**
   * Returns the memory of the processes that draw pages, in MB; null on a system that does not tell. It is the least of
   * some looks, since a browser returns memory in its free moments.
   */
  async memory(): Promise<number | null> {
    let least: number | null = null;
    for (let look = 0; look < 5; look++) {
      await this.collect();
      const now = await this.now();
      if (now === null) return null;
      least = Math.min(least ?? Infinity, now);
      await this.page.evaluate(
        () => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 500 })),
      );
    }
    return least;
  }

  private async now(): Promise<number | null> {
    const { processInfo } = (await this.browser.send('SystemInfo.getProcessInfo')) as {
      processInfo: { type: string; id: number }[];
    };
    try {
      const kB = processInfo
        .filter(({ type }) => type === 'renderer')
        .map(({ id }) =>
          Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1]),
        );
      return Math.round(kB.reduce((sum, one) => sum + one, 0) / 1024);
    } catch {
      return null; // not Linux, or the process has just ended
    }
  }
}
