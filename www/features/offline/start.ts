// Stores the page on this device when it is idle, and installs new versions when no tab plays a game.
import './offline.css';
import { box, button, el } from '../../dom/elements';
import { pageEvents } from '../../dom/page-events';
import { ALWAYS, every } from '../../dom/life';
import { registerServiceWorker } from '../../engine/trust';
import type { Host } from '../../shell/host';
import type { Words } from '../../words/words';

/**
 * The time in ms after which a new version is asked once more to take over: once in some dozens of tests Chromium
 * did not follow the first time, for a reason that is not known.
 */
const ASK_AGAIN = 2000;

/** The queue through which the system opens saved games: https://wicg.github.io/web-app-launch/ */
interface LaunchQueue {
  setConsumer(
    open: (launch: { files?: readonly FileSystemFileHandle[]; targetURL?: string | null }) => void,
  ): void;
}

const LOCK = `dockhand.playing ${new URL('.', document.baseURI).pathname}`;

/** Starts the service worker; does nothing without a secure connection or in a sandboxed frame. */
export async function start(host: Host): Promise<void> {
  const { launchQueue } = window as { launchQueue?: LaunchQueue };
  let began = false;
  launchQueue?.setConsumer(({ files: [handle] = [], targetURL }) => {
    // A link that is opened while the page runs (`launch_handler` in the manifest); the page has read its own.
    if (began && targetURL?.includes('#')) location.hash = new URL(targetURL).hash;
    void handle?.getFile().then(
      (file) => host.openFile(file),
      () => undefined, // the file is gone, and the system says so
    );
  });
  began = true;
  const registration = await registerServiceWorker().catch(() => undefined);
  if (!registration) return;
  const updates = new Updates(host, registration);
  pageEvents.on('changed', updates.changed.bind(updates), ALWAYS);
  await updates.look();
}

class Updates {
  private told = false;
  private playing: (() => void) | null = null;
  private readonly text = el('p');
  private readonly notice = box({ class: 'notice', role: 'status' }, this.text);

  constructor(
    private readonly host: Host,
    private readonly registration: ServiceWorkerRegistration,
  ) {
    this.follow();
    registration.addEventListener('updatefound', this.follow.bind(this), { signal: ALWAYS });
  }

  changed(): void {
    void this.look();
  }

  private follow(): void {
    this.registration.installing?.addEventListener('statechange', this.changed.bind(this), {
      signal: ALWAYS,
    });
  }

  /** Checks whether a waiting version may take over: when the page changes, or a version has come. */
  async look(): Promise<void> {
    const { game, words } = this.host;
    if (game) this.hold();
    else this.release();
    if (!this.registration.waiting || !navigator.serviceWorker.controller) return;
    await words.fetch('site');
    if (game !== this.host.game) return;
    if (game) {
      if (!this.told) game.screen.log.note(words.t('site-update-later'));
      this.told = true;
    } else this.offer(words);
  }

  /** Says on the first screen or the set-up that a new version is there. */
  private offer(words: Words): void {
    const page = document.querySelector('main.home, main.start');
    if (!page || page.contains(this.notice)) return;
    this.text.textContent = words.t('site-update');
    this.notice.replaceChildren(
      this.text,
      button(
        words.t('site-update-load'),
        { class: 'primary', id: 'update' },
        () => void this.takeOver(words),
      ),
    );
    page.prepend(this.notice);
  }

  private async takeOver(words: Words): Promise<void> {
    // Another tab may have begun a game meanwhile, and still need the files of its version.
    const { held = [] } = await navigator.locks.query();
    if (held.some(({ name }) => name === LOCK)) {
      this.text.textContent = words.t('site-update-busy');
      return;
    }
    const how = { once: true, signal: ALWAYS };
    navigator.serviceWorker.addEventListener('controllerchange', location.reload.bind(location), how);
    this.ask();
    every(ALWAYS, ASK_AGAIN, this.ask.bind(this)); // until the page is loaded anew
  }

  private ask(): void {
    this.registration.waiting?.postMessage('take-over');
  }

  /** Holds a lock while a game is played, so that other tabs know of it. */
  private hold(): void {
    if (this.playing) return;
    const ended = new Promise<void>((end) => {
      this.playing = end;
    });
    navigator.locks.request(LOCK, { mode: 'shared' }, () => ended).catch(() => undefined);
  }

  private release(): void {
    if (!this.playing) return;
    this.playing();
    this.playing = null;
    this.registration.update().catch(() => undefined); // a device that is never switched off gets new versions as well
  }
}
