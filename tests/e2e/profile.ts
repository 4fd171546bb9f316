// A browser with a profile of its own, whose process can be killed.
import { chromium, type Browser, type Page } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { findChrome } from '../../tools/lib/browser.mjs';

export interface Running {
  browser: Browser;
  page: Page;
  kill(): Promise<void>;
}

/** Starts a browser with a profile of its own, whose process can be killed. */
export async function launch(profile: string): Promise<Running> {
  const own: ChildProcess = spawn(
    findChrome() ?? chromium.executablePath(),
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--lang=en-GB',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise<void>((done) => {
    own.once('exit', () => done());
  });
  const address = await new Promise<string>((done, fail) => {
    let said = '';
    own.stderr?.on('data', (part: Buffer) => {
      said += part.toString();
      const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
      if (found) done(found);
    });
    own.once('exit', () => fail(new Error(said)));
  });
  const browser = await chromium.connectOverCDP(address);
  const [context] = browser.contexts();
  if (!context) throw new Error('no context');
  return {
    browser,
    page: context.pages()[0] ?? (await context.newPage()),
    kill: async () => {
      if (own.exitCode === null && own.signalCode === null) process.kill(-(own.pid ?? 0), 'SIGKILL');
      await ended;
    },
  };
}
