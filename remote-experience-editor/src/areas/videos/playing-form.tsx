import { videoFits } from '@vitrine/shared/contract';
import { Switch } from '@vitrine/shared/ui';
import { useEditorTexts } from '../../texts/texts';
import { ChoiceField, Field, PlacePeriod } from './video-editing';
import styles from './videos.module.css';

/** How the film plays, and when it is there. */
export function PlayingForm() {
  const t = useEditorTexts();
  return (
    <div className={styles.form}>
      <ChoiceField
        at="/fit"
        label={t('videos.playing.fit')}
        options={videoFits.map((value) => ({ value, label: t(`videos.values.fit.${value}`) }))}
      />
      <Field at="/loop" label={t('videos.playing.loop')}>
        <Switch />
      </Field>
      <Field at="/muted" label={t('videos.playing.muted')} help={t('videos.playing.mutedHelp')}>
        <Switch />
      </Field>
      <PlacePeriod
        from={{ at: '/availableFrom', label: t('videos.playing.from') }}
        until={{
          at: '/availableUntil',
          label: t('videos.playing.until'),
          help: t('videos.playing.untilHelp'),
        }}
        reversed={t('videos.playing.reversed')}
      />
    </div>
  );
}
