import type { ExperienceStatus } from '@vitrine/shared/contract';
import {
  CheckCircleOutlined,
  EditOutlined,
  ExclamationCircleOutlined,
  InboxOutlined,
  MinusCircleOutlined,
  StatusTag,
} from '@vitrine/shared/ui';
import { useManagerTexts } from '../texts/use-manager-texts';

const looks = {
  draft: { tone: 'neutral', icon: <EditOutlined /> },
  published: { tone: 'success', icon: <CheckCircleOutlined /> },
  changed: { tone: 'warning', icon: <ExclamationCircleOutlined /> },
  unpublished: { tone: 'neutral', icon: <MinusCircleOutlined /> },
  archived: { tone: 'neutral', icon: <InboxOutlined /> },
} as const;

export function ExperienceStatusTag({ status }: { status: ExperienceStatus }) {
  const t = useManagerTexts();
  return <StatusTag {...looks[status]}>{t(`experiences.status.${status}`)}</StatusTag>;
}
