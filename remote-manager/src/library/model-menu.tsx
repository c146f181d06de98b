import { endpoints, type LibraryObject } from '@vitrine/shared/contract';
import { useMay } from '@vitrine/shared/ui';
import { useArchive } from '../parts/use-archive';
import { EditModel } from './edit-model';
import { LibraryMenu } from './library-menu';
import { ModelUses } from './model-uses';
import { ReplaceModel } from './replace-model';

/** What can be done with a model. Those that all brands share are looked at only. */
export function ModelMenu({ brandId, model }: { brandId: string; model: LibraryObject }) {
  const may = useMay();
  const { archive, restore } = useArchive(endpoints.archiveLibraryObject, endpoints.restoreLibraryObject, [
    endpoints.listLibrary,
  ]);
  const request = { params: { brandId, libraryObjectId: model._id } };
  const isOwn = model.scope === 'brand' && may('library:write', brandId);
  return (
    <LibraryMenu
      name={model.name}
      archivedAt={model.archivedAt}
      uses={<ModelUses brandId={brandId} model={model} />}
      changes={
        isOwn
          ? {
              edit: (dialog) => <EditModel brandId={brandId} model={model} {...dialog} />,
              replace: (dialog) => <ReplaceModel brandId={brandId} model={model} {...dialog} />,
              onArchive: () => archive(model.name, request),
              onRestore: () => restore(model.name, request),
            }
          : null
      }
    />
  );
}
