import { endpoints, type Placement } from '@vitrine/shared/contract';
import { useToast } from '@vitrine/shared/host';
import {
  ActionMenu,
  CalendarOutlined,
  CodeOutlined,
  EditOutlined,
  InboxOutlined,
  PauseCircleOutlined,
  PlayCircleOutlined,
  PrinterOutlined,
  PushpinOutlined,
  StopOutlined,
  UndoOutlined,
  useEndpointMutation,
  useMay,
} from '@vitrine/shared/ui';
import { useState } from 'react';
import { useArchive } from '../../parts/use-archive';
import { useManagerTexts } from '../../texts/use-manager-texts';
import { EditPlacement } from './edit-placement';
import { EmbedCode } from './embed-code';
import { PinVersion } from './pin-version';

interface PlacementMenuProps {
  placement: Placement;
  timeZone: string;
  onShowCalendar: () => void;
  onPrint: () => void;
}

/** What can be done with a placement: to print it for everybody, to change it for those who may. */
export function PlacementMenu({ placement, timeZone, onShowCalendar, onPrint }: PlacementMenuProps) {
  const t = useManagerTexts();
  const may = useMay();
  const toast = useToast();
  const [opened, setOpened] = useState<'edit' | 'pin' | 'embed' | null>(null);
  const { archive, restore } = useArchive(endpoints.archivePlacement, endpoints.restorePlacement, [
    endpoints.listPlacements,
    endpoints.getStore,
    endpoints.listStores,
  ]);
  const invalidates = [endpoints.listPlacements];
  const update = useEndpointMutation(endpoints.updatePlacement, { invalidates });
  const end = useEndpointMutation(endpoints.endPlacement, { invalidates });
  const { activeUntil, name, state } = placement;
  const params = { brandId: placement.brandId, placementId: placement.id };
  const endNow = () =>
    end.mutate(
      { params },
      {
        onSuccess: () =>
          toast.success({
            title: t('placements.endedToast', { name }),
            description: t('placements.endedToastText'),
            action: { label: t('undo'), onAction: () => update.mutate({ params, body: { activeUntil } }) },
          }),
      },
    );
  const print = {
    key: 'print',
    label: t('placements.print'),
    icon: <PrinterOutlined />,
    onSelect: onPrint,
  };
  const embed = {
    key: 'embed',
    label: t('placements.embed'),
    icon: <CodeOutlined />,
    onSelect: () => setOpened('embed'),
  };
  const changing = [
    { key: 'edit', label: t('edit'), icon: <EditOutlined />, onSelect: () => setOpened('edit') },
    {
      key: 'calendar',
      label: t('placements.calendar'),
      icon: <CalendarOutlined />,
      onSelect: onShowCalendar,
    },
    {
      key: 'pin',
      label: t('placements.pin'),
      icon: <PushpinOutlined />,
      disabled: placement.experienceId === null,
      onSelect: () => setOpened('pin'),
    },
    print,
    embed,
    {
      key: 'pause',
      label: t(placement.paused ? 'placements.resume' : 'placements.pause'),
      icon: placement.paused ? <PlayCircleOutlined /> : <PauseCircleOutlined />,
      onSelect: () => update.mutate({ params, body: { paused: !placement.paused } }),
    },
    {
      key: 'end',
      label: t('placements.end'),
      icon: <StopOutlined />,
      disabled: state === 'ended' || state === 'scheduled',
      onSelect: endNow,
    },
    {
      key: 'archive',
      label: t('archive'),
      icon: <InboxOutlined />,
      onSelect: () => archive(name, { params }),
    },
  ];
  const restoring = [
    {
      key: 'restore',
      label: t('restore'),
      icon: <UndoOutlined />,
      onSelect: () => restore(name, { params }),
    },
  ];
  const mayWrite = may('placements:write', placement.brandId);
  const actions = placement.archivedAt ? (mayWrite ? restoring : []) : mayWrite ? changing : [print, embed];
  const close = () => setOpened(null);
  return (
    <>
      <ActionMenu name={name} actions={actions} />
      <EditPlacement placement={placement} timeZone={timeZone} open={opened === 'edit'} onClose={close} />
      {opened === 'pin' && <PinVersion placement={placement} onClose={close} />}
      <EmbedCode placement={placement} open={opened === 'embed'} onClose={close} />
    </>
  );
}
