// <dock-hand game="imhotep"></dock-hand> on any page: a poster, and the game in a frame after a tap. At
// first, such a page loads only this small script, without a style sheet or markup that a strict policy would
// refuse. It runs as a module and as a plain script, and takes the address of the game from its own.

/** From the build: the word on the button and the names of the games, by language. */
declare const __POSTER__: Record<string, Record<string, string>>;

{
  const script = [...document.scripts].find(({ src }) => /\/embed(\.\w+)?\.js(\?|$)/.test(src));
  const base = new URL('.', script?.src ?? document.baseURI).href;
  const look = new CSSStyleSheet();
  // The element is as high as a phone on a narrow page, and 4 : 3 on a wide one; a size given by the page
  // wins. The sun or the moon lights the poster by `color-scheme`, which the page may set.
  look.replaceSync(`:host{display:block;position:relative;box-sizing:border-box;width:100%;overflow:hidden;color-scheme:light dark;border:1.5px solid light-dark(#b9976a,#6d5a43);border-radius:12px;font:1.15rem 'Alegreya Sans',Optima,Candara,'Noto Sans',sans-serif}
:host::before{content:'';display:block;padding-top:max(75%,min(178%,1000px - 100%))}
:host([hidden]){display:none}
button,iframe{position:absolute;inset:0;width:100%;height:100%;border:0;border-radius:10.5px;padding:0;font:inherit}
button{cursor:pointer;display:grid;grid-template:minmax(0,1fr) auto/1fr auto;align-items:center;text-align:start;background:light-dark(#e6cfa6,#2b241c);color:light-dark(#2a1b10,#f4e8cb);isolation:isolate}
button:focus-visible{outline:3px solid light-dark(#2a1b10,#f4e8cb);outline-offset:-6px}
img,button::after{grid-area:1/1/2/3;width:100%;height:100%}
button::after{content:'';background:light-dark(#0000,#6a78ac);mix-blend-mode:multiply}
b{padding:.7em 1em}
span{margin:.5em .7em;background:light-dark(#1f5c68,#5fa9ae);color:light-dark(#fffdf6,#14221f);font-weight:600;padding:.6em 1.4em;border-radius:9px}`);

  customElements.define(
    'dock-hand',
    class extends HTMLElement {
      static readonly observedAttributes = ['game', 'position', 'moves', 'locale', 'readonly', 'notes'];
      /** Ends with the frame that is shown. */
      private shown = new AbortController();
      private readonly inside = this.attachShadow({ mode: 'open' });
      private frame: HTMLIFrameElement | null = null;
      /** The record of the running game, for when the page moves the element, whose frame cannot be asked. */
      private kept: string | null = null;
      private readonly hear = (event: MessageEvent): void => {
        if (!this.frame || event.source !== this.frame.contentWindow || event.data?.dockhand !== 1) return;
        const { say, record } = event.data;
        if (say === 'ready' && this.kept) this.tell({ do: 'open', position: this.kept });
        if (say === 'gamechange') this.tell({ do: 'record' });
        if (say === 'record') this.kept = typeof record === 'string' ? record : null;
        if (['gamechange', 'gameend', 'record', 'refused'].includes(say))
          this.dispatchEvent(new CustomEvent(say, { detail: event.data }));
      };

      connectedCallback(): void {
        this.inside.adoptedStyleSheets = [look];
        if (this.kept) this.open();
        else this.rest();
      }

      /** Keeps the frame when the page moves the element without removing it (`moveBefore`). */
      connectedMoveCallback(): void {
        // nothing to do
      }

      disconnectedCallback(): void {
        this.shown.abort(null); // an error as the reason would hold what has removed the element
        this.frame = null;
        this.inside.replaceChildren();
      }

      attributeChangedCallback(name: string, before: string | null, now: string | null): void {
        if (before === now) return;
        if (!this.isConnected) {
          if (['game', 'position', 'moves'].includes(name)) this.kept = null; // another game
        } else if (!this.frame) this.rest();
        else if (name === 'game' || name === 'notes') this.start();
        else if (name === 'readonly') this.tell({ do: 'readonly', on: now !== null });
        else if (name === 'locale') this.tell({ do: 'locale', language: now ?? '' });
        else
          this.tell({
            do: 'open',
            position: this.text('position'),
            moves: JSON.parse(this.text('moves') || '[]'),
          });
      }

      /** Begins without a tap. */
      start(): void {
        this.kept = null;
        this.open();
        this.frame?.focus();
      }

      /** Shows the frame. A game that was running is opened as soon as the frame is ready to check it. */
      private open(): void {
        const words: Record<string, string> = {
          game: this.text('game'),
          host: location.origin,
          locale: this.language,
          moves: this.kept ? '' : this.text('moves'),
        };
        const query = new URLSearchParams(Object.entries(words).filter(([, value]) => value));
        for (const name of ['readonly', 'notes']) if (this.hasAttribute(name)) query.set(name, '');
        const frame = document.createElement('iframe');
        frame.src = `${base}${this.hasAttribute('sandbox') ? 'dockhand.html' : ''}?${query}#${this.kept ? '' : encodeURIComponent(this.text('position'))}`;
        frame.title = this.name;
        frame.allow = 'fullscreen; clipboard-write; screen-wake-lock';
        if (this.hasAttribute('sandbox'))
          frame.setAttribute('sandbox', this.text('sandbox') || 'allow-scripts');
        this.frame = frame;
        this.shown.abort(); // a frame before this one
        this.shown = new AbortController();
        addEventListener('message', this.hear, { signal: this.shown.signal });
        this.inside.replaceChildren(frame);
      }

      /** Plays a move if it is offered to this seat now. */
      play(seat: number, move: object): void {
        this.tell({ do: 'play', seat, move });
      }

      /** Resolves with the game, hidden things included, as the text of a file; null if there is none. */
      record(): Promise<string | null> {
        return new Promise((done) => {
          this.addEventListener('record', (event) => done((event as CustomEvent).detail.record), {
            once: true,
          });
          this.tell({ do: 'record' });
        });
      }

      private tell(request: object): void {
        const sandbox = this.frame?.getAttribute('sandbox');
        const opaque = sandbox !== null && sandbox !== undefined && !sandbox.includes('allow-same-origin');
        this.frame?.contentWindow?.postMessage(
          { dockhand: 1, ...request },
          opaque ? '*' : new URL(base).origin,
        );
      }

      private text(name: string): string {
        return this.getAttribute(name) ?? '';
      }

      private get language(): string {
        return this.text('locale') || this.closest('[lang]')?.getAttribute('lang') || navigator.language;
      }

      private get words(): Record<string, string> {
        return __POSTER__[this.language.slice(0, 2)] ?? __POSTER__['en']!;
      }

      private get name(): string {
        return this.words[this.text('game')] ?? 'Dockhand';
      }

      /** Shows the poster. */
      private rest(): void {
        const button = document.createElement('button'),
          image = new Image(),
          name = document.createElement('b'),
          play = document.createElement('span');
        image.src = `${base}posters/${Object.hasOwn(__POSTER__['en']!, this.text('game')) ? this.text('game') : 'imhotep'}.svg`;
        image.alt = '';
        name.textContent = this.name;
        play.textContent = this.words['play'] ?? '';
        button.append(image, name, play);
        button.onclick = () => this.start();
        this.inside.replaceChildren(button);
      }
    },
  );
}
