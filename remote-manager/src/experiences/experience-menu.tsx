import { type Experience, endpoints } from '@vitrine/shared/contract';
import {
  ActionMenu,
  CopyOutlined,
  EditOutlined,
  InboxOutlined,
  ShopOutlined,
  UndoOutlined,
  useMay,
} from '@vitrine/shared/ui';
import { useArchive } from '../parts/use-archive';
import { useShowWindow } from '../parts/windows-beside';
import { useManagerTexts } from '../texts/use-manager-texts';
import { ArchiveExperience } from './archive-experience';
import { AssignToMany } from './assign-to-many';
import { CopyExperience } from './copy-experience';
import { EditExperience } from './edit-experience';

/** Edit, copy, archive, restore: for those who may. */
export function ExperienceMenu({ experience }: { experience: Experience }) {
  const t = useManagerTexts();
  const may = useMay();
  const show = useShowWindow();
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
  const restoring = [
    {
      key: 'restore',
      label: t('records.restore'),
      icon: <UndoOutlined />,
      onSelect: () => restore(experience.name, request),
    },
  ];
  const assigning = {
    key: 'assign',
    label: t('experiences.assignTo'),
    icon: <ShopOutlined />,
    onSelect: () => show((window) => <AssignToMany experience={experience} {...window} />),
  };
  const changing = [
    {
      key: 'edit',
      label: t('records.edit'),
      icon: <EditOutlined />,
      onSelect: () => show((window) => <EditExperience experience={experience} {...window} />),
    },
    ...(may('placements:write', experience.brandId) ? [assigning] : []),
    {
      key: 'copy',
      label: t('experiences.copy'),
      icon: <CopyOutlined />,
      onSelect: () => show((window) => <CopyExperience experience={experience} {...window} />),
    },
    {
      key: 'archive',
      label: t('records.archive'),
      icon: <InboxOutlined />,
      onSelect: () =>
        isSeen
          ? show((window) => <ArchiveExperience experience={experience} onArchive={onArchive} {...window} />)
          : onArchive(),
    },
  ];
  return <ActionMenu name={experience.name} actions={experience.archivedAt ? restoring : changing} />;
}
