import { endpoints, type LibraryObject } from '@vitrine/shared/contract';
import { useEndpointList } from '@vitrine/shared/ui';
import { useMemo } from 'react';

/**
 * The models that a brand can place, and by id for those that are placed already.
 * @returns `isComplete` false while a model that is not in `byId` may still come.
 */
export function useLibrary(brandId: string) {
  const list = useEndpointList(endpoints.listLibrary, { params: { brandId } }, { all: true });
  const archived = useEndpointList(
    endpoints.listLibrary,
    { params: { brandId }, query: { archived: 'true' } },
    { all: true },
  );
  const current = list.data?.items;
  const former = archived.data?.items;
  const byId = useMemo(
    () =>
      // What was archived can no longer be added, and still stands where it stood.
      new Map<string, LibraryObject>(
        [...(former ?? []), ...(current ?? [])].map((model) => [model._id, model]),
      ),
    [current, former],
  );
  const isComplete = [list, archived].every(({ data, hasMore }) => data && !hasMore);
  return { list, byId, isComplete };
}
