import { endpoints, type Store, storeCreate } from '@vitrine/shared/contract';
import { FormDialog, useRecordSave } from '@vitrine/shared/ui';
import type { MenuDialog } from '../parts/dialog-host';
import { useManagerTexts } from '../texts/use-manager-texts';
import { enteredOf, StoreFields } from './store-fields';

export function EditStore({ store, open, onClose }: MenuDialog & { store: Store }) {
  const t = useManagerTexts();
  const save = useRecordSave(endpoints.updateStore, store, {
    invalidates: [endpoints.listStores, endpoints.getStore],
    open,
  });
  return (
    <FormDialog
      open={open}
      title={t('stores.editTitle')}
      submitLabel={t('records.save')}
      schema={storeCreate}
      initial={enteredOf(store)}
      onClose={onClose}
      onSubmit={async (values) => {
        await save({ params: { brandId: store.brandId, storeId: store.id } }, values);
        onClose();
      }}
    >
      <StoreFields brandId={store.brandId} />
    </FormDialog>
  );
}
