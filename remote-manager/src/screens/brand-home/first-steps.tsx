import type { Brand } from '@vitrine/shared/contract';
import { Loaded, Section, Skeleton } from '@vitrine/shared/ui';
import { useBeginnings } from '../../brand/use-first-steps';
import { useManagerTexts } from '../../texts/use-manager-texts';
import { StepsToLive } from './steps-to-live';

interface FirstStepsProps {
  brand: Brand;
  onCreateExperience: () => void;
}

/** What a new brand does until its first placement is live. */
export function FirstSteps({ brand, onCreateExperience }: FirstStepsProps) {
  const t = useManagerTexts();
  const beginnings = useBeginnings(brand.id);
  const steps = (
    <Loaded query={beginnings} skeleton={<Skeleton shape="rows" />}>
      {(all) => <StepsToLive brandId={brand.id} beginnings={all} onCreateExperience={onCreateExperience} />}
    </Loaded>
  );
  if (beginnings.data) return steps;
  // Most brands that have both are through: the place of the steps would be held for nothing.
  const areLikely = brand.stores === 0 || brand.experiences === 0;
  return (
    (beginnings.error || areLikely) && (
      <Section title={t('brand-home.start.title')} intro={t('brand-home.start.intro')}>
        {steps}
      </Section>
    )
  );
}
