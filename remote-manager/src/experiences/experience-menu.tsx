import { type Experience, endpoints } from '@vitrine/shared/contract';
import { ActionMenu, EditOutlined, InboxOutlined, UndoOutlined, useMay } from '@vitrine/shared/ui';
import { useState } from 'react';
import { useArchive } from '../parts/use-archive';
import { useManagerTexts } from '../texts/use-manager-texts';
import { EditExperience } from './edit-experience';

/** Edit, archive, restore: for those who may. */
export function ExperienceMenu({ experience }: { experience: Experience }) {
  const t = useManagerTexts();
  const may = useMay();
  const [edits, setEdits] = useState(false);
  const { archive, restore } = useArchive(endpoints.archiveExperience, endpoints.restoreExperience, [
    endpoints.listExperiences,
    endpoints.listPlacements,
    endpoints.getBrand,
    endpoints.listBrands,
  ]);
  if (!may('experiences:write', experience.brandId)) return null;
  const request = { params: { brandId: experience.brandId, experienceId: experience.id } };
  return (
    <>
      <ActionMenu
        name={experience.name}
        actions={
          experience.archivedAt
            ? [
                {
                  key: 'restore',
                  label: t('restore'),
                  icon: <UndoOutlined />,
                  onSelect: () => restore(experience.name, request),
                },
              ]
            : [
                { key: 'edit', label: t('edit'), icon: <EditOutlined />, onSelect: () => setEdits(true) },
                {
                  key: 'archive',
                  label: t('archive'),
                  icon: <InboxOutlined />,
                  onSelect: () => archive(experience.name, request),
                },
              ]
        }
      />
      <EditExperience experience={experience} open={edits} onClose={() => setEdits(false)} />
    </>
  );
}
