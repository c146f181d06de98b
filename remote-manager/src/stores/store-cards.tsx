import type { Store } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { Card, CardGrid, ChooseOne, type Selection } from '@vitrine/shared/ui';
import { Facts } from '../parts/facts';
import { useManagerTexts } from '../texts/use-manager-texts';
import { addressLine } from './address-line';
import { StoreMenu } from './store-menu';

interface StoreCardsProps {
  stores: Store[];
  selection?: Selection | undefined;
}

export function StoreCards({ stores, selection }: StoreCardsProps) {
  const t = useManagerTexts();
  return (
    <CardGrid label={t('stores.title')}>
      {stores.map((store) => (
        <Card
          key={store.id}
          title={store.name}
          to={addresses.store(store.brandId, store.id)}
          choice={selection && <ChooseOne selection={selection} id={store.id} name={store.name} />}
          menu={<StoreMenu store={store} />}
        >
          <Facts>
            <span dir="auto">{addressLine(store.address) || t('stores.noAddress')}</span>
          </Facts>
          <Facts>
            <span>{t('stores.placementsCount', { count: store.placements })}</span>
            <span>{store.timeZone}</span>
          </Facts>
        </Card>
      ))}
    </CardGrid>
  );
}
