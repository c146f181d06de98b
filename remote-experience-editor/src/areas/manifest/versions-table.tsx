import { type ManifestVersion, sizesIn } from '@vitrine/shared/contract';
import {
  ActionMenu,
  Button,
  CheckCircleOutlined,
  ClockCircleOutlined,
  type Column,
  CopyButton,
  DataTable,
  StatusTag,
  useFormat,
} from '@vitrine/shared/ui';
import { useEditorTexts } from '../../texts/texts';
import styles from './manifest.module.css';

interface VersionsTableProps {
  versions: ManifestVersion[];
  /** The version that goes live by itself; null for none. */
  planned: number | null;
  onShow: (version: ManifestVersion) => void;
  onShowChecks: (version: ManifestVersion) => void;
  onCompare: (from: number, to: number | 'draft') => void;
  /** null for those who may not publish. */
  onServe: ((version: ManifestVersion) => void) | null;
  /** null for those who may not write. */
  onMakeDraft: ((version: ManifestVersion) => void) | null;
}

const hashLength = 10;

export function VersionsTable(props: VersionsTableProps) {
  const { versions, planned, onCompare, onShow, onShowChecks, onServe, onMakeDraft } = props;
  const t = useEditorTexts();
  const format = useFormat();
  const { fileSize } = sizesIn(format.language);
  const columns: Column<ManifestVersion>[] = [
    {
      key: 'version',
      title: t('manifest.version'),
      render: ({ version, current }) => (
        <span className={styles.version}>
          <strong>{format.number(version)}</strong>
          {current && (
            <StatusTag tone="success" icon={<CheckCircleOutlined />}>
              {t('manifest.current')}
            </StatusTag>
          )}
          {version === planned && (
            <StatusTag tone="warning" icon={<ClockCircleOutlined />}>
              {t('manifest.waiting')}
            </StatusTag>
          )}
        </span>
      ),
    },
    {
      key: 'published',
      title: t('manifest.published'),
      render: ({ publishedAt }) => <time dateTime={publishedAt}>{format.dateTime(publishedAt)}</time>,
    },
    { key: 'by', title: t('manifest.by'), render: ({ publishedBy }) => publishedBy ?? t('manifest.someone') },
    { key: 'note', title: t('manifest.note'), render: ({ note }) => <span dir="auto">{note}</span> },
    {
      key: 'checks',
      title: t('manifest.checks'),
      render: (version) => {
        const count = version.certificate.checks.length;
        if (count === 0) return t('manifest.clean');
        return (
          <Button
            kind="quiet"
            size="small"
            aria-label={`${t('manifest.warnings', { count })}: ${t('manifest.showChecks', { version: version.version })}`}
            onClick={() => onShowChecks(version)}
          >
            {t('manifest.warnings', { count })}
          </Button>
        );
      },
    },
    {
      key: 'size',
      title: t('manifest.size'),
      align: 'end',
      render: ({ bytes }) => fileSize(bytes),
    },
    {
      key: 'hash',
      title: t('manifest.hash'),
      render: ({ hash, version }) => (
        <span className={styles.hash}>
          <code title={hash}>{hash.slice(0, hashLength)}</code>
          <CopyButton text={hash} label={t('manifest.copyHash', { version })} />
        </span>
      ),
    },
    {
      key: 'actions',
      title: t('manifest.actions'),
      titleHidden: true,
      align: 'end',
      render: (version) => (
        <ActionMenu
          name={t('manifest.number', { version: version.version })}
          actions={[
            { key: 'show', label: t('manifest.contents.show'), onSelect: () => onShow(version) },
            {
              key: 'compare-draft',
              label: t('manifest.compareDraft'),
              onSelect: () => onCompare(version.version, 'draft'),
            },
            ...(version.version > 1
              ? [
                  {
                    key: 'compare-previous',
                    label: t('manifest.comparePrevious', { version: version.version - 1 }),
                    onSelect: () => onCompare(version.version - 1, version.version),
                  },
                ]
              : []),
            ...(onServe && !version.current
              ? [{ key: 'serve', label: t('manifest.restore'), onSelect: () => onServe(version) }]
              : []),
            ...(onMakeDraft
              ? [{ key: 'draft', label: t('manifest.draft.make'), onSelect: () => onMakeDraft(version) }]
              : []),
          ]}
        />
      ),
    },
  ];
  return (
    <DataTable
      label={t('manifest.label')}
      columns={columns}
      rows={versions}
      rowKey={({ version }) => String(version)}
    />
  );
}
