import { codeDrawing } from '@vitrine/shared/codes/code-drawing';
import {
  type CodeDesign,
  codeFrame,
  codeLimits,
  codeModules,
  standardLogoPercent,
} from '@vitrine/shared/contract';
import { ColourField, NumberField, Section } from '@vitrine/shared/ui';
import { useExperience } from '../../../experience/experience-context';
import { useEditorTexts } from '../../../texts/texts';
import { PictureField } from '../../../uploads/picture-field';
import { ChoiceField, Field, LanguageField } from '../code-editing';

import { codeLook } from './code-look';
import { CodePreview } from './code-preview';
import styles from './design.module.css';
import { DesignCheckList } from './design-check-list';
import { designChecks } from './design-checks';
import { useLogo } from './use-logo';

interface CodeDesignFormProps {
  design: CodeDesign;
  /** What the drawing says: the code's address where it stands, or one as long. */
  address: string;
  readOnly: boolean;
  /** @param name what is changed; the same in quick succession is one undo. */
  onChange: (name: string, change: (design: CodeDesign) => CodeDesign) => void;
}

/** How a code looks, drawn as it is changed. Stands inside the open document. */
export function CodeDesignForm({ address, design, onChange, readOnly }: CodeDesignFormProps) {
  const t = useEditorTexts();
  const { baseLanguage, language } = useExperience();
  const { logo } = useLogo(design.logo);
  const drawing = codeDrawing(address, codeLook(design, { language, baseLanguage, logo }));
  const changeLogo = (next: string | null) =>
    onChange('design-logo', ({ logo: _, logoPercent, ...others }) =>
      next === null ? others : { ...others, logo: next, logoPercent: logoPercent ?? standardLogoPercent },
    );
  return (
    <Section title={t('qr-code-scheduler.design.title')} intro={t('qr-code-scheduler.design.intro')}>
      <CodePreview drawing={drawing} />
      <DesignCheckList checks={designChecks(drawing, design.sizeMm, design.distanceCm)} />
      <div className={styles.fields}>
        <Field at="/design/foreground" label={t('qr-code-scheduler.design.foreground')}>
          <ColourField />
        </Field>
        <Field at="/design/background" label={t('qr-code-scheduler.design.background')}>
          <ColourField />
        </Field>
        <Field
          at="/design/sizeMm"
          label={t('qr-code-scheduler.design.size')}
          help={t('qr-code-scheduler.design.sizeHelp')}
        >
          <NumberField
            {...codeLimits.sizeMm}
            precision={0}
            suffix={t('qr-code-scheduler.design.millimetres')}
          />
        </Field>
        <Field
          at="/design/distanceCm"
          label={t('qr-code-scheduler.design.distance')}
          help={t('qr-code-scheduler.design.distanceHelp')}
        >
          <NumberField
            {...codeLimits.distanceCm}
            precision={0}
            suffix={t('qr-code-scheduler.design.centimetres')}
          />
        </Field>
      </div>
      <ChoiceField
        at="/design/modules"
        label={t('qr-code-scheduler.design.modules')}
        options={codeModules.options.map((value) => ({
          value,
          label: t(`qr-code-scheduler.values.modules.${value}`),
        }))}
      />
      <ChoiceField
        at="/design/frame"
        label={t('qr-code-scheduler.design.frame')}
        options={codeFrame.options.map((value) => ({
          value,
          label: t(`qr-code-scheduler.values.frame.${value}`),
        }))}
      />
      {design.frame === 'banner' && (
        <LanguageField
          at="/design/callToAction"
          label={t('qr-code-scheduler.design.callToAction')}
          help={t('qr-code-scheduler.design.callToActionHelp')}
        />
      )}
      <Field at="/design/logo">
        <PictureField
          label={t('qr-code-scheduler.design.logo')}
          help={t('qr-code-scheduler.design.logoHelp')}
          fit="contain"
          ground={design.background}
          disabled={readOnly}
          value={design.logo ?? null}
          onChange={changeLogo}
        />
      </Field>
      {design.logo && (
        <Field
          at="/design/logoPercent"
          label={t('qr-code-scheduler.design.logoSize')}
          help={t('qr-code-scheduler.design.logoSizeHelp')}
        >
          <NumberField {...codeLimits.logoPercent} precision={0} suffix="%" />
        </Field>
      )}
    </Section>
  );
}
