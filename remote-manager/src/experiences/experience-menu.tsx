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
import { useState } from 'react';
import { useArchive } from '../parts/use-archive';
import { useManagerTexts } from '../texts/use-manager-texts';
import { AssignToMany } from './assign-to-many';
import { CopyExperience } from './copy-experience';
import { EditExperience } from './edit-experience';

/** Edit, copy, archive, restore: for those who may. */
export function ExperienceMenu({ experience }: { experience: Experience }) {
  const t = useManagerTexts();
  const may = useMay();
  const [edits, setEdits] = useState(false);
  const [copies, setCopies] = useState(false);
  const [assigns, setAssigns] = useState(false);
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
                ...(may('placements:write', experience.brandId)
                  ? [
                      {
                        key: 'assign',
                        label: t('experiences.assignTo'),
                        icon: <ShopOutlined />,
                        onSelect: () => setAssigns(true),
                      },
                    ]
                  : []),
                {
                  key: 'copy',
                  label: t('experiences.copy'),
                  icon: <CopyOutlined />,
                  onSelect: () => setCopies(true),
                },
                {
                  key: 'archive',
                  label: t('archive'),
                  icon: <InboxOutlined />,
                  onSelect: () => archive(experience.name, request),
                },
              ]
        }
      />
      {assigns && <AssignToMany experience={experience} onClose={() => setAssigns(false)} />}
      <EditExperience experience={experience} open={edits} onClose={() => setEdits(false)} />
      {copies && <CopyExperience experience={experience} open onClose={() => setCopies(false)} />}
    </>
  );
}
