import { endpoints, type Webhook, webhookCreate } from '@vitrine/shared/contract';
import { useToast } from '@vitrine/shared/host';
import { FormDialog, useEndpointMutation } from '@vitrine/shared/ui';
import { useManagerTexts } from '../../../texts/use-manager-texts';
import { WebhookFields } from './webhook-fields';

interface EditWebhookProps {
  brandId: string;
  /** null: closed. */
  webhook: Webhook | null;
  onClose: () => void;
}

export function EditWebhook({ brandId, webhook, onClose }: EditWebhookProps) {
  const t = useManagerTexts();
  const toast = useToast();
  const update = useEndpointMutation(endpoints.updateWebhook, {
    invalidates: [endpoints.listWebhooks],
    inForm: true,
  });
  if (!webhook) return null;
  const { id, name, address } = webhook;
  return (
    <FormDialog
      open
      title={t('integrations.webhook.edit', { name })}
      submitLabel={t('save')}
      schema={webhookCreate}
      initial={{ name, address }}
      onClose={onClose}
      onSubmit={async (values) => {
        const moved = values.address !== address;
        // Naming the address again would make it begin without its failures.
        const body = { name: values.name, ...(moved && { address: values.address }) };
        await update.mutateAsync({ params: { brandId, webhookId: id }, body });
        toast.success({ title: t('savedToast'), description: t('savedToastText') });
        onClose();
      }}
    >
      <WebhookFields />
    </FormDialog>
  );
}
