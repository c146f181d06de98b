import { endpoints, type LibraryObject } from '@vitrine/shared/contract';
import { Loaded, Skeleton, useEndpointQuery } from '@vitrine/shared/ui';
import { UsesList } from './uses-list';

/** Where a model is placed or named. */
export function ModelUses({ brandId, model }: { brandId: string; model: LibraryObject }) {
  const uses = useEndpointQuery(endpoints.listLibraryUses, {
    params: { brandId, libraryObjectId: model._id },
  });
  return (
    <Loaded query={uses} skeleton={<Skeleton shape="rows" count={2} />}>
      {(found) => <UsesList brandId={brandId} {...found} />}
    </Loaded>
  );
}
