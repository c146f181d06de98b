import { savesData } from '@vitrine/shared/browser/connection';
import type { ManifestPart } from '@vitrine/shared/contract';

/**
 * Fetches the code of what fills the page while the browser has nothing better to do and the visitor reads the landing,
 * unless they asked theirs to save data: beside what registers the areas, not one request later. An area has such code
 * in `stage.tsx`, or none.
 * @returns undo
 */
export function prefetchStages(parts: ManifestPart[]): (() => void) | undefined {
  if (savesData()) return;
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) return;
  const areas = new Set(parts.map(({ area }) => area));
  const fetchAll = () => {
    for (const area of areas) import(`../areas/${area}/stage.tsx`).catch(() => undefined);
  };
  const asked = requestIdleCallback(fetchAll, { timeout: 4000 });
  return () => cancelIdleCallback(asked);
}
