import { endpoints, storeCreate } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/addresses';
import { useNavigate, useToast } from '@vitrine/shared/host';
import { FormDialog, useEndpointMutation, useEndpointQuery } from '@vitrine/shared/ui';
import { useManagerTexts } from '../texts/use-manager-texts';
import { StoreFields } from './store-fields';

interface CreateStoreProps {
  brandId: string;
  open: boolean;
  onClose: () => void;
}

/** Creates a store, in the tenant's time zone unless another is chosen, and goes there. */
export function CreateStore({ brandId, open, onClose }: CreateStoreProps) {
  const t = useManagerTexts();
  const toast = useToast();
  const navigate = useNavigate();
  const tenant = useEndpointQuery(endpoints.getTenant, {});
  const create = useEndpointMutation(endpoints.createStore, {
    invalidates: [endpoints.listStores, endpoints.getBrand, endpoints.listBrands],
    inForm: true,
  });
  return (
    <FormDialog
      open={open}
      title={t('stores.createTitle')}
      submitLabel={t('stores.createSubmit')}
      schema={storeCreate}
      initial={{ name: '', ...(tenant.data ? { timeZone: tenant.data.defaultTimeZone } : {}) }}
      onClose={onClose}
      onSubmit={async (body) => {
        const store = await create.mutateAsync({ params: { brandId }, body });
        toast.success();
        onClose();
        await navigate(addresses.store(brandId, store.id));
      }}
    >
      <StoreFields brandId={brandId} />
    </FormDialog>
  );
}
