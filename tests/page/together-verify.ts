// The program in examples/receipt, which is another implementation of the letters, for the tests.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';

/** The program, and the same with the rules of the game that the tests make up. */
const REAL = 'examples/receipt/verify.py',
  TOY = 'tests/page/toy-verify.py';

/** Has these texts checked; returns what is said about each. `program`: by the rules of which games. */
export async function verified(texts: readonly string[], program = REAL): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'receipts-'));
  const paths = texts.map((text, i) => {
    const path = join(folder, `${i}.json`);
    writeFileSync(path, text);
    return path;
  });
  const out = await new Promise<string>((done, fail) => {
    // It ends with 1 if one is not proved.
    execFile('python3', [program, ...paths], { maxBuffer: 1e8 }, (error, told) => {
      if (error && error.code !== 1) fail(error);
      else done(told);
    });
  });
  rmSync(folder, { recursive: true });
  const lines = out.trim().split('\n');
  expect(lines).toHaveLength(texts.length);
  return lines.map((line, i) => line.slice(`${paths[i]!}: `.length));
}

/** The same for receipts of the game that the tests make up. */
export const verifiedToy = (texts: readonly string[]): Promise<string[]> => verified(texts, TOY);
