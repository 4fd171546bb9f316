// The security policy of the shipped pages. The build writes it into them (vite.config.ts); a server may send
// the same, and more, as headers (docs/deploying.md). While the page is developed there is no policy: the
// development server starts scripts of its own.

import { DISK_SCRIPT } from './disk.mjs';
import { FIRST_SCRIPT } from './first-screen.mjs';
import { relayAddress } from './relay-address.mjs';

/** One name, because no other policy of Trusted Types may exist: www/engine/trust.ts makes it. */
const TRUST = { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['app-worker'] };

/**
 * Nothing from anywhere but the own origin and two scripts in the document, no script that is made from text,
 * no form that is sent.
 */
const OWN = {
  'default-src': ["'none'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'", DISK_SCRIPT, FIRST_SCRIPT],
  'worker-src': ["'self'", 'blob:'],
  'connect-src': ["'self'", ...relayAddress()],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'blob:', 'data:'],
  'font-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
};

/** The additions for single pages: the page that shows an embedded game has frames of ours. */
const BESIDES = { 'embed.html': { 'frame-src': ["'self'"] } };

/** A header knows no hash of a style, which would change with every build: the page itself allows only its own. */
const SENT = { 'style-src': ["'self'", "'unsafe-inline'"] };

const written = (rules) =>
  Object.entries(rules)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

/** The policy of a page, as its <meta> element has it but for the hash of a style sheet inside (styles.mjs). */
export const policyOf = (page = 'index.html', besides = BESIDES[page]) =>
  written({ ...OWN, ...besides, ...TRUST, ...besides });

/** The policy of a page as a server may send it, for pages of any build. */
export const sentPolicyOf = (page) => policyOf(page, { ...BESIDES[page], ...SENT });

/** Writes the policy into a page before anything else that it could hold. */
export function withPolicy(html, page) {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyOf(page)}">`;
  const policed = html.replace('<meta charset="utf-8">', (charset) => `${charset}\n    ${meta}`);
  if (policed === html) throw new Error(`${page}: there is no place for the policy`);
  return policed;
}
