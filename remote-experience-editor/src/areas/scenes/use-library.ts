import { endpoints, type LibraryObject } from '@vitrine/shared/contract';
import { useEndpointList } from '@vitrine/shared/ui';
import { useMemo } from 'react';

/** The models that a brand can place, and by id for those that are placed already. */
export function useLibrary(brandId: string) {
  const list = useEndpointList(endpoints.listLibrary, { params: { brandId } });
  const archived = useEndpointList(endpoints.listLibrary, {
    params: { brandId },
    query: { archived: 'true' },
  });
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
  return { list, byId };
}
