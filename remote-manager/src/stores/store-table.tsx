import type { Store } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { Link } from '@vitrine/shared/host';
import { type Column, DataTable, type Selection, useFormat } from '@vitrine/shared/ui';
import { menuColumn } from '../parts/menu-column';
import { RelativeTime } from '../parts/relative-time';
import { useManagerTexts } from '../texts/use-manager-texts';
import { addressLine } from './address-line';
import { StoreMenu } from './store-menu';

interface StoreTableProps {
  stores: Store[];
  sort: string;
  onSort: (sort: string) => void;
  selection: Selection | undefined;
}

export function StoreTable({ stores, sort, onSort, selection }: StoreTableProps) {
  const t = useManagerTexts();
  const format = useFormat();
  const columns: Column<Store>[] = [
    {
      key: 'name',
      title: t('fields.name'),
      sortable: true,
      render: (store) => (
        <Link to={addresses.store(store.brandId, store.id)} dir="auto">
          {store.name}
        </Link>
      ),
    },
    {
      key: 'address',
      title: t('fields.address'),
      render: (store) => <span dir="auto">{addressLine(store.address) || t('stores.noAddress')}</span>,
    },
    { key: 'timeZone', title: t('fields.timeZone'), render: (store) => store.timeZone.replaceAll('_', ' ') },
    {
      key: 'placements',
      title: t('placements.title'),
      sortable: true,
      align: 'end',
      render: (store) => format.number(store.placements),
    },
    {
      key: 'updatedAt',
      title: t('brands.lastActivity'),
      sortable: true,
      render: (store) => <RelativeTime at={store.updatedAt} />,
    },
    menuColumn(t('records.actions'), (store) => <StoreMenu store={store} />),
  ];
  return (
    <DataTable
      label={t('stores.title')}
      columns={columns}
      rows={stores}
      rowKey={({ id }) => id}
      sort={sort}
      onSort={onSort}
      selection={selection}
      nameOf={({ name }) => name}
    />
  );
}
