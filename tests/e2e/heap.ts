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

/** How often memory is looked at most, and how many looks without a fall end this. */
const MOST_LOOKS = 40,
  SETTLED = 5;

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
   * Returns the memory that pages have asked for, in MB; null on a system that does not tell. A browser returns memory in
   * its free moments, of which a busy machine has few: it is looked at until it has not fallen for some looks.
   */
  async memory(): Promise<number | null> {
    let least = Infinity;
    for (let look = 0, since = 0; look < MOST_LOOKS && since < SETTLED; look++) {
      await this.collect();
      const now = await this.now();
      if (now === null) return null;
      since = now < least ? 0 : since + 1;
      least = Math.min(least, now);
      await this.page.evaluate(
        () => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 500 })),
      );
    }
    return least;
  }

  /**
   * Returns it now, of the processes that draw pages. The program of the browser is left out: the system divides it among
   * all processes that run it, so that a page would seem to grow whenever another browser on the machine ends.
   */
  private async now(): Promise<number | null> {
    const { processInfo } = (await this.browser.send('SystemInfo.getProcessInfo')) as {
      processInfo: { type: string; id: number }[];
    };
    try {
      const kB = processInfo
        .filter(({ type }) => type === 'renderer')
        .map(({ id }) => readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))
        .flatMap((told) => ['Pss_Anon', 'Pss_Shmem'].map((part) => numberAfter(part, told)));
      return Math.round(kB.reduce((sum, one) => sum + one, 0) / 1024);
    } catch {
      return null; // not Linux, or the process has just ended
    }
  }
}

/** Returns the number of kB after this name in what Linux tells of a process; NaN if it is not there. */
function numberAfter(name: string, told: string): number {
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(told)?.[1]);
}
