import { type Experience, endpoints } from '@vitrine/shared/contract';
import { FormField, SearchSelect } from '@vitrine/shared/ui';
import { experienceOption } from '../../experiences/experience-poster';
import { useManagerTexts } from '../../texts/use-manager-texts';
import { useExperienceName } from './use-experience-name';

interface PlacementExperienceProps {
  brandId: string;
  /** The one that the form begins with. */
  former: Experience | undefined;
}

/** What a placement shows, in its form. */
export function PlacementExperience({ brandId, former }: PlacementExperienceProps) {
  const t = useManagerTexts();
  const nameOf = useExperienceName();
  return (
    <FormField name="experienceId" label={t('placements.experience')} help={t('placements.experienceHelp')}>
      <SearchSelect
        endpoint={endpoints.listExperiences}
        request={{ params: { brandId } }}
        option={experienceOption}
        chosen={former && { ...experienceOption(former), label: nameOf(former) }}
        placeholder={t('placements.chooseExperience')}
        clearable
      />
    </FormField>
  );
}
