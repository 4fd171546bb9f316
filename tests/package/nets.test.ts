// The nets that come with the games are those of their list, each with its recipe.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

const LIST = JSON.parse(readFileSync('nets/nets.json', 'utf8')) as Record<
  string,
  { sha256: string; recipe: Record<string, string> }
>;
const files = readdirSync('nets').filter((name) => name.endsWith('.net'));

test('every net has its hash and its recipe in the list', () => {
  expect(files.sort()).toEqual(Object.keys(LIST).sort());
  for (const file of files) {
    const hash = createHash('sha256')
      .update(readFileSync(`nets/${file}`))
      .digest('hex');
    expect([file, LIST[file]?.sha256]).toEqual([file, hash]);
    const { game, seats } = LIST[file]?.recipe ?? {};
    expect(`${game}-${seats}.net`).toBe(file);
  }
});

test('no net is larger than 25 kB as it is sent', () => {
  for (const file of files) expect(gzipSync(readFileSync(`nets/${file}`)).length).toBeLessThan(25_000);
});
