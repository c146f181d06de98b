import {
  CheckCircleOutlined,
  EditOutlined,
  ExclamationCircleOutlined,
  InboxOutlined,
  MinusCircleOutlined,
} from '@ant-design/icons';
import type { ExperienceStatus } from '../../../contract/entities/experience';
import { useUiTexts } from '../../texts/use-ui-texts';
import { StatusTag } from './status-tag';

const looks = {
  draft: { tone: 'neutral', icon: <EditOutlined /> },
  published: { tone: 'success', icon: <CheckCircleOutlined /> },
  changed: { tone: 'warning', icon: <ExclamationCircleOutlined /> },
  unpublished: { tone: 'neutral', icon: <MinusCircleOutlined /> },
  archived: { tone: 'neutral', icon: <InboxOutlined /> },
} as const;

interface ExperienceStatusTagProps {
  status: ExperienceStatus;
  iconOnly?: boolean;
}

export function ExperienceStatusTag({ status, iconOnly = false }: ExperienceStatusTagProps) {
  const t = useUiTexts();
  return (
    <StatusTag {...looks[status]} iconOnly={iconOnly}>
      {t(`experienceStatus.${status}`)}
    </StatusTag>
  );
}
