import { endpoints, enteredArea, textIn } from '@vitrine/shared/contract';
import { MultiSelect, useEndpointQuery } from '@vitrine/shared/ui';
import { useField } from '../../documents/fields/edited-document';
import { Field } from '../../documents/fields/field';
import { newEntryId } from '../../documents/store/entry-id';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';

/** The scenes on entering which the poll opens by itself. */
export function OpensInField() {
  const t = useEditorTexts();
  const { brand, experience, language } = useExperience();
  const { value: opensIn = {}, write } = useField<Record<string, string>>('/opensIn');
  const { data } = useEndpointQuery(endpoints.getDocumentOutline, {
    params: { brandId: brand.id, experienceId: experience.id },
  });
  const scenes = (data?.items ?? []).flatMap(({ area, baseLanguage, id, title }) =>
    area === enteredArea
      ? [{ value: id, label: textIn(title, language, baseLanguage) || t('documents.untitled') }]
      : [],
  );
  const chosen = [...new Set(Object.values(opensIn))];
  const gone = chosen
    .filter((id) => data && !scenes.some(({ value }) => value === id))
    .map((value) => ({ value, label: t('polling.opensIn.gone') }));
  const choose = (ids: string[]) => {
    const kept = Object.entries(opensIn).filter(([, id]) => ids.includes(id));
    const added = ids.filter((id) => !chosen.includes(id)).map((id) => [newEntryId(), id]);
    write(Object.fromEntries([...kept, ...added]));
  };
  return (
    <Field at="/opensIn" label={t('polling.opensIn.label')} help={t('polling.opensIn.help')}>
      <MultiSelect
        // Ids say nothing to anybody: until the names are there, there is nothing to be seen.
        value={data ? chosen : []}
        options={[...scenes, ...gone]}
        onChange={choose}
        placeholder={t('polling.opensIn.none')}
      />
    </Field>
  );
}
