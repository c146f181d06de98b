import { type Experience, endpoints, type Placement } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/addresses';
import { Link, useToast } from '@vitrine/shared/host';
import { LabelledField, Select, useEndpointMutation, useMay } from '@vitrine/shared/ui';
import { useManagerTexts } from '../../texts/use-manager-texts';
import styles from './assign-experience.module.css';

interface AssignExperienceProps {
  placement: Placement;
  experiences: Experience[] | null;
}

/** What the placement shows: to choose for those who may, to read for the others. */
export function AssignExperience({ placement, experiences }: AssignExperienceProps) {
  const t = useManagerTexts();
  const may = useMay();
  const toast = useToast();
  const { brandId, experienceId } = placement;
  const assigned = experiences?.find(({ id }) => id === experienceId);
  const update = useEndpointMutation(endpoints.updatePlacement, { invalidates: [endpoints.listPlacements] });

  if (!may('placements:write', brandId))
    return (
      <div className={styles.read}>
        <span>{t('placements.experience')}</span>
        {assigned ? (
          <Link to={addresses.experience(brandId, assigned.id)} dir="auto">
            {assigned.name}
          </Link>
        ) : (
          t('placements.noExperience')
        )}
      </div>
    );

  const assign = (chosen: string | null) =>
    update.mutate(
      { params: { brandId, placementId: placement.id }, body: { experienceId: chosen } },
      {
        onSuccess: () => {
          const experience = experiences?.find(({ id }) => id === chosen)?.name;
          toast.success({
            title: t('placements.assignedToast'),
            description: experience
              ? t('placements.assignedToastText', { placement: placement.name, experience })
              : t('placements.unassignedToastText', { placement: placement.name }),
          });
        },
      },
    );
  return (
    <LabelledField label={t('placements.experience')}>
      <Select
        className={styles.select ?? ''}
        value={experienceId}
        onChange={assign}
        options={(experiences ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        placeholder={t('placements.chooseExperience')}
        loading={experiences === null || update.isPending}
        disabled={experiences === null || update.isPending}
        clearable
        searchable
      />
    </LabelledField>
  );
}
