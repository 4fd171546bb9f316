// What a page does as a kiosk: after two minutes without a touch it forgets everything and returns to its start, where
// it rests until it is touched. Nothing in it leads to another page.
import { ALWAYS, every } from '../../dom/life';
import type { Host } from '../../shell/host';
import { Idle } from './idle';
import { ask, rest } from './screens';

/** What counts as a touch. */
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;
const SECOND = 1000;

let idle: Idle;
let home: Host;
/** The words among which those of the kiosk have been asked for: after a change of language there are others. */
let spoken: Host['words'] | null = null;

function touched(): void {
  idle.touch(Date.now());
}

/** Nothing that a finger held too long opens, and no link, leads away. */
function stay(event: Event): void {
  const link = (event.target as Element | null)?.closest?.('a[href]');
  if (event.type === 'contextmenu' || link) event.preventDefault();
}

/** Keeps the screen on, so that a touch wakes the page; the browser drops the lock when the page is hidden. */
function stayOn(): void {
  if (document.hidden) return;
  const { featurePolicy } = document as { featurePolicy?: { allowsFeature(name: string): boolean } };
  if (featurePolicy?.allowsFeature('screen-wake-lock') === false) return; // or the browser reports an error
  const locks = navigator.wakeLock as WakeLock | undefined;
  void locks?.request('screen').catch(() => undefined);
}

/** Whether the page can be fetched, or is stored on this device. */
async function isReachable(): Promise<boolean> {
  if (origin !== 'null' && navigator.serviceWorker?.controller) return true;
  return fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Forgets everything: only a page that is loaded anew holds nothing of the one before. */
async function restart(): Promise<void> {
  if (parent === window) rest(home);
  home.leave();
  home.sheet.close();
  if (!(await isReachable())) return; // a later visitor finds the start, and the next pause tries again
  history.replaceState(null, '', location.pathname + location.search);
  location.reload();
}

function look(): void {
  if (spoken !== home.words) {
    spoken = home.words;
    void spoken.fetch('kiosk').catch(() => (spoken = null));
  }
  const { left, over } = idle.at(Date.now());
  if (over) {
    idle.rest();
    ask(home, null);
    void restart();
  } else ask(home, left);
}

/** Makes the page a kiosk. A page in a frame waits behind the poster of its element. */
export async function open(host: Host): Promise<void> {
  home = host;
  idle = new Idle();
  for (const type of TOUCHES)
    addEventListener(type, touched, { capture: true, passive: true, signal: ALWAYS });
  for (const type of ['click', 'auxclick', 'contextmenu'])
    addEventListener(type, stay, { capture: true, signal: ALWAYS });
  document.addEventListener('visibilitychange', stayOn, { signal: ALWAYS });
  every(ALWAYS, SECOND, look);
  // Added to the home screen, the page begins as a kiosk, too.
  document.querySelector('link[rel=manifest]')?.remove();
  stayOn();
  await host.words.fetch('kiosk').catch(() => undefined);
  if (parent === window) rest(host);
}
