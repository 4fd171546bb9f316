// The weight of playing with people on other devices, each part of which is fetched only when it is wanted.
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';

/**
 * Builds some files of www/features/together/ as one, without what `external` names. Returns its code, and what it
 * fetches later.
 */
async function built(parts: string[], external: RegExp[]): Promise<{ code: string; later: string[] }> {
  const all = parts.map((part) => `export * from '/www/features/together/${part}.ts';`).join('\n');
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'all parts',
        resolveId: (id) => (id === 'all' ? id : null),
        load: (id) => (id === 'all' ? all : null),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: 'all',
        preserveEntrySignatures: 'strict',
        external: [/\/core\//, ...external], // the rest of the page needs core as well
      },
    },
  });
  const chunks = [made].flat().flatMap((one) => ('output' in one ? one.output : []));
  return {
    code: chunks.map((one) => ('code' in one ? one.code : '')).join(''),
    later: chunks.flatMap((one) => ('dynamicImports' in one ? one.dynamicImports : [])),
  };
}
const weigh = (code: string): number => gzipSync(code, { level: 9 }).length;

describe('compressed', () => {
  it('everything for tables by link takes at most 12 kB', async () => {
    // What the page fetches at once, for the first table (tables.ts); the other files come with these.
    const { code } = await built(['table', 'device', 'whole', 'receipt', 'vault'], []);
    expect(code).toContain('dockhand/chain/1');
    expect(weigh(code)).toBeLessThanOrEqual(12_000);
  });

  it('the pairing of two devices takes at most 4.5 kB, and fetches nothing further by itself', async () => {
    // Without the reading of bytes, which letters need as well.
    const { code, later } = await built(['pair/connect'], [/\/bytes$/]);
    expect(code).toContain('iceServers');
    expect(later).toEqual([]);
    expect(weigh(code)).toBeLessThanOrEqual(4_500);
  });

  it('what reads codes from pictures takes at most 15 kB, and comes when the camera is opened', async () => {
    expect(weigh((await built(['pair/decode'], [])).code)).toBeLessThanOrEqual(15_000);
    const { code, later } = await built(['pair/scan'], [/\/decode$/]);
    expect(later).toHaveLength(1);
    expect(later[0]).toMatch(/\/decode$/);
    expect(weigh(code)).toBeLessThanOrEqual(1_500);
  });
});
