/**
 * What is served in place of the service worker where a deployment goes without (`OFFLINE=off`): browsers look for a
 * newer one at each visit, take this, and with it everything that was kept goes.
 */
export {};

interface Ending {
  waitUntil(until: Promise<unknown>): void;
}
declare const self: {
  registration: { unregister(): Promise<boolean> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Ending) => void): void;
};

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(withdraw()));

async function withdraw(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}
