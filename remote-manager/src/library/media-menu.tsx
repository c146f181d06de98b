import { type BrandFile, endpoints } from '@vitrine/shared/contract';
import { useMay } from '@vitrine/shared/ui';
import { useArchive } from '../parts/use-archive';
import { LibraryMenu } from './library-menu';
import { MediaUses } from './media-uses';
import { RenameMedia } from './rename-media';
import { ReplaceMedia } from './replace-media';

/** What can be done with a picture or video. */
export function MediaMenu({ brandId, file }: { brandId: string; file: BrandFile }) {
  const may = useMay();
  const { archive, restore } = useArchive(endpoints.archiveBrandFile, endpoints.restoreBrandFile, [
    endpoints.listBrandFiles,
  ]);
  const request = { params: { brandId, sha256: file.sha256 } };
  return (
    <LibraryMenu
      name={file.name}
      archivedAt={file.archivedAt}
      uses={<MediaUses brandId={brandId} file={file} />}
      changes={
        may('library:write', brandId)
          ? {
              edit: (dialog) => <RenameMedia brandId={brandId} file={file} {...dialog} />,
              // An archived one has been taken away: nothing else can take its place.
              replace: file.archivedAt
                ? null
                : (dialog) => <ReplaceMedia brandId={brandId} file={file} {...dialog} />,
              onArchive: () => archive(file.name, request),
              onRestore: () => restore(file.name, request),
            }
          : null
      }
    />
  );
}
