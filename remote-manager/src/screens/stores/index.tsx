import { endpoints } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/addresses';
import { useBreadcrumb } from '@vitrine/shared/host';
import {
  Button,
  EmptyState,
  Loaded,
  Page,
  PlusOutlined,
  SearchField,
  Skeleton,
  StoreDrawing,
  Toolbar,
  useEndpointList,
  useMay,
} from '@vitrine/shared/ui';
import { useState } from 'react';
import { ArchivedChoice } from '../../parts/archived-choice';
import { RecordList } from '../../parts/record-list';
import { useBrand } from '../../parts/use-brand';
import { useRecordList } from '../../parts/use-record-list';
import { useRouteId } from '../../parts/use-route-id';
import { CreateStore } from '../../stores/create-store';
import { StoreCards } from '../../stores/store-cards';
import { useManagerTexts } from '../../texts/use-manager-texts';

/** /manager/panel/brands/{brandId}/stores: the stores of a brand. */
export default function Stores() {
  const t = useManagerTexts();
  const may = useMay();
  const brandId = useRouteId('brandId');
  const brand = useBrand(brandId);
  useBreadcrumb({ label: t('stores.title'), to: addresses.stores(brandId) });
  const state = useRecordList();
  const list = useEndpointList(endpoints.listStores, { params: { brandId }, query: state.query });
  const [creates, setCreates] = useState(false);
  const create = may('stores:write', brandId) && (
    <Button kind="primary" icon={<PlusOutlined />} onClick={() => setCreates(true)}>
      {t('stores.create')}
    </Button>
  );
  const isEmpty = list.data?.items.length === 0 && !state.q && !state.showsArchived;

  return (
    <Loaded query={brand} skeleton={<Skeleton shape="page" />}>
      {({ name }) => (
        <Page
          title={t('stores.title')}
          intro={t('stores.intro', { brand: name })}
          action={!isEmpty && create}
        >
          <Toolbar>
            <SearchField label={t('stores.search')} />
            <ArchivedChoice shown={state.showsArchived} onChange={state.setArchived} />
          </Toolbar>
          <RecordList
            list={list}
            state={state}
            skeleton="cards"
            empty={
              <EmptyState
                drawing={<StoreDrawing />}
                title={t('stores.emptyTitle')}
                text={t('stores.emptyText')}
                action={create}
              />
            }
          >
            {(stores) => <StoreCards stores={stores} />}
          </RecordList>
          <CreateStore brandId={brandId} open={creates} onClose={() => setCreates(false)} />
        </Page>
      )}
    </Loaded>
  );
}
