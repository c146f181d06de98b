const held = new Set<Promise<unknown>>();

/**
 * Keeps screens that are being loaded from showing until something they need is there: their words, where those are
 * files of their own. What fails holds nobody.
 */
export function holdScreens(until: Promise<unknown>): void {
  const settled = until
    .catch(() => undefined)
    .finally(() => {
      held.delete(settled);
    });
  held.add(settled);
}

/** Done when nothing holds screens any more; null when nothing does. */
export const screenHold = (): Promise<unknown> | null => (held.size > 0 ? Promise.all(held) : null);
