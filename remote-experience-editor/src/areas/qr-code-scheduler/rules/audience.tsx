import type { CodeRule } from '@vitrine/shared/contract';
import { deviceClass } from '@vitrine/shared/contract/values/device-class';
import { Button, ControlOutlined, MultiSelect, useFormat } from '@vitrine/shared/ui';
import { useId } from 'react';
import common from '../../../common/common.module.css';
import { useField } from '../../../documents/fields/edited-document';
import { Field } from '../../../documents/fields/field';
import { useOpenFor } from '../../../documents/page/use-asked-place';
import { useExperience } from '../../../experience/experience-context';
import { usePlacementNames } from '../../../experience/use-placement-names';
import { useEditorTexts } from '../../../texts/texts';

interface AudienceProps {
  /** JSON pointer of the audience. */
  at: `/rules/${string}/audience`;
}

/** To whom a rule applies: closed while that is everybody, as it is for most. */
export function Audience({ at }: AudienceProps) {
  const t = useEditorTexts();
  const bodyId = useId();
  const { value } = useField<CodeRule['audience']>(at);
  const isForSome = Object.values(value ?? {}).some((named) => named.length > 0);
  const [isAsked, setAsked] = useOpenFor(at);
  const isOpen = isAsked || isForSome;
  return (
    <div className={common.stack}>
      {!isForSome && (
        <div>
          <Button
            kind="quiet"
            icon={<ControlOutlined />}
            aria-expanded={isOpen}
            aria-controls={bodyId}
            onClick={() => setAsked(!isAsked)}
          >
            {t('qr-code-scheduler.audience.onlySome')}
          </Button>
        </div>
      )}
      <div id={bodyId} hidden={!isOpen} className={common.stack}>
        {isOpen && <AudienceFields at={at} />}
      </div>
    </div>
  );
}

function AudienceFields({ at }: AudienceProps) {
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
            label: t(`qr-code-scheduler.values.devices.${value}`),
          }))}
          placeholder={t('qr-code-scheduler.audience.everyDevice')}
        />
      </Field>
    </>
  );
}
