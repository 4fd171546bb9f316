// The weight of playing by link, which is fetched only when it is wanted.
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, it } from 'vitest';

/** What the page fetches at once, for the first table (tables.ts); the other files come with these. */
const PARTS = ['table', 'device', 'whole', 'receipt', 'vault'];
const ALL = PARTS.map((part) => `export * from '/www/features/together/${part}.ts';`).join('\n');

it('everything for tables by link is at most 10 kB compressed', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'all parts',
        resolveId: (id) => (id === 'all' ? id : null),
        load: (id) => (id === 'all' ? ALL : null),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: 'all',
        preserveEntrySignatures: 'strict',
        external: /\/core\//, // which saved games need as well
      },
    },
  });
  const output = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const code = output.map((one) => ('code' in one ? one.code : ''));
  expect(code.join('')).toContain('dockhand/chain/1');
  const bytes = code.reduce((sum, one) => sum + gzipSync(one, { level: 9 }).length, 0);
  expect(bytes).toBeLessThanOrEqual(10_000);
});
