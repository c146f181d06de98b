import { endpoints, type Store } from '@vitrine/shared/contract';
import { ActionMenu, EditOutlined, InboxOutlined, UndoOutlined, useMay } from '@vitrine/shared/ui';
import { useState } from 'react';
import { useArchive } from '../parts/use-archive';
import { useManagerTexts } from '../texts/use-manager-texts';
import { EditStore } from './edit-store';

/** Edit, archive, restore: for those who may. */
export function StoreMenu({ store }: { store: Store }) {
  const t = useManagerTexts();
  const may = useMay();
  const [edits, setEdits] = useState(false);
  const { archive, restore } = useArchive(endpoints.archiveStore, endpoints.restoreStore, [
    endpoints.listStores,
    endpoints.getStore,
    endpoints.listPlacements,
    endpoints.getBrand,
    endpoints.listBrands,
  ]);
  if (!may('stores:write', store.brandId)) return null;
  const request = { params: { brandId: store.brandId, storeId: store.id } };
  return (
    <>
      <ActionMenu
        name={store.name}
        actions={
          store.archivedAt
            ? [
                {
                  key: 'restore',
                  label: t('restore'),
                  icon: <UndoOutlined />,
                  onSelect: () => restore(store.name, request),
                },
              ]
            : [
                { key: 'edit', label: t('edit'), icon: <EditOutlined />, onSelect: () => setEdits(true) },
                {
                  key: 'archive',
                  label: t('archive'),
                  icon: <InboxOutlined />,
                  onSelect: () => archive(store.name, request),
                },
              ]
        }
      />
      <EditStore store={store} open={edits} onClose={() => setEdits(false)} />
    </>
  );
}
