// The files of a release, in dist-release/.
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { build } from '../build.mjs';
import { pack } from '../package.mjs';
import { setUp } from '../setup.mjs';
import { version } from './release.mjs';
import { BILL, TERMS } from './sbom.mjs';
import { chore, inRoot, Missing, plain } from './shell.mjs';

const FOLDER = 'dist-release';

/** Builds everything and puts what is released into the folder, with the hashes of the files; returns their names. */
export async function releaseFiles() {
  const env = await setUp();
  await build(env);
  const now = version(),
    goal = (name) => inRoot(FOLDER, name);
  rmSync(inRoot(FOLDER), { recursive: true, force: true });
  mkdirSync(inRoot(FOLDER));
  copyFileSync(await pack(env), goal(`dockhand-${now}.tgz`));
  copyFileSync(inRoot('dist', 'dockhand.html'), goal(`dockhand-${now}.html`));
  for (const name of [BILL, TERMS]) copyFileSync(inRoot('dist', name), goal(name));
  // Without times and owners: two builds of a tag make the same archive.
  const plainly = ['--sort=name', '--mtime=@0', '--owner=0', '--group=0', '--numeric-owner'];
  const archive = [
    '--use-compress-program=gzip -n',
    '-cf',
    goal(`dockhand-site-${now}.tar.gz`),
    '-C',
    'dist',
    '.',
  ];
  const done = await chore('archive of the site', 'tar', [...plainly, ...archive], { env });
  if (!done.ok) throw new Missing(`The archive could not be written:\n${plain(done.out)}`);
  const names = readdirSync(inRoot(FOLDER)).sort();
  const sum = (name) =>
    createHash('sha256')
      .update(readFileSync(goal(name)))
      .digest('hex');
  writeFileSync(goal('SHA256SUMS'), names.map((name) => `${sum(name)}  ${name}\n`).join(''));
  return [...names, 'SHA256SUMS'];
}
