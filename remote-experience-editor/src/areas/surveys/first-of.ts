import { inOrder } from '@vitrine/shared/contract';

/** The id of the first entry; undefined where there is none. */
export const firstOf = (entries: Record<string, { order: string }>): string | undefined =>
  inOrder(entries)[0]?.[0];
