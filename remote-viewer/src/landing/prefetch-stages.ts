import { mayFetch3d } from '@vitrine/shared/browser/may-fetch-3d';
import type { ManifestPart } from '@vitrine/shared/contract';

/**
 * Fetches the code of what fills the page, and runs none of it: beside what registers the areas, not one request later.
 * An area has such code in `stage.ts`, or none.
 */
export function fetchStages(parts: ManifestPart[]): void {
  if (!mayFetch3d()) return;
  for (const area of new Set(parts.map(({ area }) => area)))
    import(/* webpackChunkName: "[request]" */ `../areas/${area}/stage.ts`).catch(() => undefined);
}

/** Does so while the browser has nothing better to do and the visitor reads the landing. Safari has no such moments. */
export function prefetchStages(parts: ManifestPart[]): void {
  window.requestIdleCallback?.(() => fetchStages(parts), { timeout: 4000 });
}
