import { endpoints, type Placement } from '@vitrine/shared/contract';
import { useToast } from '@vitrine/shared/host';
import {
  ActionMenu,
  CalendarOutlined,
  CodeOutlined,
  ExperimentOutlined,
  PauseCircleOutlined,
  PlayCircleOutlined,
  PrinterOutlined,
  PushpinOutlined,
  QrcodeOutlined,
  StopOutlined,
  useEndpointMutation,
  useMay,
} from '@vitrine/shared/ui';
import { useShowDialog } from '../../parts/dialog-host';
import { useArchive } from '../../parts/use-archive';
import { useMenuActions } from '../../parts/use-menu-actions';
import { useManagerTexts } from '../../texts/use-manager-texts';
import { EditPlacement } from './edit-placement';
import { EmbedCode } from './embed-code';
import { PinVersion } from './pin-version';
import type { PlacementDialogs } from './placement-dialogs';
import { showPlacements } from './show-placements';

interface PlacementMenuProps {
  placement: Placement;
  /** Of its store. */
  timeZone: string;
  dialogs: PlacementDialogs;
  /** In a table there is no room for what a card shows beside its menu: the address and the test accesses. */
  inTable?: boolean;
}

/** What can be done with a placement: to print it for everybody, to change it for those who may. */
export function PlacementMenu({ placement, timeZone, dialogs, inTable = false }: PlacementMenuProps) {
  const t = useManagerTexts();
  const may = useMay();
  const toast = useToast();
  const show = useShowDialog();
  const common = useMenuActions();
  const { archive, restore } = useArchive(endpoints.archivePlacement, endpoints.restorePlacement, [
    ...showPlacements,
    endpoints.getStore,
    endpoints.listStores,
  ]);
  const invalidates = showPlacements;
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
            action: {
              label: t('records.undo'),
              onAction: () => update.mutate({ params, body: { activeUntil } }),
            },
          }),
      },
    );
  const print = {
    key: 'print',
    label: t('placements.print'),
    icon: <PrinterOutlined />,
    onSelect: () => dialogs.showSheet(placement),
  };
  const embed = {
    key: 'embed',
    label: t('placements.embed'),
    icon: <CodeOutlined />,
    onSelect: () => show((dialog) => <EmbedCode placement={placement} {...dialog} />),
  };
  const changing = [
    common.edit(() =>
      show((dialog) => <EditPlacement placement={placement} timeZone={timeZone} {...dialog} />),
    ),
    {
      key: 'calendar',
      label: t('placements.calendar'),
      icon: <CalendarOutlined />,
      onSelect: () => dialogs.showCalendar(placement),
    },
    {
      key: 'pin',
      label: t('placements.pin'),
      icon: <PushpinOutlined />,
      disabled: placement.experienceId === null,
      onSelect: () => show((dialog) => <PinVersion placement={placement} {...dialog} />),
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
    common.archive(() => archive(name, { params })),
  ];
  const restoring = [common.restore(() => restore(name, { params }))];
  const beside = [
    {
      key: 'address',
      label: t('placements.address'),
      icon: <QrcodeOutlined />,
      onSelect: () => dialogs.showAddress(placement),
    },
    ...(may('test-accesses:read', placement.brandId)
      ? [
          {
            key: 'tests',
            label: t('placements.testAccesses'),
            icon: <ExperimentOutlined />,
            onSelect: () => dialogs.showTests(placement),
          },
        ]
      : []),
  ];
  const mayWrite = may('placements:write', placement.brandId);
  const ofArchived = mayWrite ? restoring : [];
  const ofOthers = [...(inTable ? beside : []), ...(mayWrite ? changing : [print, embed])];
  return <ActionMenu name={name} actions={placement.archivedAt ? ofArchived : ofOthers} />;
}
