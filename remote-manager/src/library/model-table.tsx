import {
  isTooHeavyToPublish,
  type LibraryObject,
  limits,
  sizesIn,
  unitRepairs,
} from '@vitrine/shared/contract';
import {
  type Column,
  DataTable,
  ExclamationCircleOutlined,
  Initials,
  StatusTag,
  Tag,
  useFormat,
} from '@vitrine/shared/ui';
import { menuColumn } from '../parts/menu-column';
import { NameCell } from '../parts/name-cell';
import { RelativeTime } from '../parts/relative-time';
import { useManagerTexts } from '../texts/use-manager-texts';
import { FileSize } from './file-size';
import styles from './library.module.css';
import { ModelMenu } from './model-menu';

export function ModelTable({ brandId, models }: { brandId: string; models: LibraryObject[] }) {
  const t = useManagerTexts();
  const format = useFormat();
  const { dimensions, fileSize } = sizesIn(format.language);
  const limit = fileSize(limits.publishedModelBytes);
  const columns: Column<LibraryObject>[] = [
    {
      key: 'name',
      title: t('fields.name'),
      render: ({ name, tags, thumbnail }) => (
        <NameCell lead={<Initials name={name} picture={thumbnail} fills />}>
          <span dir="auto">{name}</span>
          {tags.length > 0 && (
            <span className={styles.tags}>
              {tags.map((tag) => (
                <Tag key={tag}>{tag}</Tag>
              ))}
            </span>
          )}
        </NameCell>
      ),
    },
    {
      key: 'dimensions',
      title: t('library.dimensions'),
      render: (model) => (
        <span className={styles.judged}>
          {dimensions(model.dimensionsMetres)}
          {unitRepairs(model).length > 0 && (
            <StatusTag tone="warning" icon={<ExclamationCircleOutlined />}>
              {t('library.oddSizeShort')}
            </StatusTag>
          )}
        </span>
      ),
    },
    {
      key: 'bytes',
      title: t('library.size'),
      align: 'end',
      render: (model) => (
        <span className={styles.judged}>
          <FileSize bytes={model.bytes} />
          {isTooHeavyToPublish(model) && (
            <StatusTag tone="warning" icon={<ExclamationCircleOutlined />}>
              {t('library.tooHeavyShort', { limit })}
            </StatusTag>
          )}
        </span>
      ),
    },
    {
      key: 'scope',
      title: t('library.scope'),
      render: ({ scope }) => t(`library.scopes.${scope}`),
    },
    {
      key: 'updatedAt',
      title: t('library.updatedAt'),
      render: ({ _updatedAt }) => <RelativeTime at={_updatedAt} />,
    },
    menuColumn(t('records.actions'), (model) => <ModelMenu brandId={brandId} model={model} />),
  ];
  return <DataTable label={t('library.title')} columns={columns} rows={models} rowKey={({ _id }) => _id} />;
}
