import { endpoints, type Tenant, tenant as tenantSchema } from '@vitrine/shared/contract';
import { useToast } from '@vitrine/shared/host';
import { FormField, SaveForm, Switch, useRecordSave } from '@vitrine/shared/ui';
import common from '../../parts/common.module.css';
import { TextByLanguage } from '../../parts/text-by-language';
import { useManagerTexts } from '../../texts/use-manager-texts';
import styles from './settings.module.css';

const schema = tenantSchema.pick({ askConsent: true, consentText: true });

/** What visitors are asked before anything that they do is connected, in each of the tenant's languages. */
export function ConsentText({ tenant }: { tenant: Tenant }) {
  const t = useManagerTexts();
  const toast = useToast();
  const save = useRecordSave(endpoints.updateTenant, tenant, { invalidates: [endpoints.getTenant] });
  return (
    <div className={styles.card}>
      <p className={common.hint}>{t('settings.consentIntro', { version: tenant.consentVersion })}</p>
      <SaveForm
        schema={schema}
        initial={{ askConsent: tenant.askConsent, consentText: tenant.consentText }}
        onSubmit={async (values) => {
          await save({}, values);
          toast.success({ title: t('records.savedToast'), description: t('records.savedToastText') });
        }}
      >
        <FormField name="askConsent" label={t('settings.askConsent')} help={t('settings.askConsentHelp')}>
          <Switch />
        </FormField>
        <FormField name="consentText" label={t('settings.consent')} help={t('settings.consentHelp')}>
          <TextByLanguage languages={tenant.languages} />
        </FormField>
      </SaveForm>
    </div>
  );
}
