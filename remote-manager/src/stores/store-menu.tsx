import { endpoints, type Store } from '@vitrine/shared/contract';
import { ActionMenu, useMay } from '@vitrine/shared/ui';
import { ArchiveDialog } from '../parts/archive-dialog';
import { useShowDialog } from '../parts/dialog-host';
import { useArchive } from '../parts/use-archive';
import { useMenuActions } from '../parts/use-menu-actions';
import { useManagerTexts } from '../texts/use-manager-texts';
import { EditStore } from './edit-store';

/** Edit, archive, restore: for those who may. */
export function StoreMenu({ store }: { store: Store }) {
  const t = useManagerTexts();
  const may = useMay();
  const show = useShowDialog();
  const common = useMenuActions();
  const { archive, restore } = useArchive(endpoints.archiveStore, endpoints.restoreStore, [
    endpoints.listStores,
    endpoints.getStore,
    endpoints.listPlacements,
    endpoints.getBrand,
    endpoints.listBrands,
  ]);
  if (!may('stores:write', store.brandId)) return null;
  const request = { params: { brandId: store.brandId, storeId: store.id } };
  const onArchive = () => archive(store.name, request);
  return (
    <ActionMenu
      name={store.name}
      actions={
        store.archivedAt
          ? [common.restore(() => restore(store.name, request))]
          : [
              common.edit(() => show((dialog) => <EditStore store={store} {...dialog} />)),
              common.archive(() =>
                store.placements === 0
                  ? onArchive()
                  : show((dialog) => (
                      <ArchiveDialog
                        name={store.name}
                        text={t('stores.archiveText', { count: store.placements })}
                        onArchive={onArchive}
                        {...dialog}
                      />
                    )),
              ),
            ]
      }
    />
  );
}
