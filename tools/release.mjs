// `npm run release`: checks that this commit can be released, and tags it (docs/releasing.md).
//   npm run release -- --check           only checks
//   npm run release -- --check v0.2.0    checks a commit that has this tag, as the workflow does
//   npm run release -- --notes           prints what is new, for the page of the release
//   npm run release -- --files           builds what is released into dist-release/
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { address, changelogProblems, gitProblems, manifestProblems, notes, version } from './lib/release.mjs';
import { ask, inRoot, main, Missing, say } from './lib/shell.mjs';

await main(async () => {
  const { values, positionals } = parseArgs({
    options: { check: { type: 'boolean' }, notes: { type: 'boolean' }, files: { type: 'boolean' } },
    allowPositionals: true,
  });
  const now = version();
  if (values.notes) return say(notes(now) ?? '');
  if (values.files) {
    const { releaseFiles } = await import('./lib/release-files.mjs');
    return say((await releaseFiles()).join('\n'));
  }
  const changelog = readFileSync(inRoot('CHANGELOG.md'), 'utf8');
  const problems = [
    ...manifestProblems(),
    ...changelogProblems(now, changelog),
    ...gitProblems(positionals[0]),
  ];
  if (problems.length > 0)
    throw new Missing(`${now} cannot be released:\n${problems.map((one) => `  – ${one}`).join('\n')}`);
  say(`${now} can be released.`);
  if (address() === null)
    say('No manifest names the repository yet: the registries will show none, and npm takes no provenance.');
  if (values.check) return;
  if (ask('git', ['tag', '--annotate', `v${now}`, '--message', `Dockhand ${now}`]) === null)
    throw new Missing('git could not make the tag.');
  say(`Tagged. To release it: git push origin v${now}`);
});
