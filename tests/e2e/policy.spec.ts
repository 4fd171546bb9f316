// 6.1: what the page's security policy allows: the page can be played under it, and nothing gets around it.
import { expect, type Page } from '@playwright/test';
import { test } from './test';
import { GAMES, dismiss, mouse, playOn, shareLink, visit, setUp } from './table';

declare global {
  interface Window {
    violations: string[];
  }
}

const watch = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      window.violations.push(`${violatedDirective} ${blockedURI}`);
    });
  });

/** Changes the policy of the page before the browser sees it. */
const under = (page: Page, change: (policy: string) => string): Promise<unknown> =>
  page.route(/\/folder\/(#.*)?$/, async (route) => {
    const answer = await route.fetch(),
      html = await answer.text();
    await route.fulfill({
      response: answer,
      body: html.replace(
        /(Content-Security-Policy" content=")([^"]*)/,
        (_, head: string, policy: string) => head + change(policy),
      ),
    });
  });

/** Returns the name of the error that a piece of script throws on the page. */
const thrown = (page: Page, script: () => unknown): Promise<string> =>
  page.evaluate(
    `(() => { try { (${String(script)})(); return 'nothing'; } catch (error) { return error.name; } })()`,
  );

test('6.1: a game is played without a violation of the policy or a request to another origin', async ({
  page,
  baseURL,
}) => {
  await watch(page);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !/^(blob|data):/.test(request.url()))
      foreign.push(request.url());
  });
  const complaints = await visit(page);
  for (const game of GAMES) {
    await setUp(page);
    await page.locator(`label:has(#game-${game})`).click();
    await page.locator('#start').click();
    await page.locator('main.game').waitFor();
    await playOn(page, mouse(page), 3);
    await shareLink(page);
    await dismiss(page);
    await page.locator('#menu').click();
    await page.locator('#menu-new-game').click();
  }
  expect(await page.evaluate(() => window.violations)).toEqual([]);
  expect(foreign).toEqual([]);
  expect(complaints).toEqual([]);
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(false); // without any header of the host
});

test('6.1: under a policy that refuses the styles in the document the page fetches them as a file', async ({
  page,
}) => {
  await under(page, (policy) => policy.replace(/(style-src 'self')[^;]*/, '$1'));
  const sheet = page.waitForRequest(/\/base-[^/]*\.css$/);
  await page.goto('./');
  await sheet;
  await expect(page.locator('.home:not(#first) .hero')).toHaveCSS('position', 'relative');
  await expect(page.locator('.home:not(#first) .vh').first()).toHaveCSS('position', 'absolute');
});

test('6.1: no other style in the document is allowed', async ({ page }) => {
  await watch(page);
  await visit(page, { home: true });
  await page.evaluate(() => {
    document.head.append(Object.assign(document.createElement('style'), { textContent: 'p { color: red }' }));
  });
  expect(await page.evaluate(() => window.violations)).toEqual(['style-src-elem inline']);
});

test('6.1: without the right to compile WebAssembly the page says why it cannot run', async ({ page }) => {
  await under(page, (policy) => policy.replace(" 'wasm-unsafe-eval'", ''));
  await page.goto('./');
  await expect(page.getByRole('alert')).toContainText('This browser cannot run the game');
  await expect(page.getByRole('alert')).toContainText('The browser says “CompileError');
});

test('6.1: markup as text, scripts from text and other policies are refused', async ({ page }) => {
  await visit(page);
  expect(
    await thrown(page, () => {
      document.body.innerHTML = '<b>bold</b>';
    }),
  ).toBe('TypeError');
  expect(
    await thrown(page, () => {
      document.createElement('iframe').srcdoc = '<script>0</script>';
    }),
  ).toBe('TypeError');
  // Later, since code that the tests evaluate themselves is exempt.
  expect(
    await page.evaluate(
      () =>
        new Promise((done) => {
          setTimeout(() => {
            try {
              // oxlint-disable-next-line no-eval
              done((0, eval)('1 + 1'));
            } catch (error) {
              done((error as Error).name);
            }
          });
        }),
    ),
  ).toBe('EvalError');
  expect(await thrown(page, () => new Worker('sw.js'))).toBe('TypeError');
  expect(await thrown(page, () => new Worker('https://example.org/worker.js'))).toBe('TypeError');
  expect(
    await thrown(page, () =>
      (
        window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }
      ).trustedTypes.createPolicy('another', {}),
    ),
  ).toBe('TypeError');
  expect(
    await page.evaluate(() =>
      navigator.serviceWorker.register('sw.js').then(
        () => 'registered',
        (error: Error) => error.name,
      ),
    ),
  ).toBe('TypeError');
  expect(
    await page.evaluate(() =>
      fetch('https://example.org/').then(
        () => 'fetched',
        (error: Error) => error.name,
      ),
    ),
  ).toBe('TypeError');
  expect(await page.locator('main.start').count()).toBe(1);
});

test('6.1: the policy starts only our own scripts, and is there once', async ({ page }) => {
  await visit(page);
  const trust = await page.evaluate(async () => {
    const { accept, startWorker } = await window.__game.trust();
    const caught = (work: () => unknown): string => {
      try {
        return String(work());
      } catch (error) {
        return (error as Error).name;
      }
    };
    const worker = startWorker(
      'try { eval("1"); postMessage("evaluated"); } catch (error) { postMessage(error.name); }',
    );
    const inside = await new Promise((done) => {
      worker.onmessage = ({ data }) => done(data);
    });
    worker.terminate();
    return {
      inside,
      foreign: [
        'https://example.org/sw.js',
        '//example.org/sw.js',
        'data:text/javascript,0',
        'blob:null/0',
        `${location.href}sw.js?x`,
        '../sw.js',
        '',
      ].map((address) => caught(() => accept(address))),
      again: caught(() =>
        (
          window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }
        ).trustedTypes.createPolicy('app-worker', {}),
      ),
    };
  });
  expect(trust).toEqual({ inside: 'EvalError', foreign: Array(7).fill('TypeError'), again: 'TypeError' });
});
