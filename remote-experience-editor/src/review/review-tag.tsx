import type { ReviewState } from '@vitrine/shared/contract';
import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  EditOutlined,
  ExclamationCircleOutlined,
  StatusTag,
} from '@vitrine/shared/ui';
import { useEditorTexts } from '../texts/texts';

const looks = {
  requested: { tone: 'accent', icon: <ClockCircleOutlined /> },
  approved: { tone: 'success', icon: <CheckCircleOutlined /> },
  stale: { tone: 'warning', icon: <ExclamationCircleOutlined /> },
  'changes-asked': { tone: 'warning', icon: <EditOutlined /> },
} as const;

/** How far the review is, beside the experience's own state; nothing before it begins. */
export function ReviewTag({ state, iconOnly }: { state: ReviewState; iconOnly: boolean }) {
  const t = useEditorTexts();
  if (state === 'none') return null;
  return (
    <StatusTag {...looks[state]} iconOnly={iconOnly}>
      {t(`review.states.${state}`)}
    </StatusTag>
  );
}
