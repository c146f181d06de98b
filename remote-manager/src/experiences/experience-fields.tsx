import { FormField, TextArea, TextField } from '@vitrine/shared/ui';
import { useManagerTexts } from '../texts/use-manager-texts';

export function ExperienceFields() {
  const t = useManagerTexts();
  return (
    <>
      <FormField name="name" label={t('field.name')} help={t('experiences.nameHelp')}>
        <TextField autoFocus />
      </FormField>
      <FormField name="description" label={t('field.description')}>
        <TextArea maxLength={2000} />
      </FormField>
    </>
  );
}
