import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ApiError } from '../../client/api-error';
import type { Endpoint, RequestOf, ResponseOf } from '../../contract/endpoints/endpoint';
import { useApi } from './use-api';

interface Options {
  /** false: ask nothing (yet). */
  enabled?: boolean;
  refetchIntervalMs?: number;
}

/** The newest answer of a reading endpoint, kept and shared by all who ask the same. */
export function useEndpointQuery<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  { enabled = true, refetchIntervalMs }: Options = {},
): UseQueryResult<ResponseOf<E>, ApiError> {
  const api = useApi();
  return useQuery<ResponseOf<E>, ApiError>({
    queryKey: [endpoint.path, request],
    queryFn: ({ signal }) => api.call(endpoint, Object.assign({ signal }, request)),
    enabled,
    refetchInterval: refetchIntervalMs ?? false,
  });
}
