// <dock-hand game="imhotep"></dock-hand> on any page: a poster, and the game in a frame after a tap. At
// first, such a page loads only this small script, without a style sheet or markup that a strict policy would
// refuse. What stands in the attributes is judged by the frame.

/** From the build: the word on the button and the names of the games, by language; English names if one has no other. */
declare const __POSTER__: Record<string, { play: string; names: Record<string, string> }>;
const POSTER = __POSTER__,
  GAMES = POSTER['en']!.names;

/**
 * The element is as high as a phone on a narrow page, and 4 : 3 on a wide one; a size given by the page wins. The sun or
 * the moon lights the poster by `color-scheme`, which the page may set.
 */
const LOOK = `:host{display:block;container-type:inline-size;position:relative;box-sizing:border-box;width:100%;overflow:hidden;color-scheme:light dark;border:1.5px solid light-dark(#b9976a,#6d5a43);border-radius:12px;font:1.15rem Optima,Candara,sans-serif}
:host::before{content:'';display:block;padding-top:max(75%,min(178%,1000px - 100%))}
:host([hidden]){display:none}
button,iframe{position:absolute;inset:0;width:100%;height:100%;border:0;border-radius:10.5px;padding:0;font:inherit;font-size:min(1em,5.6cqi)}
button{cursor:pointer;display:grid;grid-template:minmax(0,1fr) auto/1fr auto;align-items:center;text-align:start;background:light-dark(#e6cfa6,#2b241c);color:light-dark(#2a1b10,#f4e8cb);isolation:isolate}
button:focus-visible{outline:3px solid light-dark(#2a1b10,#f4e8cb);outline-offset:-6px}
img,button::after{grid-area:1/1/2/3;width:100%;height:100%}
button::after{content:'';background:light-dark(#0000,#6a78ac);mix-blend-mode:multiply}
b{padding:.6em 1em}
span{margin:.6em;background:light-dark(#1f5c68,#5fa9ae);color:light-dark(#fffdf6,#14221f);font-weight:600;padding:.6em 1.2em;border-radius:9px}`;

const SWITCHES = ['readonly', 'notes'],
  /** What lies on the table, and what does not change it. */
  PLACED = ['position', 'moves'],
  LIVE = [...PLACED, 'readonly', 'locale', 'start'],
  /** What the frame is asked in its address. */
  ASKED = ['game', 'level', 'players', 'config', 'relay', 'kiosk'],
  /** The attributes; each is a property as well. */
  NAMES = [...LIVE, ...ASKED, 'notes', 'sandbox', 'src'];
/** The time after which a frame that has said nothing is reported, in ms. */
const PATIENCE = 20_000;

/** A page that is written on a server has no elements. */
const Base = (globalThis.HTMLElement ?? Object) as typeof HTMLElement;
/** The address of a file among those of the games, unless an element has its own. */
let home: string | undefined;
let look: CSSStyleSheet;

class DockHand extends Base {
  static readonly observedAttributes = NAMES;
  /** Ends with the frame that is shown. */
  #shown = new AbortController();
  readonly #inside = this.attachShadow({ mode: 'open' });
  #frame: HTMLIFrameElement | null = null;
  /** Whether the frame has said that it listens. */
  #listens = false;
  /** Whether a game lies on the table. */
  #laid = false;
  /** Whether the frame waits to be told what to open. */
  #waits = false;
  /**
   * The record of the running game, for when the page moves the element: a frame that was removed cannot
   * be asked.
   */
  #kept: string | null = null;
  /** The attributes that have changed and are not yet obeyed. */
  readonly #changed = new Set<string>();

  static {
    for (const name of NAMES)
      Object.defineProperty(this.prototype, name, {
        get(this: DockHand) {
          const text = this.getAttribute(name);
          if (name === 'start') return this.#start;
          if (SWITCHES.includes(name)) return text !== null;
          if (name !== 'moves' && name !== 'config') return text ?? '';
          try {
            return JSON.parse(text!) as unknown;
          } catch {
            return null;
          }
        },
        set(this: DockHand, value: unknown) {
          try {
            if (value === true) value = '';
            if (typeof value === 'object' && value) value = JSON.stringify(value);
            if (value === false || (value ?? null) === null) this.removeAttribute(name);
            else this.setAttribute(name, String(value));
          } catch {
            this.#wrong('unreadable', name);
          }
        },
      });
  }

  readonly #hear = ({ source, data }: MessageEvent): void => {
    const { dockhand, say, opened, ...detail } = data ?? {};
    if (source !== this.#frame?.contentWindow || dockhand !== 1) return;
    const type = { gamechange: opened ? 'ready' : 'move', gameend: 'end', refused: 'error' }[say as string];
    if (say === 'ready') {
      this.#listens = true;
      this.#laid = false;
      if (this.#waits) this.#place();
    }
    if (say === 'gamechange') {
      this.#laid = true;
      this.#tell({ do: 'record' });
    }
    if (say === 'record') {
      this.#laid = typeof detail.record === 'string';
      // A kiosk forgets each game.
      this.#kept = this.#laid && !this.hasAttribute('kiosk') ? detail.record : null;
    }
    if (say !== 'ready') this.#emit(say, detail); // the names of the first versions
    if (type) this.#emit(type, detail);
  };

  connectedCallback(): void {
    // What a page has set before this script came hides the properties of the element.
    const own = this as unknown as Record<string, unknown>;
    for (const name of NAMES)
      if (Object.hasOwn(own, name)) {
        const value = own[name];
        Reflect.deleteProperty(own, name);
        own[name] = value;
      }
    this.#inside.adoptedStyleSheets = [look];
    if (this.#kept) this.#open();
    else this.#show();
  }

  /** Keeps the frame when the page moves the element without removing it (`moveBefore`). */
  connectedMoveCallback(): void {
    // nothing to do
  }

  disconnectedCallback(): void {
    this.#shown.abort(null); // an error as the reason would hold what has removed the element
    this.#frame = null;
    this.#inside.replaceChildren();
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (before === now) return;
    if (!this.isConnected) {
      if (!LIVE.includes(name) || PLACED.includes(name)) this.#kept = null; // another game
    } else if (this.#inside.firstChild) {
      // Frameworks set one after the other.
      if (this.#changed.size === 0) queueMicrotask(() => this.#obey());
      this.#changed.add(name);
    }
  }

  /** Obeys the attributes that have changed. */
  #obey(): void {
    const names = [...this.#changed],
      placed = names.some((name) => PLACED.includes(name));
    this.#changed.clear();
    if (!this.isConnected) return;
    if (!this.#frame) return this.#show();
    if (!names.every((name) => LIVE.includes(name)) || (placed && !this.#listens)) return this.#anew();
    if (!this.#listens) return this.#open();
    if (placed) {
      this.#kept = null;
      this.#place();
      this.#tell({ do: 'record' }); // the frame may refuse, or its player stay
    }
    if (names.includes('readonly')) this.#tell({ do: 'readonly', on: this.hasAttribute('readonly') });
    if (names.includes('locale')) this.#tell({ do: 'locale', language: this.#language });
  }

  /** Begins without a tap. */
  #start(): void {
    this.#anew();
    this.#frame?.focus();
  }

  #anew(): void {
    this.#kept = null;
    this.#open();
  }

  /** Shows the frame. A game that was running is opened as soon as the frame is ready to check it. */
  #open(): void {
    const base = this.#base;
    if (!base) return this.#rest();
    const frame = document.createElement('iframe'),
      query = new URLSearchParams({ host: self.origin, locale: this.#language }),
      boxed = this.hasAttribute('sandbox');
    for (const name of [...ASKED, ...SWITCHES])
      if (this.hasAttribute(name)) query.set(name, this.#text(name));
    // A record or moves may be too long for an address: the frame is told them once it listens.
    this.#waits = Boolean(this.#kept || this.#text('position') || this.#text('moves'));
    if (this.#waits) query.set('wait', '');
    else if (this.#text('game')) query.set('start', '');
    // In a sandbox the single file is all that every server can load.
    frame.src = `${base}${boxed || self.origin === 'null' ? 'dockhand.html' : ''}?${query}`;
    frame.title = this.#name;
    frame.allow = `fullscreen; clipboard-write; screen-wake-lock${'share' in navigator ? '; web-share' : ''}`;
    if (boxed) {
      frame.setAttribute('sandbox', this.#text('sandbox'));
      frame.sandbox.add('allow-scripts');
    }
    this.#frame = frame;
    this.#listens = this.#laid = false;
    this.#shown.abort(null); // a frame before this one
    const { signal } = (this.#shown = new AbortController());
    addEventListener('message', this.#hear, { signal });
    const timer = setTimeout(() => this.#listens || this.#wrong('unreachable'), PATIENCE);
    signal.addEventListener('abort', () => clearTimeout(timer));
    this.#inside.replaceChildren(frame);
  }

  /** Plays a move if it is offered to this seat now. */
  play(seat: number, move: object): void {
    if (this.#laid) this.#tell({ do: 'play', seat, move });
    else this.#wrong('no-game', undefined, 'play');
  }

  /** Resolves with the game, hidden things included, as the text of a file; null if there is none. */
  record(): Promise<string | null> {
    return new Promise((done) => {
      const { signal } = this.#shown,
        end = (): void => done(this.#kept);
      if (!this.#laid) return end();
      this.addEventListener('record', (event) => done((event as CustomEvent).detail.record), {
        once: true,
        signal,
      });
      signal.addEventListener('abort', end);
      this.#tell({ do: 'record' });
    });
  }

  /** Has the frame open the game that was running, or else the position with the moves. */
  #place(): void {
    const position = this.#kept ?? this.#text('position');
    let moves: unknown = (!this.#kept && this.#text('moves')) || '[]';
    try {
      moves = JSON.parse(moves as string);
    } catch {
      // The frame refuses the text.
    }
    this.#tell({ do: 'open', position, moves });
  }

  #tell(request: object): void {
    const frame = this.#frame,
      opaque =
        self.origin === 'null' ||
        (frame?.hasAttribute('sandbox') && !frame.sandbox.contains('allow-same-origin'));
    try {
      frame?.contentWindow?.postMessage(
        { dockhand: 1, ...request },
        opaque ? '*' : new URL(frame.src).origin,
      );
    } catch {
      this.#wrong('unreadable', undefined, 'play'); // a move that cannot be sent
    }
  }

  #emit(type: string, detail: object): void {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  /** Reports what was not done, and the attribute that is wrong. */
  #wrong(reason: string, attribute?: string, what = 'open'): void {
    this.#emit('error', { do: what, reason, ...(attribute && { attribute }) });
  }

  #text(name: string): string {
    return this.getAttribute(name) ?? '';
  }

  /** The folder of the games; null if nothing says where they are, or if a script could stand in their place. */
  get #base(): string | null {
    try {
      const own = this.#text('src'),
        { href, protocol } = new URL('.', own ? new URL(own.replace(/\/?$/, '/'), document.baseURI) : home);
      return /^(https?|file):$/.test(protocol) ? href : null;
    } catch {
      return null;
    }
  }

  get #language(): string {
    return this.#text('locale') || this.closest('[lang]')?.getAttribute('lang') || navigator.language;
  }

  get #words(): { play: string; names: Record<string, string> } {
    return POSTER[this.#language.slice(0, 2)] ?? POSTER['en']!;
  }

  /** The game, if there is one of this name. */
  get #game(): string {
    const game = this.#text('game');
    return Object.hasOwn(GAMES, game) ? game : '';
  }

  get #name(): string {
    const game = this.#game;
    return this.#words.names[game] ?? GAMES[game] ?? 'Dockhand';
  }

  #show(): void {
    if (this.hasAttribute('start')) this.#anew();
    else this.#rest();
  }

  /** Shows the poster; or what stands inside the element, if nothing says where the games are. */
  #rest(): void {
    const base = this.#base;
    if (!base) {
      this.#inside.replaceChildren(document.createElement('slot'));
      return this.#wrong('no-address', 'src');
    }
    const button = document.createElement('button'),
      image = new Image(),
      name = document.createElement('b'),
      play = document.createElement('span');
    image.src = `${base}posters/${this.#game || 'imhotep'}.svg`;
    image.alt = '';
    name.textContent = this.#name;
    play.textContent = this.#words.play;
    button.append(image, name, play);
    button.onclick = () => this.#start();
    this.#inside.replaceChildren(button);
  }
}

/** Defines the element, once. `address`: that of the games or of a file among them, for elements without a `src`. */
export function define(address?: string): void {
  home ??= address;
  if (!globalThis.customElements || customElements.get('dock-hand')) return;
  look = new CSSStyleSheet();
  look.replaceSync(LOOK);
  customElements.define('dock-hand', DockHand);
}
