import type { Webhook } from '@vitrine/shared/contract';
import {
  CheckCircleOutlined,
  CloseCircleOutlined,
  ExclamationCircleOutlined,
  PauseCircleOutlined,
  StatusTag,
} from '@vitrine/shared/ui';
import { useManagerTexts } from '../../../texts/use-manager-texts';

/** Whether messages go out and arrive. */
export function WebhookState({ webhook: { active, failingSince } }: { webhook: Webhook }) {
  const t = useManagerTexts();
  if (!active && failingSince)
    return (
      <StatusTag tone="danger" icon={<CloseCircleOutlined />}>
        {t('integrations.webhook.state.off')}
      </StatusTag>
    );
  if (!active)
    return (
      <StatusTag tone="neutral" icon={<PauseCircleOutlined />}>
        {t('integrations.webhook.state.paused')}
      </StatusTag>
    );
  if (failingSince)
    return (
      <StatusTag tone="warning" icon={<ExclamationCircleOutlined />}>
        {t('integrations.webhook.state.failing')}
      </StatusTag>
    );
  return (
    <StatusTag tone="success" icon={<CheckCircleOutlined />}>
      {t('integrations.webhook.state.on')}
    </StatusTag>
  );
}
