import { address } from '@vitrine/shared/client/address';
import { endpoints, sizesIn } from '@vitrine/shared/contract';
import {
  Button,
  EmptyState,
  ExportOutlined,
  SheetsDrawing,
  useAddressState,
  useEndpointPage,
  useFormat,
} from '@vitrine/shared/ui';
import common from '../../../parts/common.module.css';
import { RecordList } from '../../../parts/record-list';
import { useTableExport } from '../../../parts/use-table-export';
import { useManagerTexts } from '../../../texts/use-manager-texts';
import styles from './audit.module.css';
import { AuditFilter } from './audit-filter';
import { EntryTable } from './entry-table';
import { auditPrefix, useAuditFilter } from './use-audit-filter';

/** What staff changed, for those who may read it. */
export function AuditLog() {
  const t = useManagerTexts();
  const { fileSize } = sizesIn(useFormat().language);
  const filter = useAuditFilter();
  const [cursor, setCursor] = useAddressState(`${auditPrefix}cursor`, '', { back: true });
  const page = useEndpointPage(endpoints.listAudit, {
    query: { ...filter.query, ...(cursor && { cursor }) },
  });
  const { bytes, start } = useTableExport(address(endpoints.exportAudit.path, {}, filter.query), {
    fileName: 'audit-log.csv',
    done: { title: t('audit.exported'), description: t('audit.exportedText') },
    failed: t('audit.exportFailed'),
  });
  return (
    <div className={common.stack}>
      <p className={common.hint}>{t('audit.intro')}</p>
      <AuditFilter filter={filter}>
        <div className={styles.export}>
          <span role="status" className={common.hint}>
            {bytes !== null && t('audit.exporting', { size: fileSize(bytes) })}
          </span>
          <Button icon={<ExportOutlined />} loading={bytes !== null} onClick={start}>
            {t('audit.export')}
          </Button>
        </div>
      </AuditFilter>
      <RecordList
        label={t('audit.title')}
        page={page}
        skeleton="rows"
        state={{
          q: filter.filters ? '' : filter.q,
          showsArchived: false,
          clearSearch: filter.clear,
          cursor,
          setCursor,
        }}
        onClearFilter={filter.filters ? filter.clear : null}
        empty={
          <EmptyState drawing={<SheetsDrawing />} title={t('audit.emptyTitle')} text={t('audit.emptyText')} />
        }
      >
        {(entries) => <EntryTable entries={entries} />}
      </RecordList>
    </div>
  );
}
