/**
 * What visitors have seen works without a network. The worker is registered for one placement's addresses, so nothing
 * of the staff's passes through it, and it knows two kinds of things:
 *
 * - **The page of a placement**: the network's word counts as long as there is a network. What was last kept is shown
 *   only where nothing answers, or a server says that it cannot at the moment.
 * - **What never changes at its address** (`immutable`): the shell's and the remotes' files, the parts of a manifest,
 *   pictures and models. Pages name them by version, so a visit goes on with what it began with.
 *
 * Everything else, answers and what is live above all, is not touched. Built by shell/webpack.config.cjs, served by
 * shell/server/service-worker.ts; why it is as it is: docs/decisions/offline.md.
 */
import { keepHeader } from '@vitrine/shared/contract/federation/runtime-config';
import { placementIdPattern } from '@vitrine/shared/contract/values/patterns';
import { clientsClaim } from 'workbox-core/clientsClaim.js';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import { RangeRequestsPlugin } from 'workbox-range-requests/RangeRequestsPlugin.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';

declare const self: {
  skipWaiting(): Promise<void>;
  /** Where remotes and files come from, beside this origin; the server writes it before this file. */
  keptOrigins: string[];
};

const maxAgeSeconds = 30 * 24 * 60 * 60;
const maxPages = 20;
/** A large experience has 400 pictures and models. */
const maxFiles = 2_000;
const pagesName = 'vitrine-pages';

/** Those that were not used for longest leave; all do where the device is full. */
const atMost = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds, purgeOnQuotaError: true }) as WorkboxPlugin;

/** Asked for with another language, source or thing that is open, it is the same page. */
function pageAddress({ url }: Request): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname.replace(/\/$/, '');
}

const ofPages: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pageAddress(request),
  fetchDidSucceed: async ({ request, response, state }) => {
    if (response.status < 500) return response;
    if (state) state.refusal = response;
    throw new Error(`${request.url} answered ${response.status}`);
  },
  cacheWillUpdate: async ({ request, response }) => {
    const word = response.headers.get(keepHeader);
    if (word === 'forget') await (await caches.open(pagesName)).delete(pageAddress(request));
    return word === 'keep' ? response : null;
  },
  /** There was nothing to fall back on: the server says itself what is wrong. */
  handlerDidError: async ({ state }) => state?.refusal,
};

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && placementIdPattern.test(url.pathname.replace(/^\/|\/$/g, '')),
  new NetworkFirst({
    cacheName: pagesName,
    plugins: [ofPages, atMost(maxPages)],
  }),
);

const ofFiles: WorkboxPlugin = {
  /** Pictures of another origin: what a page may not read, nobody can tell from an error. */
  requestWillFetch: async ({ request }) =>
    request.mode === 'no-cors' && request.destination === 'image'
      ? new Request(request.url, { mode: 'cors', credentials: 'omit' })
      : request,
  cacheWillUpdate: async ({ response }) => {
    const isKept = /\bimmutable\b/.test(response.headers.get('cache-control') ?? '');
    return response.status === 200 && isKept ? response : null;
  },
};
/** Videos are asked for piece by piece. */
const inPieces = new RangeRequestsPlugin() as WorkboxPlugin;

registerRoute(
  ({ sameOrigin, url }) =>
    sameOrigin
      ? /^\/(assets|files|v1\/manifests)\//.test(url.pathname)
      : self.keptOrigins.includes(url.origin),
  new CacheFirst({ cacheName: 'vitrine-files', plugins: [ofFiles, inPieces, atMost(maxFiles)] }),
);

// It decides nothing about what a page shows: there is nothing to wait for.
void self.skipWaiting();
clientsClaim();
