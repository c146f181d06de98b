import type { RuntimeConfig } from '@vitrine/shared/contract/federation/runtime-config';
import { trustOnly } from '../trust-only';
import { keepRest } from './keep-rest';

const script = '/service-worker.js';
const trusted = trustOnly('vitrine-offline', (url) => url === script);

/**
 * Has the browser keep what this visit shows, for the day without a network (service-worker.ts). Not for test accesses,
 * which end when they are revoked, nor inside other pages, which are not there without a network themselves.
 */
export async function keepVisit(config: RuntimeConfig): Promise<void> {
  const { visit } = config;
  if (!visit || window.parent !== window || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const { controller: before } = serviceWorker;
  // A window in which the browser keeps nothing refuses.
  const isRegistered = await serviceWorker
    .register(trusted(script), { scope: `/${visit.placement.placementId}`, updateViaCache: 'none' })
    .then(
      () => true,
      () => false,
    );
  if (!isRegistered) return;
  if (!before) {
    await untilControlled(serviceWorker);
    keepWhatIsHere(config);
  }
  await keepRest(config, visit);
}

const untilControlled = async (serviceWorker: ServiceWorkerContainer) =>
  serviceWorker.controller ||
  new Promise((done) => serviceWorker.addEventListener('controllerchange', done, { once: true }));

/** What came before the worker was there: the browser has it at hand, the page excepted. */
function keepWhatIsHere({ allowedOrigins }: RuntimeConfig): void {
  const origins = [window.location.origin, ...allowedOrigins];
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  const urlsToCache = [
    window.location.pathname,
    ...files.filter((file) => origins.includes(new URL(file).origin)),
  ];
  navigator.serviceWorker.controller?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}
