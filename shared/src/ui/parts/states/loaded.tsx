import { NotFoundError } from '@vitrine/shared/host';
import type { ReactNode } from 'react';
import type { ApiError } from '../../../client/api-error';
import { ErrorState, NoPermission } from './error-state';

interface LoadedProps<Data> {
  query: { data: Data | undefined; error: ApiError | null; refetch: () => unknown };
  /** In the shape of what comes. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * What was asked of the API, with every way it can go: loading, there, not permitted, failed with a retry. Not found
 * is the whole page's business and goes to the shell.
 */
export function Loaded<Data>({ query, skeleton, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error?.status === 404) throw new NotFoundError();
  if (query.error?.status === 403) return <NoPermission />;
  if (query.error) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return skeleton;
}
