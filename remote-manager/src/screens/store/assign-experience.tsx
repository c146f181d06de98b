import { endpoints, type Placement } from '@vitrine/shared/contract';
import { useToast } from '@vitrine/shared/host';
import { LabelledField, SearchSelect, useEndpointMutation, useMay } from '@vitrine/shared/ui';
import { experienceOption } from '../../experiences/experience-poster';
import common from '../../parts/common.module.css';
import { useExperience } from '../../parts/use-experience';
import { useManagerTexts } from '../../texts/use-manager-texts';
import styles from './assign-experience.module.css';
import { AssignedExperience } from './assigned-experience';
import { showPlacements } from './show-placements';
import { useExperienceName } from './use-experience-name';

/** What the placement shows: to choose for those who may, to read for the others. */
export function AssignExperience({ placement }: { placement: Placement }) {
  const t = useManagerTexts();
  const may = useMay();
  const toast = useToast();
  const { brandId, experienceId } = placement;
  const assigned = useExperience(brandId, experienceId);
  const nameOf = useExperienceName();
  const update = useEndpointMutation(endpoints.updatePlacement, { invalidates: showPlacements });

  if (!may('placements:write', brandId))
    return (
      <div className={styles.read}>
        <span className={common.small}>{t('placements.experience')}</span>
        <AssignedExperience placement={placement} />
      </div>
    );

  const params = { brandId, placementId: placement.id };
  const undo = () =>
    update.mutate({ params, body: { experienceId, pinnedVersion: placement.pinnedVersion } });
  const say = (experience: string | null) =>
    toast.success({
      title: t(experience ? 'placements.assignedToast' : 'placements.unassignedToast'),
      description: experience
        ? t('placements.assignedToastText', { placement: placement.name, experience })
        : t('placements.unassignedToastText', { placement: placement.name }),
      action: { label: t('records.undo'), onAction: undo },
    });
  return (
    <LabelledField label={t('placements.experience')}>
      <SearchSelect
        className={styles.select ?? ''}
        endpoint={endpoints.listExperiences}
        request={{ params: { brandId } }}
        option={experienceOption}
        value={experienceId}
        chosen={assigned && { ...experienceOption(assigned), label: nameOf(assigned) }}
        onChange={(chosen, name) =>
          update.mutate({ params, body: { experienceId: chosen } }, { onSuccess: () => say(name) })
        }
        placeholder={t('placements.chooseExperience')}
        loading={update.isPending}
        disabled={update.isPending}
        clearable
      />
    </LabelledField>
  );
}
