// The sheet about this page: its version, the hash of all its files, and where it can be downloaded.
import './about.css';
import { box, el, list, paragraph, put } from '../../dom/elements';
import { CARDS } from '../../games';
import type { Host } from '../../shell/host';

/** The version, from the build. */
declare const __VERSION__: string;

/** Splits a hash into groups of digits, so that people can compare it. */
const grouped = (hash: string): string => (hash.match(/.{8}/g) ?? []).join(' ');

/**
 * Returns the hash of the list of all files and their hashes, or null if the list cannot be fetched or the
 * browser cannot compute hashes.
 */
async function siteHash(): Promise<string | null> {
  try {
    const answer = await fetch('./hashes.txt');
    if (!answer.ok) return null;
    const digest = await crypto.subtle.digest('SHA-256', await answer.arrayBuffer());
    return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    return null;
  }
}

export function showAbout({ sheet, words }: Host): void {
  const single = import.meta.env.MODE === 'single';
  const link = (href: string, id: string, more: Record<string, string> = {}): HTMLElement =>
    el('li', {}, el('a', { href, id: `about-${id}`, ...more }, words.t(`site-about-${id}`)));
  const hash = el('p', { class: 'hash', role: 'status' });
  sheet.show(words.t('site-about'), [
    box('about-sheet', [
      paragraph(words.t('app-about')),
      paragraph(words.t('site-about-version', { version: __VERSION__ })),
      hash,
      paragraph(words.t('site-about-games')),
      el('ul', 'authors', [
        CARDS.map(({ id }) =>
          el('li', {}, el('cite', {}, words.t(`game-${id}`)), ` · ${words.t(`site-author-${id}`)}`),
        ),
      ]),
      paragraph(words.t('site-about-licence'), 'note'),
      single
        ? null
        : list({}, [
            link('./embed.html', 'embed'),
            link('./dockhand.html', 'single', { download: 'dockhand.html' }),
          ]),
    ]),
  ]);
  if (!single)
    void siteHash().then((found) => {
      if (found) put(hash, `${words.t('site-about-hash')} `, el('code', {}, grouped(found)));
      else put(hash, words.t('site-about-no-hash'));
    });
}
