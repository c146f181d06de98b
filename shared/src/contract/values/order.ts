/**
 * Entries of a document's map in their order. Ties (two people inserted at the same place) fall back to the id.
 * Why maps: docs/decisions/maps-with-order-keys.md.
 */
export function inOrder<T extends { order: string }>(map: Record<string, T>): [id: string, entry: T][] {
  return Object.entries(map).sort(([a, x], [b, y]) => byCodeUnit(x.order, y.order) || byCodeUnit(a, b));
}

/** By code unit, as fractional-indexing compares; never by locale. */
export const byCodeUnit = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
