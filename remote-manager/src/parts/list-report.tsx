import { fewestAlike, groupsBy } from '@vitrine/shared/browser/alike';
import { type Column, DataTable, StatusTag } from '@vitrine/shared/ui';
import type { ComponentProps } from 'react';
import { useManagerTexts } from '../texts/use-manager-texts';
import styles from './checked-list.module.css';
import common from './common.module.css';
import { InPages } from './in-pages';

type Look = Pick<ComponentProps<typeof StatusTag>, 'tone' | 'icon'> & { label: string };
interface Row<Verdict> {
  verdict: Verdict;
  line: number;
}

interface ListReportProps<Verdict extends string, R extends Row<Verdict>> {
  report: { rows: R[]; ignored: string[]; repeated: string[]; encoding: string | null };
  /** How each verdict is shown, what has to be mended first. */
  looks: Record<Verdict, Look>;
  columns: Column<R>[];
  /** What has to be done about a row, or what else is to be said of it. */
  adviceOn: (row: R) => string | null;
}

/** What would become of a list, row by row; what is said of several rows alike, once. */
export function ListReport<Verdict extends string, R extends Row<Verdict>>(
  props: ListReportProps<Verdict, R>,
) {
  const { report, looks, columns, adviceOn } = props;
  const t = useManagerTexts();
  const { encoding, ignored, repeated, rows } = report;
  const groups = (Object.keys(looks) as Verdict[])
    .map((verdict) => ({ ...looks[verdict], verdict, group: rows.filter((row) => row.verdict === verdict) }))
    .filter(({ group }) => group.length > 0);
  const line: Column<R> = { key: 'line', title: t('lists.given.line'), render: (row) => row.line };
  const advice: Column<R> = { key: 'advice', title: t('lists.given.outcome'), render: adviceOn };
  const [first, ...others] = columns;
  const shown = [...(first ? [first] : []), line, ...others];
  const table = (label: string, items: R[], shownOfEach: Column<R>[]) => (
    <InPages label={label} items={items}>
      {(page) => (
        <DataTable
          label={label}
          columns={shownOfEach}
          rows={page}
          rowKey={(row) => `${row.line} ${rows.indexOf(row)}`}
        />
      )}
    </InPages>
  );
  const rowsOf = (label: string, group: R[]) => {
    const isAlike = ([said, { length }]: [string, R[]]) => said !== '' && length >= fewestAlike;
    const byAdvice = [...groupsBy(group, (row) => adviceOn(row) ?? '')];
    const alike = byAdvice.filter(isAlike);
    const rest = group.filter((row) => !alike.some(([said]) => said === adviceOn(row)));
    return (
      <>
        {alike.map(([said, items]) => (
          <details key={said}>
            <summary>
              <span>{said}</span>
              {items.length}
            </summary>
            {table(said, items, shown)}
          </details>
        ))}
        {rest.length > 0 && table(label, rest, rest.some(adviceOn) ? [...shown, advice] : shown)}
      </>
    );
  };
  return (
    <>
      {encoding && <p className={common.hint}>{t('lists.given.encoding', { encoding })}</p>}
      {ignored.length > 0 && (
        <p className={common.hint}>{t('lists.given.ignored', { columns: ignored.join(', ') })}</p>
      )}
      {repeated.length > 0 && (
        <p className={common.hint}>{t('lists.given.repeated', { columns: repeated.join(', ') })}</p>
      )}
      <div className={styles.groups}>
        {groups.map(({ group, icon, label, tone, verdict }, index) => (
          // What has to be mended is on view; the rest can be looked up.
          <details key={verdict} open={index === 0}>
            <summary>
              <StatusTag tone={tone} icon={icon}>
                {label}
              </StatusTag>
              {group.length}
            </summary>
            {rowsOf(label, group)}
          </details>
        ))}
      </div>
    </>
  );
}
