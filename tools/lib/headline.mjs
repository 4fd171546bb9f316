// The face of titles and numbers, www/stage/type/bitter-800.woff2: where it is from, and on what terms.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inRoot } from './shell.mjs';

export const HEADLINE = { name: '@fontsource/bitter', version: '5.3.0' };

/** The folder that has the face and its terms. */
const FOLDER = inRoot('www/stage/type');
export const FACE = inRoot('www/stage/type/bitter-800.woff2');

/**
 * Returns the entry of the bill of materials (sbom.mjs). The lock file does not name it: the file lies in the
 * repository.
 */
export function headline() {
  const purl = `pkg:npm/${HEADLINE.name.replace('@', '%40')}@${HEADLINE.version}`;
  return {
    folder: FOLDER,
    component: {
      type: 'library',
      'bom-ref': purl,
      ...HEADLINE,
      description: 'Bitter ExtraBold, the letters of titles and the figures',
      scope: 'required',
      purl,
      licenses: [{ license: { id: 'OFL-1.1' } }],
      hashes: [{ alg: 'SHA-256', content: createHash('sha256').update(readFileSync(FACE)).digest('hex') }],
    },
  };
}
