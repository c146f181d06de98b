import type { BrandFile } from '@vitrine/shared/contract';
import { LibraryMenu } from './library-menu';
import { MediaUses } from './media-uses';

/** What can be done with a picture or film. */
export function MediaMenu({ brandId, file }: { brandId: string; file: BrandFile }) {
  return (
    <LibraryMenu
      name={file.name}
      archivedAt={file.archivedAt}
      uses={<MediaUses brandId={brandId} file={file} />}
      changes={null}
    />
  );
}
