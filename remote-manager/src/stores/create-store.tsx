import { endpoints, storeCreate } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { useNavigate, useToast } from '@vitrine/shared/host';
import { FormDialog, useEndpointMutation, useEndpointQuery } from '@vitrine/shared/ui';
import { firstStepsOf, useBeginnings } from '../brand/use-first-steps';
import type { MenuDialog } from '../parts/dialog-host';
import { useManagerTexts } from '../texts/use-manager-texts';
import { StoreFields } from './store-fields';
import { usualWeek } from './usual-hours';

/**
 * Creates a store, in the tenant's time zone and open in a shop's usual hours unless others are chosen, and goes there;
 * where the brand's first steps are not done, back to those.
 */
export function CreateStore({ brandId, open, onClose }: MenuDialog & { brandId: string }) {
  const t = useManagerTexts();
  const toast = useToast();
  const navigate = useNavigate();
  const tenant = useEndpointQuery(endpoints.getTenant, {});
  const create = useEndpointMutation(endpoints.createStore, {
    invalidates: [endpoints.listStores, endpoints.getBrand, endpoints.listBrands],
    inForm: true,
  });
  const beginnings = useBeginnings(brandId, { enabled: open }).data;
  const begun = beginnings && firstStepsOf(beginnings);
  const leadsBack = begun !== undefined && !begun.live && begun.next !== null;
  return (
    <FormDialog
      open={open}
      title={t('stores.createTitle')}
      submitLabel={t('stores.createSubmit')}
      schema={storeCreate}
      initial={{
        name: '',
        openingHours: usualWeek,
        ...(tenant.data ? { timeZone: tenant.data.defaultTimeZone } : {}),
      }}
      onClose={onClose}
      onSubmit={async (body) => {
        const store = await create.mutateAsync({ params: { brandId }, body });
        toast.success();
        onClose();
        await navigate(leadsBack ? addresses.brand(brandId) : addresses.store(brandId, store.id));
      }}
    >
      <StoreFields brandId={brandId} proposesHours />
    </FormDialog>
  );
}
