import type { EndpointPage } from '@vitrine/shared/ui';

/**
 * @returns whether a list has nothing, or is still on its way and may have nothing. What creates the first one stands in
 * the middle of an empty list; at the top it would go from under the hand, or the focus, of whoever is quick.
 */
export const mayBeEmpty = ({ data, error }: Pick<EndpointPage<unknown>, 'data' | 'error'>): boolean =>
  data ? data.items.length === 0 : error === null;
