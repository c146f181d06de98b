import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToast } from '@vitrine/shared/host';
import { useRef } from 'react';
import type { ApiError } from '../../client/api-error';
import { newKey } from '../../client/new-key';
import type { Endpoint, RequestOf, ResponseOf } from '../../contract/endpoint';
import { useApi } from './use-api';

interface Options {
  /** Reading endpoints whose answers this write makes old. */
  invalidates?: Endpoint[];
  /** The form around it shows errors (at the fields where it can), so that no toast is needed. */
  inForm?: boolean;
}

/** What a write asks for. */
export type WriteRequest<E extends Endpoint> = RequestOf<E> & { ifMatch?: number };

export interface EndpointMutation<E extends Endpoint> {
  /** Calls the endpoint; what goes wrong is shown. */
  mutate(request: WriteRequest<E>, options?: { onSuccess?: (answer: ResponseOf<E>) => void }): void;
  /** The same for forms: rejects with what went wrong. */
  mutateAsync(request: WriteRequest<E>): Promise<ResponseOf<E>>;
  isPending: boolean;
}

/**
 * A writing endpoint. An error becomes a toast. A creating call carries an idempotency key that stays the same until
 * it succeeds or asks for something else, so that neither a double click nor a lost answer creates twice.
 */
export function useEndpointMutation<E extends Endpoint>(
  endpoint: E,
  { invalidates = [], inForm = false }: Options = {},
): EndpointMutation<E> {
  const api = useApi();
  const toast = useToast();
  const queryClient = useQueryClient();
  const attempt = useRef<{ request: string; key: string } | null>(null);

  const { mutate, mutateAsync, isPending } = useMutation<
    ResponseOf<E>,
    ApiError,
    { request: WriteRequest<E> }
  >({
    mutationFn: async ({ request }) => {
      if (endpoint.status !== 201) return api.call(endpoint, request);
      const text = JSON.stringify(request);
      if (attempt.current?.request !== text) attempt.current = { request: text, key: newKey() };
      const answer = await api.call(endpoint, { ...request, idempotencyKey: attempt.current.key });
      attempt.current = null;
      return answer;
    },
    onSuccess: () =>
      Promise.all(invalidates.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] }))),
    onError: (error) => {
      if (!inForm) toast.error(error);
    },
  });
  return {
    mutate: (request, options) => mutate({ request }, options),
    mutateAsync: (request) => mutateAsync({ request }),
    isPending,
  };
}
