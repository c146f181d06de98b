import { wallLimits } from '@vitrine/shared/contract';
import { NumberField, Section } from '@vitrine/shared/ui';
import common from '../../common/common.module.css';
import { useEditorTexts } from '../../texts/texts';
import { Field } from './wall-editing';

const { bezelMm, gapMm, screenMm, side } = wallLimits;

/** How many screens hang where, and how large they are. */
export function HangingForm() {
  const t = useEditorTexts();
  return (
    <Section title={t('video-wall.hanging.title')} intro={t('video-wall.hanging.intro')}>
      <div className={common.pair}>
        <Field at="/columns" label={t('video-wall.hanging.columns')}>
          <NumberField min={1} max={side} precision={0} />
        </Field>
        <Field at="/rows" label={t('video-wall.hanging.rows')}>
          <NumberField min={1} max={side} precision={0} />
        </Field>
      </div>
      <div className={common.pair}>
        <Field at="/screenWidthMm" label={t('video-wall.hanging.screenWidthMm')}>
          <NumberField {...screenMm} />
        </Field>
        <Field at="/screenHeightMm" label={t('video-wall.hanging.screenHeightMm')}>
          <NumberField {...screenMm} />
        </Field>
      </div>
      <p className={common.hint}>{t('video-wall.hanging.screenHelp')}</p>
      <div className={common.pair}>
        <Field at="/bezelMm" label={t('video-wall.hanging.bezelMm')}>
          <NumberField min={0} max={bezelMm} />
        </Field>
        <Field at="/columnGapMm" label={t('video-wall.hanging.columnGapMm')}>
          <NumberField min={0} max={gapMm} />
        </Field>
        <Field at="/rowGapMm" label={t('video-wall.hanging.rowGapMm')}>
          <NumberField min={0} max={gapMm} />
        </Field>
      </div>
    </Section>
  );
}
