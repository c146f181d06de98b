import { deviceClass } from '@vitrine/shared/contract/values/device-class';
import { MultiSelect, useFormat } from '@vitrine/shared/ui';
import { useField } from '../../../documents/fields/edited-document';
import { Field } from '../../../documents/fields/field';
import { useExperience } from '../../../experience/experience-context';
import { usePlacementNames } from '../../../experience/use-placement-names';
import { useEditorTexts } from '../../../texts/texts';

/**
 * To whom a rule applies: nothing chosen leaves out nobody.
 * @param at JSON pointer of the audience.
 */
export function AudienceFields({ at }: { at: `/rules/${string}/audience` }) {
  const t = useEditorTexts();
  const format = useFormat();
  const { experience } = useExperience();
  const { list, options } = usePlacementNames();
  const { value: chosen = [] } = useField<string[]>(`${at}/placements`);
  const gone = chosen
    .filter((id) => list.data && !options.some(({ value }) => value === id))
    .map((value) => ({ value, label: t('qr-code-scheduler.audience.otherPlacement', { id: value }) }));
  return (
    <>
      <Field
        at={`${at}/placements`}
        label={t('qr-code-scheduler.audience.placements')}
        help={t('qr-code-scheduler.audience.placementsHelp')}
      >
        <MultiSelect
          value={list.data ? chosen : []}
          options={[...options, ...gone]}
          placeholder={t('qr-code-scheduler.audience.everyPlacement')}
        />
      </Field>
      <Field
        at={`${at}/languages`}
        label={t('qr-code-scheduler.audience.languages')}
        help={t('qr-code-scheduler.audience.languagesHelp')}
      >
        <MultiSelect
          options={experience.languages.map((tag) => ({ value: tag, label: format.languageName(tag) }))}
          placeholder={t('qr-code-scheduler.audience.everyLanguage')}
        />
      </Field>
      <Field at={`${at}/devices`} label={t('qr-code-scheduler.audience.devices')}>
        <MultiSelect
          options={deviceClass.options.map((value) => ({
            value,
            label: t(`qr-code-scheduler.devices.${value}`),
          }))}
          placeholder={t('qr-code-scheduler.audience.everyDevice')}
        />
      </Field>
    </>
  );
}
