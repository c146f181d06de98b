import { type Brand, type Experience, endpoints } from '@vitrine/shared/contract';
import { type EndpointList, Loaded, Section, Skeleton, useEndpointList } from '@vitrine/shared/ui';
import { useManagerTexts } from '../../texts/use-manager-texts';
import { StepsToLive } from './steps-to-live';

interface FirstStepsProps {
  brand: Brand;
  experiences: EndpointList<Experience>;
  onCreateExperience: () => void;
}

/** What a new brand does until its first placement is live. */
export function FirstSteps({ brand, experiences, onCreateExperience }: FirstStepsProps) {
  const t = useManagerTexts();
  const params = { brandId: brand.id };
  const stores = useEndpointList(endpoints.listStores, { params });
  const placements = useEndpointList(endpoints.listPlacements, { params });
  const lists = [stores, experiences, placements];
  const problem = lists.map(({ error }) => error).find((error) => error !== null) ?? null;
  const loaded = stores.data &&
    experiences.data &&
    placements.data && {
      stores: stores.data.items,
      experiences: experiences.data.items,
      placements: placements.data.items,
    };
  const refetch = () => {
    for (const list of lists) if (list.error) list.refetch();
  };
  const steps = (
    <Loaded query={{ data: loaded, error: problem, refetch }} skeleton={<Skeleton shape="rows" />}>
      {(all) => <StepsToLive brandId={brand.id} {...all} onCreateExperience={onCreateExperience} />}
    </Loaded>
  );
  if (loaded) return steps;
  // Most brands that have both are through: the place of the steps would be held for nothing.
  const areLikely = brand.stores === 0 || brand.experiences === 0;
  return (
    (problem || areLikely) && (
      <Section title={t('brandHome.start.title')} intro={t('brandHome.start.intro')}>
        {steps}
      </Section>
    )
  );
}
