import { mayBeEmpty } from '@vitrine/shared/client/may-be-empty';
import { endpoints } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import {
  Button,
  EmptyState,
  LinkButton,
  Loaded,
  PlusOutlined,
  Section,
  Skeleton,
  StoreDrawing,
  useEndpointPage,
  useMay,
} from '@vitrine/shared/ui';
import { useState } from 'react';
import { CreateStore } from '../../stores/create-store';
import { StoreCards } from '../../stores/store-cards';
import { useManagerTexts } from '../../texts/use-manager-texts';

/** The others are one click away, in the list of stores. */
const shownHere = 12;

export function BrandStores({ brandId }: { brandId: string }) {
  const t = useManagerTexts();
  const may = useMay();
  const page = useEndpointPage(endpoints.listStores, { params: { brandId }, query: { limit: shownHere } });
  const total = page.data?.total ?? 0;
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
            {total > shownHere ? t('brand-home.allStoresOf', { count: total }) : t('brand-home.allStores')}
          </LinkButton>
          {!mayBeEmpty(page) && create}
        </div>
      }
    >
      <Loaded query={page} skeleton={<Skeleton shape="cards" />}>
        {({ items }) =>
          items.length > 0 ? (
            <StoreCards stores={items} />
          ) : (
            <EmptyState
              drawing={<StoreDrawing />}
              title={t('stores.emptyTitle')}
              text={t('stores.emptyText')}
              action={create}
            />
          )
        }
      </Loaded>
      <CreateStore brandId={brandId} open={creates} onClose={() => setCreates(false)} />
    </Section>
  );
}
