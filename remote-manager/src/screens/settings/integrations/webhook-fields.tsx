import { FormField, TextField } from '@vitrine/shared/ui';
import { useManagerTexts } from '../../../texts/use-manager-texts';

/** What a person says about a webhook. */
export function WebhookFields() {
  const t = useManagerTexts();
  return (
    <>
      <FormField name="name" label={t('fields.name')} help={t('integrations.webhook.nameHelp')}>
        <TextField autoFocus />
      </FormField>
      <FormField
        name="address"
        label={t('integrations.webhook.address')}
        help={t('integrations.webhook.addressHelp')}
      >
        <TextField type="url" dir="ltr" />
      </FormField>
    </>
  );
}
