// The service worker: stores every file of the page with its hash, so that all games are played without a network. A new version waits until a
// page asks it to take over (www/offline/start.ts), or until no page of the old one is left: never during a game.
import { clientsClaim } from 'workbox-core';
import { addPlugins, cleanupOutdatedCaches, getCacheKeyForURL, precacheAndRoute } from 'workbox-precaching';

/** What the service worker needs of its environment. */
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
      // Read as a whole, not as a stream: while a stream is being read, this service worker could not be replaced.
      return (await hashOf(bytes)) === integrity ? new Response(bytes, cachedResponse) : null;
    },
  },
]);
cleanupOutdatedCaches();
precacheAndRoute(files, { cleanURLs: false, ignoreURLParametersMatching: [/./] });
for (const { url, integrity } of files) {
  const key = getCacheKeyForURL(url);
  if (key) hashes.set(key, integrity);
}

// After the first visit all games can be played without a network, also with files that were not used yet.
clientsClaim();
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting());
});
