import { endpoints, type Webhook } from '@vitrine/shared/contract';
import { useToast } from '@vitrine/shared/host';
import { ConfirmByName, useEndpointMutation } from '@vitrine/shared/ui';
import { useManagerTexts } from '../../../texts/use-manager-texts';

interface DeleteWebhookProps {
  brandId: string;
  /** null: closed. */
  webhook: Webhook | null;
  onClose: () => void;
}

/** Deleting cannot be undone, so the name must be typed. */
export function DeleteWebhook({ brandId, webhook, onClose }: DeleteWebhookProps) {
  const t = useManagerTexts();
  const toast = useToast();
  const remove = useEndpointMutation(endpoints.deleteWebhook, { invalidates: [endpoints.listWebhooks] });
  if (!webhook) return null;
  const { id, name } = webhook;
  const onDeleted = () => {
    toast.success({
      title: t('integrations.webhook.deletedToast', { name }),
      description: t('integrations.webhook.deletedToastText'),
    });
    onClose();
  };
  return (
    <ConfirmByName
      open
      title={t('integrations.webhook.deleteTitle')}
      name={name}
      actionLabel={t('integrations.webhook.delete')}
      pending={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate({ params: { brandId, webhookId: id } }, { onSuccess: onDeleted })}
    >
      {t('integrations.webhook.deleteText')}
    </ConfirmByName>
  );
}
