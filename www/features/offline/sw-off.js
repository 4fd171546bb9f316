// The way back from a bad release: put this file in the place of sw.js, and every device that comes by
// forgets what it has kept of the page and asks the server again. Games and settings stay. It belongs to this
// page alone: nothing of a neighbour on the same server is touched.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(forget()));

async function forget() {
  const ours = (await caches.keys()).filter((name) => name.endsWith(self.registration.scope));
  await Promise.all(ours.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
