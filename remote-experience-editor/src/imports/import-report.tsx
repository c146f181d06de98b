import { download } from '@vitrine/shared/browser/download';
import type { DocumentImport, ImportFinding } from '@vitrine/shared/contract';
import {
  Button,
  CloseCircleOutlined,
  DataTable,
  ExclamationCircleOutlined,
  StatusTag,
  useFormat,
} from '@vitrine/shared/ui';
import { useState } from 'react';
import common from '../common/common.module.css';
import { fieldWord } from '../documents/collisions/value-words';
import { useEditorTexts } from '../texts/texts';
import { useApiWords } from '../texts/use-api-words';
import { groupedFindings } from './grouped-findings';
import styles from './imports.module.css';
import { inReadingOrder, reportCsv } from './report-table';
import { useImportWords } from './use-import-words';

/** Rows on view at once; the rest is there for whoever asks. */
const pageSize = 100;

/** The key of an entry that the import would make, which tells nobody anything. */
const madeHere = /^(?=.*\d)[0-9a-z]{12}$/;

/** Row by row what was found, and the same to take along. Nothing where all is well. */
export function ImportReport({
  import: { area, fileName, report, reportTotal },
}: {
  import: DocumentImport;
}) {
  const t = useEditorTexts();
  const { column } = useImportWords(area);
  const format = useFormat();
  const inWords = useApiWords();
  const [shown, setShown] = useState(pageSize);
  if (report.length === 0) return null;
  const words = {
    line: t('imports.report.line'),
    level: '',
    field: column,
    message: t('imports.report.message'),
  };
  /** What is refused is named by its place in the document, which is data; columns and texts are the file's own. */
  const fieldOf = ({ field, level }: ImportFinding) =>
    level === 'error' && area !== 'texts'
      ? field
          .split(' › ')
          .filter((key) => !madeHere.test(key))
          .map((key) => {
            const word = fieldWord(area, key);
            return word ? t(word) : key;
          })
          .join(' › ')
      : field;
  const findings = inReadingOrder(report).map((finding) => ({
    ...finding,
    field: fieldOf(finding),
    message: inWords(finding),
  }));
  const groups = groupedFindings(findings);
  const rows = groups
    .slice(0, shown)
    .map(({ first, others }, index) => ({ ...first, others, key: String(index) }));
  const lineOf = (line: number | null) => (line === null ? t('imports.report.whole') : format.number(line));
  return (
    <section className={styles.report} aria-label={t('imports.report.title')}>
      <div className={styles.reportHead}>
        <h3>{t('imports.report.title')}</h3>
        <Button
          size="small"
          onClick={() =>
            download(new Blob([reportCsv(findings, words)], { type: 'text/csv' }), `${fileName}.report.csv`)
          }
        >
          {t('imports.report.download')}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard has to reach it */}
      <section className={styles.rows} tabIndex={0} aria-label={t('imports.report.message')}>
        <DataTable
          label={t('imports.report.title')}
          rows={rows}
          rowKey={({ key }) => key}
          columns={[
            {
              key: 'line',
              title: words.line,
              align: 'end',
              render: ({ line }) => lineOf(line),
            },
            {
              key: 'level',
              title: t('imports.counts.errors'),
              titleHidden: true,
              render: ({ level }) =>
                level === 'error' ? (
                  <StatusTag tone="danger" icon={<CloseCircleOutlined />}>
                    {t('imports.report.error')}
                  </StatusTag>
                ) : (
                  <StatusTag tone="warning" icon={<ExclamationCircleOutlined />}>
                    {t('imports.report.notice')}
                  </StatusTag>
                ),
            },
            { key: 'field', title: words.field, render: ({ field }) => field },
            {
              key: 'message',
              title: words.message,
              render: ({ field, message, others }) => (
                <>
                  {message}
                  {others.length > 0 && (
                    <details>
                      <summary>{t('imports.report.others', { count: others.length })}</summary>
                      <ul className={styles.others}>
                        {others.map((one, index) => (
                          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
                          <li key={index}>
                            {one.field === field
                              ? t('imports.report.atLine', { line: lineOf(one.line), message: one.message })
                              : [one.field, ...(one.message === message ? [] : [one.message])].join(': ')}
                          </li>
                        ))}
                      </ul>
                    </details>
                  )}
                </>
              ),
            },
          ]}
        />
      </section>
      {groups.length > shown && (
        <div>
          <Button size="small" onClick={() => setShown(shown + pageSize)}>
            {t('imports.report.show', { count: Math.min(pageSize, groups.length - shown) })}
          </Button>
        </div>
      )}
      {reportTotal > report.length && (
        <p className={common.hint}>
          {t('imports.report.more', {
            shown: format.number(report.length),
            total: format.number(reportTotal),
          })}
        </p>
      )}
    </section>
  );
}
