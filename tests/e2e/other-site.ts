// A site beside that of the games, which embeds them.
import type { Page } from '@playwright/test';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { serveAll } from '../../tools/lib/nginx.mjs';
import { test } from './test';

/** The addresses of both, while the tests of a file run that has called `serveOtherSite`. */
export const site = { home: '', games: '' };
let folder = '',
  visits = 0;

export function serveOtherSite(): void {
  let stop: () => Promise<void>;
  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'host-'));
    const served = await serveAll([
      { at: '/shop/', folder },
      { at: '/games/', folder: resolve('dist-test') },
    ]);
    [site.home = '', site.games = ''] = served.addresses;
    stop = served.close;
  });
  test.afterAll(async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  });
}

/** Visits the other site, whose only page has this content. */
export async function visitOtherSite(page: Page, head: string, body: string): Promise<void> {
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A shop</title>${head}</head><body>${body}</body></html>`,
  );
  await page.goto(`${site.home}?${(visits += 1)}`); // the file before may have the same time in seconds and the same size
}
