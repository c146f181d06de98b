import { endpoints, type Placement } from '@vitrine/shared/contract';
import {
  EmptyState,
  type EndpointList,
  Section,
  StoreDrawing,
  useAddressState,
  useEndpointList,
} from '@vitrine/shared/ui';
import { type ReactNode, useState } from 'react';
import { AddressDialog } from '../../parts/address-dialog';
import { ArchivedChoice } from '../../parts/archived-choice';
import { RecordList } from '../../parts/record-list';
import { useManagerTexts } from '../../texts/use-manager-texts';
import { PlacementCard } from './placement-card';
import styles from './placement-card.module.css';
import { TestAccesses } from './test-accesses';

interface StorePlacementsProps {
  brandId: string;
  storeId: string;
  inUse: EndpointList<Placement>;
  create: ReactNode;
}

export function StorePlacements({ brandId, storeId, inUse, create }: StorePlacementsProps) {
  const t = useManagerTexts();
  const [shown, setShown] = useAddressState('placements');
  const [testedId, setTestedId] = useAddressState('tests');
  const [address, setAddress] = useState<{ title: string; address: string } | null>(null);
  const showsArchived = shown === 'archived';
  const archived = useEndpointList(
    endpoints.listPlacements,
    { params: { brandId }, query: { storeId, archived: 'true' } },
    { enabled: showsArchived },
  );
  const experiences = useEndpointList(endpoints.listExperiences, { params: { brandId } }, { all: true });
  const tested = inUse.data?.items.find(({ id }) => id === testedId) ?? null;

  return (
    <Section
      title={t('placements.title')}
      action={<ArchivedChoice shown={showsArchived} onChange={(on) => setShown(on ? 'archived' : '')} />}
    >
      <RecordList
        list={showsArchived ? archived : inUse}
        state={{ q: '', showsArchived, clearSearch: () => setShown('') }}
        skeleton="rows"
        empty={
          <EmptyState
            drawing={<StoreDrawing />}
            title={t('placements.emptyTitle')}
            text={t('placements.emptyText')}
            action={create}
          />
        }
      >
        {(placements) => (
          <ul className={styles.list} aria-label={t('placements.title')}>
            {placements.map((placement) => (
              <PlacementCard
                key={placement.id}
                placement={placement}
                experiences={experiences.data?.items ?? null}
                onShowAddress={setAddress}
                onShowTests={() => setTestedId(placement.id)}
              />
            ))}
          </ul>
        )}
      </RecordList>
      <AddressDialog shown={address} label={t('placements.address')} onClose={() => setAddress(null)} />
      <TestAccesses placement={tested} onClose={() => setTestedId('')} />
    </Section>
  );
}
