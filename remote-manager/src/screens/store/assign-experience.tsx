import { type Experience, endpoints, type Placement } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/addresses';
import { Link, useToast } from '@vitrine/shared/host';
import { LabelledField, Select, useEndpointMutation, useEndpointQuery, useMay } from '@vitrine/shared/ui';
import { useManagerTexts } from '../../texts/use-manager-texts';
import styles from './assign-experience.module.css';

interface AssignExperienceProps {
  placement: Placement;
  /** Those in use; null until they have come. */
  experiences: Experience[] | null;
}

/** What the placement shows: to choose for those who may, to read for the others. */
export function AssignExperience({ placement, experiences }: AssignExperienceProps) {
  const t = useManagerTexts();
  const may = useMay();
  const toast = useToast();
  const { brandId, experienceId } = placement;
  const listed = experiences?.find(({ id }) => id === experienceId);
  // An archived one is in no list, and is assigned all the same.
  const archived = useEndpointQuery(
    endpoints.getExperience,
    { params: { brandId, experienceId: experienceId ?? '' } },
    { enabled: experienceId !== null && experiences !== null && !listed },
  ).data;
  const assigned = listed ?? archived;
  const nameOf = (experience: Experience) =>
    experience.archivedAt ? t('placements.archivedExperience', { name: experience.name }) : experience.name;
  const update = useEndpointMutation(endpoints.updatePlacement, { invalidates: [endpoints.listPlacements] });

  if (!may('placements:write', brandId))
    return (
      <div className={styles.read}>
        <span>{t('placements.experience')}</span>
        {assigned ? (
          <Link to={addresses.experience(brandId, assigned.id)} dir="auto">
            {nameOf(assigned)}
          </Link>
        ) : (
          t('placements.noExperience')
        )}
      </div>
    );

  const params = { brandId, placementId: placement.id };
  const undo = () =>
    update.mutate({ params, body: { experienceId, pinnedVersion: placement.pinnedVersion } });
  const say = (chosen: string | null) => {
    const experience = experiences?.find(({ id }) => id === chosen)?.name;
    toast.success({
      title: t(experience ? 'placements.assignedToast' : 'placements.unassignedToast'),
      description: experience
        ? t('placements.assignedToastText', { placement: placement.name, experience })
        : t('placements.unassignedToastText', { placement: placement.name }),
      action: { label: t('undo'), onAction: undo },
    });
  };
  const assign = (chosen: string | null) =>
    update.mutate({ params, body: { experienceId: chosen } }, { onSuccess: () => say(chosen) });
  return (
    <LabelledField label={t('placements.experience')}>
      <Select
        className={styles.select ?? ''}
        // Until its name is known, its id would stand there.
        value={assigned ? experienceId : null}
        onChange={assign}
        options={[...(experiences ?? []), ...(listed || !archived ? [] : [archived])].map((experience) => ({
          value: experience.id,
          label: nameOf(experience),
        }))}
        placeholder={t('placements.chooseExperience')}
        loading={experiences === null || update.isPending}
        disabled={experiences === null || update.isPending}
        clearable
        searchable
      />
    </LabelledField>
  );
}
