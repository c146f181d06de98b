import type { Placement } from '@vitrine/shared/contract';
import { type Column, DataTable, type Selection } from '@vitrine/shared/ui';
import { menuColumn } from '../../parts/menu-column';
import { NameCell } from '../../parts/name-cell';
import { PlacementStateTag } from '../../parts/placement-state-tag';
import { useManagerTexts } from '../../texts/use-manager-texts';
import { AssignedExperience } from './assigned-experience';
import { isSeen, LastSeen } from './last-seen';
import { PlacementCode } from './placement-code';
import type { PlacementDialogs } from './placement-dialogs';
import { PlacementKindName } from './placement-kind-name';
import { PlacementMenu } from './placement-menu';

interface PlacementTableProps {
  placements: Placement[];
  /** Of their store. */
  timeZone: string;
  sort: string;
  onSort: (sort: string) => void;
  selection: Selection | undefined;
  dialogs: PlacementDialogs;
}

/** Placements one line each: what they are, what they show, and whether somebody can see it. */
export function PlacementTable({
  placements,
  timeZone,
  sort,
  onSort,
  selection,
  dialogs,
}: PlacementTableProps) {
  const t = useManagerTexts();
  const columns: Column<Placement>[] = [
    {
      key: 'name',
      title: t('fields.name'),
      sortable: true,
      render: (placement) => (
        <NameCell
          lead={<PlacementCode placement={placement} onOpen={() => dialogs.showAddress(placement)} />}
        >
          <bdi>{placement.name}</bdi>
        </NameCell>
      ),
    },
    {
      key: 'kind',
      title: t('placements.kindLabel'),
      render: ({ kind }) => <PlacementKindName kind={kind} />,
    },
    {
      key: 'state',
      title: t('lists.status'),
      render: ({ archivedAt, state }) => (archivedAt ? '–' : <PlacementStateTag state={state} />),
    },
    {
      key: 'experience',
      title: t('placements.experience'),
      render: (placement) => <AssignedExperience placement={placement} />,
    },
    {
      key: 'seen',
      title: t('placements.lastSeen'),
      render: (placement) =>
        placement.archivedAt || !isSeen(placement.kind) ? '–' : <LastSeen placement={placement} brief />,
    },
    menuColumn(t('records.actions'), (placement) => (
      <PlacementMenu placement={placement} timeZone={timeZone} dialogs={dialogs} inTable />
    )),
  ];
  return (
    <DataTable
      label={t('placements.title')}
      columns={columns}
      rows={placements}
      rowKey={({ id }) => id}
      sort={sort}
      onSort={onSort}
      selection={selection}
      nameOf={({ name }) => name}
    />
  );
}
