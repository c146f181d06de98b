import { generateKeyBetween } from 'fractional-indexing';

/** An order key between two neighbours; two people may have made equal keys, after which any key will do. */
export function keyBetween(before: string | undefined, after: string | undefined): string {
  if (before !== undefined && after !== undefined && before >= after) return generateKeyBetween(before, null);
  return generateKeyBetween(before ?? null, after ?? null);
}
