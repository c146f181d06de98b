import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ApiError } from '../../client/api-error';
import type { Endpoint, RequestOf, ResponseOf } from '../../contract/endpoints/endpoint';
import type { Page } from '../../contract/endpoints/page';
import { useApi } from './use-api';

/** What a paged list of the API holds. */
export type ItemOf<E extends Endpoint> = ResponseOf<E> extends Page<infer Item> ? Item : never;

/** A paged list, as far as it was asked for. */
export interface EndpointList<Item> {
  data: { items: Item[]; total: number } | undefined;
  error: ApiError | null;
  isFetching: boolean;
  /** The page after the last one is on its way. */
  isLoadingMore: boolean;
  hasMore: boolean;
  loadMore: () => void;
  refetch: () => void;
}

interface Options {
  /** false: ask nothing (yet). */
  enabled?: boolean;
  /** Fetches page after page to the end: to sort, search or count by what the API does not. A failing page ends it. */
  all?: boolean;
}

/** All of a request but what is searched for. */
const withoutSearch = (request: unknown) =>
  JSON.stringify(request, (key, value) => (key === 'q' ? undefined : value));

/** A list of the API, page after page. While only the search changes, the former result stays. */
export function useEndpointList<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E> & { query?: object },
  { enabled = true, all = false }: Options = {},
): EndpointList<ItemOf<E>> {
  const api = useApi();
  const list = useInfiniteQuery<
    Page<ItemOf<E>>,
    ApiError,
    { items: ItemOf<E>[]; total: number },
    unknown[],
    string
  >({
    queryKey: [endpoint.path, 'pages', request],
    queryFn: ({ signal, pageParam }) =>
      api.call(endpoint, {
        ...request,
        query: { limit: 100, ...request.query, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }) as Promise<Page<ItemOf<E>>>,
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    select: ({ pages }) => ({
      items: pages.flatMap((page) => page.items),
      total: pages[0]?.total ?? 0,
    }),
    placeholderData: (former, formerQuery) =>
      withoutSearch(formerQuery?.queryKey[2]) === withoutSearch(request) ? former : undefined,
    enabled,
  });
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = list;
  useEffect(() => {
    // By the data: a page that comes at once is never seen to be fetched.
    if (all && data && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [all, data, hasNextPage, isFetching, isError, fetchNextPage]);
  return {
    data,
    error: list.error,
    isFetching: list.isFetching,
    isLoadingMore: list.isFetchingNextPage,
    hasMore: list.hasNextPage,
    loadMore: () => void list.fetchNextPage(),
    refetch: () => void list.refetch(),
  };
}
