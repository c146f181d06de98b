import type { Experience } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { Link } from '@vitrine/shared/host';
import { type Column, DataTable, ExperienceStatusTag, type Selection, useFormat } from '@vitrine/shared/ui';
import { menuColumn } from '../parts/menu-column';
import { NameCell } from '../parts/name-cell';
import { RelativeTime } from '../parts/relative-time';
import { useManagerTexts } from '../texts/use-manager-texts';
import { ExperienceMenu } from './experience-menu';
import { ExperienceTile } from './experience-poster';

interface ExperienceTableProps {
  experiences: Experience[];
  /** How many have it open now, by experience, none where nobody has; undefined: nobody knows. */
  visitors: ReadonlyMap<string, number> | undefined;
  sort: string;
  onSort: (sort: string) => void;
  selection: Selection | undefined;
}

export function ExperienceTable({ experiences, visitors, sort, onSort, selection }: ExperienceTableProps) {
  const t = useManagerTexts();
  const format = useFormat();
  const columns: Column<Experience>[] = [
    {
      key: 'name',
      title: t('fields.name'),
      sortable: true,
      render: (experience) => (
        <NameCell lead={<ExperienceTile experience={experience} />}>
          <Link to={addresses.experience(experience.brandId, experience.id)} dir="auto">
            {experience.name}
          </Link>
        </NameCell>
      ),
    },
    {
      key: 'status',
      title: t('lists.status'),
      render: (experience) => <ExperienceStatusTag status={experience.status} />,
    },
    {
      key: 'visitors',
      title: t('experiences.visitorsNow'),
      render: ({ id }) => (visitors ? format.number(visitors.get(id) ?? 0) : '–'),
    },
    {
      key: 'languages',
      title: t('experience-import.languages'),
      render: (experience) => experience.languages.join(', '),
    },
    {
      key: 'updatedAt',
      title: t('brands.lastActivity'),
      sortable: true,
      render: (experience) => <RelativeTime at={experience.updatedAt} />,
    },
    menuColumn(t('records.actions'), (experience) => <ExperienceMenu experience={experience} />),
  ];
  return (
    <DataTable
      label={t('experiences.title')}
      columns={columns}
      rows={experiences}
      rowKey={({ id }) => id}
      sort={sort}
      onSort={onSort}
      selection={selection}
      nameOf={({ name }) => name}
    />
  );
}
