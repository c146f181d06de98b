import type { Brand } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/addresses';
import { Link } from '@vitrine/shared/host';
import { type Column, DataTable, Initials, useFormat } from '@vitrine/shared/ui';
import { BrandMenu } from '../../brand/brand-menu';
import { NameCell } from '../../parts/name-cell';
import { useManagerTexts } from '../../texts/use-manager-texts';

interface BrandTableProps {
  brands: Brand[];
  sort: string;
  onSort: (sort: string) => void;
}

export function BrandTable({ brands, sort, onSort }: BrandTableProps) {
  const t = useManagerTexts();
  const format = useFormat();
  const columns: Column<Brand>[] = [
    {
      key: 'name',
      title: t('field.name'),
      compare: (a, b) => a.name.localeCompare(b.name),
      render: (brand) => (
        <NameCell lead={<Initials name={brand.name} />}>
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
      compare: (a, b) => a.stores - b.stores,
      render: (brand) => format.number(brand.stores),
    },
    {
      key: 'experiences',
      title: t('brands.experiences'),
      align: 'end',
      compare: (a, b) => a.experiences - b.experiences,
      render: (brand) => format.number(brand.experiences),
    },
    {
      key: 'activity',
      title: t('brands.lastActivity'),
      compare: (a, b) => a.updatedAt.localeCompare(b.updatedAt),
      render: (brand) => (
        <span title={format.dateTime(brand.updatedAt)}>{format.relative(brand.updatedAt)}</span>
      ),
    },
    {
      key: 'menu',
      title: t('actions'),
      titleHidden: true,
      align: 'end',
      render: (brand) => <BrandMenu brand={brand} />,
    },
  ];
  return (
    <DataTable
      label={t('brands.title')}
      columns={columns}
      rows={brands}
      rowKey={({ id }) => id}
      sort={sort}
      onSort={onSort}
    />
  );
}
