import type { InvitationCheck, InvitationRow, InvitationVerdict } from '@vitrine/shared/contract';
import {
  CheckCircleOutlined,
  type Column,
  DataTable,
  ExclamationCircleOutlined,
  MailOutlined,
  MinusCircleOutlined,
  StatusTag,
} from '@vitrine/shared/ui';
import { InPages } from '../parts/in-pages';
import { useManagerTexts } from '../texts/use-manager-texts';
import styles from './invite-many.module.css';
import { isRole, type Role } from './person';

const looks = {
  refuse: { tone: 'danger', icon: <ExclamationCircleOutlined /> },
  skip: { tone: 'neutral', icon: <MinusCircleOutlined /> },
  again: { tone: 'accent', icon: <MailOutlined /> },
  invite: { tone: 'success', icon: <CheckCircleOutlined /> },
} as const;
/** What has to be mended comes first. */
const order = Object.keys(looks) as InvitationVerdict[];

/** What inviting a list would do, row by row. */
export function InvitationReport({ report, roles }: { report: InvitationCheck; roles: Role[] }) {
  const t = useManagerTexts();
  const { encoding, ignored, rows } = report;
  const groups = order
    .map((verdict) => ({ verdict, group: rows.filter((row) => row.verdict === verdict) }))
    .filter(({ group }) => group.length > 0);
  const whatToDo = ({ reason, verdict }: InvitationRow) => {
    if (reason === 'unknown-role') return t(`people.many.reason.${reason}`, { roles: roles.join(', ') });
    if (reason) return t(`people.many.reason.${reason}`);
    return verdict === 'again' ? t('people.many.again') : null;
  };
  const columns: Column<InvitationRow>[] = [
    { key: 'email', title: t('field.email'), render: ({ email }) => <bdi>{email}</bdi> },
    { key: 'line', title: t('people.many.line'), render: ({ line }) => line },
    {
      key: 'role',
      title: t('field.role'),
      render: ({ role }) => (isRole(role) ? t(`people.role.${role}`) : role),
    },
  ];
  const advice: Column<InvitationRow> = {
    key: 'advice',
    title: t('people.many.outcome'),
    render: (row) => whatToDo(row),
  };
  return (
    <>
      {encoding && <p className={styles.note}>{t('people.many.encoding', { encoding })}</p>}
      {ignored.length > 0 && (
        <p className={styles.note}>{t('people.many.ignored', { columns: ignored.join(', ') })}</p>
      )}
      <div className={styles.groups}>
        {groups.map(({ group, verdict }, index) => (
          // What has to be mended is on view; the rest can be looked up.
          <details key={verdict} open={index === 0}>
            <summary>
              <StatusTag {...looks[verdict]}>{t(`people.many.verdict.${verdict}`)}</StatusTag>
              {group.length}
            </summary>
            <InPages label={t(`people.many.verdict.${verdict}`)} items={group}>
              {(rows) => (
                <DataTable
                  label={t(`people.many.verdict.${verdict}`)}
                  columns={group.some(whatToDo) ? [...columns, advice] : columns}
                  rows={rows}
                  rowKey={({ email, line }) => `${line} ${email}`}
                />
              )}
            </InPages>
          </details>
        ))}
      </div>
    </>
  );
}
