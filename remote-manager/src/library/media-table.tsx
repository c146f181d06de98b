import { type BrandFile, sizesIn } from '@vitrine/shared/contract';
import { type Column, DataTable, PlayCircleOutlined, useFormat } from '@vitrine/shared/ui';
import { menuColumn } from '../parts/menu-column';
import { NameCell } from '../parts/name-cell';
import { RelativeTime } from '../parts/relative-time';
import { useManagerTexts } from '../texts/use-manager-texts';
import { FileSize } from './file-size';
import styles from './library.module.css';
import { MediaMenu } from './media-menu';

interface MediaTableProps {
  brandId: string;
  files: BrandFile[];
  sort: string;
  onSort: (sort: string) => void;
}

export function MediaTable({ brandId, files, sort, onSort }: MediaTableProps) {
  const t = useManagerTexts();
  const format = useFormat();
  const { pixels } = sizesIn(format.language);
  const columns: Column<BrandFile>[] = [
    {
      key: 'name',
      title: t('fields.name'),
      sortable: true,
      render: (file) => (
        <NameCell lead={<Thumbnail file={file} />}>
          <span dir="auto">{file.name}</span>
        </NameCell>
      ),
    },
    { key: 'kind', title: t('media.kind'), render: ({ kind }) => t(`media.kinds.${kind}`) },
    {
      key: 'pixels',
      title: t('media.pixels'),
      render: ({ height, width }) => (
        <span className={styles.oneLine}>{width && height ? pixels(width, height) : t('media.unknown')}</span>
      ),
    },
    {
      key: 'bytes',
      title: t('library.size'),
      align: 'end',
      render: ({ bytes }) => <FileSize bytes={bytes} />,
    },
    {
      key: 'usedIn',
      title: t('library.uses'),
      align: 'end',
      render: ({ usedIn }) => t('media.places', { count: usedIn }),
    },
    {
      key: 'createdAt',
      title: t('media.createdAt'),
      sortable: true,
      render: ({ createdAt }) => <RelativeTime at={createdAt} />,
    },
    menuColumn(t('records.actions'), (file) => <MediaMenu brandId={brandId} file={file} />),
  ];
  return (
    <DataTable
      label={t('media.title')}
      columns={columns}
      rows={files}
      rowKey={({ sha256 }) => sha256}
      sort={sort}
      onSort={onSort}
    />
  );
}

/** The name beside it says what it is. */
function Thumbnail({ file: { kind, sizes, url } }: { file: BrandFile }) {
  if (kind === 'image')
    return <img className={styles.thumbnail} src={sizes[0]?.url ?? url} alt="" loading="lazy" />;
  return (
    <span className={styles.thumbnail} aria-hidden="true">
      <PlayCircleOutlined />
    </span>
  );
}
