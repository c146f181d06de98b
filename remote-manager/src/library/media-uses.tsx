import { type BrandFile, endpoints } from '@vitrine/shared/contract';
import { Loaded, Skeleton, useEndpointQuery } from '@vitrine/shared/ui';
import { UsesList } from './uses-list';

/** Where a picture or video is shown. */
export function MediaUses({ brandId, file }: { brandId: string; file: BrandFile }) {
  const uses = useEndpointQuery(endpoints.listBrandFileUses, { params: { brandId, sha256: file.sha256 } });
  return (
    <Loaded query={uses} skeleton={<Skeleton shape="rows" count={2} />}>
      {(found) => <UsesList brandId={brandId} {...found} />}
    </Loaded>
  );
}
