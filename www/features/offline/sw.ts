// The service worker: stores every file of the page with its hash, so that all games can be played without a
// network. A new version waits until a page asks it to take over (www/features/offline/start.ts), or until no page of
// the old one is left. It never takes over during a game.
import { clientsClaim } from 'workbox-core';
import { addPlugins, cleanupOutdatedCaches, getCacheKeyForURL, precacheAndRoute } from 'workbox-precaching';

/** The parts of its environment that the service worker uses. */
interface Scope {
  __WB_MANIFEST: { url: string; revision: string | null; integrity: string }[];
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'message',
    listener: (event: MessageEvent & { waitUntil(work: Promise<void>): void }) => void,
  ): void;
}
declare const self: Scope;

const files = self.__WB_MANIFEST;
const hashes = new Map<string, string>();

async function hashOf(bytes: ArrayBuffer): Promise<string> {
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))))}`;
}

// A file that was damaged in the cache is fetched again.
addPlugins([
  {
    cachedResponseWillBeUsed: async ({ cachedResponse, request }) => {
      const integrity = hashes.get(request.url);
      if (!cachedResponse || !integrity) return cachedResponse;
      const bytes = await cachedResponse.arrayBuffer();
      // The file is read as a whole, because this service worker could not be replaced while it reads a
      // stream.
      return (await hashOf(bytes)) === integrity ? new Response(bytes, cachedResponse) : null;
    },
  },
]);
cleanupOutdatedCaches();
precacheAndRoute(files, { ignoreURLParametersMatching: [/./] });
for (const { url, integrity } of files) {
  const key = getCacheKeyForURL(url);
  if (key) hashes.set(key, integrity);
}

// All games can be played without a network after the first visit, even with files that were not used yet.
clientsClaim();
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting());
});
