// The lint rules of this project, seen through the linter.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Returns which of these lines a rule refuses. They stand in a function, whose beginning is `head`. */
export function refusedBy(rule: string, head: string, lines: string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  try {
    const config = { jsPlugins: [resolve('tools/lib/lint.mjs')], rules: { [`dockhand/${rule}`]: 'error' } };
    writeFileSync(
      join(folder, 'rules.json'),
      JSON.stringify({ ...config, categories: { correctness: 'off' } }),
    );
    writeFileSync(join(folder, 'lines.ts'), `${head}${lines.map((line) => `  ${line}\n`).join('')}}\n`);
    const { stdout } = spawnSync(
      resolve('node_modules/.bin/oxlint'),
      ['-c', 'rules.json', '--format', 'json', 'lines.ts'],
      { cwd: folder, encoding: 'utf8' },
    );
    const { diagnostics } = JSON.parse(stdout) as {
      diagnostics: { labels: { span: { line: number } }[] }[];
    };
    const first = head.split('\n').length;
    const found = diagnostics.map(({ labels: [at] }) => lines[(at?.span.line ?? 0) - first] ?? 'elsewhere');
    return [...new Set(found)];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
