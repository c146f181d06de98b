const steps: Record<string, number> = {
  PageDown: 1,
  ArrowRight: 1,
  PageUp: -1,
  ArrowLeft: -1,
};

/**
 * Which vote a key leads to: clickers send Page Up and Page Down.
 * @param ids in their order. @param at the one that is shown.
 * @returns null where the key means nothing, or there is no further one.
 */
export function steppedTo(key: string, ids: string[], at: string | null): string | null {
  const step = steps[key];
  if (step === undefined) return null;
  return ids[ids.indexOf(at ?? '') + step] ?? null;
}
