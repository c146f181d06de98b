import { type Experience, endpoints } from '@vitrine/shared/contract';
import {
  EmptyState,
  type EndpointList,
  Section,
  useAddressState,
  useEndpointList,
  VitrineDrawing,
} from '@vitrine/shared/ui';
import type { ReactNode } from 'react';
import { ExperienceCards } from '../../experiences/experience-cards';
import { ArchivedChoice } from '../../parts/archived-choice';
import { RecordList } from '../../parts/record-list';
import { useManagerTexts } from '../../texts/use-manager-texts';

interface BrandExperiencesProps {
  brandId: string;
  inUse: EndpointList<Experience>;
  create: ReactNode;
}

export function BrandExperiences({ brandId, inUse, create }: BrandExperiencesProps) {
  const t = useManagerTexts();
  const [shown, setShown] = useAddressState('experiences');
  const showsArchived = shown === 'archived';
  const archived = useEndpointList(
    endpoints.listExperiences,
    { params: { brandId }, query: { archived: 'true' } },
    { enabled: showsArchived },
  );
  return (
    <Section
      title={t('experiences.title')}
      action={<ArchivedChoice shown={showsArchived} onChange={(on) => setShown(on ? 'archived' : '')} />}
    >
      <RecordList
        list={showsArchived ? archived : inUse}
        state={{ q: '', showsArchived, clearSearch: () => setShown('') }}
        skeleton="cards"
        empty={
          <EmptyState
            drawing={<VitrineDrawing />}
            title={t('experiences.emptyTitle')}
            text={t('experiences.emptyText')}
            action={create}
          />
        }
      >
        {(experiences) => <ExperienceCards experiences={experiences} />}
      </RecordList>
    </Section>
  );
}
