// The three components of docs/embedding.md, as they stand there, in React, Vue and Svelte: begun, changed, played to the
// end, taken away. The frameworks are installed into a folder of their own; nothing of ours depends on them.
import { expect, type Frame } from '@playwright/test';
import { build, type Plugin } from 'esbuild';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { DockHandElement } from '../../www/features/embed/types';
import { posterWords } from '../../tools/lib/embed.mjs';
import { serveOtherSite, site, visitOtherSite } from './other-site';
import { played } from './played';
import { test } from './test';

const VERSIONS = ['react@19.3.1', 'react-dom@19.3.1', 'vue@3.5.45', 'svelte@5.57.3'];

/** Shows a component with properties, again with others, and takes it away. */
const HOSTS: Record<string, string> = {
  jsx: `import { createElement } from 'react'; import { createRoot } from 'react-dom/client'; import Duel from './Duel.jsx';
    const root = createRoot(document.querySelector('#app'));
    globalThis.app = { show: (props) => root.render(createElement(Duel, props)), end: () => root.unmount() };`,
  vue: `import { createApp, h, shallowRef } from 'vue'; import Duel from './Duel.vue';
    const props = shallowRef({}), app = createApp({ render: () => h(Duel, props.value) });
    let mounted = false;
    globalThis.app = { show: (next) => { props.value = next; mounted ||= Boolean(app.mount('#app')); }, end: () => app.unmount() };`,
  svelte: `import { mount, unmount } from 'svelte'; import Duel from './Duel.svelte';
    let props = $state({}), shown;
    globalThis.app = { show: (next) => { Object.assign(props, { moves: undefined }, next); shown ??= mount(Duel, { target: document.querySelector('#app'), props }); }, end: () => unmount(shown) };`,
};

interface App {
  show(props: { position: string; moves?: object[] }): void;
  end(): unknown;
}
declare global {
  interface Window {
    app: App;
    left?: WeakRef<Element>;
  }
}

interface Compilers {
  compile(text: string, options: object): { js: { code: string } };
  compileModule(text: string, options: object): { js: { code: string } };
  parse(text: string): { descriptor: object };
  compileScript(descriptor: object, options: object): { content: string };
}

serveOtherSite();
let folder = '',
  compilers: Compilers;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'frameworks-'));
  writeFileSync(join(folder, 'package.json'), '{}');
  const words = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-save', ...VERSIONS];
  execFileSync('npm', words, { cwd: folder, stdio: 'pipe', shell: process.platform === 'win32' });
  const own = createRequire(join(folder, 'package.json'));
  compilers = { ...own('svelte/compiler'), ...pick(own('vue/compiler-sfc')) } as Compilers;
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));
const pick = ({ parse, compileScript }: Compilers): Partial<Compilers> => ({ parse, compileScript });

/** Compiles the components of Vue and Svelte. */
const components: Plugin = {
  name: 'components',
  setup(own) {
    own.onLoad({ filter: /\.vue$/ }, ({ path }) => {
      const compilerOptions = { isCustomElement: (tag: string) => tag === 'dock-hand' };
      const how = { id: 'duel', inlineTemplate: true, templateOptions: { compilerOptions } };
      const { descriptor } = compilers.parse(readFileSync(path, 'utf8'));
      return { contents: compilers.compileScript(descriptor, how).content };
    });
    own.onLoad({ filter: /\.svelte(\.js)?$/ }, ({ path: filename }) => {
      const { compile, compileModule } = compilers;
      const work = filename.endsWith('.js') ? compileModule : compile;
      return { contents: work(readFileSync(filename, 'utf8'), { filename }).js.code };
    });
  },
};

/** Returns the script of a page that shows the component of the documents, for the games at this address. */
async function bundled(language: string, games: string): Promise<string> {
  const [, component = ''] =
    new RegExp(`^\`\`\`${language}\n([^]*?)^\`\`\``, 'm').exec(readFileSync('docs/embedding.md', 'utf8')) ??
    [];
  expect(component).toContain("define('https://example.org/games/')");
  writeFileSync(join(folder, `Duel.${language}`), component.replace('https://example.org/games/', games));
  const host = join(folder, language === 'svelte' ? 'host.svelte.js' : `host-${language}.js`);
  writeFileSync(host, HOSTS[language]!);
  const { outputFiles } = await build({
    entryPoints: [host],
    write: false,
    bundle: true,
    format: 'iife',
    jsx: 'automatic',
    alias: { 'dockhand/element': resolve('www/features/embed/module.ts') },
    define: {
      __POSTER__: JSON.stringify(posterWords()),
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'false',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    plugins: [components],
  });
  return outputFiles[0]!.text;
}

for (const [name, language] of Object.entries({ React: 'jsx', Vue: 'vue', Svelte: 'svelte' }))
  test(`S1: the component for ${name} in the documents begins, hears, changes and ends a game, and leaves nothing behind`, async ({
    page,
  }) => {
    const whole = played('duel', 2, 5).moveCount(),
      game = played('duel', 2, 5, whole - 2),
      position = game.record();
    const [last, end] = [next(game), next(game)];
    await visitOtherSite(page, '', '<main id="app"></main>');
    await page.addScriptTag({ content: await bundled(language, site.games) });
    const show = (moves?: object[]): Promise<void> =>
      page.evaluate((props) => window.app.show(props), { position, ...(moves && { moves }) });
    const told = page.locator('figcaption'),
      element = page.locator('dock-hand');

    await show();
    await expect(told).toHaveText('Not begun');
    await element.getByRole('button').click();
    await expect(told).toHaveText('Begun');
    const frame = (await (await page.locator('iframe').elementHandle())!.contentFrame()) as Frame;
    expect(await frame.evaluate(() => window.__game.moves())).toBe(whole - 2);
    expect(await element.getAttribute('game')).toBe('duel');

    // An object as a property, which changes.
    await show([{ seat: 'none' }]);
    await expect(told).toHaveText('Not possible: unreadable');
    await show([last]);
    await expect(told).toHaveText('Begun');
    const moves = (): Promise<number> => frame.evaluate(() => window.__game.moves());
    await expect.poll(moves).toBe(whole - 1);
    expect(await element.evaluate((one: DockHandElement) => one.moves)).toEqual([last]);
    await show();
    await expect.poll(moves).toBe(whole - 2);
    expect(await element.getAttribute('moves')).toBeNull();

    const play = ({ seat, move }: Played): Promise<void> =>
      element.evaluate((one: DockHandElement, [seat, move]) => one.play(seat, move), [seat, move] as const);
    await play(last);
    await expect(told).toHaveText(`Move ${whole - 1}`);
    await play(end);
    await expect(told).toHaveText(
      `Points: ${game
        .score()
        .map(({ total }) => total)
        .join(', ')}`,
    );

    await page.evaluate(() => {
      window.left = new WeakRef(document.querySelector('dock-hand')!);
      return window.app.end();
    });
    await expect(page.locator('#app')).toBeEmpty();
    expect(page.frames()).toHaveLength(1);
    await expect
      .poll(async () => {
        await page.requestGC();
        return page.evaluate(() => window.left?.deref() === undefined);
      })
      .toBe(true);
  });

interface Played {
  seat: number;
  move: object;
}
/** Plays the next move of a game, and returns it. */
function next(game: ReturnType<typeof played>): Played {
  const [seat = 0] = game.view(null).toAct;
  const offers = game.offers(seat),
    { move } = offers[(game.moveCount() * 7919 + 13) % offers.length]!;
  game.play(seat, move, null);
  return { seat, move };
}
