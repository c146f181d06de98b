import { FormField, Select, TextArea, TextField } from '@vitrine/shared/ui';
import { timeZoneOptions } from '../parts/time-zones';
import { useManagerTexts } from '../texts/use-manager-texts';

export function StoreFields() {
  const t = useManagerTexts();
  return (
    <>
      <FormField name="name" label={t('field.name')}>
        <TextField autoFocus />
      </FormField>
      <FormField name="address" label={t('field.address')}>
        <TextArea maxLength={2000} />
      </FormField>
      <FormField name="timeZone" label={t('field.timeZone')} help={t('stores.timeZoneHelp')}>
        <Select searchable options={timeZoneOptions} />
      </FormField>
    </>
  );
}
