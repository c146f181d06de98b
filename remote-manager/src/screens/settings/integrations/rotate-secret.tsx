import { endpoints, type Webhook } from '@vitrine/shared/contract';
import { Button, Dialog, useEndpointMutation } from '@vitrine/shared/ui';
import { useManagerTexts } from '../../../texts/use-manager-texts';

interface RotateSecretProps {
  brandId: string;
  /** null: closed. */
  webhook: Webhook | null;
  onClose: () => void;
  onRotated: (given: { webhook: Webhook; secret: string | null }) => void;
}

/** Nothing is lost by it: the secret before signs as well for a day. */
export function RotateSecret({ brandId, webhook, onClose, onRotated }: RotateSecretProps) {
  const t = useManagerTexts();
  const rotate = useEndpointMutation(endpoints.rotateWebhookSecret, {
    invalidates: [endpoints.listWebhooks],
  });
  if (!webhook) return null;
  const rotateNow = () =>
    rotate.mutate(
      { params: { brandId, webhookId: webhook.id } },
      {
        onSuccess: (given) => {
          onClose();
          onRotated(given);
        },
      },
    );
  return (
    <Dialog
      open
      title={t('integrations.webhook.rotateTitle', { name: webhook.name })}
      onClose={onClose}
      busy={rotate.isPending}
      action={
        <Button kind="primary" loading={rotate.isPending} onClick={rotateNow}>
          {t('integrations.webhook.rotate')}
        </Button>
      }
    >
      <p>{t('integrations.webhook.rotateText')}</p>
    </Dialog>
  );
}
