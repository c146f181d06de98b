import { endpoints } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/addresses';
import {
  Button,
  EmptyState,
  LinkButton,
  PlusOutlined,
  Section,
  StoreDrawing,
  useEndpointList,
  useMay,
} from '@vitrine/shared/ui';
import { useState } from 'react';
import { RecordList } from '../../parts/record-list';
import { CreateStore } from '../../stores/create-store';
import { StoreCards } from '../../stores/store-cards';
import { useManagerTexts } from '../../texts/use-manager-texts';

export function BrandStores({ brandId }: { brandId: string }) {
  const t = useManagerTexts();
  const may = useMay();
  const stores = useEndpointList(endpoints.listStores, { params: { brandId } });
  const [creates, setCreates] = useState(false);
  const create = may('stores:write', brandId) && (
    <Button icon={<PlusOutlined />} onClick={() => setCreates(true)}>
      {t('stores.create')}
    </Button>
  );
  return (
    <Section
      title={t('stores.title')}
      action={
        <div>
          <LinkButton kind="quiet" to={addresses.stores(brandId)}>
            {t('brandHome.allStores')}
          </LinkButton>
          {stores.data?.items.length !== 0 && create}
        </div>
      }
    >
      <RecordList
        list={stores}
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
        {(items) => <StoreCards stores={items} />}
      </RecordList>
      <CreateStore brandId={brandId} open={creates} onClose={() => setCreates(false)} />
    </Section>
  );
}
