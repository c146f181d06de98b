import { mayBeEmpty } from '@vitrine/shared/client/may-be-empty';
import { endpoints } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { useBreadcrumb } from '@vitrine/shared/host';
import {
  Banner,
  Button,
  Loaded,
  Page,
  PlusOutlined,
  Skeleton,
  useEndpointMutation,
  useEndpointPage,
  useEndpointQuery,
  useMay,
} from '@vitrine/shared/ui';
import { useState } from 'react';
import { DialogHost } from '../../parts/dialog-host';
import { useBrand } from '../../parts/use-brand';
import { useCommand } from '../../parts/use-command';
import { useRouteId } from '../../parts/use-route-id';
import { StoreMenu } from '../../stores/store-menu';
import { useManagerTexts } from '../../texts/use-manager-texts';
import { CreatePlacement } from './create-placement';
import { StoreFacts } from './store-facts';
import { StorePlacements } from './store-placements';

/** /manager/panel/brands/{brandId}/stores/{storeId}: a store and its placements. */
export default function StoreScreen() {
  const t = useManagerTexts();
  const may = useMay();
  const brandId = useRouteId('brandId');
  const storeId = useRouteId('storeId');
  useBrand(brandId);
  const store = useEndpointQuery(endpoints.getStore, { params: { brandId, storeId } });
  useBreadcrumb({ label: t('stores.title'), to: addresses.stores(brandId) });
  useBreadcrumb(store.data ? { label: store.data.name, to: addresses.store(brandId, storeId) } : null);
  const some = useEndpointPage(endpoints.listPlacements, {
    params: { brandId },
    query: { storeId, limit: 1 },
  });
  const [creates, setCreates] = useState(false);
  const restore = useEndpointMutation(endpoints.restoreStore, {
    invalidates: [endpoints.getStore, endpoints.listStores, endpoints.listPlacements],
  });
  const create = may('placements:write', brandId) && !store.data?.archivedAt && (
    <Button kind="primary" icon={<PlusOutlined />} onClick={() => setCreates(true)}>
      {t('placements.create')}
    </Button>
  );

  useCommand(create ? t('placements.create') : null, () => setCreates(true));

  return (
    <DialogHost>
      <Loaded query={store} skeleton={<Skeleton shape="page" count={3} />}>
        {(loaded) => (
          <Page
            title={loaded.name}
            intro={t('store.intro')}
            aside={<StoreMenu store={loaded} />}
            action={!mayBeEmpty(some) && create}
          >
            {loaded.archivedAt && (
              <Banner
                action={
                  may('stores:write', brandId) && (
                    <Button
                      loading={restore.isPending}
                      onClick={() => restore.mutate({ params: { brandId, storeId } })}
                    >
                      {t('records.restore')}
                    </Button>
                  )
                }
              >
                {t('store.archivedBanner')}
              </Banner>
            )}
            <StoreFacts store={loaded} />
            <StorePlacements store={loaded} create={create} />
            <CreatePlacement
              brandId={brandId}
              storeId={storeId}
              timeZone={loaded.timeZone}
              open={creates}
              onClose={() => setCreates(false)}
            />
          </Page>
        )}
      </Loaded>
    </DialogHost>
  );
}
