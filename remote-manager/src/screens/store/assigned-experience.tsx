import type { Placement } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { Link } from '@vitrine/shared/host';
import { ExperienceTile } from '../../experiences/experience-poster';
import { NameCell } from '../../parts/name-cell';
import { useExperience } from '../../parts/use-experience';
import { useManagerTexts } from '../../texts/use-manager-texts';
import { useExperienceName } from './use-experience-name';

/** What a placement shows, to read and to go to. */
export function AssignedExperience({ placement }: { placement: Placement }) {
  const t = useManagerTexts();
  const nameOf = useExperienceName();
  const { brandId, experienceId } = placement;
  const assigned = useExperience(brandId, experienceId);
  if (experienceId === null) return t('placements.noExperience');
  if (!assigned) return null;
  return (
    <NameCell lead={<ExperienceTile experience={assigned} />}>
      <Link to={addresses.experience(brandId, assigned.id)} dir="auto">
        {nameOf(assigned)}
      </Link>
    </NameCell>
  );
}
