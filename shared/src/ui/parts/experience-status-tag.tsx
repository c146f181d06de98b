import {
  CheckCircleOutlined,
  EditOutlined,
  ExclamationCircleOutlined,
  InboxOutlined,
  MinusCircleOutlined,
} from '@ant-design/icons';
import type { ExperienceStatus } from '../../contract/experience';
import { useUiTexts } from '../texts/use-ui-texts';
import { StatusTag } from './status-tag';

const looks = {
  draft: { tone: 'neutral', icon: <EditOutlined /> },
  published: { tone: 'success', icon: <CheckCircleOutlined /> },
  changed: { tone: 'warning', icon: <ExclamationCircleOutlined /> },
  unpublished: { tone: 'neutral', icon: <MinusCircleOutlined /> },
  archived: { tone: 'neutral', icon: <InboxOutlined /> },
} as const;

export function ExperienceStatusTag({ status }: { status: ExperienceStatus }) {
  const t = useUiTexts();
  return <StatusTag {...looks[status]}>{t(`experienceStatus.${status}`)}</StatusTag>;
}
