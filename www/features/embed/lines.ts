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
  /** The name of the game, in the language of the visitors. */
  name: string;
  locale: string;
  kind: (typeof KINDS)[number];
  /** The level of the computer players, and how many sit at the table; empty: as usual. */
  level: string;
  players: string;
  position: string;
  /** Whether it begins without a tap. */
  start: boolean;
  readonly: boolean;
  /** Whether the game is stepped through with its notes. */
  notes: boolean;
  pinned: Pinned | null;
}

/** The attributes, which are the words of an address as well; a switch that is off is left out. */
const TEXTS = ['game', 'locale', 'level', 'players'] as const,
  SWITCHES = ['start', 'readonly', 'notes'] as const;

const quoted = (text: string): string =>
  text.replace(/[&"<>]/g, (letter) => `&#${letter.charCodeAt(0)};`).replaceAll('&#38;', '&amp;');
const attribute = (name: string, value: string): string => (value ? ` ${name}="${quoted(value)}"` : '');

/** Returns the lines as HTML text with every value quoted. */
export function linesFor(wish: Wish): string {
  const { base, game, name, kind, position, pinned } = wish,
    fragment = position && `#${encodeURIComponent(position)}`;
  if (kind === 'element') {
    const script = `<script src="${quoted(base + (pinned?.file ?? 'embed.js'))}"${pinned ? ` integrity="${quoted(pinned.integrity)}" crossorigin` : ''} async></script>`,
      texts = TEXTS.map((one) => attribute(one, wish[one])).join(''),
      switches = SWITCHES.map((one) => (wish[one] ? ` ${one}` : '')).join('');
    // What is left where scripts or unknown elements are taken out of what people write.
    const link = `<a href="${quoted(`${base}${game}.html${fragment}`)}"><img src="${quoted(`${base}posters/${game}.svg`)}" alt="${quoted(name)}" width="400"></a>`;
    return `${script}\n<dock-hand${texts}${attribute('position', position)}${switches}>${link}</dock-hand>`;
  }
  const query = new URLSearchParams();
  for (const one of TEXTS) if (wish[one]) query.set(one, wish[one]);
  for (const one of SWITCHES) if (wish[one]) query.set(one, '');
  // The single file: a sandboxed frame cannot load modules from its own server.
  const address = `${base}${kind === 'sandbox' ? 'dockhand.html' : ''}?${query}${fragment}`;
  return `<iframe src="${quoted(address)}" title="${quoted(name)}"${kind === 'sandbox' ? ' sandbox="allow-scripts"' : ''} allow="fullscreen; clipboard-write; screen-wake-lock; web-share"\n  style="width: 100%; aspect-ratio: 4 / 3; border: 0" loading="lazy"></iframe>`;
}

/** Returns the part of a link after its address, or the text of a record. */
export const positionFrom = (text: string): string =>
  text
    .trim()
    .replace(/^https?:\/\/[^#]*#/, '')
    .replace(/^#/, '');
