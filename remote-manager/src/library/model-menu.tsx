import { endpoints, type LibraryObject } from '@vitrine/shared/contract';
import {
  ActionMenu,
  CloudUploadOutlined,
  EditOutlined,
  InboxOutlined,
  LinkOutlined,
  type MenuAction,
  UndoOutlined,
  useMay,
} from '@vitrine/shared/ui';
import { useState } from 'react';
import { useArchive } from '../parts/use-archive';
import { useManagerTexts } from '../texts/use-manager-texts';
import { ArchiveModel } from './archive-model';
import { EditModel } from './edit-model';
import { ModelUses } from './model-uses';
import { ReplaceModel } from './replace-model';

interface ModelMenuProps {
  brandId: string;
  model: LibraryObject;
}

type Opened = 'uses' | 'edit' | 'replace' | 'archive';

/** What can be done with a model. Those that all brands share are looked at only. */
export function ModelMenu({ brandId, model }: ModelMenuProps) {
  const t = useManagerTexts();
  const may = useMay();
  const [opened, setOpened] = useState<Opened | null>(null);
  const { archive, restore } = useArchive(endpoints.archiveLibraryObject, endpoints.restoreLibraryObject, [
    endpoints.listLibrary,
  ]);
  const request = { params: { brandId, libraryObjectId: model._id } };
  const changes: MenuAction[] = [
    { key: 'edit', label: t('edit'), icon: <EditOutlined />, onSelect: () => setOpened('edit') },
    {
      key: 'replace',
      label: t('library.replace'),
      icon: <CloudUploadOutlined />,
      onSelect: () => setOpened('replace'),
    },
    model.archivedAt
      ? {
          key: 'restore',
          label: t('restore'),
          icon: <UndoOutlined />,
          onSelect: () => restore(model.name, request),
        }
      : {
          key: 'archive',
          label: t('archive'),
          icon: <InboxOutlined />,
          onSelect: () => setOpened('archive'),
        },
  ];
  const isOwn = model.scope === 'brand' && may('library:write', brandId);
  const close = () => setOpened(null);
  return (
    <>
      <ActionMenu
        name={model.name}
        actions={[
          {
            key: 'uses',
            label: t('library.uses'),
            icon: <LinkOutlined />,
            onSelect: () => setOpened('uses'),
          },
          ...(isOwn ? changes : []),
        ]}
      />
      <ModelUses brandId={brandId} model={model} open={opened === 'uses'} onClose={close} />
      <EditModel brandId={brandId} model={model} open={opened === 'edit'} onClose={close} />
      <ReplaceModel brandId={brandId} model={model} open={opened === 'replace'} onClose={close} />
      <ArchiveModel
        brandId={brandId}
        model={model}
        open={opened === 'archive'}
        onArchive={() => archive(model.name, request)}
        onClose={close}
      />
    </>
  );
}
