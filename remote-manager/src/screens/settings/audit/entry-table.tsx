import type { AuditEntry } from '@vitrine/shared/contract';
import { DataTable } from '@vitrine/shared/ui';
import { useState } from 'react';
import { useManagerTexts } from '../../../texts/use-manager-texts';
import styles from './audit.module.css';
import { actionWords } from './audit-words';
import { EntryDetails } from './entry-details';
import { MailAddress } from './mail-address';
import { Moment } from './moment';
import { OutcomeTag } from './outcome-tag';

/** A page of the log. What somebody did opens to what changed. */
export function EntryTable({ entries }: { entries: AuditEntry[] }) {
  const t = useManagerTexts();
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <>
      <DataTable
        label={t('audit.title')}
        rows={entries}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'what',
            title: t('audit.what'),
            render: (entry) => (
              <button type="button" className={styles.open} onClick={() => setOpenId(entry.id)}>
                {actionWords(t, entry)}
                {entry.name && <bdi className={styles.name}>{entry.name}</bdi>}
              </button>
            ),
          },
          {
            key: 'who',
            title: t('audit.person'),
            render: ({ who }) => who && <MailAddress address={who} />,
          },
          {
            key: 'brand',
            title: t('audit.brand'),
            render: ({ brand }) => brand && <bdi className={styles.brand}>{brand.name}</bdi>,
          },
          {
            key: 'when',
            title: t('audit.when'),
            render: ({ at }) => (
              <span className={styles.when}>
                <Moment at={at} />
              </span>
            ),
          },
          {
            key: 'outcome',
            title: t('audit.outcome'),
            render: ({ outcome }) => <OutcomeTag status={outcome} />,
          },
        ]}
      />
      <EntryDetails entry={entries.find(({ id }) => id === openId) ?? null} onClose={() => setOpenId(null)} />
    </>
  );
}
