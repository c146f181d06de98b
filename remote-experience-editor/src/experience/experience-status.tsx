import type { ExperienceStatus } from '@vitrine/shared/contract';
import {
  CheckCircleOutlined,
  EditOutlined,
  ExclamationCircleOutlined,
  InboxOutlined,
  StatusTag,
  StopOutlined,
  type Tone,
} from '@vitrine/shared/ui';
import type { ReactNode } from 'react';
import { useEditorTexts } from '../texts/texts';

const looks: Record<ExperienceStatus, { tone: Tone; icon: ReactNode }> = {
  draft: { tone: 'neutral', icon: <EditOutlined /> },
  published: { tone: 'success', icon: <CheckCircleOutlined /> },
  changed: { tone: 'warning', icon: <ExclamationCircleOutlined /> },
  unpublished: { tone: 'neutral', icon: <StopOutlined /> },
  archived: { tone: 'neutral', icon: <InboxOutlined /> },
};

export function ExperienceStatusTag({ status }: { status: ExperienceStatus }) {
  const t = useEditorTexts();
  return <StatusTag {...looks[status]}>{t(`frame.status.${status}`)}</StatusTag>;
}
