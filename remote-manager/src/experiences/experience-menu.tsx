import { type Experience, endpoints } from '@vitrine/shared/contract';
import { ActionMenu, CopyOutlined, ShopOutlined, useMay } from '@vitrine/shared/ui';
import { useShowDialog } from '../parts/dialog-host';
import { useArchive } from '../parts/use-archive';
import { useMenuActions } from '../parts/use-menu-actions';
import { useManagerTexts } from '../texts/use-manager-texts';
import { ArchiveExperience } from './archive-experience';
import { AssignToMany } from './assign-to-many';
import { CopyExperience } from './copy-experience';
import { EditExperience } from './edit-experience';

/** Edit, copy, archive, restore: for those who may. */
export function ExperienceMenu({ experience }: { experience: Experience }) {
  const t = useManagerTexts();
  const may = useMay();
  const show = useShowDialog();
  const common = useMenuActions();
  const { archive, restore } = useArchive(endpoints.archiveExperience, endpoints.restoreExperience, [
    endpoints.listExperiences,
    endpoints.listPlacements,
    endpoints.getBrand,
    endpoints.listBrands,
  ]);
  if (!may('experiences:write', experience.brandId)) return null;
  const request = { params: { brandId: experience.brandId, experienceId: experience.id } };
  const onArchive = () => archive(experience.name, request);
  // What was never published, or not any more, no visitor misses.
  const isSeen = experience.publishedVersion !== null;
  const restoring = [common.restore(() => restore(experience.name, request))];
  const assigning = {
    key: 'assign',
    label: t('experiences.assignTo'),
    icon: <ShopOutlined />,
    onSelect: () => show((dialog) => <AssignToMany experience={experience} {...dialog} />),
  };
  const changing = [
    common.edit(() => show((dialog) => <EditExperience experience={experience} {...dialog} />)),
    ...(may('placements:write', experience.brandId) ? [assigning] : []),
    {
      key: 'copy',
      label: t('experiences.copy'),
      icon: <CopyOutlined />,
      onSelect: () => show((dialog) => <CopyExperience experience={experience} {...dialog} />),
    },
    common.archive(() =>
      isSeen
        ? show((dialog) => <ArchiveExperience experience={experience} onArchive={onArchive} {...dialog} />)
        : onArchive(),
    ),
  ];
  return <ActionMenu name={experience.name} actions={experience.archivedAt ? restoring : changing} />;
}
