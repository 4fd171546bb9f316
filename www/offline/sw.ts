// The service worker: keeps every file of the page with its hash, so that all games are played without a network. A new version waits until a
// page asks it to take over (www/offline/start.ts), or until no page of the old one is left: never during a game.
import { clientsClaim } from 'workbox-core';
import { addPlugins, cleanupOutdatedCaches, getCacheKeyForURL, precacheAndRoute } from 'workbox-precaching';

/** What the service worker needs of its surroundings. */
interface Scope {
  __WB_MANIFEST: { url: string; revision: string | null; integrity: string }[];
  skipWaiting(): Promise<void>;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}
declare const self: Scope;

const files = self.__WB_MANIFEST;
const hashes = new Map<string, string>();

/** Whether the bytes are those of the list. */
async function isWhole(answer: Response, integrity: string): Promise<boolean> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await answer.arrayBuffer()));
  return integrity === `sha256-${btoa(String.fromCharCode(...digest))}`;
}

// A file that was damaged in the cache is fetched anew instead of being played with.
addPlugins([{
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) => {
    const integrity = hashes.get(request.url);
    return !cachedResponse || !integrity || await isWhole(cachedResponse.clone(), integrity) ? cachedResponse : null;
  },
}]);
cleanupOutdatedCaches();
precacheAndRoute(files, { cleanURLs: false, ignoreURLParametersMatching: [/./] });
for (const { url, integrity } of files) {
  const key = getCacheKeyForURL(url);
  if (key) hashes.set(key, integrity);
}

// The first visit can be played to its end without a network, also with what it has not fetched yet.
clientsClaim();
self.addEventListener('message', ({ data }) => { if (data === 'take-over') void self.skipWaiting(); });
