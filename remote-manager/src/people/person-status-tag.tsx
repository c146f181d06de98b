import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  ExclamationCircleOutlined,
  StatusTag,
  StopOutlined,
} from '@vitrine/shared/ui';
import { useManagerTexts } from '../texts/use-manager-texts';
import type { Person } from './person';

const looks = {
  invited: { tone: 'accent', icon: <ClockCircleOutlined /> },
  active: { tone: 'success', icon: <CheckCircleOutlined /> },
  disabled: { tone: 'neutral', icon: <StopOutlined /> },
} as const;

export function PersonStatusTag({ person: { status, expiresAt } }: { person: Person }) {
  const t = useManagerTexts();
  if (status === 'invited' && expiresAt && Date.parse(expiresAt) < Date.now())
    return (
      <StatusTag tone="warning" icon={<ExclamationCircleOutlined />}>
        {t('people.invitationExpired')}
      </StatusTag>
    );
  return <StatusTag {...looks[status]}>{t(`people.statusOf.${status}`)}</StatusTag>;
}
