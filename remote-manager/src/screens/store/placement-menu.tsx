import { endpoints, type Placement } from '@vitrine/shared/contract';
import {
  ActionMenu,
  EditOutlined,
  InboxOutlined,
  PauseCircleOutlined,
  PlayCircleOutlined,
  UndoOutlined,
  useEndpointMutation,
  useMay,
} from '@vitrine/shared/ui';
import { useState } from 'react';
import { useArchive } from '../../parts/use-archive';
import { useManagerTexts } from '../../texts/use-manager-texts';
import { EditPlacement } from './edit-placement';

/** Edit, pause, archive, restore: for those who may. */
export function PlacementMenu({ placement }: { placement: Placement }) {
  const t = useManagerTexts();
  const may = useMay();
  const [edits, setEdits] = useState(false);
  const { archive, restore } = useArchive(endpoints.archivePlacement, endpoints.restorePlacement, [
    endpoints.listPlacements,
    endpoints.getStore,
    endpoints.listStores,
  ]);
  const update = useEndpointMutation(endpoints.updatePlacement, { invalidates: [endpoints.listPlacements] });
  if (!may('placements:write', placement.brandId)) return null;
  const params = { brandId: placement.brandId, placementId: placement.id };
  return (
    <>
      <ActionMenu
        name={placement.name}
        actions={
          placement.archivedAt
            ? [
                {
                  key: 'restore',
                  label: t('restore'),
                  icon: <UndoOutlined />,
                  onSelect: () => restore(placement.name, { params }),
                },
              ]
            : [
                { key: 'edit', label: t('edit'), icon: <EditOutlined />, onSelect: () => setEdits(true) },
                {
                  key: 'pause',
                  label: t(placement.paused ? 'placements.resume' : 'placements.pause'),
                  icon: placement.paused ? <PlayCircleOutlined /> : <PauseCircleOutlined />,
                  onSelect: () => update.mutate({ params, body: { paused: !placement.paused } }),
                },
                {
                  key: 'archive',
                  label: t('archive'),
                  icon: <InboxOutlined />,
                  onSelect: () => archive(placement.name, { params }),
                },
              ]
        }
      />
      <EditPlacement placement={placement} open={edits} onClose={() => setEdits(false)} />
    </>
  );
}
