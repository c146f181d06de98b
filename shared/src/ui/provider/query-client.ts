import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../client/api-error';

/** A refusal stays a refusal; only what may be a passing trouble is asked again. */
const isPassing = (error: unknown) =>
  error instanceof ApiError && (error.status === null || error.status >= 500 || error.status === 429);

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (failures, error) => failures < 2 && isPassing(error),
        retryDelay: (attempt) => 500 * 2 ** attempt,
      },
      mutations: { retry: false },
    },
  });
