import { endpoints, type Webhook, webhookCreate } from '@vitrine/shared/contract';
import { FormDialog, useEndpointMutation } from '@vitrine/shared/ui';
import { useManagerTexts } from '../../../texts/use-manager-texts';
import { WebhookFields } from './webhook-fields';

interface CreateWebhookProps {
  brandId: string;
  open: boolean;
  onClose: () => void;
  onCreated: (given: { webhook: Webhook; secret: string | null }) => void;
}

export function CreateWebhook({ brandId, open, onClose, onCreated }: CreateWebhookProps) {
  const t = useManagerTexts();
  const create = useEndpointMutation(endpoints.createWebhook, {
    invalidates: [endpoints.listWebhooks],
    inForm: true,
  });
  return (
    <FormDialog
      open={open}
      title={t('integrations.webhook.create')}
      submitLabel={t('integrations.webhook.create')}
      schema={webhookCreate}
      initial={{ name: '', address: '' }}
      onClose={onClose}
      onSubmit={async (body) => {
        const given = await create.mutateAsync({ params: { brandId }, body });
        onClose();
        onCreated(given);
      }}
    >
      <WebhookFields />
    </FormDialog>
  );
}
