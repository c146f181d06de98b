import { sql } from 'drizzle-orm';
import { documents } from '../../db/schema';
import type { AreaVisits } from '../../visitors/area-visits';

/** Looks at variants that could not be had are counted apart. */
export const lookUnavailable = 'look-unavailable';

export const productsVisits: AreaVisits = {
  events: ['look'],
  keptAs: (event) =>
    event.kind === 'look'
      ? { kind: event.available ? 'look' : lookUnavailable, detail: event.variantId }
      : { kind: event.kind, detail: '' },
  details: sql`array(select jsonb_object_keys(coalesce(${documents.data} -> 'variants', '{}')))`,
  measured: ['look', lookUnavailable],
  measures: ({ kind }) => (kind === lookUnavailable ? ['looks', 'unavailable'] : ['looks']),
  read(counts) {
    const count = (kind: string, variantId: string) =>
      counts.find((row) => row.kind === kind && row.detail === variantId)?.count ?? 0;
    return {
      looks: [...new Set(counts.map(({ detail }) => detail))].map((variantId) => {
        const unavailable = count(lookUnavailable, variantId);
        return { variantId, looks: count('look', variantId) + unavailable, unavailable };
      }),
    };
  },
  none: { looks: [] },
};
