import type { ApiError } from './api-error';

/** A list as far as it was asked for. */
interface AskedList {
  data: { items: unknown[] } | undefined;
  error: ApiError | null;
}

/**
 * @returns whether a list has nothing, or is still on its way and may have nothing. What creates the first one stands in
 * the middle of an empty list; at the top it would go from under the hand, or the focus, of whoever is quick.
 */
export const mayBeEmpty = ({ data, error }: AskedList): boolean =>
  data ? data.items.length === 0 : error === null;
