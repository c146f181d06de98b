import {
  CheckCircleOutlined,
  CloseCircleOutlined,
  ExclamationCircleOutlined,
  StatusTag,
} from '@vitrine/shared/ui';
import { useManagerTexts } from '../../../texts/use-manager-texts';
import { outcomeOf } from './audit-words';

const looks = {
  done: { tone: 'success', icon: <CheckCircleOutlined /> },
  refused: { tone: 'danger', icon: <CloseCircleOutlined /> },
  failed: { tone: 'warning', icon: <ExclamationCircleOutlined /> },
} as const;

/** How a call ended, with its status where it did not do what was asked. */
export function OutcomeTag({ status }: { status: number }) {
  const t = useManagerTexts();
  const outcome = outcomeOf(status);
  const words = t(`audit.outcomes.${outcome}`);
  return (
    <StatusTag {...looks[outcome]}>
      {outcome === 'done' ? words : t('audit.code', { outcome: words, code: status })}
    </StatusTag>
  );
}
