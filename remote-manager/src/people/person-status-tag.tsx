import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  ExclamationCircleOutlined,
  StatusTag,
  StopOutlined,
  useFormat,
  useNow,
} from '@vitrine/shared/ui';
import { useManagerTexts } from '../texts/use-manager-texts';
import styles from './people.module.css';
import type { Person } from './person';

const looks = {
  invited: { tone: 'accent', icon: <ClockCircleOutlined /> },
  active: { tone: 'success', icon: <CheckCircleOutlined /> },
  disabled: { tone: 'neutral', icon: <StopOutlined /> },
} as const;

/** Where a person stands; of an invitation, how long it works. */
export function PersonStatusTag({ person: { status, expiresAt } }: { person: Person }) {
  const t = useManagerTexts();
  const format = useFormat();
  const now = useNow();
  if (status === 'invited' && expiresAt && Date.parse(expiresAt) < now)
    return (
      <StatusTag tone="warning" icon={<ExclamationCircleOutlined />}>
        {t('people.invitationExpired')}
      </StatusTag>
    );
  return (
    <>
      <StatusTag {...looks[status]}>{t(`people.statusOf.${status}`)}</StatusTag>
      {status === 'invited' && expiresAt && (
        <div className={styles.muted}>{t('people.invitationUntil', { moment: format.date(expiresAt) })}</div>
      )}
    </>
  );
}
