import type { AuditEntry } from '@vitrine/shared/contract';
import { type Column, DataTable, Drawer } from '@vitrine/shared/ui';
import common from '../../../parts/common.module.css';
import { useManagerTexts } from '../../../texts/use-manager-texts';
import settings from '../settings.module.css';
import styles from './audit.module.css';
import { actionWords, fieldWords, outcomeOf } from './audit-words';
import { type ChangedRow, changedRows } from './changed-rows';
import { ChangedValue } from './changed-value';
import { Moment } from './moment';
import { OutcomeTag } from './outcome-tag';

interface EntryDetailsProps {
  /** null: closed. */
  entry: AuditEntry | null;
  onClose: () => void;
}

/** One entry in full: who, when and from where, and field by field what was before and is after. */
export function EntryDetails({ entry, onClose }: EntryDetailsProps) {
  const t = useManagerTexts();
  return (
    <Drawer open={entry !== null} title={entry ? actionWords(t, entry) : ''} width={640} onClose={onClose}>
      {entry && <Details entry={entry} />}
    </Drawer>
  );
}

function Details({ entry }: { entry: AuditEntry }) {
  const t = useManagerTexts();
  const facts = [
    [t('audit.thing'), entry.name && <bdi>{entry.name}</bdi>],
    [t('audit.brand'), entry.brand && <bdi>{entry.brand.name}</bdi>],
    [t('audit.person'), entry.who && <bdi>{entry.who}</bdi>],
    [t('audit.when'), <Moment key="at" at={entry.at} />],
    [t('audit.network'), <bdi key="address">{entry.address}</bdi>],
    [t('audit.resource'), <bdi key="resource">{entry.resource}</bdi>],
    [t('audit.outcome'), <OutcomeTag key="outcome" status={entry.outcome} />],
  ] as const;
  return (
    <div className={common.groups}>
      <dl className={settings.facts}>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label} className={styles.fact}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <section aria-label={t('audit.details')}>
        <h3 className={styles.heading}>{t('audit.details')}</h3>
        <Comparison entry={entry} />
      </section>
    </div>
  );
}

function Comparison({ entry }: { entry: AuditEntry }) {
  const t = useManagerTexts();
  const rows = changedRows(entry);
  if (rows.length === 0) {
    if (outcomeOf(entry.outcome) !== 'done') return <p>{t('audit.nothingWritten')}</p>;
    const isRecorded = entry.before !== null || entry.after !== null;
    return <p>{t(isRecorded ? 'audit.nothingChanged' : 'audit.notRecorded')}</p>;
  }
  const side = (key: 'before' | 'after'): Column<ChangedRow> => ({
    key,
    title: t(`audit.${key}`),
    render: (row) => <ChangedValue value={row[key]} />,
  });
  return (
    <DataTable
      label={t('audit.details')}
      rows={rows}
      rowKey={({ path }) => path.join('\n')}
      columns={[
        { key: 'field', title: t('audit.field'), render: ({ path }) => fieldWords(t, path) },
        ...(entry.before ? [side('before')] : []),
        ...(entry.after ? [side('after')] : []),
      ]}
    />
  );
}
