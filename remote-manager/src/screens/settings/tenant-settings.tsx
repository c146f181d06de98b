import { timeZoneOptions } from '@vitrine/shared/browser/time-zones';
import { endpoints, type Tenant, tenant as tenantSchema } from '@vitrine/shared/contract';
import { useToast } from '@vitrine/shared/host';
import {
  FormField,
  Loaded,
  MultiSelect,
  NumberField,
  SaveForm,
  Select,
  Skeleton,
  TextField,
  useEndpointQuery,
  useRecordSave,
} from '@vitrine/shared/ui';
import common from '../../parts/common.module.css';
import { useCurrencyOptions } from '../../parts/use-currency-options';
import { useLanguageOptions } from '../../parts/use-language-options';
import { useManagerTexts } from '../../texts/use-manager-texts';
import { ConsentText } from './consent-text';
import styles from './settings.module.css';

/** What this form changes; the consent text has its own place. */
const schema = tenantSchema.omit({ askConsent: true, consentText: true, consentVersion: true });

/** What holds for every brand. */
export function TenantSettings() {
  const tenant = useEndpointQuery(endpoints.getTenant, {});
  return (
    <Loaded query={tenant} skeleton={<Skeleton shape="form" count={6} />}>
      {(loaded) => (
        <div className={common.groups}>
          <TenantForm tenant={loaded} />
          <ConsentText tenant={loaded} />
        </div>
      )}
    </Loaded>
  );
}

function TenantForm({ tenant }: { tenant: Tenant }) {
  const t = useManagerTexts();
  const toast = useToast();
  const save = useRecordSave(endpoints.updateTenant, tenant, { invalidates: [endpoints.getTenant] });
  const languages = useLanguageOptions();
  const currencies = useCurrencyOptions();
  return (
    <div className={styles.card}>
      <p className={common.hint}>{t('settings.tenantIntro')}</p>
      <SaveForm
        schema={schema}
        initial={tenant}
        onSubmit={async (values) => {
          await save({}, values);
          toast.success({ title: t('records.savedToast'), description: t('records.savedToastText') });
        }}
      >
        <FormField name="name" label={t('fields.name')}>
          <TextField />
        </FormField>
        <FormField name="languages" label={t('settings.languages')} help={t('settings.languagesHelp')}>
          <MultiSelect options={languages} />
        </FormField>
        <FormField name="defaultLanguage" label={t('settings.defaultLanguage')}>
          <Select options={languages} searchable />
        </FormField>
        <FormField name="defaultTimeZone" label={t('settings.defaultTimeZone')}>
          <Select options={timeZoneOptions} searchable />
        </FormField>
        <FormField name="defaultCurrency" label={t('settings.defaultCurrency')}>
          <Select options={currencies} searchable />
        </FormField>
        <FormField
          name="responseRetentionDays"
          label={t('settings.retention')}
          help={t('settings.retentionHelp')}
        >
          <NumberField precision={0} />
        </FormField>
        <FormField
          name="invitationLifetimeHours"
          label={t('settings.invitationLifetime')}
          help={t('settings.invitationLifetimeHelp')}
        >
          <NumberField precision={0} />
        </FormField>
        <FormField name="imprintUrl" label={t('settings.imprint')} help={t('settings.linkHelp')}>
          <TextField type="url" emptyIsNull />
        </FormField>
        <FormField name="privacyUrl" label={t('settings.privacy')} help={t('settings.linkHelp')}>
          <TextField type="url" emptyIsNull />
        </FormField>
      </SaveForm>
    </div>
  );
}
