// The program in examples/receipt, which is another implementation of the letters, for the tests.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';

/** Has these texts checked; returns what is said about each. */
export async function verified(texts: readonly string[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'receipts-'));
  const paths = texts.map((text, i) => {
    const path = join(folder, `${i}.json`);
    writeFileSync(path, text);
    return path;
  });
  const out = await new Promise<string>((done, fail) => {
    // It ends with 1 if one is not proved.
    execFile('python3', ['examples/receipt/verify.py', ...paths], { maxBuffer: 1e8 }, (error, told) => {
      if (error && error.code !== 1) fail(error);
      else done(told);
    });
  });
  rmSync(folder, { recursive: true });
  const lines = out.trim().split('\n');
  expect(lines).toHaveLength(texts.length);
  return lines.map((line, i) => line.slice(`${paths[i]!}: `.length));
}
