import { useState } from 'react';
import { ActionMenu } from '../actions/action-menu';
import { Button } from '../actions/button';
import { Tag } from '../marks/status-tag';
import { type Column, DataTable } from './data-table';
import { LoadMore } from './load-more';
import { Pages } from './pages';
import { SearchField } from './search-field';
import { ChooseAll, ChooseOne, useSelection } from './selection';
import { Toolbar } from './toolbar';

const nothing = () => undefined;

interface Store {
  id: string;
  name: string;
  address: string;
  placements: number;
}
const stores: Store[] = [
  { id: 'bergen', name: 'Bergen', address: 'Bryggen 7, Bergen', placements: 12 },
  { id: 'oslo', name: 'Oslo', address: 'Karl Johans gate 1, Oslo', placements: 3 },
  {
    id: 'llanfair',
    name: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    address: 'The store in the old railway station, second entrance, across the bridge',
    placements: 1,
  },
];
const columns: Column<Store>[] = [
  { key: 'name', title: 'Store', render: ({ name }) => name, sortable: true },
  { key: 'address', title: 'Address', render: ({ address }) => address },
  { key: 'group', title: 'Groups', render: () => <Tag>Norway</Tag> },
  { key: 'placements', title: 'Placements', render: ({ placements }) => placements, align: 'end' },
  {
    key: 'menu',
    title: 'Actions',
    titleHidden: true,
    render: ({ name }) => (
      <ActionMenu name={name} actions={[{ key: 'edit', label: 'Edit', onSelect: nothing }]} />
    ),
  },
];

export const Table = () => {
  const [sort, setSort] = useState('-name');
  return (
    <DataTable
      label="Stores"
      columns={columns}
      rows={stores}
      rowKey={({ id }) => id}
      sort={sort}
      onSort={setSort}
    />
  );
};

export const TableToChooseFrom = () => {
  const selection = useSelection(stores.map(({ id }) => id));
  return (
    <DataTable
      label="Stores to choose from"
      columns={columns}
      rows={stores}
      rowKey={({ id }) => id}
      selection={selection}
      nameOf={({ name }) => name}
    />
  );
};

export const TableWithoutRows = () => (
  <DataTable label="No stores" columns={columns} rows={[]} rowKey={({ id }) => id} />
);

export const Chosen = () => {
  const ids = ['bergen', 'oslo'];
  const none = useSelection(ids);
  return (
    <Toolbar>
      <ChooseAll selection={none} />
      <ChooseAll selection={{ ...none, ids: ['bergen'] }} />
      <ChooseAll selection={{ ...none, ids }} />
      <ChooseOne selection={none} id="bergen" name="Bergen" />
    </Toolbar>
  );
};

export const AboveAList = () => (
  <Toolbar end={<Button>Import</Button>}>
    <SearchField label="Search stores" />
    <Button>Archived</Button>
  </Toolbar>
);

const page = { total: 1_250, start: 50, items: Array(50), nextCursor: 'next', previousCursor: 'previous' };

export const PagesOfMany = () => <Pages label="Stores" page={page} onTurn={nothing} />;

export const FirstPage = () => (
  <Pages label="First stores" page={{ ...page, start: 0, previousCursor: null }} onTurn={nothing} />
);

export const ThereIsMore = () => (
  <LoadMore list={{ hasMore: true, isLoadingMore: false, loadMore: nothing }} />
);

export const MoreIsOnItsWay = () => (
  <LoadMore list={{ hasMore: true, isLoadingMore: true, loadMore: nothing }} />
);
