import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { ApiError } from '../../client/api-error';
import type { Endpoint, RequestOf, ResponseOf } from '../../contract/endpoints/endpoint';
import type { Page } from '../../contract/endpoints/page';
import { useApi } from './use-api';

type ItemOf<E extends Endpoint> = ResponseOf<E> extends Page<infer Item> ? Item : never;

/** One page of a list, as the request's query says. */
export interface EndpointPage<Item> {
  data: Page<Item> | undefined;
  error: ApiError | null;
  /** What is shown is what was asked for before: the answer is on its way. */
  isTurning: boolean;
  refetch: () => void;
}

/** Whose list it is, and which half; all else only says what to show of it. */
const listOf = (request: unknown) =>
  JSON.stringify(request, (key, value) =>
    ['q', 'sort', 'cursor', 'status', 'state', 'silent', 'kind', 'timeZone'].includes(key)
      ? undefined
      : value,
  );

/**
 * One page of a list of the API: never more in the document than it holds. While another page, order or search of the
 * same list comes, the former stays.
 */
export function useEndpointPage<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E> & { query?: object },
  { enabled = true, refetchIntervalMs }: { enabled?: boolean; refetchIntervalMs?: number } = {},
): EndpointPage<ItemOf<E>> {
  const api = useApi();
  const { data, error, isPlaceholderData, refetch } = useQuery<Page<ItemOf<E>>, ApiError>({
    queryKey: [endpoint.path, 'page', request],
    queryFn: ({ signal }) => api.call(endpoint, { ...request, signal }) as Promise<Page<ItemOf<E>>>,
    placeholderData: (former, formerQuery) =>
      listOf(formerQuery?.queryKey[2]) === listOf(request) ? former : undefined,
    enabled,
    refetchInterval: refetchIntervalMs ?? false,
  });
  // A long page is drawn in pieces, so that typing and scrolling never wait for all of its rows at once.
  const shown = useDeferredValue(data);
  return {
    data: shown,
    error,
    isTurning: isPlaceholderData || shown !== data,
    refetch: () => void refetch(),
  };
}
