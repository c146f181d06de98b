import { endpoints, type Webhook, webhookCreate } from '@vitrine/shared/contract';
import { useToast } from '@vitrine/shared/host';
import { FormDialog, useRecordSave } from '@vitrine/shared/ui';
import { useManagerTexts } from '../../../texts/use-manager-texts';
import { WebhookFields } from './webhook-fields';

interface EditWebhookProps {
  brandId: string;
  webhook: Webhook;
  onClose: () => void;
}

/** Its name and its address. One that is named again as it is would begin without its failures: only changes are sent. */
export function EditWebhook({ brandId, webhook, onClose }: EditWebhookProps) {
  const t = useManagerTexts();
  const toast = useToast();
  const save = useRecordSave(endpoints.updateWebhook, webhook, { invalidates: [endpoints.listWebhooks] });
  const { id, name, address } = webhook;
  return (
    <FormDialog
      open
      title={t('integrations.webhook.edit', { name })}
      submitLabel={t('records.save')}
      schema={webhookCreate}
      initial={{ name, address }}
      onClose={onClose}
      onSubmit={async (values) => {
        await save({ params: { brandId, webhookId: id } }, values);
        toast.success({ title: t('records.savedToast'), description: t('records.savedToastText') });
        onClose();
      }}
    >
      <WebhookFields />
    </FormDialog>
  );
}
