import type { Brand } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { Link } from '@vitrine/shared/host';
import { type Column, DataTable, type Selection, useFormat } from '@vitrine/shared/ui';
import { BrandMenu } from '../../brand/brand-menu';
import { BrandTile } from '../../brand/brand-tile';
import { menuColumn } from '../../parts/menu-column';
import { NameCell } from '../../parts/name-cell';
import { RelativeTime } from '../../parts/relative-time';
import { useManagerTexts } from '../../texts/use-manager-texts';

interface BrandTableProps {
  brands: Brand[];
  sort: string;
  onSort: (sort: string) => void;
  selection: Selection | undefined;
}

export function BrandTable({ brands, sort, onSort, selection }: BrandTableProps) {
  const t = useManagerTexts();
  const format = useFormat();
  const columns: Column<Brand>[] = [
    {
      key: 'name',
      title: t('fields.name'),
      sortable: true,
      render: (brand) => (
        <NameCell lead={<BrandTile brand={brand} />}>
          <Link to={addresses.brand(brand.id)} dir="auto">
            {brand.name}
          </Link>
        </NameCell>
      ),
    },
    {
      key: 'stores',
      title: t('brands.stores'),
      align: 'end',
      sortable: true,
      render: (brand) => format.number(brand.stores),
    },
    {
      key: 'experiences',
      title: t('brands.experiences'),
      align: 'end',
      sortable: true,
      render: (brand) => format.number(brand.experiences),
    },
    {
      key: 'updatedAt',
      title: t('brands.lastActivity'),
      sortable: true,
      render: (brand) => <RelativeTime at={brand.updatedAt} />,
    },
    menuColumn(t('records.actions'), (brand) => <BrandMenu brand={brand} />),
  ];
  return (
    <DataTable
      label={t('brands.title')}
      columns={columns}
      rows={brands}
      rowKey={({ id }) => id}
      sort={sort}
      onSort={onSort}
      selection={selection}
      nameOf={({ name }) => name}
    />
  );
}
