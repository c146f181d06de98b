import { endpoints } from '@vitrine/shared/contract';
import { FormField, MultiSelect, TextArea, TextField, useEndpointQuery } from '@vitrine/shared/ui';
import { useMemo } from 'react';
import { useLanguageOptions } from '../parts/use-language-options';
import { useManagerTexts } from '../texts/use-manager-texts';

interface ExperienceFieldsProps {
  /** Those that the experience has now; null: its template brings them. */
  languages: string[] | null;
}

export function ExperienceFields({ languages }: ExperienceFieldsProps) {
  const t = useManagerTexts();
  const tenant = useEndpointQuery(endpoints.getTenant, {}).data;
  const near = useMemo(
    () => [...(languages ?? []), ...(tenant?.languages ?? [])],
    [languages, tenant?.languages],
  );
  const options = useLanguageOptions(near);
  return (
    <>
      <FormField name="name" label={t('fields.name')} help={t('experiences.nameHelp')}>
        <TextField autoFocus />
      </FormField>
      <FormField name="description" label={t('fields.description')}>
        <TextArea maxLength={2000} />
      </FormField>
      {languages && (
        <FormField name="languages" label={t('experiences.languages')} help={t('experiences.languagesHelp')}>
          <MultiSelect options={options} />
        </FormField>
      )}
    </>
  );
}
