/** The 3D part, in a chunk of its own: nobody pays for it before it is wanted. */
export const loadScene = () => import('./scene');

/** Fetches it while the browser has nothing better to do, unless visitors asked theirs to save data. @returns undo */
export function prefetchScene(): (() => void) | undefined {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) return;
  const prefetch = requestIdleCallback(() => void loadScene().catch(() => undefined), { timeout: 4000 });
  return () => cancelIdleCallback(prefetch);
}
