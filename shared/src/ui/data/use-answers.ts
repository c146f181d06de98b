import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Endpoint, RequestOf, ResponseOf } from '../../contract/endpoints/endpoint';
import { askAgain } from './ask-again';

/** What is kept of reading endpoints' answers, for writes that go another way than useEndpointMutation. */
export function useAnswers() {
  const client = useQueryClient();
  return useMemo(
    () => ({
      /** Keeps an answer that came by another call. */
      put<E extends Endpoint>(endpoint: E, request: RequestOf<E>, answer: ResponseOf<E>): void {
        client.setQueryData([endpoint.path, request], answer);
      },
      /** Whoever shows these asks again. */
      invalidate: (...endpoints: Endpoint[]) => askAgain(client, endpoints),
    }),
    [client],
  );
}
