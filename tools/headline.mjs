// Makes the face of titles anew, www/stage/type/bitter-800.woff2, from Bitter (SIL Open Font License 1.1):
// the letters of our languages and the figures, with what places them beside each other. Run it when a
// language is added: `node tools/headline.mjs`. The two packages are fetched for this alone.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { FACE, HEADLINE } from './lib/headline.mjs';
import { inRoot, say } from './lib/shell.mjs';

const LETTERS =
  ' !"#%&()*+,-./0123456789:;=?ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz' +
  '\u00a0«»·×ÀÂÄÆÇÈÉÊËÎÏÔÖÙÛÜßàâäæçèéêëîïôöùûüŒœ–—‘’‚“”„…−';
const FEATURES = ['kern', 'liga', 'ccmp', 'tnum', 'lnum'];

const folder = mkdtempSync(join(tmpdir(), 'headline-'));
try {
  const { name, version } = HEADLINE;
  const packages = [`${name}@${version}`, 'subset-font@2.9.0'];
  execFileSync('npm', ['install', '--prefix', folder, '--no-save', ...packages], { stdio: 'inherit' });
  const modules = join(folder, 'node_modules');
  const { default: subset } = await import(pathToFileURL(join(modules, 'subset-font/index.js')).href);
  const whole = readFileSync(join(modules, name, 'files/bitter-latin-800-normal.woff2'));
  const face = await subset(whole, LETTERS, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    preserveNameIds: [0, 13, 14],
    noHinting: true,
    dropTables: ['STAT', 'gasp'],
  });
  writeFileSync(FACE, face);
  copyFileSync(join(modules, name, 'LICENSE'), inRoot('www/stage/type/LICENSE'));
  say(`${face.length} bytes`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
