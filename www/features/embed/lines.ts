// The lines that put a game into another page. Pure.

export const KINDS = ['element', 'frame', 'sandbox'] as const;
/** The script of one version with its hash, so that browsers refuse a changed one. */
export interface Pinned {
  file: string;
  integrity: string;
}
export interface Wish {
  base: string;
  game: string;
  locale: string;
  kind: (typeof KINDS)[number];
  position: string;
  readonly: boolean;
  /** Whether the game is stepped through with its notes. */
  notes: boolean;
  pinned: Pinned | null;
}

const quoted = (text: string): string =>
  text.replace(/[&"<>]/g, (letter) => `&#${letter.charCodeAt(0)};`).replaceAll('&#38;', '&amp;');
const attribute = (name: string, value: string): string => (value ? ` ${name}="${quoted(value)}"` : '');

/** Returns the lines as HTML text with every value quoted. */
export function linesFor({ base, game, locale, kind, position, readonly, notes, pinned }: Wish): string {
  if (kind === 'element')
    return `<script src="${quoted(base + (pinned?.file ?? 'embed.js'))}"${pinned ? ` integrity="${quoted(pinned.integrity)}" crossorigin` : ''} async></script>\n<dock-hand${attribute('game', game)}${attribute('locale', locale)}${attribute('position', position)}${readonly ? ' readonly' : ''}${notes ? ' notes' : ''}></dock-hand>`;
  const query = new URLSearchParams({
    game,
    ...(locale && { locale }),
    ...(readonly && { readonly: '' }),
    ...(notes && { notes: '' }),
  });
  // The single file: a sandboxed frame cannot load modules from its own server.
  const address = `${base}${kind === 'sandbox' ? 'dockhand.html' : ''}?${query}${position && `#${encodeURIComponent(position)}`}`;
  return `<iframe src="${quoted(address)}" title="${quoted(game)}"${kind === 'sandbox' ? ' sandbox="allow-scripts"' : ''}\n  style="width: 100%; aspect-ratio: 4 / 3; border: 0" loading="lazy"></iframe>`;
}

/** Returns the part of a link after its address, or the text of a record. */
export const positionFrom = (text: string): string =>
  text
    .trim()
    .replace(/^https?:\/\/[^#]*#/, '')
    .replace(/^#/, '');
