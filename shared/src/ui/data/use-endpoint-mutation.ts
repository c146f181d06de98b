import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToast } from '@vitrine/shared/host';
import { useRef } from 'react';
import type { ApiError } from '../../client/api-error';
import { newKey } from '../../client/new-key';
import type { Endpoint, RequestOf, ResponseOf } from '../../contract/endpoints/endpoint';
import { askAgain } from './ask-again';
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

interface Attempt {
  key: string;
  /** Milliseconds since the page began. */
  began: number;
  succeeded: boolean;
}

/** The second click of a double click comes at most so much later, as systems are set up usually. */
const doubleClickMs = 500;

/**
 * A writing endpoint. An error becomes a toast. A creating call carries an idempotency key that stays the same until
 * it succeeds, whatever else is asked for meanwhile, and as long as a double click lasts, so that neither a second click
 * nor a lost answer creates twice: the API answers both alike.
 */
export function useEndpointMutation<E extends Endpoint>(
  endpoint: E,
  { invalidates = [], inForm = false }: Options = {},
): EndpointMutation<E> {
  const api = useApi();
  const toast = useToast();
  const queryClient = useQueryClient();
  const attempts = useRef(new Map<string, Attempt>());

  const { mutate, mutateAsync, isPending } = useMutation<
    ResponseOf<E>,
    ApiError,
    { request: WriteRequest<E>; onSuccess?: ((answer: ResponseOf<E>) => void) | undefined }
  >({
    mutationFn: async ({ request }) => {
      if (endpoint.status !== 201) return api.call(endpoint, request);
      const text = JSON.stringify(request);
      const former = attempts.current.get(text);
      const attempt = goesOn(former) ? former : { key: newKey(), began: performance.now(), succeeded: false };
      attempts.current.set(text, attempt);
      const answer = await api.call(endpoint, { ...request, idempotencyKey: attempt.key });
      attempt.succeeded = true;
      return answer;
    },
    onSuccess: async (answer, { onSuccess }) => {
      await askAgain(queryClient, invalidates);
      // A callback given to the library's own `mutate` is lost with the component, and an archived row's goes away as
      // soon as its list is new.
      onSuccess?.(answer);
    },
    onError: async (error) => {
      if (!inForm) toast.error(error);
      // What is shown is not how it stands: asked for again before anything is pressed on it.
      if (error.status === 409) await askAgain(queryClient, invalidates);
    },
  });
  return {
    mutate: (request, options) => mutate({ request, onSuccess: options?.onSuccess }),
    mutateAsync: (request) => mutateAsync({ request }),
    isPending,
  };
}

const goesOn = (attempt: Attempt | undefined): attempt is Attempt =>
  attempt !== undefined && (!attempt.succeeded || performance.now() - attempt.began < doubleClickMs);
