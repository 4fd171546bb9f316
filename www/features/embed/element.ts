// <dock-hand game="imhotep"></dock-hand> on anybody's page: a poster, and the game in a frame when it is tapped. This is all that such a page
// loads before: a script of its own, small, without a style sheet or markup that a strict policy would refuse. It runs as a module and as a
// plain script alike, and knows the game's address from its own.

/** From the build: the word on the button and the names of the games, by language. */
declare const __POSTER__: Record<string, Record<string, string>>;

{
  const script = [...document.scripts].find(({ src }) => /\/embed(\.\w+)?\.js(\?|$)/.test(src));
  const base = new URL('.', script?.src ?? document.baseURI).href;
  const look = new CSSStyleSheet();
  look.replaceSync(`:host{display:block;position:relative;box-sizing:border-box;width:100%;aspect-ratio:4/3;min-height:360px;overflow:hidden;background:#f4e8cb;color:#2a1b10;border:1.5px solid #b9976a;border-radius:12px;font:1.15rem 'Alegreya Sans',Optima,Candara,'Noto Sans',sans-serif}
:host([hidden]){display:none}
button,iframe{position:absolute;inset:0;width:100%;height:100%;border:0;padding:0;background:none;color:inherit;font:inherit}
button{cursor:pointer;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:.8em}
button:focus-visible{outline:3px solid #2a1b10;outline-offset:-6px;box-shadow:inset 0 0 0 9px #fffdf6}
img{width:min(34%,180px);aspect-ratio:1;border-radius:19%;box-shadow:3px 4px 0 rgb(52 28 8/28%)}
span{background:#1f5c68;color:#fffdf6;font-weight:600;padding:.6em 1.4em;border-radius:9px}`);

  customElements.define(
    'dock-hand',
    class extends HTMLElement {
      static readonly observedAttributes = ['game', 'position', 'moves', 'locale', 'readonly'];
      private readonly inside = this.attachShadow({ mode: 'open' });
      private frame: HTMLIFrameElement | null = null;
      private readonly hear = (event: MessageEvent): void => {
        if (!this.frame || event.source !== this.frame.contentWindow || event.data?.dockhand !== 1) return;
        const { say } = event.data;
        if (['gamechange', 'gameend', 'record', 'refused'].includes(say))
          this.dispatchEvent(new CustomEvent(say, { detail: event.data }));
      };

      connectedCallback(): void {
        this.inside.adoptedStyleSheets = [look];
        this.rest();
      }

      disconnectedCallback(): void {
        removeEventListener('message', this.hear);
        this.frame = null;
        this.inside.replaceChildren();
      }

      attributeChangedCallback(name: string, before: string | null, now: string | null): void {
        if (before === now || !this.isConnected) return;
        if (!this.frame) this.rest();
        else if (name === 'game') this.start();
        else if (name === 'readonly') this.tell({ do: 'readonly', on: now !== null });
        else if (name === 'locale') this.tell({ do: 'locale', language: now ?? '' });
        else
          this.tell({
            do: 'open',
            position: this.text('position'),
            moves: JSON.parse(this.text('moves') || '[]'),
          });
      }

      /** Begins without waiting for a tap. */
      start(): void {
        const words: Record<string, string> = {
          game: this.text('game'),
          host: location.origin,
          locale: this.language,
          moves: this.text('moves'),
        };
        const query = new URLSearchParams(Object.entries(words).filter(([, value]) => value));
        if (this.hasAttribute('readonly')) query.set('readonly', '');
        const frame = document.createElement('iframe');
        frame.src = `${base}${this.hasAttribute('sandbox') ? 'dockhand.html' : ''}?${query}#${encodeURIComponent(this.text('position'))}`;
        frame.title = this.name;
        frame.allow = 'fullscreen; clipboard-write; screen-wake-lock';
        if (this.hasAttribute('sandbox'))
          frame.setAttribute('sandbox', this.text('sandbox') || 'allow-scripts');
        this.frame = frame;
        addEventListener('message', this.hear);
        this.inside.replaceChildren(frame);
        frame.focus();
      }

      /** Makes a move, if it is offered to this seat now. */
      play(seat: number, move: object): void {
        this.tell({ do: 'play', seat, move });
      }

      /** The game as it stands, hidden things included, as the text of a file; null if none has begun. */
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

      /** The poster. */
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
