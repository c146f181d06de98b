import type { InvitationCheck, InvitationRow } from '@vitrine/shared/contract';
import {
  CheckCircleOutlined,
  ExclamationCircleOutlined,
  MailOutlined,
  MinusCircleOutlined,
} from '@vitrine/shared/ui';
import { ListReport } from '../parts/list-report';
import { useManagerTexts } from '../texts/use-manager-texts';
import { isRole, type Role } from './person';

/** What inviting a list would do, row by row. */
export function InvitationReport({ report, roles }: { report: InvitationCheck; roles: Role[] }) {
  const t = useManagerTexts();
  const whatToDo = ({ reason, verdict }: InvitationRow) => {
    if (reason === 'unknown-role') return t(`people.many.reason.${reason}`, { roles: roles.join(', ') });
    if (reason === 'twice' || reason === 'uneven') return t(`lists.given.reason.${reason}`);
    if (reason) return t(`people.many.reason.${reason}`);
    return verdict === 'again' ? t('people.many.again') : null;
  };
  return (
    <ListReport
      report={report}
      looks={{
        refuse: {
          tone: 'danger',
          icon: <ExclamationCircleOutlined />,
          label: t('people.many.verdict.refuse'),
        },
        skip: { tone: 'neutral', icon: <MinusCircleOutlined />, label: t('people.many.verdict.skip') },
        again: { tone: 'accent', icon: <MailOutlined />, label: t('people.many.verdict.again') },
        invite: { tone: 'success', icon: <CheckCircleOutlined />, label: t('people.many.verdict.invite') },
      }}
      columns={[
        { key: 'email', title: t('fields.email'), render: ({ email }) => <bdi>{email}</bdi> },
        {
          key: 'role',
          title: t('fields.role'),
          render: ({ role }) => (isRole(role) ? t(`people.role.${role}`) : role),
        },
      ]}
      adviceOn={whatToDo}
    />
  );
}
